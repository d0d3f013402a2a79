"""The commands, and what happens when one goes wrong."""

from __future__ import annotations

import argparse
import errno
import importlib
import os
import sys
from collections.abc import Sequence

import touchline
from touchline.cli import (
    analyse_command,
    check_command,
    data_command,
    engine_command,
    information,
    learn_command,
    new_game_command,
    play_command,
    print_command,
)
from touchline.cli.completion import add_completion
from touchline.cli.face import add_language, add_plain, wants_lines
from touchline.cli.manual import EXIT_FINE, EXIT_INTERRUPTED, EXIT_MISTAKE, Manual, endings
from touchline.cli.manual_page import Page, speak_for_argparse
from touchline.cli.terminal import complain, prepare_streams
from touchline.games import find_game, game_names
from touchline.kernel.errors import TouchlineError
from touchline.kernel.extras import missing_extra
from touchline.kernel.message import Message
from touchline.tui.settings import Settings
from touchline.words.languages import asked_language, choose_language, say

OWN_ROOMS = (
    learn_command,
    play_command,
    analyse_command,
    information,
    data_command,
    print_command,
    check_command,
    new_game_command,
    engine_command,
)
ROOMS = (
    "touchline.solve.coach_commands",
    "touchline.solve.puzzle_command",
    "touchline.solve.solving",
    "touchline.solve.training.train_command",
    "touchline.lab.lab_commands",
    "touchline.lab.glance_command",
    "touchline.cli.ladder_command",
    "touchline.cli.season_command",
    "touchline.server.server_commands",
    "touchline.anywhere.site_command",
)
"""Parts of the house that bring commands of their own."""


def parser() -> Page:
    """The parser of the whole command line."""
    return manual()[0]


def manual() -> tuple[Page, Manual]:
    """The parser, and the pages of all commands."""
    top = Page(
        prog="touchline",
        usage="touchline [--help] [--version] [--plain] [--lang LANG] [--print-completion SHELL] COMMAND ...",
    )
    top.told["page"] = Message("help-touchline", games=", ".join(game_names()))
    top.add_argument("--version", action="version", version=f"touchline {touchline.__version__}")
    add_plain(top)
    add_language(top)
    add_completion(top)
    commands = Manual(top)
    for room in OWN_ROOMS:
        room.register(commands)
    for name in ROOMS:
        importlib.import_module(name).register(commands)
    for name in game_names():
        own = find_game(name).parts.commands
        if own is not None:
            own.load()(commands)
    top.last_words = lambda: f"{commands.contents()}\n\n{endings()}\n{say('help-explains')}"
    return top, commands


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    prepare_streams()
    try:
        return _run(arguments)
    except BrokenPipeError:  # nobody reads any more; what is left to be flushed goes nowhere
        _close_output()
        return EXIT_FINE
    except OSError as problem:
        if problem.filename is None and problem.errno in (errno.ENOSPC, errno.EIO, errno.EBADF):
            _close_output()
        where = problem.filename or say("cli-standard-output")
        complain(TouchlineError(f"{where}: {problem.strerror or problem}"))
        return EXIT_MISTAKE


def _close_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str] | None) -> int:
    """The command itself, and everything it said on its way."""
    try:
        choose_language(asked_language(sys.argv[1:] if arguments is None else arguments), Settings.read().language)
    except TouchlineError as problem:
        complain(problem)
        return EXIT_MISTAKE
    speak_for_argparse()
    top = parser()
    given = top.parse_args(arguments)
    try:
        code = _no_command(top, given) if given.command is None else int(given.run(given) or EXIT_FINE)
        sys.stdout.flush()
        return code
    except TouchlineError as problem:
        complain(problem)
        return EXIT_MISTAKE
    except ModuleNotFoundError as problem:
        told = missing_extra(problem.name or "")
        if told is None:
            raise
        complain(told)
        return EXIT_MISTAKE
    except KeyboardInterrupt:
        print(f"\n{say('cli-interrupted')}", file=sys.stderr)
        return EXIT_INTERRUPTED


def _no_command(top: argparse.ArgumentParser, given: argparse.Namespace) -> int:
    """The app on a terminal, its questions in lines where lines are better, help where nobody could answer."""
    if not wants_lines(given):
        from touchline.tui.app import TouchlineApp

        return TouchlineApp().run() or EXIT_FINE
    if sys.stdin.isatty() or getattr(given, "plain", False):
        from touchline.cli.plain_setup import run_plain_setup

        return run_plain_setup()
    top.print_help()
    return EXIT_FINE
