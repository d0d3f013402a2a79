"""What a coach says first: one suggestion, and what the next best would cost, in games of a hundred.

Moves with the same first word are one idea (``throw T20``, ``throw T19``): the best of each idea stands for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from touchline.kernel.message import Amount, Argument, Message
from touchline.solve.evaluator import MoveValue

SAME = 0.003
"""Ideas that differ by less than this all win alike: there is nothing to suggest."""
TOLD = 0.0005
"""What costs less is not told: it would read as nothing."""
CLOSE = 0.01
"""Two ideas that differ by less are about equal."""
LOST, WON = 0.02, 0.98
"""Beyond these a match is as good as decided."""
HOPE = 0.06
"""Who has at least this much to win is warned of a choice that throws it away."""


@dataclass(frozen=True)
class Counsel:
    """The coach's sentence."""

    message: Message
    same: bool
    """Whether all moves are worth the same, so that none is suggested."""
    warning: Message | None = None
    """What does not win it any more, where something still does: one point when two are needed."""


def idea(move: str) -> str:
    """What a move is for: its first word.

    >>> idea("throw T20"), idea("E4-G5*GOAL")
    ('throw', 'E4-G5*GOAL')
    """
    return move.partition(" ")[0]


def in_a_hundred(value: MoveValue, side: int) -> int:
    """How many of a hundred such matches a side wins, a draw as half a win."""
    return round(100 * value.value.equity(side))


def counsel(
    ranked: Sequence[MoveValue], side: int, called: Callable[[str], Message], *, unseen: bool = False
) -> Counsel:
    """What to say about moves, best first; ``called`` names a move as people do.

    Moves made ``unseen`` are worth the same because they are mixed: one alone would be read.
    """
    ideas: dict[str, MoveValue] = {}
    for each in ranked:
        ideas.setdefault(idea(each.move), each)
    best, *others = ideas.values()
    win = in_a_hundred(best, side)
    if not others:
        return _ways(ranked, side, called, unseen=unseen)
    lead = best.value.equity(side) - others[0].value.equity(side)
    spread = best.value.equity(side) - min(each.value.equity(side) for each in others)
    if spread < SAME:
        return Counsel(_alike(best, side, unseen=unseen), same=True)
    if lead < CLOSE and best.value.equity(side) <= LOST:
        return Counsel(Message("coach-all-lost", win=win), same=True)
    names = {"best": called(best.move), "other": called(others[0].move)}
    warning = _warning(best, others, side, called)
    if lead < CLOSE:
        return Counsel(Message("coach-close", **names, win=win), False, warning)
    return Counsel(Message("coach-says", **names, win=win, less=in_a_hundred(others[0], side)), False, warning)


def _ways(ranked: Sequence[MoveValue], side: int, called: Callable[[str], Message], *, unseen: bool) -> Counsel:
    """Of one idea that is done in several ways, as by an aim here or there: what the next way costs, and the worst."""
    best, worst = ranked[0], ranked[-1]
    told: dict[str, Argument] = {"best": called(best.move), "win": in_a_hundred(best, side)}
    if len(ranked) == 1 and best.aim is not None:  # where to aim is open all the same
        return Counsel(Message("coach-only", **told), same=False)
    cost = {each.move: best.value.equity(side) - each.value.equity(side) for each in ranked}
    if cost[worst.move] < SAME:
        return Counsel(_alike(best, side, unseen=unseen), same=True)
    other = next(each for each in ranked if cost[each.move] >= TOLD)
    costs = {"cost": Amount(100 * cost[other.move], 1), "most": Amount(100 * cost[worst.move], 1)}
    return Counsel(Message("coach-ways", **told, other=called(other.move), **costs), same=False)


def _alike(best: MoveValue, side: int, *, unseen: bool) -> Message:
    """Of moves that are all worth the same."""
    if best.value.equity(side) >= WON:
        told = "coach-all-won"
    elif best.value.equity(side) <= LOST:
        told = "coach-all-lost"
    else:
        told = "coach-mix" if unseen else "coach-all-same"
    return Message(told, win=in_a_hundred(best, side))


def _warning(
    best: MoveValue, others: Sequence[MoveValue], side: int, called: Callable[[str], Message]
) -> Message | None:
    """The likeliest mistake that loses for good; nothing where nothing does, or nothing is left to lose."""
    if best.value.equity(side) < HOPE:
        return None
    fatal = [each for each in others if each.value.equity(side) <= LOST]
    return Message("coach-does-not-win", move=called(fatal[0].move)) if fatal else None
