#!/usr/bin/env python3
"""How long a page's text takes to be understood: pace.py EINGANGD FOLDER…

FOLDER is a set of papers as `make eval` takes it. Its pages are read once and kept in .build/pace; then one process goes
through all documents five times, after a round that is not counted, and the median of a document's rounds is taken.
Figures are milliseconds of processor time for one page; where other programs are at work they are somewhat too high.
"""
import json
import statistics
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "train"))
import papers  # noqa: E402

KEPT = Path(__file__).resolve().parent.parent.parent / ".build" / "pace"


def figures(binary, folder):
    """Milliseconds a page of each readable document of a set."""
    lines = papers.pages(binary, folder, papers.truth(folder), KEPT / f"{folder.name}.jsonl")
    configuration = folder / "eingang.json5"
    command = [binary, "pace", *([str(configuration)] if configuration.exists() else [])]
    run = subprocess.run(command, input="".join(lines), capture_output=True, text=True, check=True)
    documents = map(json.loads, run.stdout.splitlines())
    return [statistics.median(d["milliseconds"]) / d["pages"] for d in documents if d["pages"]]


def row(name, values):
    values = sorted(values)
    tail = values[min(len(values) - 1, int(0.95 * len(values)))]
    return f"{name:16} {len(values):9} {statistics.median(values):8.2f} {tail:8.2f} {values[-1]:8.2f}"


def main():
    binary, folders = str(Path(sys.argv[1]).resolve()), [Path(folder) for folder in sys.argv[2:]]
    if not folders:
        sys.exit("pace: no papers: name folders with a truth.jsonl, as in the sets that make eval scores.")
    KEPT.mkdir(parents=True, exist_ok=True)
    print(f"{'set':16} {'documents':>9} {'median':>8} {'95 %':>8} {'most':>8}")
    every = []
    for folder in folders:
        values = figures(binary, folder)
        every += values
        print(row(folder.name, values))
    print(row("all", every))


if __name__ == "__main__":
    main()
