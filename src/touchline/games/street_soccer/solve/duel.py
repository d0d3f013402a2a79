"""Whole matches between levels in compiled code: mirrored pairs with shared dice.

The dice are those of the laboratory (``kernel.draws``: a roll is a function of seed, game and
step), so a bot asked move by move plays the very same games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple

import numpy as np

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.instinct import eager, wary
from touchline.games.street_soccer.solve.network import Desk, Net, new_desk, shipped_net
from touchline.games.street_soccer.solve.search import AT_ONCE, Depth, search
from touchline.games.street_soccer.solve.setups import from_the_book, shipped_book
from touchline.games.street_soccer.state import SET_UP, SoccerBox, SoccerState
from touchline.kernel.arrays import Floats, Ints
from touchline.kernel.box_record import box_record
from touchline.kernel.draws import below, game_key
from touchline.kernel.entry_points import entry_point
from touchline.kernel.nodes import OVER
from touchline.kernel.rule import rule

RANDOM, EAGER, WARY, LEARNED = range(4)
outcome, roll_on = STEPPING = GAME.stepping.outcome, GAME.stepping.roll_on
OWN_DICE = 1 << 20
"""Where the random player's own draws begin, beyond those of the dice."""


class Player(NamedTuple):
    """Somebody in compiled matches."""

    kind: int
    depth: Depth = AT_ONCE
    """How far the learned player looks."""
    net: Net | None = None
    """His values; ``None``: the shipped ones."""
    plans: Ints | None = None
    """His book of set-ups; ``None``: the shipped one."""

    @property
    def numbers(self) -> Floats:
        """Kind and depth, as the compiled matches read them."""
        return np.array([self.kind, *self.depth], dtype=np.float64)


@rule
def choose(
    s: SoccerState, box: SoccerBox, net: Net, desk: Desk, plans: Ints, player: Floats, key: int, step: int
) -> int:
    """The move of a player, given by his ``numbers``."""
    kind = int(player[0])
    if kind == LEARNED:
        if s.phase == SET_UP:
            return from_the_book(s, box, net, desk, plans)
        return search(s, box, net, desk, player[1:])
    moves = desk.moves[0]
    count = rules.legal(s, box, moves)
    if kind == RANDOM:
        return int(moves[below(key, OWN_DICE + step, count)])
    if kind == EAGER:
        return int(moves[eager(s, moves, count)])
    return int(moves[wary(s, desk.spare[0], box, moves, count, desk.steps)])


@rule
def whole_match(
    s: SoccerState,
    box: SoccerBox,
    nets: tuple[Net, Net],
    desk: Desk,
    plans: tuple[Ints, Ints],
    players: Sequence[Floats],
    key: int,
) -> int:
    """A match from the start to its end, with the dice of ``key``; yellow's payoff."""
    rules.start(s, box)
    step = roll_on(s, box, key, 0)
    seat = rules.to_move(s, box)
    while seat != OVER:
        rules.play(s, box, choose(s, box, nets[seat], desk, plans[seat], players[seat], key, step))
        step = roll_on(s, box, key, step + 1)
        seat = rules.to_move(s, box)
    return rules.payoff(s, box, 0)


def _matches(states, results, box, nets, desk, plans, players, seed, first):  # type: ignore[no-untyped-def]
    """Play match ``first + i`` in record ``i``; ``results[i]`` is yellow's payoff."""
    for i in range(len(states)):
        results[i] = whole_match(states[i], box, nets, desk, plans, players, game_key(seed, first + i))


@cache
def _compiled() -> Callable[..., None]:
    return entry_point(GAME, _matches, STEPPING)


def play_matches(
    players: Sequence[Player], count: int, *, seed: int, first: int = 0, box: SoccerBox | None = None
) -> Ints:
    """Yellow's payoffs of ``count`` matches, numbered from ``first``, with ``players`` as yellow and red."""
    results = np.zeros(count, np.int64)
    yellow, red = players
    _compiled()(
        np.zeros(count, GAME.State.dtype()),
        results,
        box_record(GAME.new_box() if box is None else box),
        (yellow.net or shipped_net(), red.net or shipped_net()),
        new_desk(),
        tuple(shipped_book() if each.plans is None else each.plans for each in players),
        np.stack([each.numbers for each in players]),
        np.uint64(seed),
        first,
    )
    return results


def meet(
    one: Player,
    two: Player,
    pairs: int,
    *,
    seed: int = 0,
    first: int = 0,
    cores: int = 1,
    tell: Callable[[int], None] | None = None,
    box: SoccerBox | None = None,
) -> Floats:
    """Points of ``one`` in each mirrored pair, from 0 to 2: the same dice twice, the seats changed."""
    points = np.zeros(pairs)
    chunk = max(1, min(25, pairs // (4 * cores)))
    play_matches((one, two), 0, seed=seed, box=box)

    def play_chunk(at: int) -> int:
        size = min(chunk, pairs - at)
        home = play_matches((one, two), size, seed=seed, first=first + at, box=box)
        away = play_matches((two, one), size, seed=seed, first=first + at, box=box)
        points[at : at + size] = (home - away) / 2 + 1
        return size

    with ThreadPoolExecutor(cores) as pool:
        for size in pool.map(play_chunk, range(0, pairs, chunk)):
            if tell:
                tell(size)
    return points
