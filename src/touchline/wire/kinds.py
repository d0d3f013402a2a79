"""Why something is refused: one closed list of kinds, and the shape of every refusal."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from touchline.kernel.errors import TouchlineError
from touchline.wire.message import message
from touchline.wire.state import News
from touchline.wire.words import Words, words_of


class ErrorKind(StrEnum):
    """Every kind of refusal there is.  A program decides by the kind; the message beside it is for people."""

    BAD_DATA = "bad-data"
    """Figures of dice or cards that cannot be used."""
    BAD_OPTION = "bad-option"
    """An option that the game does not have, or a value that it cannot take."""
    BAD_POSITION = "bad-position"
    BAD_RECORD = "bad-record"
    BAD_REQUEST = "bad-request"
    """Not understood: not JSON, or not the form that is declared."""
    BEHIND = "behind"
    """The match has moved on; ``missed`` holds what was missed."""
    BROKEN_CHAIN = "broken-chain"
    """The rows of a match do not follow from one another."""
    CRASH = "crash"
    """A fault of ours; it has been noted."""
    ERROR = "error"
    FORBIDDEN = "forbidden"
    """A valid token that does not allow this."""
    ILLEGAL_MOVE = "illegal-move"
    ILLEGAL_OUTCOME = "illegal-outcome"
    MISMATCH = "mismatch"
    """A copied store is not what was copied."""
    MISSING_EXTRA = "missing-extra"
    """Something is not installed."""
    NO_ADVICE = "no-advice"
    NO_BACKUP = "no-backup"
    NOT_EMPTY = "not-empty"
    NOT_FOUND = "not-found"
    """No such thing, or none that the asker may know of."""
    NOT_VERIFIED = "not-verified"
    NOTHING_TO_UNDO = "nothing-to-undo"
    OUTDATED = "outdated"
    """The client speaks a version of the wire that this server does not."""
    REFUSED = "refused"
    """No rule of the game but one of the house forbids it."""
    SERVER = "server"
    """A server could not be reached, or answered what nobody understands."""
    STORE_DOWN = "store-down"
    """The database cannot be reached, or nobody knows what became of the command: send the same one again."""
    STORE_IN_USE = "store-in-use"
    TAKEN = "taken"
    """A name or a seat that somebody else has."""
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    """Too much too fast; ``seconds`` says how long to wait."""
    UNAUTHORIZED = "unauthorized"
    """No token, or one that is forged, expired or withdrawn."""
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_RULE = "unknown-rule"
    WORKER_FAILED = "worker-failed"
    """A bot or the coach gave no answer."""
    WRONG_NODE = "wrong-node"
    """A move where dice are due, dice where a decision is due, anything after the end."""


PASSING = frozenset({ErrorKind.TOO_MANY, ErrorKind.STORE_DOWN})
"""Kinds after which the same command may be sent again: nothing is wrong with it."""


@message()
class Problem:
    """Why something was refused."""

    kind: ErrorKind
    message: str
    """For people."""
    rules: list[str]
    """Ids of the rules that forbid it."""
    field: str | None = None
    """The field, option or entry at fault."""
    key: str | None = None
    """``too-many``: which budget is spent."""
    seconds: float | None = None
    """``too-many``: how long to wait."""
    missed: News | None = None
    """``behind``: what brings the asker up to date."""
    words: Words | None = None


def problem_told(problem: TouchlineError) -> Problem:
    """An error as it is told."""
    return Problem(
        kind=ErrorKind(problem.kind),
        message=problem.message,
        rules=list(problem.rules),
        field=problem.field or None,
        words=words_of(message=[problem.words]),
    )


@message()
class Refusal:
    """The answer to whatever cannot be done; nothing has changed."""

    ok: Literal[False] = False
    error: Problem
