"""The record of a match: one text file, headers and numbered entries, in the spirit of PGN.

::

    [Game "name-of-the-game"]
    [Rules "0.9"]
    [Option "safety_spot=25"]
    [Seat "Ann"]
    [Seat "Bob"]
    [Result "*"]

    1. * heads
    2. 0 receive
    3. * T20 {what a dart}
    4. ! correct 3 T19

``*`` is chance, a number is a seat, ``!`` concerns the record itself: ``undo``,
``correct N TEXT``, ``resign SEAT``.  Entries are only ever added; what a take-back or
a correction does is worked out by replaying (see ``match.py``).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from touchline.kernel.errors import BadRecord
from touchline.kernel.message import Message
from touchline.play.outside import shortened

CHANCE_MARK = "*"
RECORD_MARK = "!"
HEADER = re.compile(r'^\[(?P<key>[A-Z][A-Za-z]*) "(?P<value>(?:[^"\\]|\\.)*)"\]$')
ENTRY = re.compile(
    r"^(?P<number>[0-9]{1,9})\. (?P<who>\*|!|[0-9]{1,2}) (?P<text>[^{}]*?)(?: \{(?P<comment>[^{}]*)\})?$"
)


@dataclass(frozen=True)
class Entry:
    """One line of a record."""

    number: int
    who: str
    """``*`` for chance, ``!`` for the record itself, else the seat's number."""
    text: str
    comment: str = ""

    def line(self) -> str:
        """As written in the file."""
        return f"{self.number}. {self.who} {self.text}" + (f" {{{self.comment}}}" if self.comment else "")


def parse_entry(line: str, number: int) -> Entry:
    """The entry in a line of a record, which must be the ``number``-th."""
    found = ENTRY.match(line)
    if found is None:
        raise BadRecord(Message("record-not-an-entry", line=shortened(line)), field=str(number))
    if int(found["number"]) != number:
        raise BadRecord(Message("record-entry-missing", number=str(number), line=shortened(line)), field=str(number))
    return Entry(number, found["who"], found["text"], found["comment"] or "")


def quote(value: str) -> str:
    """A header value with quotes and backslashes escaped, on one line."""
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def unquote(value: str) -> str:
    """The inverse of ``quote``."""
    return re.sub(r"\\(.)", r"\1", value)


@dataclass
class Record:
    """Headers in order, then entries."""

    headers: list[tuple[str, str]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    def get(self, key: str, default: str = "") -> str:
        """The first header of that name."""
        return next((value for name, value in self.headers if name == key), default)

    def get_all(self, key: str) -> list[str]:
        """Every header of that name."""
        return [value for name, value in self.headers if name == key]

    def set(self, key: str, value: str) -> None:
        """Change a header, or add it at the end."""
        for index, (name, _) in enumerate(self.headers):
            if name == key:
                self.headers[index] = (key, value)
                return
        self.headers.append((key, value))

    def text(self) -> str:
        """The whole file."""
        return self.header_text() + "".join(entry.line() + "\n" for entry in self.entries)

    def header_text(self) -> str:
        """The headers and the blank line after them."""
        return "".join(f'[{key} "{quote(value)}"]\n' for key, value in self.headers) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        r"""Read a record; a half-written last line (a crash in mid-write) is left out.

        >>> text = '[Game "football-darts"]\n\n1. * heads\n'
        >>> Record.parse(text).text() == text
        True
        """
        record = cls()
        if "\n" not in text:
            raise BadRecord(Message("record-no-line"))
        lines = text[: text.rindex("\n")].split("\n")
        in_headers = True
        for number, line in enumerate(lines, 1):
            if in_headers and (found := HEADER.match(line)):
                record.headers.append((found["key"], unquote(found["value"])))
            elif not line.strip():
                in_headers = False
            else:
                in_headers = False
                try:
                    record.entries.append(parse_entry(line, len(record.entries) + 1))
                except BadRecord as problem:
                    told = Message("record-line", number=str(number), problem=problem.words)
                    raise BadRecord(told, field=problem.field) from None
        if not record.get("Game"):
            raise BadRecord(Message("record-no-game"), field="Game")
        return record
