"""What may still happen: the same figures in machine code and without, and nothing left to chance at the end."""

from __future__ import annotations

import numpy as np
import pytest

from touchline.season import Season, new_season
from touchline.season.fixtures import Result
from touchline.season.odds import _arguments, _ready, interval, odds, played_plainly
from touchline.season.pages import odds_page
from touchline.season.strength import MEAN, expected, ratings


def with_results(season: Season, weeks: int, seed: int = 1) -> Season:
    """Results by coin, so that no match has to be played."""
    dice = np.random.default_rng(seed)
    while season.week <= min(weeks, season.last_week):
        for fixture in season.open_in(season.week):
            home = int(dice.integers(0, 40))
            away = home + int(dice.choice([-7, -3, 3, 10]))
            won = 1 if home > away else -1
            season.add(Result(fixture.week, fixture.home, fixture.away, (home, max(0, away)), (won, -won), ("a", "b")))
    return season


@pytest.fixture
def season() -> Season:
    return new_season("first-and-goal", seed=5)


@pytest.mark.parametrize("weeks", [0, 9, 14, 15])
def test_machine_code_plays_the_same_seasons(season: Season, weeks: int) -> None:
    with_results(season, weeks)
    arguments, counts, won = _arguments(season, 12, 3)
    _ready()(12, np.uint64(3), *arguments[2:], counts, won)
    assert (counts == played_plainly(season, 12, 3)).all()


def test_shares_add_up(season: Season) -> None:
    found = odds(with_results(season, 7), 2000)
    assert sum(each.champion.share for each in found.teams) == pytest.approx(1)
    assert sum(each.playoffs.share for each in found.teams) == pytest.approx(8)
    assert sum(each.division.share for each in found.teams) == pytest.approx(6)
    assert sum(each.final.share for each in found.teams) == pytest.approx(2)
    assert sum(each.wins for each in found.teams) == pytest.approx(168)


def test_after_the_weeks_the_seeds_are_certain(season: Season) -> None:
    found = odds(with_results(season, 14), 200)
    into = {each.team for each in found.teams if each.playoffs.share == 1}
    assert into == {team for tie in season.rounds[0] for team in tie.sides}
    assert {each.playoffs.share for each in found.teams} == {0, 1}


def test_the_page_names_only_what_a_season_can_come_to(season: Season) -> None:
    heads = odds_page(season, odds(season, 50)).splitlines()[2].split()
    assert heads == ["Elo", "record", "wins", "division", "play-offs", "seed", "1", "Bowl", "champion"]
    league = new_season("street-soccer", seed=5)
    first, *_ = lines = odds_page(league, odds(league, 50)).splitlines()[2:]
    assert first.split() == ["Elo", "record", "wins", "champion"]
    assert all("…" in line for line in lines[1:])


def test_at_the_end_the_champion_is_certain(season: Season) -> None:
    found = odds(with_results(season, 17), 50)
    assert season.over
    assert found.teams[0].team == season.champion
    assert found.teams[0].champion.share == 1


def test_the_table_of_a_simulated_season_is_the_real_table(season: Season) -> None:
    """With every match played there is nothing to draw: winners of divisions as the standings have them."""
    found = odds(with_results(season, 14), 10)
    firsts = {lines[0].team.key for lines in season.standings.tables.values()}
    assert {each.team for each in found.teams if each.division.share == 1} == firsts


def test_ratings_move_by_what_was_not_expected(season: Season) -> None:
    before = ratings(season)
    with_results(season, 1)
    after = ratings(season)
    assert sum(before.values()) == pytest.approx(sum(after.values()))
    for result in season.results:
        assert (after[result.winner] > before[result.winner]) is True
    assert expected(MEAN, MEAN) == 0.5


def test_an_interval_holds_its_share() -> None:
    for hits in (0, 1, 500, 999, 1000):
        chance = interval(hits, 1000)
        assert 0 <= chance.low <= chance.share <= chance.high <= 1
