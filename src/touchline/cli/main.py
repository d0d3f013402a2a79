"""The commands, and what happens when one goes wrong."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence

import touchline
from touchline.cli import check_command, engine_command, information, play_command
from touchline.cli.face import add_plain, wants_lines
from touchline.cli.terminal import complain
from touchline.kernel.errors import TouchlineError

EXIT_FINE, EXIT_BROKEN, EXIT_MISTAKE, EXIT_INTERRUPTED = 0, 1, 2, 130

DESCRIPTION = """\
Tabletop football: Football Darts, Pocket Gridiron, Street Soccer, First & Goal.

  touchline                              the app: choose a game and play (--plain: the same in lines)
  touchline games                        what can be played
  touchline play football-darts          two people at one keyboard
  touchline play football-darts --vs random
  touchline play football-darts --table  real darts: you throw, Touchline keeps score
  touchline rules football-darts FD-2.2  a rule, quoted
"""

EPILOG = """\
exit codes: 0 all is well, 1 a check failed, 2 a mistake in what was asked, 130 interrupted
'touchline COMMAND --help' explains a command.
"""

ROOMS = (
    "touchline.solve.commands",
    "touchline.solve.solving",
    "touchline.solve.training.commands",
    "touchline.solve.first_and_goal.commands",
    "touchline.lab.commands",
    "touchline.cli.ladder_command",
    "touchline.server.commands",
)
"""Parts of the house that bring commands of their own."""


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="touchline",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"touchline {touchline.__version__}")
    add_plain(top)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for room in (play_command, information, check_command, engine_command):
        room.register(commands)
    for name in ROOMS:
        if importlib.util.find_spec(name.rpartition(".")[0]) and importlib.util.find_spec(name):
            importlib.import_module(name).register(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    top = parser()
    given = top.parse_args(arguments)
    try:
        if given.command is None:
            return _no_command(top, given)
        return int(given.run(given) or EXIT_FINE)
    except TouchlineError as problem:
        complain(problem)
        return EXIT_MISTAKE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_FINE


def _no_command(top: argparse.ArgumentParser, given: argparse.Namespace) -> int:
    """The app on a terminal, its questions in lines where lines are better, help where nobody could answer."""
    if not wants_lines(given):
        from touchline.tui.app import TouchlineApp

        return TouchlineApp().run() or EXIT_FINE
    if sys.stdin.isatty() or getattr(given, "plain", False):
        from touchline.cli.lobby import run_lobby

        return run_lobby()
    top.print_help()
    return EXIT_FINE
