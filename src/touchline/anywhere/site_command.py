"""``touchline site``: the arcade as files that any web space can serve."""

from __future__ import annotations

import argparse
from pathlib import Path

from touchline.kernel.command_line import Commands
from touchline.kernel.message import Amount
from touchline.words.languages import say


def register(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("site")
    command.add_argument("folder", type=Path, metavar="FOLDER")
    command.add_argument("--at", default="/", metavar="PATH")
    command.set_defaults(run=write)


def write(given: argparse.Namespace) -> int:
    """``touchline site FOLDER``."""
    from touchline.anywhere.site import write_site

    write_site(given.folder, given.at)
    sizes = [path.stat().st_size for path in given.folder.rglob("*") if path.is_file()]
    size = Amount(sum(sizes) / 1e6, 1)
    print(say("cli-site-written", folder=str(given.folder), files=len(sizes), size=size))
    return 0
