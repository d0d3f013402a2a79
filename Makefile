# The two commands for everybody: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
TOUCHLINE := $(BIN)/touchline
# What is installed, version by version; `make setup LOCK=` takes the newest versions that fit instead.
LOCK ?= requirements-dev.lock
PLAY_LOCK ?= requirements-play.lock

.PHONY: licences timings doc-blocks puzzles sweep newcomer rules-fired mutants steady docs stage pictures setup lock frontend services play test bench soak load fuzz lint clean
.DEFAULT_GOAL := help

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: pyproject.toml $(LOCK)
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
ifeq ($(LOCK),)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
else
	$(BIN)/python -m pip install --quiet --no-compile --require-hashes --requirement $(LOCK) || \
	  { echo "$(LOCK) does not fit this machine: taking the newest versions that do"; \
	    $(BIN)/python -m pip install --quiet --no-compile '.[dev]'; }
	$(BIN)/python -m pip install --quiet --no-deps --editable .
# pip would do this on one core, and for the tests of others
	@$(BIN)/python -m compileall -q -j 0 -x '/tests?/' .venv/lib > .venv/not-compiled.txt || true
endif
	@touch $@

# What playing needs and no more, if nobody has set up everything.
.venv/playable: pyproject.toml $(PLAY_LOCK)
	@if [ -e .venv/ready ]; then $(MAKE) .venv/ready; else \
	  $(PYTHON) -m venv .venv && \
	  { $(BIN)/python -m pip install --quiet --no-compile --require-hashes --requirement $(PLAY_LOCK) || \
	    $(BIN)/python -m pip install --quiet --no-compile .; } && \
	  $(BIN)/python -m pip install --quiet --no-deps --editable .; fi
	@touch $@

lock: ## the newest versions of everything, into requirements-dev.lock; those that playing needs into requirements-play.lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url --no-annotate \
	  --python-version 3.11 --extra dev --custom-compile-command 'make lock' --output-file requirements-dev.lock pyproject.toml
	build/lock/bin/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-annotate --python-version 3.11 \
	  --constraint requirements-dev.lock --custom-compile-command 'make lock' --output-file requirements-play.lock pyproject.toml

setup: .venv/ready frontend ## virtual environment with everything a developer needs

frontend: .venv/ready ## the arcade for the browser, built from its sources
	@$(BIN)/python frontend/build.py

services: .venv/ready ## PostgreSQL, Redis, Chromium and proxies for the tests: those that are there, else fetched into .services
	@$(BIN)/python -m tools.suite.parts

play: .venv/playable ## open the arcade in the browser; installs only what playing needs
	@$(BIN)/python frontend/build.py
	$(TOUCHLINE) serve

test: setup services ## every test; all parts run, then the whole fails if one failed
	@$(BIN)/python -m tools.suite.run

lint: setup ## style and types
	@$(BIN)/python -m tools.suite.run --only 'style and types'

rules-fired: setup ## which tests saw each rule of each game rule; fails when a rule has none
	$(BIN)/python -m pytest -p tools.suite.fired --rules-fired -n 2 tests/games --ignore-glob='*/solve/*' --ignore-glob='*_laws.py'

mutants: setup ## small mistakes in the rules, and whether the fast tests notice: a sample; MUTANTS=--all for every one
	$(BIN)/python -m tools.suite.mutants $(MUTANTS)

steady: setup services ## ten runs in random order on a busy machine, each with another seed (two hours); STEADY='--runs 3'
	$(BIN)/python -m tools.suite.steady $(STEADY)

# The peers that benchmarks time want versions of their own.
build/bench/ready: pyproject.toml
	$(PYTHON) -m venv build/bench
	build/bench/bin/python -m pip install --quiet --upgrade pip
	build/bench/bin/python -m pip install --quiet --editable '.[bench,envs,lab]'
	@touch $@

bench: build/bench/ready ## speed, printed, beside the peers; brings them into an environment of their own
	build/bench/bin/touchline bench

timings: setup ## how long the terminal lets a person wait, cold and warm: first question, first word, coach
	$(BIN)/python -m tools.timings

doc-blocks: setup ## every code block of the README and the docs, run from the built wheel in a fresh environment (ten minutes)
	$(BIN)/python -m tools.doc_blocks

puzzles: setup ## every puzzle that ships, checked by the solver of its game; takes a while
	TOUCHLINE_ALL_PUZZLES=1 $(BIN)/python -m pytest -q tests/solve/test_puzzles.py

sweep: setup ## what the tests try a sample of, tried whole: laws, matches between levels, lattices (see docs/testing.md)
	TOUCHLINE_SWEEP=1 $(BIN)/python -m pytest -n 2 --dist worksteal $$(grep -rl --include='test_*.py' 'from tests.sweep import' tests)

docs: setup ## the documentation, into build/docs; a broken link is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

stage: setup services ## every state of every game at five sizes, by day and night: pictures, contact sheets, figures
	$(BIN)/python -m tools.stage_check

newcomer: setup services ## from the first page to a first score in every game, as somebody new: touches, words, seconds, pictures
	$(BIN)/python -m tools.newcomer

licences: setup ## the licences of everything that ships, in one file
	$(BIN)/python -m tools.licences

pictures: setup services ## the README's pictures, from screens that browser tests keep; the moving one is filmed
	TOUCHLINE_PICTURES=1 $(BIN)/python -m pytest -q -p no:schemathesis tests/browser/test_browser_matches.py tests/browser/test_browser_access.py -k 'whole_match or every_page'
	$(BIN)/python tools/pictures.py
	$(BIN)/python -m tools.moving_picture

soak: setup ## 600 faults under load (kills, frozen databases, full disks …): nothing lost, doubled or shown unstored
	$(BIN)/python -m tools.soak.soak sqlite --faults 200
	$(BIN)/python -m tools.soak.soak postgres --faults 200
	$(BIN)/python -m tools.soak.soak cluster --faults 200

fuzz: setup ## hours of bad input, at every door; FUZZ=N times as much as the tests try
	TOUCHLINE_FUZZ=$(or $(FUZZ),1000) $(BIN)/python -m pytest -n 2 tests/fuzz

load: setup ## 5,000 idle sockets and 200 moves a second, timed; then the same moves beside a hostile client
	$(BIN)/python -m tools.soak.load --sockets 5000 --rate 200 --seconds 60
	$(BIN)/python -m tools.soak.load --hostile --rate 200 --seconds 15

clean: ## forget the virtual environment and all caches
	rm -rf .venv .services .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist frontend/node_modules src/touchline/server/static artefacts
