"""Who looks ahead with a policy and a critic finds what the rules say is there."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from touchline.envs import foresight
from touchline.envs.features import observed
from touchline.envs.foresight import Foresight, position_of
from touchline.envs.table import Table
from touchline.games import find_game, game_names
from touchline.games.street_soccer.state import MOVE, NORMAL_TIME
from touchline.kernel.errors import BadOption
from touchline.kernel.nodes import CHANCE, OVER

OPEN_GAMES = [name for name in game_names() if find_game(name).perfect_information]
SOCCER = find_game("street-soccer")
BOX = SOCCER.new_box()


def positions(name: str, seed: int, count: int) -> list[Any]:
    """Decisions on the way through a game played at random."""
    table, rng = Table(name, seed=seed), np.random.default_rng(seed)
    found: list[Any] = []
    while len(found) < count and not table.over:
        found.append(table.state.copy())
        table.play(int(rng.choice(table.legal())))
    return found


def indifferent(seen: Any) -> Any:
    return np.zeros((len(seen), SOCCER.actions(BOX)))


def of_the_ball(seen: Any) -> Any:
    """A critic that likes the ball near one end, and some squares for no reason."""
    return np.tanh(seen[:, SOCCER.features.names.index("ball")] / 50 + np.sin(seen.astype(float).sum(axis=1)) / 3)


@pytest.mark.parametrize("name", OPEN_GAMES)
def test_an_observation_holds_the_whole_position(name: str) -> None:
    game = find_game(name)
    for s in positions(name, 4, 60):
        s.fired = 0
        seat = game.rules.to_move(s, game.new_box())
        assert position_of(game, observed(game.features, s, game.new_box(), seat)) == s


def test_nothing_is_told_from_a_view_that_hides() -> None:
    game = find_game("first-and-goal")
    with pytest.raises(BadOption, match="hides something"):
        position_of(game, np.zeros(len(game.features.names)))


def test_a_goal_that_ends_the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """SS-5.3: in extra time the next goal wins; no critic is needed to see it."""
    monkeypatch.setattr(foresight, "MOVES", 999)
    monkeypatch.setattr(foresight, "MOST_ANSWERED", 9999)
    ahead = Foresight(SOCCER, BOX, indifferent, lambda seen: np.zeros(len(seen)))
    found = 0
    for seed in range(40):
        for s in positions("street-soccer", seed, 200):
            if s.minute <= NORMAL_TIME or s.phase != MOVE:
                continue
            wins = []
            for move in SOCCER.legal_moves(s, BOX):
                after = s.copy()
                SOCCER.rules.play(after, BOX, move)
                if SOCCER.rules.to_move(after, BOX) == OVER and SOCCER.rules.payoff(after, BOX, s.turn) == 1:
                    wins.append(move)
            if wins and len(wins) < len(SOCCER.legal_moves(s, BOX)):
                assert ahead.choose(s) in wins
                found += 1
            if found == 3:
                return
    raise AssertionError("no such position was met")


def plainly(s: Any, depth: int) -> float:
    """What a position is worth to yellow, worked out one by one."""
    rules = SOCCER.rules
    seat = rules.to_move(s, BOX)
    if seat == OVER:
        return float(rules.payoff(s, BOX, 0))
    if seat == CHANCE:
        outcomes = range(rules.chances(s, BOX))
        return sum(plainly(after(s, rules.roll, each), depth) for each in outcomes) / len(outcomes)
    sign = 1 if seat == 0 else -1
    if depth == 0:
        return float(sign * of_the_ball(np.stack([observed(SOCCER.features, s, BOX, seat)]))[0])
    return sign * max(sign * plainly(each, depth - 1) for each in tried(s, 2))


def after(s: Any, rule: Any, choice: int) -> Any:
    done = s.copy()
    done.fired = 0
    rule(done, BOX, choice)
    return done


def tried(s: Any, most: int) -> list[Any]:
    return [after(s, SOCCER.rules.play, move) for move in SOCCER.legal_moves(s, BOX)[:most]]


def test_it_chooses_what_the_whole_tree_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "MOVES", 4)
    monkeypatch.setattr(foresight, "ANSWERS", 2)
    ahead, seats = Foresight(SOCCER, BOX, indifferent, of_the_ball), set()
    for s in positions("street-soccer", 3, 45)[20::3]:
        seat = SOCCER.rules.to_move(s, BOX)
        worth = [(1 - 2 * seat) * plainly(each, 1) for each in tried(s, 4)]
        chosen = SOCCER.legal_moves(s, BOX).index(ahead.choose(s))
        assert worth[chosen] == pytest.approx(max(worth))
        seats.add(seat)
    assert seats == {0, 1}


def test_where_too_much_can_happen_the_likeliest_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "MOST_ANSWERED", 1)
    s = positions("street-soccer", 3, 30)[-1]
    moves = SOCCER.legal_moves(s, BOX)

    def fond_of_the_last(seen: Any) -> Any:
        return np.where(np.arange(SOCCER.actions(BOX)) == moves[-1], 1.0, np.zeros((len(seen), 1)))

    assert Foresight(SOCCER, BOX, fond_of_the_last, of_the_ball).choose(s) == moves[-1]
