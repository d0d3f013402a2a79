"""What a person reads, before it is put into words: an id with typed arguments.

A game or a layer that knows something says it as a ``Message``; the catalogues of a language (``touchline.words`` in
Python, the browser for itself, from the same files) make sentences of it.  Programs and records read ids and
arguments.  Making one costs a dictionary; nothing is worded before somebody reads.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Union

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
"""How an id looks: lower case, words joined by ``-``; a game's own begin with the letters of its rules."""
PLAIN = "plain"
"""The message that is its own text, the same in every language: a name, a notation."""
ENGLISH = "english"
"""A sentence that is in no catalogue yet: English in every language."""


@dataclass(frozen=True)
class Player:
    """Somebody on a seat; each reader calls them as their own page does."""

    seat: int

    def to_json(self) -> dict[str, Any]:
        """As records and the wire write it."""
        return {"player": self.seat}


@dataclass(frozen=True)
class Share:
    """A part of a whole, read as a percentage."""

    part: float
    digits: int = 0
    """Digits after the point."""

    def to_json(self) -> dict[str, Any]:
        """As records and the wire write it."""
        return {"share": self.part, "digits": self.digits}


@dataclass(frozen=True)
class Amount:
    """A number with so many digits after the point; a plain ``int`` or ``float`` needs none of this."""

    value: float
    digits: int

    def to_json(self) -> dict[str, Any]:
        """As records and the wire write it."""
        return {"number": self.value, "digits": self.digits}


Argument = Union[str, int, float, Player, Share, Amount, "Message", tuple["Argument", ...]]
"""What a message can speak of; a list is given as any sequence and kept as a tuple."""


@dataclass(frozen=True, init=False)
class Message:
    """Something to be said.

    >>> Message("fd-toss-won", who=Player(1)).to_json()
    {'id': 'fd-toss-won', 'args': {'who': {'player': 1}}}
    """

    id: str
    args: Mapping[str, Argument]

    def __init__(self, named: str, /, **args: Argument | Sequence[Argument]) -> None:
        object.__setattr__(self, "id", named)
        object.__setattr__(self, "args", {name: _kept(value) for name, value in args.items()})

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))

    def to_json(self) -> dict[str, Any]:
        """As records and the wire write it."""
        return {"id": self.id, "args": {name: _argument_json(value) for name, value in self.args.items()}}

    @classmethod
    def from_json(cls, told: Any) -> Message:
        """The message that was written so; ``ValueError`` where it is none.

        >>> Message.from_json({"id": "fd-dart", "args": {"left": [1, 5, 20]}}).args["left"]
        (1, 5, 20)
        """
        if not isinstance(told, Mapping) or not isinstance(told.get("id"), str) or not ID.fullmatch(told["id"]):
            raise ValueError("a message has an id in lower case, its words joined by '-'")
        args = told.get("args", {})
        if not isinstance(args, Mapping) or not all(isinstance(name, str) for name in args):
            raise ValueError(f"the args of message {told['id']} are not an object")
        return cls(told["id"], **{name: _argument(value) for name, value in args.items()})


def plain(text: str) -> Message:
    """A text that is the same in every language: a name, a notation."""
    return Message(PLAIN, text=text)


def only_english(text: str) -> Message:
    """A sentence that is in no catalogue yet."""
    return Message(ENGLISH, text=text)


def as_message(told: Message | str) -> Message:
    """What was told; a bare text is in no catalogue yet."""
    return only_english(told) if isinstance(told, str) else told


def two_figures(value: float) -> Amount:
    """A number with the two figures that matter.

    >>> two_figures(3.04), two_figures(0.1234), two_figures(17.4)
    (Amount(value=3.0, digits=0), Amount(value=0.12, digits=2), Amount(value=17.0, digits=0))
    """
    text = f"{Decimal(f'{value:.2g}'):f}"
    return Amount(float(text), len(text.partition(".")[2]))


def _kept(value: Argument | Sequence[Argument]) -> Argument:
    return tuple(value) if isinstance(value, list) else value  # type: ignore[return-value]


def _argument_json(value: Argument) -> Any:
    if isinstance(value, tuple):
        return [_argument_json(each) for each in value]
    return value.to_json() if isinstance(value, Message | Player | Share | Amount) else value


def _argument(told: Any) -> Argument:
    """An argument as it was written."""
    match told:
        case str() | int() | float():
            return told
        case list():
            return tuple(_argument(each) for each in told)
        case {"player": int(seat)}:
            return Player(seat)
        case {"share": int() | float() as part, "digits": int(digits)}:
            return Share(part, digits)
        case {"number": int() | float() as value, "digits": int(digits)}:
            return Amount(value, digits)
        case {"id": str()}:
            return Message.from_json(told)
    raise ValueError(f"{told!r} is no argument of a message")


def english(messages: Sequence[Message], names: Sequence[str] = (), between: str = " ") -> str:
    """The messages as English sentences.

    The kernel knows no catalogue: ``touchline.words`` is looked up when the first sentence is wanted.  Where Fluent is
    not installed (in the browser's own Python, whose page words the messages itself) the ids stand for the sentences.
    """
    if all(each.id in (PLAIN, ENGLISH) for each in messages):
        return between.join(str(each.args["text"]) for each in messages)
    try:
        said: str = importlib.import_module("touchline.words.wording").wording("en").say(messages, names, between)
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] not in ("fluent", "babel"):
            raise
        return between.join(each.id for each in messages)
    return said


def messages_json(**fields: Sequence[Message]) -> dict[str, Any]:
    """``words``: the messages behind each worded field of an object; fields that no catalogue words are left out.

    >>> messages_json(say=[Message("fd-dart")], question=[])
    {'words': {'say': [{'id': 'fd-dart', 'args': {}}]}}
    """
    found = {
        name: [each.to_json() for each in messages]
        for name, messages in fields.items()
        if messages and all(each.id != ENGLISH for each in messages)
    }
    return {"words": found} if found else {}
