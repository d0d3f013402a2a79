"""What ``touchline season`` shows: a season as it stands, its table, its matches, its rules."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.season.league import Team


def found_path(given: argparse.Namespace) -> Path:
    """The file that is meant."""
    from touchline.season.on_disk import newest, season_path

    if given.season:
        return season_path(given.season)
    found = newest()
    if found is None:
        raise BadOption(Message("cli-season-none"), field="season")
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


def run_why(given: argparse.Namespace) -> int:
    """The rules a season is played by, quoted."""
    from touchline.season.on_disk import read_season
    from touchline.sessions.speech import rulebook

    season = read_season(found_path(given))
    for rule_id in season.league.rules.values():
        print(f"{rule_id}  {rulebook(season.game)[rule_id].text}")
    return 0


def run_export(given: argparse.Namespace) -> int:
    """A table to a file."""
    from touchline.season.export import export
    from touchline.season.on_disk import read_season

    count = export(read_season(found_path(given)), given.table, given.out)
    print(say("cli-season-rows", count=count, table=given.table, file=str(given.out)))
    return 0
