"""What goes to a worker and comes back, one line of JSON each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict


class Request(TypedDict):
    """A question."""

    ask: str
    """The function that answers, as ``module:name``."""
    arguments: Sequence[object]
    language: str


class Reply(TypedDict):
    """An answer, or what went wrong."""

    ok: bool
    answer: NotRequired[Any]
    """What the function returned, through JSON."""
    words: NotRequired[dict[str, Any]]
    """What to say to whoever asked: a message, worded where it is read."""
    cause: NotRequired[str]
    """Where it broke, for a log; of a refusal nothing."""
