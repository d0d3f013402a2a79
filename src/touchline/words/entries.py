"""The entries of a catalogue as they are written, and the plainest of them put into words without Fluent.

Most of what a command says is a bare text, or a text with a name filled in.  Such an entry needs no parser: loading
Fluent and Babel takes longer than all else that ``touchline --help`` does.  Whatever has plurals, forms or figures to
write goes to Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from touchline.kernel.message import Argument, Message, Player

ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"[{(,]\s*(-?[a-z][a-z0-9-]*)")
"""Where an entry may speak of another."""
FILLED_IN = re.compile(r"\{ *\$([a-z][a-z0-9-]*) *\}")
ATTRIBUTE = re.compile(r"^ +\.[a-z][a-z0-9-]* *=", re.MULTILINE)

SayPlainly = Callable[[Message], str | None]
"""A message within a message, in words; ``None`` where that takes Fluent."""


@cache
def entries_in(path: Path) -> Mapping[str, str]:
    """Id → its entry as it is written; none where there is no such file."""
    if not path.is_file():
        return {}
    text = path.read_text(encoding="utf-8")
    found = list(ENTRY.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(found, ends, strict=True)}


def bare_value(entry: str) -> str | None:
    r"""The value of an entry that is text with arguments filled in, laid out as Fluent does; ``None`` of any other.

    >>> bare_value("gone = { $who } is gone.")
    '{ $who } is gone.'
    >>> bare_value("goals = { $goals ->\n    [one] a goal\n   *[other] goals\n}") is None
    True
    """
    if ATTRIBUTE.search(entry):
        return None
    first, *more = (line for line in entry.partition("=")[2].splitlines() if not line.startswith("#"))
    indent = min((len(line) - len(line.lstrip(" ")) for line in more if line.strip()), default=0)
    value = "\n".join([first.strip(" "), *(line[indent:] if line.strip() else "" for line in more)])
    value = value.strip("\n").rstrip()
    return None if set("{}") & set(FILLED_IN.sub("", value)) else value


def filled_in(value: str, message: Message, names: Sequence[str], say: SayPlainly) -> str | None:
    """A bare value with the message's arguments in it; ``None`` where one of them takes Fluent to write."""
    parts = FILLED_IN.split(value)
    for at in range(1, len(parts), 2):
        if parts[at] not in message.args:
            return None
        written = _plainly(message.args[parts[at]], names, say)
        if written is None:
            return None
        parts[at] = written
    return "".join(parts)


def _plainly(value: Argument, names: Sequence[str], say: SayPlainly) -> str | None:
    match value:
        case str():
            return value
        case bool():
            return None
        case int() if -1000 < value < 1000:
            return str(value)
        case Player() if 0 <= value.seat < len(names):
            return names[value.seat]
        case Message():
            return say(value)
    return None
