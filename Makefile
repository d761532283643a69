# Two commands do everything on a machine with Python 3.11 or newer: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FUZZ_S ?= 60
NODE := $(if $(shell command -v npm),,$(VENV)/.node)
export PATH := $(PATH):$(abspath $(BIN))
# What Python has compiled once it keeps, wherever the environment says otherwise: pytest would rewrite every test for every process of every run.
unexport PYTHONDONTWRITEBYTECODE
# With a C compiler at hand the installed package must be the compiled form; the tests insist on it.
FORM := $(if $(shell command -v cc || command -v gcc || command -v clang),compiled,installed)

# The page that the server serves, built from web/ and packed into the wheel.
PAGE := src/duskbox/server/page/index.html
WEB := $(shell find web/src web/public web/scripts -type f 2>/dev/null) web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js

SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*' -not -path '*/server/page/*') setup.py pyproject.toml

.PHONY: play setup page browser e2e pictures lighthouse test lint web interpreted compiled fuzz soak balance strength research bench chaos load peer records ledger lock clean

play: setup
	@$(BIN)/duskbox

setup: $(VENV)/.installed

# Pinned tools first, then the package itself: compiled where a C compiler is at hand, interpreted elsewhere.
# Of the tools Python compiles what is ever used when it is; to compile all of them here takes longer.
$(VENV)/.locked: requirements/dev.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the pinned tools …"
	@$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.locked $(SOURCES) $(PAGE)
	@echo "Building and installing duskbox (compiling takes about a minute) …"
	@rm -rf build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@touch $@

page: $(PAGE)

$(PAGE): $(WEB) web/node_modules/.installed
	@echo "Building the page …"
	@cd web && npm run --silent build
	@touch $@

web/node_modules/.installed: web/package-lock.json $(NODE)
	@echo "Installing the page's tools …"
	@# Not `npm ci`: it refuses a lock that does not name the binaries of platforms that are not ours.
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

# Compiling, lint and the page's own tests keep hardly more than one core busy each, so they run side by side; the others use both.
test:
	@$(MAKE) --no-print-directory -j 2 --output-sync=line setup lint web
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory compiled
	@$(MAKE) --no-print-directory e2e

lint: $(VENV)/.locked
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests benchmarks examples

# The engine in both forms: from the source tree, and from the installed package, which is compiled if a compiler was there.
# What stands around the engine is the same in both, and is tested once.
ENGINE := tests/core tests/fear_of_the_dark tests/touch_of_evil tests/records tests/lab/test_fuzz.py tests/test_house.py tests/test_ledger.py

interpreted: setup
	PYTHONPATH=src DUSKBOX_FORM=interpreted $(BIN)/pytest -n 2 $(ENGINE)

# Tests of the server often wait, so that a third process has something to do on two cores.
compiled: setup
	DUSKBOX_FORM=$(FORM) $(BIN)/pytest -n 3 --dist loadfile --no-loadscope-reorder --ignore=tests/web --ignore=tests/research

# The page in a real Chromium. Playwright keeps a loop of its own running, so these tests have processes of their own; they often wait, too.
e2e: setup browser
	$(BIN)/pytest -n 3 --dist worksteal tests/web

# A Chromium for the tests in a browser: the machine's own, Debian's, or the one that Playwright brings.
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

browser: setup
	@test -n "$(CHROMIUM)" || { echo "Installing Chromium …"; \
		{ test "$$(id -u)" = 0 && command -v apt-get > /dev/null && apt-get update -qq > /dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; } \
		|| $(BIN)/playwright install chromium; }

# Every screen in three widths, drawn by a real Chromium, into docs/pictures.
pictures: setup browser
	PYTHONPATH=. $(BIN)/python tests/web/pictures.py

# Times and weight of the page, then Lighthouse over the first screen and a table of each game; the figures are in docs/page.md.
lighthouse: setup browser benchmarks/lighthouse/node_modules/.installed
	$(BIN)/python benchmarks/page.py
	node benchmarks/lighthouse/run.mjs --runs 3

benchmarks/lighthouse/node_modules/.installed: benchmarks/lighthouse/package-lock.json $(NODE)
	@cd benchmarks/lighthouse && npm ci --silent --no-audit --no-fund
	@touch $@

# The page's own logic; what it looks like and does in a browser is tested by `make e2e`.
web: web/node_modules/.installed
	cd web && npm run --silent check && npm run --silent test

fuzz: setup
	$(BIN)/python -m duskbox.lab.fuzz --seconds $(FUZZ_S)

# Random games over every mode, level, Villain and number of Heroes; balance by rules of thumb. Both take long.
soak: setup
	$(BIN)/python -m duskbox.lab.soak --game a-touch-of-evil --over mode,level,villain,heroes --games 2000 --workers 2 --ruling one-hero=allowed

balance: setup
	$(BIN)/python -m duskbox.lab.balance --games 2000 --workers 2 --out docs/balance.md

# How strong the agents are: 2,000 games a cell. It takes days for the slowest cells and goes on where it was.
strength: setup
	$(BIN)/python -m duskbox.lab.strength

# What needs a learning library runs in an environment of its own; torch has other builds on other machines, so it has no hashes.
research: setup .venv-research/.installed
	.venv-research/bin/python -m pytest -q tests/research

.venv-research/.installed: requirements/research.in $(VENV)/.installed
	@test -x .venv-research/bin/python || $(PYTHON) -m venv .venv-research
	@echo "Installing the learning libraries …"
	@.venv-research/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/research.in
	@DUSKBOX_COMPILE=0 .venv-research/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall .
	@touch $@

bench: setup .venv-bench/.installed
	$(BIN)/python benchmarks/run.py

.venv-bench/.installed: benchmarks/requirements.txt
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r benchmarks/requirements.txt
	@touch $@

# The server: kill -9 of a random worker every second for two minutes, on both databases; and its speed beside a boardgame.io server.
chaos: setup
	$(BIN)/python benchmarks/chaos.py --database postgres --workers 2 --matches 200 --seconds 120
	$(BIN)/python benchmarks/chaos.py --database sqlite --workers 1 --matches 200 --seconds 120

load: setup peer
	$(BIN)/python benchmarks/load.py --out benchmarks/server.json

peer: benchmarks/boardgameio/node_modules/.installed

benchmarks/boardgameio/node_modules/.installed: benchmarks/boardgameio/package-lock.json $(NODE)
	@cd benchmarks/boardgameio && npm ci --silent --no-audit --no-fund
	@touch $@

# Node comes from a wheel where the machine has none.
$(VENV)/.node: requirements/node.txt $(VENV)/.locked
	@echo "Installing Node …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt
	@touch $@

records: setup
	PYTHONPATH=. $(BIN)/python tests/records/make.py

ledger: setup
	PYTHONPATH=src:. $(BIN)/python tests/ledger_map.py

lock:
	cd requirements && ../$(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --strip-extras --allow-unsafe --output-file=dev.txt dev.in
	cd requirements && ../$(BIN)/pip-compile --quiet --generate-hashes --no-emit-index-url --no-emit-trusted-host \
		--no-emit-find-links --strip-extras --output-file=node.txt node.in

clean:
	rm -rf $(VENV) .venv-bench build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
