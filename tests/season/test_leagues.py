"""One mechanism, four games: each plays its own season to a champion, on disk, resumed after a kill."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from touchline.games import game_names
from touchline.kernel.errors import BadData, BadOption, BadRecord
from touchline.kernel.message import ENGLISH
from touchline.play.match import Match
from touchline.season import Season, Shape, Team, league_of, new_season
from touchline.season.on_disk import append, appoint, begin, read_season, season_path
from touchline.season.own_teams import read_teams
from touchline.season.playing import box_score_of, recount, simulate
from touchline.season.statistics import figure_words

CARDS = "pocket-gridiron"


def fresh(tmp_path: Path, game: str = "football-darts", **asked: object) -> tuple[Season, Path]:
    season = new_season(game, seed=3, **asked)  # type: ignore[arg-type]
    path = tmp_path / "some.season"
    begin(season, path)
    return season, path


@pytest.mark.parametrize("game", ["football-darts", "street-soccer"])
def test_a_season_ends_with_a_champion_and_its_file_says_all(game: str, tmp_path: Path) -> None:
    season, path = fresh(tmp_path, game)
    simulate(season, path)
    read = read_season(path)
    assert read.over
    assert read.champion == season.champion == read.standings.league[0].team.key
    assert read.results == season.results
    for result in read.results[::7]:
        assert recount(result) == (result.score, result.returns)


def test_every_game_of_ours_has_a_season() -> None:
    assert all(league_of(game).teams() for game in game_names())


def test_killed_in_the_middle_and_resumed(tmp_path: Path) -> None:
    """kill -9 while results are written: what was written counts, the rest is played as if nothing had happened."""
    path = fresh(tmp_path)[1]
    whole = new_season("football-darts", seed=3)
    simulate(whole)
    running = subprocess.Popen(
        [sys.executable, "-m", "touchline", "season", "simulate", str(path)], stdout=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    for _ in range(5):
        running.stdout.readline()
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    running.stdout.close()
    with path.open("ab") as file:
        file.write(b'{"week": 6, "home": "pro", "aw')  # the line that was being written
    taken_up = read_season(path)
    assert 5 <= len(taken_up.results) <= len(whole.results)
    simulate(taken_up, path)
    assert read_season(path).results == whole.results


def test_half_a_line_is_dropped_and_written_over(tmp_path: Path) -> None:
    season, path = fresh(tmp_path)
    with path.open("ab") as file:
        file.write(b'{"team": "pro", "ow')
    appoint(read_season(path), "pro", "Ann", path)
    assert read_season(path).owners == {"pro": "Ann"}
    assert season.owners == {}


def test_a_season_is_never_overwritten(tmp_path: Path) -> None:
    season, path = fresh(tmp_path)
    with pytest.raises(BadOption, match="there already"):
        begin(season, path)
    assert season_path("cup").name == "cup.season"
    assert season_path(str(path)) == path


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ({"week": 1, "home": "nobody", "away": "pro"}, "no team 'nobody'"),
        ({"week": 1}, "home"),
        ([], "list indices"),
    ],
)
def test_a_damaged_line_is_named(line: object, says: str, tmp_path: Path) -> None:
    _, path = fresh(tmp_path)
    append(path, line)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match="line 2") as refused:
        read_season(path)
    assert says in refused.value.message


def test_what_is_no_season_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.season"
    for content in ("", "{}\n", '{"season": 1}\n', "what\n"):
        path.write_text(content)
        with pytest.raises(BadRecord):
            read_season(path)
    with pytest.raises(BadRecord, match="No such file"):
        read_season(tmp_path / "none.season")


def test_points_are_counted_as_the_players_count_them() -> None:
    """SS-5.3: five for a win, three and two by the last goal, two and a half each without goals."""
    counting = league_of("street-soccer").counting
    assert counting.gained((2, 1), (1, -1)) == (10, 0)
    assert counting.gained((1, 1), (-1, 1)) == (4, 6)
    assert counting.gained((0, 0), (0, 0)) == (5, 5)


def test_the_worse_hand_gets_a_start() -> None:
    """FD-7.2: by what both hands were measured to score; the match begins with it on the board."""
    season = new_season("football-darts", seed=3)
    home, away = Team("pro", "Pro"), Team("casual", "Casual")
    start = season.league.start(home, away)
    assert start == "score=0,32"
    assert season.league.start(away, home) == "score=32,0"
    assert season.league.start(home, home) is None
    simulate(season, until=1)
    for result in season.results:
        opening = season.start_of(next(f for f in season.fixtures_of(1) if f.home == result.home))
        assert Match.from_record(result.record).start == opening


def test_a_league_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "pub.toml"
    path.write_text(
        '[[teams]]\nname = "Ann"\nfigures = { thrower = "31" }\n'
        '[[teams]]\nname = "Bob"\nfigures = { thrower = "22" }\n'
        '[[teams]]\nkey = "cleo"\nname = "Cleo"\nfigures = { thrower = "pub" }\n'
    )
    season = new_season("football-darts", teams=read_teams(path), shape=Shape(legs=2), playoffs=2, seed=1)
    assert [team.key for team in season.teams] == ["ann", "bob", "cleo"]
    simulate(season)
    assert season.over
    assert season.champion in {"ann", "bob", "cleo"}
    assert len(season.results) >= 7


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("x = 1\n", "teams"),
        ('[[teams]]\nname = ""\n', "teams.1.name"),
        ('[[teams]]\nname = "A"\nkey = "A B"\n', "teams.1.key"),
        ('[[teams]]\nname = "A"\ncolour = "red"\n', "teams.1"),
        ('[[teams]]\nname = "A"\nfigures = 7\n', "teams.1.figures"),
    ],
)
def test_a_bad_team_is_named(text: str, field: str, tmp_path: Path) -> None:
    path = tmp_path / "teams.toml"
    path.write_text(text)
    with pytest.raises(BadData) as refused:
        read_teams(path)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"playoffs": 3}, "playoffs"),
        ({"playoffs": 16}, "playoffs"),
        ({"owners": {"nobody": "Ann"}}, "team"),
        ({"level": "genius"}, "seats"),
        ({"seed": -1}, "seed"),
        ({"teams": [Team("a", "A"), Team("b", "B")]}, "thrower"),
        ({"teams": [Team("pro", "A"), Team("pro", "B")]}, "teams"),
        ({"options": {"no_such": 1}}, "no_such"),
    ],
)
def test_what_cannot_be_a_season_is_refused(asked: dict[str, object], field: str) -> None:
    with pytest.raises((BadOption, BadData)) as refused:
        new_season("football-darts", **asked)  # type: ignore[arg-type]
    assert refused.value.field == field


def test_the_file_is_text_a_line_a_thing(tmp_path: Path) -> None:
    season, path = fresh(tmp_path, owners={"pro": "Ann"})
    simulate(season, path, everybody=True, until=1)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert lines[0]["game"] == "football-darts"
    assert {line["week"] for line in lines[1:]} == {1}
    assert all(line["record"].startswith("[Game ") for line in lines[1:])


@pytest.mark.parametrize("game", game_names())
def test_whatever_a_match_of_a_season_is_told_by_has_words(game: str) -> None:
    """English as it comes is only for games of other packages."""
    season = new_season(game)
    names = box_score_of(season, Match(game)).sides[0]
    assert [name for name in names if figure_words(season.game, name).id == ENGLISH] == []
    assert set(season.league.leading) <= set(names)
