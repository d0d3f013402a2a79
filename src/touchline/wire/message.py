"""How a message is declared: a frozen dataclass of the standard library, its fields' bounds beside their types.

``@message`` makes the dataclass, ``@order`` that of one which a client sends; ``Text``, ``Whole`` and ``Many``
bound a field inside ``Annotated``; ``Tagged`` says which field tells the members of a union apart. The codec
(``codec.py``) reads these marks by itself, so a message is read and written where nothing but Python is at hand; at
the doors of a server Pydantic asks the same marks for their constraints (the methods
``__get_pydantic_core_schema__``, which nobody else calls).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sized
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    NotRequired,
    TypeAlias,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from touchline.kernel.message import Message

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

T = TypeVar("T")
Kind: TypeAlias = Any
"""A type as an annotation writes it, ``list[int]`` or a union: Python has no type for those."""


class _Bounded:
    """A mark that Pydantic turns into constraints of the schema it stands at."""

    def constraints(self) -> dict[str, int | str | None]:
        """As Pydantic's core names them."""
        raise NotImplementedError

    def __get_pydantic_core_schema__(self, source: Kind, handler: GetCoreSchemaHandler) -> CoreSchema:
        return {**handler(source), **{key: value for key, value in self.constraints().items() if value is not None}}


@dataclass(frozen=True)
class Text(_Bounded):
    """A text of a certain length, or of a certain form."""

    most: int | None = None
    least: int | None = None
    like: str | None = None

    def constraints(self) -> dict[str, int | str | None]:
        """As Pydantic's core names them."""
        return {"max_length": self.most, "min_length": self.least, "pattern": self.like}

    def fault(self, value: str) -> Message | None:
        """What is wrong with a value, if anything is."""
        if self.most is not None and len(value) > self.most:
            return Message("fault-many-characters", most=str(self.most))
        if self.least is not None and len(value) < self.least:
            return Message("fault-few-characters", least=str(self.least))
        if self.like is not None and not re.search(self.like, value):
            return Message("fault-not-like", form=self.like)
        return None


@dataclass(frozen=True)
class Whole(_Bounded):
    """A whole number within bounds, both included."""

    least: int | None = None
    most: int | None = None

    def constraints(self) -> dict[str, int | str | None]:
        """As Pydantic's core names them."""
        return {"ge": self.least, "le": self.most}

    def fault(self, value: int) -> Message | None:
        """What is wrong with a value, if anything is."""
        if self.least is not None and value < self.least:
            return Message("fault-less", least=str(self.least))
        if self.most is not None and value > self.most:
            return Message("fault-more", most=str(self.most))
        return None


@dataclass(frozen=True)
class Many(_Bounded):
    """A list or an object with so many members at most."""

    most: int

    def constraints(self) -> dict[str, int | str | None]:
        """As Pydantic's core names them."""
        return {"max_length": self.most}

    def fault(self, value: Sized) -> Message | None:
        """What is wrong with a value, if anything is."""
        return Message("fault-many-members", most=str(self.most)) if len(value) > self.most else None


@dataclass(frozen=True)
class Tagged:
    """A union whose members are told apart by one field."""

    field: str

    def __get_pydantic_core_schema__(self, source: Kind, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic import Field

        return handler.generate_schema(Annotated[source, Field(discriminator=self.field)])


def _accepting_former_names(cls: type[object], former: Mapping[str, str]) -> None:
    """Let Pydantic, too, take a field by its former name."""

    def core_schema(cls: type[object], source: Kind, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic_core import core_schema

        return core_schema.no_info_before_validator_function(lambda value: modern(former, value), handler(source))

    setattr(cls, "__get_pydantic_core_schema__", classmethod(core_schema))  # noqa: B010


def modern(former: Mapping[str, str], value: object) -> object:
    """A message with the former names of its fields replaced.

    >>> modern({"number": "entry"}, {"op": "correct", "number": 3})
    {'op': 'correct', 'entry': 3}
    """
    if not isinstance(value, dict) or not former.keys() & value.keys():
        return value
    return {former.get(name, name) if former.get(name) not in value else name: each for name, each in value.items()}


@dataclass_transform(frozen_default=True, kw_only_default=True)
def message(*, former: Mapping[str, str] | None = None) -> Callable[[type[T]], type[T]]:
    """Declare a message; ``former`` gives the old names under which some fields are still taken."""

    def declare(cls: type[T]) -> type[T]:
        made = dataclass(frozen=True, kw_only=True)(cls)
        if former:
            made.__former__ = former  # type: ignore[attr-defined]
            _accepting_former_names(made, former)
        return made

    return declare


@dataclass_transform(frozen_default=True, kw_only_default=True)
def order(*, former: Mapping[str, str] | None = None) -> Callable[[type[T]], type[T]]:
    """Declare a message that a client sends: a server refuses it with a field that nobody declared, inside it too.

    Whoever reads an answer passes over what it does not know, so that a later server may tell more; an order with
    something unknown in it would not do what was asked for.
    """

    def declare(cls: type[T]) -> type[T]:
        made = message(former=former)(cls)
        made.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
        return made

    return declare


def is_order(cls: Kind) -> bool:
    """Whether a message was declared as one that a client sends."""
    return hasattr(cls, "__pydantic_config__")


def opened(cls: T) -> T:
    """Declare that a typed dictionary may have fields beyond those declared."""
    setattr(cls, "__open__", True)  # noqa: B010 - a typed dictionary declares no attributes
    return typed_dict(cls)


def typed_dict(cls: T) -> T:
    """Let Pydantic read a typed dictionary, those inside it too: before Python 3.12 it cannot by itself."""
    for hint in get_type_hints(cls).values():
        _typed_dicts_in(hint)
    setattr(cls, "__get_pydantic_core_schema__", classmethod(_typed_dict_schema))  # noqa: B010
    return cls


def fields_of(cls: Kind) -> tuple[frozenset[str], dict[str, Kind]]:
    """The fields of a typed dictionary that must be there, and the type of each.

    ``__required_keys__`` does not know of a ``NotRequired`` in an annotation that is kept as a text.
    """
    hints = get_type_hints(cls, include_extras=True)
    optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
    bare = {name: get_args(hint)[0] if name in optional else hint for name, hint in hints.items()}
    return frozenset(cls.__required_keys__ - optional), bare


def _typed_dicts_in(hint: Kind) -> None:
    if is_typeddict(hint):
        typed_dict(hint)
    for inner in get_args(hint):
        _typed_dicts_in(inner)


def _typed_dict_schema(cls: Kind, source: Kind, handler: GetCoreSchemaHandler) -> CoreSchema:
    from pydantic_core import core_schema

    needed, hints = fields_of(cls)
    return core_schema.typed_dict_schema(
        {
            name: core_schema.typed_dict_field(handler.generate_schema(hint), required=name in needed)
            for name, hint in hints.items()
        },
        cls=cls,
        cls_name=cls.__name__,
        extra_behavior="allow" if getattr(cls, "__open__", False) else "ignore",
        ref=f"{cls.__module__}.{cls.__qualname__}:{id(cls)}",
    )
