"""Completing a view: the cards a seat has not seen, imagined where the rules let them lie.

Cards taken back, hands and decks are dealt uniformly from what is left.  That a card returned to a hand after a
penalty was seen there is not used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from touchline.games.first_and_goal.cards import on_table
from touchline.games.first_and_goal.snap import barred
from touchline.games.first_and_goal.state import (
    CALL,
    DEFENSE_CALL,
    DISCARD_MORE,
    FAKE_CALL,
    FAKE_DEFENSE,
    KICK_CALL,
    OFFENSE_CARDS,
    PLAYS,
    FootballBox,
    FootballState,
)
from touchline.games.first_and_goal.view import DECKS, counted
from touchline.kernel.fields import Fields


def determinize(shown: Fields, box: FootballBox, draw: Callable[[int], int]) -> FootballState:
    """A state that fits a view, made from it alone."""
    s = FootballState.from_position(shown["position"])
    if box.anonymous:
        return s
    for which, deck in enumerate(DECKS):
        laid = counted(shown["laid"][deck], which)
        if deck in shown["discards"]:
            pile = counted(shown["discards"][deck], which)
            taken = counted(shown["taken"][deck], which)
        elif deck in shown["remembered"]:
            known = counted(shown["remembered"][deck], which)
            taken = _gone_from(known, sum(known) - s.in_pile[which], box.copies, draw)
            pile = [a - b for a, b in zip(known, taken, strict=True)]
        else:
            gone = _gone_from(laid, sum(laid) - s.in_pile[which], box.copies, draw)
            pile = [a - b for a, b in zip(laid, gone, strict=True)]
            taken = some_of(gone, shown["takes"][deck], draw)
        for k in range(PLAYS):
            s.pile[which * PLAYS + k] = pile[k]
            s.taken[which * PLAYS + k] = taken[k]
            s.lost[which * PLAYS + k] = laid[k] - pile[k]
        if deck in shown["hands"]:
            hand = counted(shown["hands"][deck], which)
            for k in range(PLAYS):
                s.hand[which * PLAYS + k] = hand[k]
                s.deck[which * PLAYS + k] = _not_seen(s, box, which * PLAYS + k) - hand[k]
        else:
            _deal(s, box, which, draw)
    if s.phase == FAKE_DEFENSE and s.offense_call == 0:
        s.offense_call = _fake_or_kick(s, box, draw)
    return s


def some_of(counts: Sequence[int], many: int, draw: Callable[[int], int]) -> list[int]:
    """``many`` cards of a multiset, every set of cards equally likely."""
    left = list(counts)
    picked = [0] * len(left)
    for _ in range(many):
        ticket = draw(sum(left))
        for k, copies in enumerate(left):
            ticket -= copies
            if ticket < 0:
                left[k] -= 1
                picked[k] += 1
                break
    return picked


def _gone_from(laid: Sequence[int], many: int, copies: int, draw: Callable[[int], int]) -> list[int]:
    """Which ``many`` of the cards laid on a pile were taken back: first those that must have been."""
    must = [max(0, each - copies) for each in laid]
    rest = some_of([a - b for a, b in zip(laid, must, strict=True)], many - sum(must), draw)
    return [a + b for a, b in zip(must, rest, strict=True)]


def _unearth(s: FootballState, box: FootballBox) -> None:
    """The offense has a playable card and every one lies on the pile we drew: then it took that one back."""
    found = next(k for k in range(PLAYS) if s.pile[k] and not barred(s, box, k))
    room = [k for k in range(PLAYS) if s.pile[k] < box.copies]
    instead = next((k for k in room if s.taken[k]), None)
    if instead is None:
        instead = next(k for k in room if s.lost[k])
    for cells, here in ((s.pile, 1), (s.lost, -1)):
        cells[found] -= here
        cells[instead] += here
    if s.taken[instead]:
        s.taken[instead] -= 1
        s.taken[found] += 1


def _not_seen(s: FootballState, box: FootballBox, card: int) -> int:
    """Copies of a card in hand and deck."""
    return box.copies - s.pile[card] - on_table(s, card)


def _deal(s: FootballState, box: FootballBox, which: int, draw: Callable[[int], int]) -> None:
    """The unseen cards of a deck into hand and deck; a hand that must hold a playable card gets one first."""
    must_play = which == OFFENSE_CARDS and (
        s.phase == DEFENSE_CALL or (s.phase == CALL and s.faked == 1 and box.first_edition == 1)
    )
    if must_play and all(s.pile[k] == box.copies or barred(s, box, k) for k in range(PLAYS)):
        _unearth(s, box)
    unseen = [_not_seen(s, box, which * PLAYS + k) for k in range(PLAYS)]
    hand = [0] * PLAYS
    size = s.in_hand[which]
    if must_play:
        hand = some_of([0 if barred(s, box, k) else unseen[k] for k in range(PLAYS)], 1, draw)
        size -= 1
        if s.phase == DEFENSE_CALL:
            s.offense_call = hand.index(1) + 1
    elif which == OFFENSE_CARDS and s.phase == DISCARD_MORE:
        shut = [unseen[k] if barred(s, box, k) else 0 for k in range(PLAYS)]
        hand = some_of(shut, min(size, sum(shut)), draw)
        size -= sum(hand)
    rest = some_of([a - b for a, b in zip(unseen, hand, strict=True)], size, draw)
    for k in range(PLAYS):
        s.hand[which * PLAYS + k] = hand[k] + rest[k]
        s.deck[which * PLAYS + k] = unseen[k] - hand[k] - rest[k]


def _fake_or_kick(s: FootballState, box: FootballBox, draw: Callable[[int], int]) -> int:
    """FG-7.5: the hidden Fake/Kick card; without a playable card it can only be KICK."""
    if any(s.hand[k] and not barred(s, box, k) for k in range(PLAYS)) and draw(2):
        return FAKE_CALL
    return KICK_CALL
