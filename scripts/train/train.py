#!/usr/bin/env python3
"""Learns the weights of absender and betrag from labelled papers, and says how well they do on papers held out.

    train.py EINGANGD SET… [--cache DIR] [--write] [--folds 5]

Each fold's papers are predicted by weights that were learned without them; those predictions give the strength of the
pull towards prior.json, the temperature that makes confidences honest, and the figures that are printed. The weights
written are then learned from all papers. Same papers, same weights: nothing is drawn at random.

Pages are read once and kept in the cache; remove it after a change in how pages are read.
"""
import argparse
import json
from pathlib import Path

import numpy as np

from model import Table
from papers import load
from weights import write

FIELDS = ("absender", "betrag")
STRENGTHS = (0.3, 0.6, 1.2, 2.5, 5.0, 10.0)
HERE = Path(__file__).resolve().parent


def folds(table, count):
    """Every set is spread evenly over the folds."""
    order = sorted(range(len(table.documents)), key=lambda i: (table.documents[i]["set"], table.documents[i]["files"]))
    place = {i: n % count for n, i in enumerate(order)}
    return [[i for i in order if place[i] == fold] for fold in range(count)]


def held_out(table, parts, prior, strength):
    """For each document its prediction by weights that never saw it."""
    out = {}
    for part in parts:
        rest = [i for other in parts if other is not part for i in other]
        weights, bias = table.fit(rest, prior, strength)
        out.update(zip(part, table.predictions(part, weights, bias)))
    return out


def logit(p):
    p = min(max(p, 1e-6), 1 - 1e-6)
    return np.log(p / (1 - p))


def surprise(predictions, temperature=1.0):
    """Mean surprise at whether the proposed value is right."""
    total = 0.0
    for p, right, _ in predictions:
        q = 1 / (1 + np.exp(-logit(p) / temperature))
        total -= np.log(max(q if right else 1 - q, 1e-12))
    return total / len(predictions)


def figures(predictions, having, threshold):
    given = [(p, right) for p, right, _ in predictions if p >= threshold]
    right = sum(r for _, r in given)
    recall, precision = right / max(having, 1), right / max(len(given), 1)
    sure = [r for p, r in given if p >= 0.9]
    f1 = 2 * recall * precision / (recall + precision) if right else 0.0
    return f1, len(sure) - sum(sure), len(sure)


def report(table, predictions, temperature, threshold):
    for name in sorted({d["set"] for d in table.documents}) + ["all"]:
        mine = [i for i in predictions if name in ("all", table.documents[i]["set"])]
        having = sum(table.documents[i]["values"][table.field][0] is not None for i in mine)
        warm = [(1 / (1 + np.exp(-logit(predictions[i][0]) / temperature)), *predictions[i][1:]) for i in mine]
        f1, wrong, sure = figures(warm, having, threshold)
        print(f"  {name:16} papers {len(mine):4}  with a value {having:4}  held-out F1 {f1:.3f}  sure and wrong {wrong}/{sure}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("sets", nargs="+")
    parser.add_argument("--cache", default=".build/train")
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    documents = load(str(Path(options.binary).resolve()), options.sets, Path(options.cache))
    priors = json.loads((HERE / "prior.json").read_text())
    for field in FIELDS:
        table = Table(documents, field)
        parts = folds(table, options.folds)
        prior = np.array([priors[field]["weights"].get(name, 0.0) for name in table.names] + [priors[field]["bias"]])
        threshold = priors[field]["threshold"]
        tried = {s: held_out(table, parts, prior, s) for s in STRENGTHS}
        strength = min(STRENGTHS, key=lambda s: surprise(list(tried[s].values())))
        predictions = tried[strength]
        # Confidences are only ever taken back.
        temperatures = np.linspace(1.0, 2.5, 31)
        temperature = float(min(temperatures, key=lambda t: surprise(list(predictions.values()), t)))
        having, reachable = table.reachable()
        print(f"{field}: {len(table.names)} features, pull {strength}, temperature {temperature:.2f}, "
              f"a finder saw the value on {reachable} of {having} papers")
        report(table, predictions, temperature, threshold)
        if options.write:
            weights, bias = table.fit([i for part in parts for i in part], prior, strength)
            unseen = {n: w for n, w in priors[field]["weights"].items() if n not in table.names}
            write(field, dict(zip(table.names, weights / temperature)) | {n: w / temperature for n, w in unseen.items()},
                  bias / temperature, documents=table.documents)


if __name__ == "__main__":
    main()
