"""What is told is what was declared.

Answers and news are messages of the wire, which the type checker holds; what a game says of itself (views, boards) is
only declared.  Where ``TOUCHLINE_CHECK_ANSWERS`` is set, as it is in
all tests, each is held against its declaration before it leaves, and one that does not fit is a crash.
"""

from __future__ import annotations

import json
import os
from typing import TypeVar

from touchline.play.outside import shortened
from touchline.wire.codec import BadMessage, from_json, outline, to_json
from touchline.wire.message import Kind

T = TypeVar("T")

CHECKS = bool(os.environ.get("TOUCHLINE_CHECK_ANSWERS"))


class NotDeclared(Exception):
    """Something was about to be told that nobody declared: a fault of ours."""


def declared(kind: Kind, value: T) -> T:
    """The value itself, which is of a declared kind."""
    if CHECKS:
        name, told = getattr(kind, "__name__", kind), json.loads(json.dumps(value, default=outline))
        try:
            read = to_json(from_json(kind, told, strict=True))
        except BadMessage as problem:
            raise NotDeclared(f"{name}: {problem.message}: {shortened(told, 600)}") from None
        if json.loads(json.dumps(read)) != told:
            raise NotDeclared(f"{name}: {shortened(told, 600)} is not what a client reads: {shortened(read, 600)}")
    return value
