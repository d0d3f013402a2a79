"""Football Darts for analysts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from touchline.games.football_darts.beds import TRIPLE, bed_of
from touchline.games.football_darts.rules import (
    FIELD_GOAL_CALL,
    PAT_CALL,
    PUNT_CALL,
    RECEIVE,
    THROW_CALL,
    TWO_POINTS_CALL,
)
from touchline.games.football_darts.state import CALL, CHOICE, CUSHION_CALL, TOSS, TRY, DartsBox, DartsState
from touchline.kernel.draws import below
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.rule import rule
from touchline.lab.sheets import Sheet, fired

if TYPE_CHECKING:
    import polars as pl

BIG_TRIPLE = bed_of(20, TRIPLE)
HIGH_SINGLE = bed_of(20, 0)
ONE = bed_of(1, 0)
TWO = bed_of(2, 1)


@rule
def received_first(s: DartsState, box: DartsBox, seat: int) -> int:
    """FD-1.2: the side with the first drive of the game."""
    if s.phase == TOSS or s.phase == CHOICE:
        return -1
    return s.first


@rule
def kicker(s: DartsState, box: DartsBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """A field goal whenever one may be tried, a punt on the fourth dart, one point after a touchdown."""
    if s.phase == CHOICE:
        return RECEIVE
    call = THROW_CALL
    aim = BIG_TRIPLE
    if s.phase == TRY:
        call = PAT_CALL
    elif s.phase == CALL and s.pos > 60:
        call = FIELD_GOAL_CALL
    elif s.phase == CALL and s.dart == 4:
        call = FIELD_GOAL_CALL if s.pos >= 50 else PUNT_CALL
    if box.aims == 0:
        return call
    return call * box.aims + (HIGH_SINGLE if call != THROW_CALL else aim)


@rule
def finisher(s: DartsState, box: DartsBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Throws at the yards that are missing, kicks only on the fourth dart, punts from deep."""
    if s.phase == CHOICE:
        return RECEIVE
    needed = 100 - s.pos
    call = THROW_CALL
    aim = BIG_TRIPLE
    if s.phase == TRY:
        call = PAT_CALL
        aim = HIGH_SINGLE
    elif s.phase == CUSHION_CALL:
        aim = ONE
    elif s.dart == 4 and s.pos >= 50 and needed > 2:
        call = FIELD_GOAL_CALL
        aim = HIGH_SINGLE
    elif s.dart == 4 and s.pos < 40:
        call = PUNT_CALL
        aim = HIGH_SINGLE
    elif needed <= 20:
        aim = (needed - 1) * 4
    elif needed <= 40 and needed % 2 == 0 and needed != 2 and needed != 6:
        aim = (needed // 2 - 1) * 4 + 2
    elif needed < 60:
        aim = HIGH_SINGLE
    if box.aims == 0:
        return call
    return call * box.aims + aim


@rule
def gambler(s: DartsState, box: DartsBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Never kicks, always two points: throws any dart at the treble twenty."""
    if s.phase == CHOICE:
        return moves[below(key, draw, count)]
    call = TWO_POINTS_CALL if s.phase == TRY else THROW_CALL
    if box.aims == 0:
        return call
    return call * box.aims + (TWO if s.phase == TRY else BIG_TRIPLE)


def drive_results(game: Game, box: DartsBox) -> list[tuple[str, pl.Expr]]:
    """How a drive of four darts can end."""
    import polars as pl

    return [
        ("Touchdown", pl.col("points") >= 6),
        ("Field goal", pl.col("points") == 3),
        ("Safety", pl.col("points_allowed") > 0),
        ("Interception", fired(game, "fired", "FD-2.3")),
        ("Missed field goal", fired(game, "fired", "FD-4.2")),
        ("Punt", fired(game, "fired", "FD-5.1")),
        ("Bust", fired(game, "last_fired", "FD-2.4")),
        ("Turnover on downs", fired(game, "fired", "FD-2.5")),
    ]


def yards_to_go() -> list[pl.Expr]:
    """Yards to the opponent's goal line, under the name analysts know."""
    import polars as pl

    return [(100 - pl.col("pos")).alias("yardline_100")]


SHEET = Sheet(
    first=received_first,
    first_means=Message("fd-went-first"),
    policies={"gambler": gambler, "kicker": kicker, "finisher": finisher},
    strongest="finisher",
    names={"quarter": "qtr", "dart": "down", "offense": "posteam"},
    derived=yards_to_go,
    drive=("drive",),
    offense="offense",
    period="quarter",
    regulation=lambda box: 4,
    endings=drive_results,
)
