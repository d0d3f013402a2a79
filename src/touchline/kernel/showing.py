"""What a game shows: everything that a screen draws, marks or cheers without knowing a rule.

A game gives ``board``; the rest is there for those that have more to show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic

from touchline.kernel.fields import Fields
from touchline.kernel.highlight import Highlight
from touchline.kernel.speaking import B, S


class Showing(Generic[S, B]):
    """The looks of a game."""

    View: ClassVar[type[object] | None] = None
    """The fields of ``view`` as a typed dictionary, with their meaning and units; ``None``: not declared."""
    Board: ClassVar[type[object] | None] = None
    """The fields of ``board`` in the same way."""
    drawn_at_every_question: ClassVar[bool] = True
    """Whether plain lines show the board whenever somebody is asked; else the headline does, and ``board`` shows it."""
    Upshot: ClassVar[Any] = None
    """The words of ``upshot``, a closed list (``Literal``); ``None``: the game has none."""

    def board(self, box: B) -> Fields:
        """The geometry of the board, for whoever draws it."""
        raise NotImplementedError

    def paths(self, s: S, box: B, move: int) -> Fields:
        """The ways over the board that a move takes, for whoever animates it; mostly none."""
        return {}

    def gesture(self, s: S, box: B, move: int) -> tuple[str, ...]:
        """How a legal move is made on a board: what is done, then what is touched, in order; none for a plain button.

        So a screen need not take the text of a move apart to know what on its board belongs to it.
        """
        return ()

    def threats(self, s: S, box: B, seat: int) -> Sequence[Fields]:
        """What a seat has to fear of the next roll, for whoever marks it: a ``square`` and on how many ``rolls``."""
        return []

    def alike(self, s: S, box: B) -> bool:
        """At a decision: whether all choices are worth the same to everybody, as a coin to be called: nobody thinks."""
        return False

    def quiet(self, s: S, box: B) -> bool:
        """At a chance node: whether what falls is nothing to be watched, as a card that goes to a hand."""
        return False

    def highlight(self, before: S, after: S, box: B, choice: int) -> Highlight | None:
        """What deserves a cheer about a step; mostly nothing."""
        return None

    def upshot(self, before: S, after: S, box: B, choice: int) -> str | None:
        """What a step has come to, in a word of ``Upshot``, so that no screen has to tell it from two positions."""
        return None

    def picture(self, s: S, box: B, seat: int | None = None) -> str:
        """The board as plain text, as a seat may see it; empty when the headline says it all."""
        return ""

    def hints(self, s: S, box: B, seat: int | None) -> Fields:
        """What a screen is sent beside the view so that it works out nothing itself; fields that ``View`` declares.

        It tells nothing that does not follow from the view, so programs that play by the rules go without.
        """
        return {}
