"""Street Soccer under the laws that hold for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.games.street_soccer.tables import GAME

from touchline.play import laws


def test_contract_and_citations() -> None:
    laws.law_contract(GAME)
    laws.law_rules_cited(GAME, Path(__file__).parent)


@pytest.mark.parametrize("options", [*laws.option_sets(GAME), *laws.former_sets(GAME)], ids=str)
def test_every_option_obeys_the_laws(options: dict[str, Any]) -> None:
    laws.law_walk(GAME, options, seed=1)
    laws.law_record(GAME, options, seed=2)
    laws.law_compiled(GAME, options, seed=3, games=8)


def test_many_games_are_the_same_interpreted_and_compiled() -> None:
    assert laws.law_compiled(GAME, {}, seed=11, games=40) > 4_000
