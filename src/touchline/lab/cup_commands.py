"""``touchline tournament``: bots, policies and programs from outside against each other."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.extras import require
from touchline.kernel.message import Message
from touchline.kernel.options import asked_options
from touchline.lab.asked import add_common, box_data, played_options
from touchline.lab.progress import progress
from touchline.words.languages import say

if TYPE_CHECKING:
    from touchline.lab.arbiter import TimeControl
    from touchline.lab.tournament import Tournament

EXIT_INTERRUPTED = 130
FAULTS_SHOWN = 20


def register(commands: Commands) -> None:
    """Add the command."""
    cup = commands.add_parser(
        "tournament",
    )
    cup.set_defaults(run=run_cup)
    cup.add_argument("game", metavar="GAME")
    cup.add_argument("players", nargs="*", metavar="WHO")
    add_engines(cup)
    cup.add_argument("--pairs", type=int, default=100, metavar="N")
    cup.add_argument("--swiss", type=int, default=0, metavar="ROUNDS")
    cup.add_argument("--sprt", default="", metavar="ELO,ELO")
    cup.add_argument("--file", type=Path, metavar="FILE")
    cup.add_argument("--json", action="store_true")
    add_common(cup)
    setattr(cup, "take_the_rest", _more_players)  # noqa: B010 - a page of the manual has it, a parser has not


def _more_players(given: argparse.Namespace, left: list[str]) -> list[str]:
    """Players may also be named after an option: argparse alone takes them only right after the game."""
    if any(word.startswith("-") for word in left):
        return left
    given.players = [*given.players, *left]
    return []


def add_engines(command: argparse.ArgumentParser) -> None:
    """Programs from outside, and their time."""
    command.add_argument(
        "--engine",
        action="append",
        default=[],
        metavar="COMMAND",
    )
    command.add_argument("--clock", default="", metavar="SEC[+INC]")
    command.add_argument("--games-to", type=Path, metavar="FOLDER")


def engines_asked(given: argparse.Namespace) -> dict[str, str]:
    """Command lines by name."""
    from touchline.bots.outside import named

    found: dict[str, str] = {}
    for text in given.engine:
        name, command = named(text)
        if name in found:
            raise BadOption(Message("lab-same-engine", name=repr(name)), field="engine")
        found[name] = command
    return found


def time_control(given: argparse.Namespace) -> TimeControl:
    """What a program may use."""
    from touchline.lab.arbiter import TimeControl

    if not given.clock:
        return TimeControl(given.seconds)
    bank, _, increment = given.clock.partition("+")
    try:
        control = TimeControl(given.seconds, float(bank), float(increment or 0))
    except ValueError:
        control = TimeControl(given.seconds, -1)
    if control.bank <= 0 or control.increment < 0:
        raise BadOption(Message("lab-clock-form", text=repr(given.clock)), field="clock")
    return control


def run_cup(given: argparse.Namespace) -> int:
    """Play what is missing and print the tables."""
    require("choix")
    from touchline.lab.sprt import Sprt
    from touchline.lab.tournament import Tournament, kept_options

    cup = Tournament(
        given.game,
        given.players,
        options={**played_options(given), **kept_options(given.file), **asked_options(given)},
        data=box_data(given),
        pairs=given.pairs,
        rounds=given.swiss,
        seed=given.seed,
        seconds=given.seconds,
        file=given.file,
        engines=engines_asked(given),
        control=time_control(given),
        folder=given.games_to,
        sprt=Sprt.parse(given.sprt) if given.sprt else None,
    )
    interrupted = False
    try:
        with progress(say("lab-pairs"), cup.total_pairs()) as tell:
            if cup.meetings:
                tell(cup.pairs_played())
            cup.run(cores=given.cores, on=given.on, tell=lambda meeting: tell(len(meeting.points)))
    except KeyboardInterrupt:
        interrupted = True
        print(f"\n{_goes_on(cup)}", file=sys.stderr, flush=True)  # before the ratings, for which one might not wait
    if given.json:
        told: dict[str, Any] = {"standings": [each.told() for each in cup.standings()], "faults": cup.faults}
        print(json.dumps(told))
    elif cup.meetings:
        print_cup(cup)
    return EXIT_INTERRUPTED if interrupted else 0


def _goes_on(cup: Tournament) -> str:
    """What is left of a tournament that somebody broke off, and how to go on."""
    if cup.file is None:
        return say("lab-cup-unkept")
    if not cup.meetings:
        return say("lab-cup-no-pair")
    return say("lab-cup-kept", done=cup.pairs_played(), total=cup.total_pairs(), file=str(cup.file))


def print_cup(cup: Tournament) -> None:
    """Ratings, who did what against whom, and what went wrong."""
    from rich.console import Console
    from rich.table import Table

    standings, cross = cup.standings(), cup.cross_table()
    heads = [say("lab-player"), "Elo", say("lab-interval"), say("lab-points"), say("lab-games")]
    ratings = Table("", *heads, box=None, pad_edge=False)
    grid = Table("", say("lab-points-against"), *(str(k + 1) for k in range(len(standings))), box=None, pad_edge=False)
    for column in (*ratings.columns[2:], *grid.columns[2:]):
        column.justify = "right"
    for k, line in enumerate(standings, 1):
        interval = f"{line.low:+.0f} … {line.high:+.0f}".replace("inf", "∞")
        ratings.add_row(str(k), line.player, f"{line.rating:+.0f}", interval, f"{line.points:g}", str(line.games))
        cells = []
        for rival in standings:
            points, games = cross.get((line.player, rival.player), (0.0, 0))
            cells.append(f"{points / games:.3f}" if games else "·")
        grid.add_row(str(k), line.player, *cells)
    console = Console()
    console.print(ratings)
    console.print()
    console.print(grid)
    if cup.sprt is not None:
        console.print(f"\n{cup.sprt.text(cup.points_of_first())}", soft_wrap=True, highlight=False)
    print_faults(cup.faults)


def print_faults(faults: list[str]) -> None:
    """The games that programs lost by a fault."""
    if faults:
        print(f"\n{say('lab-faults', count=len(faults))}")
        for each in faults[:FAULTS_SHOWN]:
            print(f"  {each}")
        if len(faults) > FAULTS_SHOWN:
            print(f"  {say('lab-and-more', more=len(faults) - FAULTS_SHOWN)}")
