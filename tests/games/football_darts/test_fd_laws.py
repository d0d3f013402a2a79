"""Football Darts under the laws that hold for every game."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sweep import sample

from touchline import find_game
from touchline.play import laws

GAME = find_game("football-darts")


def test_contract_and_citations() -> None:
    laws.law_contract(GAME)
    laws.law_rules_cited(GAME, Path(__file__).parent)


@pytest.mark.parametrize("options", [*laws.option_sets(GAME), *laws.former_sets(GAME)], ids=str)
def test_every_option_obeys_the_laws(options: dict[str, Any]) -> None:
    laws.law_walk(GAME, options, seed=1)
    laws.law_record(GAME, options, seed=2)
    laws.law_compiled(GAME, options, seed=3, games=5)


def test_thousands_of_games_are_the_same_interpreted_and_compiled() -> None:
    assert laws.law_compiled(GAME, {}, seed=11, games=sample(500, 2000)) > sample(25_000, 100_000)


@settings(max_examples=sample(10, 25), deadline=None)
@given(
    st.fixed_dictionaries(
        {},
        optional={
            option.name: st.sampled_from(option.trials())
            for option in GAME.options
            if option.name not in ("darts", "throwers")
        },
    ),
    st.integers(0, 2**32),
)
def test_any_options_together_obey_the_laws(options: dict[str, Any], seed: int) -> None:
    laws.law_walk(GAME, options, seed)
    laws.law_record(GAME, options, seed)
    laws.law_compiled(GAME, options, seed, games=2)
