"""First & Goal under the laws that hold for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.games.first_and_goal.tables import GAME
from tests.sweep import sample

from touchline.games.first_and_goal.data import team_keys
from touchline.kernel.options import RULES_VERSION
from touchline.play import laws

SETS = [*laws.option_sets(GAME), *laws.former_sets(GAME), {"seats": 4, "may_talk": True}]
WHOLE: tuple[dict[str, Any], ...] = ({}, {"cards": "table"}, {"seats": 4})[: sample(1, 3)]
"""Option sets walked to the end; the others some hundred steps."""


def test_contract_and_citations() -> None:
    laws.law_contract(GAME)
    laws.law_rules_cited(GAME, Path(__file__).parent)
    assert len(GAME.rulebook.rules) == 66


@pytest.mark.parametrize("options", SETS, ids=str)
def test_every_option_obeys_the_laws(options: dict[str, Any]) -> None:
    limit = None if options in WHOLE else sample(150, 400)
    laws.law_walk(GAME, options, seed=1, limit=limit)
    laws.law_record(GAME, options, seed=2, limit=limit)
    laws.law_compiled(GAME, options, seed=3, games=1)


GENERATED = (Phase.explicit, Phase.generate)
"""A broken law names its position and seed; shrinking options for minutes adds nothing."""
EVERYTHING = {
    "teams": st.tuples(st.sampled_from(team_keys()), st.sampled_from(team_keys())),
    "overtime_cap": st.integers(0, 3),
    RULES_VERSION: st.sampled_from((GAME.version, *GAME.former_versions)),
} | {
    option.name: st.booleans() if option.is_flag else st.sampled_from(option.choices)
    for option in GAME.options
    if option.is_flag or option.choices
}


@settings(max_examples=sample(6, 12), deadline=None, phases=GENERATED)
@given(st.fixed_dictionaries(EVERYTHING), st.integers(0, 2**32))
def test_any_pair_of_teams_with_any_options_obeys_the_laws(options: dict[str, Any], seed: int) -> None:
    laws.law_walk(GAME, options, seed, limit=sample(150, 250))
    laws.law_compiled(GAME, options, seed, games=1, limit=400)


@settings(max_examples=sample(10, 30), deadline=None, phases=GENERATED)
@given(st.fixed_dictionaries(EVERYTHING), st.integers(0, 2**32))
def test_every_game_ends_with_its_cards_counted(options: dict[str, Any], seed: int) -> None:
    """FG-1.4, FG-8.6: no card is ever lost or made, and every half ends."""
    box = GAME.new_box(options)
    states, _ = GAME.compiled.playouts(box, seed, 0, 20, limit=GAME.longest)
    for record in states:
        s: Any = GAME.State.from_record(record)
        assert GAME.rules.to_move(s, box) == -2
        assert s.out_of_range() is None
        for which in range(2):
            assert s.in_hand[which] + s.in_deck[which] + s.in_pile[which] == 60
        if not box.anonymous:
            for k in range(24):
                assert s.hand[k] + s.deck[k] + s.pile[k] == box.copies
