"""First & Goal for analysts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from touchline.games.first_and_goal.moves import CALL_FIELD_GOAL, CALL_PUNT, EXTRA_POINT, KICK
from touchline.games.first_and_goal.state import (
    CALL,
    COIN_CALL,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    PLAYS,
    TOSS,
    TOSS_CHOICE,
    FootballBox,
    FootballState,
)
from touchline.games.first_and_goal.state import TRY as TRY_PHASE
from touchline.kernel.draws import below
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.rule import rule
from touchline.lab.sheets import Sheet, fired

if TYPE_CHECKING:
    import polars as pl

FIELD_GOAL_RANGE = 35
"""Yards to the goal from which the coach of this sheet kicks."""


@rule
def received_first(s: FootballState, box: FootballBox, seat: int) -> int:
    """FG-2.1: the receiver of the opening kickoff."""
    if s.phase == COIN_CALL or s.phase == TOSS or s.phase == TOSS_CHOICE:
        return -1
    return s.first


@rule
def coach(s: FootballState, box: FootballBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Calls cards, not tricks; punts or kicks on fourth down, kicks honestly, takes the extra point."""
    if s.phase == CALL:
        if s.down == 4 and not s.trying and not s.faked:
            return CALL_FIELD_GOAL if s.y <= FIELD_GOAL_RANGE else CALL_PUNT
        cards = 0
        while cards < count and moves[cards] < PLAYS:
            cards += 1
        return moves[below(key, draw, cards if cards > 0 else count)]
    if s.phase == FAKE_OFFENSE or s.phase == FAKE_DEFENSE:
        return KICK
    if s.phase == TRY_PHASE:
        return EXTRA_POINT
    return moves[below(key, draw, count)]


@rule
def sideline(s: FootballState, box: FootballBox, moves: Sequence[int], count: int, key: int, draw: int) -> int:
    """Goes for it on every fourth down: a card whenever one may be laid."""
    if s.phase == CALL and moves[0] < PLAYS:
        cards = 0
        while cards < count and moves[cards] < PLAYS:
            cards += 1
        return moves[below(key, draw, cards)]
    return moves[below(key, draw, count)]


def drive_results(game: Game, box: FootballBox) -> list[tuple[str, pl.Expr]]:
    """How a possession can end; a kickoff belongs to the side that receives it."""
    import polars as pl

    return [
        ("Touchdown", pl.col("points") >= 6),
        ("Field goal", pl.col("points") == 3),
        ("Opp touchdown", pl.col("points_allowed") >= 6),
        ("Safety", pl.col("points_allowed") > 0),
        ("", pl.col("last_phase") == TOSS),
        ("Turnover on downs", fired(game, "fired", "FG-4.2")),
        ("Failed fake", fired(game, "last_fired", "FG-7.5")),
        ("Onside kick", fired(game, "last_fired", "FG-2.7")),
        ("Missed field goal", fired(game, "last_fired", "FG-9.3")),
        ("Punt", fired(game, "last_fired", "FG-9.5", "FG-9.6", "FG-9.7")),
        ("End of half", fired(game, "last_fired", "FG-8.6")),
        ("Turnover", fired(game, "fired", "FG-5.3", "FG-5.8", "FG-2.6")),
    ]


SHEET = Sheet(
    first=received_first,
    first_means=Message("fg-went-first"),
    policies={"coach": coach, "sideline": sideline},
    strongest="sideline",
    names={"offense": "posteam", "y": "yardline_100", "to_gain": "ydstogo", "half": "game_half"},
    drive=("half", "offense"),
    offense="offense",
    period="half",
    regulation=lambda box: 2,
    endings=drive_results,
)
