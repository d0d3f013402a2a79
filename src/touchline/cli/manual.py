"""The manual: which command is for whom, how a command ends, and how ``--help`` tells it."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

from touchline.cli.manual_page import Page
from touchline.words.languages import say

GROUPS: dict[str, tuple[str, ...]] = {
    "play": ("learn", "puzzle", "play", "resume", "join", "season", "games", "rules", "data", "chart", "print"),
    "table": ("replay", "review", "advise", "analyse"),
    "host": ("serve", "site", "backup", "restore", "migrate", "reports", "verify"),
    "bots": ("engine", "ladder"),
    "laboratory": ("simulate", "report", "glance", "tournament", "bench", "check", "new-game"),
    "solve": ("solve", "train"),
}
"""The house's commands by whom they are for; a game says it of its own commands, and one without a group comes last."""
MORE = "more"

EXIT_FINE, EXIT_BROKEN, EXIT_MISTAKE, EXIT_INTERRUPTED = 0, 1, 2, 130
ENDS = {EXIT_FINE: "help-exit-fine", EXIT_MISTAKE: "help-exit-mistake", EXIT_INTERRUPTED: "help-exit-interrupted"}
BROKEN = ("check", "verify", "serve")
"""The commands for which 1 means something of its own."""


class Manual:
    """Takes the commands as the rooms of the house bring them, and gives each its page."""

    def __init__(self, top: Page) -> None:
        self._commands = top.add_subparsers(dest="command", metavar="COMMAND", prog="touchline", help=argparse.SUPPRESS)
        self.given: dict[str, str] = {}
        """The commands, each with the line it was given in words, if it was."""
        self._group_of = {name: title for title, names in GROUPS.items() for name in names}
        self.pages: dict[str, Page] = {}

    def add_parser(self, name: str, *, help: str = "", group: str = "", **said: Any) -> Page:  # noqa: A002
        """A new command, as ``argparse`` takes it; ``group`` is a name in ``GROUPS``."""
        page: Page = self._commands.add_parser(name, help=help, **said)
        page.last_words = partial(endings, name)
        self.given[name], self.pages[name] = help, page
        self._group_of.setdefault(name, group if group in GROUPS else MORE)
        return page

    @property
    def briefs(self) -> dict[str, str]:
        """Each command in a line."""
        return {name: given or self.pages[name].brief() for name, given in self.given.items()}

    def grouped(self) -> dict[str, list[str]]:
        """The commands there are, by whom they are for."""
        groups: dict[str, list[str]] = {group: [] for group in (*GROUPS, MORE)}
        for name, group in self._group_of.items():
            if name in self.pages:
                groups[group].append(name)
        return {group: names for group, names in groups.items() if names}

    def contents(self) -> str:
        """The list of all commands."""
        width, briefs = max(map(len, self.pages), default=0), self.briefs
        return "\n\n".join(
            "\n".join([f"{say(f'help-group-{group}')}:", *(f"  {name:<{width}}  {briefs[name]}" for name in names)])
            for group, names in self.grouped().items()
        )


def endings(name: str | None = None) -> str:
    """The exit codes of a command, or of all of them.

    >>> endings("check")
    'exit codes: 0 all is well, 1 a law is broken, 2 a mistake in what was asked, 130 interrupted'
    >>> endings("games")
    'exit codes: 0 all is well, 2 a mistake in what was asked, 130 interrupted'
    """
    ends = dict(ENDS)
    if name is None:
        ends[EXIT_BROKEN] = "help-exit-broken"
    elif name in BROKEN:
        ends[EXIT_BROKEN] = f"help-exit-broken-{name}"
    codes = ", ".join(f"{code} {say(meaning)}" for code, meaning in sorted(ends.items()))
    return say("help-exit-codes", codes=codes)
