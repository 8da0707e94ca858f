# make play   sets everything up, builds, and starts the app
# make test   sets everything up and runs all tests
# make help   lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NPM := npm --prefix web --no-fund --no-audit --loglevel=error
SOURCES := $(shell find src -name '*.py' -o -name '*.json')
WEB_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js

.PHONY: help play test setup web lint types test-compiled test-interpreted test-web test-server test-browser chromium \
	bench load survey lab-check lab-examples fit tune tournaments golden table wire examples pictures screenshots lock clean

help:
	@echo "make play              set up, build, start the app"
	@echo "make test              set up and run all tests: lint, types, compiled, interpreted"
	@echo "make setup             a virtual environment in .venv with a compiled surtsey in .venv/bin"
	@echo "make web               the front end, built into web/dist"
	@echo "make lint types        ruff; mypy --strict"
	@echo "make test-compiled     the test suite on the compiled engine"
	@echo "make test-interpreted  the same on the plain Python sources"
	@echo "make test-web          the front end: types, linter, unit tests"
	@echo "make test-server       the server on SQLite and PostgreSQL"
	@echo "make test-browser      whole games in Chromium"
	@echo "make bench             the engines' speed; with YARDSTICK=program.c as a ratio to that C program"
	@echo "make lab-examples      play the experiments of docs/lab.md: half an hour; goes on where it stopped"
	@echo "make lab-check         hold the lab's statistics against real games"
	@echo "make load              many games at once against the server; GAME=volcanique GAMES=500 SECONDS=60"
	@echo "make screenshots       take the pictures of the docs anew, from real games"
	@echo "make survey            how random games of Volcanique go: endings, lengths, powers; GAMES=500 each"
	@echo "make fit               fit Volcanique's judgement to what search finds; GAMES=100 a round"
	@echo "make tune              tune the judgement of a game by playing; GAME=taluva SIMULATIONS=50 ROUNDS=20"
	@echo "make tournaments       play the tournaments of docs/strength.md anew (hours); ONLY=volcanique some of them"
	@echo "make golden            write the golden games and perft tables anew, on purpose"
	@echo "make table             write what follows from the fields of Volcanique's table"
	@echo "make wire              write the page's types of what goes over the wire"
	@echo "make examples          write what the engine says of the drawn examples of the rules"
	@echo "make pictures          write anew the stretches of games by which the page tests how it shows events"
	@echo "make lock              resolve the dependencies anew into requirements.lock"
	@echo "make clean             remove everything that was built"

play: setup web
	@echo "== starting the app; Ctrl-C ends it"
	@$(BIN)/surtsey serve

setup: $(VENV)/built

$(VENV)/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Surtsey needs Python 3.11 or later; say which: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "== creating $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/installed: requirements.lock $(VENV)/created
	@echo "== installing the locked dependencies"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

$(VENV)/built: $(VENV)/installed $(SOURCES) pyproject.toml setup.py
	@echo "== compiling and installing surtsey (a minute or two; only after changes)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/surtsey --version
	@touch $@

web: web/dist/index.html

web/node_modules/installed: web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null \
		|| { echo "The front end needs Node 20 or later (https://nodejs.org)"; exit 1; }
	@echo "== installing the locked packages of the front end"
	@$(NPM) ci
	@touch $@

web/dist/index.html: web/node_modules/installed $(WEB_SOURCES)
	@echo "== building the front end"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

test: lint types test-web test-compiled test-interpreted test-server test-browser

lint: $(VENV)/installed
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/installed
	@echo "== mypy --strict"
	@$(BIN)/mypy

ENGINE_TESTS := -n 2 --ignore=tests/server --ignore=tests/e2e

test-compiled: setup
	@echo "== tests of the engine and the players, as installed"
	@$(BIN)/python -m pytest $(ENGINE_TESTS)

test-interpreted: setup
	@echo "== the same, interpreted"
	@PYTHONPATH=src $(BIN)/python -m pytest $(ENGINE_TESTS)

test-web: web/node_modules/installed
	@echo "== the front end: types, linter, unit tests"
	@$(NPM) run --silent check
	@$(NPM) run --silent lint
	@$(NPM) run --silent test

test-server: setup
	@echo "== tests of the server, on SQLite and PostgreSQL"
	@$(BIN)/python -m pytest -n 2 tests/server

test-browser: setup web chromium
	@echo "== whole games in Chromium"
	@$(BIN)/python -m pytest -n 2 tests/e2e

chromium:
	@command -v chromium chromium-browser google-chrome >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "== installing Chromium" \
			&& apt-get -qq update && apt-get -qq install -y chromium >/dev/null; } \
		|| { echo "The tests in the browser need Chromium: sudo apt-get install chromium"; exit 1; }

screenshots: setup web chromium
	@$(BIN)/python docs/make_screenshots.py

load: setup
	@$(BIN)/python -m benchmarks.load $(GAME) $(if $(GAMES),--games $(GAMES)) $(if $(SECONDS),--seconds $(SECONDS))

bench: setup
	@$(BIN)/python benchmarks/speed.py $(YARDSTICK)

lab-examples: setup
	@for file in benchmarks/lab/*.toml; do $(BIN)/surtsey lab run $$file || exit 1; done

lab-check: setup
	@$(BIN)/python -m benchmarks.lab_check

survey: setup
	@$(BIN)/python benchmarks/survey.py $(GAMES)

fit: setup
	@$(BIN)/python -m benchmarks.fit $(if $(GAMES),--games $(GAMES))

tune: setup
	@$(BIN)/python -m benchmarks.tune $(or $(GAME),taluva) \
		$(if $(SIMULATIONS),--simulations $(SIMULATIONS)) $(if $(ROUNDS),--rounds $(ROUNDS))

tournaments: setup
	@$(BIN)/python benchmarks/tournaments.py $(if $(ONLY),"$(ONLY)")

golden: setup
	@$(BIN)/python tests/write_golden.py

table: $(VENV)/installed
	@$(BIN)/python tests/write_table.py

wire: setup
	@$(BIN)/python -m tests.write_wire

pictures: setup
	@$(BIN)/python -m tests.write_pictures

examples: setup
	@$(BIN)/python -m tests.write_examples

lock: $(VENV)/created
	@$(BIN)/python -m pip install --quiet pip-tools
	@$(BIN)/pip-compile --quiet --extra server --extra dev --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --no-header --output-file requirements.lock pyproject.toml
	@sed -i 's/^pgserver==\([^ ]*\) /pgserver==\1 ; python_version < "3.13" /' requirements.lock

clean:
	rm -rf $(VENV) build web/dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
