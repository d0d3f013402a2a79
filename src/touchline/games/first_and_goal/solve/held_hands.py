"""Whether hands are as if they had been dealt from what is unseen: how often masters hold each card, and would then.

At every snap each side's hand is compared with what the other side can know of it.  This is what all that imagine
hands uniformly take for granted.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.solve.calibration import ROUNDS, TYPES
from touchline.games.first_and_goal.solve.knowing import known_state
from touchline.games.first_and_goal.solve.strolling import stroll
from touchline.games.first_and_goal.solve.thinking import Thinker
from touchline.games.first_and_goal.solve.unseen import unseen
from touchline.games.first_and_goal.state import CALL, PLAYS, FootballBox, FootballState
from touchline.games.first_and_goal.view import DECK_PLAYS, holding_team
from touchline.kernel.draws import game_key
from touchline.kernel.nodes import OVER

CARDS = 2 * PLAYS


class Held(NamedTuple):
    """One card over many hands."""

    card: str
    held: float
    """Copies in the hands."""
    dealt: float
    """Copies that there would be if hands were dealt from what the other side has not seen."""
    error: float
    """The half-width of a 95 % interval of the ratio; the snaps of one game go together."""

    @property
    def ratio(self) -> float:
        """How much more often it is held; 1: as often."""
        return self.held / self.dealt


@lru_cache(maxsize=1)
def _box() -> FootballBox:
    return GAME.new_box()


@lru_cache(maxsize=1)
def _master() -> Thinker:
    return Thinker.shipped(_box(), TYPES, ROUNDS)


def dealt_from_unseen(s: FootballState, box: FootballBox, which: int) -> list[float]:
    """How many copies of each card of a deck a hand would hold, by what the other side knows."""
    other = 1 - holding_team(s, which)
    known = known_state(GAME.view(s, box, box.seat[2 * other + 1 - which]), box)
    parts = [unseen(known, box, which, play) for play in range(PLAYS)]
    return [s.in_hand[which] * each / max(1, sum(parts)) for each in parts]


def of_one_game(key: int) -> list[tuple[float, float]]:
    """Held and dealt, of every card of both decks over the snaps of a game between masters."""
    box, coach, dice = _box(), _master(), Random(key)
    s: FootballState = GAME.new_state(box)
    held, dealt = [0.0] * CARDS, [0.0] * CARDS
    while GAME.rules.to_move(s, box) != OVER:
        if s.phase == CALL:
            for which in range(2):
                for play, each in enumerate(dealt_from_unseen(s, box, which)):
                    held[which * PLAYS + play] += s.hand[which * PLAYS + play]
                    dealt[which * PLAYS + play] += each
        stroll(s, box, coach, dice)
    return list(zip(held, dealt, strict=True))


def held_hands(seed: int, games: int, cores: int = 1) -> list[Held]:
    """Every card of both decks over so many games."""
    keys = [game_key(seed, number) for number in range(games)]
    if cores == 1:
        return list(_together([of_one_game(key) for key in keys]))
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        return list(_together(list(pool.map(of_one_game, keys))))


def _together(games: list[list[tuple[float, float]]]) -> Iterator[Held]:
    names = [play for plays in DECK_PLAYS for play in plays]
    for name, of_games in zip(names, zip(*games, strict=True), strict=True):
        held, dealt = (sum(column) for column in zip(*of_games, strict=True))
        ratio = held / dealt
        scatter = sqrt(sum((a - ratio * b) ** 2 for a, b in of_games))
        yield Held(name, held, dealt, 1.96 * scatter / dealt)
