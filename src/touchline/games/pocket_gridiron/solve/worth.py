"""What ``touchline solve`` tells of Pocket Gridiron."""

from __future__ import annotations

import time

from touchline.kernel.errors import NoAdvice
from touchline.play.match import Match
from touchline.solve.commands import Bar
from touchline.solve.evaluator import chance_parts, evaluator_for


def tell(match: Match, finer: bool) -> None:
    """Pocket Gridiron: what the ball first is worth, and what an injury more than is followed would change."""
    from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT
    from touchline.games.pocket_gridiron.solve.solution import solved
    from touchline.games.pocket_gridiron.solve.solver import solve_order
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
