"""The peers' own tests, unmodified, over every game and every value of every option."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from tests.envs.options import Case, all_values, each_value, spelled

from touchline.envs import openspiel, spiel_shared
from touchline.envs.gymnasium import TableEnv, env_id
from touchline.envs.parallel import parallel_env
from touchline.envs.pettingzoo import env
from touchline.games import find_game, game_names

one_at_a_time = pytest.mark.parametrize("case", each_value(), ids=spelled)
together = pytest.mark.parametrize("case", all_values(), ids=spelled)


@pytest.fixture(autouse=True)
def no_warning_but_the_known_ones() -> Iterator[None]:
    """PettingZoo warns of observations that are dictionaries, as those of all its classic games are."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


def test_the_sets_hold_every_value() -> None:
    for name, options in each_value():
        packed = [given for game, given in all_values() if game == name]
        assert any(options.items() <= given.items() for given in packed), spelled((name, options))


@one_at_a_time
def test_pettingzoo(case: Case) -> None:
    game, options = case
    api_test(env(game, **options), num_cycles=40)
    seed_test(lambda: env(game, **options), num_cycles=20)
    state_test(env(game, illegal_moves="replace", **options), parallel_env(game, **options), num_cycles=10)


@one_at_a_time
def test_pettingzoo_in_parallel(case: Case) -> None:
    game, options = case
    parallel_api_test(parallel_env(game, **options), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(game, illegal_moves="replace", **options), num_cycles=20)


@together
def test_pettingzoo_rendering(case: Case) -> None:
    game, options = case
    render_test(
        lambda render_mode: env(game, render_mode=render_mode, **options),
        custom_tests={"svg": lambda text: text.rstrip().endswith("</svg>")},
    )


@one_at_a_time
def test_gymnasium(case: Case) -> None:
    game, options = case
    check_env(TableEnv(game, **options), skip_render_check=True)


@pytest.mark.parametrize("game", game_names())
def test_gymnasium_as_registered_with_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(env_id(game), render_mode="ansi").unwrapped)


@together
def test_openspiel(case: Case) -> None:
    name, options = case
    game = find_game(name)
    settled = game.settle(options)
    given = ";".join(f"{each.name}={each.text(settled[each.name])}" for each in game.options)
    assert game.settle(spiel_shared.parse_options(given)) == settled
    loaded = pyspiel.load_game(openspiel.game_string(name, options=given))
    assert loaded.num_players() <= loaded.get_type().max_num_players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
