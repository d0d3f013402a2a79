"""Games that begin anywhere: clocks, scores, time-outs and spots spread out, so that all of them are learned from.

Self-play from the kickoff visits few situations: coaches who spend their time-outs early never see what one is worth
late.  Seven games in ten therefore begin at a snap drawn at random, often with few cards left.
"""

from __future__ import annotations

from touchline.games.first_and_goal.cards import burn_card, lay_card
from touchline.games.first_and_goal.solve.situation import FIRST_TEN, KICKED_TO
from touchline.games.first_and_goal.solve.unseen import WIDE
from touchline.games.first_and_goal.state import DEFENSE_CARDS, OFFENSE_CARDS, PLAYS, FootballBox, FootballState
from touchline.kernel.draws import below
from touchline.kernel.rule import rule

SPREADS = 1 << 29
"""Where the draws begin that spread a position."""
AS_USUAL, FIRST_HALF, SECOND_HALF = 30, 55, 88
"""Of a hundred games so many, added up, begin at the kickoff, in the first half, in the second; else in overtime."""
FEW = 14
"""Half of the clocks drawn have at most so many cards."""
CLOSE = 17
"""Leads are drawn evenly up to so many points."""
LEVEL = 30
"""Points of a side that does not lead: only the difference matters."""


@rule
def spread(s: FootballState, box: FootballBox, key: int) -> None:
    """Move a match that waits for its first snap anywhere, or leave it."""
    kind = below(key, SPREADS, 100)
    if kind < AS_USUAL:
        return
    s.half = 1 if kind < FIRST_HALF else (2 if kind < SECOND_HALF else 3)
    for team in range(2):
        s.timeouts[team] = below(key, SPREADS + 1 + team, box.time_outs + 1)
        s.score[team] = LEVEL
    if s.half < 3:
        s.score[0] = LEVEL + below(key, SPREADS + 3, 2 * CLOSE + 1) - CLOSE
    whole = WIDE + s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS]
    clock = FEW if below(key, SPREADS + 4, 2) == 0 else whole
    left = 1 + below(key, SPREADS + 5, clock)
    strip(s, box, OFFENSE_CARDS, left, key, SPREADS + 16)
    strip(s, box, DEFENSE_CARDS, max(box.hand_size, whole - (whole - left) * 3 // 4), key, SPREADS + 128)
    s.y = 1 + below(key, SPREADS + 6, 99)
    if below(key, SPREADS + 7, 10) < 3:
        s.y = KICKED_TO
    s.down = 1 + max(0, below(key, SPREADS + 8, 8) - 4)
    s.to_gain = min(FIRST_TEN, WIDE + s.y)
    if s.down > 1:
        s.to_gain = min(WIDE + s.y, 1 + below(key, SPREADS + 9, 15))


@rule
def strip(s: FootballState, box: FootballBox, which: int, left: int, key: int, draw: int) -> None:
    """Lay cards of a deck, and of the hand once the deck is empty, on the pile until so many are left."""
    while s.in_hand[which] + s.in_deck[which] > left:
        from_deck = s.in_deck[which] > 0
        ticket = below(key, draw, WIDE + (s.in_deck[which] if from_deck else s.in_hand[which]))
        draw += 1
        for play in range(PLAYS):
            ticket -= s.deck[which * PLAYS + play] if from_deck else s.hand[which * PLAYS + play]
            if ticket < 0:
                if from_deck:
                    burn_card(s, box, which, play)
                else:
                    lay_card(s, box, which, play)
                break
