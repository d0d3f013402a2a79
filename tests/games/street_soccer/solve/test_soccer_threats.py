"""The lowest scoring roll against the rules themselves, and what a move leaves behind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, PASS
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.afterstates import leave_behind
from touchline.games.street_soccer.solve.threats import OUT_OF_REACH, lowest_scoring_roll, scoring_rolls, walks_to_ball
from touchline.games.street_soccer.squares import SQUARE_TEXTS
from touchline.games.street_soccer.state import KICK_OFF, MOVE, RESTART_KICK, ROLL, SoccerState
from touchline.kernel.nodes import CHANCE, OVER

BOX = GAME.new_box()


def wandering(seed: int, steps: int = 160) -> Iterator[SoccerState]:
    """The states of a game played at random."""
    dice = random.Random(seed)
    s = GAME.new_state(BOX)
    for _ in range(steps):
        seat = GAME.rules.to_move(s, BOX)
        if seat == OVER:
            return
        yield s
        choices = range(GAME.rules.chances(s, BOX)) if seat == CHANCE else GAME.legal_moves(s, BOX)
        s = s.copy()
        GAME.step(s, BOX, dice.choice(list(choices)))


def scores_with(s: SoccerState, team: int, die: int) -> bool:
    """By the rules: whether the team, on turn with this roll, has a move that scores."""
    turn = s.copy()
    turn.turn, turn.die, turn.phase = team, die, MOVE
    return any(move != PASS and move % A_FIGURE == GOAL for move in GAME.legal_moves(turn, BOX))


def threat(s: SoccerState, team: int) -> int:
    steps = [0] * 10
    walks_to_ball(s.figures, s.ball, steps)
    return lowest_scoring_roll(s.figures, s.ball, steps, team)


@pytest.mark.parametrize("seed", range(3))
def test_the_lowest_scoring_roll_is_the_one_the_rules_allow(seed: int) -> None:
    """SS-3.4, SS-5.1: a roll scores if and only if it is not below it."""
    seen = set()
    for s in wandering(seed):
        if s.phase != ROLL:
            continue
        for team in range(2):
            lowest = threat(s, team)
            seen.add(lowest)
            assert [scores_with(s, team, die) for die in range(1, 7)] == [die >= lowest for die in range(1, 7)]
            assert scoring_rolls(lowest) == sum(die >= lowest for die in range(1, 7))
    assert OUT_OF_REACH in seen
    assert len(seen) > 2


def placed(yellow: str, red: str, ball: str) -> SoccerState:
    s = SoccerState()
    s.figures = [SQUARE_TEXTS.index(each) for each in f"{yellow} {red}".split()]
    s.ball, s.phase = SQUARE_TEXTS.index(ball), ROLL
    return s


def test_a_kicker_two_squares_from_the_goal() -> None:
    """The reference number: from J4 a kick of 1 is no goal, a kick of 2 is; one step to the ball makes it a 2."""
    s = placed("B4 I4 C2 C3 C5", "K7 A1 A2 A3 A5", "J4")
    assert threat(s, 0) == 2


def test_a_mate_before_the_goal_gives_a_step_back() -> None:
    """SS-4.3: with a mate on K4 a kick of 1 from J4 scores."""
    s = placed("B4 I4 K4 C3 C5", "K7 A1 A2 A3 A5", "J4")
    assert threat(s, 0) == 1


def test_walled_in_nobody_reaches_the_ball() -> None:
    s = placed("B4 I4 K4 J3 J5", "A4 A1 A2 A3 A5", "J4")
    steps = [0] * 10
    walks_to_ball(s.figures, s.ball, steps)
    assert steps[:5] == [OUT_OF_REACH, 1, 1, 1, 1]
    assert threat(s, 1) == OUT_OF_REACH


def test_a_move_leaves_behind_what_the_rules_say() -> None:
    """Every legal kick and walk of wandering games: the same position, rulings apart."""
    tried = set()
    for seed in range(3):
        for s in wandering(seed):
            if s.phase not in (MOVE, KICK_OFF, RESTART_KICK):
                continue
            for move in GAME.legal_moves(s, BOX)[::5]:
                ours, theirs = s.copy(), s.copy()
                leave_behind(ours, BOX, move)
                GAME.step(theirs, BOX, move)
                assert ours.position() == theirs.position()
                tried.add((s.phase, move == PASS, move % A_FIGURE == GOAL))
    assert {(MOVE, False, False), (KICK_OFF, False, False)} <= tried
