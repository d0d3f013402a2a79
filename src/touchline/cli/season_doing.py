"""What ``touchline season`` does to a season: draw it up, play it, let the bots play, check it."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from touchline.cli.manual import EXIT_BROKEN
from touchline.cli.season_looking import found_path, meant
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Amount, Message
from touchline.kernel.options import asked_options
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.season.league import Team


def run_new(given: argparse.Namespace) -> int:
    """Draw up a season and say where it is."""
    import secrets

    from touchline.season import Shape, league_of, new_season
    from touchline.season.on_disk import begin, season_path
    from touchline.season.own_teams import read_teams
    from touchline.season.pages import overview_page

    seed = secrets.randbits(31) if given.seed is None else given.seed
    teams = read_teams(given.teams) if given.teams else list(league_of(given.game).teams())
    season = new_season(
        given.game,
        name=given.title,
        seed=seed,
        level=given.level,
        teams=teams,
        shape=Shape(legs=given.legs) if given.legs else None,
        owners=owners_asked(teams, given.own),
        playoffs=given.playoffs,
        options=asked_options(given),
    )
    path = season_path(given.season or f"{season.game_name}-{time.strftime('%Y-%m-%d-%H%M%S')}")
    begin(season, path)
    print(overview_page(season))
    print(f"\n{say('cli-kept-in', file=str(path))}")
    return 0


def owners_asked(teams: Sequence[Team], words: list[str]) -> dict[str, str]:
    """``TEAM=NAME`` words; a team by its key, its name or its nickname."""
    found = {}
    for word in words:
        team, equals, name = word.partition("=")
        if not equals or not name.strip():
            raise BadOption(Message("cli-season-owner-form", text=repr(word)), field="own")
        found[meant(teams, team)] = name.strip()
    return found


def run_play(given: argparse.Namespace) -> int:
    """The next match of a person; when it is over, it is entered and the bots of the week play theirs."""
    from touchline.cli.face import wants_lines
    from touchline.cli.play_command import sit_down
    from touchline.season.on_disk import read_season
    from touchline.season.pages import week_page
    from touchline.season.playing import simulate
    from touchline.sessions.season_match import enter_finished, next_match, session_of

    path = found_path(given)
    season = read_season(path)
    enter_finished(season, path)
    simulate(season, path)
    fixture = next_match(season, meant(season.teams, given.team) if given.team else "")
    session = session_of(season, fixture, path, table=given.table)
    sit_down(session, lines=wants_lines(given))
    if fixture not in enter_finished(season, path):
        print(say("cli-season-match-kept"))
        return 0
    simulate(season, path, until=fixture.week)
    print(week_page(season, fixture.week))
    return 0


def run_simulate(given: argparse.Namespace) -> int:
    """Let the bots play."""
    from touchline.season.fixtures import Fixture, Result
    from touchline.season.on_disk import read_season
    from touchline.season.pages import fixture_line, overview_page
    from touchline.season.playing import simulate

    path = found_path(given)
    season = read_season(path)
    began = time.perf_counter()

    def tell(result: Result) -> None:
        if not given.quiet:
            print(
                f"{result.week:>3}" + fixture_line(season, Fixture(result.week, result.home, result.away)), flush=True
            )

    played = simulate(season, path, until=given.week, everybody=given.everybody, tell=tell)
    seconds = Amount(time.perf_counter() - began, 1)
    print(say("cli-season-simulated", played=played, seconds=seconds), file=sys.stderr)
    print(overview_page(season))
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Every record replayed, every score compared."""
    from touchline.season.on_disk import read_season
    from touchline.season.playing import recount

    season = read_season(found_path(given))
    began, wrong, replayed = time.perf_counter(), 0, 0
    for result in season.results:
        if not result.record:
            continue
        replayed += 1
        if recount(result) != (result.score, result.returns):
            wrong += 1
            print(say("cli-season-differs", week=result.week, home=result.home, away=result.away))
    seconds = Amount(time.perf_counter() - began, 1)
    print(say("cli-season-checked", records=replayed, seconds=seconds, wrong=wrong))
    return EXIT_BROKEN if wrong else 0
