"""First & Goal as numbers for learners: what everybody sees, and of the cards what a seat may know."""

from __future__ import annotations

from collections.abc import MutableSequence

from touchline.games.first_and_goal.state import (
    DEFENSE_CALL,
    DEFENSE_PLAYS,
    FAKE_DEFENSE,
    OFFENSE_PLAYS,
    PLAYS,
    FootballBox,
    FootballState,
)
from touchline.kernel.features import Features, cell_features
from touchline.kernel.rule import rule

SECRET = ("offense_call", "hand", "deck", "pile", "taken", "lost")
"""Cells that are not for every seat."""

PUBLIC = cell_features(FootballState, without=SECRET)
observe_public = rule(PUBLIC.observe)

CALL_AT = len(PUBLIC.names)
HANDS_AT = CALL_AT + 1
PILES_AT = HANDS_AT + 2 * PLAYS
LAID_AT = PILES_AT + 2 * PLAYS
CARDS = (*(f"offense {play}" for play in OFFENSE_PLAYS), *(f"defense {play}" for play in DEFENSE_PLAYS))


@rule
def holds(s: FootballState, box: FootballBox, seat: int, which: int) -> bool:
    """FG-1.7: whether a seat sees the hand and the pile of a deck: its coach, with talking also the partner."""
    team = s.offense if which == 0 else 1 - s.offense
    if box.seat[team * 2 + which] == seat:
        return True
    return box.silent == 0 and box.seat[team * 2 + 1 - which] == seat


@rule
def observe(s: FootballState, box: FootballBox, seat: int, seen: MutableSequence[int]) -> None:
    """FG-3.2, FG-8.4: the public cells; the seat's own hand, pile and call; every card laid on a pile in the open."""
    observe_public(s, box, seat, seen)
    face_down = s.phase == DEFENSE_CALL or s.phase == FAKE_DEFENSE
    seen[CALL_AT] = 0 if face_down and not holds(s, box, seat, 0) else s.offense_call
    for which in range(2):
        mine = holds(s, box, seat, which)
        for card in range(which * PLAYS, which * PLAYS + PLAYS):
            seen[HANDS_AT + card] = s.hand[card] if mine else 0
            seen[PILES_AT + card] = s.pile[card] if mine else 0
            seen[LAID_AT + card] = s.pile[card] + s.lost[card]


FEATURES = Features(
    (
        *PUBLIC.names,
        "offense_call",
        *(f"hand: {card}" for card in CARDS),
        *(f"pile: {card}" for card in CARDS),
        *(f"laid: {card}" for card in CARDS),
    ),
    observe,
)
