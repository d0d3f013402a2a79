"""The reference numbers of ``reference.txt``, each worked out by the game and by the slow referee."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.street_soccer import slow_referee as slow
from tests.games.street_soccer.tables import GAME, table, wander

from touchline.games.street_soccer.kick import GOAL_BIT, kick_ends
from touchline.games.street_soccer.squares import bit_of
from touchline.games.street_soccer.text import square_of
from touchline.games.street_soccer.walk import walk

PIPS = range(1, 7)
NUMBER = re.compile(r"^(?P<count>\d+)(?:(?P<goal>g)(?P<goals>\d*))?$")


class Line(NamedTuple):
    """One line of the file."""

    kind: str
    where: str
    fields: dict[str, str]
    numbers: list[tuple[int, int]]
    """For a 1, 2, … 6: how many, and how many goals (walks: none; kicks: 0 or 1)."""


def read_line(text: str) -> Line:
    """A line that is neither empty nor a remark; ``ValueError`` says what is wrong with it."""
    left, bar, right = text.partition("|")
    kind, *words = left.split()
    if not bar or kind not in ("walk", "kick", "turn"):
        raise ValueError(f"{text!r}: write walk, kick or turn, a position, '|' and six numbers")
    numbers = []
    for word in right.split():
        found = NUMBER.match(word)
        if found is None:
            raise ValueError(f"{text!r}: {word!r} is no number such as 12, 12g or 12g2")
        numbers.append((int(found["count"]), int(found["goals"] or 1) if found["goal"] else 0))
    if len(numbers) != len(PIPS):
        raise ValueError(f"{text!r}: six numbers, not {len(numbers)}")
    where = words.pop(0) if kind != "turn" else ""
    return Line(kind, where, dict(word.split("=", 1) for word in words), numbers)


TEXTS = [
    line.strip()
    for line in (Path(__file__).parent / "reference.txt").read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]


def squares(text: str) -> list[str]:
    return text.split(",") if text else []


def walk_counts(line: Line) -> list[tuple[int, int]]:
    counts = []
    for die in PIPS:
        left, right, _ = walk(square_of(line.where), die, 0, 0, 0, 96)
        lone = slow.Table(((slow.square(line.where),), ()), None, 0, die)
        slow_ends, _lengths = slow.walks(lone, 0)
        assert left.bit_count() + right.bit_count() == len(slow_ends)
        counts.append((len(slow_ends), 0))
    return counts


def kick_counts(line: Line) -> list[tuple[int, int]]:
    counts = []
    mates = [line.where, *squares(line.fields.get("mates", ""))]
    against = squares(line.fields.get("against", ""))
    own, others = (sum(bit_of(square_of(each)) for each in side) for side in (mates, against))
    sides = [{place for each in side if (place := slow.square(each)) is not None} for side in (mates, against)]
    origin = slow.square(line.where)
    assert origin is not None
    for length in PIPS:
        ends = kick_ends(bit_of(square_of(line.where)), 1 << length, own, others, 0)
        slow_ends, scored = slow.kicks(origin, length, sides[0], sides[1], 0)
        assert ((ends & ~GOAL_BIT).bit_count(), bool(ends & GOAL_BIT)) == (len(slow_ends), scored)
        counts.append((len(slow_ends), int(scored)))
    return counts


def turn_counts(line: Line) -> list[tuple[int, int]]:
    counts = []
    yellow, red = (line.fields["figures"].split(",")[each : each + 5] for each in (0, 5))
    more = " ".join(f"{name}={value}" for name, value in line.fields.items() if name not in ("figures", "options"))
    options = dict(each.split(":") for each in squares(line.fields.get("options", "")))
    for die in PIPS:
        match = table(" ".join(yellow), " ".join(red), f"phase=move die={die} {more}", **options)
        legal = match.legal()
        switches = (options.get("penalty_area") == "box", options.get("up_to_die") == "yes")
        assert set(legal) == set(slow.turn(slow.Table.of(match.everything(), match.state.turn, *switches)))
        counts.append((len(legal), sum(text.endswith("GOAL") for text in legal)))
    return counts


@pytest.mark.parametrize("text", TEXTS)
def test_reference_number(text: str) -> None:
    """SS-3.2, SS-4.1 and, in whole turns, everything else."""
    line = read_line(text)
    work_out = {"walk": walk_counts, "kick": kick_counts, "turn": turn_counts}[line.kind]
    assert work_out(line) == line.numbers


def test_the_file_holds_enough() -> None:
    assert len(TEXTS) >= 20


@pytest.mark.parametrize("text", ["walk F4", "run F4 | 1 2 3 4 5 6", "walk F4 | 1 2 3", "walk F4 | 1 2 3 4 5 x"])
def test_a_bad_line_is_explained(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        read_line(text)


def test_every_symmetric_view_of_an_empty_board_counts_alike() -> None:
    """SS-1.1: turned by 180 degrees, A1 is L8."""
    for here, there in (("F4", "G5"), ("A1", "L8"), ("B2", "K7"), ("B4", "K5")):
        for die in PIPS:
            ends = [walk(square_of(each), die, 0, 0, 0, 96)[:2] for each in (here, there)]
            assert len({left.bit_count() + right.bit_count() for left, right in ends}) == 1
            kicks = [
                kick_ends(bit_of(square_of(each)), 1 << die, bit_of(square_of(each)), 0, team)
                for team, each in enumerate((here, there))
            ]
            assert kicks[0].bit_count() == kicks[1].bit_count()
            assert (kicks[0] & GOAL_BIT) == (kicks[1] & GOAL_BIT)


def test_average_number_of_actions() -> None:
    """About 21 41 80 119 173 219 actions with a 1, 2, … 6 (SS-3.2, SS-3.4), whoever plays."""
    box = GAME.new_box()
    totals = [0] * 6
    games = 100
    for seed in range(games):
        s = wander(seed, 13 + seed % 24, {})
        while GAME.everything(s, box)["phase"] != "move":
            GAME.step(s, box, 0 if GAME.rules.to_move(s, box) < 0 else GAME.legal_moves(s, box)[0])
        for die in PIPS:
            s.die = die
            totals[die - 1] += len(GAME.legal_moves(s, box))
    for total, about in zip(totals, (21, 41, 80, 119, 173, 219), strict=True):
        assert total / games == pytest.approx(about, rel=0.15)
