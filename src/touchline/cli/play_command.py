"""``touchline play`` and ``touchline resume``: sit down and play."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from touchline.bots import Bot, make_bot
from touchline.cli.line_play import LinePlay
from touchline.games import find_game
from touchline.kernel.errors import BadOption, BadRecord
from touchline.play.data_file import read_data
from touchline.play.keeping import new_path, read_record, unfinished
from touchline.play.match import Match

PERSON = "person"


def register(commands: Any) -> None:
    """Add the commands of this room."""
    play = commands.add_parser(
        "play",
        help="play a game in plain lines: two people, against a bot, or at a real table",
        description="While playing, type a move or 'help'. Every move is saved at once; 'touchline resume' goes on.",
    )
    play.add_argument("game", metavar="GAME")
    play.add_argument("--vs", metavar="LEVEL", help="play against a bot ('touchline games GAME' lists the levels)")
    play.add_argument("--second", action="store_true", help="with --vs: take the second seat")
    play.add_argument("--table", action="store_true", help="real dice, cards or darts: you say what fell")
    play.add_argument("--names", default="", metavar="A,B", help="who plays")
    play.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="a house rule")
    play.add_argument("--data", type=Path, metavar="FILE", help="the true figures of your box (TOML)")
    play.add_argument("--seed", type=int, metavar="N", help="make the dice repeatable")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the match")
    play.set_defaults(run=run_play)

    resume = commands.add_parser("resume", help="go on with a match that was interrupted (the last one unless named)")
    resume.add_argument("file", nargs="?", type=Path, metavar="FILE")
    resume.set_defaults(run=run_resume)


def parse_options(words: list[str]) -> dict[str, str]:
    """``NAME=VALUE`` words as a mapping."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"{word!r}: write an option as NAME=VALUE", field=word)
        options[name.strip()] = value.strip()
    return options


def run_play(given: argparse.Namespace) -> int:
    """Begin a match."""
    game = find_game(given.game)
    natural = game.at_the_table if given.table else game.on_screen
    match = Match(
        game,
        {**natural, **parse_options(given.option)},
        data=read_data(game, given.data) if given.data else None,
        names=[name.strip() for name in given.names.split(",")],
        seed=given.seed if given.seed is not None else secrets.randbits(53),
    )
    people = [PERSON] * len(match.names)
    if given.vs:
        for seat in range(len(people)):
            if (game.side(seat, match.box) == 0) == given.second:
                people[seat] = given.vs
        _name_bots(match, people)
    match.record.headers[-1:-1] = [("Player", each) for each in people]
    if given.table:
        match.record.set("Dice", "table")
    return _sit_down(match, given.save or new_path(game.name))


def _name_bots(match: Match, people: list[str]) -> None:
    """A seat without a name of its own is called after its bot."""
    for seat, who in enumerate(people):
        if who != PERSON and match.names[seat] == match.game.seat_name(seat):
            match.names[seat] = f"{who} bot"
    names = iter(match.names)
    match.record.headers = [(key, next(names) if key == "Seat" else value) for key, value in match.record.headers]


def run_resume(given: argparse.Namespace) -> int:
    """Go on with a match."""
    path = given.file or next(unfinished(), None)
    if path is None:
        raise BadRecord("there is no unfinished match to resume; 'touchline play GAME' begins one")
    match = Match.from_record(read_record(path))
    print(f"Going on with {path.name}, {len(match.steps)} steps played.")
    return _sit_down(match, path)


def _sit_down(match: Match, path: Path) -> int:
    people = match.record.get_all("Player") or [PERSON] * len(match.names)
    bots: dict[int, Bot] = {
        seat: make_bot(match.game.name, who, seed=(match.seed or 0) + 1 + seat)
        for seat, who in enumerate(people)
        if who != PERSON
    }
    return LinePlay(match, path, bots=bots, table=match.record.get("Dice") == "table").run()
