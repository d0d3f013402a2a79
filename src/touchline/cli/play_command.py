"""``touchline play``, ``resume`` and ``join``: sit down and play."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from touchline.cli.face import add_plain, wants_lines
from touchline.cli.line_play import LinePlay
from touchline.games import find_game
from touchline.kernel.errors import BadRecord
from touchline.kernel.options import add_options, asked_options
from touchline.play.data_file import read_data
from touchline.play.keeping import unfinished
from touchline.sessions.session import Session, names_by_seat, seated

DESCRIPTION = """\
On a terminal the match opens in the app; with --plain, in a pipe, with TERM=dumb or a
screen reader it is played in plain lines. Both take the same moves and the same commands:
type a move, or 'help'. Every entry is saved at once; 'touchline resume' goes on.

  touchline play GAME                      two people at one keyboard
  touchline play GAME --vs random          against a bot
  touchline play GAME --table              real dice, cards or darts: you roll, Touchline referees
  touchline play GAME --table --clock 20   ... with twenty minutes a side
"""

RESUME = """\
Every entry of a match is saved at once; this goes on where it stopped.

  touchline resume                    the last one
  touchline resume match.touchline
"""
JOIN = """\
Plays a match on a server from the terminal, with the same words as a match at home.

  touchline join 'http://192.168.1.20:8000/?match=k7x2#invite=…' --name Ann
"""


def register(commands: Any) -> None:
    """Add the commands of this room."""
    play = commands.add_parser(
        "play",
        help="play a game: two people, against a bot, or at a real table",
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    play.add_argument("game", metavar="GAME", help="what to play ('touchline games' lists them)")
    play.add_argument("--vs", metavar="LEVEL", help="play against a bot ('touchline games GAME' lists the levels)")
    play.add_argument("--second", action="store_true", help="with --vs: take the second seat")
    play.add_argument("--table", action="store_true", help="real dice, cards or darts: you say what fell")
    play.add_argument("--names", default="", metavar="A,B", help="who plays; against a bot you first")
    add_options(play)
    play.add_argument("--data", type=Path, metavar="FILE", help="the true figures of your box (TOML)")
    play.add_argument("--clock", default="", metavar="MIN[+SEC]", help="minutes a side, and seconds for every entry")
    play.add_argument("--seed", type=int, metavar="N", help="make the dice repeatable")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to keep the match")
    add_plain(play)
    play.set_defaults(run=run_play)

    resume = commands.add_parser(
        "resume", help="go on with a match that was interrupted (the last one unless named)", description=RESUME
    )
    resume.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the record of the match")
    add_plain(resume)
    resume.set_defaults(run=run_resume)

    join = commands.add_parser("join", help="take a seat at a match on a server, by its link", description=JOIN)
    join.add_argument("link", metavar="LINK", help="as the other side sent it: http://host/?match=...#invite=...")
    join.add_argument("--name", default="", metavar="NAME", help="what you are called there")
    add_plain(join)
    join.set_defaults(run=run_join)


def run_play(given: argparse.Namespace) -> int:
    """Begin a match."""
    game = find_game(given.game)
    options = asked_options(given)
    data = read_data(game, given.data, options) if given.data else None
    names = [name.strip() for name in given.names.split(",")]
    if given.vs:
        names = names_by_seat(game, options, names, second=given.second)
    session = Session.begin(
        game,
        options,
        players=seated(game.name, options, given.vs, second=given.second) if given.vs else (),
        names=names,
        table=given.table,
        clock=given.clock,
        seed=given.seed,
        data=data,
        path=given.save,
    )
    return sit_down(session, lines=wants_lines(given))


def run_resume(given: argparse.Namespace) -> int:
    """Go on with a match."""
    path = given.file or next(unfinished(), None)
    if path is None:
        raise BadRecord("there is no unfinished match to resume; 'touchline play GAME' begins one")
    session = Session.resume(path)
    lines = wants_lines(given)
    if lines:
        print(f"Going on with {path.name}, {len(session.match.steps)} steps played.")
    return sit_down(session, lines=lines)


def run_join(given: argparse.Namespace) -> int:
    """Sit down at a match on a server."""
    from touchline.sessions.remote import RemoteMatch

    remote = RemoteMatch.join(given.link, given.name)
    if wants_lines(given):
        from touchline.cli.remote_lines import RemoteLines

        return RemoteLines(remote).run()
    from touchline.tui.app import TouchlineApp

    return TouchlineApp(remote=remote).run() or 0


def sit_down(session: Session, *, lines: bool) -> int:
    """Play it, in the face that fits."""
    if lines:
        return LinePlay(session).run()
    from touchline.tui.app import TouchlineApp

    return TouchlineApp(session=session).run() or 0
