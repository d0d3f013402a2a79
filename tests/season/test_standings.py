"""Who stands above whom, each tie-breaker in its turn."""

from __future__ import annotations

import pytest

from touchline.kernel.message import english
from touchline.season.league import Counting, Team
from touchline.season.ordering import COIN, DIFFERENCE, DIVISION, HEAD_TO_HEAD, SCORED, SHARE
from touchline.season.standings import Standings, explained

ORDER = (SHARE, HEAD_TO_HEAD, DIVISION, DIFFERENCE, SCORED, COIN)
TEAMS = [Team(key, key.upper(), division="ab"[k > 1]) for k, key in enumerate(("p", "q", "r", "s"))]


def standings(results: str, seed: int = 0) -> Standings:
    """``p 3-1 q, …`` as a table; wins, ties half."""
    table = Standings(TEAMS, Counting(order=ORDER), seed)
    for word in results.split(","):
        home, score, away = word.split()
        one, two = (int(each) for each in score.split("-"))
        table.add(home, away, (one, two), ((one > two) - (one < two), (two > one) - (two < one)))
    return table


@pytest.mark.parametrize(
    ("results", "order", "why"),
    [
        ("p 1-0 r, q 0-1 s", "pq", "record"),
        ("p 1-0 q, p 0-9 r, q 9-0 s", "pq", "head to head"),
        ("q 1-0 p, q 0-9 r, p 9-0 s", "qp", "head to head"),
        ("p 1-0 q, q 1-0 p, p 5-0 r, q 1-0 s", "pq", "point difference"),
        ("p 3-0 r, q 8-5 s", "qp", "points scored"),
        ("p 1-1 q", "", "the coin"),
    ],
)
def test_a_division(results: str, order: str, why: str) -> None:
    lines = standings(results).tables["a"]
    if order:
        assert "".join(line.team.key for line in lines) == order
    assert lines[1].above == why


def test_the_division_record_comes_before_the_difference() -> None:
    """p and r have never met, both have won one of two; only p's win was inside its division."""
    table = standings("p 1-0 q, p 0-9 s, r 0-1 s, r 9-0 q")
    lines = table.lines([table.number["p"], table.number["r"]])
    assert [line.team.key for line in lines] == ["p", "r"]
    assert lines[1].above == "division record"
    assert english(explained(lines[1], lines[0])) == "P above R by division record"


def test_head_to_head_counts_only_if_all_have_met() -> None:
    """Three are level; p beat q but neither met r: it is the division record that orders them."""
    table = standings("p 1-0 q, q 2-0 s, r 3-0 s, p 0-1 s, r 0-5 s")
    order, why = table.ordered([0, 1, 2])
    assert "head to head" not in {lines.above for lines in table.lines([0, 1, 2])}
    assert order[0] == 0
    assert len(why) == 3


def test_the_coin_is_tossed_once_by_the_season() -> None:
    orders = {tuple(line.team.key for line in standings("p 1-1 q", seed).tables["a"]) for seed in range(20)}
    assert orders == {("p", "q"), ("q", "p")}


def test_winners_are_seeded_before_better_others() -> None:
    table = standings("r 1-0 s, r 1-0 s, s 1-0 p, s 1-0 q, p 1-0 q")
    seeds = [line.team.key for line in table.seeds(3, winners=True)]
    assert seeds == ["r", "p", "s"]
    assert [line.team.key for line in table.seeds(2, winners=False)] == ["r", "s"]


def test_points_are_written_with_halves() -> None:
    lines = standings("p 1-1 q, p 2-1 r").tables["a"]
    assert [line.points for line in lines] == ["1½", "½"]
    assert [line.record for line in lines] == ["1-0-1", "0-0-1"]
