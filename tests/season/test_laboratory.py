"""Whole seasons by the thousand, here a few."""

from __future__ import annotations

from pathlib import Path

import pytest

from touchline.kernel.errors import BadOption
from touchline.season import new_season
from touchline.season.laboratory import Laboratory, pictures
from touchline.season.pages import laboratory_page


def test_the_same_seed_gives_the_same_seasons(tmp_path: Path) -> None:
    season = new_season("pocket-gridiron", level="attacker")
    found = Laboratory(season, 5, 3).run()
    again = Laboratory(season, 5, 3, cores=2).run()
    assert found.teams == again.teams
    assert found.matches >= 5 * (24 + 1)
    assert sum(each.champion.share for each in found.teams) == pytest.approx(1)
    assert sum(each.playoffs.share for each in found.teams) == pytest.approx(2)
    assert "5 seasons" in laboratory_page(season, found)
    pictures(season, found, tmp_path / "titles.png")
    assert (tmp_path / "titles.png").stat().st_size > 0


def test_a_head_start_is_not_ignored() -> None:
    with pytest.raises(BadOption, match="head start"):
        Laboratory(new_season("football-darts"), 5, 3)
