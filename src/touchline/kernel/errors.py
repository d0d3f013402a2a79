"""What can go wrong, by kind, each with the offending text and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence


class TouchlineError(Exception):
    """Base of every error a user can cause.  The message is written for that user."""

    kind = "error"

    def __init__(self, message: str, *, rules: Sequence[str] = (), field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.rules = tuple(rules)
        """Ids of the rules that forbid what was tried."""
        self.field = field
        """Name of the option, header or position field at fault, if it was one."""


class IllegalMove(TouchlineError):
    """A decision that the rules do not allow here."""

    kind = "illegal-move"


class IllegalOutcome(TouchlineError):
    """A roll, card or dart that cannot have happened here."""

    kind = "illegal-outcome"


class WrongNode(TouchlineError):
    """A move where dice are due, dice where a decision is due, anything after the end."""

    kind = "wrong-node"


class BadOption(TouchlineError):
    """An option that the game does not have, or a value it cannot take."""

    kind = "bad-option"


class BadData(TouchlineError):
    """A data file (dice faces, cards) that cannot be used."""

    kind = "bad-data"


class BadPosition(TouchlineError):
    """A position line that does not describe a position of the game."""

    kind = "bad-position"


class BadRecord(TouchlineError):
    """A record file that cannot be read or does not replay."""

    kind = "bad-record"


class NothingToUndo(TouchlineError):
    """Nothing has happened yet."""

    kind = "nothing-to-undo"


class UnknownGame(TouchlineError):
    """No game of that name is installed."""

    kind = "unknown-game"


class UnknownRule(TouchlineError):
    """No rule of that id in the game's rulebook."""

    kind = "unknown-rule"


class NoAdvice(TouchlineError):
    """Nobody can advise here: the game has no solver, or nothing is to be decided."""

    kind = "no-advice"
