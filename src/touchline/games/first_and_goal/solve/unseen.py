"""The cards that a side cannot see: which may still be in the other's hand or in a deck, and what they promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.games.first_and_goal.cards import on_table
from touchline.games.first_and_goal.state import DEFENSE_CARDS, OFFENSE_CARDS, PLAYS, FootballBox, FootballState
from touchline.kernel.rule import rule

if TYPE_CHECKING:
    from touchline.games.first_and_goal.solve.situation import Mind

PARTS = 64
"""Weight of one card when a hand is imagined; a card that may have been taken back weighs a part of it."""
WIDE = 0
"""Added to a cell it makes the compiled number a wide one, so that all situations are of one type."""
FINE_YARDS = 100
"""``supply`` counts in hundredths of a yard."""


@rule
def laid(s: FootballState, box: FootballBox, which: int, play: int) -> int:
    """The copies of a card that the other side has seen on the pile."""
    cell = which * PLAYS + play
    if box.silent:
        return WIDE + s.pile[cell] + s.lost[cell]
    return WIDE + s.pile[cell] + s.taken[cell]


@rule
def unseen(s: FootballState, box: FootballBox, which: int, play: int) -> int:
    """How much of a card may be in a hand or deck the other side cannot see, in ``PARTS`` of a card.

    FG-8.4: which of the cards known to have been laid were taken back is secret, how many is not.
    """
    known = laid(s, box, which, play)
    open_to_all = on_table(s, which * PLAYS + play)
    total = 0
    for k in range(PLAYS):
        total += laid(s, box, which, k)
    parts = max(0, box.copies - known - open_to_all) * PARTS
    back = total - s.in_pile[which]
    if back > 0 and total > 0:
        parts += back * known * PARTS // total
    return parts


@rule
def supply(m: Mind, s: FootballState, box: FootballBox) -> int:
    """What the decks promise the offense: yards a snap of the cards left, beyond those of full decks, in hundredths."""
    total = 0.0
    weights = 0.0
    full = 0.0
    for against in range(PLAYS):
        m.plan[against] = float(unseen(s, box, DEFENSE_CARDS, against))
    for play in range(PLAYS):
        called = float(unseen(s, box, OFFENSE_CARDS, play))
        for against in range(PLAYS):
            yards = m.yards[s.offense, 0, play * PLAYS + against]
            total += called * m.plan[against] * yards
            weights += called * m.plan[against]
            full += yards
    if weights <= 0.0:
        return 0
    return round(FINE_YARDS * (total / weights - full / (PLAYS * PLAYS)))
