"""What ``touchline solve`` tells of Pocket Gridiron."""

from __future__ import annotations

import time

from touchline.kernel.errors import NoAdvice
from touchline.kernel.message import Amount, Message, Share
from touchline.play.match import Match
from touchline.solve.coach_commands import Bar
from touchline.solve.evaluator import chance_parts, evaluator_for
from touchline.words.languages import say


def tell(match: Match, finer: bool) -> None:
    """Pocket Gridiron: what the ball first is worth, and what an injury more than is followed would change."""
    from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT
    from touchline.games.pocket_gridiron.solve.solution import solved
    from touchline.games.pocket_gridiron.solve.solver import solve_order
    from touchline.games.pocket_gridiron.state import CARDS

    begun = time.perf_counter()
    if match.state.phase == CARDS:
        raise NoAdvice(Message("pg-worth-cards"), rules=["PG-6.5"])
    coach = evaluator_for(match.game, match.options, match.box, Bar(say("cli-solving")))
    for _, kicked in chance_parts(match.game, match.state, match.box):
        value, first = coach.value(kicked), kicked.first
        lost, drawn = Share(value.win[1 - first], 1), Share(value.draw, 1)
        who = match.names[first]
        print(say("pg-worth-wins", who=who, win=Share(value.win[first], 1), loss=lost, draw=drawn))
    print(f"{time.perf_counter() - begun:.1f} s")
    if finer:
        begun = time.perf_counter()
        cards = (match.state.cards[0], match.state.cards[1])
        known = solved(match.box, cards, Bar(say("cli-solving"))).tables
        again = solve_order(match.box, cards, most_hurt=MOST_HURT + 1, progress=Bar(say("cli-solving"))).known
        changes = [abs(drives.utility[0] - known[f"utility{drive}"][0]) / 2 for drive, drives in again.items()]
        among = sum(each.size for each in changes)
        change = Amount(max(float(each.max()) for each in changes), 5)
        seconds = Amount(time.perf_counter() - begun, 1)
        followed = {"more": MOST_HURT + 1, "usual": MOST_HURT, "among": among}
        print(say("pg-worth-finer", change=change, seconds=seconds, **followed))
