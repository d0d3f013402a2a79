"""A game's view is what the game declares: every field with its type and a word on what it means."""

from __future__ import annotations

import json
import random

import pytest

from touchline.games import find_game, game_names
from touchline.play.match import Match
from touchline.wire.codec import from_json
from touchline.wire.nodes import DecisionNode, node_told
from touchline.wire.schema import board_of, definitions, field_docs, upshot_of, view_of

GAMES = sorted(game_names())
OBVIOUS = {"goal_to_go", "extra_time", "two_point_try", "quarter", "hand", "deck", "discards", "dice"}
"""Fields whose name says it all."""


def positions(name: str, seed: int) -> Match:
    """A match at random, to the end or for a while."""
    match, dice = Match(name, find_game(name).on_screen, seed=seed), random.Random(seed)
    while not match.over and len(match.steps) < 250:
        match.roll() if match.to_move < 0 else match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_views_and_states_are_as_declared(name: str) -> None:
    game = find_game(name)
    assert game.View is not None
    match = positions(name, 11)
    for state in match.states:
        for seat in (None, *range(len(match.names))):
            view, hints = game.view(state, match.box, seat), game.hints(state, match.box, seat)
            from_json(game.View, {**view, **hints}, strict=True)
            assert not view.keys() & hints.keys(), "what a screen is sent beside the view takes nothing of its place"
        from_json(game.View, game.everything(state, match.box), strict=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_says_what_it_means(name: str) -> None:
    described = definitions()[view_of(name)]["properties"]
    silent = {field for field, schema in described.items() if "description" not in schema and "$ref" not in schema}
    assert silent <= OBVIOUS
    assert {"phase", "score"} <= described.keys()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_due_is_one_of_a_closed_list(name: str) -> None:
    """The phases of a game, all of them and no others, in its schema."""
    game = find_game(name)
    assert definitions()[view_of(name)]["properties"]["phase"]["enum"] == list(game.State.fields["phase"].names)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_step_comes_to_is_one_of_a_closed_list(name: str) -> None:
    game = find_game(name)
    told = set()
    for seed in range(3):
        match = positions(name, seed)
        for index, step in enumerate(match.steps):
            told.add(game.upshot(match.states[index], match.states[index + 1], match.box, step.choice))
    declared = definitions()[upshot_of(name)]["enum"] if game.Upshot is not None else []
    assert told - {None} <= set(declared)
    assert bool(told - {None}) == bool(declared)


def test_what_stands_under_a_field_describes_it_for_those_who_inherit_it() -> None:
    from touchline.wire.commands import Play

    assert field_docs(Play)["cmd_id"].startswith("Your own id")


@pytest.mark.parametrize("name", GAMES)
def test_boards_are_as_declared(name: str) -> None:
    """The geometry, too, with every option that changes it."""
    game = find_game(name)
    assert game.Board is not None
    options = [
        {},
        game.on_screen,
        game.at_the_table,
        *({option.name: each} for option in game.options for each in option.choices),
    ]
    for chosen in (*options, *game.trials):
        board = json.loads(json.dumps(game.board(game.new_box(chosen))))
        from_json(game.Board, board, strict=True)
    described = definitions()[board_of(name)]["properties"]
    assert {"kind", "unit"} <= described.keys()


@pytest.mark.parametrize("name", GAMES)
def test_a_gesture_means_one_move(name: str) -> None:
    """What is done and touched on a board tells which legal move is meant: no text need be read."""
    game, match = find_game(name), positions(name, 3)
    for state in match.states:
        if game.rules.to_move(state, match.box) >= 0:
            made = [game.gesture(state, match.box, move) for move in game.legal_moves(state, match.box)]
            touched = [each for each in made if each]
            assert len(set(touched)) == len(touched)
            assert all(part for each in touched for part in each)


@pytest.mark.parametrize(
    ("name", "position", "expected"),
    [
        (
            "football-darts",
            "phase=call pos=90 dart=2",
            {"throw T20": ["throw", "T20"], "field-goal BULL": ["field-goal", "BULL"]},
        ),
        ("street-soccer", "phase=set-up", {"B4": ["place", "B4"]}),
    ],
)
def test_a_node_tells_how_its_moves_are_made(name: str, position: str, expected: dict[str, list[str]]) -> None:
    node = node_told(Match.at(name, position, find_game(name).on_screen).node())
    assert isinstance(node, DecisionNode)
    told = dict(zip(node.legal or [], node.gestures or [], strict=True))
    assert {move: told[move] for move in expected} == expected
