# One word per chore; `make help` lists them.

PYTHON ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1

SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name 'py.typed')
PAGE := src/killshot/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/tsconfig.json web/tsconfig.node.json

# The tests of `make quick`: every rule, weapon, card and word, and the fast ones of the rest. The oracle fires every weapon
# in deathmatch only. They need no database, no browser and no built page.
QUICK := tests/golden tests/rules tests/weapons tests/cards tests/modules tests/contract tests/view tests/testing tests/text \
	tests/properties tests/oracle tests/exhaustive/test_node_counts.py tests/test_tools.py \
	tests/docs/test_links.py tests/docs/test_lists.py tests/docs/test_rules.py \
	tests/bots/test_find.py tests/bots/test_decide.py tests/bots/test_hint.py tests/bots/test_value.py \
	tests/bots/test_blindness.py tests/env/test_play.py tests/env/test_conformance.py \
	tests/cli/test_replay.py tests/cli/test_card.py tests/cli/test_words.py tests/cli/test_draw.py \
	tests/server/test_protocol.py tests/server/test_setups.py tests/server/test_words.py tests/server/test_diagrams.py \
	tests/server/test_limits.py tests/server/test_tables.py

.DEFAULT_GOAL := build
.PHONY: build play web quick test check test-web test-compiled test-pure postgres browser format coverage protocol reference \
	docs examples screenshots bench dist clean help

build: $(VENV)/installed  ## set up .venv and install the game in it, compiled if there is a C compiler

play: build  ## start the server on this computer and open a browser
	@$(BIN)/killshot

web: $(PAGE)  ## build the page that people play in

quick: check test-web  ## the checks, and the tests that find nearly every mistake, in under a minute
	PYTHONPATH=src $(BIN)/python -m pytest -q -n $(JOBS) $(QUICK) -k 'not (exactly_the_shots and domination)'

test: check test-web test-compiled test-pure  ## the checks, then the whole test suite on the installed engine and on pure Python

check: $(VENV)/tools web/node_modules/installed  ## format, lint, types, layers, no branches on modes; the client too
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tools/check_imports.py
	$(BIN)/python tools/check_modes.py
	cd web && npm run --silent check && npm run --silent lint && npm run --silent format:check

test-web: web/node_modules/installed  ## the tests of the web client's own parts
	cd web && npm run --silent test

test-compiled: build postgres browser  ## the test suite on the installed engine
	@$(BIN)/killshot --version
	$(BIN)/python -m pytest -q -n $(JOBS)

test-pure: $(VENV)/tools $(PAGE) postgres  ## the test suite on the sources as they are, except for the browser tests
	@PYTHONPATH=src $(BIN)/killshot --version
	PYTHONPATH=src $(BIN)/python -m pytest -q -n $(JOBS) --ignore tests/browser

postgres:  ## make sure that there is a PostgreSQL server for the tests; install it if there is none
	@$(PYTHON) tools/ensure_postgres.py

browser:  ## make sure that there is a Chromium for the browser tests; install it if there is none
	@$(PYTHON) tools/ensure_chromium.py

format: $(VENV)/tools web/node_modules/installed  ## format the code and fix what the linters can fix
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

coverage: $(VENV)/tools $(PAGE) postgres browser  ## branch coverage of the test suite, measured on pure Python
	PYTHONPATH=src $(BIN)/coverage run -m pytest -q
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

protocol: $(VENV)/tools  ## generate the web client's types from the server's messages
	PYTHONPATH=src $(BIN)/python -m killshot.server.protocol.typescript web/src/protocol.ts

reference: $(VENV)/tools  ## generate docs/events.md, docs/prompts.md, docs/state.md and the table of observations from the code
	PYTHONPATH=src $(BIN)/python tools/write_reference.py

docs: $(VENV)/tools  ## build the documentation site into site; warnings are errors
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

examples: $(VENV)/tools  ## run the examples of all pages and write down what they print
	PYTHONPATH=src $(BIN)/python -m tests.docs.examples

screenshots: build browser  ## take pictures of every screen into docs/pictures
	$(BIN)/python tools/screenshots.py docs/pictures

bench: build  ## measure the engine against python-chess, the modes, the strength and speed of the bots, the environments
	@$(BIN)/killshot bench
	@$(BIN)/python benchmarks/modes.py
	@$(BIN)/python benchmarks/strength.py --jobs $(JOBS)
	@$(BIN)/python benchmarks/bots.py
	@$(BIN)/python benchmarks/env.py

dist: $(VENV)/tools $(PAGE)  ## build the packages of a release into dist
	rm -rf dist
	$(BIN)/python -m build --quiet
	$(BIN)/python tools/release_notes.py > dist/notes.md

clean:  ## remove everything that was built or installed here
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache \
		.coverage .coverage.* htmlcov site web/node_modules src/killshot/server/static
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## list these words
	@grep -hE '^[a-z-]+:.*  ## ' $(MAKEFILE_LIST) | sed -E 's/:.*  ## /\t/' | expand -t 16

$(VENV)/created:
	@command -v $(PYTHON) >/dev/null || { echo "Killshot needs Python 3.11 or newer; '$(PYTHON)' was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Killshot needs Python 3.11 or newer; $$($(PYTHON) --version) is too old. Try: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Killshot needs Python's venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

# An earlier build leaves its files in build/. They would be installed again, deleted modules too, so they go first.
$(VENV)/tools: $(VENV)/created pyproject.toml
	@echo "Installing what Killshot needs into $(VENV)."
	@rm -rf build
	KILLSHOT_PURE=1 $(BIN)/pip install --quiet '.[dev]'
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
		echo "Killshot's page is built with Node.js 20.19, 22.12 or newer and npm, which were not found" >&2; \
		echo "(on Debian and Ubuntu: apt install nodejs npm; elsewhere: https://nodejs.org)." >&2; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit((a == 20 && b >= 19) || (a == 22 && b >= 12) || a > 22 ? 0 : 1)' || { \
		echo "Killshot's page is built with Node.js 20.19, 22.12 or newer; node $$(node --version) is too old." >&2; exit 1; }
	cd web && npm ci --no-audit --no-fund --silent
	@touch $@

$(PAGE): web/node_modules/installed $(PAGE_SOURCES)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/installed: $(VENV)/tools setup.py $(SOURCES) $(PAGE)
	@echo "Installing Killshot into $(VENV); compiling the engine takes a minute or two."
	@rm -rf build
	$(BIN)/pip install --quiet --force-reinstall --no-deps .
	@touch $@
