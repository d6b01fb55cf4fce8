#!/usr/bin/env python3
"""Takes broken and malicious files into one running program, and counts how each ended.

  hostile.py EINGANGD DIR

First every file of DIR goes through one `ingest`; where DIR is not there, broken copies of the project's own samples do.
Each must end as a card, as "gestört" with a reason, or as a duplicate. Then they all go through the inbox of one `watch`,
and 500 small letters through that of another. While they run, the memory of the program and of its readers is looked at
every half second: the program's must stay flat. Afterwards the store says what each page took, in time and pixels, and
what the largest reader held: all within the limits of the configuration.
"""

import collections
import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

DOCUMENTS = int(os.environ.get("DOCUMENTS", "500"))
# Growth of the program's own memory that is no leak: buffers that stay as large as the largest document needed them.
MOST_GROWTH_MIB = 30
# The limits of the configuration, which the households here name. A reader's address space is limited, so what it holds
# in memory cannot be more.
MOST_READER_MIB = 2048
SECONDS_PER_PAGE = 120
MEGAPIXELS = 120
WARM_UP = 50
SAMPLES = pathlib.Path(__file__).resolve().parent.parent / "samples"


class Memory(threading.Thread):
    """Looks at a process and its children until it ends."""

    def __init__(self, pid):
        super().__init__(daemon=True)
        self.pid = pid
        self.seen = []
        self.largest_reader = 0
        self.done = threading.Event()

    @staticmethod
    def status(pid, key):
        try:
            for line in open(f"/proc/{pid}/status"):
                if line.startswith(key + ":"):
                    return int(line.split()[1])
        except (OSError, ValueError):
            pass
        return None

    def children(self):
        found = []
        try:
            for task in os.listdir(f"/proc/{self.pid}/task"):
                found += open(f"/proc/{self.pid}/task/{task}/children").read().split()
        except OSError:
            pass
        return found

    def look(self):
        resident = self.status(self.pid, "VmRSS")
        if resident:
            self.seen.append((time.monotonic(), resident))
        for child in self.children():
            self.largest_reader = max(self.largest_reader, self.status(child, "VmHWM") or 0)
        return resident

    def run(self):
        while not self.done.wait(0.5):
            self.look()

    def last(self):
        return self.seen[-1][1] / 1024 if self.seen else 0.0


def broken_samples(folder):
    """At least sixty files: each sample cut, holed, with bytes changed, and with another's end."""
    chance = random.Random(1)
    papers = sorted(p for p in SAMPLES.glob("*") if p.suffix in (".pdf", ".jpg", ".png", ".tif", ".tiff", ".webp"))
    papers += sorted(p for p in SAMPLES.glob("*/*") if p.suffix in (".jpg", ".png"))
    for index, paper in enumerate(papers):
        data = paper.read_bytes()
        size = len(data)
        changed = bytearray(data)
        for _ in range(20):
            changed[chance.randrange(size)] = chance.randrange(256)
        dirt = bytes(chance.randrange(256) for _ in range(2000))
        other = papers[index - 1].read_bytes()
        variants = {
            "empty": b"", "head": data[:100], "half": data[: size // 2], "cut": data[:-20],
            "hole": data[: size // 3] + bytes(4096) + data[size // 3 + 4096 :], "changed": bytes(changed),
            "spliced": data[: size // 2] + other[len(other) // 2 :], "dirt": data[:64] + dirt,
        }
        for kind, content in variants.items():
            (folder / f"{kind}-{paper.name}").write_bytes(content)
    # Names that no paper has, and that a file system takes.
    letter = tiny_pdf("Ein Brief mit einem Namen, den niemand tippt")
    for name in [b"-rf", b"a\nb.pdf", b"\x1b[2J\x07.pdf", b"x" * 251 + b".pdf", "\u202egpj.pdf".encode(), b"'; id.pdf"]:
        pathlib.Path(os.fsdecode(os.fsencode(folder) + b"/" + name)).write_bytes(letter + name)


def tiny_pdf(text):
    """A PDF of one page with a text layer."""
    stream = f"BT /F1 11 Tf 70 790 Td 16 TL ({text}) Tj T* (Rechnungsbetrag: 85,00) Tj ET".encode("latin-1")
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream),
    ]
    out = b"%PDF-1.4\n"
    offsets = []
    for number, body in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    return out + b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)


def table(title, counts):
    print(title)
    for key, count in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
        print(f"  {count:5}  {key}")


def report(memory, after_warm_up):
    end = memory.last()
    start = memory.seen[0][1] / 1024 if memory.seen else 0.0
    peak = max((resident for _, resident in memory.seen), default=0) / 1024
    warm = after_warm_up if after_warm_up is not None else start
    print(f"  memory of the program: {start:.1f} MiB at the start, {warm:.1f} after {WARM_UP} documents, "
          f"{end:.1f} at the end, {peak:.1f} at most")
    print(f"  largest reader: {memory.largest_reader / 1024:.1f} MiB")
    flaws = []
    if end - warm > MOST_GROWTH_MIB:
        flaws.append(f"the program grew by {end - warm:.1f} MiB; {MOST_GROWTH_MIB} are allowed")
    if memory.largest_reader / 1024 > MOST_READER_MIB:
        flaws.append(f"a reader held {memory.largest_reader / 1024:.0f} MiB; {MOST_READER_MIB} are allowed")
    return flaws


class Tally:
    """What was said of each file."""

    def __init__(self):
        self.outcomes = collections.Counter()
        self.reasons = collections.Counter()
        self.answered = collections.Counter()
        self.flaws = []

    def take(self, line):
        card = json.loads(line)
        for name in card["files"]:
            self.answered[name] += 1
        state = card["state"]
        if state == "gestoert":
            why = card.get("error", {}).get("why", "").strip()
            self.outcomes["gestört, with a reason"] += 1
            self.reasons[why] += 1
            if not why:
                self.flaws.append(f"{card['files']}: gestört without a reason")
        elif state == "doppelt":
            self.outcomes["duplicate"] += 1
        else:
            self.outcomes["card"] += 1


def household(eingangd, home):
    """A new one, whose limits are written down."""
    subprocess.run([eingangd, "init", "--home", home], check=True, capture_output=True)
    pathlib.Path(home, "eingang.json5").write_text(f"""{{
      eingang: {{ geduld: 10, ruheLeer: 5 }},
      grenzen: {{ sekundenProSeite: {SECONDS_PER_PAGE}, speicherMiB: {MOST_READER_MIB}, megapixel: {MEGAPIXELS} }},
    }}""")


def limits(home):
    """What the store has written down of each document and page, against the limits."""
    flaws = []
    with sqlite3.connect(f"file:{home}/eingang.sqlite?mode=ro", uri=True) as store:
        slowest = 0.0
        for document, pages, spent in store.execute(
                "SELECT document, pages, (decode + prepare + ocr) / 1000 FROM throughput"):
            # What could not be read counts no page; opening a document may take as long as a page.
            each = spent / max(pages, 1)
            slowest = max(slowest, each)
            if each > SECONDS_PER_PAGE:
                flaws.append(f"#{document}: {each:.0f} s a page; {SECONDS_PER_PAGE} are allowed")
        largest = 0.0
        for document, content in store.execute(
                "SELECT f.document, p.content FROM pages p JOIN readings r ON r.id = p.reading "
                "JOIN document_files f ON f.sha256 = r.sha256"):
            page = json.loads(content)
            if page["source"] == "textLayer":
                continue
            pixels = page["width"] * page["height"] / 1e6
            largest = max(largest, pixels)
            if pixels > MEGAPIXELS:
                flaws.append(f"#{document}: a page of {pixels:.0f} megapixels; {MEGAPIXELS} are allowed")
        readers = [row[0] or 0 for row in store.execute("SELECT largest_reader FROM runs")]
    reader = max(readers, default=0) / 1024
    if reader > MOST_READER_MIB:
        flaws.append(f"a reader held {reader:.0f} MiB by the store's account; {MOST_READER_MIB} are allowed")
    print(f"  slowest page {slowest:.1f} s of {SECONDS_PER_PAGE}, largest page {largest:.1f} megapixels of {MEGAPIXELS}, "
          f"largest reader {reader:.1f} MiB of {MOST_READER_MIB}, as the store has it")
    return flaws


def ingest(eingangd, home, files):
    print(f"{len(files)} files through one ingest")
    household(eingangd, home)
    began = time.monotonic()
    process = subprocess.Popen(
        [eingangd, "ingest", "--json", "--quiet", "--home", home, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE)
    memory = Memory(process.pid)
    memory.start()
    errors = []
    reader = threading.Thread(target=lambda: errors.extend(process.stderr.readlines()), daemon=True)
    reader.start()
    process.stdin.write(b"\0".join(os.fsencode(f) for f in files) + b"\0")
    process.stdin.close()
    tally = Tally()
    warm = None
    for count, line in enumerate(process.stdout, 1):
        tally.take(line)
        if count == WARM_UP:
            memory.look()
            warm = memory.last()
    code = process.wait()
    memory.done.set()
    reader.join()
    table("  ended as", tally.outcomes)
    table("  why a card is gestört", tally.reasons)
    print(f"  {time.monotonic() - began:.0f} s")
    flaws = tally.flaws + report(memory, warm) + limits(home)
    if code not in (0, 1):
        flaws.append(f"ingest ended with {code}: {b''.join(errors[-3:]).decode(errors='replace').strip()}")
    names = collections.Counter(os.fsencode(f).split(b"/")[-1].decode("utf-8", "replace") for f in files)
    for name, expected in names.items():
        # More than one answer is right where a file proves to be several documents.
        if tally.answered[name] < expected:
            flaws.append(f"{name!r}: {tally.answered[name]} answers, not {expected}")
    if (names - tally.answered) and errors:
        flaws.append(b"".join(errors[-5:]).decode(errors="replace").strip())
    return flaws


class Watch:
    """One running `watch`, and what it says."""

    def __init__(self, eingangd, home):
        household(eingangd, home)
        self.home = home
        self.inbox = pathlib.Path(home) / "Eingang"
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [eingangd, "watch", "--json", "--home", home], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.memory = Memory(self.process.pid)
        self.tally = Tally()
        self.errors = []
        self.ready = threading.Event()
        self.warm = None
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stderr:
            self.errors.append(line)
            if b"Bereit" in line:
                self.ready.set()

    def take(self, drop, names, seconds=1800):
        """Drops, and waits until every name has an answer; what went wrong."""
        if not self.ready.wait(60):
            self.process.kill()
            return [f"watch was not ready after a minute: {b''.join(self.errors).decode(errors='replace').strip()}"]
        print(f"  ready after {time.monotonic() - self.began:.2f} s")
        self.memory.start()
        self.memory.look()
        threading.Thread(target=drop, args=(self.inbox,), daemon=True).start()
        alarm = threading.Timer(seconds, self.process.kill)
        alarm.start()
        waiting = set(names)
        count = 0
        while waiting:
            line = self.process.stdout.readline()
            if not line:
                break
            self.tally.take(line)
            waiting -= self.tally.answered.keys()
            count += 1
            if count == WARM_UP:
                self.memory.look()
                self.warm = self.memory.last()
        alarm.cancel()
        return self.end(waiting)

    def end(self, waiting):
        time.sleep(1)
        self.memory.look()
        self.memory.done.set()
        self.process.send_signal(signal.SIGTERM)
        rest = self.process.stdout.read()
        for line in rest.splitlines():
            self.tally.take(line)
        code = self.process.wait()
        table("  ended as", self.tally.outcomes)
        print(f"  {time.monotonic() - self.began:.0f} s")
        flaws = self.tally.flaws + report(self.memory, self.warm) + limits(self.home)
        if code != 0:
            flaws.append(f"watch ended with {code}: {b''.join(self.errors[-3:]).decode(errors='replace').strip()}")
        flaws += [f"{name!r}: no answer" for name in sorted(waiting)]
        left = [path.name for path in self.inbox.iterdir() if not path.name.startswith(".")]
        return flaws + [f"{name!r} still lies in the inbox" for name in left]


def watch_hostile(eingangd, home, files):
    """The same files once more, by the way of the inbox; their names were tried before, and must not repeat here."""
    print(f"{len(files)} files through the inbox of one watch")
    letters = "abcdefghijklmnopqrstuvwxyz"
    names = {}
    for index, file in enumerate(files):
        stem = "".join(letters[index // 26**place % 26] for place in (2, 1, 0))
        ending = pathlib.Path(file).suffix
        names[stem + (ending if ending.isascii() and ending[1:].isalnum() and len(ending) < 6 else "")] = file

    def drop(inbox):
        for name, file in names.items():
            shutil.copyfile(file, pathlib.Path(home) / name)
            (pathlib.Path(home) / name).rename(inbox / name)

    running = Watch(eingangd, home)
    flaws = running.take(drop, names)
    run = subprocess.run([eingangd, "verify", "--home", home], capture_output=True)
    return flaws if run.returncode == 0 else flaws + [f"verify ended with {run.returncode}: {run.stdout.decode()}"]


def watch_letters(eingangd, home):
    print(f"{DOCUMENTS} letters through one watch")
    names = [f"brief-{number:04}.pdf" for number in range(DOCUMENTS)]

    def drop(inbox):
        for number, name in enumerate(names):
            written = pathlib.Path(home) / f"neu-{number}"
            written.write_bytes(tiny_pdf(f"Brief Nummer {number} vom {number % 28 + 1}. Mai 2025"))
            written.rename(inbox / name)
            time.sleep(0.01)

    return Watch(eingangd, home).take(drop, names)


def main():
    eingangd = os.path.abspath(sys.argv[1])
    folder = pathlib.Path(sys.argv[2])
    work = pathlib.Path(tempfile.mkdtemp(prefix="eingang-hostile-"))
    try:
        if not folder.is_dir():
            print(f"hostile: no files at {folder}: using broken copies of the project's own samples.", file=sys.stderr)
            folder = work / "broken"
            folder.mkdir()
            broken_samples(folder)
        files = sorted(str(f) for f in folder.rglob("*") if f.is_file())
        flaws = ingest(eingangd, str(work / "ingest"), files)
        flaws += watch_hostile(eingangd, str(work / "inbox"), files)
        flaws += watch_letters(eingangd, str(work / "watch"))
        for flaw in flaws:
            print("hostile: " + flaw.encode("unicode_escape").decode(), file=sys.stderr)
        print("hostile: " + ("as it should be" if not flaws else f"{len(flaws)} flaws"))
        return 1 if flaws else 0
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
