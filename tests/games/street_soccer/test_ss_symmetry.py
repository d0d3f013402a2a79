"""What no position of Street Soccer may break: the board's symmetries, and where a ball can rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.street_soccer.tables import GAME, thrown_together, wander

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, KICK, PASS
from touchline.games.street_soccer.state import NOBODY
from touchline.kernel.nodes import CHANCE, OVER

NOWHERE = 96


def half_turn(square: int) -> int:
    """(x, y) to (11 − x, 7 − y)."""
    return square if square == NOWHERE else 95 - square


def mirror(square: int) -> int:
    """(x, y) to (x, 7 − y)."""
    return square if square == NOWHERE else square // 8 * 8 + 7 - square % 8


def turned(s: Any, where: Callable[[int], int], swap: bool) -> Any:
    """The same position seen from the other side (``swap``: yellow is red) or in a mirror."""
    other = s.copy()
    for index, square in enumerate(s.figures):
        other.figures[(index + 5) % 10 if swap else index] = where(square)
    other.ball = where(s.ball)
    if swap:
        other.score[:] = s.score[::-1]
        other.turn, other.first = 1 - s.turn, 1 - s.first
        other.restart = s.restart if s.restart == NOBODY else 1 - s.restart
        other.last = s.last if s.last == NOBODY else 1 - s.last
    return other


def move_turned(s: Any, move: int, where: Callable[[int], int]) -> int:
    """The same move over there."""
    if move == PASS:
        return move
    figure, target = divmod(move, A_FIGURE)
    if target < KICK:
        return figure * A_FIGURE + where(target)
    return move if target == GOAL else figure * A_FIGURE + KICK + where(target - KICK)


def looks_the_same(s: Any, where: Callable[[int], int], swap: bool) -> None:
    box = GAME.new_box()
    if GAME.rules.to_move(s, box) in (CHANCE, OVER):
        return
    other = turned(s, where, swap)
    here, there = GAME.legal_moves(s, box), GAME.legal_moves(other, box)
    assert {move_turned(s, move, where) for move in here} == set(there), s.position()
    for move in here[::9]:
        after, after_there = s.copy(), other.copy()
        GAME.step(after, box, move)
        GAME.step(after_there, box, move_turned(s, move, where))
        # The rulings are the same too.
        assert turned(after, where, swap) == after_there, f"{s.position()} {move}"


SYMMETRIES = pytest.mark.parametrize(
    ("where", "swap"), [(half_turn, True), (mirror, False)], ids=["half-turn", "mirror"]
)


@SYMMETRIES
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(10, 130))
def test_turning_the_board_changes_nothing_in_play(
    where: Callable[[int], int], swap: bool, seed: int, steps: int
) -> None:
    """SS-1.1, SS-1.2: after the set-up (in which yellow goes first) neither side is better off."""
    looks_the_same(wander(seed, steps, {}), where, swap)


@SYMMETRIES
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from((1.2, 2.0, 4.0)))
def test_turning_the_board_changes_nothing_in_a_scrum(
    where: Callable[[int], int], swap: bool, seed: int, spread: float
) -> None:
    """SS-6.1, SS-6.2, SS-6.3."""
    looks_the_same(thrown_together(seed, spread), where, swap)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(10, 140), st.booleans())
def test_the_ball_rests_on_an_empty_square_of_the_field(seed: int, steps: int, up_to_die: bool) -> None:
    """SS-4.4: whatever is played.  And no two figures share a square (SS-3.1)."""
    options = {"up_to_die": up_to_die}
    box = GAME.new_box(options)
    s = wander(seed, steps, options)
    for move in GAME.legal_moves(s, box) if GAME.rules.to_move(s, box) >= 0 else []:
        after = s.copy()
        GAME.step(after, box, move)
        seen = GAME.everything(after, box)
        standing = [square for side in seen["figures"] for square in side if square]
        assert len(set(standing)) == len(standing), (s.position(), move)
        if seen["ball"] and not seen["phase"].startswith("restart"):
            assert seen["ball"] not in standing, (s.position(), move)
            assert seen["ball"][0] in "BCDEFGHIJK", (s.position(), move)
            assert seen["ball"][1] in "234567", (s.position(), move)
