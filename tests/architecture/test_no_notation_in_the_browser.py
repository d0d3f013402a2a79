"""The pages take no text of a move apart and put none together: what is done and touched for it is sent beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "frontend" / "src"
ROOMS = ("games", "lesson", "pages", "parts", "play", "puzzle", "study", "tv")
"""Where boards and moves are shown.  In the text mode a person types notation, and the server reads it."""
TAKES_APART = re.compile(
    r"(?:[\w\])?]\??\.(?:startsWith|endsWith|split|substring|substr|charAt|charCodeAt|codePointAt|match|matchAll|search"
    r"|replace|replaceAll)\()"
    r"|(?:/[dgimsuvy]*|\b[A-Z][A-Z_]*)\.(?:exec|test)\("
    r"|new RegExp\("
)
PUTS_TOGETHER = re.compile(r"\b(?:act|enter|preview|place|lay|solve)\(\s*`|\bmove\s*[=!]==?\s*`|\bmove:\s*`")
OTHER_TEXTS = {
    "games/first-and-goal/crest.tsx": ("emblem",),
    "games/first-and-goal/diagrams.tsx": ("path", "before.match"),
    "games/first-and-goal/options.tsx": ('String(value).split(",")',),
    "games/football-darts/hearing.ts": ("said.toLowerCase()", "heard.map", "text.toLowerCase()"),
    "games/football-darts/lid.tsx": ("point(77",),
    "games/index.ts": ("problem.message",),
    "games/street-soccer/court.tsx": ("shape.files",),
    "games/street-soccer/front.tsx": ("mark.endsWith",),
    "games/street-soccer/pitch.tsx": ("event.key",),
    "pages/account.tsx": ("then.startsWith",),
    "pages/game.tsx": ("option.name",),
    "parts/dice.tsx": ("face.split",),
    "parts/title-lines.ts": ("title.split",),
    "play/ending.tsx": ("moment.word",),
    "play/guest.tsx": ("front.startsWith",),
    "play/story.tsx": ('replace("-", "−")',),
    "puzzle/own.ts": ("id.startsWith",),
    "study/setting-up.tsx": ("field.name", "field.choices", "currentTarget.value"),
}
"""Texts that are no moves: drawings, names, addresses, keys, what a person says or types, a minus sign on a die."""


def faults(source: str, allowed: tuple[str, ...] = ()) -> Iterator[str]:
    """Every line that takes a text apart, or puts a move together."""
    for number, line in enumerate(source.splitlines(), 1):
        if PUTS_TOGETHER.search(line) or (TAKES_APART.search(line) and not any(each in line for each in allowed)):
            yield f"line {number}: {line.strip()}"


def files() -> dict[str, str]:
    """Every file of those rooms, by its path."""
    found = [path for room in ROOMS for path in sorted((PAGES / room).rglob("*.ts*"))]
    return {path.relative_to(PAGES).as_posix(): path.read_text("utf-8") for path in found}


def test_no_page_reads_or_writes_notation() -> None:
    looked_at = files()
    assert len(looked_at) > 100
    found = [f"{name} {each}" for name, text in looked_at.items() for each in faults(text, OTHER_TEXTS.get(name, ()))]
    assert not found


def test_every_exception_is_still_there() -> None:
    looked_at = files()
    listed = [(name, part) for name, parts in OTHER_TEXTS.items() for part in parts]
    assert not [(name, part) for name, part in listed if part not in looked_at.get(name, "")]


@pytest.mark.parametrize(
    "wrong",
    [
        "const [, verb, card] = /^(discard|take)-(.+)$/.exec(text) ?? [];",
        "const { start, end } = ACTION.exec(text)?.groups ?? {};",
        "texts.filter((text) => PLACEMENT.test(text))",
        'const [call, aim] = text.split(" ");',
        'advice?.find((each) => each.move.startsWith("throw "))',
        'if (move?.startsWith("take-")) return;',
        'const square = legal[0].replace("*", "");',
        "act(`${call} ${bed}`)",
        "preview(`${start}-${end}`)",
        "advice.find((each) => each.move === `${call} ${bed}`)",
        "solve(game, id, { move: `${start}*${end}` })",
        "new RegExp(shape.notation).exec(text)",
    ],
)
def test_the_guard_sees(wrong: str) -> None:
    assert list(faults(wrong))


@pytest.mark.parametrize(
    "right",
    [
        "const [deed, start, end] = gestureOf(node, text);",
        "act(aims.get(bed) ?? bed)",
        "advice.find((each) => each.move === aims.get(bed))",
        "texts.slice(0, 5)",
    ],
)
def test_the_guard_lets_pass(right: str) -> None:
    assert not list(faults(right))
