"""The two-point try as a game of its own, solved: how often it succeeds between hands that both sides hide (FG-9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.state import BREAKAWAY, ON_DEFENSE, ON_OFFENSE, PLAYS, FootballBox, P, T, X
from touchline.kernel.arrays import Floats

if TYPE_CHECKING:
    Table = NDArray[np.float64]

HANDS = 32
"""Imagined hands of each side."""
ROUNDS = 150
SEED = 92
REPEATS = 3
"""How often the chance of a repeated try is put in again; each brings it a digit nearer."""


def solved_try(box: FootballBox, snap: Floats, icons: Floats, referee: Floats, zero: int) -> Table:
    """``[team]``: how often a try of each team succeeds when both sides play the solution, decks full.

    ``snap`` is ``[team, faked, pair, kind, yards]``, ``zero`` its entry of no gain.
    """
    marked = [box.red_zone[play] > 0 for play in range(PLAYS)]
    offense, defense = (_hands(box, seed) for seed in (SEED, SEED + 1))
    offense[:, marked] = False
    found = np.zeros(2)
    for team in range(2):
        carried = snap[team, 0, :, :, zero + box.try_spot :].sum(axis=2).reshape(PLAYS, PLAYS, 3)
        good = 0.5
        for _ in range(REPEATS):
            good = _value(_succeeds(carried, icons, referee, good), offense, defense)
        found[team] = good
    return found


def _succeeds(carried: Table, icons: Floats, referee: Floats, again: float) -> Table:
    """``[offense play, defense play]``: the chance of a try; a foul of the defense repeats it if the offense likes."""
    plain, broken, loose = np.moveaxis(carried, 2, 0)
    calm = 1 - icons[X] - icons[BREAKAWAY] - icons[T] - icons[P]
    flagged = referee[ON_DEFENSE] * (plain + (1 - plain) * again)
    flagged = flagged + (1 - referee[ON_DEFENSE] - referee[ON_OFFENSE]) * plain
    total = calm * plain + icons[X] * broken + icons[BREAKAWAY] * loose
    found: Table = total + icons[T] * (1 - referee[T]) * plain + icons[P] * flagged
    return found


def _hands(box: FootballBox, seed: int) -> NDArray[np.bool_]:
    """``[hand, play]``: which plays some hands dealt from a full deck hold."""
    dice = np.random.default_rng(seed)
    deck = np.repeat(np.arange(PLAYS), box.copies)
    dealt = [dice.permutation(deck)[: box.hand_size] for _ in range(HANDS)]
    return np.array([[play in hand for play in range(PLAYS)] for hand in dealt])


def _value(matrix: Table, offense: NDArray[np.bool_], defense: NDArray[np.bool_]) -> float:
    """The value of the game between all hands of either side, by regret matching + (Tammelin 2014).

    Sums and no products of matrices: these come out alike to the last digit on every processor.
    """
    held = (offense[offense.any(axis=1)], defense)
    regret = [np.zeros(each.shape) for each in held]
    mixed = [each / each.sum(axis=1, keepdims=True) for each in held]
    usual = [np.zeros(PLAYS), np.zeros(PLAYS)]
    for step in range(1, ROUNDS + 1):
        for side in range(2):
            other = mixed[1 - side].mean(axis=0)
            worth = (matrix * other).sum(axis=1) if side == 0 else -(matrix * other[:, None]).sum(axis=0)
            got = (mixed[side] * worth).sum(axis=1)
            regret[side] = np.where(held[side], np.maximum(0, regret[side] + worth - got[:, None]), 0)
            total = regret[side].sum(axis=1, keepdims=True)
            even = held[side] / held[side].sum(axis=1, keepdims=True)
            mixed[side] = np.where(total > 0, regret[side] / np.maximum(total, 1e-12), even)
            usual[side] += step * mixed[side].mean(axis=0)
    blends = [each / each.sum() for each in usual]
    return float((blends[0][:, None] * matrix * blends[1]).sum())
