#!/usr/bin/env python3
"""Error rates of read texts: score.py READ TRUTH [-v], two folders with text files of the same names.

WER   words of both sides as multisets: the larger remainder, in percent of the words that are true
CER   the remaining words paired at the least total edit distance, in percent of the true characters: any reading order
oCER  edit distance of the whole text: in reading order

Dashes, quotation marks and ligatures count as one, whatever they look like; rule lines and lone punctuation as nothing. A
word divided at a line's end counts as the word on both sides, since some programs mend it and some do not.
"""
import argparse
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy
from rapidfuzz.distance import Levenshtein
from scipy.optimize import linear_sum_assignment

SAME = str.maketrans({**{mark: "-" for mark in "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"}, **{mark: '"' for mark in "“”„‟«»"},
                      **{mark: "'" for mark in "‘’‚"}, "•": " ", "\f": " ", "\u00a0": " ", "\ufb01": "fi", "\ufb02": "fl"})
DIVIDED = re.compile(r"(?<=[a-zäöüß])-\n\s*(?!(?:und|oder|bzw|sowie)\b)(?=[a-zäöüß])")
NOTHING = re.compile(r"[·|:;.,\-_~'\"*°®©><=+^}{\[\]()\\]+")


@dataclass
class Errors:
    words: int = 0
    wrong_words: int = 0
    signs: int = 0
    wrong_signs: int = 0
    length: int = 0
    wrong_order: int = 0

    def __add__(self, other):
        return Errors(*(mine + theirs for mine, theirs in zip(vars(self).values(), vars(other).values())))

    @property
    def wer(self):
        return 100 * self.wrong_words / max(1, self.words)

    @property
    def cer(self):
        return 100 * self.wrong_signs / max(1, self.signs)

    @property
    def ocer(self):
        return 100 * self.wrong_order / max(1, self.length)


def words(text):
    text = DIVIDED.sub("", unicodedata.normalize("NFC", text).translate(SAME))
    return [word for word in re.sub("-{6,}", " ", text).split() if not NOTHING.fullmatch(word)]


def _least(missing, spurious):
    """The least total edit distance over all ways to pair; what stays alone costs its length."""
    size = len(missing) + len(spurious)
    if size == 0:
        return 0
    costs = numpy.zeros((size, size))
    costs[:len(missing), len(spurious):] = numpy.array([len(word) for word in missing]).reshape(-1, 1)
    costs[len(missing):, :len(spurious)] = numpy.array([len(word) for word in spurious]).reshape(1, -1)
    for row, true in enumerate(missing):
        for column, read in enumerate(spurious):
            costs[row, column] = Levenshtein.distance(true, read)
    return int(costs[linear_sum_assignment(costs)].sum())


def compare(truth, read):
    true, got = words(truth), words(read)
    missing, spurious = (list((one - other).elements()) for one, other in
                         ((Counter(true), Counter(got)), (Counter(got), Counter(true))))
    whole = " ".join(true)
    return Errors(len(true), max(len(missing), len(spurious)), sum(map(len, true)), _least(missing, spurious), len(whole),
                  Levenshtein.distance(whole, " ".join(got)))


def folder(read, truth):
    """Errors by page; a page that was not read has every sign wrong."""
    pages = {}
    for file in sorted(Path(truth).glob("*.txt")):
        got = Path(read) / file.name
        pages[file.stem] = compare(file.read_text(), got.read_text(errors="replace") if got.exists() else "")
    return pages


def main():
    parser = argparse.ArgumentParser(description="Error rates of read texts.")
    parser.add_argument("read")
    parser.add_argument("truth")
    parser.add_argument("-v", action="store_true", help="page by page")
    options = parser.parse_args()
    pages = folder(options.read, options.truth)
    for name, errors in pages.items() if options.v else ():
        print(f"{name:20} WER {errors.wer:6.2f}  CER {errors.cer:6.2f}  oCER {errors.ocer:6.2f}")
    total = sum(pages.values(), Errors())
    print(f"{len(pages)} pages: WER {total.wer:.2f}  CER {total.cer:.2f}  oCER {total.ocer:.2f}")


if __name__ == "__main__":
    main()
