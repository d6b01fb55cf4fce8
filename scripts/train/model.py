"""The ranking that is learned: values compete with each other and with there being none."""
import difflib
import re
import unicodedata

import numpy as np
from scipy.optimize import minimize

LEGAL = {"gmbh", "mbh", "ag", "kg", "ohg", "gbr", "ug", "ev", "eg", "se", "co", "kgaa", "ltd", "inc", "llc", "plc", "bhd", "sdn"}


def bare(name):
    """A name without case, punctuation and legal form."""
    words = re.sub(r"[^\w&+ ]", " ", unicodedata.normalize("NFKC", name).casefold().replace("ß", "ss")).split()
    return " ".join(word for word in words if word not in LEGAL)


def same(field, wanted, found):
    if wanted is None:
        return False
    if field == "absender":
        one, other = bare(wanted), bare(found)
        return one == other or difflib.SequenceMatcher(None, one, other, autojunk=False).ratio() >= 0.85
    if field == "betrag":
        return abs(float(wanted) - float(found)) < 0.005
    return wanted == found


class Table:
    """The candidates of one field as numbers: a row each, grouped by value, documents one after the other."""

    def __init__(self, documents, field):
        self.field = field
        self.documents = [d for d in documents if field in d["values"]]
        rows = [row for d in self.documents for row in d["candidates"][field]]
        self.names = sorted({name for row in rows for name in row["features"]})
        column = {name: i for i, name in enumerate(self.names)}
        self.x = np.zeros((len(rows), len(self.names)))
        for r, row in enumerate(rows):
            for name, strength in row["features"].items():
                self.x[r, column[name]] = strength
        # For each document: its groups as lists of rows, and which groups are right.
        self.groups, self.right, start = [], [], 0
        for d in self.documents:
            found = {}
            for r, row in enumerate(d["candidates"][field]):
                found.setdefault(row["value"], []).append(start + r)
            start += len(d["candidates"][field])
            self.groups.append(list(found.values()))
            self.right.append([any(same(field, w, value) for w in d["values"][field]) for value in found])

    def reachable(self):
        """Documents that have a value, and those of them where a finder saw it."""
        having = [i for i, d in enumerate(self.documents) if d["values"][self.field][0] is not None]
        return len(having), sum(any(self.right[i]) for i in having)

    def chances(self, i, weights, bias):
        """Of each group of a document, the chance that it is the value."""
        if not self.groups[i]:
            return np.zeros(0), []
        odds = self.x @ weights + bias if self._odds is None else self._odds
        best = [group[int(np.argmax(odds[group]))] for group in self.groups[i]]
        scores = np.append(odds[best], 0.0)
        powers = np.exp(scores - scores.max())
        return powers[:-1] / powers.sum(), best

    _odds = None

    def predictions(self, indices, weights, bias):
        """For each document its best value's chance and whether that is right, and whether nothing is."""
        self._odds = self.x @ weights + bias
        out = []
        for i in indices:
            chances, _ = self.chances(i, weights, bias)
            none_is_right = None in self.documents[i]["values"][self.field]
            if len(chances) == 0:
                out.append((0.0, False, none_is_right))
            else:
                g = int(np.argmax(chances))
                out.append((float(chances[g]), self.right[i][g], none_is_right))
        self._odds = None
        return out

    def loss(self, indices, packed, prior, strength):
        """Mean surprise over documents with its slope; pulled towards what was expected beforehand."""
        weights, bias = packed[:-1], packed[-1]
        self._odds = self.x @ weights + bias
        total, slope = 0.0, np.zeros_like(packed)
        for i in indices:
            chances, best = self.chances(i, weights, bias)
            if len(chances) == 0:
                continue
            none = 1 - chances.sum()
            right = np.array(self.right[i])
            goal = np.where(right, chances, 0.0)
            if not right.any():
                goal, mass = np.zeros_like(chances), none
            else:
                mass = goal.sum()
            total -= np.log(max(mass, 1e-12))
            share = goal / mass if right.any() else goal
            pull = chances - share
            slope[:-1] += pull @ self.x[best]
            slope[-1] += pull.sum()
        self._odds = None
        away = packed - prior
        total += strength * (away @ away) / 2
        slope += strength * away
        return total, slope

    def fit(self, indices, prior, strength):
        done = minimize(
            lambda p: self.loss(indices, p, prior, strength), prior, jac=True, method="L-BFGS-B",
            options={"maxiter": 400})
        return done.x[:-1], done.x[-1]
