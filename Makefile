# The two commands for everybody: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
TOUCHLINE := $(BIN)/touchline
# What is installed, version by version; `make setup LOCK=` takes the newest versions that fit instead.
LOCK ?= requirements-dev.lock

.PHONY: docs pictures setup lock frontend browser play test bench soak load lint clean
.DEFAULT_GOAL := help

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: pyproject.toml $(LOCK)
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
ifeq ($(LOCK),)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
else
	$(BIN)/python -m pip install --quiet --require-hashes --requirement $(LOCK) || \
	  { echo "$(LOCK) does not fit this machine: taking the newest versions that do"; \
	    $(BIN)/python -m pip install --quiet '.[dev]'; }
	$(BIN)/python -m pip install --quiet --no-deps --editable .
endif
	@touch $@

lock: ## the newest versions of everything a developer needs, into requirements-dev.lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-annotate \
	  --python-version 3.11 --extra dev --custom-compile-command 'make lock' --output-file requirements-dev.lock pyproject.toml

setup: .venv/ready frontend ## virtual environment with everything a developer needs

frontend: .venv/ready ## the arcade for the browser, built from its sources
	@$(BIN)/python frontend/build.py

browser: ## a Chromium for the tests: the one that is there, else the distribution's
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
	  command -v $$name >/dev/null 2>&1 && exit 0; done; \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } || \
	echo "no Chromium, and none can be installed here: the browser tests will be skipped"

play: setup ## open the arcade in the browser
	$(TOUCHLINE) serve

test: setup browser lint ## every test
	$(BIN)/python -m pytest -n 2 --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 tests/browser # apart: its driver keeps an event loop of its own

lint: setup ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python frontend/build.py --types

bench: setup ## speed, printed
	$(TOUCHLINE) bench

docs: setup ## the documentation, into build/docs; a broken link is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

pictures: setup ## the README's pictures, from the screens that the browser tests keep
	$(BIN)/python tools/pictures.py

soak: setup ## 600 faults under load (kills, frozen databases, full disks …): nothing lost, doubled or shown unstored
	$(BIN)/python -m tools.soak.soak sqlite --faults 200
	$(BIN)/python -m tools.soak.soak postgres --faults 200
	$(BIN)/python -m tools.soak.soak cluster --faults 200

load: setup ## 5,000 idle sockets and 200 moves a second, timed
	$(BIN)/python -m tools.soak.load --sockets 5000 --rate 200 --seconds 60

clean: ## forget the virtual environment and all caches
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist frontend/node_modules src/touchline/server/static artefacts
