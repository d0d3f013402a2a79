"""Score sheets: how a game's positions are written up for analysts.

A game needs no sheet to be simulated.  A sheet adds what only somebody who knows the
game can say: which cells make a drive, how a drive ended, who went first, and a few
policies quick enough for millions of games.  A game declares its sheet as ``parts.report_sheet``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule
from touchline.kernel.state import State

if TYPE_CHECKING:
    import polars as pl


@rule
def first_to_act(s: State, box: Box, seat: int) -> int:
    """Who went first, where nothing better is known: whoever decides first."""
    if seat == CHANCE or seat == OVER:
        return -1
    return seat


@dataclass(frozen=True)
class Sheet:
    """What an analyst should know about a game."""

    first: Callable[..., int] = first_to_act
    """``first(s, box, seat)``: the side that went first, or −1 while that is open; a rule function
    asked before every step (``seat`` is who is to move) until it answers."""
    first_means: Message = field(default_factory=lambda: Message("report-went-first"))
    """What "first" is in this game, to end a sentence: ``received first``."""
    policies: Mapping[str, Callable[..., int]] = field(default_factory=dict)
    """Scripted policies by name, weakest first (see ``policies.py``)."""
    strongest: str = "random"
    """The policy to set against random play when luck is weighed against skill."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Columns of play-by-play under the names analysts know: cell → column."""
    choice: Callable[[str], str] = str
    """What a move is counted as when choices are counted, where there are too many different moves."""
    derived: Callable[[], list[pl.Expr]] | None = None
    """More columns of play-by-play, as expressions over the others."""
    drive: tuple[str, ...] = ()
    """The cells that stay the same during a possession and change with the next; empty when there are none."""
    offense: str = ""
    """The cell with the seat that has the ball."""
    period: str = ""
    """The cell that counts quarters or halves."""
    regulation: Callable[[argparse.Namespace], int] | None = None
    """``regulation(box)``: periods in normal time; more is overtime."""
    endings: Callable[[Game, Any], list[tuple[str, pl.Expr]]] | None = None
    """``endings(game, box)``: how a drive ended, the first that fits, as expressions over the columns of a
    drive (``points``, ``points_allowed``, ``fired`` of all its steps, and ``last_`` with any column of a step);
    what is no drive at all ends in nothing, ``""``."""


def fired(game: Game, column: str, *ids: str) -> pl.Expr:
    """An expression: some rule of ``ids`` ruled in the steps whose bits are in ``column``."""
    import polars as pl

    mask = 0
    for each in ids:
        mask |= game.rule_bits[each]
    return (pl.col(column) & mask) != 0


@cache
def sheet_of(game: Game) -> Sheet:
    """The sheet of a game; a plain one when nobody wrote one.

    >>> from touchline.games import find_game
    >>> sheet_of(find_game("football-darts")).first_means.id
    'fd-went-first'
    """
    own = game.parts.report_sheet
    return own.load() if own else Sheet()
