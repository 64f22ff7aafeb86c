# Two commands are enough on a fresh Debian machine: `make play` and `make test`. `make` alone lists the rest.

PYTHON ?= python3
PORT   ?= 8000
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n 2
PURE   := build/pure/src
RULES_TESTS := tests/conformance tests/kernel tests/games tests/bots tests/text tests/test_golden.py
WEB    := $(if $(wildcard web/package.json),web)
NPM    := npm --prefix web --no-fund --no-audit

.DEFAULT_GOAL := help
.NOTPARALLEL:  # checking and building the web client write the same files
.PHONY: help play test setup build wheel pure-wheel pure check format services test-compiled test-pure test-wheel soak bench screenshots lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play:  ## install what is missing and start Mansard: http://localhost:8000 (PORT=8001 for another)
	@exec $(PYTHON) tools/play $(PORT)

test: setup check test-compiled test-pure $(WEB:%=test-web) test-wheel  ## everything: lint, types, all tests, compiled and not

setup: $(VENV)/.dev $(VENV)/.mansard build $(WEB:%=web/node_modules/.installed)  ## install for development

# --- Python ---------------------------------------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mansard needs Python 3.11 or newer"; exit 1; }
	@tools/need python3-venv $(PYTHON) -c 'import ensurepip'
	@tools/need gcc gcc --version || true
	@tools/need python3-dev $(PYTHON) -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")' || true
	$(PYTHON) -m venv $(VENV)

$(VENV)/.server: requirements/server.txt | $(BIN)/python
	$(PIP) -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.server
	$(PIP) -r $<
	@touch $@

$(VENV)/.mansard: pyproject.toml | $(VENV)/.server
	MANSARD_PURE=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

build: | $(VENV)/.mansard  ## compile the rules in place (MANSARD_GAMES=paris and MANSARD_QUICK=1 are quicker)
	@$(BIN)/python setup.py --quiet build_ext --inplace

wheel: $(VENV)/.mansard build $(WEB:%=src/mansard/web/index.html)  ## everything in one file for this machine: dist/mansard-*.whl
	@rm -rf build/lib* build/bdist* && mkdir -p dist
	@echo "packing: the compiled rules are linked once more, about a minute"
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

pure-wheel: $(VENV)/.mansard $(WEB:%=src/mansard/web/index.html)  ## the same for any machine: the rules stay plain Python
	@rm -rf build/lib* build/bdist* && mkdir -p dist
	MANSARD_PURE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

pure:  ## remove the compiled rules: the plain Python runs
	find src -name '*.so' -delete
	rm -rf build

# --- quality --------------------------------------------------------------------------------------------------------

check: $(VENV)/.dev $(VENV)/.mansard $(WEB:%=check-web)  ## lint, format, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests
	$(BIN)/lint-imports
	$(BIN)/python tools/lint_shift.py
	$(BIN)/python tools/lint_files.py

format: $(VENV)/.dev  ## let ruff format and mend what it can
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

services:  ## what the tests of the server start for themselves
	@tools/need redis-server redis-server --version
	@tools/need postgresql sh -c 'ls /usr/lib/postgresql/*/bin/postgres || command -v postgres'

test-compiled: setup services  ## the tests, with compiled rules
	@$(BIN)/python -c 'import mansard, sys; mansard.compiled() or sys.exit("the rules are not compiled: see make build")'
	$(PYTEST)

test-pure: setup  ## the tests of rules and bots again, in a copy of the sources without compiled rules
	@rm -rf $(PURE) && mkdir -p $(PURE) && cp -a src/. $(PURE) && find $(PURE) -name '*.so' -delete
	MANSARD_FEWER=1 MANSARD_COMPILED_SRC=$(CURDIR)/src PYTHONPATH=$(CURDIR)/$(PURE) $(PYTEST) $(RULES_TESTS)

test-wheel: wheel  ## the wheel in an empty environment: installed, served, played, looked at
	@tools/need chromium chromium --version
	$(BIN)/python -m pytest packaging

soak: setup services  ## long random play, long outages, many strange requests
	MANSARD_SOAK=1 $(PYTEST) tests/club tests/conformance tests/simulation tests/server/test_outages.py tests/server/test_fuzz.py

bench: setup $(VENV)/.bench  ## measure, against peers in the same run
	$(BIN)/python benchmarks/floors.py
	$(BIN)/python benchmarks/research.py

$(VENV)/.bench: requirements/bench.txt | $(VENV)/.dev
	$(PIP) -r $<
	@touch $@

# --- web ------------------------------------------------------------------------------------------------------------

web/node_modules/.installed: web/package-lock.json
	@tools/need nodejs node --version
	@tools/need npm npm --version
	@# the lock file of a machine of one kind lacks the optional binaries of the others, which `ci` refuses
	$(NPM) ci --silent 2>/dev/null || $(NPM) install --no-save --silent
	@touch $@

src/mansard/web/index.html: web/node_modules/.installed $(shell find web/src web/static -type f 2>/dev/null)
	$(NPM) run build
	@touch $@

.PHONY: check-web test-web types build/openapi.json
types: build/openapi.json web/node_modules/.installed  ## the web client's types, after a change of a view or of the API
	$(NPM) run --silent types

build/openapi.json: $(VENV)/.dev $(VENV)/.mansard
	@mkdir -p build && $(BIN)/python -m mansard.server.openapi $@

check-web: web/node_modules/.installed build/openapi.json
	@$(NPM) run --silent types -- --check || { echo "a view, a shape or the API has changed: run \`make types\`"; exit 1; }
	$(NPM) run check

test-web: setup src/mansard/web/index.html
	@tools/need chromium chromium --version
	$(NPM) test

screenshots: setup src/mansard/web/index.html  ## fresh pictures of every page and board
	@tools/need chromium chromium --version
	$(NPM) run screenshots

# --- the rest -------------------------------------------------------------------------------------------------------

LOCK := $(BIN)/pip-compile --quiet --upgrade --strip-extras --allow-unsafe --no-header --annotation-style=line \
	--no-emit-index-url --no-emit-find-links --no-emit-trusted-host pyproject.toml

lock: | $(BIN)/python  ## choose the newest allowed versions again: requirements/*.txt
	$(PIP) pip-tools
	$(LOCK) --extra build --extra dev --extra research --output-file requirements/dev.txt
	$(LOCK) --extra build --constraint requirements/dev.txt --output-file requirements/server.txt
	$(LOCK) --extra research --constraint requirements/dev.txt --output-file requirements/research.txt
	$(LOCK) --extra scale --constraint requirements/dev.txt --output-file requirements/scale.txt
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt

clean: pure  ## remove everything that make made, the environments too
	rm -rf $(VENV) web/node_modules web/.svelte-kit src/mansard/web .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
