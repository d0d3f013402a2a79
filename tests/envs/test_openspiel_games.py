"""The games in OpenSpiel; its own tests are in ``test_openspiel_own.py`` and ``test_every_option.py``."""

import pickle
import random

import pyspiel
import pytest

from touchline.envs import openspiel
from touchline.games import find_game, game_names

GAMES = [name for name in pyspiel.registered_names() if name.startswith(openspiel.PREFIX)]


@pytest.mark.parametrize("name", GAMES)
def test_clones_pickles_and_serialised_states_go_on_alike(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = random.Random(4)
    for _ in range(60):
        if state.is_terminal():
            break
        _go_on(state, rng)
    twin = state.clone()
    again = pickle.loads(pickle.dumps(state))
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (twin, again, read):
        assert str(other) == str(state)
        assert other.history() == state.history()
    _go_on(twin, rng)
    assert str(twin) != str(state) or twin.history() != state.history()


def _go_on(state: "pyspiel.State", rng: random.Random) -> None:
    if state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
    else:
        state.apply_action(_any(state, rng))


def _any(state: "pyspiel.State", rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, odds)[0])
    return int(rng.choice(state.legal_actions()))


def test_options_are_a_parameter() -> None:
    game = pyspiel.load_game("touchline_football_darts", {"options": "safety_spot=25;cushion_dart=yes"})
    assert (game.shared.box.safety_spot, game.shared.box.cushion_dart) == (25, 1)


def test_chance_is_explicit_and_exact() -> None:
    state = pyspiel.load_game("touchline_football_darts").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]


def test_the_twins_of_first_and_goal_reach_the_same_positions() -> None:
    """What the simultaneous game does in one step the turn-based one does in two."""
    one = pyspiel.load_game("touchline_first_and_goal_simultaneous").new_initial_state()
    two = pyspiel.load_game("touchline_first_and_goal").new_initial_state()
    rng, together = random.Random(8), 0
    for _ in range(400):
        if one.is_terminal():
            break
        assert str(one) == str(two)
        if one.is_simultaneous_node():
            together += 1
            actions = [rng.choice(one.legal_actions(seat)) for seat in range(2)]
            one.apply_actions(actions)
            first = two.current_player()
            two.apply_action(actions[first])
            if str(one) != str(two):
                assert two.current_player() == 1 - first
                two.apply_action(actions[1 - first])
        else:
            action = _any(one, rng)
            one.apply_action(action)
            two.apply_action(action)
    assert together > 10
    assert [one.information_state_string(seat) for seat in range(2)] == [
        two.information_state_string(seat) for seat in range(2)
    ]


def test_a_seat_does_not_see_the_other_hand() -> None:
    """Two histories that differ only in a card the other side drew look the same to this side."""
    if "first-and-goal" not in game_names():
        pytest.skip("needs a game with hidden hands")
    assert not find_game("first-and-goal").perfect_information
    game = pyspiel.load_game("touchline_first_and_goal")
    rng = random.Random(2)
    state = game.new_initial_state()
    while not (state.is_chance_node() and "draw" in str(state)):
        state.apply_action(_any(state, rng))
    outcomes = [outcome for outcome, _ in state.chance_outcomes()]
    twins = []
    for outcome in outcomes[:2]:
        twin = state.clone()
        twin.apply_action(outcome)
        twins.append(twin)
    seen = [[twin.information_state_string(seat) for twin in twins] for seat in range(2)]
    assert sum(a == b for a, b in seen) == 1, "exactly one side saw the card"
    blind = next(seat for seat, (a, b) in enumerate(seen) if a == b)
    assert twins[0].observation_string(blind) == twins[1].observation_string(blind)
    assert twins[0].observation_tensor(blind) == twins[1].observation_tensor(blind)


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_tensor_tells_apart_what_the_string_does(name: str) -> None:
    """Equal strings if and only if equal tensors: over many games, and twins whose hidden choices differ."""
    game = pyspiel.load_game(name)
    strings: dict[str, tuple[float, ...]] = {}
    tensors: dict[tuple[float, ...], str] = {}
    rng = random.Random(6)
    met_again = 0
    for _ in range(12):
        state = game.new_initial_state()
        for _ in range(80):
            if state.is_terminal():
                break
            twin = state.clone()
            _go_on(twin, rng)
            _go_on(state, rng)
            for each in (twin, state):
                for seat in range(game.num_players()):
                    told, tensor = each.information_state_string(seat), tuple(each.information_state_tensor(seat))
                    met_again += told in strings
                    assert strings.setdefault(told, tensor) == tensor
                    assert tensors.setdefault(tensor, told) == told
    assert len(tensor) == game.information_state_tensor_size() == game.information_state_tensor_shape()[0]
    assert met_again > 10, "the same information was met by different ways"


def test_a_learner_by_tensors_has_the_view_in_the_information_state() -> None:
    game = pyspiel.load_game("touchline_first_and_goal")
    state, rng = game.new_initial_state(), random.Random(3)
    for _ in range(60):
        for seat in range(2):
            seen = state.observation_tensor(seat)
            assert state.information_state_tensor(seat)[: len(seen)] == seen
        state.apply_action(_any(state, rng))
