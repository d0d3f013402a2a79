"""``touchline new-game``: the skeleton of a game in a package of its own."""

from __future__ import annotations

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template

from touchline.games import game_names
from touchline.kernel.command_line import Commands
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.words.languages import say

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")
TEMPLATE = ".template"


def register(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("new-game")
    command.add_argument("name", metavar="NAME")
    command.add_argument("--in", dest="folder", type=Path, default=Path(), metavar="FOLDER")
    command.set_defaults(run=run_new_game)


def run_new_game(given: argparse.Namespace) -> int:
    """Write it, and say what to do next."""
    made = write_skeleton(given.name, given.folder)
    print(say("cli-new-game-made", folder=str(made)))
    print(f"  pip install --editable {made}")
    print(f"  touchline check {given.name}")
    print(f"  touchline play {given.name}")
    return 0


def write_skeleton(name: str, folder: Path) -> Path:
    """A package for the game ``name``, in a new folder of that name inside ``folder``."""
    if not NAME.fullmatch(name):
        raise BadOption(Message("cli-new-game-name", name=repr(name)), field="name")
    if name in game_names():
        raise BadOption(Message("cli-new-game-taken", name=name), field="name")
    made = folder / name
    if made.exists():
        raise BadOption(Message("cli-new-game-there", folder=str(made)), field="name")
    words = spellings(name)
    for source, path in _templates(files("touchline.cli") / "skeleton"):
        target = made / path.replace("package/", f"{words['package']}/", 1)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(Template(source.read_text(encoding="utf-8")).substitute(words), encoding="utf-8")
    return made


def spellings(name: str) -> dict[str, str]:
    """A name as the parts of a package write it.

    >>> spellings("penalty-shoot-out")["kind"], spellings("penalty-shoot-out")["initials"]
    ('PenaltyShootOut', 'PS')
    """
    words = name.split("-")
    initials = ("".join(word[0] for word in words) if len(words) > 1 else name + "x")[:2]
    return {
        "name": name,
        "package": "_".join(words),
        "title": " ".join(word.capitalize() for word in words),
        "kind": "".join(word.capitalize() for word in words),
        "initials": initials.upper(),
        "letters": initials,
    }


def _templates(folder: Traversable, inside: str = "") -> list[tuple[Traversable, str]]:
    """Every template below a folder, and the path of the file it makes."""
    found = []
    for each in folder.iterdir():
        if each.is_dir():
            found += _templates(each, f"{inside}{each.name}/")
        elif each.name.endswith(TEMPLATE):
            found.append((each, inside + each.name.removesuffix(TEMPLATE)))
    return found
