"""``touchline season``: draw up a season, play it week by week, look at its tables."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from touchline.cli.face import add_plain
from touchline.cli.manual import endings
from touchline.cli.manual_page import Page
from touchline.cli.season_doing import run_check, run_new, run_play, run_simulate
from touchline.cli.season_looking import (
    run_bracket,
    run_champions,
    run_export,
    run_leaders,
    run_report,
    run_show,
    run_table,
    run_teams,
    run_why,
)
from touchline.cli.season_measuring import run_laboratory, run_measure, run_odds
from touchline.kernel.command_line import Commands
from touchline.kernel.options import add_options
from touchline.words.languages import say


def register(commands: Commands) -> None:
    """Add the command and its own commands."""
    page = commands.add_parser("season")
    inner = page.add_subparsers(dest="tool", metavar="DEED", required=True)
    _doing(inner)
    _looking(inner)
    _measuring(inner)


def _doing(inner: Commands) -> None:
    """What changes a season, and what checks it."""
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

    play = _with_file(_deed(inner, "play", run_play))
    play.add_argument("--team", default="", metavar="TEAM")
    play.add_argument("--table", action="store_true")
    add_plain(play)

    simulate = _with_file(_deed(inner, "simulate", run_simulate))
    simulate.add_argument("--week", type=int, metavar="N")
    simulate.add_argument("--everybody", action="store_true")
    simulate.add_argument("--quiet", action="store_true")

    _with_file(_deed(inner, "check", run_check))


def _looking(inner: Commands) -> None:
    """What shows a season."""
    show = _with_file(_deed(inner, "show", run_show))
    show.add_argument("--week", type=int, metavar="N")

    table = _with_file(_deed(inner, "table", run_table))
    table.add_argument("--week", type=int, metavar="N")

    _with_file(_deed(inner, "bracket", run_bracket))

    leaders = _with_file(_deed(inner, "leaders", run_leaders))
    leaders.add_argument("--figure", action="append", default=[], metavar="NAME")

    report = _with_file(_deed(inner, "report", run_report, "report --team TEAM"))
    report.add_argument("--week", type=int, metavar="N")
    report.add_argument("--team", default="", metavar="TEAM")

    teams = _deed(inner, "teams", run_teams, "teams GAME")
    teams.add_argument("game", metavar="GAME")

    _deed(inner, "champions", run_champions)

    _with_file(_deed(inner, "why", run_why))

    export = _with_file(_deed(inner, "export", run_export, "export --out plays.parquet"))
    export.add_argument("--table", default="schedules", metavar="NAME")
    export.add_argument("--out", type=Path, required=True, metavar="FILE")


def _measuring(inner: Commands) -> None:
    """What plays much to know."""
    odds = _with_file(_deed(inner, "odds", run_odds))
    odds.add_argument("--seasons", type=int, default=10_000, metavar="N")
    odds.add_argument("--seed", type=int, default=0, metavar="N")

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
