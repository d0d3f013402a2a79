"""``touchline season``: draw up a season, play it week by week, look at its tables."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from touchline.cli.face import add_plain
from touchline.cli.manual import EXIT_BROKEN, endings
from touchline.cli.manual_page import Page
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Amount, Message
from touchline.kernel.options import add_options, asked_options
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.season.league import Team


def register(commands: Commands) -> None:
    """Add the command and its own commands."""
    page = commands.add_parser("season")
    inner = page.add_subparsers(dest="tool", metavar="DEED", required=True)

    new = _deed(inner, "new", run_new, "new GAME --own TEAM=NAME")
    new.add_argument("game", metavar="GAME")
    new.add_argument("season", nargs="?", metavar="SEASON")
    new.add_argument("--title", default="", metavar="TEXT")
    new.add_argument("--seed", type=int, metavar="N")
    new.add_argument("--level", default="", metavar="LEVEL")
    new.add_argument("--own", action="append", default=[], metavar="TEAM=NAME")
    new.add_argument("--teams", type=Path, metavar="FILE")
    new.add_argument("--legs", type=int, metavar="N")
    new.add_argument("--playoffs", type=int, metavar="N")
    add_options(new)

    show = _with_file(_deed(inner, "show", run_show))
    show.add_argument("--week", type=int, metavar="N")

    play = _with_file(_deed(inner, "play", run_play))
    play.add_argument("--team", default="", metavar="TEAM")
    play.add_argument("--table", action="store_true")
    add_plain(play)

    simulate = _with_file(_deed(inner, "simulate", run_simulate))
    simulate.add_argument("--week", type=int, metavar="N")
    simulate.add_argument("--everybody", action="store_true")
    simulate.add_argument("--quiet", action="store_true")

    table = _with_file(_deed(inner, "table", run_table))
    table.add_argument("--week", type=int, metavar="N")

    _with_file(_deed(inner, "bracket", run_bracket))
    odds = _with_file(_deed(inner, "odds", run_odds))
    odds.add_argument("--seasons", type=int, default=10_000, metavar="N")
    odds.add_argument("--seed", type=int, default=0, metavar="N")

    leaders = _with_file(_deed(inner, "leaders", run_leaders))
    leaders.add_argument("--figure", action="append", default=[], metavar="NAME")

    report = _with_file(_deed(inner, "report", run_report, "report --team TEAM"))
    report.add_argument("--week", type=int, metavar="N")
    report.add_argument("--team", default="", metavar="TEAM")

    export = _with_file(_deed(inner, "export", run_export, "export --out plays.parquet"))
    export.add_argument("--table", default="schedules", metavar="NAME")
    export.add_argument("--out", type=Path, required=True, metavar="FILE")

    lab = _deed(inner, "laboratory", run_laboratory, "laboratory GAME")
    lab.add_argument("game", metavar="GAME")
    lab.add_argument("--seasons", type=int, default=1000, metavar="N")
    lab.add_argument("--level", default="", metavar="WHO")
    lab.add_argument("--seed", type=int, default=0, metavar="N")
    lab.add_argument("--cores", type=int, default=1, metavar="N")
    lab.add_argument("--on", choices=("local", "cuda"), default="local")
    lab.add_argument("--out", type=Path, metavar="FILE")

    measure = _deed(inner, "measure", run_measure, "measure GAME --out strength.json")
    measure.add_argument("game", metavar="GAME")
    measure.add_argument("--matches", type=int, default=60, metavar="N")
    measure.add_argument("--level", default="", metavar="WHO")
    measure.add_argument("--seed", type=int, default=1, metavar="N")
    measure.add_argument("--out", type=Path, required=True, metavar="FILE")

    teams = _deed(inner, "teams", run_teams, "teams GAME")
    teams.add_argument("game", metavar="GAME")

    _deed(inner, "champions", run_champions)
    _with_file(_deed(inner, "check", run_check))
    _with_file(_deed(inner, "why", run_why))


def _deed(inner: Commands, name: str, run: Callable[[argparse.Namespace], int], example: str = "") -> Page:
    made = inner.add_parser(name, help="")
    assert isinstance(made, Page)
    made.last_words = partial(endings, name)
    made.set_defaults(run=run)
    made.describe = lambda: _page(made, example or name)
    return made


def _page(made: Page, example: str) -> str:
    """What a deed does, and how it is asked for."""
    brief = made.brief()
    return say("help-season-deed", brief=f"{brief[0].upper()}{brief[1:]}", example=example)


def _with_file(made: Page) -> Page:
    made.add_argument("season", nargs="?", default="", metavar="SEASON")
    return made


def found_path(given: argparse.Namespace) -> Path:
    """The file that is meant."""
    from touchline.season.on_disk import newest, season_path

    if given.season:
        return season_path(given.season)
    found = newest()
    if found is None:
        raise BadOption(Message("cli-season-none"), field="season")
    return found


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


def meant(teams: Sequence[Team], written: str) -> str:
    """The team a person means: by its key, its name or its nickname."""
    wanted = written.strip().lower()
    found = [each.key for each in teams if wanted in (each.key.lower(), each.name.lower(), each.nickname.lower())]
    if len(found) != 1:
        known = ", ".join(each.key for each in teams)
        raise BadOption(Message("cli-season-no-team", team=repr(written), known=known), field="team")
    return found[0]


def run_show(given: argparse.Namespace) -> int:
    """The overview, or a week."""
    from touchline.season.on_disk import read_season
    from touchline.season.pages import overview_page, week_page

    season = read_season(found_path(given))
    print(week_page(season, given.week) if given.week is not None else overview_page(season))
    return 0


def run_table(given: argparse.Namespace) -> int:
    """The standings."""
    from touchline.season.on_disk import read_season
    from touchline.season.pages import table_page

    print(table_page(read_season(found_path(given)), given.week))
    return 0


def run_bracket(given: argparse.Namespace) -> int:
    """The play-offs."""
    from touchline.season.on_disk import read_season
    from touchline.season.pages import bracket_page

    print(bracket_page(read_season(found_path(given))))
    return 0


def run_odds(given: argparse.Namespace) -> int:
    """Power ranking and odds."""
    from touchline.season.odds import odds
    from touchline.season.on_disk import read_season
    from touchline.season.pages import odds_page

    if given.seasons < 1:
        raise BadOption(Message("cli-season-at-least-one"), field="seasons")
    season = read_season(found_path(given))
    found = odds(season, given.seasons, given.seed)
    print(odds_page(season, found))
    return 0


def run_leaders(given: argparse.Namespace) -> int:
    """Who leads in what."""
    from touchline.season.on_disk import read_season
    from touchline.season.pages import leaders_page

    print(leaders_page(read_season(found_path(given)), given.figure))
    return 0


def run_report(given: argparse.Namespace) -> int:
    """One match in words and figures."""
    from touchline.season.on_disk import read_season
    from touchline.season.pages import report_page

    season = read_season(found_path(given))
    team = meant(season.teams, given.team) if given.team else ""
    fitting = [
        result
        for result in season.results
        if team in ("", result.home, result.away) and given.week in (None, result.week)
    ]
    if not fitting:
        raise BadOption(Message("cli-season-no-match"), field="week")
    print(report_page(season, fitting[-1]))
    return 0


def run_export(given: argparse.Namespace) -> int:
    """A table to a file."""
    from touchline.season.export import export
    from touchline.season.on_disk import read_season

    count = export(read_season(found_path(given)), given.table, given.out)
    print(say("cli-season-rows", count=count, table=given.table, file=str(given.out)))
    return 0


def run_teams(given: argparse.Namespace) -> int:
    """The teams, strongest first."""
    from touchline.season import league_of
    from touchline.season.pages import teams_page

    print(teams_page(league_of(given.game)))
    return 0


def run_champions(given: argparse.Namespace) -> int:
    """Who won the seasons on this machine."""
    from touchline.season.champions import past_seasons
    from touchline.season.pages import champions_page

    print(champions_page([season for _, season in past_seasons()]))
    return 0


def run_measure(given: argparse.Namespace) -> int:
    """Every team against every other: how strong it is."""
    from touchline.season import Shape, league_of, new_season
    from touchline.season.strength import measure, written

    if given.matches < 1:
        raise BadOption(Message("cli-season-at-least-one"), field="matches")
    league = league_of(given.game)
    teams = [*league.teams(), *league.guests()]
    season = new_season(given.game, level=given.level, teams=teams, shape=Shape(legs=1), playoffs=0)
    found = measure(season, given.matches, given.seed, _progress())
    given.out.write_text(written(found), encoding="utf-8")
    print(say("cli-season-measured", matches=found["matches"], level=found["level"], file=str(given.out)))
    return 0


def _progress() -> Callable[[int, int], None]:
    """Tells a terminal how far it is."""
    shown = 0

    def tell(done: int, total: int) -> None:
        nonlocal shown
        if sys.stderr.isatty() and 100 * done // total > shown:
            shown = 100 * done // total
            told = say("cli-season-progress", percent=shown, total=total)
            print(f"\r{told}", end="", file=sys.stderr, flush=True)

    return tell


def run_laboratory(given: argparse.Namespace) -> int:
    """Whole seasons, told and drawn."""
    from touchline.season import new_season
    from touchline.season.laboratory import Laboratory, pictures
    from touchline.season.pages import laboratory_page

    if given.seasons < 1:
        raise BadOption(Message("cli-season-at-least-one"), field="seasons")
    season = new_season(given.game, seed=given.seed, level=given.level)
    found = Laboratory(season, given.seasons, given.seed, _progress(), cores=given.cores, on=given.on).run()
    if given.out is not None:
        pictures(season, found, given.out)
    print(laboratory_page(season, found))
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


def run_why(given: argparse.Namespace) -> int:
    """The rules a season is played by, quoted."""
    from touchline.season.on_disk import read_season
    from touchline.sessions.speech import rulebook

    season = read_season(found_path(given))
    for rule_id in season.league.rules.values():
        print(f"{rule_id}  {rulebook(season.game)[rule_id].text}")
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
