"""Whether ± holds for single positions: what the playouts scatter themselves is not held against an estimate."""

from touchline.games.first_and_goal.solve.coverage import Looked, interval_of
from touchline.games.first_and_goal.solve.phases import PHASES, phase_of


def test_what_the_playouts_scatter_is_not_held_against_an_estimate() -> None:
    assert Looked("overtime", 0.5, 0.55, 100).within(0.0)
    assert not Looked("overtime", 0.5, 0.55, 10_000).within(0.0)
    assert Looked("overtime", 0.5, 0.55, 10_000).within(0.05)


def test_estimates_that_are_off_need_a_wider_interval() -> None:
    off = [Looked("overtime", 0.5, 0.5 + sign * 0.1, 10_000) for sign in (-1, 1)] * 20
    needed = interval_of(off)
    assert 0.18 < needed < 0.21, "1.96 times what they are off by"
    assert all(each.within(needed) for each in off)


def test_a_few_wild_ones_count_too() -> None:
    calm = [Looked("overtime", 0.5, 0.5, 10_000)] * 18
    wild = [Looked("overtime", 0.5, 0.8, 10_000)] * 2
    assert interval_of(calm + wild) > 0.15


def test_the_last_cards_of_either_half_stand_alone() -> None:
    assert phase_of(1, 4) != phase_of(1, 20) != phase_of(2, 20) != phase_of(2, 4)
    assert {phase_of(half, cards) for half in (1, 2, 3) for cards in (60, 12, 4)} == set(PHASES)
