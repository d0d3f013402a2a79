"""FG-10: the season, and the Bowl."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.among_workers import made_once
from tests.games.first_and_goal.tables import GAME

from touchline.games.first_and_goal.data import TEAM_DICE_NAMES, figures
from touchline.kernel.errors import BadData, BadOption
from touchline.play.match import Match
from touchline.season import Season, Shape, Team, league_of, new_season
from touchline.season.export import ENDINGS, TABLES, export, rows
from touchline.season.fixtures import Fixture
from touchline.season.on_disk import begin, read_season
from touchline.season.pages import bracket_page, report_page, table_page
from touchline.season.playing import play_fixture, simulate
from touchline.season.statistics import leaders, team_figures
from touchline.season.strength import strength_of

SEED = 7


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Season:
    """FG-10.4: a season of bots only, to the Bowl, as its file has it; played once for all workers of a run."""
    path = tmp_path_factory.mktemp("season") / "bots.season"

    def play() -> bytes:
        season = new_season(GAME, seed=SEED, level="coach")
        begin(season, path)
        simulate(season, path)
        return path.read_bytes()

    written: bytes = made_once("season of bots", play)
    path.write_bytes(written)
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
    assert "\nBowl\n" in bracket_page(played)
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


# ---- box scores


def test_points_are_the_sum_of_what_was_scored(played: Season) -> None:
    """FG-9: touchdowns, kicks, tries and safeties of every box score add up to the score."""
    for result in played.results:
        for side, counted in enumerate(result.figures):
            points = 6 * counted["touchdowns"] + 3 * counted["fg_made"] + counted["pat_made"]
            points += 2 * counted["two_pt_made"] + 2 * counted["safeties"]
            assert points == result.score[side] == counted["points"]
            assert counted["total_yards"] == counted["rushing_yards"] + counted["passing_yards"] - counted["sack_yards"]
            assert counted["completions"] <= counted["attempts"]
            assert counted["third_down_conversions"] <= counted["third_down_attempts"]
            assert counted["turnovers"] == counted["interceptions"] + counted["fumbles_lost"]


def test_possession_is_the_whole_deck(played: Season) -> None:
    """FG-8.6: a half ends when the offense's sixty cards are gone, so two halves are at most 120 cards."""
    for result in played.results:
        if Match.from_record(result.record).state.half == 2:
            assert 100 <= sum(each["possession_cards"] for each in result.figures) <= 126
            return


def test_a_match_in_words_and_tables(played: Season) -> None:
    bowl = played.results[-1]
    page = report_page(played, bowl)
    assert played.team[played.champion].name in page
    assert f"{max(bowl.score)}-{min(bowl.score)}" in page
    assert "third downs" in page
    assert leaders(played)["points"][0].total == max(row["points"] for row in team_figures(played).values())


def test_tables_for_analysts(played: Season, tmp_path: Path) -> None:
    small = new_season(GAME, seed=SEED, level="coach")
    small.results = played.results[:2]
    names = {}
    for table in TABLES:
        for ending in ENDINGS:
            path = tmp_path / f"{table}{ending}"
            names[table] = export(small, table, path)
            assert path.stat().st_size > 0
    assert names["schedules"] == 2
    assert names["team_stats"] == 4
    plays = rows(small, "pbp")
    assert {"game_id", "posteam", "defteam", "down", "ydstogo", "yardline_100", "play_type"} <= set(plays[0])
    assert str(plays[0]["game_id"]).startswith(f"{SEED}_01_")
    with pytest.raises(BadOption):
        export(small, "pbp", tmp_path / "x.xlsx")


# ---- teams


def test_fg_1_2_a_team_of_ones_own_keeps_the_checksum() -> None:
    """FG-1.2: every die's faces sum to a multiple of twelve."""
    dice = {die: list(figures().team_faces("base", die)) for die in TEAM_DICE_NAMES}
    own = Team("harbour-hogs", "Harbour Hogs", figures=dice)
    season = new_season(GAME, teams=[own, Team("base", "Base")], shape=Shape(legs=1), playoffs=0, level="coach")
    simulate(season)
    assert season.over
    record = season.results[0].record
    assert Match.from_record(record).data is not None
    for bad, field in (({**dice, "red": [0, 1, 1, 2, 3, 6]}, "harbour-hogs.red"), ({"red": [1]}, "harbour-hogs.red")):
        with pytest.raises(BadData) as refused:
            league_of(GAME).check(Team("harbour-hogs", "Harbour Hogs", figures=bad))
        assert refused.value.field == field
    with pytest.raises(BadData):
        league_of(GAME).check(Team("nobody", "Nobody"))


def test_every_team_has_words_and_a_measured_strength() -> None:
    league = league_of(GAME)
    measured = strength_of(league)
    season = [team.key for team in league.teams()]
    guests = [team.key for team in league.guests()]
    assert guests == ["base", "essen-eagles"]
    assert set(measured.elo) == {*season, *guests}
    assert sum(measured.elo[team] for team in season) / 24 == pytest.approx(1500, abs=0.1)
    assert all(league.words(team) for team in (*league.teams(), *league.guests()))
    assert all(won > lost for won, lost in measured.scores)
