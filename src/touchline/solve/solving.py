"""``touchline solve``: perfect play worked out ahead of the match, and how far it can be trusted."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from touchline.games import find_game
from touchline.kernel.errors import NoAdvice
from touchline.kernel.options import add_options, asked_options
from touchline.play.data_file import read_data
from touchline.play.match import Match

DESCRIPTION = """\
Work out perfect play of a game that can be solved, so that nobody waits for it in the match, and say what the game
is worth.  The solution is kept on the disk.

  touchline solve GAME                        before an evening with it
  touchline solve GAME -o NAME=VALUE          ... by house rules
  touchline solve GAME --finer                is what was left out too small to matter?
"""


def register(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "solve",
        help="perfect play of a game, worked out ahead",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("game", metavar="GAME", help="what is solved")
    add_options(command)
    command.add_argument("--data", type=Path, metavar="FILE", help="the true figures of your box (TOML)")
    command.add_argument("--finer", action="store_true", help="solve once more, finer, and compare every situation")
    command.set_defaults(run=run_solve)


def run_solve(given: argparse.Namespace) -> int:
    """Solve, keep, tell."""
    game = find_game(given.game)
    if game.parts.worth is None:
        raise NoAdvice(f"{game.title} is not solved: its best players are learned")
    options = asked_options(given)
    match = Match(game, options, data=read_data(game, given.data, options) if given.data else None)
    game.parts.worth.load()(match, given.finer)
    return 0
