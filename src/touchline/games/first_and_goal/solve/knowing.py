"""What a seat knows, as a state that a coach can think about."""

from __future__ import annotations

from touchline.games.first_and_goal.state import PLAYS, FootballBox, FootballState
from touchline.games.first_and_goal.view import DECKS, counted
from touchline.kernel.fields import Fields


def known_state(view: Fields, box: FootballBox) -> FootballState:
    """The state as a seat knows it: what is hidden stays empty, the rival's pile is what was seen to fall on it."""
    s = FootballState.from_position(view["position"])
    if box.anonymous:
        return s
    for which, deck in enumerate(DECKS):
        at = which * PLAYS
        laid = counted(view["laid"][deck], which)
        if deck in view["hands"]:
            pile = counted(view["discards"][deck], which)
            s.hand[at : at + PLAYS] = counted(view["hands"][deck], which)
            s.taken[at : at + PLAYS] = counted(view["taken"][deck], which)
            s.lost[at : at + PLAYS] = [a - b for a, b in zip(laid, pile, strict=True)]
        elif deck in view["remembered"] and not box.silent:
            pile = counted(view["remembered"][deck], which)
        else:
            pile = laid
        s.pile[at : at + PLAYS] = pile
    return s
