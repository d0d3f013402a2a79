"""``touchline season``: draw up a season, play it week by week, look at its tables."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from touchline.cli.face import add_plain
from touchline.cli.manual import EXIT_BROKEN, endings
from touchline.kernel.errors import BadOption
from touchline.kernel.options import add_options, asked_options

if TYPE_CHECKING:
    from touchline.season.league import Team

DESCRIPTION = """\
A season is one file: teams, owners, schedule, results and the records of all matches. It can be stopped
and taken up anywhere. SEASON is a file or a name; without it, the one last touched.

  touchline season new GAME --own TEAM=NAME   draw up a season; the other teams are bots
  touchline season play                       your next match
  touchline season simulate                   let the bots play, to the end or to the next match of a person
  touchline season table                      standings, tie-breakers explained
  touchline season bracket                    the play-offs
"""


def register(commands: Any) -> None:
    """Add the command and its own commands."""
    page = commands.add_parser("season", help="a whole season: schedule, standings, play-offs", description=DESCRIPTION)
    inner = page.add_subparsers(dest="tool", metavar="DEED", required=True)

    new = _deed(inner, "new", "draw up a season", run_new, "new GAME --own TEAM=NAME")
    new.add_argument("game", metavar="GAME", help="what is played")
    new.add_argument("season", nargs="?", metavar="SEASON", help="its file, or a name (the game and the day)")
    new.add_argument("--title", default="", metavar="TEXT", help="what it is called")
    new.add_argument("--seed", type=int, metavar="N", help="of schedule, coin and dice (drawn)")
    new.add_argument("--level", default="", metavar="LEVEL", help="who coaches the teams that nobody owns")
    new.add_argument("--own", action="append", default=[], metavar="TEAM=NAME", help="a person coaches this team")
    new.add_argument("--teams", type=Path, metavar="FILE", help="teams of your own (TOML)")
    new.add_argument("--legs", type=int, metavar="N", help="everybody meets everybody N times, divisions or not")
    new.add_argument("--playoffs", type=int, metavar="N", help="places in the play-offs (0: none)")
    add_options(new)

    show = _with_file(_deed(inner, "show", "where it stands and what is next", run_show))
    show.add_argument("--week", type=int, metavar="N", help="a week's matches instead")

    play = _with_file(_deed(inner, "play", "play your next match", run_play))
    play.add_argument("--team", default="", metavar="TEAM", help="which team's match")
    play.add_argument("--table", action="store_true", help="real dice, cards or darts: you say what fell")
    add_plain(play)

    simulate = _with_file(_deed(inner, "simulate", "let the bots play", run_simulate))
    simulate.add_argument("--week", type=int, metavar="N", help="up to this week (to the end)")
    simulate.add_argument("--everybody", action="store_true", help="bots play for people, too")
    simulate.add_argument("--quiet", action="store_true", help="only the last line")

    table = _with_file(_deed(inner, "table", "the standings, tie-breakers explained", run_table))
    table.add_argument("--week", type=int, metavar="N", help="as it stood after this week")

    _with_file(_deed(inner, "bracket", "the play-offs", run_bracket))
    odds = _with_file(_deed(inner, "odds", "power ranking, and what may still happen", run_odds))
    odds.add_argument("--seasons", type=int, default=10_000, metavar="N", help="seasons to play from here (10,000)")
    odds.add_argument("--seed", type=int, default=0, metavar="N", help="of their dice (0)")

    leaders = _with_file(_deed(inner, "leaders", "who leads the league in what", run_leaders))
    leaders.add_argument("--figure", action="append", default=[], metavar="NAME", help="only this figure")

    report = _with_file(_deed(inner, "report", "a match in words and figures", run_report, "report --team TEAM"))
    report.add_argument("--week", type=int, metavar="N", help="of this week (the last that was played)")
    report.add_argument("--team", default="", metavar="TEAM", help="of this team (any)")

    export = _with_file(_deed(inner, "export", "tables for analysts", run_export, "export --out plays.parquet"))
    export.add_argument("--table", default="schedules", metavar="NAME", help="schedules, team_stats, drives or pbp")
    export.add_argument("--out", type=Path, required=True, metavar="FILE", help=".csv, .json or .parquet")

    lab = _deed(inner, "laboratory", "whole seasons by the thousand, with a picture", run_laboratory, "laboratory GAME")
    lab.add_argument("game", metavar="GAME", help="what is played")
    lab.add_argument("--seasons", type=int, default=1000, metavar="N", help="how many (1,000)")
    lab.add_argument("--level", default="", metavar="WHO", help="who coaches all teams: a policy is quickest")
    lab.add_argument("--seed", type=int, default=0, metavar="N", help="where the dice begin (0)")
    lab.add_argument("--cores", type=int, default=1, metavar="N", help="cores to use (1)")
    lab.add_argument("--on", choices=("local", "cuda"), default="local", help="cuda: on an NVIDIA GPU")
    lab.add_argument("--out", type=Path, metavar="FILE", help="a picture (.png, .svg)")

    teams = _deed(inner, "teams", "the teams of a game in a few words, with their strength", run_teams, "teams GAME")
    teams.add_argument("game", metavar="GAME", help="whose teams")

    _with_file(_deed(inner, "check", "replay every record and count the tables again", run_check))
    _with_file(_deed(inner, "why", "the rules behind schedule, standings and play-offs", run_why))


def _deed(inner: Any, name: str, brief: str, run: Callable[[argparse.Namespace], int], example: str = "") -> Any:
    said = f"{brief[0].upper()}{brief[1:]}.\n\n  touchline season {example or name}\n"
    made = inner.add_parser(
        name, help=brief, description=said, formatter_class=argparse.RawDescriptionHelpFormatter, epilog=endings(name)
    )
    made.set_defaults(run=run)
    return made


def _with_file(made: Any) -> Any:
    made.add_argument("season", nargs="?", default="", metavar="SEASON", help="file or name (the last one touched)")
    return made


def found_path(given: argparse.Namespace) -> Path:
    """The file that is meant."""
    from touchline.season.seasons import newest, season_path

    if given.season:
        return season_path(given.season)
    found = newest()
    if found is None:
        raise BadOption("there is no season yet; 'touchline season new GAME' draws one up", field="season")
    return found


def run_new(given: argparse.Namespace) -> int:
    """Draw up a season and say where it is."""
    import secrets

    from touchline.season import Shape, league_of, new_season
    from touchline.season.own_teams import read_teams
    from touchline.season.pages import overview_page
    from touchline.season.seasons import begin, season_path

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
    print(f"\nKept in {path}")
    return 0


def owners_asked(teams: Sequence[Team], words: list[str]) -> dict[str, str]:
    """``TEAM=NAME`` words; a team by its key, its name or its nickname."""
    found = {}
    for word in words:
        team, equals, name = word.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"{word!r}: write an owner as TEAM=NAME", field="own")
        found[meant(teams, team)] = name.strip()
    return found


def meant(teams: Sequence[Team], written: str) -> str:
    """The team a person means: by its key, its name or its nickname."""
    wanted = written.strip().lower()
    found = [each.key for each in teams if wanted in (each.key.lower(), each.name.lower(), each.nickname.lower())]
    if len(found) != 1:
        raise BadOption(f"there is no team {written!r}; there is: {', '.join(t.key for t in teams)}", field="team")
    return found[0]


def run_show(given: argparse.Namespace) -> int:
    """The overview, or a week."""
    from touchline.season.pages import overview_page, week_page
    from touchline.season.seasons import read_season

    season = read_season(found_path(given))
    print(week_page(season, given.week) if given.week is not None else overview_page(season))
    return 0


def run_table(given: argparse.Namespace) -> int:
    """The standings."""
    from touchline.season.pages import table_page
    from touchline.season.seasons import read_season

    print(table_page(read_season(found_path(given)), given.week))
    return 0


def run_bracket(given: argparse.Namespace) -> int:
    """The play-offs."""
    from touchline.season.pages import bracket_page
    from touchline.season.seasons import read_season

    print(bracket_page(read_season(found_path(given))))
    return 0


def run_odds(given: argparse.Namespace) -> int:
    """Power ranking and odds."""
    from touchline.season.odds import odds
    from touchline.season.pages import odds_page
    from touchline.season.seasons import read_season

    if given.seasons < 1:
        raise BadOption("at least one season must be played", field="seasons")
    season = read_season(found_path(given))
    found = odds(season, given.seasons, given.seed)
    print(odds_page(season, found))
    return 0


def run_leaders(given: argparse.Namespace) -> int:
    """Who leads in what."""
    from touchline.season.pages import leaders_page
    from touchline.season.seasons import read_season

    print(leaders_page(read_season(found_path(given)), given.figure))
    return 0


def run_report(given: argparse.Namespace) -> int:
    """One match in words and figures."""
    from touchline.season.pages import report_page
    from touchline.season.seasons import read_season

    season = read_season(found_path(given))
    team = meant(season.teams, given.team) if given.team else ""
    fitting = [
        result
        for result in season.results
        if team in ("", result.home, result.away) and given.week in (None, result.week)
    ]
    if not fitting:
        raise BadOption("no such match has been played", field="week")
    print(report_page(season, fitting[-1]))
    return 0


def run_export(given: argparse.Namespace) -> int:
    """A table to a file."""
    from touchline.season.export import export
    from touchline.season.seasons import read_season

    count = export(read_season(found_path(given)), given.table, given.out)
    print(f"{count} rows of {given.table} in {given.out}")
    return 0


def run_teams(given: argparse.Namespace) -> int:
    """The teams, strongest first."""
    from touchline.season import league_of
    from touchline.season.pages import teams_page

    print(teams_page(league_of(given.game)))
    return 0


def run_laboratory(given: argparse.Namespace) -> int:
    """Whole seasons, told and drawn."""
    from touchline.season import new_season
    from touchline.season.laboratory import Laboratory, pictures
    from touchline.season.pages import laboratory_page

    if given.seasons < 1:
        raise BadOption("at least one season must be played", field="seasons")
    season = new_season(given.game, seed=given.seed, level=given.level)
    shown = 0

    def tell(done: int, total: int) -> None:
        nonlocal shown
        if sys.stderr.isatty() and 100 * done // total > shown:
            shown = 100 * done // total
            print(f"\r{shown} % of {total:,} matches", end="", file=sys.stderr, flush=True)

    found = Laboratory(season, given.seasons, given.seed, tell, cores=given.cores, on=given.on).run()
    if given.out is not None:
        pictures(season, found, given.out)
    print(laboratory_page(season, found))
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Every record replayed, every score compared."""
    from touchline.season.playing import recount
    from touchline.season.seasons import read_season

    season = read_season(found_path(given))
    began, wrong, replayed = time.perf_counter(), 0, 0
    for result in season.results:
        if not result.record:
            continue
        replayed += 1
        if recount(result) != (result.score, result.returns):
            wrong += 1
            print(f"week {result.week}, {result.home} against {result.away}: the record says something else")
    print(f"{replayed} records replayed in {time.perf_counter() - began:.1f} s, {wrong} differ from the table.")
    return EXIT_BROKEN if wrong else 0


def run_why(given: argparse.Namespace) -> int:
    """The rules a season is played by, quoted."""
    from touchline.season.seasons import read_season

    season = read_season(found_path(given))
    for rule_id in season.league.rules.values():
        print(f"{rule_id}  {season.game.rulebook[rule_id].text}")
    return 0


def run_simulate(given: argparse.Namespace) -> int:
    """Let the bots play."""
    from touchline.season.pages import fixture_line, overview_page
    from touchline.season.playing import simulate
    from touchline.season.season import Fixture, Result
    from touchline.season.seasons import read_season

    path = found_path(given)
    season = read_season(path)
    began = time.perf_counter()

    def tell(result: Result) -> None:
        if not given.quiet:
            print(
                f"{result.week:>3}" + fixture_line(season, Fixture(result.week, result.home, result.away)), flush=True
            )

    played = simulate(season, path, until=given.week, everybody=given.everybody, tell=tell)
    print(f"{played} matches in {time.perf_counter() - began:.1f} s.", file=sys.stderr)
    print(overview_page(season))
    return 0


def run_play(given: argparse.Namespace) -> int:
    """The next match of a person; when it is over, it is entered and the bots of the week play theirs."""
    from touchline.cli.face import wants_lines
    from touchline.cli.play_command import sit_down
    from touchline.season.pages import week_page
    from touchline.season.playing import simulate
    from touchline.season.seasons import read_season
    from touchline.sessions.season_match import enter_finished, next_match, session_of

    path = found_path(given)
    season = read_season(path)
    enter_finished(season, path)
    simulate(season, path)
    fixture = next_match(season, meant(season.teams, given.team) if given.team else "")
    session = session_of(season, fixture, path, table=given.table)
    sit_down(session, lines=wants_lines(given))
    if fixture not in enter_finished(season, path):
        print("The match is kept; 'touchline season play' goes on with it.")
        return 0
    simulate(season, path, until=fixture.week)
    print(week_page(season, fixture.week))
    return 0
