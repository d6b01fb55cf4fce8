#!/usr/bin/env python3
"""Writes and renders the sample papers with their expected values.

    python3 -m venv env && env/bin/pip install -r samples/make/requirements.txt
    env/bin/python samples/make/make_samples.py            # into samples/
    env/bin/python samples/make/make_samples.py --out DIR  # somewhere else
    env/bin/python samples/make/make_samples.py --only mahnung-abfluss

Needs the Debian packages fonts-liberation and fonts-dejavu-core. The same versions give the same bytes every time:
all noise comes from a seed made of the paper's name, and nothing looks at the clock.
"""
import argparse
import sys
import zlib
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))

import checks  # noqa: E402
import papers  # noqa: E402
import writers  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description="Renders the sample papers.")
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent.parent, help="folder to write into")
    parser.add_argument("--only", action="append", metavar="NAME", help="this paper alone (may be repeated)")
    options = parser.parse_args()
    chosen = [paper for paper in papers.all_papers() if not options.only or paper.name in options.only]
    if not chosen:
        parser.error("no paper of that name")
    options.out.mkdir(parents=True, exist_ok=True)
    for paper in chosen:
        checks.check(paper)
    total = 0
    for paper in chosen:
        names = writers.write(paper, options.out, zlib.crc32(paper.name.encode()))
        size = sum((options.out / name).stat().st_size for name in names)
        total += size
        print(f"{paper.name:26} {paper.form:10} {len(paper.pages)} p. {size / 1024:7.0f} KiB")
    print(f"{len(chosen)} papers, {sum(len(paper.pages) for paper in chosen)} pages, {total / 1024 / 1024:.2f} MiB")


if __name__ == "__main__":
    main()
