"""The game against the slow referee: the same actions with the same results, wherever one looks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.street_soccer import slow_referee as slow
from tests.games.street_soccer.tables import GAME, thrown_together, wander

from touchline.games.street_soccer.state import KICK_OFF, MOVE, RESTART, RESTART_KICK
from touchline.kernel.nodes import OVER

OPTIONS = st.fixed_dictionaries({"up_to_die": st.booleans(), "penalty_area": st.sampled_from(("two", "box"))})
RESULTS_TRIED = 40


def slow_moves(s: Any, table: slow.Table) -> dict[str, slow.Table]:
    """What the slow referee allows."""
    if s.phase == MOVE:
        return slow.turn(table)
    if s.phase == RESTART:
        return slow.goalie_squares(table)
    if s.phase == RESTART_KICK:
        return slow.dead_ball(table, [0], goals=True)
    circle = [(5, 3), (5, 4)] if s.turn == 0 else [(6, 3), (6, 4)]
    kickers = [figure for figure, place in enumerate(table.figures[s.turn]) if place in circle]
    return slow.dead_ball(table, kickers, goals=False)


def agree(s: Any, options: dict[str, Any]) -> int:
    """Both referees allow the same moves, and the moves do the same; how many there are."""
    box = GAME.new_box(options)
    switches = (options.get("penalty_area") == "box", bool(options.get("up_to_die")))
    table = slow.Table.of(GAME.everything(s, box), s.turn, *switches)
    wanted = slow_moves(s, table)
    moves = {GAME.move_text(s, box, move): move for move in GAME.legal_moves(s, box)}
    assert set(moves) == set(wanted), f"{s.position()} {options}"
    for text in sorted(moves)[:: len(moves) // RESULTS_TRIED + 1]:
        after = s.copy()
        GAME.step(after, box, moves[text])
        seen = slow.Table.of(GAME.everything(after, box), s.turn, *switches)
        assert (seen.figures, seen.ball) == (wanted[text].figures, wanted[text].ball), f"{s.position()} {text}"
        goals = [now - then for now, then in zip(after.score, s.score, strict=True)]
        assert goals[s.turn] == text.endswith("GOAL"), f"{s.position()} {text}"
        assert goals[1 - s.turn] == 0, f"{s.position()} {text}"
    return len(moves)


@settings(max_examples=250, deadline=None)
@given(st.integers(0, 10**9), st.integers(10, 130), OPTIONS)
def test_in_positions_met_in_play(seed: int, steps: int, options: dict[str, Any]) -> None:
    """SS-3, SS-4, SS-6."""
    s = wander(seed, steps, options)
    if GAME.rules.to_move(s, GAME.new_box(options)) != OVER:
        agree(s, options)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from((1.2, 2.0, 4.0)), OPTIONS)
def test_in_a_scrum(seed: int, spread: float, options: dict[str, Any]) -> None:
    """SS-3.5, SS-6: crowds around the ball, where walls, shifts and waivers happen."""
    agree(thrown_together(seed, spread), options)


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from((1.2, 2.0, 4.0)), st.integers(2, 6))
def test_at_a_restart(seed: int, spread: float, die: int) -> None:
    """SS-5.2: attackers and mates before the goal, then the kick with any die."""
    s = thrown_together(seed, spread)
    s.phase, s.ball, s.die = RESTART, 96, 0
    s.restart, s.last = s.turn, 1 - s.turn
    s.score[1 - s.turn] = 1
    box = GAME.new_box()
    agree(s, {})
    placed = s.copy()
    GAME.step(placed, box, GAME.legal_moves(s, box)[0])
    if GAME.everything(placed, box)["phase"] == "restart-roll":
        GAME.step(placed, box, die - 2)
        agree(placed, {})


@pytest.mark.parametrize("alternate", [False, True])
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 5), st.integers(0, 5))
def test_at_the_kick_off(alternate: bool, seed: int, yellow: int, red: int) -> None:
    """SS-2.3, SS-4.4: any difference of the rolls."""
    options = {"alternate_placement": alternate}
    box = GAME.new_box(options)
    s = wander(seed, 9, options)
    while GAME.everything(s, box)["phase"] == "set-up":
        moves = GAME.legal_moves(s, box)
        GAME.step(s, box, moves[seed % len(moves)])
    GAME.step(s, box, yellow)
    GAME.step(s, box, red)
    if yellow == red:
        assert GAME.everything(s, box)["phase"] == "yellow-die"
    else:
        assert s.phase == KICK_OFF
        agree(s, options)
