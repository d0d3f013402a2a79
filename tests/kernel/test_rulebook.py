"""RULES.md is read by rule and by chapter."""

import pytest

from touchline.kernel.errors import UnknownRule
from touchline.kernel.rulebook import Rulebook

BOOK = Rulebook(
    """# Game

## AB-1 The start
Some words that belong to no rule.
- **AB-1.1** A rule that
  goes on over two lines.
- **AB-1.2** Another.

After a blank line nothing is added.

## AB-2 The end
- **AB-2.1** The last.
"""
)


def test_rules_are_found_by_id_in_any_case() -> None:
    assert BOOK["AB-1.1"].text == "A rule that goes on over two lines."
    assert BOOK["ab-2.1"].chapter == "The end"


def test_a_chapter_holds_its_rules() -> None:
    assert [rule.id for rule in BOOK.chapter("AB-1")] == ["AB-1.1", "AB-1.2"]
    assert BOOK["AB-1.2"].text == "Another."


def test_an_unknown_rule_is_named() -> None:
    with pytest.raises(UnknownRule, match=r"AB-9\.9"):
        BOOK["AB-9.9"]
