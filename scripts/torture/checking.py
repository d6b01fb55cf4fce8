"""Checks what is left against what was dropped: nothing lost, nothing doubled."""

import collections
import hashlib
import json
import os
import sqlite3
import subprocess


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def files_below(folder):
    for parent, _, names in os.walk(folder):
        for name in names:
            yield os.path.join(parent, name)


class Check:
    """Faults in words, by their kind: lost, doubled, wrong."""

    def __init__(self, program, home, files, folders):
        self.program, self.home, self.files, self.folders = program, home, files, folders
        self.archive = os.path.join(home, "Archiv")
        self.lost, self.doubled, self.wrong = [], [], []
        self.store = sqlite3.connect(f"file:{home}/eingang.sqlite?mode=ro", uri=True)

    def run(self):
        self.originals()
        self.cards()
        self.marks()
        self.taken()
        self.filed()
        self.left_over()
        self.verified()
        return self

    def rows(self, sql, *values):
        return self.store.execute(sql, values).fetchall()

    def originals(self):
        """One original for each checksum, whole, under its checksum; and none that nobody dropped."""
        dropped = {file["sha256"] for file in self.files}
        places = collections.defaultdict(list)
        for entry in os.listdir(self.archive):
            if len(entry) == 2:
                for path in files_below(os.path.join(self.archive, entry)):
                    places[os.path.basename(path).split(".")[0]].append(path)
        for sha256 in dropped:
            if not places[sha256]:
                self.lost.append(f"no original {sha256}")
            elif len(places[sha256]) > 1:
                self.doubled.append(f"original {sha256} lies at {places[sha256]}")
            elif digest(places[sha256][0]) != sha256:
                self.wrong.append(f"original {sha256} has other bytes")
        for sha256 in places.keys() - dropped:
            if places[sha256]:
                self.wrong.append(f"original {sha256} is nothing that was dropped: {places[sha256]}")
        known = {row[0] for row in self.rows("SELECT sha256 FROM originals")}
        for sha256 in dropped ^ known:
            self.wrong.append(f"original {sha256} is in the store and was not dropped, or the other way round")
        if os.path.isdir(os.path.join(self.archive, "beschaedigt")):
            self.wrong.append("an original was taken for damaged")

    def cards(self):
        """Every document has a card, and none is disturbed: every file that was dropped is whole."""
        for number, state, card in self.rows("SELECT id, state, card FROM documents"):
            if state == "wartet":
                self.lost.append(f"#{number} has no card")
            elif state == "gestoert":
                self.wrong.append(f"#{number} is disturbed: {json.loads(card).get('error')}")
        # Cards that somebody split, and those that came of it, are not what was dropped any more.
        split = {row[0] for row in self.rows(
            "SELECT r.document FROM regroupings r JOIN decisions d ON d.id = r.decision "
            "WHERE d.kind = 'trennen' AND d.undone_at IS NULL")}
        for names in self.folders:
            found = {row[0] for name in names for row in self.rows(
                "SELECT document FROM document_files WHERE name = ?", name)}
            if len(found) != 1 and not found & split:
                self.wrong.append(f"the folder of {names} became the documents {sorted(found)}")

    def marks(self):
        """Every file that was dropped is one file of one card, or one mark of a duplicate."""
        parts = self.parts()
        doubles = collections.Counter(self.rows("SELECT name, sha256 FROM journal WHERE step = 'doppelt'"))
        for file in self.files:
            key = (file["name"], file["sha256"])
            count = parts[key] + doubles[key]
            text = f"{file['name']!r} ({file['way']}): {parts[key]} times in a card, {doubles[key]} duplicate marks"
            if count == 0:
                self.lost.append(text)
            elif count > 1:
                self.doubled.append(text)
        dropped = {(file["name"], file["sha256"]) for file in self.files}
        for key in (parts + doubles).keys() - dropped:
            self.wrong.append(f"{key[0]!r} was never dropped with the bytes {key[1]}")

    def parts(self):
        """How often each file stands in a card; one that is cut between its pages stands there once as a whole."""
        parts = collections.Counter()
        stretches = collections.defaultdict(list)
        for name, sha256, first, last in self.rows("SELECT name, sha256, first_page, last_page FROM document_files"):
            if first is None:
                parts[name, sha256] += 1
            else:
                stretches[name, sha256].append((first, last))
        for key, pages in stretches.items():
            pages.sort()
            read = self.rows(
                "SELECT max(p.page) FROM pages p JOIN readings r ON r.id = p.reading WHERE r.sha256 = ?", key[1])[0][0]
            starts = [first for first, _ in pages] + [read + 1]
            if starts == [1] + [last + 1 for _, last in pages]:
                parts[key] += 1
            else:
                self.wrong.append(f"{key[0]!r} of {read} pages is cut into the pages {pages}")
        return parts

    def taken(self):
        """Every file that was dropped lies once in `angenommen`, and the store knows where."""
        dropped = collections.Counter(file["sha256"] for file in self.files)
        found = collections.Counter()
        for path in files_below(os.path.join(self.archive, "angenommen")):
            if os.path.basename(path) != "Thumbs.db":
                found[digest(path)] += 1
        for sha256 in dropped.keys() | found.keys():
            if dropped[sha256] != found[sha256]:
                fault = self.lost if found[sha256] < dropped[sha256] else self.doubled
                fault.append(f"{sha256} was dropped {dropped[sha256]} times and lies {found[sha256]} times in angenommen")
        for name, place in self.rows("SELECT name, taken FROM document_files WHERE source IS NOT NULL"):
            if place is None or not os.path.exists(place):
                self.wrong.append(f"{name!r} is said to have been taken to {place!r}")

    def filed(self):
        """In the Ablage lie the copies of the decisions that stand, and nothing else."""
        expected = {}
        for number, filed in self.rows(
                "SELECT d.document, d.filed FROM decisions d JOIN documents o ON o.id = d.document "
                "WHERE d.undone_at IS NULL AND d.kind = 'uebernehmen' AND o.state = 'abgelegt'"):
            for copy in json.loads(filed):
                if copy["path"] in expected:
                    self.doubled.append(f"#{number} is filed at a place that is another card's: {copy['path']}")
                expected[copy["path"]] = copy["sha256"]
        for number, in self.rows(
                "SELECT id FROM documents o WHERE state = 'abgelegt' AND 1 <> (SELECT count(*) FROM decisions "
                "WHERE document = o.id AND undone_at IS NULL AND kind = 'uebernehmen')"):
            self.wrong.append(f"#{number} is filed without a decision that says so")
        found = {path: digest(path) for path in files_below(os.path.join(self.home, "Ablage"))}
        for path in expected.keys() | found.keys():
            if path not in found:
                self.lost.append(f"no filed copy at {path}")
            elif path not in expected:
                self.doubled.append(f"a stray copy at {path}")
            elif expected[path] != found[path]:
                self.wrong.append(f"the filed copy at {path} has other bytes")
        for row in self.rows("SELECT document, path FROM filings"):
            self.wrong.append(f"#{row[0]}: a filing is left half done: {row[1]}")

    def left_over(self):
        for name in os.listdir(os.path.join(self.home, "Eingang")):
            if name != ".angenommen":
                self.wrong.append(f"{name!r} still lies in the inbox")
        for path in files_below(os.path.join(self.archive, ".teil")):
            if not path.endswith(".lock"):
                self.wrong.append(f"an unfinished copy is left: {path}")

    def verified(self):
        run = subprocess.run(
            [self.program, "verify", "--home", self.home], capture_output=True, text=True, errors="replace")
        if run.returncode != 0:
            self.wrong.append(f"verify ended with {run.returncode}: {run.stdout}{run.stderr}")
