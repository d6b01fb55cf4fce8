# Two commands matter: `make demo` and `make test`. Both install what is missing (Debian packages, as root or by sudo).

SWIFT ?= swift
STRICT := -Xswiftc -warnings-as-errors
SHARED ?= ../shared
KILLS ?= 1000
export OMP_THREAD_LIMIT := 1
export SWIFT_BACKTRACE := enable=no

.PHONY: demo test check lint build release install dependencies test-dependencies samples eval year train perf-set perf perf-archive perf-memory perf-pace hostile fuzz sanitize faults torture clean

demo: release
	@scripts/demo.sh .build/release/eingangd

# The programs that are killed at every step come last and alone: their many processes would keep other tests waiting.
test: dependencies test-dependencies lint
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test --skip-build --disable-xctest $(STRICT) --skip AbortEndToEnd
	$(SWIFT) test --skip-build --disable-xctest $(STRICT) --filter AbortEndToEnd

check: test

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

build: dependencies
	$(SWIFT) build $(STRICT)

release: dependencies
	$(SWIFT) build -c release $(STRICT)

# Puts both programs, the manual page and what completes command lines in place, as `release` has built them: PREFIX=~/.local for one user, DESTDIR=… for a package.
PREFIX ?= /usr/local
install:
	@[ -x .build/release/eingangd ] && [ -x .build/release/eingang-reader ] || \
	  { echo "install: the programs are not built. Run first: make release" >&2; exit 3; }
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/eingang"
	install -m 755 .build/release/eingang-reader "$(DESTDIR)$(PREFIX)/libexec/eingang/"
	install -m 755 .build/release/eingangd "$(DESTDIR)$(PREFIX)/bin/"
	install -d $(foreach folder,man/man1 bash-completion/completions zsh/site-functions fish/vendor_completions.d,"$(DESTDIR)$(PREFIX)/share/$(folder)")
	.build/release/eingangd manual > "$(DESTDIR)$(PREFIX)/share/man/man1/eingangd.1"
	.build/release/eingangd completion bash > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/eingangd"
	.build/release/eingangd completion zsh > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_eingangd"
	.build/release/eingangd completion fish > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/eingangd.fish"

dependencies:
	@scripts/install-dependencies.sh

# What the tests drive the program with.
test-dependencies:
	@scripts/install-dependencies.sh scripts/test-packages.txt

# Renders the sample papers again; the result is the same to the byte.
samples:
	@scripts/install-dependencies.sh samples/make/debian-packages.txt
	python3 -m venv .build/samples-venv
	.build/samples-venv/bin/pip install --quiet -r samples/make/requirements.txt
	.build/samples-venv/bin/python samples/make/make_samples.py

# Scores the proposals against papers with known values.
eval: release
	@scripts/eval.sh .build/release/eingangd $(SHARED)/eval

# A year of an invented household's letters, each decided before the next: how often the proposal is right by month, and what
# learning costs at ten thousand decisions.
year: dependencies
	$(SWIFT) build --build-tests $(STRICT)
	@mkdir -p .build/year
	EINGANG_YEAR=$(CURDIR)/.build/year $(SWIFT) test --skip-build --disable-xctest $(STRICT) --filter HaushaltsjahrTests
	@cat .build/year/*.md

# Learns the weights of Absender and Betrag from labelled papers, after printing how well papers held out are understood.
PAPERS ?= $(wildcard $(SHARED)/eval/*/truth.jsonl)
train: release
	@[ -n "$(PAPERS)" ] || { echo "train: no labelled papers at $(SHARED)/eval: nothing is learned." >&2; exit 1; }
	python3 -m venv .build/train-venv
	.build/train-venv/bin/pip install --quiet -r scripts/train/requirements.txt
	.build/train-venv/bin/python scripts/train/train.py .build/release/eingangd $(dir $(PAPERS)) --write
	$(SWIFT) format --in-place Sources/Eingang/Ranking/Weights+*.swift

# Renders pages of known text, scanned, photographed and faxed: one set to choose settings on, one to report.
SEEDS ?= 1 2
perf-set:
	@scripts/install-dependencies.sh scripts/perf/debian-packages.txt
	python3 -m venv .build/perf-venv
	.build/perf-venv/bin/pip install --quiet -r scripts/perf/requirements.txt
	for seed in $(SEEDS); do .build/perf-venv/bin/python scripts/perf/make_set.py .build/perf-set/$$seed --seed $$seed; done

# Errors and processor time on those pages, beside the tesseract program's: make perf SEEDS=2 ROUNDS=5
ROUNDS ?= 1
perf: release perf-set
	for seed in $(SEEDS); do .build/perf-venv/bin/python scripts/perf/measure.py .build/release/eingangd .build/perf-set/$$seed --rounds $(ROUNDS); done

# What searching, listing and counting cost in an archive of so many documents.
DOCUMENTS ?= 100000
perf-archive: release
	rm -rf .build/perf-archive
	python3 scripts/perf/archive.py .build/release/eingangd .build/perf-archive --documents $(DOCUMENTS)

# The most memory that a reader holds over those pages, and whether it grows over 500 of them: make perf-memory SEEDS="1 2"
perf-memory: release perf-set
	.build/perf-venv/bin/python scripts/perf/memory.py .build/release/eingangd $(foreach seed,$(SEEDS),.build/perf-set/$(seed))

# What it costs to understand a page of text, over the papers that `make eval` scores.
perf-pace: release
	@[ -n "$(PAPERS)" ] || { echo "perf-pace: no papers at $(SHARED)/eval: nothing is measured." >&2; exit 1; }
	@scripts/perf/pace.py .build/release/eingangd $(dir $(PAPERS))

# Takes in broken and malicious files; every one must end as a card or with a reason, and memory must stay flat.
hostile: release
	@scripts/hostile.py .build/release/eingangd $(SHARED)/eval/hostile

# Feeds made-up bytes to the parsers, each for so long.
SECONDS ?= 300
fuzz: dependencies
	@scripts/fuzz.sh $(SECONDS)

# The tests under ThreadSanitizer and AddressSanitizer.
sanitize: dependencies test-dependencies
	@scripts/sanitize.sh

# Takes disk space, locks and descriptors away from a running daemon, gives them back, and checks every letter. Needs root
# for the disks.
faults: release
	@scripts/faults.sh .build/release/eingangd

# Kills a running daemon at random moments while papers keep coming, then checks every one: make torture KILLS=100 SEED=7
torture: release
	@python3 scripts/torture .build/release/eingangd --kills $(KILLS) $(if $(SEED),--seed $(SEED))

clean:
	rm -rf .build eval-out
