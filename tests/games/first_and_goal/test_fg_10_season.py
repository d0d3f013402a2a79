"""FG-10: the season, and the Bowl."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.games.first_and_goal.tables import GAME

from touchline.play.match import Match
from touchline.season import Season, league_of, new_season
from touchline.season.pages import bracket_page, table_page
from touchline.season.playing import play_fixture, simulate
from touchline.season.season import Fixture
from touchline.season.seasons import begin, read_season

SEED = 7


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Season:
    """FG-10.4: a season of bots only, to the Bowl, as its file has it."""
    path: Path = tmp_path_factory.mktemp("season") / "bots.season"
    season = new_season(GAME, seed=SEED, level="coach")
    begin(season, path)
    simulate(season, path)
    return read_season(path)


def test_fg_10_1_fourteen_weeks() -> None:
    """FG-10.1: rivals twice, eight others once, everybody every week, seven times at home."""
    season = new_season(GAME, seed=SEED)
    division = {team.key: team.division for team in season.teams}
    assert len(division) == 24
    assert set(Counter(division.values()).values()) == {4}
    assert len(set(division.values())) == 6
    assert len(season.weeks) == 14
    met: Counter[frozenset[str]] = Counter()
    for week in season.weeks:
        assert sorted(side for pair in week for side in pair) == sorted(division)
        met.update(frozenset(pair) for pair in week)
    assert set(Counter(home for week in season.weeks for home, _ in week).values()) == {7}
    for team, own in division.items():
        rivals = {other: met[frozenset((team, other))] for other in division if other != team}
        assert all(times == 2 for other, times in rivals.items() if division[other] == own)
        assert Counter(times for other, times in rivals.items() if division[other] != own) == {1: 8, 0: 12}


def recounted(season: Season) -> dict[str, dict[str, int]]:
    """The table again, from the records alone: who was at home, what the last state's score is, who won."""
    rows = {team.name: dict.fromkeys(("won", "lost", "tied", "scored", "allowed"), 0) for team in season.teams}
    for result in season.results[: 14 * 12]:
        seats = re.findall(r'^\[Seat "(.*)"\]$', result.record, re.MULTILINE)
        scores = list(Match.from_record(result.record).state.score)
        for side, name in enumerate(seats):
            own, other = scores[side], scores[1 - side]
            rows[name]["won" if own > other else "lost" if own < other else "tied"] += 1
            rows[name]["scored"] += own
            rows[name]["allowed"] += other
    return rows


def test_fg_10_2_the_tables_are_what_the_records_say(played: Season) -> None:
    """FG-10.2: an independent recount of all 168 matches from their records."""
    rows = recounted(played)
    for lines in played.standings.tables.values():
        for line in lines:
            assert rows[line.team.name] == {
                "won": line.won, "lost": line.lost, "tied": line.drawn,
                "scored": line.scored, "allowed": line.allowed,
            }  # fmt: skip
        halves = [2 * line.won + line.drawn for line in lines]
        assert halves == sorted(halves, reverse=True)
    assert sum(row["won"] for row in rows.values()) + sum(row["tied"] for row in rows.values()) // 2 == 168


def test_fg_10_3_winners_others_and_the_bowl(played: Season) -> None:
    """FG-10.3: six winners seeded before two others; the better seed is at home; the Bowl has a winner."""
    tables = played.standings.tables
    quarter = played.rounds[0]
    seeded = {seed: team for tie in quarter for seed, team in zip(tie.seeds, tie.sides, strict=True)}
    assert {seeded[k] for k in range(1, 7)} == {lines[0].team.key for lines in tables.values()}
    assert [tie.seeds for tie in quarter] == [(1, 8), (4, 5), (2, 7), (3, 6)]
    wins = {line.team.key: 2 * line.won + line.drawn for lines in tables.values() for line in lines}
    others = sorted(wins[line.team.key] for lines in tables.values() for line in lines[1:])
    assert [wins[seeded[7]], wins[seeded[8]]] == others[:-3:-1]
    for week in (15, 16):
        for fixture in played.fixtures_of(week):
            seed = {team: number for number, team in seeded.items()}
            assert seed[fixture.home] < seed[fixture.away]
    (bowl,) = played.fixtures_of(17)
    assert bowl.neutral
    assert played.champion in (bowl.home, bowl.away)
    assert played.over
    assert "The Bowl" in bracket_page(played)
    assert GAME.settle(played.options_of(bowl))["overtime_cap"] == 100


def test_fg_10_3_a_play_off_match_goes_on(played: Season) -> None:
    """FG-10.3: in the weeks overtime has its usual cap, in the play-offs as many halves as can be counted."""
    assert all(result.winner for result in played.results if result.week > 14)
    assert GAME.settle(played.options_of(Fixture(1, *played.weeks[0][0])))["overtime_cap"] == 10


def test_fg_10_4_people_and_bots(played: Season) -> None:
    """FG-10.4: a week waits for its people; the other matches are played by bots of the chosen level."""
    season = new_season(GAME, seed=SEED, level="coach", owners={"portland-pounders": "Ann"})
    assert simulate(season) == 11
    assert season.week == 1
    (left,) = season.open_in(1)
    assert "portland-pounders" in (left.home, left.away)
    assert season.coach("portland-pounders") == "Ann"
    assert {name for result in season.results for name in result.by} == {"coach"}


def test_a_season_replays_exactly(played: Season) -> None:
    """The same seed plays the same match again, and a record leads to the score beside it."""
    for result in (played.results[0], played.results[100], played.results[-1]):
        week = next(each for each in played.fixtures_of(result.week) if each.home == result.home)
        assert play_fixture(played, week) == result


def test_the_season_cites_its_rules() -> None:
    rules = league_of(GAME).rules
    assert set(rules.values()) == set(GAME.around_matches)
    assert "head to head" in GAME.rulebook[rules["standings"]].text


def test_the_table_says_what_broke_a_tie(played: Season) -> None:
    page = table_page(played)
    told = [line.above for lines in played.standings.tables.values() for line in lines if line.above != "record"]
    assert page.count(" above ") == sum(1 for each in told if each)
    assert "FG-10.2" in page
