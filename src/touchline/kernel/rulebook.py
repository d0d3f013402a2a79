"""A game's ``RULES.md``: numbered rules in our own words, found by id.

A rule is a list item that starts with its id in bold::

    ## AB-2 Offense
    - **AB-2.2** Off the board: ten yards back …

Its text runs to the next item or heading.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from touchline.kernel.errors import UnknownRule
from touchline.kernel.message import Message

HEADING = re.compile(r"^##+ (?P<id>[A-Z]{2}-\d+)\b *(?P<title>.*)$")
ITEM = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-\d+\.\d+)\*\* *(?P<text>.*)$")


class Rule(NamedTuple):
    """One numbered rule."""

    id: str
    chapter: str
    """Title of the chapter it stands in."""
    text: str


class Rulebook:
    """The rules of one game in the order of the book."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules: dict[str, Rule] = {}
        self.chapters: dict[str, str] = {}
        chapter, current = "", ""
        for line in text.splitlines():
            if heading := HEADING.match(line):
                chapter, current = heading["title"], ""
                self.chapters[heading["id"]] = chapter
            elif item := ITEM.match(line):
                current = item["id"]
                self.rules[current] = Rule(current, chapter, item["text"])
            elif line.startswith("#") or (current and not line.strip()):
                current = ""
            elif current:
                old = self.rules[current]
                self.rules[current] = old._replace(text=f"{old.text} {line.strip()}".strip())

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self.rules[rule_id.upper()]
        except KeyError:
            raise UnknownRule(Message("play-no-rule", rule=repr(rule_id)), field=rule_id) from None

    def chapter(self, chapter_id: str) -> list[Rule]:
        """Every rule of a chapter such as ``AB-2``."""
        return [rule for rule in self.rules.values() if rule.id.rpartition(".")[0] == chapter_id.upper()]


@cache
def read_rulebook(path: Path) -> Rulebook:
    """The rulebook in a file, read once."""
    return Rulebook(path.read_text(encoding="utf-8"))
