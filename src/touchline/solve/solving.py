"""``touchline solve``: perfect play worked out ahead of the match, and how far it can be trusted."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from touchline.games import find_game
from touchline.kernel.errors import NoAdvice
from touchline.kernel.options import parse_options
from touchline.play.data_file import read_data
from touchline.play.match import Match
from touchline.solve.commands import Bar
from touchline.solve.evaluator import chance_parts, evaluator_for

DESCRIPTION = """\
Work out perfect play of Football Darts or Pocket Gridiron, so that nobody waits for it in the match, and say what
the game is worth.  The solution is kept on the disk.

  touchline solve football-darts -o throwers=pub,18     before an evening with these two
  touchline solve football-darts --finer                is the lattice of aims fine enough?
  touchline solve pocket-gridiron --finer               what would one injury more change?
"""


def register(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser(
        "solve",
        help="perfect play of Football Darts or Pocket Gridiron, worked out ahead",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("game", metavar="GAME", help="football-darts or pocket-gridiron")
    command.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    command.add_argument("--data", type=Path, metavar="FILE", help="the true figures of your box (TOML)")
    command.add_argument("--finer", action="store_true", help="solve once more, finer, and compare every situation")
    command.set_defaults(run=run_solve)


def run_solve(given: argparse.Namespace) -> int:
    """Solve, keep, tell."""
    game = find_game(given.game)
    tell = {"football-darts": tell_darts, "pocket-gridiron": tell_gridiron}.get(game.name)
    if tell is None:
        raise NoAdvice(f"{game.title} is not solved: its best players are learned")
    options = parse_options(given.option)
    tell(Match(game, options, data=read_data(game, given.data, options) if given.data else None), given.finer)
    return 0


def tell_darts(match: Match, finer: bool) -> None:
    """Football Darts between the match's throwers: what having the ball first is worth."""
    from touchline.games.football_darts.solve.evaluator import DartsEvaluator
    from touchline.games.football_darts.solve.solution import solve

    begun = time.perf_counter()
    coach = evaluator_for(match.game, match.options, match.box, Bar("solving"))
    assert isinstance(coach, DartsEvaluator)
    took = time.perf_counter() - begun
    for seat, thrower in enumerate(coach.throwers):
        known = coach.solution.known(seat, 1, match.box.start_spot - 1, 0)
        print(f"{match.names[seat]} ({thrower.text()}) receiving first wins {known.win:.1%}, ", end="")
        print(f"{known.own:.1f} to {known.other:.1f} points on average")
    print(f"{took:.1f} s")
    if finer:
        begun = time.perf_counter()
        again = solve(match.box, coach.throwers, coach.grid, progress=Bar("solving finer"), halvings=1)
        change, among = coach.solution.greatest_change(again)
        print(f"With the lattice of aims halved no win probability of {among:,} ", end="")
        print(f"changes by more than {change:.5f} ({time.perf_counter() - begun:.1f} s)")


def tell_gridiron(match: Match, finer: bool) -> None:
    """Pocket Gridiron: what the ball first is worth, and what an injury more than is followed would change."""
    from touchline.games.pocket_gridiron.solve.solution import solved
    from touchline.games.pocket_gridiron.solve.solver import MOST_HURT, solve_order
    from touchline.games.pocket_gridiron.state import CARDS

    begun = time.perf_counter()
    if match.state.phase == CARDS:
        raise NoAdvice("which cards meet? say so with -o cards=air,ground", rules=["PG-6.5"])
    coach = evaluator_for(match.game, match.options, match.box, Bar("solving"))
    for _, kicked in chance_parts(match.game, match.state, match.box):
        value, first = coach.value(kicked), kicked.first
        print(f"{match.names[first]} receiving first wins {value.win[first]:.1%}, ", end="")
        print(f"loses {value.win[1 - first]:.1%}, draws {value.draw:.1%}")
    print(f"{time.perf_counter() - begun:.1f} s")
    if finer:
        begun = time.perf_counter()
        cards = (match.state.cards[0], match.state.cards[1])
        known = solved(match.box, cards, Bar("solving")).tables
        again = solve_order(match.box, cards, most_hurt=MOST_HURT + 1, progress=Bar("solving finer")).known
        changes = [abs(drives.utility[0] - known[f"utility{drive}"][0]) / 2 for drive, drives in again.items()]
        print(f"Following {MOST_HURT + 1} injuries instead of {MOST_HURT} changes no value of ", end="")
        print(f"{sum(each.size for each in changes):,} in full health by more than ", end="")
        print(f"{max(float(each.max()) for each in changes):.5f} ({time.perf_counter() - begun:.1f} s)")
