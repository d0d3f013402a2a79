"""The turn-based environments; PettingZoo's own tests over all options are in ``test_every_option.py``."""

import copy
import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import render_test

from touchline.envs import pettingzoo as touchline_pettingzoo
from touchline.envs.features import numbers, table
from touchline.games import find_game, game_names
from touchline.kernel.errors import BadOption, IllegalMove

GAMES = list(game_names())
DICE_OF_SEED_7 = "phase=call pos=71 dart=3 drive=10 quarter=3"
"""Where the first legal move, twelve times, leads with the dice of seed 7."""


def make(game: str, **more: Any) -> touchline_pettingzoo.TableAEC:
    return touchline_pettingzoo.env(game, **more)


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


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_in_the_registry(game: str) -> None:
    name = touchline_pettingzoo.env_id(game)
    env = pettingzoo.make("aec", name, render_mode="ansi")
    env.reset(seed=3)
    assert isinstance(env.render(), str)
    assert pettingzoo.make("aec", name.replace("-v", "_v")).metadata["name"] == f"{game.replace('-', '_')}_v0"
    both = pettingzoo.make("parallel", name)
    both.reset(seed=3)
    assert both.table.state == env.unwrapped.table.state


def test_options_go_through_the_registry() -> None:
    env = pettingzoo.make("aec", "touchline/football_darts_v0", safety_spot=25)
    assert env.table.box.safety_spot == 25


def test_a_replaced_move_is_any_legal_one_and_always_the_same() -> None:
    def positions(seed: int) -> str:
        env = make("street-soccer", illegal_moves="replace")
        env.reset(seed=seed)
        env.step(965)
        return str(env.table.state.position())

    assert positions(1) == positions(1)
    assert len({positions(seed) for seed in range(8)}) > 3


def test_a_seed_means_the_same_dice_on_every_machine() -> None:
    """Counter-based integers: no library and no platform has a say in them."""
    assert played(make("football-darts"), 7, 12).table.state.position() == DICE_OF_SEED_7
    assert make("football-darts").state_names[:4] == ("seat", "phase", "score[0]", "score[1]")


def test_a_critic_sees_the_hidden_hands_and_a_player_does_not() -> None:
    env = played(make("first-and-goal"), 3, 8)
    seen = dict(zip(env.state_names, env.state(), strict=True))
    hands = [seen[f"hand[{card}]"] for card in range(24)]
    assert min(sum(hands[:12]), sum(hands[12:])) > 0
    for seat, agent in enumerate(env.possible_agents):
        mine = dict(zip(env.feature_names, env.observe(agent)["observation"], strict=True))
        sums = [
            sum(v for name, v in mine.items() if name.startswith(f"hand: {deck}")) for deck in ("offense", "defense")
        ]
        assert mine["seat"] == seat
        assert sorted(each > 0 for each in sums) == [False, True], "one deck of the two is its own"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_an_observation_is_explained_and_bounded(game: str) -> None:
    known = numbers(find_game(game), find_game(game).features)
    assert [each.name for each in known] == list(make(game).feature_names)
    assert all(each.meaning for each in known)
    assert all(each.low < each.high for each in known)
    assert all(f"`{known[n].name}`" in table(find_game(game)) for n in (0, -1))


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadOption, match="render_mode"):
        make("football-darts", render_mode="hologram")
    with pytest.raises(BadOption, match="illegal_moves"):
        make("football-darts", illegal_moves="shrug")
    with pytest.raises(BadOption, match="wind"):
        make("football-darts", wind=3)


@pytest.mark.parametrize("game", ["football-darts", "pocket-gridiron"])
def test_machine_code_plays_the_same_games(game: str) -> None:
    """Observations, masks, rewards, replaced moves and the state itself, move by move, to the end."""
    plain, quick = (make(game, machine_code=fast, illegal_moves="replace") for fast in (False, True))
    for env in (plain, quick):
        env.reset(seed=5)
    rng, moves = np.random.default_rng(1), 0
    for _ in plain.agent_iter():
        assert plain.agent_selection == quick.agent_selection
        (seen, reward, ended, *_), (again, paid, over, *_) = plain.last(), quick.last()
        assert seen["observation"].tolist() == again["observation"].tolist()
        assert seen["action_mask"].tolist() == again["action_mask"].tolist()
        assert (reward, ended) == (paid, over)
        assert plain.table.state == quick.table.state
        action = None if ended else int(rng.integers(plain.table.actions))
        plain.step(action)
        quick.step(action)
        moves += 1
    assert moves > 10
