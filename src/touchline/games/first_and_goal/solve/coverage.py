"""Whether ± holds where it is shown: single positions against games played out from them.

A class of forecasts can be right on average while each of its positions is off.  Here every position stands alone:
masters play it out many times, hidden cards dealt anew, and what the playouts themselves scatter is taken off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

import numpy as np

from touchline.games.first_and_goal.solve.matches import (
    GAME,
    LONGEST,
    MASTER,
    Hall,
    compiled,
    decide_at_level,
    hall,
    legal,
    outcome,
    own_key,
    step,
    to_move,
)
from touchline.games.first_and_goal.solve.phases import LEAST_SCALE, PHASES, phase_of
from touchline.games.first_and_goal.solve.situation import Mind
from touchline.games.first_and_goal.solve.spread import spread
from touchline.games.first_and_goal.solve.thinking import Thinker
from touchline.games.first_and_goal.state import CALL, OFFENSE_CARDS, FootballBox, FootballState
from touchline.kernel.draws import game_key
from touchline.kernel.nodes import CHANCE, OVER

NORMAL = 1.96
PLAYED_IN = 24
"""At most so many steps are played after a spread beginning, so that hands and downs are natural."""
SHORT, MORE = PHASES[4:], 3
"""Parts of a match that are soon played out: of these so many times as many positions are looked at."""
TYPES, ROUNDS = 6, 24
"""Hands and rounds of the masters who play the positions out."""


@dataclass(frozen=True)
class Looked:
    """A position: what the coach says, and what happened."""

    phase: str
    said: float
    """Home's chance."""
    won: float
    """The share of the points that home had in the playouts."""
    playouts: int

    @property
    def scale(self) -> float:
        """How wide an interval at even chances is here, squared."""
        return max(LEAST_SCALE, 4 * self.said * (1 - self.said))

    @property
    def noise(self) -> float:
        """What the playouts' share scatters by itself, squared; never nothing, however they end."""
        drawn = (self.won * self.playouts + 1) / (self.playouts + 2)
        return drawn * (1 - drawn) / self.playouts

    def within(self, interval: float) -> bool:
        """Whether it is off by no more than an interval (at even chances) and the playouts' own scatter allow."""
        return (self.said - self.won) ** 2 <= interval**2 * self.scale + NORMAL**2 * self.noise


def _play_on(s, box, moves, minds, key, limit):  # type: ignore[no-untyped-def]
    """The rest of a game between masters."""
    for n in range(limit):
        seat = to_move(s, box)
        if seat == OVER:
            break
        if seat == CHANCE:
            step(s, box, outcome(s, box, key, n))
            continue
        count = legal(s, box, moves)
        team = 0 if seat == box.seat[0] or seat == box.seat[1] else 1
        step(s, box, decide_at_level(MASTER, minds[team], s, box, moves, count, own_key(key, seat), n))


def looked(
    box: FootballBox, coach: Thinker, players: Mind, seed: int, each: int, playouts: int, parts: Sequence[str] = PHASES
) -> list[Looked]:
    """So many positions of every part of a match, each played out; of the short ones more."""
    found: list[Looked] = []
    wanted = {part: each * (MORE if part in SHORT else 1) for part in parts}
    room = hall(box, players, players)
    number = 0
    while any(wanted.values()):
        number += 1
        s = somewhere(box, coach, game_key(seed, number))
        phase = "" if to_move(s, box) == OVER else phase_of(s.half, s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS])
        if wanted.get(phase):
            wanted[phase] -= 1
            won = _played_out(s, box, room, game_key(seed + 1, number), playouts)
            found.append(Looked(phase, coach.outlook(s), won, playouts))
    return found


def somewhere(box: FootballBox, coach: Thinker, key: int) -> FootballState:
    """A position some steps after a snap drawn at random."""
    dice = Random(int(key))
    s: FootballState = GAME.new_state(box)
    left = -1
    while to_move(s, box) != OVER and left != 0:
        if s.phase == CALL and left < 0:
            spread(s, box, int(key))
            left = dice.randrange(PLAYED_IN)
        if to_move(s, box) == CHANCE:
            weights = [GAME.rules.weight(s, box, each) for each in range(GAME.rules.chances(s, box))]
            GAME.step(s, box, dice.choices(range(len(weights)), weights)[0])
        else:
            moves = GAME.legal_moves(s, box)
            options = coach.options(s, moves, dice.getrandbits(60))
            GAME.step(s, box, dice.choices(options, [each.share for each in options])[0].move)
        left -= left > 0
    return s


def _played_out(s: FootballState, box: FootballBox, room: Hall, key: int, playouts: int) -> float:
    shown = GAME.view(s, box, None)
    total = 0.0
    for n in range(playouts):
        end = GAME.determinize(shown, box, Random(n).randrange).to_record()[0]
        compiled(_play_on)(end, room.box, room.moves, room.minds, np.uint64(game_key(key, n)), LONGEST)
        total += 0.5 * (1 + float(np.sign(int(end["score"][0]) - int(end["score"][1]))))
    return total / playouts


def interval_of(positions: list[Looked]) -> float:
    """The half-width at even chances that 95 of 100 single estimates keep to.

    The larger of two: that of a normal error of the size that was seen, less the playouts' scatter; and the least that
    holds 95 of 100 of the positions, as errors have tails.

    >>> interval_of([Looked("overtime", 0.5, 0.5, 100)] * 20)
    0.0
    """
    error = np.mean([((one.said - one.won) ** 2 - one.noise) / one.scale for one in positions])
    needed = [max(0.0, (one.said - one.won) ** 2 - NORMAL**2 * one.noise) / one.scale for one in positions]
    return max(NORMAL * sqrt(max(0.0, float(error))), sqrt(float(np.quantile(needed, 0.95))))
