#!/usr/bin/env python3
"""Compares what eingangd proposes for the samples with their expected values, field by field.

    score_samples.py EINGANGD SAMPLES

Prints right, wrong and missing per field, and each difference. Standard library only.
"""
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

PLAIN = ("art", "titel", "needsDecision", "lang")
VALUED = ("absender", "betrag", "frist", "datum", "iban", "rechnungsnummer", "kundennummer", "person", "ablage")


def extract(binary, samples, files):
    join = ["--join"] if len(files) > 1 else []
    command = [binary, "extract", "--json", "--config", str(samples / "eingang.json5"), *join]
    done = subprocess.run(command + [str(samples / file) for file in files], capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def card_of(cards, expected):
    """That of several documents on one image which begins on the page."""
    first = expected.get("firstPage", 1)
    return next((card for card in cards if card.get("pages", [1])[:1] in ([first], [])), {})


def value(field, card):
    got = card.get(field)
    return got.get("value") if isinstance(got, dict) else got


def main():
    binary, samples = sys.argv[1], Path(sys.argv[2])
    counts = {field: Counter() for field in PLAIN + VALUED}
    for truth in sorted(samples.glob("*.expected.json")):
        expected = json.loads(truth.read_text(encoding="utf-8"))
        card = card_of(extract(binary, samples, expected["files"]), expected)
        for field in counts:
            want, got = value(field, expected), value(field, card)
            accepted = [want, *(expected.get("absenderAuch", []) if field == "absender" else [])]
            verdict = "right" if got in accepted else "missing" if got is None else "wrong"
            counts[field][verdict] += 1
            if verdict != "right":
                print(f"{truth.stem.removesuffix('.expected')}: {field}: expected {want!r}, got {got!r}")
    print(f"{'field':18}{'right':>7}{'wrong':>7}{'missing':>9}")
    for field, count in counts.items():
        print(f"{field:18}{count['right']:7}{count['wrong']:7}{count['missing']:9}")


if __name__ == "__main__":
    main()
