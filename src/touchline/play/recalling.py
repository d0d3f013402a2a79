"""The past of a match as a seat may know it: what it saw when it decided, and what everybody chose.

Nothing is hidden here: what a seat saw is its ``view``, and what it may know of a choice is what the record shows it
(``redaction.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from touchline.kernel.box import Box
from touchline.kernel.fields import Fields
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.kernel.state import State
from touchline.play.redaction import Walked, hidden_choices, walk_of

if TYPE_CHECKING:
    from touchline.play.match import Match


class Recalled(NamedTuple):
    """A decision that a game finds worth recalling (``Game.recalls``)."""

    seat: int
    """Who decided."""
    move: str
    """In notation; of what the seat that recalls may not know yet, what the record shows it instead."""
    view: Fields | None
    """What the seat that recalls saw before it, where it was the one to decide."""


def past_of(match: Match, seat: int) -> list[Recalled]:
    """What a seat may recall of a match."""
    return recalled(match.game, match.box, walk_of(match), seat)


def recalled(game: Game, box: Box, walked: Sequence[Walked], seat: int) -> list[Recalled]:
    """What a seat may recall of the steps of a match."""
    hidden = hidden_choices(game, box, walked, seat)
    found = []
    for index, (before, _, choice) in enumerate(walked):
        mover = game.rules.to_move(before, box)
        if mover != CHANCE and game.recalls(before, box):
            move = hidden[index] if index in hidden else game.move_text(before, box, choice)
            found.append(Recalled(mover, move, game.view(before, box, seat) if mover == seat else None))
    return found


class Witness:
    """Remembers the decisions of a game that is played without a match, for the seats that ask for its past.

    Dice are not among them: nothing that hangs on them is hidden "until the reveal".
    """

    def __init__(self, game: Game, box: Box) -> None:
        self._game = game
        self._box = box
        self._walked: list[Walked] = []

    def saw(self, before: State, choice: int) -> None:
        """A decision, about to be made."""
        kept, after = before.copy(), before.copy()
        self._game.step(after, self._box, choice)
        self._walked.append(Walked(kept, after, choice))

    def past(self, seat: int) -> list[Recalled]:
        """What a seat may recall."""
        return recalled(self._game, self._box, self._walked, seat)


def from_wire(told: Iterable[Sequence[object]]) -> tuple[Recalled, ...]:
    """What was recalled, after a trip as lists."""
    return tuple(Recalled(*each) for each in told)  # type: ignore[arg-type]
