"""Champions of past seasons: who won, how, and that a season that goes on has none."""

from __future__ import annotations

from pathlib import Path

from touchline.season import new_season
from touchline.season.champions import past_seasons, title_of
from touchline.season.on_disk import begin, read_season
from touchline.season.pages import champions_page
from touchline.season.playing import simulate


def test_a_ladder_is_won_by_the_first_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "ladder.season"
    season = new_season("football-darts", seed=3, name="Ladder")
    begin(season, path)
    assert title_of(read_season(path)) is None
    assert past_seasons(tmp_path) == []
    assert "no season" in champions_page([]).lower()
    simulate(season, path)
    ((found, read),) = past_seasons(tmp_path)
    won = title_of(read)
    assert found == path
    assert won is not None
    first = read.standings.league[0]
    assert (won.team, won.record, won.rival, won.score) == (first.team.key, first.record, "", None)
    assert first.team.name in champions_page([read])


def test_a_final_is_won_against_somebody(tmp_path: Path) -> None:
    season = new_season("pocket-gridiron", seed=3, owners={"air": "Ann"})
    simulate(season, everybody=True)
    won = title_of(season)
    assert won is not None
    assert won.score is not None
    (final,) = season.fixtures_of(season.last_week)
    assert {won.team, won.rival} == {final.home, final.away}
    assert won.score[0] > won.score[1]
    assert won.coach == season.coach(won.team)
    page = champions_page([season])
    assert f"{won.score[0]}-{won.score[1]} against {season.team[won.rival].name}" in page


def test_a_damaged_file_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "broken.season").write_text("what\n")
    assert past_seasons(tmp_path) == []
