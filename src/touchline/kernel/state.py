"""The state of a game: a small class of integers, declared once.

A game writes its state as a class whose fields are cells::

    class Kitchen(State):
        pos: int = cell(30, low=1, high=99)
        '''Yards from the own goal line.'''
        score: list[int] = cells(2, high=999)
        '''Points of each seat.'''

From this one declaration come the slotted Python object that the interpreted
rules work on, and the NumPy record that the compiled rules work on.  A cell
knows its range, so a position typed by a person can be checked, and the record
can use the smallest integer that fits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

from touchline.kernel.errors import BadPosition
from touchline.kernel.message import Message

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike

Key: TypeAlias = tuple[int | tuple[int, ...], ...]
"""The cells of a state, to look it up by."""


class Cell:
    """One field of a state: how many integers, their range, and how they are written."""

    __slots__ = ("count", "default", "high", "is_array", "low", "name", "names", "scratch")

    def __init__(
        self,
        count: int,
        default: int,
        low: int,
        high: int,
        names: Sequence[str],
        scratch: bool,
        is_array: bool,
    ) -> None:
        self.name = ""
        self.count = count
        self.default = default
        self.low = low
        self.high = high
        self.names = tuple(names)
        """Text for each value from ``low`` on; empty when a number says it best."""
        self.scratch = scratch
        """Not part of the position: what the last step did, not where the game stands."""
        self.is_array = is_array

    @property
    def dtype(self) -> str:
        """The smallest signed integer type that holds the range."""
        for size, bound in (("i1", 1 << 7), ("i2", 1 << 15), ("i4", 1 << 31)):
            if -bound <= self.low and self.high < bound:
                return size
        return "i8"

    def value_text(self, value: int) -> str:
        """The value as written in a position."""
        return self.names[value - self.low] if self.names else str(value)

    def parse_value(self, text: str) -> int:
        """The value a position writes as ``text``."""
        if self.names:
            try:
                return self.low + self.names.index(text)
            except ValueError:
                told = Message("position-no-value", field=self.name, text=repr(text))
                raise BadPosition(told, field=self.name) from None
        try:
            value = int(text)
        except ValueError:
            told = Message("position-no-number", field=self.name, text=repr(text))
            raise BadPosition(told, field=self.name) from None
        if not self.low <= value <= self.high:
            bounds = {"low": str(self.low), "high": str(self.high)}
            told = Message("position-out-of-range", field=self.name, value=str(value), **bounds)
            raise BadPosition(told, field=self.name)
        return value


def cell(
    default: int = 0,
    *,
    low: int = 0,
    high: int = 127,
    names: Sequence[str] = (),
    scratch: bool = False,
) -> Any:
    """A field holding one integer in ``low..high`` (or one of ``names``, counted from ``low``)."""
    return Cell(1, default, low, low + len(names) - 1 if names else high, names, scratch, False)


def cells(
    count: int,
    default: int = 0,
    *,
    low: int = 0,
    high: int = 127,
    names: Sequence[str] = (),
    scratch: bool = False,
) -> Any:
    """A field holding ``count`` integers, indexed one by one."""
    return Cell(count, default, low, low + len(names) - 1 if names else high, names, scratch, True)


class StateType(type):
    """Turns the cells of a class body into slots and a table of fields."""

    def __new__(mcls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> StateType:
        """Make the class: its cells become slots, its table of fields the base's and its own."""
        fields: dict[str, Cell] = {}
        for base in bases:
            fields.update(getattr(base, "fields", {}))
        own = {key: value for key, value in body.items() if isinstance(value, Cell)}
        for key, value in own.items():
            value.name = key
            del body[key]
        body["__slots__"] = tuple(own)
        body["fields"] = fields | own
        body["copy"] = _copier(fields | own)
        body["_all_of"] = staticmethod(attrgetter(*fields, *own))
        return super().__new__(mcls, name, bases, body)


def _copier(fields: Mapping[str, Cell]) -> Callable[[State], State]:
    """The ``copy`` of a class, written out field by field as ``dataclasses`` would: trees of states are made of it."""
    lines = [f"    twin.{name} = self.{name}{'[:]' if field.is_array else ''}" for name, field in fields.items()]
    source = "\n".join(["def copy(self):", "    twin = new(type(self))", *lines, "    return twin"])
    scope: dict[str, Any] = {"new": object.__new__}
    exec(source, scope)  # nothing but the names of fields goes into it
    scope["copy"].__doc__ = "An independent state with the same values."
    return scope["copy"]  # type: ignore[no-any-return]


class State(metaclass=StateType):
    """Base of all game states.

    Two states are equal when all their cells are.

    >>> class Coin(State):
    ...     side: int = cell(names=("heads", "tails"))
    >>> coin = Coin()
    >>> coin.side = 1
    >>> coin.position()
    'side=tails'
    >>> Coin.from_position("side=tails") == coin
    True
    """

    _all_of: ClassVar[Any]
    fields: ClassVar[dict[str, Cell]]
    """Every cell of the state by name, in order of declaration."""

    fired: int = cell(low=-(1 << 63), high=(1 << 63) - 1, scratch=True)
    """The rules that ruled the last step, one bit each (see the game's ``ids.py``)."""

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, [field.default] * field.count if field.is_array else field.default)

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """An independent state with the same values."""

    def share(self, before: Self) -> None:
        """Have the arrays that are as they were before in common with that state; neither will be changed any more."""
        for name, field in self.fields.items():
            if field.is_array and getattr(self, name) == getattr(before, name):
                setattr(self, name, getattr(before, name))

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def values(self) -> Iterator[tuple[str, Any]]:
        """Every field with its value."""
        for name in self.fields:
            yield name, getattr(self, name)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bool(self._all_of(self) == self._all_of(other))

    __hash__ = None  # type: ignore[assignment]  # states change; use ``key()``

    def key(self) -> Key:
        """Where the game stands, to look it up in a table: equal for states with the same ``position()``."""
        return tuple(
            tuple(value) if field.is_array else value
            for value, field in zip(self._all_of(self), self.fields.values(), strict=True)
            if not field.scratch
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.position() or 'new'}>"

    def position(self) -> str:
        """One line that says where the game stands; fields at their default are left out."""
        words = []
        for name, field in self.fields.items():
            value = getattr(self, name)
            if field.scratch:
                continue
            if not field.is_array:
                if value != field.default:
                    words.append(f"{name}={field.value_text(value)}")
            elif any(each != field.default for each in value):
                words.append(f"{name}=" + ",".join(field.value_text(each) for each in value))
        return " ".join(words)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """The state that a position line describes."""
        state = cls()
        seen: set[str] = set()
        for word in text.split():
            name, equals, written = word.partition("=")
            field = cls.fields.get(name)
            if not equals or field is None or field.scratch:
                raise BadPosition(Message("position-no-field", word=repr(word)), field=name)
            if name in seen:
                raise BadPosition(Message("position-twice", field=name), field=name)
            seen.add(name)
            values = [field.parse_value(each) for each in written.split(",")]
            if len(values) != field.count:
                told = Message("position-count", field=name, count=field.count, given=len(values))
                raise BadPosition(told, field=name)
            setattr(state, name, values if field.is_array else values[0])
        return state

    def out_of_range(self) -> str | None:
        """The first cell outside its declared range, described; ``None`` when all is well."""
        for name, field in self.fields.items():
            value = getattr(self, name)
            for each in value if field.is_array else (value,):
                if not field.low <= each <= field.high:
                    return f"{name}={each} is outside {field.low}..{field.high}"
        return None

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The NumPy record type of this state, largest cells first so that all are aligned."""
        import numpy as np

        layout: list[tuple[str, DTypeLike] | tuple[str, DTypeLike, tuple[int]]] = []
        ordered = sorted(cls.fields.values(), key=lambda field: -np.dtype(field.dtype).itemsize)
        for field in ordered:
            if field.is_array:
                layout.append((field.name, field.dtype, (field.count,)))
            else:
                layout.append((field.name, field.dtype))
        return np.dtype(layout, align=True)

    def to_record(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """A one-element record array with the same values."""
        import numpy as np

        array = np.zeros(1, dtype=self.dtype())
        for name, value in self.values():
            array[name][0] = value
        return array

    @classmethod
    def from_record(cls, record: np.void) -> Self:
        """The Python state with the values of one NumPy record."""
        state = object.__new__(cls)
        for name, field in cls.fields.items():
            value = record[name]
            setattr(state, name, [int(each) for each in value] if field.is_array else int(value))
        return state
