"""The value network: what it sees, and that it cannot tell symmetric positions apart."""

from __future__ import annotations

import numpy as np
import pytest

from touchline.games.street_soccer.solve.features import (
    MOST_ROWS,
    NORMAL_TURNS,
    ROWS,
    STANDINGS,
    standing,
    switched_on,
    turns_left,
)
from touchline.games.street_soccer.solve.network import DRAW, LOSS, WIN, equity, new_desk, shipped_net
from touchline.games.street_soccer.squares import BREADTH, NOWHERE, SQUARES
from touchline.games.street_soccer.state import NOBODY, SoccerState

PLACED = "figures=B4,D5,E3,F4,H2,K4,I4,H6,G4,E6 ball=F5 phase=roll"


def rows_of(s: SoccerState) -> list[int]:
    rows = [0] * MOST_ROWS
    count = switched_on(s, [0] * 10, rows)
    assert len(set(rows[:count])) <= count <= MOST_ROWS
    assert all(0 <= row < ROWS for row in rows[:count])
    return sorted(rows[:count])


def turned(s: SoccerState) -> SoccerState:
    """The board turned by 180 degrees and the teams swapped."""
    t = s.copy()
    there = [square if square == NOWHERE else SQUARES - 1 - square for square in s.figures]
    t.figures = [*there[5:], *there[:5]]
    t.ball = s.ball if s.ball == NOWHERE else SQUARES - 1 - s.ball
    t.turn, t.first = 1 - s.turn, 1 - s.first
    t.score = s.score[::-1]
    t.last = NOBODY if s.last == NOBODY else 1 - s.last
    return t


def mirrored(s: SoccerState) -> SoccerState:
    """The board mirrored across its long axis."""
    m = s.copy()
    m.figures = [square ^ (BREADTH - 1) for square in s.figures]
    m.ball = s.ball ^ (BREADTH - 1)
    return m


@pytest.mark.parametrize("turn", ["yellow", "red"])
@pytest.mark.parametrize("rest", ["", " score=1,0 last=yellow minute=7", " minute=30 score=2,2 last=red first=red"])
def test_four_positions_are_one(turn: str, rest: str) -> None:
    s = SoccerState.from_position(f"{PLACED} turn={turn}{rest}")
    seen = rows_of(s)
    assert rows_of(turned(s)) == seen
    assert rows_of(mirrored(s)) == seen
    assert rows_of(turned(mirrored(s))) == seen


def test_another_turn_is_another_position() -> None:
    yellow, red = (rows_of(SoccerState.from_position(f"{PLACED} turn={team}")) for team in ("yellow", "red"))
    assert yellow != red


@pytest.mark.parametrize(
    ("position", "turns"),
    [
        ("minute=1 turn=yellow", 50),
        ("minute=1 turn=red", 49),
        ("minute=25 turn=red", 1),
        ("minute=25 turn=yellow first=red", 1),
        ("minute=26 turn=yellow", NORMAL_TURNS + 20),
        ("minute=35 turn=red", NORMAL_TURNS + 1),
    ],
)
def test_the_clock_counts_turns(position: str, turns: int) -> None:
    """SS-5.3: 25 minutes of a turn each, then 10."""
    assert turns_left(SoccerState.from_position(f"phase=roll {position}")) == turns


def test_the_last_scorer_counts_only_when_level() -> None:
    """SS-5.3: level after extra time, whoever scored last wins."""

    def seen(text: str) -> int:
        return standing(SoccerState.from_position(f"phase=roll turn=yellow {text}"))

    order = [
        seen(text)
        for text in (
            "score=0,5 last=red",
            "score=0,3 last=red",
            "score=0,2 last=red",
            "score=1,2 last=yellow",
            "score=1,1 last=red",
            "",
            "score=1,1 last=yellow",
            "score=2,1 last=red",
            "score=4,1 last=red",
            "score=7,1 last=red",
        )
    ]
    assert order == [0, 0, 1, 2, 3, 4, 5, 6, 8, 8]
    assert max(order) == STANDINGS - 1


def test_the_network_knows_what_the_clock_means() -> None:
    """Two ahead with a turn to go is won, two behind is lost, whatever the board."""
    net, desk = shipped_net(), new_desk()
    ahead = SoccerState.from_position(f"{PLACED} turn=red score=0,2 last=red minute=25")
    behind = SoccerState.from_position(f"{PLACED} turn=red score=2,0 last=yellow minute=25")
    assert equity(ahead, net, desk) > 0.97
    assert equity(behind, net, desk) < 0.03


def test_no_draw_after_a_goal() -> None:
    """SS-5.3: only 0–0 is a draw."""
    net, desk = shipped_net(), new_desk()
    equity(SoccerState.from_position(f"{PLACED} score=1,1 last=red minute=35 turn=red"), net, desk)
    assert desk.chances[DRAW] == 0
    assert desk.chances.sum() == pytest.approx(1)
    equity(SoccerState.from_position(f"{PLACED} minute=35 turn=red"), net, desk)
    assert desk.chances[DRAW] > 0.2
    assert desk.chances[WIN] + desk.chances[LOSS] + desk.chances[DRAW] == pytest.approx(1)


def test_the_weights_that_ship_are_small_and_whole() -> None:
    from touchline.games.street_soccer.solve.network import WEIGHTS

    assert WEIGHTS.stat().st_size < 2_000_000
    assert all(np.isfinite(each).all() for each in shipped_net())
    assert shipped_net().table.shape[0] == ROWS
