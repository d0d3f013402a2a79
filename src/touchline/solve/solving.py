"""``touchline solve``: perfect play worked out ahead of the match, and how far it can be trusted."""

from __future__ import annotations

import argparse
from pathlib import Path

from touchline.games import find_game
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import NoAdvice
from touchline.kernel.message import Message
from touchline.kernel.options import add_options, asked_options
from touchline.play.data_file import read_data
from touchline.play.match import Match


def register(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser(
        "solve",
    )
    command.add_argument("game", metavar="GAME")
    add_options(command)
    command.add_argument("--data", type=Path, metavar="FILE")
    command.add_argument("--finer", action="store_true")
    command.set_defaults(run=run_solve)


def run_solve(given: argparse.Namespace) -> int:
    """Solve, keep, tell."""
    game = find_game(given.game)
    if game.parts.worth is None:
        raise NoAdvice(Message("cli-not-solved", game=game.title))
    options = asked_options(given)
    match = Match(game, options, data=read_data(game, given.data, options) if given.data else None)
    game.parts.worth.load()(match, given.finer)
    return 0
