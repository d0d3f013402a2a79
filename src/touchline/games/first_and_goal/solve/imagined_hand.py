"""The hand of a rival who always calls the best card he holds, by what he called: the better ones he did not hold.

A hand is imagined as places, each with the cards that may still lie there, and places as independent of each other.
Whoever calls his best card shows that none of his other places holds a better one; the place he called from is
filled anew from the deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.first_and_goal.state import PLAYS

LEFT = 0.02
"""What remains of the chance that a place holds a card better than the one called: nobody counts without fail."""

Shares = Sequence[float]
"""One number a play."""


class ImaginedHand:
    """Places for cards, and how likely each card lies in each."""

    def __init__(self) -> None:
        self._places: list[list[float]] = []

    def new(self) -> None:
        """FG-8.8, FG-8.4: hands have changed, or a time-out let him change his."""
        self._places.clear()

    def holds(self, many: int) -> None:
        """So many cards are in it; those that have come lie in fresh places."""
        del self._places[many:]
        while len(self._places) < many:
            self._places.append([1.0] * PLAYS)

    def best(self, unseen: Shares, worth: Shares, playable: Sequence[bool]) -> list[float]:
        """How likely each card is the best that may be played; all 0 where there is none.

        >>> hand = ImaginedHand()
        >>> hand.holds(1)
        >>> hand.best([1.0, 3.0] + [0.0] * 10, [5.0, 2.0] + [0.0] * 10, [True] * 12)[:2]
        [0.25, 0.75]
        >>> hand.holds(2)
        >>> hand.best([1.0, 1.0] + [0.0] * 10, [5.0, 2.0] + [0.0] * 10, [True] * 12)[:2]
        [0.75, 0.25]
        """
        dealt = [_shares(place, unseen) for place in self._places]
        none_better = [1.0] * len(dealt)
        found, before = [0.0] * PLAYS, 1.0
        for play in sorted(filter(playable.__getitem__, range(PLAYS)), key=lambda play: -worth[play]):
            none_better = [rest - place[play] for rest, place in zip(none_better, dealt, strict=True)]
            now = 1.0
            for each in none_better:
                now *= max(0.0, each)
            found[play], before = before - now, now
        whole = sum(found)
        return [each / whole for each in found] if whole > 0 else found

    def called(self, play: int, unseen: Shares, worth: Shares, playable: Sequence[bool]) -> None:
        """He called this one: the place where it most likely lay is empty, and no other holds a better."""
        if not self._places:
            return
        likely = [_shares(place, unseen)[play] for place in self._places]
        del self._places[likely.index(max(likely))]
        for place in self._places:
            for k in range(PLAYS):
                if playable[k] and worth[k] > worth[play]:
                    place[k] *= LEFT


def _shares(place: Shares, unseen: Shares) -> list[float]:
    """How likely each card lies in a place."""
    weights = [a * b for a, b in zip(place, unseen, strict=True)]
    whole = sum(weights)
    return [each / whole for each in weights] if whole > 0 else [1 / PLAYS] * PLAYS


def any_card(many: int, unseen: Shares, playable: Sequence[bool]) -> list[float]:
    """How likely each card is called by who calls any that he holds: of two copies neither sooner.

    >>> any_card(1, [1.0, 3.0] + [0.0] * 10, [True] * 12)[:2]
    [0.25, 0.75]
    """
    whole = sum(unseen)
    there = [1.0 - (1.0 - each / whole) ** many if whole > 0 and playable[k] else 0.0 for k, each in enumerate(unseen)]
    total = sum(there)
    return [each / total for each in there] if total > 0 else there
