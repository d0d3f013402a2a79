"""PettingZoo's own tests over every game."""

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from touchline.envs import pettingzoo as touchline_pettingzoo
from touchline.games import game_names
from touchline.kernel.errors import BadOption, IllegalMove

GAMES = list(game_names())


def make(game: str, **more: Any) -> touchline_pettingzoo.TableAEC:
    return touchline_pettingzoo.env(game, **more)


@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(game), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: make(game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str) -> None:
    render_test(
        lambda render_mode: make(game, render_mode=render_mode), custom_tests={"svg": lambda text: "<svg" in text}
    )


def played(env: touchline_pettingzoo.TableAEC, seed: int, moves: int) -> touchline_pettingzoo.TableAEC:
    env.reset(seed=seed)
    for _ in range(moves):
        observation, _, ended, *_ = env.last()
        if ended:
            break
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return env


@pytest.mark.parametrize("game", GAMES)
def test_deepcopy_and_pickle_keep_the_position(game: str) -> None:
    env = played(make(game), 3, 5)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.table.state == env.table.state
        assert twin.agent_selection == env.agent_selection
        played_on = [played_by(each) for each in (env, twin)]
        assert played_on[0] == played_on[1]
        env = twin


def played_by(env: touchline_pettingzoo.TableAEC) -> str:
    again = copy.deepcopy(env)
    again.step(int(np.flatnonzero(again.observe(again.agent_selection)["action_mask"])[-1]))
    return str(again.table.state.position())


def test_illegal_moves_raise_lose_or_are_replaced() -> None:
    illegal = 3
    env = make("football-darts")
    env.reset(seed=1)
    before = env.table.state.position()
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert env.table.state.position() == before

    env = make("football-darts", illegal_moves="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert env.rewards == {agent: -1.0 if agent == loser else 1.0 for agent in env.possible_agents}
    assert all(env.terminations.values())

    env = make("football-darts", illegal_moves="replace")
    env.reset(seed=1)
    env.step(illegal)
    assert env.table.state.position() != before


def test_rewards_come_at_the_end_and_sum_to_nothing() -> None:
    env = make("football-darts")
    env.reset(seed=5)
    seen: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        seen[agent] += reward
        env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(seen.values()) == [-1.0, 1.0]


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadOption, match="render_mode"):
        make("football-darts", render_mode="hologram")
    with pytest.raises(BadOption, match="illegal_moves"):
        make("football-darts", illegal_moves="shrug")
    with pytest.raises(BadOption, match="wind"):
        make("football-darts", wind=3)
