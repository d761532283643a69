# Two commands do everything on a machine with Python 3.11 or newer: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FUZZ_S ?= 60
export PATH := $(PATH):$(abspath $(BIN))
# What Python has compiled once it keeps, wherever the environment says otherwise: pytest would rewrite every test for
# every process of every run.
unexport PYTHONDONTWRITEBYTECODE
# With a C compiler at hand the installed package must be the compiled form; the tests insist on it.
FORM := $(if $(shell command -v cc || command -v gcc || command -v clang),compiled,installed)

# The page that the server serves, built from web/ and packed into the wheel.
PAGE := src/duskbox/server/page/index.html
WEB := $(shell find web/src web/public web/scripts -type f 2>/dev/null) web/index.html \
	web/package-lock.json web/vite.config.ts web/svelte.config.js
# What builds the page: all of the page's tools, or for `make play` the few that do.
PAGE_TOOLS := web/node_modules/.installed
# The machine's Node where it is one that Vite knows (web/package.json) with an npm that reads our lock; else one from a
# wheel.
NODE := $(if $(shell node -p '(([a, b]) => (a == 20 ? b >= 19 : a == 22 ? b >= 12 : a > 22))(process.versions.node.split(".").map(Number))' 2>/dev/null | grep -q true && npm --version 2>/dev/null | grep -E '^(9|[1-9][0-9]+)\.'),,$(VENV)/.node)
NPM := $(if $(NODE),PATH="$(abspath $(BIN)):$$PATH" )npm

SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info*' -not -path '*/server/page/*') \
	setup.py pyproject.toml README.md tools/engine.py

.PHONY: help play setup page browser e2e pictures lighthouse test quick coverage mutants lint web interpreted compiled \
	fuzz soak balance strength research bench budget chaos \
	attack refusals load peer records ledger cited reference schema man lock dist clean

# Every target that people call, with the words behind its name below.
help: ## this list
	@sed -n 's/^\([a-z0-9]*\):.* ## \(.*\)/\1\t\2/p' Makefile | awk -F '\t' '{ printf "make %-12s %s\n", $$1, $$2 }'

# Only what playing needs, all of it at the same time.
play: ## play on this machine: installs what that needs, builds the page, starts the server
	@$(MAKE) --no-print-directory -j 2 PAGE_TOOLS=web/node_modules/.build $(VENV)/.run page
	@$(BIN)/python tools/engine.py play

setup: $(VENV)/.installed ## install everything: tools, the page, the compiled engine
$(VENV)/.run: requirements/run.txt
	@echo "Installing the Python packages that playing needs …"
	@$(PYTHON) tools/packages.py run
	@touch $@

# Everything that tests need, with what playing needs in the same versions.
$(VENV)/.locked: requirements/dev.txt
	@echo "Installing the pinned tools …"
	@$(PYTHON) tools/packages.py dev
	@touch $(VENV)/.run $@

# Compiled where a C compiler is at hand, interpreted elsewhere.
$(VENV)/.installed: $(VENV)/.locked $(SOURCES) $(PAGE) | $(VENV)/.named
	@$(BIN)/python tools/engine.py install
	@touch $@

page: $(PAGE) ## build the page that the server serves
$(PAGE): $(WEB) | $(PAGE_TOOLS)
	@echo "Building the page …"
	@cd web && $(NPM) run --silent build
	@touch $@

# Not `npm ci`, which deletes what is there first.
web/node_modules/.build: web/package-lock.json $(NODE)
	@echo "Installing the tools that build the page …"
	@cd web && $(NPM) install --omit=dev --no-save --silent --no-audit --no-fund
	@touch $@

web/node_modules/.installed: web/package-lock.json $(NODE)
	@echo "Installing the page's tools …"
	@cd web && $(NPM) install --no-save --silent --no-audit --no-fund
	@touch web/node_modules/.build $@

# What keeps hardly more than one core busy runs side by side: compiling, lint, the page's own tests and the engine from
# the source tree; then the tests of the server and those in a browser, which often wait for something.
test: ## all tests, style and types
	@$(MAKE) --no-print-directory -j 2 --output-sync=line setup lint web interpreted
	@$(MAKE) --no-print-directory -j 2 compiled e2e

# What to run after most edits: lint and types, and at the same time the engine from the source tree and the commands,
# but not the tests that play hundreds of games. For the page `make web`, before a pull request `make test`.
QUICK := tests/core tests/locale tests/fear_of_the_dark tests/touch_of_evil tests/cli tests/test_architecture.py \
	tests/test_ledger.py \
	--ignore=tests/core/test_snapshots.py

quick: ## what to run after most edits, within a minute
	@$(MAKE) --no-print-directory -j 2 --output-sync=line lint quick-tests

quick-tests: $(VENV)/.named
	PYTHONPATH=src DUSKBOX_FORM=interpreted $(BIN)/pytest -n 2 $(QUICK)

# Games are found by what an installed package says of itself. Any build will do, as the sources are those of the tree.
$(VENV)/.named: $(VENV)/.locked pyproject.toml
	@$(BIN)/python -c "from importlib.metadata import version; version('duskbox')" 2> /dev/null \
		|| DUSKBOX_COMPILE=0 $(BIN)/python tools/engine.py install
	@touch $@

# What the tests reach, package by package, servers and other processes included: interpreted, as C code cannot be
# watched. What fails only because it is watched does not matter here. It takes about half an hour on two cores.
coverage: $(VENV)/.named $(PAGE) ## what the tests reach, package by package
	@rm -f .coverage .coverage.*
	-PYTHONPATH=src DUSKBOX_FORM=interpreted $(BIN)/coverage run -m pytest -n 2 --dist loadfile \
		--ignore=tests/web --ignore=tests/research --ignore=tests/setup --ignore=tests/cli/test_start_up.py
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage json --quiet -o .coverage.json
	$(BIN)/python tools/covered.py .coverage.json docs/coverage.md

lint: $(VENV)/.locked ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests benchmarks examples tools

# The engine in both forms: from the source tree, and from the installed package, which is compiled if a compiler was
# there. What lies around the engine, and the texts, are the same in both and are tested once.
ENGINE := tests/core tests/fear_of_the_dark tests/touch_of_evil tests/records \
	tests/lab/test_fuzz.py

interpreted: $(VENV)/.named ## the engine's tests from the source tree
	PYTHONPATH=src DUSKBOX_FORM=interpreted $(BIN)/pytest -n 2 $(ENGINE)

# Tests of the server often wait, so that a third process has something to do on two cores.
compiled: setup ## all tests but those in a browser, with the installed package
	DUSKBOX_FORM=$(FORM) $(BIN)/pytest -n 3 --dist loadfile --no-loadscope-reorder \
		--ignore=tests/web --ignore=tests/research

# The page in a real Chromium. Playwright keeps a loop of its own running, so these tests have processes of their own.
e2e: setup browser ## the tests in a real browser
	$(BIN)/pytest -n 2 --dist worksteal tests/web

# A Chromium for the tests in a browser: the machine's own, Debian's, or the one that Playwright brings.
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

browser: setup ## install a browser for these tests where there is none
	@test -n "$(CHROMIUM)" || { echo "Installing Chromium …"; \
		{ test "$$(id -u)" = 0 && command -v apt-get > /dev/null && apt-get update -qq > /dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; } \
		|| $(BIN)/playwright install chromium; }

# Every screen in three widths, drawn by a real Chromium, into docs/pictures.
pictures: setup browser ## draw every screen in three widths
	PYTHONPATH=. $(BIN)/python tests/web/pictures.py

# Times and weight of the page, then Lighthouse over the first screen and a table of each game; the figures are in
# docs/page.md.
lighthouse: setup browser benchmarks/lighthouse/node_modules/.installed ## measure the page's first load
	$(BIN)/python benchmarks/page.py
	$(NPM:npm=node) benchmarks/lighthouse/run.mjs --runs 3

benchmarks/lighthouse/node_modules/.installed: benchmarks/lighthouse/package-lock.json $(NODE)
	@cd benchmarks/lighthouse && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

# The page's own logic; what it looks like and does in a browser is tested by `make e2e`.
web: web/node_modules/.installed ## the page's own tests, types and style
	cd web && $(NPM) run --silent check && $(NPM) run --silent test

# How many small mistakes in the sources the tests notice, package by package: MUTANTS="--package core --seconds 3600".
mutants: $(VENV)/.locked ## change the code at random and see whether the tests notice
	$(BIN)/python -m tools.mutants $(MUTANTS)

fuzz: setup ## play odd games of all kinds and check every table
	$(BIN)/python -m duskbox.lab.fuzz --seconds $(FUZZ_S)

# Random games over every mode, level, Villain and number of Heroes; balance by rules of thumb. Both take long.
soak: setup ## play many games and count how they end
	$(BIN)/python -m duskbox.lab.soak --game a-touch-of-evil --over mode,level,villain,heroes --games 2000 --workers 2 \
		--ruling one-hero=allowed

balance: setup ## how often the Heroes win A Touch of Evil
	$(BIN)/python -m duskbox.lab.balance --games 2000 --workers 2 --out docs/balance.md

# How strong the agents are: 2,000 games a cell. It takes days for the slowest cells and goes on where it was.
strength: setup ## how often each agent wins Fear of the Dark
	$(BIN)/python -m duskbox.lab.strength

# What needs a learning library runs in an environment of its own; torch has other builds on other machines, so it has
# no hashes.
research: setup .venv-research/.installed ## the environments with libraries for learning
	.venv-research/bin/python -m pytest -q tests/research

.venv-research/.installed: requirements/research.in $(VENV)/.installed
	@test -x .venv-research/bin/python || $(PYTHON) -m venv .venv-research
	@echo "Installing the learning libraries …"
	@.venv-research/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/research.in
	@DUSKBOX_COMPILE=0 .venv-research/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-deps --force-reinstall .
	@touch $@

bench: setup .venv-bench/.installed ## how fast the engine is
	$(BIN)/python benchmarks/run.py

.venv-bench/.installed: benchmarks/requirements.txt
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes -r benchmarks/requirements.txt
	@touch $@

# What the budget of a choice costs in random play, the engine with it and without it in turns.
budget: setup ## what counting the work of a choice costs
	$(BIN)/python benchmarks/budget.py

# The server: kill -9 of a random server after every 500 acknowledged choices, on both databases; and its speed next to
# a boardgame.io server.
chaos: setup ## kill servers and see that nothing is lost
	$(BIN)/python benchmarks/chaos.py --database postgres --workers 2 --matches 200 --acks 500 --kills 12 --seconds 60
	$(BIN)/python benchmarks/chaos.py --database sqlite --workers 1 --matches 200 --acks 500 --kills 12 --seconds 60

# Every attack we know of, each for a moment against a server started for it, and what a bystander notices of it.
attack: setup ## attack a server and see that it holds
	$(BIN)/python benchmarks/attack.py

# Processor time of the server for each kind of request and message that it refuses.
refusals: setup ## what it costs a server to refuse
	$(BIN)/python benchmarks/refusals.py

load: setup peer ## many matches on one server
	$(BIN)/python benchmarks/load.py --out benchmarks/server.json

peer: benchmarks/boardgameio/node_modules/.installed ## how fast other libraries of games are
benchmarks/boardgameio/node_modules/.installed: benchmarks/boardgameio/package-lock.json $(NODE)
	@cd benchmarks/boardgameio && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

# Node from a wheel.
$(VENV)/.node: requirements/node.txt
	@echo "Installing Node …"
	@$(PYTHON) tools/packages.py node
	@touch $@

records: setup ## record the games of the tests anew
	PYTHONPATH=. $(BIN)/python tests/records/make.py

# The manual page, made from the commands.
man: setup ## write the manual page
	PYTHONPATH=src $(BIN)/python -m duskbox.cli.manual > docs/duskbox.1

# The reference of the Python library, from the docstrings.
reference: setup ## write the reference of the library
	$(BIN)/python tools/reference.py

ledger: setup ## which test covers which rule
	PYTHONPATH=src:. $(BIN)/python tests/ledger_map.py

# Which rules are cited with events, questions and endings; read what has changed.
cited: setup ## which rules are cited by what is told
	PYTHONPATH=src:. $(BIN)/python -m tests.core.test_cited_rules

# What follows from the schema of each game: functions that tell of events, JSON Schema, types of the page, the
# reference.
schema: $(VENV)/.locked web/node_modules/.installed ## write what follows from the declarations of views and events
	PYTHONPATH=src:. $(BIN)/python -m tests.schema.write
	PYTHONPATH=src $(BIN)/python -m duskbox.server.schemas > web/src/protocol/types/.new
	mv web/src/protocol/types/.new web/src/protocol/types/schema.json
	cd web && $(NPM) run --silent types

# Locks name versions and hashes for every Python and platform, and no address. Pins stay where they can;
# UPGRADE=--upgrade moves them.
LOCK := $(BIN)/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate

lock: $(VENV)/.locked ## name versions and hashes anew (UPGRADE=--upgrade moves them)
	$(LOCK) pyproject.toml --all-extras requirements/dev.in --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra server requirements/run.in --constraint requirements/dev.txt \
		--output-file requirements/run.txt
	$(LOCK) requirements/build.in --constraint requirements/dev.txt --output-file requirements/build.txt
	$(LOCK) requirements/uv.in --constraint requirements/dev.txt --output-file requirements/uv.txt
	$(LOCK) requirements/node.in --output-file requirements/node.txt
	$(LOCK) requirements/release.in --output-file requirements/release.txt

# What is published: the sources and a wheel for this machine, checked as an index would.
dist: $(VENV)/.locked $(PAGE) ## build and check what is uploaded to a registry
	@$(BIN)/python tools/packages.py release
	rm -rf dist
	$(BIN)/python -c "from setuptools import build_meta; build_meta.build_sdist('dist'); build_meta.build_wheel('dist')" \
		> /dev/null
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl

clean: ## delete everything that was built
	rm -rf $(VENV) .venv-bench build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
