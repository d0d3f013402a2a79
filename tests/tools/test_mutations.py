"""The mistakes that mutation testing makes: one place at a time, and each is really another function."""

from __future__ import annotations

from types import FunctionType

from tools.suite.mutations import mutations


def fare(miles: int, child: bool) -> int:
    """A small rule to make mistakes in."""
    price = 3 + 2 * miles
    if miles > 10:
        price -= 4
    return price // 2 if child else price


def test_every_kind_of_mistake_is_made_once_a_place() -> None:
    found = {(each.before, each.after) for each in mutations(fare)}
    assert found == {
        ("price = 3 + 2 * miles", "pass"),
        ("price = 3 + 2 * miles", "price = 3 - 2 * miles"),
        ("price = 3 + 2 * miles", "price = 4 + 2 * miles"),
        ("price = 3 + 2 * miles", "price = 3 + 3 * miles"),
        ("price = 3 + 2 * miles", "price = 3 + 2 // miles"),
        ("if miles > 10:", "if miles >= 10:"),
        ("if miles > 10:", "if miles <= 10:"),
        ("if miles > 10:", "if miles > 11:"),
        ("price -= 4", "pass"),
        ("price -= 4", "price += 4"),
        ("price -= 4", "price -= 5"),
        ("return price // 2 if child else price", "return price // 2 if not child else price"),
        ("return price // 2 if child else price", "return price * 2 if child else price"),
        ("return price // 2 if child else price", "return price // 3 if child else price"),
    }


def test_a_mutant_runs_in_the_place_of_its_function() -> None:
    cases = [(miles, child) for miles in (0, 9, 10, 11, 12) for child in (False, True)]
    right = [fare(*case) for case in cases]
    for mutation in mutations(fare):
        twin = FunctionType(mutation.code, fare.__globals__)
        try:
            found = [twin(*case) for case in cases]
        except (UnboundLocalError, ZeroDivisionError):
            continue
        assert found != right, mutation
