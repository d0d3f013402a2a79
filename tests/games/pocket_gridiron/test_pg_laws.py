"""Pocket Gridiron keeps the laws of every game, with every option and with owners' dice."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sweep import sample

from touchline import Match
from touchline.games import find_game
from touchline.games.pocket_gridiron.state import CARD_NAMES
from touchline.play import laws

GAME = find_game("pocket-gridiron")
SETS = [
    *laws.option_sets(GAME),
    *laws.former_sets(GAME),
    {"mode": "pro", "cards": "air,ground", "overtime": "drives"},
    {"mode": "pro", "cards": "trick,tight", "halftime_swap": True, "overtime": "drives"},
]
PAIRS = [f"{one},{two}" for one in CARD_NAMES[1:] for two in CARD_NAMES[1:] if one != two]


def named(options: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items()) or "default"


def test_the_contract() -> None:
    laws.law_contract(GAME)


def test_every_rule_is_cited_by_code_and_tests() -> None:
    laws.law_rules_cited(GAME, Path(__file__).parent)


@pytest.mark.parametrize("options", SETS, ids=named)
def test_a_walk_through_random_games(options: dict[str, Any]) -> None:
    for seed in range(sample(1, 3)):
        assert laws.law_walk(GAME, options, seed) > 100


@pytest.mark.parametrize("options", SETS, ids=named)
def test_the_record_replays(options: dict[str, Any]) -> None:
    assert laws.law_record(GAME, options, seed=5) > 100


@pytest.mark.parametrize("options", SETS, ids=named)
def test_compiled_and_interpreted_play_are_the_same(options: dict[str, Any]) -> None:
    assert laws.law_compiled(GAME, options, seed=2, games=sample(4, 12)) > sample(400, 1000)


@settings(max_examples=sample(6, 12), deadline=None)
@given(
    options=st.fixed_dictionaries(
        {
            "mode": st.sampled_from(["basic", "pro"]),
            "cards": st.sampled_from(["choose", *PAIRS]),
            "halftime_swap": st.booleans(),
            "overtime": st.sampled_from(["draw", "drives"]),
        }
    ),
    seed=st.integers(0, 2**32 - 1),
)
def test_any_combination_of_options(options: dict[str, Any], seed: int) -> None:
    laws.law_walk(GAME, options, seed)


ROUTE_FACES = st.one_of(
    st.sampled_from(["INCOMP", "FUMBLE"]),
    st.builds(lambda name, value: f"{name} {value}", st.sampled_from(["Go", "Post", "Screen"]), st.integers(1, 20)),
)
WHITE_FACES = st.builds(
    lambda value, word: f"{value} {word}".strip(),
    st.integers(0, 9),
    st.sampled_from(["", "Sack", "Recover", "PAT Block", "2x injury"]),
)


@settings(max_examples=15, deadline=None)
@given(
    wr=st.lists(ROUTE_FACES, min_size=6, max_size=6),
    white=st.lists(WHITE_FACES, min_size=5, max_size=5),
    seed=st.integers(0, 2**32 - 1),
)
def test_any_dice_an_owner_may_have(wr: list[str], white: list[str], seed: int) -> None:
    """PG-1.8: whatever the faces, the game goes to its end and every die weighs six."""
    data = {"dice": {"wr": {"faces": wr}, "white": {"faces": [*white, "FLAG X"]}}}
    match = Match("pocket-gridiron", data=data, seed=seed)
    game, box = match.game, match.box
    while not match.over:
        if match.to_move >= 0:
            match.play(match.legal()[seed % 2])
            continue
        count = game.rules.chances(match.state, box)
        weights = [game.rules.weight(match.state, box, outcome) for outcome in range(count)]
        assert sum(weights) == game.rules.total(match.state, box)
        texts = [game.outcome_text(match.state, box, outcome) for outcome in range(count)]
        assert len(set(texts)) == count
        match.roll()
        assert match.state.out_of_range() is None
        assert match.narrate()
    assert match.state.drive == 16
