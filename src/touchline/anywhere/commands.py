"""``touchline site``: the arcade as files that any web space can serve."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

DESCRIPTION = """\
Write the whole arcade for one screen as a static site: bots, two people, the table scorer, lessons, puzzles, replay.
The engine runs in the browser; once visited, everything works without a network, and can be installed on a phone.

  touchline site FOLDER
  python -m http.server --directory FOLDER     look at it here; any web space with HTTPS serves it to others
"""


def register(commands: Any) -> None:
    """Add the command."""
    command = commands.add_parser("site", help="the arcade as a static site, without a server", description=DESCRIPTION)
    command.add_argument("folder", type=Path, metavar="FOLDER", help="where to write it")
    command.set_defaults(run=write)


def write(given: argparse.Namespace) -> int:
    """``touchline site FOLDER``."""
    from touchline.anywhere.site import write_site

    write_site(given.folder)
    sizes = [path.stat().st_size for path in given.folder.rglob("*") if path.is_file()]
    print(f"{given.folder}: {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB")
    return 0
