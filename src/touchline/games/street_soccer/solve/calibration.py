"""How far the estimates are off: two-ply values against games played out from the same positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt

import numpy as np

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.duel import OWN_DICE, STEPPING, outcome
from touchline.games.street_soccer.solve.network import Desk, Net, new_desk
from touchline.games.street_soccer.solve.search import AT_ONCE, search
from touchline.games.street_soccer.solve.thinking import Thinker
from touchline.games.street_soccer.state import ROLL, SET_UP, SoccerBox, SoccerState
from touchline.kernel.box_record import box_record
from touchline.kernel.draws import below, game_key
from touchline.kernel.entry_points import entry_point
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import rule

NORMAL = 1.96


@rule
def play_on(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, key: int, step: int, turns: int) -> int:
    """Play on by one ply, to the end or for so many turns; the next step's number.  Set-ups are random."""
    while rules.to_move(s, box) != OVER and (turns > 0 or s.phase != ROLL):
        if rules.to_move(s, box) == CHANCE:
            turns -= 1 if s.phase == ROLL else 0
            rules.roll(s, box, outcome(s, box, key, step))
        elif s.phase == SET_UP:
            count = rules.legal(s, box, desk.moves[0])
            rules.play(s, box, desk.moves[0, below(key, OWN_DICE + step, count)])
        else:
            rules.play(s, box, search(s, box, net, desk, AT_ONCE))
        step += 1
    return step


def _playouts(states, means, box, net, desk, seed, playouts):  # type: ignore[no-untyped-def]
    """For each record: a position some turns into a game, and the mean result of playouts for the team on turn."""
    for i in range(len(states)):
        s = states[i]
        key = game_key(seed, i)
        rules.start(s, box)
        play_on(s, box, net, desk, key, 0, 1 + below(key, OWN_DICE - 1, 48))
        if s.phase != ROLL:
            means[i] = -1.0
            continue
        total = 0.0
        for n in range(playouts):
            desk.spare[3] = s
            end = desk.spare[3]
            play_on(end, box, net, desk, game_key(key, n), 0, 1 << 30)
            total += 0.5 + 0.5 * rules.payoff(end, box, s.turn)
        means[i] = total / playouts


@cache
def _compiled() -> Callable[..., None]:
    return entry_point(GAME, _playouts, STEPPING)


def spread(net: Net, thinker: Thinker, *, seed: int, positions: int = 120, playouts: int = 50) -> dict[str, float]:
    """The half-width of the 95 % interval of estimates, for even chances; it scales with ``2 sqrt(p (1 - p))``.

    What playouts themselves scatter is known and taken off: what remains is the estimates' own error.
    """
    states, means = np.zeros(positions, GAME.State.dtype()), np.zeros(positions)
    _compiled()(states, means, box_record(GAME.new_box()), net, new_desk(), np.uint64(seed), playouts)
    error = weight = bias = 0.0
    used = 0
    for record, mean in zip(states, means, strict=True):
        if mean < 0:
            continue
        win, draw, _ = thinker.chances(SoccerState.from_record(record))
        equity = win + 0.5 * draw
        error += (equity - mean) ** 2 - mean * (1 - mean) / (playouts - 1)
        bias += equity - mean
        weight += 4 * equity * (1 - equity)
        used += 1
    return {
        "spread": round(NORMAL * sqrt(max(0.0, error / max(weight, 1e-9))), 4),
        "bias": round(bias / max(1, used), 4),
        "positions": used,
        "playouts": playouts,
    }
