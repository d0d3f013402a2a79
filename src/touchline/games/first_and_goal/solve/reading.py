"""Reading a rival: how likely he is of each of a few styles, by what he called where, and what he will call then.

Three styles are told apart: who cannot be read (he calls as the master would), who counts yards (he calls the card
that promises most of them), and who takes his cards as they come.  The hands are imagined: whatever a style would call
is taken over all that he can hold, of who counts yards without the better cards that he would have called before.
What is known of a call is what was known when one's own card was chosen; the rival's card shows how likely each
style was, by Bayes.  A style may change between two calls, so that nobody is taken for what he was long ago.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from touchline.games.first_and_goal.solve.calls import expected_yards, shut
from touchline.games.first_and_goal.solve.imagined_hand import ImaginedHand, Shares, any_card
from touchline.games.first_and_goal.solve.knowing import known_state
from touchline.games.first_and_goal.solve.shipping import YardsBook
from touchline.games.first_and_goal.solve.situation import Mind
from touchline.games.first_and_goal.solve.thinking import Told
from touchline.games.first_and_goal.solve.unseen import unseen
from touchline.games.first_and_goal.state import (
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DEFENSE_PLAYS,
    OFFENSE_CARDS,
    OFFENSE_PLAYS,
    PLAYS,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.play.recalling import Recalled

UNREADABLE, COUNTS_YARDS, AS_THEY_COME = range(3)
PRIOR = (0.98, 0.01, 0.01)
"""How likely a rival is of each style before he has called anything."""
CHANGES = 0.02
"""How often a rival is of another style at his next call than at this one."""
STRAYS = 0.1
"""How often whoever has a style calls as somebody of no style would, so that one odd card proves nothing."""
MOST_TRUST = 0.5
"""No rival is trusted more, whatever he called: he might feign."""
REMEMBERED = 4096
"""Snaps that need not be thought of again; what is thought of one follows from it alone."""

Unreadable = Callable[[FootballState, int], Shares]
"""``unreadable(s, which)``: how often a master calls each card of a deck, as the other side sees it."""


class Snap(NamedTuple):
    """A call of the rival that was turned over."""

    s: FootballState
    """As it was known when one's own card was chosen."""
    which: int
    """The rival's deck."""
    play: int
    """The card."""


class Prospects(NamedTuple):
    """The cards of a deck at a snap, as their holder sees them."""

    unseen: Shares
    worth: Shares
    """Expected yards; of a defense what it keeps the offense from."""
    playable: Sequence[bool]


class Reading(NamedTuple):
    """What is thought of a rival."""

    styles: tuple[float, ...]
    """How likely he is of each style."""
    told: Told
    """How he will call, and how far that is trusted."""


def snaps_in(past: Sequence[Recalled], box: FootballBox) -> Iterator[Snap]:
    """FG-3.2: every snap at which one chose a card and saw the rival's; a card taken up again in a time-out is none."""
    for k, own in enumerate(past):
        if own.view is None:
            continue
        s = known_state(own.view, box)
        if s.phase == DEFENSE_CALL and k > 0 and past[k - 1].move in OFFENSE_PLAYS:
            yield Snap(s, OFFENSE_CARDS, OFFENSE_PLAYS.index(past[k - 1].move))
        elif s.phase == CALL and own.move in OFFENSE_PLAYS and k + 1 < len(past) and past[k + 1].move in DEFENSE_PLAYS:
            yield Snap(s, DEFENSE_CARDS, DEFENSE_PLAYS.index(past[k + 1].move))


class Reader:
    """Who reads rivals under some rules."""

    def __init__(self, box: FootballBox, book: Mind | YardsBook, unreadable: Unreadable) -> None:
        self._box = box
        self._book = YardsBook(book.yards, book.card_yards, book.field_goal)  # type: ignore[arg-type]
        self._unreadable = lru_cache(maxsize=REMEMBERED)(self._called_by_masters)
        self._prospects = lru_cache(maxsize=REMEMBERED)(self._cards_of)
        self._think = unreadable

    def read(self, past: Sequence[Recalled], s: FootballState, which: int) -> Reading:
        """How likely the rival is of each style, and what he will call from deck ``which`` in the state at hand."""
        styles: Sequence[float] = PRIOR
        hand, before = ImaginedHand(), None
        for snap in snaps_in(past, self._box):
            by_style = self._calls(hand, before, snap.s, snap.which)
            styles = judged(styles, [each[snap.play] for each in by_style])
            hand.called(snap.play, *self.prospects(snap.s, snap.which))
            before = snap
        known = trust(styles) if before is not None else 0.0
        prospects = self.prospects(s, which)
        _follow(hand, before, s, which)
        yards = hand.best(*prospects)
        any_of = any_card(s.in_hand[which], prospects.unseen, prospects.playable)
        readable = styles[COUNTS_YARDS] + styles[AS_THEY_COME]
        mixed = zip(yards, any_of, strict=True)
        calls = [(styles[COUNTS_YARDS] * a + styles[AS_THEY_COME] * b) / readable for a, b in mixed]
        return Reading(tuple(styles), Told(known if sum(calls) > 0 else 0.0, which, calls))

    def _calls(self, hand: ImaginedHand, before: Snap | None, s: FootballState, which: int) -> tuple[Shares, ...]:
        """How often each style calls each card."""
        unseen_, worth, playable = self.prospects(s, which)
        _follow(hand, before, s, which)
        of_any = any_card(s.in_hand[which], unseen_, playable)
        return (
            _straying(self._unreadable(s.position(), which), of_any),
            _straying(hand.best(unseen_, worth, playable), of_any),
            of_any,
        )

    def prospects(self, s: FootballState, which: int) -> Prospects:
        """What the holder of a deck looks at."""
        return self._prospects(s.position(), which)

    def _called_by_masters(self, position: str, which: int) -> Shares:
        return self._think(FootballState.from_position(position), which)

    def _cards_of(self, position: str, which: int) -> Prospects:
        s = FootballState.from_position(position)
        sign = 1 if which == OFFENSE_CARDS else -1
        trying = int(s.trying or s.phase == TRY)
        return Prospects(
            [float(unseen(s, self._box, which, play)) for play in range(PLAYS)],
            [sign * expected_yards(self._book, s, self._box, which, play, s.faked) for play in range(PLAYS)],  # type: ignore[arg-type]
            [which == DEFENSE_CARDS or not shut(self._box, play, s.y, trying) for play in range(PLAYS)],
        )


def judged(styles: Sequence[float], likelihoods: Sequence[float]) -> list[float]:
    """Bayes, then some chance that the style is another one from the next call on.

    >>> [round(each, 3) for each in judged((0.5, 0.5, 0.0), (0.1, 0.3, 0.2))]
    [0.265, 0.735, 0.0]
    """
    joint = [a * b for a, b in zip(styles, likelihoods, strict=True)]
    whole = sum(joint)
    after = [each / whole for each in joint] if whole > 0 else styles
    return [(1 - CHANGES) * each + CHANGES * first for each, first in zip(after, PRIOR, strict=True)]


def trust(styles: Sequence[float]) -> float:
    """How far a rival is trusted to keep to a style: as far as his calls have shown one, never more than so far.

    >>> trust(PRIOR), trust((0.1, 0.9, 0.0)) == MOST_TRUST
    (0.0, True)
    """
    shown = (PRIOR[UNREADABLE] - styles[UNREADABLE]) / PRIOR[UNREADABLE]
    return min(MOST_TRUST, max(0.0, shown))


def _straying(calls: Shares, otherwise: Shares) -> Shares:
    """What is called by who strays now and then."""
    return [(1 - STRAYS) * a + STRAYS * b for a, b in zip(calls, otherwise, strict=True)]


def _follow(hand: ImaginedHand, before: Snap | None, s: FootballState, which: int) -> None:
    """Bring an imagined hand from the snap before to this one."""
    if before is None or _dealt_anew(before, s, which):
        hand.new()
    hand.holds(s.in_hand[which])


def _dealt_anew(before: Snap, s: FootballState, which: int) -> bool:
    """FG-8.4, FG-8.8: whether the rival's hand may be another: the ball or the half has changed, or time was called."""
    then = before.s
    return (before.which, then.offense, then.half, *then.timeouts) != (which, s.offense, s.half, *s.timeouts)
