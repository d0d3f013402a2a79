"""The owner of a box: a commented file to fill in from the real dice and cards, and what is wrong with one.

The file is an ordinary data file (``data_file.py``): small, plain text, and good wherever ``--data`` is taken.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, NamedTuple

from touchline.kernel.box_figures import SURE, BoxFigure, Corrections
from touchline.kernel.errors import BadData
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Given
from touchline.play.data_file import line_of
from touchline.play.outside import BadText, read_toml
from touchline.words.languages import say


class Fault(NamedTuple):
    """Something in a data file that will not do."""

    line: int
    field: str
    message: str


def written(value: Any) -> str:
    """A figure as TOML writes it.

    >>> written({"play": "WR Slant", "bonus": 1}), written(["a", 2])
    ('{ play = "WR Slant", bonus = 1 }', '["a", 2]')
    """
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(written(each) for each in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def edit_file(game: Game, *, everything: bool = False) -> str:
    """Everything we had to guess, or every figure there is, commented out, each with where it comes from."""
    lines = [
        "# " + say("play-edit-all" if everything else "play-edit-guessed", game=game.title),
        "# " + say("play-edit-how"),
        "# " + say("play-edit-check", game=game.name),
        "# " + say("play-edit-play", game=game.name),
    ]
    table = ""
    for figure in game.box_figures():
        if not (everything or figure.guessed):
            continue
        parent, _, name = figure.key.rpartition(".")
        if parent != table:
            lines += ["", f"[{parent}]"]
            table = parent
        lines += [f"# {about(figure)}", f"# {name} = {written(figure.value)}"]
    return "\n".join(lines) + "\n"


def about(figure: BoxFigure) -> str:
    """Where a figure comes from and how sure we are, in words."""
    if len(set(figure.origins)) == 1:
        origin = Message(f"play-origin-{figure.origins[0]}")
        return say("play-figure-about", sure=Message(f"play-sure-{figure.sure}"), origin=origin)
    sides = ", ".join(say(f"play-sure-{SURE[origin]}") for origin in figure.origins)
    return say("play-figure-by-side", sides=sides)


def faults(game: Game, text: str, options: Given | None = None) -> list[Fault]:
    """Everything wrong with a data file, in the order of its lines; none: it can be played with."""
    try:
        rest = copy.deepcopy(dict(read_toml(text)))
    except BadText as problem:
        return [Fault(1, problem.field, problem.message)]
    found: list[Fault] = []
    while True:
        try:
            game.new_box(options, rest)
        except BadData as problem:
            found.append(Fault(line_of(text, problem.field), problem.field, problem.message))
            if not _without(rest, problem.field.split(".")):
                break
        else:
            break
    return sorted(found)


def _without(tree: dict[str, object], path: list[str]) -> bool:
    """Take the figure at fault out, so that the next fault can be found; whether there was one."""
    if path[0] not in tree:
        return False
    below = tree[path[0]]
    if len(path) > 1 and isinstance(below, dict) and _without(below, path[1:]):
        return True
    del tree[path[0]]
    return True


def corrected(game: Game, data: Corrections) -> list[tuple[BoxFigure, Any]]:
    """The figures that a checked file changes, each with what it says instead."""
    changed = []
    for figure in game.box_figures():
        value: Any = data
        for part in figure.key.split("."):
            value = value.get(part) if isinstance(value, Mapping) else None
        if value is not None and value != figure.value:
            changed.append((figure, value))
    return changed
