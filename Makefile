# The two commands for everybody: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
TOUCHLINE := $(BIN)/touchline

.PHONY: setup play test bench lint clean
.DEFAULT_GOAL := help

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

setup: .venv/ready ## virtual environment with everything a developer needs

play: setup ## play at once
	$(TOUCHLINE) play football-darts

test: setup lint ## every test
	$(BIN)/python -m pytest -n 2

lint: setup ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup ## speed, printed
	$(TOUCHLINE) bench

clean: ## forget the virtual environment and all caches
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
