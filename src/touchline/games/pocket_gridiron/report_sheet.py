"""Pocket Gridiron for analysts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from touchline.games.pocket_gridiron.dice import RECOVER, SIDES, WHITE
from touchline.games.pocket_gridiron.rules import ACCEPT, KICK, ONE_POINT, RUN_PLAY, TWO_POINTS_PLAY
from touchline.games.pocket_gridiron.state import (
    CALL,
    CARDS,
    DEF_PENALTY,
    FUMBLE_ROLL,
    SET_PLAY_CALL,
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.kernel.draws import below
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.rule import rule
from touchline.lab.sheets import Sheet, fired

if TYPE_CHECKING:
    import polars as pl


@rule
def received_first(s: GridironState, box: GridironBox, seat: int) -> int:
    """PG-2.1: the side with the first drive of the game."""
    if s.phase == TOSS or s.phase == CARDS:
        return -1
    return s.first


@rule
def kicker(s: GridironState, box: GridironBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Kicks on every fourth down and set play, one point after a touchdown; the rest at random."""
    if s.phase == CALL or s.phase == SET_PLAY_CALL:
        return KICK
    if s.phase == TRY:
        return ONE_POINT
    return moves[below(key, draw, count)]


@rule
def attacker(s: GridironState, box: GridironBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Plays on, takes every first down it is offered, and one point after a touchdown; kicks on fourth down only."""
    if s.phase == CALL:
        return KICK
    if s.phase == SET_PLAY_CALL:
        return RUN_PLAY
    if s.phase == TRY:
        return ONE_POINT
    if s.phase == DEF_PENALTY:
        return ACCEPT
    return moves[below(key, draw, count)]


@rule
def gambler(s: GridironState, box: GridironBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Never kicks and always goes for two points."""
    if s.phase == CALL or s.phase == SET_PLAY_CALL:
        return RUN_PLAY
    if s.phase == TRY:
        return TWO_POINTS_PLAY
    return moves[below(key, draw, count)]


def drive_results(game: Game, box: GridironBox) -> list[tuple[str, pl.Expr]]:
    """How a drive of four downs can end."""
    import polars as pl

    recovering = [face for face in range(SIDES) if box.kind[WHITE * SIDES + face] == RECOVER]
    return [
        ("Touchdown", pl.col("points") >= 6),
        ("Field goal", pl.col("points") == 3),
        ("Opp touchdown", pl.col("points_allowed") >= 6),
        ("Safety", pl.col("points_allowed") > 0),
        ("Interception", fired(game, "fired", "PG-6.4")),
        ("Missed field goal", fired(game, "last_fired", "PG-5.1")),
        ("Fumble", (pl.col("last_phase") == FUMBLE_ROLL) & pl.col("last_choice").is_in(recovering)),
        ("Turnover on downs", fired(game, "last_fired", "PG-2.3")),
    ]


SHEET = Sheet(
    first=received_first,
    first_means=Message("pg-went-first"),
    policies={"gambler": gambler, "kicker": kicker, "attacker": attacker},
    strongest="attacker",
    names={"offense": "posteam"},
    drive=("drive",),
    offense="offense",
    period="drive",
    regulation=lambda box: box.drives,
    endings=drive_results,
)
