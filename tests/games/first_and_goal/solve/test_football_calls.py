"""The call as a game of hidden hands: regret matching against linear programming, and what it must not see."""

from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog
from tests.games.first_and_goal.tables import dealt

from touchline.games import find_game
from touchline.games.first_and_goal.solve.calls import has_taken_back, solve_call
from touchline.games.first_and_goal.solve.kicking import column_share, game_value, row_share
from touchline.games.first_and_goal.solve.network import fresh_net
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.situation import Manner, mind, situation
from touchline.games.first_and_goal.solve.snap_call import lay_out
from touchline.games.first_and_goal.solve.unseen import PARTS, unseen
from touchline.games.first_and_goal.state import DEFENSE_CARDS, OFFENSE_CARDS, PLAYS

GAME = find_game("first-and-goal")
BOX = GAME.new_box()


def value_by_linear_programming(matrix: Any, offense: list[list[int]], defense: list[list[int]]) -> float:
    """The value of the game between hands drawn from two lists, all alike: one program over the offense's strategies.

    Variables: how often each offense hand plays each card, and for each defense hand what it concedes at most.
    """
    rows, columns = len(offense), len(defense)
    cells = [(a, i) for a, hand in enumerate(offense) for i in range(PLAYS) if hand[i]]
    cost = [0.0] * len(cells) + [-1.0 / columns] * columns
    upper, bound = [], []
    for b, hand in enumerate(defense):
        for j in range(PLAYS):
            if hand[j]:
                line = [-matrix[i, j] / rows for _, i in cells] + [0.0] * columns
                line[len(cells) + b] = 1.0
                upper.append(line)
                bound.append(0.0)
    equal = [[float(a == each) for a, _ in cells] + [0.0] * columns for each in range(rows)]
    found = linprog(
        cost,
        A_ub=upper,
        b_ub=bound,
        A_eq=equal,
        b_eq=[1.0] * rows,
        bounds=[(0, 1)] * len(cells) + [(None, None)] * columns,
        method="highs",
    )
    assert found.success
    return float(-found.fun)


def hands(dice: np.random.Generator, count: int, size: int) -> list[list[int]]:
    found = []
    for _ in range(count):
        hand = [0] * PLAYS
        for card in dice.choice(PLAYS, size, replace=False):
            hand[int(card)] = 1
        found.append(hand)
    return found


def solved(matrix: Any, sides: list[list[list[int]]], worlds: int, rounds: int) -> Any:
    """What a mind comes to that is told the hands of both sides, and what each pair of cards is worth."""
    m = mind(fresh_net(0), odds_of(BOX), worlds, rounds)
    for which, side in enumerate(sides):
        for each, hand in enumerate(side):
            for k in range(PLAYS):
                m.hands[which, each, k] = hand[k]
    for i in range(PLAYS):
        for j in range(PLAYS):
            m.matrix[i, j] = matrix[i, j]
    solve_call(m, 2)
    return m


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_regret_matching_finds_the_value_of_the_linear_program(seed: int) -> None:
    dice = np.random.default_rng(seed)
    matrix = 0.3 + 0.02 * odds_of(BOX).yards[0, 0].reshape(PLAYS, PLAYS)
    sides = [hands(dice, 5, 4), hands(dice, 5, 4)]
    m = solved(matrix, sides, 4, 300)
    assert m.value[1] == pytest.approx(value_by_linear_programming(matrix, *sides), abs=0.003)


def test_more_rounds_can_be_exploited_less() -> None:
    """What the best answers to the blends win over each other shrinks with thought."""
    matrix = 0.3 + 0.02 * odds_of(BOX).yards[0, 0].reshape(PLAYS, PLAYS)
    dice = np.random.default_rng(5)
    sides = [hands(dice, 9, 6), hands(dice, 9, 6)]
    gaps = []
    for rounds in (2, 20, 200):
        m = solved(matrix, sides, 8, rounds)
        attack = np.mean([max(m.worth[OFFENSE_CARDS, k] for k in range(PLAYS) if hand[k]) for hand in sides[0]])
        stop = np.mean([min(m.worth[DEFENSE_CARDS, k] for k in range(PLAYS) if hand[k]) for hand in sides[1]])
        gaps.append(attack - stop)
    assert gaps[0] > gaps[1] > gaps[2] > -1e-9
    assert gaps[2] < 0.005


def test_what_was_laid_cannot_be_held() -> None:
    """FG-1.4, FG-8.4: five copies less those seen; a card taken back in secret may be any of those laid."""
    s = GAME.new_state(BOX)
    assert unseen(s, BOX, OFFENSE_CARDS, 3) == 5 * PARTS
    s.pile[3], s.in_pile[0] = 4, 4
    assert unseen(s, BOX, OFFENSE_CARDS, 3) == 1 * PARTS
    s.pile[3], s.taken[3], s.in_pile[0] = 3, 1, 3
    assert unseen(s, BOX, OFFENSE_CARDS, 3) == 2 * PARTS


def test_who_took_a_card_back_may_hold_whatever_was_laid() -> None:
    """FG-8.4: only a time-out makes a hand larger than 8, and nobody takes a card that he does not want."""
    hand, pile = "halfback-dive sweep counter screen slant draw off-tackle", "bomb reverse"
    s = dealt("y=70 half=2 score=14,17 timeouts=2,3", hand, pile=pile, deck=30).state
    for taken_back in (False, True):
        if taken_back:
            s.in_hand[OFFENSE_CARDS] = BOX.hand_size + 1
        assert has_taken_back(s, BOX, OFFENSE_CARDS) == taken_back
        for recalls in (0, 1):
            m = mind(fresh_net(0), odds_of(BOX), 6, 1, Manner(recalls=recalls))
            lay_out(m, s, BOX, situation(m, s, BOX), 0, 0, DEFENSE_CARDS, 3)
            laid_plays = [play for play in range(PLAYS) if s.pile[play] > 0]
            held = [m.hands[OFFENSE_CARDS, each, play] > 0 for each in range(1, 7) for play in laid_plays]
            assert all(held) == (taken_back and recalls == 1)
            assert not any(m.hands[OFFENSE_CARDS, 0, play] for play in range(PLAYS))


@pytest.mark.parametrize(
    ("game", "value", "row", "column"),
    [
        ((1.0, 0.0, 0.0, 1.0), 0.5, 0.5, 0.5),
        ((3.0, 2.0, 1.0, 0.0), 2.0, 1.0, 0.0),
        ((0.0, 1.0, 2.0, 3.0), 2.0, 0.0, 1.0),
        ((2.0, -1.0, -1.0, 1.0), 0.2, 0.4, 0.4),
    ],
)
def test_two_by_two(game: tuple[float, float, float, float], value: float, row: float, column: float) -> None:
    assert game_value(*game) == pytest.approx(value)
    assert row_share(*game) == pytest.approx(row)
    assert column_share(*game) == pytest.approx(column)
