"""The manual: which command is for whom, how a command ends, and how ``--help`` tells it."""

from __future__ import annotations

import argparse
from typing import Any

GROUPS: dict[str, tuple[str, ...]] = {
    "play": ("learn", "puzzle", "play", "resume", "join", "season", "games", "rules", "data", "chart", "print"),
    "at the table and after the match": ("replay", "review", "advise"),
    "host": ("serve", "site", "backup", "restore", "migrate", "verify"),
    "bots": ("engine", "ladder"),
    "laboratory": ("simulate", "report", "tournament", "bench", "check", "new-game"),
    "solve": ("solve", "train"),
}
"""The house's commands by whom they are for; a game says it of its own commands, and one without a group comes last."""
MORE = "more"

EXIT_FINE, EXIT_BROKEN, EXIT_MISTAKE, EXIT_INTERRUPTED = 0, 1, 2, 130
ENDS = {
    EXIT_FINE: "all is well",
    EXIT_MISTAKE: "a mistake in what was asked",
    EXIT_INTERRUPTED: "interrupted",
}
BROKEN = {
    "check": "a law is broken",
    "verify": "the match is not what it claims to be",
    "serve": "the server could not start",
}
"""What 1 means where it means anything."""


class Manual:
    """Takes the commands as the rooms of the house bring them, and gives each its page."""

    def __init__(self, top: argparse.ArgumentParser) -> None:
        self._commands = top.add_subparsers(dest="command", metavar="COMMAND", prog="touchline", help=argparse.SUPPRESS)
        self.briefs: dict[str, str] = {}
        """Each command in a line."""
        self._group_of = {name: title for title, names in GROUPS.items() for name in names}
        self.pages: dict[str, argparse.ArgumentParser] = {}

    def add_parser(self, name: str, *, help: str, group: str = "", **said: Any) -> argparse.ArgumentParser:  # noqa: A002
        """A new command, as ``argparse`` takes it; ``group`` is the title it is listed under."""
        said.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        said.setdefault("epilog", endings(name))
        page = self._commands.add_parser(name, help=help, **said)
        self.briefs[name], self.pages[name] = help, page
        self._group_of.setdefault(name, group if group in GROUPS else MORE)
        return page

    def grouped(self) -> dict[str, list[str]]:
        """The commands there are, by whom they are for."""
        groups: dict[str, list[str]] = {title: [] for title in (*GROUPS, MORE)}
        for name, title in self._group_of.items():
            if name in self.briefs:
                groups[title].append(name)
        return {title: names for title, names in groups.items() if names}

    def contents(self) -> str:
        """The list of all commands."""
        width = max(map(len, self.briefs), default=0)
        return "\n\n".join(
            "\n".join([f"{title}:", *(f"  {name:<{width}}  {self.briefs[name]}" for name in names)])
            for title, names in self.grouped().items()
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
        ends[EXIT_BROKEN] = "a check failed or the server could not start"
    elif name in BROKEN:
        ends[EXIT_BROKEN] = BROKEN[name]
    return "exit codes: " + ", ".join(f"{code} {meaning}" for code, meaning in sorted(ends.items()))
