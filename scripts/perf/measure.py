#!/usr/bin/env python3
"""Error rates and processor time against the tesseract program: measure.py EINGANGD SET [--folders …] [--rounds N]

Both programs read the same pages, one after the other and in alternating rounds. Texts are scored once a program, since
they do not change; processor time is the children's own, so that what else runs on the machine disturbs it least. What a
start costs is measured on a page with nothing to read and stated beside the pages' time, from which it is taken.
"""
import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
from score import Errors, compare  # noqa: E402

QUIET = {**os.environ, "OMP_THREAD_LIMIT": "1"}


def run(command):
    """What it printed, the processor seconds of it and its children, and the seconds that passed."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(command, env=QUIET, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout.decode(errors="replace"), used, time.monotonic() - start


def pages(folder, truth):
    """Pages with the text that is on them; a turned page is named after the page and its turn."""
    found = []
    for file in sorted(Path(folder).iterdir()):
        text = Path(truth) / (file.name.split(".")[0] + ".txt")
        if text.exists():
            found.append((file, text.read_text()))
    return found


def bare_page(folder):
    """A white page of 100 by 100 pixels, without any library."""
    path = Path(folder) / "bare.pgm"
    path.write_bytes(b"P5 200 200 255\n" + b"\xff" * 40000)
    return path


class Program:
    def __init__(self, name, command, bare):
        self.name, self.command = name, command
        self.errors, self.seconds = {}, {}
        self.start = statistics.median(run(command(bare))[1] for _ in range(5))

    def read(self, file, truth):
        text, used, _ = run(self.command(file))
        self.seconds.setdefault(file, []).append(used)
        self.errors.setdefault(file, compare(truth, text))

    def total(self):
        return sum(self.errors.values(), Errors())

    def round(self, number):
        """Processor seconds a page in that round, the start taken off."""
        return sum(times[number] for times in self.seconds.values()) / len(self.seconds) - self.start


def report(folder, ours, theirs, rounds, verbose):
    mine, other = ours.total(), theirs.total()
    ratios = sorted(ours.round(number) / theirs.round(number) for number in range(rounds))
    print(f"\n{folder}: {len(ours.errors)} pages")
    print(f"{'':12}{'CER %':>8}{'oCER %':>8}{'WER %':>8}{'CPU s a page':>14}{'start CPU s':>13}")
    for program in (theirs, ours):
        errors = program.total()
        seconds = statistics.median(program.round(number) for number in range(rounds))
        print(f"{program.name:12}{errors.cer:8.2f}{errors.ocer:8.2f}{errors.wer:8.2f}{seconds:14.2f}{program.start:13.2f}")
    print(f"ratio        {mine.cer / max(other.cer, 1e-9):7.2f} {mine.ocer / max(other.ocer, 1e-9):7.2f} "
          f"{mine.wer / max(other.wer, 1e-9):7.2f}   {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})")
    for file in ours.errors if verbose else ():
        one, two = theirs.errors[file], ours.errors[file]
        print(f"  {file.name:24} CER {one.cer:6.2f} {two.cer:6.2f}  oCER {one.ocer:6.2f} {two.ocer:6.2f}")


def main():
    parser = argparse.ArgumentParser(description="Measures reading against the tesseract program.")
    parser.add_argument("eingangd")
    parser.add_argument("set", type=Path)
    parser.add_argument("--folders", default="scan300,scan200,phone,bw300")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("-v", action="store_true", help="page by page")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        bare = bare_page(scratch)
        for folder in options.folders.split(","):
            theirs = Program("tesseract", lambda file: ["tesseract", str(file), "-", "-l", "deu"], bare)
            ours = Program("eingangd", lambda file: [options.eingangd, "extract", "--text", str(file)], bare)
            for number in range(options.rounds):
                for file, truth in pages(options.set / folder, options.set / "gt"):
                    for program in (theirs, ours) if number % 2 == 0 else (ours, theirs):
                        program.read(file, truth)
            report(folder, ours, theirs, options.rounds, options.v)
            sys.stdout.flush()


if __name__ == "__main__":
    main()
