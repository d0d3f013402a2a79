"""What the numbers of an observation are: their names, how far they go and what they mean.

::

    python -m touchline.envs.features GAME      # the table of a game
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np
from gymnasium import spaces

from touchline.games import find_game
from touchline.kernel.box import Box
from touchline.kernel.features import Features, cell_features
from touchline.kernel.game import Game
from touchline.kernel.nodes import OVER
from touchline.kernel.state import Cell, State

FARTHEST = 1 << 31
"""The bound of a number that no cell of the state bounds."""

MOST_VALUES = 24
"""More values than this are not listed one by one."""


class Number(NamedTuple):
    """One number of an observation."""

    name: str
    low: int
    high: int
    meaning: str


@cache
def everything(game: Game) -> Features:
    """For a critic: the seat to decide and every cell of the state, hidden ones included."""
    return cell_features(game.State)


def numbers(game: Game, features: Features) -> list[Number]:
    """Every number of the features of a game, in order.

    >>> darts = find_game("football-darts")
    >>> [number for number in numbers(darts, darts.features) if number.name == "dart"]
    [Number(name='dart', low=1, high=4, meaning='The dart to be thrown, 1..4.')]
    """
    told = meanings(game.State)
    return [_number(name, game.State.fields, told, game.name) for name in features.names]


def _number(name: str, fields: dict[str, Cell], told: dict[str, str], game: str) -> Number:
    """A cell is written ``pos``, ``score[0]`` or, where only a part of it may be known, ``hand: offense slant``."""
    if name == "seat":
        return Number(name, OVER, 3, "The seat that looks; in a critic's view the seat to decide.")
    cell_name = name.partition("[")[0].partition(":")[0]
    if cell_name not in fields:
        return Number(name, -FARTHEST, FARTHEST, f"{cell_name.capitalize()}; see the features of {game}.")
    cell = fields[cell_name]
    values = ", ".join(f"{cell.low + n} {value}" for n, value in enumerate(cell.names))
    if len(cell.names) > MOST_VALUES:
        values = f"{cell.low} {cell.names[0]}, {cell.low + 1} {cell.names[1]}, …, {cell.high} {cell.names[-1]}"
    meaning = told.get(cell_name) or f"{cell_name.replace('_', ' ').capitalize()}."
    return Number(name, cell.low, cell.high, f"{meaning} {values}".strip())


@cache
def meanings(state: type[State]) -> dict[str, str]:
    """The docstring under each field of a state, on one line."""
    found: dict[str, str] = {}
    for each in reversed(state.__mro__):
        if each is object:
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, text in zip(body.body, body.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
                    found[field.target.id] = " ".join(str(text.value.value).split())
    return found


@cache
def box_space(game: Game, features: Features) -> spaces.Box[Any]:
    """The space of an observation: every number between its bounds."""
    known = numbers(game, features)
    low, high = (np.array([getattr(each, end) for each in known], np.float32) for end in ("low", "high"))
    return spaces.Box(low, high, dtype=np.float32)


def observed(features: Features, s: State, box: Box, seat: int) -> Any:
    """The features of a state for a seat, as an array."""
    seen = [0] * len(features.names)
    features.observe(s, box, seat, seen)
    return np.array(seen, dtype=np.float32)


def table(game: Game) -> str:
    """The features of a game as a Markdown table; numbers that mean the same share a line."""
    lines = ["| numbers | from | to | meaning |", "|---|---|---|---|"]
    for what, group in groupby(numbers(game, game.features), key=lambda each: each[1:]):
        names = [f"`{each.name}`" for each in group]
        named = names[0] if len(names) == 1 else f"{names[0]} … {names[-1]}"
        lines.append(f"| {named} | {what[0]} | {what[1]} | {what[2]} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(find_game(sys.argv[1])))
