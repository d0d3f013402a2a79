"""Schedules: nobody twice in a week, home and away even, no pairing repeated."""

from __future__ import annotations

from collections import Counter

import pytest

from touchline.kernel.errors import BadOption
from touchline.season.bracket import places, ties
from touchline.season.league import Shape, Team
from touchline.season.schedule import draw_up, rounds


def teams(divisions: int, size: int) -> list[Team]:
    return [Team(f"{d}{k}", f"Team {d}{k}", division=f"D{d}") for d in range(divisions) for k in range(size)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("divisions", "size", "others"), [(6, 4, 8), (2, 4, 4), (4, 2, 6), (3, 6, 5), (2, 8, 0)])
def test_weeks_with_divisions(divisions: int, size: int, others: int, seed: int) -> None:
    entered = teams(divisions, size)
    weeks = draw_up(entered, Shape(division_legs=2, others=others), seed)
    division = {team.key: team.division for team in entered}
    assert len(weeks) == 2 * (size - 1) + others
    met: Counter[frozenset[str]] = Counter()
    home: Counter[str] = Counter()
    for week in weeks:
        assert sorted(side for pair in week for side in pair) == sorted(division)
        met.update(frozenset(pair) for pair in week)
        home.update(pair[0] for pair in week)
    for pair, times in met.items():
        one, two = pair
        assert times == (2 if division[one] == division[two] else 1)
    assert max(home.values()) - min(home.values()) <= others % 2


def test_the_seed_draws_the_schedule() -> None:
    entered = teams(6, 4)
    shape = Shape(division_legs=2, others=8)
    assert draw_up(entered, shape, 1) == draw_up(entered, shape, 1)
    assert draw_up(entered, shape, 1) != draw_up(entered, shape, 2)


def test_everybody_meets_everybody_with_an_odd_number() -> None:
    weeks = rounds(["a", "b", "c", "d", "e"], 2)
    assert Counter(frozenset(pair) for week in weeks for pair in week) == Counter(
        {frozenset((one, two)): 2 for one in "abcde" for two in "abcde" if one < two}
    )
    assert all(len({side for pair in week for side in pair}) == 4 for week in weeks)


@pytest.mark.parametrize(
    ("entered", "shape", "field"),
    [
        (teams(1, 1), Shape(), "teams"),
        ([*teams(2, 4), Team("x", "X", division="D9")], Shape(division_legs=2), "division"),
        (teams(2, 4), Shape(division_legs=2, others=5), "others"),
        (teams(3, 3), Shape(division_legs=2, others=2), "teams"),
    ],
)
def test_what_cannot_be_drawn_up_is_refused(entered: list[Team], shape: Shape, field: str) -> None:
    with pytest.raises(BadOption) as refused:
        draw_up(entered, shape, 0)
    assert refused.value.field == field


def test_the_bracket_keeps_the_best_apart() -> None:
    seeded = [f"t{k}" for k in range(1, 9)]
    first = ties(seeded, {})
    assert [tie.sides for tie in first[0]] == [("t1", "t8"), ("t4", "t5"), ("t2", "t7"), ("t3", "t6")]
    won = {(1, frozenset(tie.sides)): tie.sides[0] for tie in first[0]}
    assert [tie.sides for tie in ties(seeded, won)[1]] == [("t1", "t4"), ("t2", "t3")]
    won[2, frozenset(("t1", "t4"))] = "t4"
    assert ties(seeded, won)[2][0].sides == ("t4", "")
    with pytest.raises(BadOption):
        places(6)
