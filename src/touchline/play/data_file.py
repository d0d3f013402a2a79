"""An owner's data file: the true faces of the dice and cards in the box, as TOML.

The game checks the figures; here the file is read and a complaint is given its line.
"""

from __future__ import annotations

import re
from pathlib import Path

from touchline.kernel.box_figures import Corrections
from touchline.kernel.errors import BadData
from touchline.kernel.game import Game
from touchline.kernel.message import Message, plain
from touchline.kernel.options import Given
from touchline.play.outside import BadText, read_toml

LARGEST = 256 << 10
"""Ten times the largest box there is."""


def read_data(game: Game, path: Path, options: Given | None = None) -> Corrections:
    """The figures in a data file, checked by the game they are for, played with these options."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadData(_of(path, Message("record-data-large", most=LARGEST)), field=str(path))
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadData(_of(path, plain(str(problem.strerror))), field=str(path)) from None
    except UnicodeDecodeError:
        raise BadData(_of(path, Message("record-not-a-text")), field=str(path)) from None
    try:
        data = read_toml(text)
    except BadText as problem:
        raise BadData(_of(path, problem.words), field=problem.field or str(path)) from None
    try:
        game.new_box(options, data)
    except BadData as problem:
        line = str(line_of(text, problem.field))
        told = Message("record-file-line", file=str(path), line=line, problem=problem.words)
        raise BadData(told, field=problem.field, rules=problem.rules) from None
    return data


def _of(path: Path, problem: Message) -> Message:
    """What is wrong with a file."""
    return Message("record-file", file=str(path), problem=problem)


def line_of(text: str, dotted: str) -> int:
    r"""The line on which a key such as ``dice.wr.faces`` is set, or its nearest table begins; 1 if neither.

    >>> line_of("[dice.wr]\nfaces = [1]\n", "dice.wr.faces")
    2
    """
    wanted = dotted.split(".")
    table: list[str] = []
    best, best_depth = 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", line):
            table = _keys(header[1])
            here = table
        elif pair := re.match(r"\s*([^=#]+?)\s*=", line):
            here = table + _keys(pair[1])
        else:
            continue
        if here == wanted[: len(here)] and len(here) > best_depth:
            best, best_depth = number, len(here)
    return best


def _keys(dotted: str) -> list[str]:
    """The parts of a TOML key, quoted or not."""
    return [part.strip().strip("\"'") for part in re.findall(r'"[^"]*"|\'[^\']*\'|[^.]+', dotted)]
