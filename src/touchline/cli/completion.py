"""``touchline --print-completion``: what the shell needs to finish words by itself."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from touchline.cli.manual_page import Page

SHELLS = ("bash", "zsh", "tcsh")


class PrintCompletion(argparse.Action):
    """Prints the script for a shell, and nothing else is done."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, *_: Any) -> None:
        """Print and leave."""
        assert isinstance(parser, Page)
        print(completion(parser, str(values)))
        parser.exit()


def add_completion(top: Page) -> None:
    """The switch."""
    top.add_argument(
        "--print-completion",
        action=PrintCompletion,
        choices=SHELLS,
        metavar="SHELL",
    )


def completion(top: Page, shell: str) -> str:
    """The script.  The parser is marked for it, and should parse nothing afterwards."""
    import shtab

    from touchline.bots import levels
    from touchline.games import game_names

    top.word()
    games = list(game_names())
    everybody = list(dict.fromkeys(level for game in games for level in levels(game)))
    for action in _arguments(top):
        match action.metavar:
            case "GAME":
                action.choices = games
            case "LEVEL":
                action.choices = everybody
            case "FILE" | "OUT" | "STORE":
                action.complete = shtab.FILE  # type: ignore[attr-defined]
            case "FOLDER":
                action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    return str(shtab.complete(top, shell=shell))


def _arguments(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Every argument of a parser and of the commands in it."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            action.help = None  # the manual lists the commands itself, but what is suppressed is not completed
            for command in action.choices.values():
                command.word()
                yield from _arguments(command)
        else:
            yield action
