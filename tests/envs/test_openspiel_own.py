"""OpenSpiel's own test suites, as they come in its wheel, run on our games.

The same from a shell, for the games as they are by default:

    python -c "import touchline.envs.openspiel, runpy; \\
        runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__')" --test_only_games='touchline_.*'
"""

from __future__ import annotations

import json
import unittest
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from tests.envs.options import Case, all_values, spelled
from tools.playthroughs import PLAYTHROUGHS, games
from tools.small_games import FINITE, last_gasp_try

from touchline.envs import openspiel
from touchline.envs.features import everything
from touchline.games import find_game

NAMES = [name for name in pyspiel.registered_names() if name.startswith(openspiel.PREFIX)]
KINDS = pyspiel.IIGObservationType
WHOSE = pyspiel.PrivateInfoType
REAL_CARDS = ("cards", "table")
"""With real cards the program knows of none, so there is nothing private, as this suite demands of First & Goal."""


@pytest.fixture(autouse=True)
def flags_at_their_defaults() -> None:
    flags.FLAGS.mark_as_parsed()


def passes(base: type[unittest.TestCase], **given: Any) -> int:
    """Run all tests of a case class on what it is given; how many there were."""
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(type(base.__name__, (base,), given))
    result = unittest.TestResult()
    suite.run(result)
    assert result.wasSuccessful(), "\n".join(text for _, text in result.failures + result.errors)
    return result.testsRun


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    """``integration_tests/api_test.py``: the partial tree."""
    assert passes(api_test.EnforceAPIOnPartialTreeBase, game=pyspiel.load_game(name), game_name=name) >= 5


@pytest.mark.parametrize("case", all_values(), ids=spelled)
def test_api_with_options(case: Case) -> None:
    name, options = case
    options = {option: value for option, value in options.items() if (option, value) != REAL_CARDS}
    game = find_game(name)
    settled = game.settle(options)
    given = ";".join(f"{each.name}={each.text(settled[each.name])}" for each in game.options)
    loaded = pyspiel.load_game(openspiel.game_string(name, options=given))
    assert passes(api_test.EnforceAPIOnPartialTreeBase, game=loaded, game_name=name) >= 5


@pytest.mark.parametrize("name", NAMES)
def test_simulation(name: str) -> None:
    """``python/tests/games_sim_test.py``: a game with clones, pickles and serialised states on the way."""
    game = pyspiel.load_game(name)
    games_sim_test.GamesSimTest().sim_game(game)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        games_sim_test.GamesSimTest().sim_game(pyspiel.load_game_as_turn_based(name))


@pytest.mark.parametrize("file", games())
def test_playthrough(file: str) -> None:
    """``integration_tests/playthrough_test.py``: replayed move by move, the interface says what it said then."""
    kept, now = generate_playthrough.replay(str(PLAYTHROUGHS / file))
    for number, (line, again) in enumerate(zip(kept.splitlines(), now.splitlines(), strict=True), 1):
        assert line == again, f"line {number} of {file}; on purpose? python -m tools.playthroughs"
    assert kept.startswith(f"game: {games()[file]}\n")


def test_every_game_has_a_playthrough() -> None:
    assert {game.partition("(")[0] for game in games().values()} == set(NAMES)


def test_a_game_with_parameters_is_read_back_from_its_string() -> None:
    text = openspiel.game_string("first-and-goal", start=last_gasp_try(), data=json.dumps(FINITE))
    game = pyspiel.load_game(text)
    again = pyspiel.load_game(str(game))
    assert str(again.new_initial_state()) == str(game.new_initial_state()) != "start"
    plain = pyspiel.load_game("touchline_first_and_goal", {"start": last_gasp_try(), "data": json.dumps(FINITE)})
    assert str(plain) == str(game)


def test_what_is_public_what_is_private_and_what_a_critic_sees() -> None:
    game = pyspiel.load_game("touchline_first_and_goal", {"start": last_gasp_try(), "data": json.dumps(FINITE)})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    public = make_observation(game, KINDS(public_info=True, perfect_recall=False, private_info=WHOSE.NONE))
    private = make_observation(game, KINDS(public_info=False, perfect_recall=False, private_info=WHOSE.SINGLE_PLAYER))
    critic = make_observation(game, KINDS(public_info=True, perfect_recall=False, private_info=WHOSE.ALL_PLAYERS))
    offense, defense = 0, 1
    assert "screen" not in public.string_from(state, offense).partition("laid")[0]
    assert "'offense_call': 'screen'" in private.string_from(state, offense)
    assert "offense_call" not in private.string_from(state, defense)
    critic.set_from(state, defense)
    seen = dict(zip(everything(find_game("first-and-goal")).names, critic.tensor, strict=True))
    assert seen["hand[7]"] == 1
    assert seen["offense_call"] > 0
    assert make_observation(game, KINDS(public_info=False, perfect_recall=True, private_info=WHOSE.NONE)) is None


def test_nothing_is_private_where_nothing_is_hidden() -> None:
    game = pyspiel.load_game("touchline_pocket_gridiron")
    private = make_observation(game, KINDS(public_info=False, perfect_recall=False, private_info=WHOSE.SINGLE_PLAYER))
    assert private.string_from(game.new_initial_state(), 0) == ""


def test_three_coaches_are_no_zero_sum_game() -> None:
    """One against two: what the one wins, two lose."""
    game = pyspiel.load_game(openspiel.game_string("first-and-goal", options="seats=3"))
    assert game.num_players() == 3
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    for seats in (2, 4):
        even = pyspiel.load_game(openspiel.game_string("first-and-goal", options=f"seats={seats}"))
        assert even.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
