"""Cards as counts: a deck, a hand and a pile are multisets of the twelve plays (FG-1.4).

Nobody knows the order of a deck, so none is kept: drawing the top card is a chance node whose
weights are the copies left.  With real cards on a table (``box.anonymous``) only sizes are kept.
"""

from __future__ import annotations

from touchline.games.first_and_goal.ids import FG_1_4, FG_8_8
from touchline.games.first_and_goal.state import DEFENSE_CARDS, PLAYS, FootballBox, FootballState
from touchline.kernel.rule import rule


@rule
def new_decks(s: FootballState, box: FootballBox) -> None:
    """FG-1.4: all cards back into two full decks."""
    s.fired |= FG_1_4
    for k in range(2 * PLAYS):
        s.hand[k] = 0
        s.pile[k] = 0
        s.taken[k] = 0
        s.lost[k] = 0
        s.deck[k] = 0 if box.anonymous else box.copies
    for which in range(2):
        s.in_hand[which] = 0
        s.in_pile[which] = 0
        s.in_deck[which] = PLAYS * box.copies
        s.owed[which] = 0


@rule
def plays_in_deck(s: FootballState, which: int) -> int:
    """How many different plays the top card can be."""
    count = 0
    for k in range(which * PLAYS, which * PLAYS + PLAYS):
        if s.deck[k] > 0:
            count += 1
    return count


@rule
def nth_in_deck(s: FootballState, which: int, nth: int) -> int:
    """The ``nth`` play of which the deck still has a copy."""
    left = nth
    for k in range(PLAYS):
        if s.deck[which * PLAYS + k] > 0:
            if left == 0:
                return k
            left -= 1
    return 0


@rule
def draw_card(s: FootballState, which: int, play: int) -> None:
    """The top card goes to the hand."""
    s.deck[which * PLAYS + play] -= 1
    s.hand[which * PLAYS + play] += 1
    s.in_deck[which] -= 1
    s.in_hand[which] += 1


@rule
def table_card(s: FootballState, box: FootballBox, which: int, play: int) -> None:
    """FG-3.2: a card goes from the hand to the table, face up."""
    if not box.anonymous:
        s.hand[which * PLAYS + play] -= 1
    s.in_hand[which] -= 1


@rule
def on_table(s: FootballState, card: int) -> int:
    """FG-8.1: copies of a card, counted through both decks, that lie turned over on the table."""
    if s.tabled and (card == s.offense_call - 1 or card == PLAYS + s.defense_call - 1):
        return 1
    return 0


@rule
def pile_card(s: FootballState, box: FootballBox, which: int, play: int) -> None:
    """A card goes from the table to the pile."""
    if not box.anonymous:
        s.pile[which * PLAYS + play] += 1
    s.in_pile[which] += 1


@rule
def lay_card(s: FootballState, box: FootballBox, which: int, play: int) -> None:
    """A card goes from the hand to the pile, face up."""
    table_card(s, box, which, play)
    pile_card(s, box, which, play)


@rule
def return_card(s: FootballState, box: FootballBox, which: int, play: int) -> None:
    """FG-6.2: the card just played goes back to the hand, in everybody's sight."""
    if not box.anonymous:
        s.pile[which * PLAYS + play] -= 1
        s.hand[which * PLAYS + play] += 1
    s.in_pile[which] -= 1
    s.in_hand[which] += 1


@rule
def burn_card(s: FootballState, box: FootballBox, which: int, play: int) -> None:
    """FG-8.1: the top card goes to the pile, face up."""
    if not box.anonymous:
        s.deck[which * PLAYS + play] -= 1
        s.pile[which * PLAYS + play] += 1
    s.in_deck[which] -= 1
    s.in_pile[which] += 1


@rule
def take_back(s: FootballState, box: FootballBox, which: int, play: int) -> None:
    """FG-8.4: a card of the own pile goes to the hand, in secret."""
    if not box.anonymous:
        s.pile[which * PLAYS + play] -= 1
        s.hand[which * PLAYS + play] += 1
        s.taken[which * PLAYS + play] += 1
        s.lost[which * PLAYS + play] += 1
    s.in_pile[which] -= 1
    s.in_hand[which] += 1


@rule
def hand_into_deck(s: FootballState, which: int) -> None:
    """The hand is shuffled into its deck."""
    for k in range(which * PLAYS, which * PLAYS + PLAYS):
        s.deck[k] += s.hand[k]
        s.hand[k] = 0
    s.in_deck[which] += s.in_hand[which]
    s.in_hand[which] = 0


@rule
def pile_into_deck(s: FootballState, which: int) -> None:
    """FG-8.8: the discards of the defense become its deck again."""
    s.fired |= FG_8_8
    for k in range(which * PLAYS, which * PLAYS + PLAYS):
        s.deck[k] += s.pile[k]
        s.pile[k] = 0
        s.taken[k] = 0
        s.lost[k] = 0
    s.in_deck[which] += s.in_pile[which]
    s.in_pile[which] = 0


@rule
def owe_cards(s: FootballState, box: FootballBox, which: int, wanted: int) -> None:
    """FG-8.8: how many cards are drawn: what is wanted, or what there is (in rules 0.9 a defense reshuffled for it)."""
    there = s.in_deck[which]
    if which == DEFENSE_CARDS and box.first_edition:
        there += s.in_pile[which]
    s.owed[which] = max(0, min(wanted, there))


@rule
def holds(s: FootballState, box: FootballBox, which: int, play: int) -> bool:
    """Whether a card is in the hand; on a real table the hand is not known and any card may be."""
    if box.anonymous:
        return s.in_hand[which] > 0
    return s.hand[which * PLAYS + play] > 0
