"""Drops papers into an inbox, the way scanners, phones and people do."""

import hashlib
import os
import threading
import time

import papers

WEIRD = [
    "Straßen-Gebühr {0}", "Stra\u0308ße {0}", "-rf {0}", "a  b\t{0}", "zeile\nzwei {0}", "\x1b[31mrot{0}\x1b[0m", "'; DROP {0} --",
    "$(reboot) {0}", "punkte {0}...", "📄 {0}", "\u202egnp.{0}", "%s%n {0}", "{0} (2)", "{0} " + "lang" * 55,
]


class Feeder(threading.Thread):
    """Drops one thing after the other until it has dropped enough; remembers every file and its checksum."""

    def __init__(self, home, inbox, rng, target, pace):
        super().__init__(daemon=True)
        self.home, self.inbox, self.rng, self.target, self.pace = home, inbox, rng, target, pace
        self.staging = os.path.join(home, "bereitgestellt")
        os.makedirs(self.staging, exist_ok=True)
        #: Every file: its name as the program must know it, its checksum, and how it was dropped.
        self.files = []
        #: Folders that were dropped as one document: the names in them.
        self.folders = []
        self.counter = 0
        self.writers = []
        self.stopped = threading.Event()
        #: How many files there are to be by now: papers come as long as there are kills.
        self.wanted = 30
        self.error = None

    def run(self):
        try:
            while len(self.files) < self.target and not self.stopped.is_set():
                if len(self.files) <= self.wanted:
                    self.drop()
                self.stopped.wait(self.rng.expovariate(1 / self.pace))
            for writer in self.writers:
                writer.join()
        except Exception as error:  # The main thread tells it.
            self.error = error

    def drop(self):
        way = self.rng.choices(
            [self.renamed, self.written, self.slow, self.part, self.folder, self.filled, self.duplicate, self.twins,
             self.series, self.weird, self.latin1],
            [8, 6, 3, 2, 2, 1, 4, 1, 1, 4, 1])[0]
        way()

    # What is dropped

    def paper(self):
        """Bytes that never were before, and their ending."""
        self.counter += 1
        kind = self.rng.choices(["pdf", "png", "tif"], [12, 2, 1])[0]
        if kind == "pdf":
            return papers.pdf(self.counter, self.rng.choice([1, 1, 1, 2, 3])), "pdf"
        return (papers.png if kind == "png" else papers.tiff)(self.counter), kind

    def name(self, ending, stem="scan"):
        return f"{stem}-{self.counter:05d}-{len(self.files):05d}.{ending}"

    def remember(self, name, data, way):
        self.files.append({"name": name, "sha256": hashlib.sha256(data).hexdigest(), "way": way, "bytes": data})

    # How it is dropped

    def place(self, name, data):
        """Whole files that are renamed into place."""
        path = os.path.join(self.staging, f"{len(self.files)}")
        with open(path, "wb") as file:
            file.write(data)
        os.rename(path, os.path.join(os.fsencode(self.inbox), name if isinstance(name, bytes) else os.fsencode(name)))

    def renamed(self):
        data, ending = self.paper()
        name = self.name(ending)
        self.remember(name, data, "renamed")
        self.place(name, data)

    def written(self):
        data, ending = self.paper()
        name = self.name(ending)
        self.remember(name, data, "written")
        with open(os.path.join(self.inbox, name), "wb") as file:
            file.write(data)

    def slow(self):
        """A writer that pauses in the middle, and keeps the file open meanwhile."""
        data, ending = self.paper()
        name = self.name(ending, "langsam")
        self.remember(name, data, "slow")
        pieces = self.rng.randint(2, 4)
        pauses = [self.rng.uniform(0.1, self.longest_pause) for _ in range(pieces - 1)]
        cuts = [len(data) * index // pieces for index in range(pieces + 1)]

        def write():
            with open(os.path.join(self.inbox, name), "wb") as file:
                for index in range(pieces):
                    file.write(data[cuts[index]:cuts[index + 1]])
                    file.flush()
                    if index < len(pauses):
                        time.sleep(pauses[index])

        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        self.writers.append(writer)

    #: Seconds; longer than the program waits for a file to stand still, which an open writer must outweigh.
    longest_pause = 4.0

    def part(self):
        """A browser's way: under another name until it is whole."""
        data, ending = self.paper()
        name = self.name(ending, "geladen")
        self.remember(name, data, "part")
        path = os.path.join(self.inbox, name)
        with open(path + ".part", "wb") as file:
            file.write(data[:len(data) // 2])
            file.flush()
            time.sleep(self.rng.uniform(0, 0.2))
            file.write(data[len(data) // 2:])
        os.rename(path + ".part", path)

    def folder(self):
        """A folder that is dropped as a whole."""
        self.make_folder(os.path.join(self.staging, f"ordner-{len(self.files):05d}"), lambda: None, "folder")
        name = f"ordner-{len(self.files) - len(self.folders[-1]):05d}"
        os.rename(os.path.join(self.staging, name), os.path.join(self.inbox, name))

    def filled(self):
        """A folder that is filled in the inbox."""
        pause = self.rng.uniform(0, 0.3)
        self.make_folder(
            os.path.join(self.inbox, f"gefuellt-{len(self.files):05d}"), lambda: time.sleep(pause), "filled")

    def make_folder(self, path, between, way):
        os.mkdir(path)
        names = []
        for _ in range(self.rng.randint(2, 3)):
            data, ending = self.paper()
            name = self.name(ending, "blatt")
            self.remember(name, data, way)
            names.append(name)
            with open(os.path.join(path, name), "wb") as file:
                file.write(data)
            between()
        if self.rng.random() < 0.3:
            with open(os.path.join(path, "Thumbs.db"), "wb") as file:
                file.write(b"thumbs")
        self.folders.append(names)

    def duplicate(self):
        """The bytes of an earlier file again."""
        earlier = [file for file in self.files if file["way"] not in ("folder", "filled")]
        if not earlier:
            return self.renamed()
        data = self.rng.choice(earlier)["bytes"]
        self.counter += 1
        name = self.name("pdf" if data.startswith(b"%PDF") else "png" if data.startswith(b"\x89P") else "tif", "nochmal")
        self.remember(name, data, "duplicate")
        self.place(name, data)

    def twins(self):
        """The same bytes twice at once."""
        data, ending = self.paper()
        for stem in ("zwilling-a", "zwilling-b"):
            name = self.name(ending, stem)
            self.remember(name, data, "twins")
            self.place(name, data)

    def series(self):
        """Pages that a scanner numbers; one document or several, as the program thinks fit."""
        stem = f"serie{self.counter}"
        for page in range(1, self.rng.randint(2, 3) + 1):
            self.counter += 1
            data, name = papers.png(self.counter), f"{stem}-{page:03d}.png"
            self.remember(name, data, "series")
            self.place(name, data)

    def weird(self):
        """Names that people and programs really give."""
        data, ending = self.paper()
        name = self.rng.choice(WEIRD).format(f"{len(self.files):05d}") + "." + ending
        self.remember(name, data, "weird")
        self.place(name, data)

    def latin1(self):
        """A name that is not UTF-8; it is known by how it reads in ISO 8859-1."""
        data, ending = self.paper()
        name = f"Gebühr-{len(self.files):05d}.{ending}"
        self.remember(name, data, "latin1")
        self.place(name.encode("latin-1"), data)
