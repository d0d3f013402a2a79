"""A match of any game in a few sentences: who won, who was behind, how often the lead changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from touchline.kernel.message import Message
from touchline.play.box_score import BoxScore

if TYPE_CHECKING:
    from touchline.play.match import Match


def plain_report(match: Match, box: BoxScore) -> Sequence[Message]:
    """The result, then how it came about; ``box`` is what a game's own report would look at."""
    sides = [match.game.side(seat, match.box) for seat in range(len(match.names))]
    names = [match.names[sides.index(side)] for side in range(2)]
    score = [int(each) for each in match.state.score[:2]]
    won = match.returns()[sides.index(0)]
    if won == 0:
        return [Message("season-told-level", one=names[0], two=names[1], points=score[0], others=score[1])]
    winner = 0 if won > 0 else 1
    sides_told = {"winner": names[winner], "loser": names[1 - winner]}
    scored = {"points": score[winner], "others": score[1 - winner]}
    if score[0] == score[1]:
        told = [Message("season-told-parted", **sides_told, **scored)]
    elif score[winner] < score[1 - winner]:
        return [Message("season-told-given", **sides_told, **scored)]
    else:
        told = [Message("season-told-won", **sides_told, **scored)]
    return [*told, *_how(match, winner, names[winner])]


def _how(match: Match, winner: int, name: str) -> list[Message]:
    """From how far behind the winner came, and how often the lead changed hands."""
    leads = [int(s.score[winner]) - int(s.score[1 - winner]) for s in match.states]
    behind = -min(leads)
    ahead = [lead > 0 for lead in leads if lead != 0]
    changes = sum(1 for one, two in pairwise(ahead) if one != two)
    told = [Message("season-told-back", winner=name, behind=behind)] if behind > 0 else []
    if changes > 1:
        told.append(Message("season-told-changes", times=changes))
    return told or [Message("season-told-never-behind", winner=name)]
