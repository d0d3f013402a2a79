"""What lies on the table in plain characters, as a seat may see it."""

from __future__ import annotations

import textwrap

from touchline.kernel.fields import Fields
from touchline.play.field import YARDS, plain_field
from touchline.words.languages import say

WIDE = 58
"""Columns that the narrowest screen has."""
LABEL = 7
"""Columns for what a line is about."""


def draw(view: Fields) -> str:
    """The field with the line to gain, how many cards lie where, and the hand of whoever looks."""
    yards, to_gain = view["ball"], view["to_gain"]
    gain = YARDS - yards + to_gain if 0 < to_gain < yards else None
    field = plain_field(min(YARDS, max(0, YARDS - yards)), gain=gain, rightwards=view["offense"] == 0)
    cards = f"{deck_sizes(view['cards'])} {say('fg-board-hand-deck')}"
    hands = [
        _line("fg-board-hand", ", ".join(f"{card} x{count}" if count > 1 else card for card, count in hand.items()))
        for hand in view.get("hands", {}).values()
    ]
    return "\n".join([field, _line("fg-board-cards", cards), *hands])


def deck_sizes(cards: Fields) -> str:
    """How many cards of each deck are in the hand and in the pile."""
    return ", ".join(f"{say('fg-board-deck', deck=deck)} {each['hand']}+{each['deck']}" for deck, each in cards.items())


def _line(label: str, told: str) -> str:
    """What a line is about, and that in as many lines as it takes."""
    margin = " " * (LABEL + 1)
    return textwrap.fill(
        told or say("fg-board-empty"), WIDE, initial_indent=f"{say(label):<{LABEL}} ", subsequent_indent=margin
    )
