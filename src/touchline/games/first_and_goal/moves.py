"""The decisions of First & Goal as small integers, and as they are written.

0..11 are cards (which deck depends on who chooses); ``TAKE`` and ``DISCARD`` plus a card are what a time-out
takes back and what goes from the hand to the pile.  With real cards on a table the plain words stand for "a card".
"""

from __future__ import annotations

from touchline.games.first_and_goal.state import DEFENSE_PLAYS, DICE, GREEN, OFFENSE_CARDS, OFFENSE_PLAYS, PLAYS, RED

WORDS = (
    "time-out",
    "ready",
    "sneak",
    "kneel",
    "hail-mary",
    "punt",
    "field-goal",
    "kick",
    "fake",
    "touchback",
    "run-out",
    "onside",
    "squib",
    "accept",
    "decline",
    "stop",
    "run-on",
    "burn",
    "hold",
    "shuffle",
    "extra-point",
    "two-point",
    "return",
    "fair-catch",
    "heads",
    "tails",
    "receive",
    "five-dice",
    "draw-cards",
    "end-half",
    "give-up",
    "take",
    "discard",
    "nothing",
)
FIRST_WORD = PLAYS
(
    CALL_TIME_OUT,
    READY,
    CALL_SNEAK,
    CALL_KNEEL,
    CALL_HAIL_MARY,
    CALL_PUNT,
    CALL_FIELD_GOAL,
    KICK,
    FAKE,
    TOUCHBACK,
    RUN_OUT,
    ONSIDE,
    SQUIB,
    ACCEPT,
    DECLINE,
    STOP,
    RUN_ON,
    BURN,
    HOLD,
    SHUFFLE,
    EXTRA_POINT,
    TWO_POINT,
    RETURN,
    FAIR_CATCH,
    CALL_HEADS,
    CALL_TAILS,
    RECEIVE,
    FIVE_DICE,
    DRAW_CARDS,
    END_HALF,
    GIVE_UP,
    TAKE_ANY,
    DISCARD_ANY,
    NOTHING,
) = range(FIRST_WORD, FIRST_WORD + len(WORDS))
TAKE = 60
"""``TAKE + play``: that card back from the pile (FG-8.4)."""
DISCARD = 80
"""``DISCARD + play``: that card from the hand to the pile."""
WITHOUT = 100
"""``WITHOUT + die``: the punt with the play die in place of that die (FG-9.5)."""

ALIASES = {
    "timeout": "time-out",
    "time out": "time-out",
    "to": "time-out",
    "go": "ready",
    "fg": "field-goal",
    "field goal": "field-goal",
    "hail mary": "hail-mary",
    "run out": "run-out",
    "fair catch": "fair-catch",
    "pat": "extra-point",
    "one": "extra-point",
    "extra point": "extra-point",
    "two": "two-point",
    "two points": "two-point",
    "2pt": "two-point",
    "reroll": "run-on",
    "onside-kick": "onside",
    "squib-kick": "squib",
    "none": "nothing",
}


def card_text(deck: int, play: int) -> str:
    """A card as written: ``short-pass``, ``cover-2-spy``."""
    return OFFENSE_PLAYS[play] if deck == OFFENSE_CARDS else DEFENSE_PLAYS[play]


def word_of(move: int, deck: int) -> str:
    """A move as written by the side that plays ``deck``.

    >>> word_of(8, 0), word_of(TAKE + 7, 1), word_of(WITHOUT + RED + 1, 0), word_of(READY, 0)
    ('short-pass', 'take-nickel', 'without-ivory', 'ready')
    """
    if move < PLAYS:
        return card_text(deck, move)
    if move < TAKE:
        return WORDS[move - FIRST_WORD]
    if move < DISCARD:
        return f"take-{card_text(deck, move - TAKE)}"
    if move < WITHOUT:
        return f"discard-{card_text(deck, move - DISCARD)}"
    return f"without-{DICE[move - WITHOUT]}"


EVERY_MOVE = (
    *range(FIRST_WORD + len(WORDS)),
    *range(TAKE, TAKE + PLAYS),
    *range(DISCARD, DISCARD + PLAYS),
    *range(WITHOUT + RED, WITHOUT + GREEN + 1),
)
