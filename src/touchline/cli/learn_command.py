"""``touchline learn``: a game in about a minute, on its real board."""

from __future__ import annotations

import argparse

from touchline.cli.face import add_plain, wants_lines
from touchline.cli.line_play import ask_line
from touchline.cli.terminal import BOLD, DIM, paint
from touchline.games import find_game
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.play.lesson import LEARNER, lesson_of
from touchline.sessions.tutor import Tutor
from touchline.words.languages import spoken
from touchline.words.lines import wrapped


def register(commands: Commands) -> None:
    """Add the command."""
    learn = commands.add_parser("learn")
    learn.add_argument("game", metavar="GAME")
    add_plain(learn)
    learn.set_defaults(run=run_learn)


def run_learn(given: argparse.Namespace) -> int:
    """``touchline learn GAME``, in the face that fits."""
    game = find_game(given.game)
    lesson = lesson_of(game)
    if lesson is None:
        raise BadOption(Message("learn-none", game=game.title, name=game.name), field="game")
    tutor = Tutor(lesson)
    if wants_lines(given):
        return in_lines(tutor)
    from touchline.tui.app import TouchlineApp

    return TouchlineApp(tutor=tutor).run() or 0


def say(told: Message) -> str:
    """In the language that is spoken here."""
    return spoken().say(told)


def in_lines(tutor: Tutor) -> int:
    """The lesson as a dialogue; whoever leaves early has lost nothing."""
    game = tutor.lesson.game
    print(paint(game.title, BOLD))
    try:
        while not tutor.done:
            match, s = tutor.match, tutor.match.states[tutor.moment]
            picture = game.picture(s, match.box, LEARNER) if game.drawn_at_every_question else ""
            if picture:
                print(picture)
            print(paint(say(Message("learn-step", step=tutor.at + 1, count=tutor.count)), DIM))
            print(wrapped(say(tutor.says)))
            _answer(tutor)
            for line in tutor.go_on():
                print(f"  {line}")
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
    print(paint(wrapped(say(tutor.says)), BOLD))
    print(say(Message("learn-first-match", game=game.name)))
    return 0


def _answer(tutor: Tutor) -> None:
    """Ask until the answer is right."""
    if not tutor.wanted:
        ask_line(f"{say(Message('learn-press'))} ", empty=True)
        return
    wanted = Message("learn-type", move=tutor.wanted)
    while True:
        answer = ask_line(f"{say(wanted)}> ")
        refused = tutor.refusal(answer)
        if not refused and tutor.accepts(answer):
            return
        print(refused or say(Message("learn-nudge", move=tutor.wanted)))
