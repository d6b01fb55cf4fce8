"""Starts the program, and kills it at random moments."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import threading
import time


def children(pid):
    """Process ids of the readers that a daemon has at this moment."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children") as file:
            direct = file.read().split()
        found = set(direct)
        for task in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{task}/children") as file:
                found.update(file.read().split())
        return sorted(int(child) for child in found)
    except OSError:
        return []


def query(home, sql, *values):
    """Rows of the store; none where it is not there yet."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{home}/eingang.sqlite?mode=ro", uri=True, timeout=10)) as store:
            return store.execute(sql, values).fetchall()
    except sqlite3.Error:
        return []


class Daemon:
    """`watch`, whose remarks go to a file."""

    def __init__(self, program, home):
        self.program, self.home = program, home
        self.log = os.path.join(home, "watch.log")
        self.process = None
        #: Seconds that it took to end.
        self.ending = 0.0

    def start(self):
        with open(self.log, "ab") as log:
            self.offset = os.path.getsize(self.log)
            self.process = subprocess.Popen(
                [self.program, "watch", "--home", self.home], stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def is_ready(self):
        with open(self.log, "rb") as log:
            log.seek(self.offset)
            return b"Bereit." in log.read()

    def wait_ready(self, seconds):
        """True once it watches; false where it ended or the time is up."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                return False
            if self.is_ready():
                return True
            time.sleep(0.005)
        return False

    def kill(self, number=signal.SIGKILL):
        """The status it ended with."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        began = time.monotonic()
        status = self.process.wait(timeout=30)
        self.ending = time.monotonic() - began
        return status


class Killer:
    """One life of the daemon after the other, each ended by a signal."""

    def __init__(self, daemon, rng):
        self.daemon, self.rng = daemon, rng
        self.kills = {"SIGKILL": 0, "SIGTERM": 0, "reader": 0}
        self.surprises = []
        #: Seconds that ending took after a SIGTERM: the longest, and all of them.
        self.endings = []

    def life(self):
        """Starts, waits for a random moment, kills, and says how."""
        self.daemon.start()
        kind = self.rng.choices(["start", "ready", "work", "long"], [8, 4, 10, 1])[0]
        if kind == "start":
            time.sleep(self.rng.uniform(0, 0.12))
        else:
            self.daemon.wait_ready(10)
            time.sleep({"ready": 0.05, "work": 1.0, "long": 0.2}[kind] * self.rng.random())
        if kind == "long":
            self.wait_for_cards(self.rng.randint(3, 12))
        if self.rng.random() < 0.3:
            self.kill_reader()
        number = signal.SIGTERM if self.rng.random() < 0.08 else signal.SIGKILL
        status = self.daemon.kill(number)
        if status == -signal.SIGKILL:
            self.kills["SIGKILL"] += 1
        elif number == signal.SIGTERM and status in (0, -signal.SIGTERM):
            # Before it listens for signals, the system ends it.
            self.kills["SIGTERM"] += 1
            self.endings.append(self.daemon.ending)
        else:
            self.surprises.append(f"the daemon ended by itself with status {status}")

    def wait_for_cards(self, number, seconds=15):
        """Lets it come on a bit, so that there is something to decide about, and not ever more to read."""
        def cards():
            return query(self.daemon.home, "SELECT count(*) FROM documents WHERE state <> 'wartet'")
        wanted, end = (cards() or [(0,)])[0][0] + number, time.monotonic() + seconds
        while time.monotonic() < end and (cards() or [(0,)])[0][0] < wanted:
            time.sleep(0.05)

    def kill_reader(self):
        readers = children(self.daemon.process.pid)
        if readers:
            try:
                os.kill(self.rng.choice(readers), signal.SIGKILL)
                self.kills["reader"] += 1
            except ProcessLookupError:
                return
            time.sleep(self.rng.uniform(0, 0.4))


class Decider(threading.Thread):
    """A person at another terminal, who decides this and that, and is killed in the middle of it."""

    #: How often each is asked for.
    VERBS = {"accept": 6, "decline": 1, "join": 2, "split": 3, "retry": 2, "reprocess": 2, "undo": 6}

    def __init__(self, program, home, rng):
        super().__init__(daemon=True)
        self.program, self.home, self.rng = program, home, rng
        self.stopped = threading.Event()
        self.done = dict.fromkeys(self.VERBS, 0) | {"killed": 0}
        self.surprises = []

    def run(self):
        while not self.stopped.wait(self.rng.uniform(0.2, 1.0)):
            verb = self.rng.choices(list(self.VERBS), list(self.VERBS.values()))[0]
            ids = {"undo": self.undoable, "split": self.divisible}.get(verb, self.open)()
            count = 2 if verb == "join" else 1
            if len(ids) >= count:
                self.decide(verb, self.rng.sample(ids, count))

    def open(self):
        return [row[0] for row in query(self.home, "SELECT id FROM documents WHERE state = 'offen'")]

    def divisible(self):
        """Cards of several files, or of several pages."""
        return [row[0] for row in query(
            self.home, "SELECT d.id FROM documents d WHERE d.state = 'offen' AND (1 < (SELECT count(*) FROM "
            "document_files f WHERE f.document = d.id) OR 1 < (SELECT count(*) FROM page_texts p WHERE p.place >> 20 = d.id))")]

    def undoable(self):
        """What is filed, and what a join or a split gave."""
        return [row[0] for row in query(
            self.home, "SELECT DISTINCT d.id FROM documents d JOIN decisions x ON x.document = d.id "
            "WHERE x.undone_at IS NULL AND (d.state = 'abgelegt' OR x.kind IN ('verbinden', 'trennen'))")]

    def words(self, verb, numbers):
        """What is typed behind the verb."""
        files = query(self.home, "SELECT count(*) FROM document_files WHERE document = ?", numbers[0])
        further = {
            "split": ["--at", "2"] if files == [(1,)] else [],
            "reprocess": ["--from", self.rng.choice(["pages", "text"]), "--apply"],
        }
        return [*map(str, numbers), *further.get(verb, [])]

    def decide(self, verb, numbers):
        process = subprocess.Popen(
            [self.program, verb, *self.words(verb, numbers), "--home", self.home], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if self.rng.random() < 0.5:
            # Those that read take longer, and are to be met at their work.
            time.sleep(self.rng.uniform(0, 1.0 if verb in ("retry", "reprocess") else 0.15))
            process.kill()
        _, errors = process.communicate(timeout=120)
        if process.returncode == -signal.SIGKILL:
            self.done["killed"] += 1
        elif process.returncode == 0 or (verb == "retry" and b"could be read" in errors):
            self.done[verb] += 1
        elif process.returncode != 1 and not (verb == "split" and process.returncode == 2):
            # 1: another decision came first. 2: it was split meanwhile.
            self.surprises.append(f"{verb} {numbers} ended with {process.returncode}: {errors.decode().strip()}")
