"""What a seat may know (FG-1.7, FG-3.2, FG-8.4): the one place where anything is hidden.

A coach sees the hand he holds and the pile beside it, of everything else the sizes.  Cards are laid on the
piles face up, so everybody can count them: ``laid`` is every card seen to fall on a pile since it was last empty.
What is taken back in a time-out is secret.  A side that held a pile before hands changed went through it then, so
it remembers more than ``laid``: that is ``remembered``.  Where a card lies that was not laid open, in hand or
deck, nobody else knows; ``imagining.py`` deals it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from touchline.games.first_and_goal.prospects import Prospect, prospects
from touchline.games.first_and_goal.stage import Stage, stage
from touchline.games.first_and_goal.state import (
    ACTIONS,
    BURN_HAND,
    CALL,
    DEFENSE_CALL,
    DEFENSE_PLAYS,
    DISCARD_MORE,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL_CARD,
    ICONS,
    KNEEL_CARD,
    NO_BLACK,
    OFFENSE_CARDS,
    OFFENSE_PLAYS,
    PENALTIES,
    PHASES,
    PLAYS,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    FootballBox,
    FootballState,
    Phase,
)

DECKS = ("offense", "defense")
DECK_PLAYS = (OFFENSE_PLAYS, DEFENSE_PLAYS)
HIDDEN_CALLS = (DEFENSE_CALL, FAKE_DEFENSE)
"""Phases in which the offense has chosen and the defense has not."""

UNSEEN = (
    CALL,
    DEFENSE_CALL,
    DISCARD_MORE,
    TIME_OUT_OFFENSE,
    TIME_OUT_DEFENSE,
    BURN_HAND,
    FIELD_GOAL_CARD,
    KNEEL_CARD,
    FAKE_OFFENSE,
)
"""Phases in which a coach looks at the hand to choose, or chooses in secret."""


# ---- the fields


class Dice(TypedDict):
    """What the dice show, as far as they have been rolled."""

    coloured: int
    """The sum of the coloured dice rolled, in yards."""
    black: int | None
    """The lowest roll of the black die, in yards; null: not rolled."""
    play: str
    """The play die's face."""
    referee: str
    """The referee die's face."""
    penalty: str
    """The penalty die's face."""


class CardCounts(TypedDict):
    """How many cards lie where."""

    hand: int
    deck: int
    discards: int


class FirstAndGoalView(TypedDict):
    """First & Goal: yards to the goal, downs, and what a coach may know of the cards."""

    phase: Phase
    """What is due."""
    score: list[int]
    """By side: home, away."""
    half: int
    """1 and 2; overtime halves are 3, 4, …"""
    offense: int
    """The side on offense; during a kickoff the receiving side, after the toss its winner."""
    ball: int
    """Yards to the goal of the defense."""
    down: int
    """1 to 4."""
    to_gain: int
    """Yards to a first down."""
    goal_to_go: bool
    timeouts: list[int]
    """Left in this half, by side."""
    action: str
    """What the dice are rolled for."""
    defense_call: str
    """The card of the defense, or what it guesses of a kick; ``none`` before it has chosen."""
    two_point_try: bool
    fake: bool
    """The kick was a fake."""
    burn_stopped: bool
    """The defense has stopped this run's burn with a time-out."""
    yards: int
    """Won by the play so far; below zero it is a loss."""
    die: str
    """The die due now."""
    dice: Dice
    cards: dict[str, CardCounts]
    """``offense`` and ``defense``."""
    offense_call: str
    """The card of the offense, or its choice to fake or kick; ``none`` before it has chosen, and while it is hidden."""
    face_down: NotRequired[bool]
    """The card of the offense lies on the table with its back up: it has chosen, the defense has not."""
    prospects: NotRequired[dict[str, Prospect]]
    """By move, as written: what it would come to, where that is known in advance."""
    stage: NotRequired[Stage]
    """What is being played: a down, or what there is instead of one."""
    position: NotRequired[str]
    """The position in one line, hidden cards left out."""
    hands: NotRequired[dict[str, dict[str, int]]]
    """By deck: the cards in the hand that you hold, and how many of each."""
    decks: NotRequired[dict[str, dict[str, int]]]
    """By deck: what is left in it; only in the whole state, never in what a seat may know."""
    discards: NotRequired[dict[str, dict[str, int]]]
    """By deck: the pile beside the hand that you hold."""
    remembered: NotRequired[dict[str, dict[str, int]]]
    """By deck: what you saw on its pile when you held it."""
    taken: NotRequired[dict[str, dict[str, int]]]
    """By deck: what was taken back from its pile in a time-out, where you hold it."""
    laid: NotRequired[dict[str, dict[str, int]]]
    """By deck: every card seen to fall on its pile since that was last empty."""
    takes: NotRequired[dict[str, int]]
    """By deck: how many cards were taken back."""


# ---- who holds what


def team_of(box: FootballBox, seat: int) -> int:
    """The team a seat plays for."""
    return 1 if seat in (box.seat[2], box.seat[3]) else 0


def holding_team(s: FootballState, which: int) -> int:
    """The team that plays a deck at the moment."""
    return s.offense if which == OFFENSE_CARDS else 1 - s.offense


def seats_of(box: FootballBox, team: int, coach: int) -> tuple[int, ...]:
    """FG-1.7: the seats that know what a coach knows: he alone, or with talking his partner too."""
    if box.silent:
        return (box.seat[team * 2 + coach],)
    return tuple(sorted({box.seat[team * 2], box.seat[team * 2 + 1]}))


def holders(s: FootballState, box: FootballBox, which: int) -> tuple[int, ...]:
    """The seats that see the hand and the pile of a deck."""
    return seats_of(box, holding_team(s, which), which)


def rememberers(s: FootballState, box: FootballBox, which: int) -> tuple[int, ...]:
    """The seats that held a deck before hands changed."""
    return seats_of(box, 1 - holding_team(s, which), which)


# ---- named fields


def named(counts: Sequence[int], which: int) -> dict[str, int]:
    """Cards of one deck by name, those that are there."""
    return {play: counts[which * PLAYS + k] for k, play in enumerate(DECK_PLAYS[which]) if counts[which * PLAYS + k]}


def counted(cards: Mapping[str, int], which: int) -> list[int]:
    """The inverse of ``named``: twelve counts."""
    return [cards.get(play, 0) for play in DECK_PLAYS[which]]


def public(s: FootballState) -> dict[str, Any]:
    """What everybody sees: score, field, clock, dice, the sizes of hands, decks and piles."""
    return {
        "phase": PHASES[s.phase],
        "score": list(s.score),
        "half": s.half,
        "offense": s.offense,
        "ball": s.y,
        "down": s.down,
        "to_gain": s.to_gain,
        "goal_to_go": s.to_gain == s.y,
        "timeouts": list(s.timeouts),
        "action": ACTIONS[s.action],
        "defense_call": s.fields["defense_call"].value_text(s.defense_call),
        "two_point_try": bool(s.trying),
        "fake": bool(s.faked),
        "burn_stopped": bool(s.stopped),
        "yards": s.moved,
        "die": s.fields["die"].value_text(s.die),
        "dice": {
            "coloured": s.gain,
            "black": None if s.low == NO_BLACK else s.low,
            "play": ICONS[s.icon],
            "referee": ICONS[s.ref],
            "penalty": PENALTIES[s.pen],
        },
        "cards": {
            deck: {"hand": s.in_hand[which], "deck": s.in_deck[which], "discards": s.in_pile[which]}
            for which, deck in enumerate(DECKS)
        },
    }


def everything(s: FootballState, box: FootballBox) -> dict[str, Any]:
    """The whole state, named."""
    shown = public(s) | {"offense_call": s.fields["offense_call"].value_text(s.offense_call)}
    if not box.anonymous:
        shown["hands"] = {deck: named(s.hand, which) for which, deck in enumerate(DECKS)}
        shown["decks"] = {deck: named(s.deck, which) for which, deck in enumerate(DECKS)}
        shown["discards"] = {deck: named(s.pile, which) for which, deck in enumerate(DECKS)}
    return shown


def view(s: FootballState, box: FootballBox, seat: int | None) -> dict[str, Any]:
    """What a seat may know; ``None`` is a spectator.  On a real table nothing is known that could be hidden."""
    if box.anonymous:
        return everything(s, box) | {"position": s.position()}
    seen = s.copy()
    if s.phase in HIDDEN_CALLS and seat not in holders(s, box, OFFENSE_CARDS):
        seen.offense_call = 0
    for name in ("hand", "deck", "pile", "taken", "lost"):
        setattr(seen, name, [0] * (2 * PLAYS))
    shown = public(s) | {"offense_call": s.fields["offense_call"].value_text(seen.offense_call)}
    shown["position"] = seen.position()
    for kind in ("hands", "discards", "remembered", "taken", "laid", "takes"):
        shown[kind] = {}
    for which, deck in enumerate(DECKS):
        shown["laid"][deck] = named([a + b for a, b in zip(s.pile, s.lost, strict=True)], which)
        shown["takes"][deck] = sum(s.taken[which * PLAYS : which * PLAYS + PLAYS])
        if seat in holders(s, box, which):
            shown["hands"][deck] = named(s.hand, which)
            shown["discards"][deck] = named(s.pile, which)
            shown["taken"][deck] = named(s.taken, which)
        elif seat in rememberers(s, box, which):
            shown["remembered"][deck] = named([a + b for a, b in zip(s.pile, s.taken, strict=True)], which)
    return shown


class Hints(TypedDict):
    """What a screen is sent beside the view."""

    face_down: bool
    prospects: dict[str, Prospect]
    stage: Stage


def hints(s: FootballState, box: FootballBox) -> Hints:
    """FG-3.2: whether a card lies there that nobody may see yet; what the choices would come to; what is played."""
    return {"face_down": s.phase in HIDDEN_CALLS, "prospects": prospects(s, box), "stage": stage(s)}
