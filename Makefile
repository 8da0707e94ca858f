# make play   sets everything up, builds, and starts the app
# make test   sets everything up and runs all tests
# make help   lists the rest

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py')

.PHONY: help play test setup lint types test-compiled test-interpreted bench survey tune golden lock clean

help:
	@echo "make play              set up, build, start the app"
	@echo "make test              set up and run all tests: lint, types, compiled, interpreted"
	@echo "make setup             a virtual environment in .venv with a compiled surtsey in .venv/bin"
	@echo "make lint types        ruff; mypy --strict"
	@echo "make test-compiled     the test suite on the compiled engine"
	@echo "make test-interpreted  the same on the plain Python sources"
	@echo "make bench             the engines' speed; with YARDSTICK=program.c as a ratio to that C program"
	@echo "make survey            how random games of Volcanique go: endings, lengths, powers; GAMES=500 each"
	@echo "make tune              tune the judgement of a game by self-play; GAME=taluva ROUNDS=8"
	@echo "make golden            write the golden games and perft tables anew, on purpose"
	@echo "make lock              resolve the dependencies anew into requirements.lock"
	@echo "make clean             remove everything that was built"

play: setup
	@echo "The app is not there yet: the browser game will start here."
	@echo "What there is: $(BIN)/surtsey --help"

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

test: lint types test-compiled test-interpreted

lint: $(VENV)/installed
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/installed
	@echo "== mypy --strict"
	@$(BIN)/mypy

test-compiled: setup
	@echo "== tests, as installed"
	@$(BIN)/python -m pytest

test-interpreted: setup
	@echo "== tests, interpreted"
	@PYTHONPATH=src $(BIN)/python -m pytest

bench: setup
	@$(BIN)/python benchmarks/speed.py $(YARDSTICK)

survey: setup
	@$(BIN)/python benchmarks/survey.py $(GAMES)

tune: setup
	@$(BIN)/python benchmarks/tune.py $(or $(GAME),taluva) --rounds $(or $(ROUNDS),8)

golden: setup
	@$(BIN)/python tests/write_golden.py

lock: $(VENV)/created
	@$(BIN)/python -m pip install --quiet pip-tools
	@$(BIN)/pip-compile --quiet --extra dev --generate-hashes --allow-unsafe --strip-extras --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --no-header --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
