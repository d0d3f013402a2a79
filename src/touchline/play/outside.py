"""Text from outside, where anything may come: JSON and TOML read with bounds, refused with a reason.

Every door reads with these functions: the engine's lines, HTTP, the socket, a record's headers, a data file.
What they let through can be stored, hashed, printed and sent to anybody: numbers of a sensible length, no
endless nesting, no half of a surrogate pair, no NUL.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message, plain

DEEPEST = 32
"""Lists and tables inside each other: three times what any message or data file needs."""
MOST_DIGITS = 32
"""Of a whole number: a seed has 20."""

UNFIT = re.compile("[\0\ud800-\udfff]")
"""Characters that no store keeps or no wire carries: NUL, and surrogates without their other half."""


class BadText(TouchlineError):
    """Text that cannot be read, or must not be let in."""

    kind = "bad-request"


def read_json(raw: str | bytes) -> Any:
    """The value a JSON text stands for.

    >>> read_json('{"move": "B4-D5"}')
    {'move': 'B4-D5'}
    >>> read_json("[" * 3000)
    Traceback (most recent call last):
    ...
    touchline.play.outside.BadText: more than 32 lists and objects inside each other
    """
    text = decoded(raw)
    try:
        value = json.loads(text, parse_int=_whole, parse_float=_real, parse_constant=_no_number)
    except BadText:
        raise
    except RecursionError:
        raise _too_deep() from None
    except ValueError as problem:
        raise BadText(Message("text-not-json", problem=str(problem))) from None
    if "\\u" in text or text.count("[") + text.count("{") > DEEPEST:
        check_fit(value)
    return value


def read_toml(text: str) -> dict[str, Any]:
    r"""The table a TOML text stands for.

    >>> read_toml("[dice.rb]\nfaces = [1, 2]")
    {'dice': {'rb': {'faces': [1, 2]}}}
    """
    try:
        table = tomllib.loads(text, parse_float=_real)
    except BadText:
        raise
    except RecursionError:
        raise _too_deep() from None
    except ValueError as problem:
        raise BadText(plain(str(problem))) from None
    check_fit(table)
    return table


def decoded(raw: str | bytes) -> str:
    """UTF-8 as text; nothing else is believed to be text."""
    if isinstance(raw, str):
        if UNFIT.search(raw):
            raise BadText(Message("text-not-utf8-nul"))
        return raw
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText(Message("text-not-utf8")) from None


def check_fit(value: object, deepest: int = DEEPEST) -> None:
    """Refuse a value that holds unfit text, a number of absurd length, or more nesting than anything needs."""
    level: list[tuple[str, object]] = [("", value)]
    for _ in range(deepest + 1):
        level = [inner for name, each in level for inner in _inside(name, each)]
        if not level:
            return
    raise _too_deep()


def _inside(name: str, value: object) -> list[tuple[str, object]]:
    """What a list or an object holds, each with the name it is complained of by; a leaf is checked."""
    if isinstance(value, Mapping):
        for key in value:
            _check_leaf(name, key)
        return [(f"{name}.{key}" if name else str(key), each) for key, each in value.items()]
    if isinstance(value, list | tuple):
        return [(name, each) for each in value]
    _check_leaf(name, value)
    return []


def _check_leaf(name: str, value: object) -> None:
    if isinstance(value, str) and UNFIT.search(value):
        here = name if not UNFIT.search(name) else ""
        held = "text-holds-nul" if "\0" in value else "text-holds-half"
        raise BadText(Message(held, place=here or Message("text-a-text")), field=here)
    if isinstance(value, int) and value.bit_length() > MOST_DIGITS * 4:
        raise BadText(_many_digits(name), field=name)


def whole_number(text: str) -> int:
    """A whole number as a record or a position writes it: plain digits, not absurdly many.

    >>> whole_number("-12")
    -12
    """
    if not re.fullmatch(rf"[+-]?[0-9]{{1,{MOST_DIGITS}}}", text):
        raise ValueError(f"{shortened(text)} is not a whole number of at most {MOST_DIGITS} digits")
    return int(text)


def shortened(text: object, most: int = 60) -> str:
    """A text as it is quoted in a complaint.

    >>> shortened("x" * 100, 10)
    "'xxxxxxxxx…"
    """
    quoted = repr(text) if not isinstance(text, str) or len(text) <= most else repr(text[:most])
    return quoted if len(quoted) <= most else quoted[:most] + "…"


def _whole(text: str) -> int:
    if len(text) > MOST_DIGITS + 1:
        raise BadText(_many_digits(""))
    return int(text)


def _real(text: str) -> float:
    value = float(text)
    if value - value != 0:
        raise BadText(Message("text-not-kept", text=shortened(text)))
    return value


def _no_number(word: str) -> NoReturn:
    raise BadText(Message("text-not-a-number", text=word))


def _too_deep() -> BadText:
    return BadText(Message("text-too-deep", most=DEEPEST))


def _many_digits(name: str) -> Message:
    return Message("text-many-digits", place=name or Message("text-a-number"), most=MOST_DIGITS)
