"""A seat's knowledge as numbers: the observation of learners, interpreted and compiled alike.

For games in which nothing is hidden the cells of the state are the features.  A game
with secrets writes its own ``observe`` rule; a law holds it to the view: two states
that look the same to a seat give it the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from touchline.kernel.state import State


class Features(NamedTuple):
    """Names and the rule that writes their values."""

    names: tuple[str, ...]
    """One name a number: ``pos``, ``score[0]``."""
    observe: Callable[..., None]
    """``observe(s, box, seat, seen)``: write what the seat may know into ``seen``."""


def cell_features(state: type[State], without: Sequence[str] = ()) -> Features:
    """The seat that looks and every cell of the state, but for those that are hidden.

    The observer is written out line by line, so that it compiles to plain copies.
    """
    cells = [
        (name, f"s.{name}[{index}]" if field.is_array else f"s.{name}", index)
        for name, field in state.fields.items()
        if not field.scratch and name not in without
        for index in range(field.count)
    ]
    names = [f"{name}[{index}]" if "[" in source else name for name, source, index in cells]
    lines = ["def observe(s, box, seat, seen):", "    seen[0] = seat"]
    lines += [f"    seen[{place}] = {source}" for place, (_, source, _) in enumerate(cells, 1)]
    made: dict[str, Any] = {}
    exec("\n".join(lines), made)
    return Features(("seat", *names), made["observe"])
