#!/usr/bin/env python3
"""Time that passes for a stack of pages, as a user has it; for an idle machine: wall.py EINGANGD SET [--rounds N]

Twelve scans are read by eingangd with its readers, by tesseract two at a time with one thread each, by tesseract with its
default threads one page after the other, and by OCRmyPDF where it is installed, in alternating rounds.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ONE_THREAD = {**os.environ, "OMP_THREAD_LIMIT": "1"}


def call(command, env=ONE_THREAD):
    subprocess.run(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def two_at_a_time(files):
    with ThreadPoolExecutor(2) as workers:
        list(workers.map(lambda file: call(["tesseract", file, "-", "-l", "deu"]), files))


def default_threads(files):
    for file in files:
        call(["tesseract", file, "-", "-l", "deu"], {key: value for key, value in os.environ.items() if key != "OMP_THREAD_LIMIT"})


def ocrmypdf(pdf, folder):
    call(["ocrmypdf", "-q", "-l", "deu", "--skip-text", "--deskew", "--rotate-pages", "--jobs", "2", pdf, str(Path(folder) / "out.pdf")],
         dict(os.environ))


def main():
    parser = argparse.ArgumentParser(description="Time that passes for twelve scanned pages.")
    parser.add_argument("eingangd")
    parser.add_argument("set", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    files = [str(file) for file in sorted((options.set / "scan300").iterdir())[:12]]
    with tempfile.TemporaryDirectory() as scratch:
        whole = str(Path(scratch) / "whole.pdf")
        ways = {"eingangd": lambda: call([options.eingangd, "extract", "--text", *files]),
                "tesseract, two at a time": lambda: two_at_a_time(files),
                "tesseract, default threads": lambda: default_threads(files)}
        if shutil.which("ocrmypdf"):
            call(["qpdf", "--empty", "--pages", *(str(options.set / "imgpdf" / (Path(file).stem + ".pdf")) for file in files), "--", whole])
            ways["OCRmyPDF"] = lambda: ocrmypdf(whole, scratch)
        took = {name: [] for name in ways}
        for number in range(options.rounds):
            print(f"load {os.getloadavg()[0]:.2f}", file=sys.stderr)
            for name in list(ways) if number % 2 == 0 else reversed(list(ways)):
                start = time.monotonic()
                ways[name]()
                took[name].append(time.monotonic() - start)
        peer = took["tesseract, two at a time"]
        for name, times in took.items():
            ratios = sorted(mine / other for mine, other in zip(times, peer))
            print(f"{name:28}{statistics.median(times):8.1f} s ({min(times):.1f} to {max(times):.1f}), "
                  f"ratio {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
