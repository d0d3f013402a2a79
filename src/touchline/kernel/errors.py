"""What can go wrong, by kind, each with the offending text and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.kernel.message import Message, as_message, english


class TouchlineError(Exception):
    """Base of every error a user can cause.  What it says is written for that user."""

    kind = "error"

    def __init__(self, told: Message | str, *, rules: Sequence[str] = (), field: str = "") -> None:
        super().__init__(told)
        self.words = as_message(told)
        """What to say to the user; a bare text is in no catalogue yet."""
        self.rules = tuple(rules)
        """Ids of the rules that forbid what was tried."""
        self.field = field
        """Name of the option, header or position field at fault, if it was one."""

    @property
    def message(self) -> str:
        """What to say, in English."""
        return english([self.words])

    def __str__(self) -> str:
        return self.message


class Unfit(ValueError):
    """A value that an option's ``check`` cannot take; it says what would do."""

    def __init__(self, wanted: Message) -> None:
        super().__init__(wanted)
        self.wanted = wanted

    def __str__(self) -> str:
        return english([self.wanted])


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
