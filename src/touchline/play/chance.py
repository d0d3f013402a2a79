"""Where outcomes come from: seeded dice, a script, or a person at the table.

The rules never draw a number; a match asks its source.  Anything with ``draw`` is a
source, so dice that nobody can foresee fit in the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from touchline.kernel.draws import game_key
from touchline.kernel.errors import IllegalOutcome
from touchline.kernel.message import Message

if TYPE_CHECKING:
    from touchline.play.match import Match


class ChanceSource(Protocol):
    """Decides the chance node at hand."""

    def draw(self, match: Match) -> str | int:
        """The outcome: its number, or its text."""


class Seeded:
    """Dice that are a function of a seed: the same seed gives the same game anywhere.

    The draw number is the number of steps made, so a roll taken back and made again
    shows the same faces.
    """

    def __init__(self, seed: int, game_number: int = 0) -> None:
        self.seed = seed
        self._key = game_key(seed, game_number)

    def draw(self, match: Match) -> int:
        """The outcome for this step."""
        return match.game.stepping.outcome(match.state, match.box, self._key, len(match.steps))


class Scripted:
    """Outcomes written down beforehand, for tests and examples."""

    def __init__(self, outcomes: Iterable[str]) -> None:
        self._left = list(outcomes)

    def draw(self, match: Match) -> str:
        """The next outcome of the script."""
        if not self._left:
            raise IllegalOutcome(Message("record-script-empty"))
        return self._left.pop(0)


class Asked:
    """Real dice, cards or darts: a person says what fell."""

    def __init__(self, ask: Callable[[str], str]) -> None:
        self._ask = ask

    def draw(self, match: Match) -> str:
        """What the person answers to the question of the moment."""
        return self._ask(match.game.question(match.state, match.box))
