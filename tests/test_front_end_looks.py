"""A class of the front end means one thing.

A style sheet, once put on, stays on while somebody goes from game to game: what one room says of a class of its own
holds in all the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "frontend" / "src"
SHEETS = sorted(SOURCES.rglob("*.css"))
PIECES = sorted(SOURCES.rglob("*.tsx"))
BY_ITSELF = re.compile(r"\.([a-z][\w-]*)(?:::?(?!has|is)[\w-]+(?:\([^)]*\))?)*")
"""A selector that is a class alone, whatever it lies in and whatever state it is in."""
CLASS = re.compile(r"\.([a-z][\w-]*)")
WORN = re.compile(r"""class=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})""")
"""What a piece of the page wears: a text, or an expression with texts in it."""


def selectors(sheet: str) -> Iterator[str]:
    """Every selector of a style sheet by itself.

    >>> list(selectors("@media print { .a > .b, .c:is(.d, .e) { color: red } }"))
    ['.a > .b', '.c:is(.d, .e)']
    """
    for head in re.findall(r"([^{};]+)\{", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)):
        if head.strip().startswith("@"):
            continue
        depth, one = 0, ""
        for letter in head + ",":
            depth += (letter == "(") - (letter == ")")
            if letter == "," and depth == 0:
                yield one.strip()
                one = ""
            else:
                one += letter


def own(sheet: str) -> set[str]:
    """The classes that a sheet describes by themselves.

    >>> own(".a:hover { color: red } .b .c { color: red } :where(.d) .e { color: red } .f:has(.g) { color: red }")
    {'a'}
    """
    return {found[1] for each in selectors(sheet) if (found := BY_ITSELF.fullmatch(each))}


def named(sheet: str) -> set[str]:
    """All the classes that a sheet speaks of."""
    return {name for each in selectors(sheet) for name in CLASS.findall(each)}


def worn(piece: str) -> set[str]:
    """The classes that a piece of the page wears, as far as they are written out.

    >>> sorted(worn('<b class="a b"/><i class={`c ${d ? "e" : ""} f-${g}`}/>'))
    ['a', 'b', 'c', 'e']
    """
    found: set[str] = set()
    for plain, made in WORN.findall(piece):
        inside = " ".join(re.findall(r'"([^"]*)"', made))
        outside = re.sub(r"\S*\$\{[^}]*\}\S*", " ", " ".join(re.findall(r"`([^`]*)`", made)))
        found.update(re.findall(r"[a-z][\w-]*", f"{plain} {inside} {outside}"))
    return found


def game_of(path: Path) -> str:
    """The game in whose folder a file lies; nothing for what all share."""
    room, *rest = path.relative_to(SOURCES).parts
    return rest[0] if room == "games" and len(rest) > 1 else ""


def look_of(path: Path) -> Path:
    """The sheets of one room are pieces of one look, put on together; so are a sheet that all share and its pieces.

    >>> look_of(SOURCES / "style/match/phone.css") == look_of(SOURCES / "style/match.css")
    True
    >>> look_of(SOURCES / "games/street-soccer/look/court.css") == look_of(SOURCES / "games/street-soccer/look.css")
    True
    """
    inside = path.relative_to(SOURCES)
    if inside.parts[0] in ("games", "style"):
        return Path(*inside.with_suffix("").parts[:2])
    return inside.parent


def brought(sheet: Path) -> Iterator[Path]:
    """A sheet and the pieces that it brings."""
    yield sheet
    for name in re.findall(r'@import "([^"]+)"', sheet.read_text()):
        yield from brought((sheet.parent / name).resolve())


def test_every_piece_of_a_look_is_put_on() -> None:
    put_on = {
        (path.parent / name).resolve()
        for path in SOURCES.rglob("*.ts*")
        for name in re.findall(r'import (?:\w+ from )?"([^"]+\.css)"', path.read_text())
    }
    assert len(put_on) > 10
    assert sorted({piece for sheet in put_on for piece in brought(sheet)}) == SHEETS


def test_no_class_is_described_twice() -> None:
    described: dict[str, set[Path]] = {}
    for path in SHEETS:
        for name in own(path.read_text()):
            described.setdefault(name, set()).add(look_of(path))
    assert len(described) > 300
    assert {name: looks for name, looks in described.items() if len(looks) > 1} == {}


@pytest.mark.parametrize("game", sorted({game_of(path) for path in SHEETS} - {""}))
def test_what_a_game_describes_is_its_own(game: str) -> None:
    """Nothing outside its folder speaks of such a class or wears it, be it another game or what all share."""
    names = {name for path in SHEETS if game_of(path) == game for name in own(path.read_text())}
    others = [path for path in [*SHEETS, *PIECES] if game_of(path) != game]
    assert len(names) > 20
    assert len(others) > 100
    shared = {
        f"{path.relative_to(SOURCES)}: {name}"
        for path in others
        for name in names & (named if path.suffix == ".css" else worn)(path.read_text())
    }
    assert shared == set()


def test_no_movement_is_described_twice() -> None:
    """Keyframes have one name for all the sheets that are on."""
    moved = [name for path in SHEETS for name in re.findall(r"@keyframes ([\w-]+)", path.read_text())]
    assert len(moved) > 10
    assert sorted(moved) == sorted(set(moved))
