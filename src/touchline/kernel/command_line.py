"""What a game or a layer adds its commands to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import argparse


class Commands(Protocol):
    """The commands of a command line: those that ``add_subparsers`` makes, and the manual of ``touchline``."""

    def add_parser(self, name: str, *, help: str = "", **said: Any) -> argparse.ArgumentParser:  # noqa: A002
        """A new command."""
        ...
