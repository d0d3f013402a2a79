"""Darts that somebody tells of: typed, in a file of lines or columns, or in the record of a match."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from touchline.games.football_darts.solve.seen_darts import Dart, read_darts
from touchline.games.football_darts.solve.thrown import darts_of
from touchline.kernel.errors import BadData, BadOption
from touchline.kernel.message import Message
from touchline.play.match import Match

NAME_HEADS, DART_HEADS = ("player", "name", "who"), ("dart", "hit", "bed", "score")
"""What columns of a table of darts are called."""
SAYS_ITS_AIM = ":"
A_FILE = re.compile(r"[\\/]|\.[A-Za-z]\w+$")
"""What no dart is written like, but a file is."""


class ToldDart(NamedTuple):
    """A dart, whose it is, and what had to be supposed."""

    dart: Dart
    player: str = ""
    """Empty where nobody is named."""
    supposed: str = ""
    """Where it is taken to have been aimed though nobody said so: ``bull``, or ``coach``: where he would have aimed."""


def by_player(darts: Sequence[ToldDart], who: str = "") -> dict[str, list[Dart]]:
    """Everybody's own darts; where only one is asked for or there, no name is needed."""
    found: dict[str, list[Dart]] = {}
    for each in darts:
        found.setdefault("" if who else each.player, []).append(each.dart)
    return found if len(found) > 1 else {"": [each.dart for each in darts]}


def told_darts(text: str, who: str = "", aim: str = "") -> list[ToldDart]:
    """The darts of a word, of a file, or of a record: those of one player if one is named.

    >>> [(each.dart.beds, each.supposed) for each in told_darts("T20,T19:5")]
    [((79,), 'bull'), ((16, 17), '')]
    """
    path = Path(text)
    if not path.is_file():
        if A_FILE.search(text):
            raise BadData(Message("fd-darts-no-file", file=text))
        return _written(text.replace(",", " ").split(), aim)
    written = path.read_text(encoding="utf-8")
    if written.startswith("["):
        return _recorded(Match.from_record(written), text, who, aim)
    lines = [line.partition("#")[0].strip() for line in written.splitlines()]
    if heads := column_heads(lines):
        return _rows(lines[lines.index(heads) :], who, aim)
    return _lines(lines, who, aim)


def _written(words: Sequence[str], aim: str, player: str = "") -> list[ToldDart]:
    """Darts as they are written; without a word of an aim they were thrown at the bull."""
    found = []
    for word in words:
        supposed = "" if aim or SAYS_ITS_AIM in word else "bull"
        found += [ToldDart(dart, player, supposed) for dart in read_darts([word], aim or "BULL")]
    return found


def _recorded(match: Match, file: str, who: str, aim: str) -> list[ToldDart]:
    if match.game.name != "football-darts":
        raise BadData(Message("fd-darts-other-game", file=file, game=match.game.title))
    seats = [_seat_of(match, who)] if who else [0, 1]
    entered = not match.box.aims
    at = read_darts(["BULL"], aim)[0].aim if aim and entered else None
    return [
        ToldDart(
            dart if at is None else dart._replace(aim=at), match.names[seat], "coach" if entered and not at else ""
        )
        for seat in seats
        for dart in darts_of(match, seat)
    ]


def _seat_of(match: Match, who: str) -> int:
    """A seat by its number or by the name of whoever sits on it."""
    names = [name.lower() for name in match.names]
    if who.lower() in names:
        return names.index(who.lower())
    if who in ("0", "1"):
        return int(who)
    raise BadOption(Message("fd-darts-nobody", name=repr(who), known=", ".join(match.names)), field="seat")


def _lines(lines: Sequence[str], who: str, aim: str) -> list[ToldDart]:
    """One or more darts a line, ``aim T20`` for all that follow, ``Ann: 5 T20`` for hers."""
    found: list[ToldDart] = []
    for line in lines:
        said = line.split(maxsplit=1)
        if said and said[0].lower() in ("aim", "aim:") and len(said) == 2:
            aim = said[1]
            continue
        name, colon, rest = line.partition(": ")
        if colon and who and who.lower() != name.strip().lower():
            continue
        words = (rest if colon else line).replace(",", " ").replace(";", " ").split()
        if words and not any(each[-1].isdigit() or each.lower() in ("bull", "miss") for each in words):
            continue
        found += _written(words, aim, name.strip() if colon else "")
    return found


def column_heads(lines: Sequence[str]) -> str:
    """The first line, if it heads the columns of a table of darts, one a line.

    >>> column_heads(["", "Player,Aim,Dart", "Ann,T20,5"])
    'Player,Aim,Dart'
    >>> column_heads(["Saturday", "T20 5 1"])
    ''
    """
    first = next(filter(None, lines), "")
    return first if set(DART_HEADS) & set(_cells(first.lower())) else ""


def _cells(line: str) -> list[str]:
    """The cells of a line, whichever of the usual marks stands between them."""
    return [cell.strip() for cell in re.split("[,;\t]", line)]


def _rows(rows: Sequence[str], who: str, aim: str) -> list[ToldDart]:
    """A table with heads."""
    heads = _cells(rows[0].lower())
    found: list[ToldDart] = []
    for row in filter(None, rows[1:]):
        cells = dict(zip(heads, _cells(row), strict=False))
        name = next((cells[head] for head in NAME_HEADS if head in cells), "")
        dart = next((cells[head] for head in DART_HEADS if cells.get(head)), "")
        if not who or who.lower() == name.lower():
            found += _written([dart], cells.get("aim") or aim, name)
    return found
