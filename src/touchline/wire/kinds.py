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
    """A position string that cannot be read, or that the rules never reach."""
    BAD_RECORD = "bad-record"
    """A record that cannot be read or replayed."""
    BAD_REQUEST = "bad-request"
    """Not understood: not JSON, or not the form that is declared."""
    BEHIND = "behind"
    """The match has moved on; ``missed`` holds what was missed."""
    BROKEN_CHAIN = "broken-chain"
    """The rows of a match do not follow from one another."""
    CRASH = "crash"
    """A fault of ours; it has been noted."""
    ERROR = "error"
    """What has no kind of its own; the message says more."""
    FORBIDDEN = "forbidden"
    """A valid token that does not allow this."""
    ILLEGAL_MOVE = "illegal-move"
    """The rules forbid it; ``rules`` names which."""
    ILLEGAL_OUTCOME = "illegal-outcome"
    """Dice, cards or darts that cannot fall so here."""
    MISMATCH = "mismatch"
    """A copied store is not what was copied."""
    MISSING_EXTRA = "missing-extra"
    """Something is not installed."""
    NO_ADVICE = "no-advice"
    """The coach has nothing to say: nobody is to decide, or the game has no solver."""
    NO_BACKUP = "no-backup"
    """There is nothing to back up, or something in the way."""
    NOT_EMPTY = "not-empty"
    """A copy would mix with what is there."""
    NOT_FOUND = "not-found"
    """No such thing, or none that the asker may know of."""
    NOT_VERIFIED = "not-verified"
    """A record or an export whose dice do not follow from what was laid down."""
    NOTHING_TO_UNDO = "nothing-to-undo"
    """Nothing has been played yet."""
    OUTDATED = "outdated"
    """The client speaks a version of the wire that this server does not."""
    REFUSED = "refused"
    """No rule of the game but one of the house forbids it."""
    SERVER = "server"
    """A server could not be reached, or answered what nobody understands."""
    STORE_DOWN = "store-down"
    """The database cannot be reached, or nobody knows what became of the command: send the same one again."""
    STORE_IN_USE = "store-in-use"
    """A second server on the same file."""
    TAKEN = "taken"
    """A name or a seat that somebody else has."""
    TOO_LARGE = "too-large"
    """More than a request or a message may hold."""
    TOO_MANY = "too-many"
    """Too much too fast; ``seconds`` says how long to wait."""
    UNAUTHORIZED = "unauthorized"
    """No token, or one that is forged, expired or withdrawn."""
    UNKNOWN_GAME = "unknown-game"
    """No game of that name is installed."""
    UNKNOWN_RULE = "unknown-rule"
    """The game has no rule of that number."""
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
