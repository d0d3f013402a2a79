"""The coach's word on a match, or an honest sentence where there is no coach.

The solvers are loaded only when somebody asks; what they raise as ``NoAdvice`` is told as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.kernel.errors import NoAdvice
from touchline.play.match import Match

NO_COACH = "There is no coach for this game yet."


@dataclass(frozen=True)
class Chances:
    """How a match will probably end."""

    win: tuple[float, ...]
    """For each side."""
    draw: float


def _solvers() -> Any:
    try:
        import touchline.solve as solvers
    except ImportError:
        raise NoAdvice(NO_COACH) from None
    return solvers


def _ask(what: str, match: Match) -> Any:
    question = getattr(_solvers(), what, None)
    if question is None:
        raise NoAdvice(NO_COACH)
    return question(match)


def advice(match: Match) -> str:
    """What the coach would do, as a table to be read aloud."""
    return str(_ask("advise", match).table())


def chances(match: Match) -> Chances:
    """Everybody's chance to win from here."""
    if match.over:
        returns = match.returns()
        sides = {match.game.side(seat, match.box): returns[seat] for seat in range(len(match.names))}
        won = tuple(float(sides[side] == 1) for side in sorted(sides))
        return Chances(won, 1.0 - sum(won))
    found = _ask("win_probability", match)
    return Chances(tuple(found.win), float(found.draw))


def review(match: Match) -> str:
    """A finished match looked at again: luck, skill, and what was better."""
    return str(_ask("review", match).text())


def best_moves(match: Match, most: int = 5) -> list[str]:
    """The best moves with their chance to win for whoever decides, in short lines; none at a chance node."""
    if match.to_move < 0:
        return []
    side = match.game.side(match.to_move, match.box)
    moves = _ask("advise", match).to_json()["moves"]
    return [f"{each['win'][side]:>6.1%} {each['move']}" for each in moves[:most]]
