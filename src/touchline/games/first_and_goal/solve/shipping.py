"""What the plain coaches need to know of the dice, for a browser: expected yards and reaches, to the last bit."""

from __future__ import annotations

from typing import Any, NamedTuple

from touchline.games.first_and_goal.state import FootballBox
from touchline.kernel.game import Game
from touchline.solve.shipped import Column, Grid, packed, shipped_with

NAMES = ("yards", "card_yards", "field_goal")


class YardsBook(NamedTuple):
    """The part of ``Mind`` that coaches read who know no values."""

    yards: Grid
    card_yards: Grid
    field_goal: Grid


def _fits(box: FootballBox) -> str:
    return repr([value if isinstance(value, int) else [int(each) for each in value] for value in box])


def tables() -> bytes:
    """The file."""
    import numpy as np

    from touchline.games.first_and_goal.game import GAME
    from touchline.games.first_and_goal.solve.odds import odds_of

    box: Any = GAME.new_box(GAME.on_screen)
    odds = odds_of(box)._asdict()
    columns = {name: Column("d", odds[name].shape, np.asarray(odds[name], "<f8").tobytes()) for name in NAMES}
    return packed(_fits(box), columns)


def shipped_book(game: Game, box: FootballBox) -> YardsBook | None:
    """The book that came with this engine, if it is of these dice."""
    found = shipped_with(game, _fits(box))
    return None if found is None else YardsBook(**{name: found[name] for name in NAMES})
