#!/usr/bin/env python3
"""Memory of the readers over many pages: memory.py EINGANGD SET… [--pages N]

Every page of the sets is read once, then all of them over and over up to so many pages. The readers are looked at while they
work: the most memory that one ever held, and what each held in the first and the last third of its life. A reader is
replaced after some 200 pages, so growth shows within one reader's life.
"""
import argparse
import itertools
import os
import statistics
import subprocess
import tempfile
import threading
import time
from pathlib import Path

FOLDERS = ("scan300", "scan200", "phone", "bw300", "imgpdf", "rot", "blank", "several")


def status(pid, key):
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(key + ":"):
                return int(line.split()[1])
    except (OSError, ValueError):
        pass
    return 0


def children(pid):
    try:
        return [int(child) for task in os.listdir(f"/proc/{pid}/task")
                for child in Path(f"/proc/{pid}/task/{task}/children").read_text().split()]
    except OSError:
        return []


class Watch(threading.Thread):
    """Looks at a program's readers, in MiB, until the program has ended."""

    def __init__(self, program):
        super().__init__(daemon=True)
        self.program, self.peaks, self.held = program, {}, {}

    def run(self):
        while self.program.poll() is None:
            for reader in children(self.program.pid):
                self.peaks[reader] = max(self.peaks.get(reader, 0), status(reader, "VmHWM") / 1024)
                if resident := status(reader, "VmRSS"):
                    self.held.setdefault(reader, []).append(resident / 1024)
            time.sleep(0.2)


def read(eingangd, files):
    """The readers' memory, and the seconds that passed."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        program = subprocess.Popen(
            [eingangd, "bench", *map(str, files), "--quiet", "--home", home], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        watch = Watch(program)
        watch.start()
        program.wait()
        watch.join()
    return watch, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser(description="Memory of the readers over many pages.")
    parser.add_argument("eingangd")
    parser.add_argument("sets", type=Path, nargs="+")
    parser.add_argument("--pages", type=int, default=500)
    options = parser.parse_args()
    pages = [file for each in options.sets for folder in FOLDERS for file in sorted((each / folder).glob("*.*"))]
    if not pages:
        parser.error(f"no pages in {', '.join(map(str, options.sets))}; make perf-set renders them")
    count = max(options.pages, len(pages))
    watch, seconds = read(options.eingangd, itertools.islice(itertools.cycle(pages), count))
    print(f"{count} files, {len(pages)} of them different, in {seconds:.0f} s")
    for reader, held in sorted(watch.held.items(), key=lambda each: -watch.peaks[each[0]]):
        third = max(1, len(held) // 3)
        first, last = statistics.median(held[:third]), statistics.median(held[-third:])
        print(f"reader {reader}: most {watch.peaks[reader]:.0f} MiB, {first:.0f} in its first third, {last:.0f} in its last")
    print(f"largest reader: {max(watch.peaks.values(), default=0):.0f} MiB")


if __name__ == "__main__":
    main()
