"""Copies of the rules: made once a process, and anew when a rule is another."""

from __future__ import annotations

from types import ModuleType

import pytest

from touchline.kernel.twins import twins

RULES = """
REACH = 3

def reach():
    return REACH

def walk():
    return 2 * reach()
"""


@pytest.fixture
def rules() -> ModuleType:
    module = ModuleType("a_game")
    exec(RULES, vars(module))
    return module


def test_the_copies_call_each_other_and_not_the_rules(rules: ModuleType) -> None:
    copies = twins([rules.reach, rules.walk])
    space = copies[rules.walk].__globals__
    assert space["reach"] is copies[rules.reach]
    assert rules.walk.__globals__["reach"] is rules.reach
    assert copies[rules.walk]() == 6


def test_who_asks_again_gets_the_same_copies_also_beside_more(rules: ModuleType) -> None:
    alone = twins([rules.reach])
    both = twins([rules.reach, rules.walk])
    assert both[rules.reach] is alone[rules.reach]
    assert both[rules.walk].__globals__["reach"] is alone[rules.reach]
    assert set(alone) == {rules.reach}


def test_what_was_changed_is_copied_anew(rules: ModuleType) -> None:
    before = twins([rules.reach, rules.walk])
    vars(rules)["REACH"] = 4
    changed = twins([rules.reach, rules.walk])
    assert changed[rules.walk] is not before[rules.walk]
    assert changed[rules.walk]() == 8
    rules.reach.__code__ = (lambda: 5).__code__
    assert twins([rules.reach, rules.walk])[rules.walk]() == 10
