"""Thousands of games at once are the same games one by one."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sweep import swept

from touchline.games import find_game
from touchline.kernel.errors import IllegalMove
from touchline.kernel.nodes import OVER
from touchline.lab.batch import BatchGames
from touchline.lab.simulation import simulate


@pytest.mark.parametrize("name", ["football-darts", "pocket-gridiron", pytest.param("street-soccer", marks=swept)])
def test_a_batch_played_at_random_is_a_simulation(name: str) -> None:
    games = BatchGames(name, 40, seed=3, auto_reset=False)
    batch = games.reset()
    while (batch.seats != OVER).any():
        batch = games.step(games.random_actions())
    played = simulate(name, 40, seed=3)
    assert (games.states == played.states).all()
    assert (games.steps == played.notes["steps"]).all()


def test_rewards_come_with_the_last_step() -> None:
    games = BatchGames("football-darts", 64, seed=4, auto_reset=False)
    batch = games.reset()
    total = np.zeros((64, 2), dtype=int)
    while (batch.seats != OVER).any():
        batch = games.step(games.random_actions())
        total += batch.rewards
        assert (batch.rewards[~batch.done] == 0).all()
    assert (total[:, 0] == simulate("football-darts", 64, seed=4).notes["payoff"]).all()
    assert (total.sum(axis=1) == 0).all()


def test_auto_reset_goes_on_with_the_next_game() -> None:
    games = BatchGames("football-darts", 8, seed=5)
    batch = games.reset()
    ended = 0
    for _ in range(120):
        batch = games.step(games.random_actions())
        ended += int(batch.done.sum())
        assert (batch.seats >= 0).all()
    assert ended > 8
    assert sorted(games.numbers % 8) == list(range(8))
    assert games.numbers.sum() == sum(range(8)) + 8 * ended


def test_masks_and_observations_are_the_rules_own() -> None:
    """At every step of a few games: the mask is the legal moves, the observation the features."""
    game = find_game("pocket-gridiron")
    games = BatchGames(game, 6, seed=6)
    batch = games.reset()
    for _ in range(40):
        for i in range(6):
            s = game.State.from_record(games.states[i])
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(game.legal_moves(s, games.box))
            seen = [0] * len(games.feature_names)
            game.features.observe(s, games.box, int(batch.seats[i]), seen)
            assert batch.observations[i].tolist() == seen
        batch = games.step(games.random_actions())


def test_cores_change_nothing() -> None:
    one, two = (BatchGames("football-darts", 256, seed=7, cores=cores) for cores in (1, 2))
    first, second = one.reset(), two.reset()
    for _ in range(60):
        first, second = one.step(one.random_actions()), two.step(two.random_actions())
    assert two.cores == 2
    assert all((a == b).all() for a, b in zip(first, second, strict=True))
    two.close()


@pytest.mark.parametrize("action", [-1, 4, 5, 99])
def test_an_illegal_action_is_refused_and_nothing_moves(action: int) -> None:
    games = BatchGames("football-darts", 3, seed=1)
    games.reset()
    before = games.states.copy()
    actions = games.random_actions()
    actions[1] = action
    with pytest.raises(IllegalMove, match="game 1"):
        games.step(actions)
    assert (games.states == before).all()
