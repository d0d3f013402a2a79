"""``touchline play``, ``resume`` and ``join``: sit down and play."""

from __future__ import annotations

import argparse
from pathlib import Path

from touchline.bots import gentle
from touchline.cli.face import add_plain, wants_lines
from touchline.cli.line_play import LinePlay
from touchline.games import find_game
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadRecord
from touchline.kernel.message import Message
from touchline.kernel.options import add_options, asked_options
from touchline.play.data_file import read_data
from touchline.play.keeping import unfinished
from touchline.sessions.seating import names_by_seat, seated
from touchline.sessions.session import Session
from touchline.sessions.voice import Voice, speaker
from touchline.words.languages import say


def register(commands: Commands) -> None:
    """Add the commands of this room."""
    play = commands.add_parser(
        "play",
    )
    play.add_argument("game", metavar="GAME")
    play.add_argument("--vs", metavar="LEVEL")
    play.add_argument("--first", action="store_true")
    play.add_argument("--second", action="store_true")
    play.add_argument("--table", action="store_true")
    play.add_argument("--names", default="", metavar="A,B")
    add_options(play)
    play.add_argument("--data", type=Path, metavar="FILE")
    play.add_argument("--clock", default="", metavar="MIN[+SEC]")
    play.add_argument("--seed", type=int, metavar="N")
    play.add_argument("--save", type=Path, metavar="FILE")
    play.add_argument("--voice", action="store_true")
    add_plain(play)
    play.set_defaults(run=run_play)

    resume = commands.add_parser("resume")
    resume.add_argument("file", nargs="?", type=Path, metavar="FILE")
    resume.add_argument("--voice", action="store_true")
    add_plain(resume)
    resume.set_defaults(run=run_resume)

    join = commands.add_parser("join")
    join.add_argument("link", metavar="LINK")
    join.add_argument("--name", default="", metavar="NAME")
    add_plain(join)
    join.set_defaults(run=run_join)


def run_play(given: argparse.Namespace) -> int:
    """Begin a match."""
    if given.voice:
        speaker()
    game = find_game(given.game)
    if given.first:
        given.vs = given.vs or gentle(game.name)
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
    return sit_down(session, lines=wants_lines(given), voice=given.voice, first=given.first)


def run_resume(given: argparse.Namespace) -> int:
    """Go on with a match."""
    path = given.file or next(unfinished(), None)
    if path is None:
        raise BadRecord(Message("cli-nothing-to-resume"))
    session = Session.resume(path)
    lines = wants_lines(given)
    if lines:
        print(say("cli-going-on", file=path.name, steps=len(session.match.steps)))
    return sit_down(session, lines=lines, voice=given.voice)


def run_join(given: argparse.Namespace) -> int:
    """Sit down at a match on a server."""
    from touchline.sessions.remote import RemoteMatch

    remote = RemoteMatch.join(given.link, given.name)
    if wants_lines(given):
        from touchline.cli.remote_lines import RemoteLines

        return RemoteLines(remote).run()
    from touchline.tui.app import TouchlineApp

    return TouchlineApp(remote=remote).run() or 0


def sit_down(session: Session, *, lines: bool, voice: bool = False, first: bool = False) -> int:
    """Play it, in the face that fits; a first match with a hand on the shoulder."""
    if lines:
        return LinePlay(session, Voice(session, speaker()) if voice else None, first=first).run()
    from touchline.tui.app import TouchlineApp

    return TouchlineApp(session=session, voice=voice, new=first).run() or 0
