"""What ``touchline solve`` tells of Football Darts."""

from __future__ import annotations

import time

from touchline.play.match import Match
from touchline.solve.commands import Bar
from touchline.solve.evaluator import evaluator_for


def tell(match: Match, finer: bool) -> None:
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
