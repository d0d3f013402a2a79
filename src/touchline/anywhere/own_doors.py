"""The doors of a server for one person: a request, read; what answers it; the paths there are."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from touchline.anywhere.own_server import OwnServer
from touchline.server.people.tokens import Caller
from touchline.wire.codec import from_json

T = TypeVar("T")


class Answer(NamedTuple):
    """What a request gets: a status, a text, and whether that is JSON."""

    status: int
    text: str
    json: bool = True


@dataclass
class Asked:
    """One request, read."""

    own: OwnServer
    caller: Caller
    named: dict[str, str]
    """What stands in the path."""
    query: dict[str, str]
    body: object

    @property
    def match(self) -> str:
        """The match in the path."""
        return self.named["match"]

    @property
    def seat(self) -> int | None:
        """As which seat the caller looks."""
        return self.number("seat")

    def number(self, name: str) -> int | None:
        """A number that may stand in the query."""
        return int(self.query[name]) if name in self.query else None

    def order(self, kind: type[T]) -> T:
        """The body as a message of that kind."""
        return from_json(kind, self.body or {}, strict=True)


Handler = Callable[[Asked], Awaitable[object]]
ROUTES: list[tuple[str, re.Pattern[str], int, Handler]] = []


def route(method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
    """Let a function answer a path; what stands in braces is named."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def noted(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, status, handler))
        return handler

    return noted


def plain(text: str) -> Answer:
    """A text that is no JSON."""
    return Answer(200, text, json=False)
