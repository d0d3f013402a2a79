"""Reading and writing messages with the standard library alone.

``to_json`` gives the plain value that ``json`` writes; a field that is ``None`` by default and still is, is left out.
``from_json`` gives the message back, or says which field is at fault and why.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints, overload

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.play.outside import shortened
from touchline.wire.message import Kind, Tagged, fields_of, modern

T = TypeVar("T")
Reader = Callable[[object, str, bool], object]
"""Value, the name of its place, whether fields that nobody declared are refused → the message."""

UNIONS = (Union, types.UnionType)


class BadMessage(TouchlineError):
    """A message that is not of the form declared for it."""

    kind = "bad-request"


# ---- writing


def to_json(value: Any) -> Any:
    """The plain value of a message.

    >>> from touchline.wire.nodes import OpenNode
    >>> to_json(OpenNode(seats=[1]))
    {'kind': 'open', 'seats': [1]}
    """
    if isinstance(value, str | int | float | bool) or value is None:
        return value.value if isinstance(value, Enum) else value
    if dataclasses.is_dataclass(value):
        return {
            name: to_json(each)
            for name, default in _written(value.__class__)
            if (each := getattr(value, name)) is not None or default is not None
        }
    if isinstance(value, Mapping):
        return {key: to_json(each) for key, each in value.items()}
    return [to_json(each) for each in value]


def outline(value: Any) -> Any:
    """One step of the same, for ``json.dumps(default=outline)``: an answer is written without being copied first.

    >>> import json
    >>> from touchline.wire.nodes import OpenNode
    >>> json.dumps([OpenNode(seats=[1])], default=outline)
    '[{"kind": "open", "seats": [1]}]'
    """
    silent = _silent(value.__class__)
    if silent is not None:
        return {name: each for name, each in value.__dict__.items() if each is not None or name not in silent}
    return dict(value) if isinstance(value, Mapping) else list(value)


@cache
def _silent(cls: Kind) -> frozenset[str] | None:
    """The fields of a message that are left out where there is nothing to say; nothing where it is no message."""
    if not dataclasses.is_dataclass(cls):
        return None
    return frozenset(each.name for each in dataclasses.fields(cls) if each.default is None)


@cache
def _written(cls: type[Any]) -> tuple[tuple[str, Any], ...]:
    """The fields of a message and their defaults."""
    return tuple((each.name, each.default) for each in dataclasses.fields(cls))


# ---- reading


@overload
def from_json(kind: type[T], value: object, where: str = "", *, strict: bool = False) -> T: ...


@overload
def from_json(kind: Kind, value: object, where: str = "", *, strict: bool = False) -> Any: ...


def from_json(kind: Kind, value: object, where: str = "", *, strict: bool = False) -> Any:
    """The message of some type that a plain value stands for; ``strict`` refuses fields that nobody declared.

    >>> from touchline.wire.commands import Play
    >>> from_json(Play, {"op": "play", "cmd_id": "1", "move": "B4-D5"}).move
    'B4-D5'
    >>> from_json(Play, {"op": "play", "cmd_id": "1", "move": 4})
    Traceback (most recent call last):
    ...
    touchline.wire.codec.BadMessage: move is not a text: 4
    """
    return reader_of(kind)(value, where, strict)


@cache
def reader_of(kind: Kind) -> Reader:
    """How a type is read."""
    if kind is Any or kind is object:
        return lambda value, where, strict: value
    origin: Kind = get_origin(kind)
    if origin is Annotated:
        return _annotated(kind)
    if origin in UNIONS:
        return _union(get_args(kind))
    if origin is Literal:
        return _literal(get_args(kind))
    if origin is list:
        return _list(*get_args(kind))
    if origin is tuple:
        return _tuple(get_args(kind))
    if origin is dict:
        return _dict(get_args(kind)[1])
    if kind in SCALARS:
        return SCALARS[kind]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if dataclasses.is_dataclass(kind):
        return _message(kind)
    if typing.is_typeddict(kind):
        return _typed_dict(kind)
    raise TypeError(f"no message is made of {kind!r}")


def _wrong(where: str, fault: Message, value: object) -> BadMessage:
    place = where or Message("fault-the-message")
    return BadMessage(Message("fault-wrong", place=place, fault=fault, value=shortened(value)), field=where)


def _text(value: object, where: str, strict: bool) -> str:
    if not isinstance(value, str):
        raise _wrong(where, Message("fault-not-text"), value)
    return value


def _whole(value: object, where: str, strict: bool) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(where, Message("fault-not-whole"), value)
    return value


def _real(value: object, where: str, strict: bool) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise _wrong(where, Message("fault-not-number"), value)
    return value


def _flag(value: object, where: str, strict: bool) -> bool:
    if not isinstance(value, bool):
        raise _wrong(where, Message("fault-not-flag"), value)
    return value


def _nothing(value: object, where: str, strict: bool) -> None:
    if value is not None:
        raise _wrong(where, Message("fault-not-null"), value)


SCALARS: dict[Kind, Reader] = {str: _text, int: _whole, float: _real, bool: _flag, type(None): _nothing, None: _nothing}


def _annotated(kind: Kind) -> Reader:
    inner, marks = kind.__origin__, kind.__metadata__
    tag = next((mark.field for mark in marks if isinstance(mark, Tagged)), None)
    read = _union(get_args(inner), tag) if tag else reader_of(inner)
    bounds = [mark for mark in marks if hasattr(mark, "fault")]
    if not bounds:
        return read

    def bounded(value: object, where: str, strict: bool) -> object:
        found = read(value, where, strict)
        for mark in bounds:
            if fault := mark.fault(found):
                raise _wrong(where, fault, value)
        return found

    return bounded


def _literal(allowed: tuple[str | int, ...]) -> Reader:
    def read(value: object, where: str, strict: bool) -> object:
        if value not in allowed or isinstance(value, bool) is not isinstance(allowed[allowed.index(value)], bool):
            raise _wrong(where, Message("fault-none-of", known=", ".join(map(str, allowed))), value)
        return value

    return read


def _enum(kind: type[Enum]) -> Reader:
    def read(value: object, where: str, strict: bool) -> object:
        try:
            return kind(value)
        except ValueError:
            known = ", ".join(str(each.value) for each in kind)
            raise _wrong(where, Message("fault-none-of", known=known), value) from None

    return read


def _list(member: Kind) -> Reader:
    read_member = reader_of(member)

    def read(value: object, where: str, strict: bool) -> object:
        if not isinstance(value, list | tuple):
            raise _wrong(where, Message("fault-not-list"), value)
        return [
            read_member(each, f"{where}.{index}" if where else str(index), strict) for index, each in enumerate(value)
        ]

    return read


def _tuple(members: tuple[Kind, ...]) -> Reader:
    readers = [reader_of(member) for member in members]

    def read(value: object, where: str, strict: bool) -> object:
        if not isinstance(value, list | tuple) or len(value) != len(readers):
            raise _wrong(where, Message("fault-not-list-of", count=len(readers)), value)
        pairs = enumerate(zip(readers, value, strict=True))
        return tuple(each(member, f"{where}.{index}", strict) for index, (each, member) in pairs)

    return read


def _dict(member: Kind) -> Reader:
    read_member = reader_of(member)

    def read(value: object, where: str, strict: bool) -> object:
        if not isinstance(value, dict):
            raise _wrong(where, Message("fault-not-object"), value)
        return {
            _text(key, where, strict): read_member(each, f"{where}.{key}" if where else key, strict)
            for key, each in value.items()
        }

    return read


def _union(members: tuple[Kind, ...], tag: str | None = None) -> Reader:
    """A union: by its tag where it has one, else the first member that takes the value."""
    if tag is not None:
        return _tagged(members, tag)
    readers = [reader_of(member) for member in members]

    def read(value: object, where: str, strict: bool) -> object:
        if value is None and type(None) in members:
            return None
        problems = []
        for each, member in zip(readers, members, strict=True):
            if member is type(None):
                continue
            try:
                return each(value, where, strict)
            except BadMessage as problem:
                problems.append(problem)
        if len(problems) == 1:
            raise problems[0]
        raise _wrong(where, Message("fault-no-form", problems=[each.words for each in problems]), value)

    return read


def _tagged(members: tuple[Kind, ...], tag: str) -> Reader:
    by_tag = {name: reader_of(member) for member in members for name in get_args(_hints(member)[tag])}

    def read(value: object, where: str, strict: bool) -> object:
        if not isinstance(value, dict):
            raise _wrong(where, Message("fault-not-object"), value)
        name = value.get(tag)
        found = by_tag.get(name) if isinstance(name, str) else None
        if found is None:
            place = f"{where}.{tag}" if where else tag
            told = Message("fault-no-such", place=place, value=shortened(name), known=", ".join(by_tag))
            raise BadMessage(told, field=place)
        return found(value, where, strict)

    return read


@cache
def _hints(kind: Kind) -> dict[str, Kind]:
    return get_type_hints(kind, include_extras=True)


def _message(kind: Kind) -> Reader:
    former: Mapping[str, str] = getattr(kind, "__former__", {})
    fields = [each for each in dataclasses.fields(kind) if each.init]
    needed = frozenset(
        each.name
        for each in fields
        if each.default is dataclasses.MISSING and each.default_factory is dataclasses.MISSING
    )
    names = frozenset(each.name for each in fields)
    readers: dict[str, Reader] = {}

    def read(value: object, where: str, strict: bool) -> object:
        if not readers:  # not before it is asked for: a message may hold messages of its own kind
            readers.update({name: reader_of(hint) for name, hint in _hints(kind).items() if name in names})
        given = _object(modern(former, _object(value, where)), where)
        _check_fields(given, needed, names, where, strict=strict)
        return kind(
            **{
                name: readers[name](each, f"{where}.{name}" if where else name, strict)
                for name, each in given.items()
                if name in readers
            }
        )

    return read


def _object(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _wrong(where, Message("fault-not-object"), value)
    return value


def _check_fields(
    given: Mapping[str, object], needed: frozenset[str], names: frozenset[str], where: str, *, strict: bool
) -> None:
    """Everything that is needed is there and, if asked for, nothing else."""
    place = f"{where}." if where else ""
    for name in needed:
        if name not in given:
            raise BadMessage(Message("fault-missing", place=f"{place}{name}"), field=f"{place}{name}")
    if strict:
        for name in given:
            if name not in names:
                raise BadMessage(Message("fault-not-declared", place=f"{place}{name}"), field=f"{place}{name}")


def _typed_dict(kind: Kind) -> Reader:
    needed, hints = fields_of(kind)
    is_open = getattr(kind, "__open__", False)
    readers = {name: reader_of(hint) for name, hint in hints.items()}

    def read(value: object, where: str, strict: bool) -> object:
        given = _object(value, where)
        _check_fields(given, needed, frozenset(hints), where, strict=strict and not is_open)
        return {
            name: readers[name](each, f"{where}.{name}" if where else name, strict) if name in readers else each
            for name, each in given.items()
        }

    return read
