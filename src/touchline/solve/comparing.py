"""What coaches of all games say when they compare two moves."""

from __future__ import annotations

from touchline.kernel.message import Argument, Message, Share, two_figures
from touchline.solve.evaluator import SAME, MoveValue

SEEN = 0.0005
"""Draws rarer than this do not show in a percentage."""


def compared(
    best: MoveValue, other: MoveValue, side: int, said: tuple[Message, Message], why: Message | None
) -> Message:
    """How much more often the best move wins for a side than another; ``said`` are the two, ``why`` the reason.

    Moves are ranked by wins and half the draws, so that is what is compared; where draws are likely enough to be
    seen, it is said.
    """
    gap = 100 * (best.value.equity(side) - other.value.equity(side))
    equal = gap < 100 * SAME
    drawn = max(best.value.draw, other.value.draw) >= SEEN
    args: dict[str, Argument] = {"best": said[0], "other": said[1], "win": Share(best.value.equity(side), 1)}
    if not equal:
        args |= {"gap": two_figures(gap), "less": Share(other.value.equity(side), 1)}
    told = ("coach-equal" if equal else "coach-better") + ("-points" if drawn else "")
    return Message(told, **args) if why is None else Message(f"{told}-because", **args, why=why)


def reason_in(told: Message) -> Message | None:
    """The bare reason in a sentence on the best move; ``None`` where it only compares.

    >>> reason_in(Message("ss-because", why=Message("ss-why-scores"))).id
    'ss-why-scores'
    """
    why = told.args.get("why")
    return why if isinstance(why, Message) else None
