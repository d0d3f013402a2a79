"""The arguments of messages as Fluent takes them, and the functions a catalogue may call.

``{ FORM($at, case: "dative") }``
    another form of what is filled in: the attribute ``.dative`` of the message that ``$at`` is.  Where the language has
    no such form, the message itself.
``{ LIST($calls, type: "or") }``
    a list joined by "or"; without ``type``, and by ``{ $calls }`` alone, by "and".
``{ UPPER($who) }``
    what is filled in, in capitals: shouted.
``{ PERSON($who) -> [you] You roll *[other] { $who } rolls }``
    whether that player is whoever reads it.  A page knows (``frontend/src/i18n/speaker.ts``); here several read the
    same line, and everybody is called by name.

Numbers and percentages are written as the language writes them; ``NUMBER`` is Fluent's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentInt, FluentNone, FluentType, fluent_number

from touchline.kernel.message import Amount, Argument, Message, Player, Share

Say = Callable[[Message, str], str]
"""A message in words, in one of its forms; the empty name is the message itself."""


class Whole(FluentInt):
    """A whole number; a small one looks the same in every language, and Babel takes its time."""

    def format(self, locale: Locale) -> str:
        """Its figures."""
        return str(int(self)) if -1000 < self < 1000 else super().format(locale)


class Nested(FluentType):
    """A message within a message."""

    def __init__(self, message: Message, say: Say, form: str = "") -> None:
        self.message, self.say, self.form = message, say, form

    def format(self, locale: Locale) -> str:
        """Its words."""
        return self.say(self.message, self.form)


class Listed(FluentType):
    """Several things in a row."""

    def __init__(self, parts: Sequence[Any], joined_by: str = "and") -> None:
        self.parts, self.joined_by = parts, joined_by

    def format(self, locale: Locale) -> str:
        """All of them, joined as the language joins."""
        said = [each.format(locale) if isinstance(each, FluentType) else str(each) for each in self.parts]
        joined = format_list(said, "or" if self.joined_by == "or" else "standard", locale)
        return smooth_spanish(joined, said[-1]) if locale.language == "es" and len(said) > 1 else joined


def smooth_spanish(joined: str, last: str) -> str:
    """A list whose "y" or "o" gives way to the sound that follows, as browsers write it and Babel does not.

    >>> smooth_spanish("J5 y I3", "I3"), smooth_spanish("7 o 8", "8"), smooth_spanish("agua y hielo", "hielo")
    ('J5 e I3', '7 u 8', 'agua y hielo')
    """
    head = joined.removesuffix(last)
    if head.endswith(" y ") and re.match(r"(?i)i|hi(?![ae])", last):
        return head[:-2] + "e " + last
    if head.endswith(" o ") and re.match(r"(?i)h?o|8|11(?!\d)", last):
        return head[:-2] + "u " + last
    return joined


class Shouted(FluentType):
    """Something in capitals."""

    def __init__(self, filled_in: FluentType) -> None:
        self.filled_in = filled_in

    def format(self, locale: Locale) -> str:
        """Its words, shouted."""
        return str(self.filled_in.format(locale)).upper()


def form(filled_in: Any, *, case: str) -> Any:
    """``FORM``: another form of what is filled in."""
    return Nested(filled_in.message, filled_in.say, case) if isinstance(filled_in, Nested) else filled_in


def listed(filled_in: Any, **how: str) -> Any:
    """``LIST``: a list joined by "and" or "or"."""
    return Listed(filled_in.parts, str(how.get("type", "and"))) if isinstance(filled_in, Listed) else filled_in


def upper(filled_in: Any) -> Any:
    """``UPPER``: what is filled in, in capitals."""
    return filled_in.upper() if isinstance(filled_in, str) else Shouted(filled_in)


def person(player: Any) -> str:
    """``PERSON``: whoever it is, somebody else may read it too."""
    return "other"


FUNCTIONS: dict[str, Callable[..., Any]] = {"FORM": form, "LIST": listed, "PERSON": person, "UPPER": upper}


def fluent(value: Argument, names: Sequence[str], say: Say) -> Any:
    """An argument as Fluent takes it."""
    match value:
        case Message():
            return Nested(value, say)
        case Player():
            return names[value.seat] if 0 <= value.seat < len(names) else FluentNone(f"player {value.seat}")
        case Share():
            digits = value.digits
            return fluent_number(
                value.part, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits
            )
        case Amount():
            return fluent_number(value.value, minimumFractionDigits=value.digits, maximumFractionDigits=value.digits)
        case tuple():
            return Listed([fluent(each, names, say) for each in value])
        case int():
            return Whole(value)
        case float():
            return fluent_number(value)
    return value
