"""The things of First & Goal that messages speak of: teams, spots, downs, gains, cards, dice, moves."""

from __future__ import annotations

from touchline.games.first_and_goal import rules
from touchline.games.first_and_goal.moves import DISCARD, DISCARD_ANY, FIRST_WORD, TAKE, WITHOUT, WORDS, card_text
from touchline.games.first_and_goal.state import (
    BURN_TOP,
    DICE,
    NO_DIE,
    OFFENSE_CARDS,
    PLAYS,
    TOSS,
    FootballBox,
    FootballState,
)
from touchline.kernel.message import Argument, Message, Player

COIN = ("heads", "tails")
TEAMS = ("home", "away")
Teams = tuple[Argument, Argument]
"""Home and away as sentences call them."""


def teams(box: FootballBox) -> Teams:
    """A team goes by its coach; with two coaches it is Home or Away."""
    home, away = (
        Player(box.seat[2 * team])
        if box.seat[2 * team] == box.seat[2 * team + 1]
        else Message("fg-team", team=TEAMS[team])
        for team in range(2)
    )
    return home, away


def at(y: int) -> Message:
    """Where the ball is, seen by the side on offense.

    >>> at(65).to_json(), at(50).id
    ({'id': 'fg-at-own', 'args': {'yards': 35}}, 'fg-at-midfield')
    """
    if y == 50:
        return Message("fg-at-midfield")
    return Message("fg-at-own", yards=100 - y) if y > 50 else Message("fg-at-opp", yards=y)


def down_and_distance(s: FootballState) -> Message:
    """``3rd & 7``, ``1st & goal``."""
    if s.to_gain == s.y:
        return Message("fg-down-and-goal", down=s.down)
    return Message("fg-down", down=s.down, yards=s.to_gain)


def gain(yards: int) -> Message:
    """A gain or a loss; its form ``start`` begins a sentence.

    >>> [gain(yards).id for yards in (7, 0, -3)]
    ['fg-gain', 'fg-gain-none', 'fg-loss']
    """
    if yards == 0:
        return Message("fg-gain-none")
    return Message("fg-gain", yards=yards) if yards > 0 else Message("fg-loss", yards=-yards)


def card(deck: int, play: int) -> Message:
    """A card by its name; its form ``start`` begins a sentence."""
    return Message(f"fg-card-{card_text(deck, play)}")


def discarded(move: int) -> Message:
    """What the offense lays away; with real cards on a table only that it is a card."""
    return Message("fg-a-card") if move == DISCARD_ANY else card(OFFENSE_CARDS, move - DISCARD)


def die(which: int) -> Message:
    """A die by its colour or its name."""
    return Message(f"fg-chance-{DICE[which]}")


def move(which: int, deck: int) -> Message:
    """A decision as it stands on a button; its form ``said`` is how a sentence quotes it."""
    if which < PLAYS:
        return card(deck, which)
    if which < TAKE:
        return Message(f"fg-move-{WORDS[which - FIRST_WORD]}")
    if which < DISCARD:
        return Message("fg-move-take-card", card=card(deck, which - TAKE))
    if which < WITHOUT:
        return Message("fg-move-discard-card", card=card(deck, which - DISCARD))
    return Message("fg-move-without", die=die(which - WITHOUT))


def chance_name(s: FootballState) -> str:
    """The die, ``coin``, ``offense-card``, ``defense-card`` or ``burned-card``, as records write it."""
    if s.die != NO_DIE:
        return DICE[s.die]
    if s.phase == TOSS:
        return "coin"
    if s.phase == BURN_TOP:
        return "burned-card"
    return "offense-card" if rules.deck_due(s) == OFFENSE_CARDS else "defense-card"


def chance(s: FootballState) -> Message:
    """What is rolled, tossed or drawn."""
    return Message(f"fg-chance-{chance_name(s)}")
