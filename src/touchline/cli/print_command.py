"""``touchline chart`` and ``touchline print``: what a real table looks up, on the screen and on paper."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from touchline.games import find_game
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.kernel.options import add_options, asked_options
from touchline.play.data_file import read_data
from touchline.words.languages import say


def register(commands: Commands) -> None:
    """Add the commands."""
    chart = commands.add_parser("chart")
    chart.add_argument("--json", action="store_true")
    chart.set_defaults(run=show_charts)
    paper = commands.add_parser("print")
    paper.add_argument("--out", type=Path, metavar="FILE")
    paper.add_argument("--paper", choices=("a4", "letter"), default="a4")
    paper.set_defaults(run=print_paper)
    for command in (chart, paper):
        command.add_argument("game", metavar="GAME")
        command.add_argument("--data", type=Path, metavar="FILE")
        add_options(command)


def _box(given: argparse.Namespace) -> tuple[Any, Any, Any]:
    game = find_game(given.game)
    options = asked_options(given)
    data = read_data(game, given.data, options) if given.data else None
    return game, game.new_box(options, data), data


def show_charts(given: argparse.Namespace) -> int:
    """``touchline chart GAME``."""
    game, box, data = _box(given)
    if game.parts.charts is None:
        raise BadOption(Message("cli-no-chart", game=game.title), field="game")
    found = game.parts.charts.load()(box, data)
    if given.json:
        told = [
            {
                "title": each.title,
                "rows": each.rows,
                "columns": each.columns,
                "cells": each.cells,
                "guessed": sorted(each.guessed),
            }
            for each in found
        ]
        print(json.dumps(told, indent=2))
    else:
        print("\n\n".join(each.text() for each in found))
    return 0


def print_paper(given: argparse.Namespace) -> int:
    """``touchline print GAME``."""
    game, box, data = _box(given)
    if game.parts.paper is None:
        raise BadOption(Message("cli-nothing-to-print", game=game.title), field="game")
    from touchline.lab.paper import Paper

    paper, target = Paper(game.title, given.paper), given.out or Path(f"{game.name}.pdf")
    game.parts.paper.load()(paper, box, data)
    paper.write(target)
    print(say("cli-pages", file=str(target), pages=len(paper.pages)))
    return 0
