#!/usr/bin/env python3
"""Takes broken and malicious files into one running program, and counts how each ended.

  hostile.py EINGANGD DIR

First every file of DIR goes through one `ingest`; where DIR is not there, broken copies of the project's own samples do.
Each must end as a card, as "gestört" with a reason, or as a duplicate. Then one `watch` takes 500 small letters. While
they run, the memory of the program and of its readers is looked at every half second: the program's must stay flat.
"""

import collections
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

DOCUMENTS = int(os.environ.get("DOCUMENTS", "500"))
# Growth of the program's own memory that is no leak: buffers that stay as large as the largest document needed them.
MOST_GROWTH_MIB = 30
# A reader's address space is limited to this by default, so what it holds in memory cannot be more.
MOST_READER_MIB = 2048
SECONDS_PER_PAGE = 120
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
        spent = (card.get("timing") or {}).get("total_ms", 0) / 1000
        # Reading again in a fresh reader is allowed once.
        if spent > 2 * SECONDS_PER_PAGE * (len(card.get("pages") or []) + 1):
            self.flaws.append(f"{card['files']}: took {spent:.0f} s")


def ingest(eingangd, home, files):
    print(f"{len(files)} files through one ingest")
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
    flaws = tally.flaws + report(memory, warm)
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


def watch(eingangd, home):
    print(f"{DOCUMENTS} letters through one watch")
    began = time.monotonic()
    process = subprocess.Popen(
        [eingangd, "watch", "--json", "--home", home], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    memory = Memory(process.pid)
    ready = threading.Event()
    errors = []

    def listen():
        for line in process.stderr:
            errors.append(line)
            if b"Bereit" in line:
                ready.set()

    threading.Thread(target=listen, daemon=True).start()
    if not ready.wait(60):
        process.kill()
        return [f"watch was not ready after a minute: {b''.join(errors).decode(errors='replace').strip()}"]
    print(f"  ready after {time.monotonic() - began:.2f} s")
    memory.start()
    memory.look()
    inbox = pathlib.Path(home) / "Eingang"

    def drop():
        for number in range(DOCUMENTS):
            written = pathlib.Path(home) / f"neu-{number}"
            written.write_bytes(tiny_pdf(f"Brief Nummer {number} vom {number % 28 + 1}. Mai 2025"))
            written.rename(inbox / f"brief-{number:04}.pdf")
            time.sleep(0.01)

    threading.Thread(target=drop, daemon=True).start()
    alarm = threading.Timer(1800, process.kill)
    alarm.start()
    tally = Tally()
    warm = None
    for count, line in enumerate(process.stdout, 1):
        tally.take(line)
        if count == WARM_UP:
            memory.look()
            warm = memory.last()
        if count == DOCUMENTS:
            break
    alarm.cancel()
    time.sleep(1)
    memory.look()
    memory.done.set()
    process.send_signal(signal.SIGTERM)
    code = process.wait()
    table("  ended as", tally.outcomes)
    print(f"  {time.monotonic() - began:.0f} s")
    flaws = tally.flaws + report(memory, warm)
    if code != 0:
        flaws.append(f"watch ended with {code}")
    if sum(tally.outcomes.values()) != DOCUMENTS:
        flaws.append(f"{sum(tally.outcomes.values())} of {DOCUMENTS} letters were answered")
    if list(inbox.glob("*.pdf")):
        flaws.append(f"{len(list(inbox.glob('*.pdf')))} letters still lie in the inbox")
    return flaws


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
        flaws += watch(eingangd, str(work / "watch"))
        for flaw in flaws:
            print("hostile: " + flaw.encode("unicode_escape").decode(), file=sys.stderr)
        print("hostile: " + ("as it should be" if not flaws else f"{len(flaws)} flaws"))
        return 1 if flaws else 0
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
