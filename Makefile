# One word per chore; `make help` lists them.

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name 'py.typed')
PAGE := src/killshot/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/tsconfig.json

.DEFAULT_GOAL := build
.PHONY: build play web test test-web test-compiled test-pure postgres browser check format coverage protocol reference screenshots \
	bench clean help

build: $(VENV)/installed  ## set up .venv and install the game in it, compiled where a C compiler is at hand

play: build  ## start the server on this computer and open a browser
	@$(BIN)/killshot

web: $(PAGE)  ## build the page that people play in

test: check test-web test-compiled test-pure  ## check, then the whole test suite on the installed engine and on pure Python

check: $(VENV)/tools  ## format, lint, types, layering, no branches on modes
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tools/check_imports.py
	$(BIN)/python tools/check_modes.py

test-web: web/node_modules/installed  ## types and tests of the web client's own parts
	cd web && npm run --silent check && npm run --silent test

test-compiled: build postgres browser  ## the test suite on the installed engine
	@$(BIN)/killshot --version
	$(BIN)/python -m pytest -q -n $(JOBS)

test-pure: $(VENV)/tools $(PAGE) postgres  ## the test suite, but for the browser, on the sources as they are
	@PYTHONPATH=src $(BIN)/killshot --version
	PYTHONPATH=src $(BIN)/python -m pytest -q -n $(JOBS) --ignore tests/browser

postgres:  ## see that a PostgreSQL server is at hand for the tests, and install it if not
	@$(PYTHON) tools/ensure_postgres.py

browser:  ## see that a Chromium is at hand for the browser tests, and install it if not
	@$(PYTHON) tools/ensure_chromium.py

format: $(VENV)/tools  ## format the code and repair what the linter can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

coverage: $(VENV)/tools $(PAGE) postgres browser  ## branch coverage of the test suite, measured on pure Python
	PYTHONPATH=src $(BIN)/coverage run -m pytest -q
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

protocol: $(VENV)/tools  ## write the types of the web client from the structs of the server
	PYTHONPATH=src $(BIN)/python -m killshot.server.protocol.typescript web/src/protocol.ts

reference: $(VENV)/tools  ## write docs/events.md and docs/prompts.md from the tables of the engine
	PYTHONPATH=src $(BIN)/python tools/write_reference.py

screenshots: build browser  ## take pictures of every screen, into docs/pictures
	$(BIN)/python tools/screenshots.py docs/pictures

bench: build  ## measure the engine beside python-chess, the modes beside each other, how strong each rung of the bots is and how long it thinks
	@$(BIN)/killshot bench
	@$(BIN)/python benchmarks/modes.py
	@$(BIN)/python benchmarks/strength.py --jobs $(JOBS)
	@$(BIN)/python benchmarks/bots.py
	@$(BIN)/python benchmarks/env.py

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache \
		.coverage .coverage.* htmlcov web/node_modules src/killshot/server/static
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## list the chores
	@grep -hE '^[a-z-]+:.*  ## ' $(MAKEFILE_LIST) | sed -E 's/:.*  ## /\t/' | expand -t 16

$(VENV)/created:
	@command -v $(PYTHON) >/dev/null || { echo "Killshot needs Python 3.11 or newer; '$(PYTHON)' was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Killshot needs Python 3.11 or newer; $$($(PYTHON) --version) is too old. Try: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Killshot needs Python's venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

# What is left in build/ from an earlier build would be installed again, and a deleted module would live on: away with it.
$(VENV)/tools: $(VENV)/created pyproject.toml
	@echo "Installing what Killshot needs in $(VENV)."
	@rm -rf build
	KILLSHOT_PURE=1 $(BIN)/pip install --quiet '.[dev]'
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
		echo "The page of Killshot is built with Node.js 20 or newer and its npm, which were not found" >&2; \
		echo "(on Debian and Ubuntu: apt install nodejs npm; elsewhere: https://nodejs.org)." >&2; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { \
		echo "The page of Killshot is built with Node.js 20 or newer; node $$(node --version) is too old." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --silent
	@touch $@

$(PAGE): web/node_modules/installed $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/installed: $(VENV)/tools setup.py $(SOURCES) $(PAGE)
	@echo "Installing Killshot in $(VENV); compiling the engine takes a minute or two."
	@rm -rf build
	$(BIN)/pip install --quiet --force-reinstall --no-deps .
	@touch $@
