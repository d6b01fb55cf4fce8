#!/usr/bin/env python3
"""How far a word's confidence can be trusted: trust.py EINGANGD SET [--folders …]

For each band of confidence the share of words that really stand on the page, which should be about the band itself.
"""
import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
from measure import QUIET, pages  # noqa: E402
from score import words  # noqa: E402

BANDS = (0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.96, 1.01)


def judged(eingangd, folder, truth):
    """Confidence of each word, and whether the page has such a word that was not read before."""
    for file, text in pages(folder, truth):
        left = Counter(words(text))
        read = subprocess.run([eingangd, "pagetext", str(file)], env=QUIET, stdout=subprocess.PIPE, check=True).stdout
        for page in json.loads(read):
            for word in page["words"]:
                tokens = words(word["text"])
                if not tokens or word["text"].endswith("-"):
                    continue
                right = all(left[token] > 0 for token in tokens)
                left.subtract(tokens)
                yield word["confidence"], right


def main():
    parser = argparse.ArgumentParser(description="How far a word's confidence can be trusted.")
    parser.add_argument("eingangd")
    parser.add_argument("set", type=Path)
    parser.add_argument("--folders", default="scan300,scan200,phone,bw300")
    options = parser.parse_args()
    found = [pair for folder in options.folders.split(",") for pair in judged(options.eingangd, options.set / folder, options.set / "gt")]
    off = 0
    for low, high in zip(BANDS, BANDS[1:]):
        band = [pair for pair in found if low <= pair[0] < high]
        if band:
            said, true = (sum(pair[index] for pair in band) / len(band) for index in (0, 1))
            off += abs(said - true) * len(band)
            print(f"{low:.2f} to {min(high, 1):.2f}  {len(band):6} words  said {said:.3f}  right {true:.3f}")
    print(f"{len(found)} words, mean difference {off / max(1, len(found)):.3f}")


if __name__ == "__main__":
    main()
