"""What ``touchline season`` works out by playing much: odds, strengths, whole seasons."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from touchline.cli.season_looking import found_path
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.words.languages import say


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


def run_laboratory(given: argparse.Namespace) -> int:
    """Whole seasons, told and drawn."""
    from touchline.season import new_season
    from touchline.season.laboratory import Laboratory
    from touchline.season.laboratory_picture import pictures
    from touchline.season.pages import laboratory_page

    if given.seasons < 1:
        raise BadOption(Message("cli-season-at-least-one"), field="seasons")
    season = new_season(given.game, seed=given.seed, level=given.level)
    found = Laboratory(season, given.seasons, given.seed, _progress(), cores=given.cores, on=given.on).run()
    if given.out is not None:
        pictures(season, found, given.out)
    print(laboratory_page(season, found))
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
