"""What coaches of all games say when they compare two moves."""

from __future__ import annotations

from touchline.kernel.message import Argument, Message, Share, two_figures
from touchline.solve.evaluator import SAME, MoveValue


def compared(
    best: MoveValue, other: MoveValue, side: int, said: tuple[Message, Message], why: Message | None
) -> Message:
    """How much more often the best move wins for a side than another; ``said`` are the two, ``why`` the reason."""
    gap = 100 * (best.value.equity(side) - other.value.equity(side))
    equal = gap < 100 * SAME
    args: dict[str, Argument] = {"best": said[0], "other": said[1], "win": Share(best.value.win[side], 1)}
    if not equal:
        args |= {"gap": two_figures(gap), "less": Share(other.value.win[side], 1)}
    told = "coach-equal" if equal else "coach-better"
    return Message(told, **args) if why is None else Message(f"{told}-because", **args, why=why)
