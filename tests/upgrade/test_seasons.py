"""Seasons of an older version: read as they were, replayed to the same tables, and gone on with."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from tests.upgrade.conftest import Kept

from touchline.cli import main
from touchline.season.on_disk import read_season

TALLY = {"air": (5, 7, 483, 494), "ground": (7, 5, 541, 482), "tight": (5, 7, 514, 599), "trick": (7, 5, 530, 493)}
"""Won, lost, points for and against when the season was over."""
MATCHES = 25


@pytest.fixture
def over(kept: Kept, tmp_path: Path) -> Path:
    path = tmp_path / "over.season"
    path.write_bytes(gzip.decompress((kept.folder / "seasons" / "over.season.gz").read_bytes()))
    return path


def test_a_season_tells_what_it_told(over: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = over.read_bytes()
    season = read_season(over)
    assert (season.over, season.champion, len(season.finished)) == (True, "ground", MATCHES)
    counted = zip(season.standings.teams, season.standings.tally.tolist(), strict=True)
    assert {team.key: (row[2], row[3], row[5], row[6]) for team, row in counted} == TALLY
    assert main(["season", "check", str(over)]) == 0
    assert f"{MATCHES} records replayed" in capsys.readouterr().out
    assert over.read_bytes() == before


def test_a_season_goes_on_to_the_same_end(over: Path) -> None:
    """The final is missing: bots and dice of the season's seed play it as they played it then."""
    lines = over.read_bytes().splitlines(keepends=True)
    played = read_season(over).finished
    over.write_bytes(b"".join(lines[:-1]))
    assert not read_season(over).over
    assert main(["season", "simulate", str(over)]) == 0
    season = read_season(over)
    assert season.champion == "ground"
    assert {each: result.score for each, result in season.finished.items()} == {
        each: result.score for each, result in played.items()
    }


def test_a_season_that_had_only_begun_knows_its_owners(kept: Kept) -> None:
    season = read_season(kept.folder / "seasons" / "begun.season")
    assert season.owners == {"dockside": "Ann"}
    assert not season.finished
    assert ("market-square", "dockside") in [(each.home, each.away) for each in season.fixtures_of(1)]
