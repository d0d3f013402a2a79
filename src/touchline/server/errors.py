"""What a client can be told when something is refused, each with its HTTP status."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from touchline.kernel.errors import TouchlineError, UnknownGame, UnknownRule
from touchline.kernel.message import Amount, Message
from touchline.server.declared import declared
from touchline.wire.kinds import Problem, Refusal, problem_told
from touchline.wire.server_told import WIRE, WIRE_HEADER, WIRES
from touchline.wire.state import News
from touchline.workers import WorkerFailed

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

SHOWN = 20
"""Letters that are repeated of a version nobody knows."""
UNDECLARED = "unexpected_keyword_argument"
"""What Pydantic calls a field too many."""


class ServerError(TouchlineError):
    """Base of the refusals that only a server has."""

    kind = "error"
    status = 400

    def told(self) -> Problem:
        """What a client is told of it."""
        return problem_told(self)


class NotFound(ServerError):
    """No such match, league or account, or none that the asker may know of."""

    kind = "not-found"
    status = 404


class Unauthorized(ServerError):
    """No token, or one that is forged, expired or withdrawn."""

    kind = "unauthorized"
    status = 401


class Forbidden(ServerError):
    """A valid token that does not allow this."""

    kind = "forbidden"
    status = 403


class Refused(ServerError):
    """Understood, but it cannot be done here: no rule of the game, but one of the house."""

    kind = "refused"
    status = 422


class Taken(ServerError):
    """A name or a seat that somebody else has."""

    kind = "taken"
    status = 409


class Behind(ServerError):
    """The match moved on; the answer carries what was missed."""

    kind = "behind"
    status = 409

    def __init__(self, message: Message | str, missed: News) -> None:
        super().__init__(message)
        self.missed = missed

    def told(self) -> Problem:
        """With the catch-up that brings the asker up to date."""
        return replace(super().told(), missed=self.missed)


class Outdated(ServerError):
    """A client that speaks a version of the wire which is not understood here."""

    kind = "outdated"
    status = 426

    @classmethod
    def check(cls, spoken: str) -> None:
        """Let whoever says nothing pass, and whoever speaks a wire that is known."""
        if spoken and spoken not in map(str, WIRES):
            older = spoken in map(str, range(WIRE))
            who = "server-update-client" if older else "server-update-server"
            raise cls(Message(who, known=", ".join(map(str, WIRES)), spoken=spoken[:SHOWN]), field=WIRE_HEADER)


class BadRequest(ServerError):
    """Not understood."""

    kind = "bad-request"
    status = 422

    @classmethod
    def at(cls, faults: Sequence[ErrorDetails], inside: int = 0) -> BadRequest:
        """What Pydantic found: a field that nobody declared by its name, or else everything.

        The first ``inside`` steps of a place only lead to the message.
        """
        for fault in faults:
            if fault["type"] == UNDECLARED:
                place = ".".join(map(str, fault["loc"][inside:]))
                return cls(Message("fault-not-declared", place=place), field=place)
        return cls("; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in faults))


class TooMany(ServerError):
    """Too much too fast; the answer says for which key, and how long to wait."""

    kind = "too-many"
    status = 429

    def __init__(self, key: str, seconds: float) -> None:
        super().__init__(Message("server-too-many", key=key, seconds=Amount(seconds, 1)))
        self.key = key
        self.seconds = seconds

    def told(self) -> Problem:
        """With which budget is spent, and when there is some again."""
        return replace(super().told(), key=self.key, seconds=round(self.seconds, 3))


def status_of(problem: TouchlineError) -> int:
    """The HTTP status of any refusal; the rules' own are 422."""
    if isinstance(problem, ServerError):
        return problem.status
    if isinstance(problem, UnknownGame | UnknownRule):
        return 404
    if isinstance(problem, WorkerFailed):
        return 503
    return 422


def problem_of(problem: TouchlineError) -> Problem:
    """The error object of the engine protocol."""
    return problem.told() if isinstance(problem, ServerError) else problem_told(problem)


def refusal(problem: TouchlineError) -> Refusal:
    """The answer to whatever cannot be done."""
    return declared(Refusal, Refusal(error=problem_of(problem)))
