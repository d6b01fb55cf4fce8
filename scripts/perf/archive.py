#!/usr/bin/env python3
"""Makes a household with many documents and measures what looking things up costs: archive.py EINGANGD FOLDER [--documents N]

The documents are copies of one text that eingangd has taken in, each with values and words of its own: no images, so that
only the store is measured. Words are as frequent as in a language: a few stand nearly everywhere, most hardly anywhere. Every
question is put by a process of its own, as a person does; its processor time is printed, the start of the program included.
"""
import argparse
import itertools
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

SYLLABLES = [a + b for a in "b d f g h k l m n p r s t v w z sch st br kr".split()
             for b in "a e i o u ei au er en ung".split()]
LETTER = "Stadtwerke Musterstadt\nRechnung vom 01.09.2025\nRechnungsbetrag: 85,00 €\nzahlbar bis 15.09.2025\n"


class Language:
    """Words by falling frequency, a good part of them made of two others."""

    def __init__(self, draw):
        base = ["".join(draw.choice(SYLLABLES) for _ in range(draw.choice([2, 2, 3]))) for _ in range(8000)]
        self.words = base + [draw.choice(base) + draw.choice(base) for _ in range(60000)]
        self.sums = list(itertools.accumulate(1 / (rank + 3) for rank in range(len(self.words))))
        self.draw = draw

    def text(self, count):
        words = self.draw.choices(self.words, cum_weights=self.sums, k=count)
        return " ".join(words + [str(self.draw.randint(10000, 99999999)) for _ in range(6)])


def template(eingangd, home):
    letter = home.parent / "brief.txt"
    letter.write_text(LETTER, encoding="utf-8")
    subprocess.run([eingangd, "init", "--home", home], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    subprocess.run([eingangd, "ingest", "--copy", letter, "--home", home], check=True, stdout=subprocess.DEVNULL)


def fill(store, count, language, draw):
    """All rows of the one document once more for each, as the program would have written them."""
    connection = sqlite3.connect(store)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys=OFF")
    document = dict(connection.execute("SELECT * FROM documents").fetchone())
    file = dict(connection.execute("SELECT * FROM document_files").fetchone())
    original = dict(connection.execute("SELECT * FROM originals").fetchone())
    page = connection.execute("SELECT content FROM pages").fetchone()[0]
    senders = [language.text(0).split()[0] + " " + draw.choice(language.words).title() for _ in range(max(40, count // 250))]

    def insert(table, row):
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))

    terms = set(row[0] for row in connection.execute("SELECT term FROM terms"))
    for id in range(2, count + 1):
        sha256 = f"{id:064x}"
        sender, target = draw.choice(senders), draw.choice(["Schule", "Wohnen", "Finanzen", "Auto"])
        card = json.loads(document["card"])
        card["id"], card["absender"]["value"], card["ablage"]["value"] = id, sender, target
        state = "offen" if id > count - 30 else "abgelegt"
        year = 2015 + id * 10 // count
        day = f"{year}-{draw.randint(1, 12):02}-{draw.randint(1, 28):02}"
        insert("originals", {**original, "sha256": sha256})
        insert("documents", {**document, "id": id, "digest": sha256, "state": state, "card": json.dumps(card),
                             "absender": sender, "ablage": target, "betrag": draw.randint(100, 100000), "frist": day,
                             "datum": day, "arrived_at": day + "T12:00:00.000Z"})
        insert("document_files", {**file, "document": id, "sha256": sha256})
        connection.execute("INSERT INTO readings (id, sha256, fingerprint, read_at) VALUES (?, ?, 'f', ?)", (id, sha256, day))
        texts = [f"Rechnung · {sender} · {target} · brief.txt"]
        texts += [language.text(draw.randint(80, 300)) for _ in range(draw.choice([1, 1, 2]))]
        for number, text in enumerate(texts):
            place = id << 20 | number
            connection.execute("INSERT INTO page_texts VALUES (?, ?)", (place, text))
            connection.execute("INSERT INTO page_words (rowid, text) VALUES (?, ?)", (place, text))
            for term in set(text.lower().split()) - terms:
                if len(term) < 4 or term.isdigit():
                    continue
                terms.add(term)
                new = connection.execute("INSERT OR IGNORE INTO terms (term) VALUES (?)", (term,))
                if new.rowcount > 0:
                    connection.execute("INSERT INTO term_parts (rowid, term) VALUES (?, ?)", (new.lastrowid, term))
            if number > 0:
                connection.execute("INSERT INTO pages VALUES (?, ?, ?)", (id, number, page))
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return senders


def cost(command):
    before = os.times()
    start = time.monotonic()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return used * 1000, (time.monotonic() - start) * 1000


def report(name, costs):
    used, passed = (sorted(column) for column in zip(*costs))
    place = min(len(used) - 1, int(len(used) * 0.95))
    print(f"{name:28} {len(costs):4} times   processor {used[len(used) // 2]:7.1f} ms, p95 {used[place]:7.1f}"
          f"   passed {passed[len(passed) // 2]:7.1f} ms, p95 {passed[place]:7.1f}")


def questions(language, senders, draw):
    """Common and rare words, parts of words, slips, two words, and conditions, mixed."""
    for rank in (0, 10, 100, 1000, 5000, 20000, 50000):
        word = language.words[rank]
        yield [word]
        yield [word[1:]] if len(word) > 5 else [word]
        yield [word[:-1] + ("x" if word[-1] != "x" else "y")]
        yield [word, language.words[(rank * 7 + 3) % 3000]]
        yield [word, "betrag:>50", "datum:2020"]
        yield ["absender:" + draw.choice(senders).split()[-1], word]


def main():
    parser = argparse.ArgumentParser(description="What looking things up costs in a large archive.")
    parser.add_argument("eingangd")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--documents", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    draw = random.Random(options.seed)
    language = Language(draw)
    options.folder.mkdir(parents=True, exist_ok=False)
    home = options.folder / "home"
    template(options.eingangd, home)
    store = home / "eingang.sqlite"
    senders = fill(store, options.documents, language, draw)
    print(f"{options.documents} documents, {store.stat().st_size / options.documents:.0f} bytes of store each")
    run = [options.eingangd]
    at = ["--home", str(home)]
    report("start alone (--version)", [cost(run + ["--version"]) for _ in range(20)])
    report("count", [cost(run + ["count"] + at) for _ in range(20)])
    report("list", [cost(run + ["list"] + at) for _ in range(20)])
    report("search", [cost(run + ["search", *words] + at) for words in questions(language, senders, draw) for _ in range(3)])
    for words in questions(language, senders, draw):
        used, passed = min(cost(run + ["search", *words] + at) for _ in range(3))
        if used > 50:
            print(f"  over 50 ms: {' '.join(words)}: {used:.0f} ms", file=sys.stderr)


if __name__ == "__main__":
    main()
