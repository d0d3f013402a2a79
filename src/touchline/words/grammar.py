"""What takes Fluent to be said: plurals, forms, figures as the language writes them.

Only entries that are wanted are parsed, each with those it speaks of.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from touchline.words.arguments import FUNCTIONS
from touchline.words.catalogues import WRITTEN_AS
from touchline.words.entries import REFERENCE


class Grammar:
    """One language, as far as it has been spoken."""

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self._entries = entries
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([WRITTEN_AS.get(language, language)], FUNCTIONS, use_isolating=False)
        """No marks around what is filled in: none of the languages is written from right to left, and terminals show
        the marks as boxes."""

    def _parse(self, named: str) -> None:
        if named in self._parsed or named not in self._entries:
            return
        self._parsed.add(named)
        entry = self._entries[named]
        self._bundle.add_resource(FluentResource(entry))
        for other in REFERENCE.findall(entry):
            self._parse(other)

    def said(self, named: str, form: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """An entry, or one of its forms, with what Fluent found wrong with it."""
        self._parse(named)
        entry = self._bundle.get_message(named)
        pattern = entry.attributes.get(form, entry.value) if form else entry.value
        assert pattern is not None, f"{named} says nothing"
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(said), errors
