"""Messages said in a language, in English where the language lacks the word."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from touchline.kernel.message import Message
from touchline.words.catalogues import Catalogue
from touchline.words.entries import bare_value, filled_in
from touchline.words.languages import LANGUAGES

if TYPE_CHECKING:
    from touchline.words.grammar import Grammar

MOST_KEPT = 4000
"""Sayings that a wording remembers."""


class Wording:
    """Whoever speaks one language.

    >>> Wording("fr").language
    'fr'
    """

    def __init__(self, language: str, on_error: list[Exception] | None = None) -> None:
        """``on_error`` collects what Fluent finds wrong with a catalogue: for tests; a reader gets what there is."""
        if language not in LANGUAGES:
            raise ValueError(f"Touchline does not speak {language!r}, only {', '.join(LANGUAGES)}")
        self.language = language
        self.errors = on_error
        self._catalogue = Catalogue(language)
        self._fluent: Grammar | None = None
        self._bare: dict[str, str | None] = {}
        """The values that need no Fluent, as far as they were wanted."""
        self._sayings: dict[tuple[Message, str, tuple[str, ...]], str] = {}

    def say(self, told: Message | Sequence[Message], names: Sequence[str] = (), between: str = " ") -> str:
        """One message, or several in a row, as a person reads them; ``names`` by seat."""
        messages = (told,) if isinstance(told, Message) else told
        called = tuple(names)
        return between.join(self._kept(each, "", called) for each in messages)

    def knows(self, message: Message) -> bool:
        """Whether the language has words of its own for a message."""
        return self._catalogue.has(message.id)

    def _kept(self, message: Message, form: str, names: tuple[str, ...]) -> str:
        """What was said once is not made again: a server tells many the same, and spots and cards return."""
        key = (message, form, names)
        said = self._sayings.get(key)
        if said is None:
            if len(self._sayings) >= MOST_KEPT:
                self._sayings.clear()
            said = self._sayings[key] = self._said(message, form, names)
        return said

    def _said(self, message: Message, form: str, names: tuple[str, ...]) -> str:
        if not self._catalogue.has(message.id):
            if self.errors is not None:
                self.errors.append(LookupError(f"{self.language} has no {message.id}"))
            return message.id if self.language == "en" else wording("en")._kept(message, form, names)
        plainly = self._plainly(message, names)
        return self._by_fluent(message, form, names) if plainly is None else plainly

    def _plainly(self, message: Message, names: tuple[str, ...]) -> str | None:
        """A message that is bare text, names and other such messages; ``None`` where it takes more.

        An entry with forms is never bare, so a form that is asked for is not overlooked here.
        """
        if not self._catalogue.has(message.id):
            return None
        if message.id not in self._bare:
            self._bare[message.id] = bare_value(self._catalogue.entries[message.id])
        value = self._bare[message.id]
        return None if value is None else filled_in(value, message, names, lambda inner: self._plainly(inner, names))

    def _by_fluent(self, message: Message, form: str, names: tuple[str, ...]) -> str:
        from touchline.words.arguments import fluent  # loaded when the first sentence needs it
        from touchline.words.grammar import Grammar

        if self._fluent is None:
            self._fluent = Grammar(self.language, self._catalogue.entries)
        args = {
            name: fluent(value, names, lambda inner, case: self._kept(inner, case, names))
            for name, value in message.args.items()
        }
        said, errors = self._fluent.said(message.id, form, args)
        if errors and self.errors is not None:
            self.errors += [LookupError(f"{self.language} {message.id}: {each}") for each in errors]
        return said


@cache
def wording(language: str) -> Wording:
    """The wording of a language, made once."""
    return Wording(language)
