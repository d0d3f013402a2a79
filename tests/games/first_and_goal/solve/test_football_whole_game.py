"""The measures over whole games: the first release's master stays who he was, and games may begin anywhere."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from touchline.games import find_game
from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.matches import MASTER, WIDTH, stadium
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.spread import spread
from touchline.games.first_and_goal.solve.tries import solved_try
from touchline.games.first_and_goal.solve.whole_game import Score, WholeGame, time_outs_in
from touchline.games.first_and_goal.state import CALL, PLAYS
from touchline.kernel.draws import game_key

GAME = find_game("first-and-goal")
BOX = GAME.new_box()
FIRST_RELEASE = {1000: (8, 16), 1001: (8, 12), 1007: (36, 0), 1019: (14, 17)}
"""Final scores of games that the master of the first release played against himself, written down then."""


def test_the_former_master_is_the_first_release_s() -> None:
    """Otherwise nothing measured against him would mean anything."""
    game = WholeGame(1, 1)
    room = stadium(BOX, game.former, game.former)
    for key, score in FIRST_RELEASE.items():
        room.play(np.array([MASTER, MASTER]), key)
        assert tuple(room.s["score"]) == score


def test_a_meeting_with_oneself_is_even() -> None:
    """Mirrored pairs with the same dice: a coach takes from himself just what he loses."""
    game = WholeGame(2, 3)
    assert game.meet(game.master, game.master, 2, 3).share == 0.5


def test_time_outs_are_counted_for_both_sides() -> None:
    """Also when the ball changes hands, and not when a half gives them back."""
    seen = [(1, 60, 3, 3, 0), (1, 40, 2, 3, 0), (1, 30, 3, 1, 1), (1, 10, 2, 1, 1), (2, 60, 3, 3, 0)]
    rows = np.zeros((len(seen), WIDTH), dtype=np.int64)
    for row, (half, cards, ours, theirs, team) in zip(rows, seen, strict=True):
        found = Situation(half, 0, cards, 50, 1, 10, ours, theirs, 0, 0, 0)
        row[:] = [*found, team]
    assert time_outs_in(rows) == [40, 30, 10]


def waiting_at_a_snap() -> Any:
    s = GAME.new_state(BOX)
    key = 0
    while s.phase != CALL:
        total = GAME.rules.total(s, BOX) if GAME.rules.to_move(s, BOX) < 0 else 0
        choice = 0 if total else GAME.legal_moves(s, BOX)[0]
        GAME.step(s, BOX, choice)
        key += 1
    return s


def test_games_that_begin_anywhere_begin_at_legal_positions() -> None:
    begun = waiting_at_a_snap()
    halves, clocks, calls = set(), set(), set()
    for number in range(300):
        s = begun.copy()
        spread(s, BOX, game_key(5, number))
        GAME.check_position(s, BOX)
        halves.add(s.half)
        clocks.add(s.in_hand[0] + s.in_deck[0])
        calls.add((s.timeouts[0], s.timeouts[1]))
        if s.half == 3:
            assert s.score[0] == s.score[1]
    assert halves == {1, 2, 3}
    assert {1, 2, 3, 60} <= clocks
    assert len(calls) == 16


def test_the_solved_try_lies_between_the_pure_ones() -> None:
    """The value of a matrix game lies between what the offense is sure of and what the defense must concede."""
    odds = odds_of(BOX)
    solved = solved_try(BOX, odds.snap, odds.icons, odds.referee, 40)
    assert solved == pytest.approx(odds.try_good)
    carried = odds.snap[0, 0, :, 0, 40 + BOX.try_spot :].sum(axis=1).reshape(PLAYS, PLAYS)
    open_cards = [play for play in range(PLAYS) if not BOX.red_zone[play]]
    assert carried[open_cards].min(axis=1).max() * 0.9 < solved[0] < carried[open_cards].max(axis=0).mean()


def test_a_score_is_written_with_its_interval() -> None:
    scores = [Score(0.5, 0.4, 0.6), Score(0.6, 0.5, 0.7)]
    assert all(one < two for one, two in pairwise(scores))
    assert scores[1].text() == "60.0% (50.0% … 70.0%)"
