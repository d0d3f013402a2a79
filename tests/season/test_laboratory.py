"""Whole seasons by the thousand, here a few."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from touchline.kernel.errors import BadOption
from touchline.season import new_season
from touchline.season.laboratory import Laboratory
from touchline.season.laboratory_picture import pictures
from touchline.season.odds import COUNTS
from touchline.season.pages import laboratory_page
from touchline.season.standings import Standings


def test_the_same_seed_gives_the_same_seasons(tmp_path: Path) -> None:
    season = new_season("pocket-gridiron", level="attacker")
    found = Laboratory(season, 5, 3).run()
    again = Laboratory(season, 5, 3, cores=2).run()
    assert found.teams == again.teams
    assert found.matches >= 5 * (24 + 1)
    assert sum(each.champion.share for each in found.teams) == pytest.approx(1)
    assert sum(each.playoffs.share for each in found.teams) == pytest.approx(2)
    page = laboratory_page(season, found)
    assert "5 seasons" in page
    assert "processor time" in page
    pictures(season, found, tmp_path / "titles.png")
    assert (tmp_path / "titles.png").stat().st_size > 0


def test_a_head_start_is_not_ignored() -> None:
    with pytest.raises(BadOption, match="head start"):
        Laboratory(new_season("football-darts"), 5, 3)


def test_tables_of_the_laboratory_are_the_real_tables() -> None:
    """Every match of a few seasons entered into the standings of a real season: the same wins, the same winners."""
    season = new_season("first-and-goal", level="coach")
    laboratory = Laboratory(season, 2, 3)
    home, away = laboratory._schedules()
    score, gained = laboratory._matches(home, away)
    seeds, _, won = laboratory._tables(home, away, score, gained)
    for n in range(2):
        real = Standings(season.teams, season.league.counting, 0)
        for one, two, points in zip(home[n], away[n], score[n], strict=True):
            sign = int(np.sign(points[0] - points[1]))
            real.add(season.teams[one].key, season.teams[two].key, points.tolist(), (sign, -sign))
        lines = {line.team.key: line for line in real.league}
        assert [lines[team.key].gained for team in season.teams] == won[n].tolist()
        by_coin = [line for table in real.tables.values() for line in table if line.above == "the coin"]
        if not by_coin:
            winners = {table[0].team.key for table in real.tables.values()}
            assert {season.teams[k].key for k in seeds[n, :6]} == winners


def test_a_division_came_cheap_where_its_winner_had_fewer_wins_than_somebody_at_home() -> None:
    season = new_season("first-and-goal", level="coach")
    laboratory = Laboratory(season, 3, 0)
    names = laboratory.standings.divisions
    team = {name: np.flatnonzero(laboratory.standings.division == k) for k, name in enumerate(names)}
    wins = np.tile(np.arange(24) % 3, (3, 1)).astype(float)
    seeds = np.array([[team[name][0] for name in names] + [team[names[0]][1], team[names[1]][1]]] * 3)
    wins[:, seeds[0]] = 10
    stayed_at_home = team[names[2]][1]
    wins[:, stayed_at_home] = 9
    cheap = seeds[0, 5]
    wins[0, cheap] = 8
    wins[1, cheap] = 9
    found = laboratory._divisions(seeds, np.zeros((24, COUNTS), np.int64), wins)
    shares = {name: each.cheap.share for name, each in found.items() if each.cheap is not None}
    assert shares == {name: (1 / 3 if name == names[5] else 0) for name in names}
