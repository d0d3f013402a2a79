"""Backward induction over a whole game of Football Darts.

A situation is (drive, dart, spot, lead of the offense).  From the last drive back to
the first, and in a drive from the fourth dart back to the first, every aim is weighed
at once: the odds of the aims (aims × beds) times what each bed leads to (beds ×
situations) is one matrix product, and the best aim is the largest number of a column.

Leads that can no longer be overtaken are one situation, so nothing is cut off.  Level
after the last drive of overtime means the same period again: the chance ``x`` of the
side that starts it solves ``x = a + b·x``, where ``b`` is the chance that a period ends
level; solving that and choosing aims anew until nothing changes is policy iteration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

from touchline.games.football_darts.rules import DRIVES
from touchline.games.football_darts.solve.aims import Aims, Bundle
from touchline.games.football_darts.solve.lookup import DARTS, LAST_DRIVE, OVERTIME_DRIVE, SPOTS
from touchline.games.football_darts.solve.transitions import (
    CUSHION_ROW,
    FIRST_END_ROW,
    TRY_ROW,
    Drive,
    Transitions,
)
from touchline.kernel.arrays import Array

WIN, OWN, OTHER, LEVEL = range(4)
"""What is known of a situation, seen by the offense: chance to win, points each side still
scores on average, chance that this overtime period ends level."""

MARGIN_WORTH = 1e-11
"""Of aims that win equally often the one with the better points is taken: a game already
decided is still played well.  Far below any difference in win probability that matters."""

CHUNK = 1 << 21
"""Numbers in one matrix product: what stays in the processor's cache."""

Progress = Callable[[float], None]


def no_progress(share: float) -> None:
    """Nobody is watching."""


@dataclass(frozen=True)
class Slice:
    """One drive solved; the last axis is the lead of the offense, from ``-reach`` to ``reach``."""

    known: Array
    """``[what, dart, spot, lead]``, with the darts and leads as above."""
    at_try: Array
    """``[what, lead]``: a touchdown is made, its points counted, the try is due."""
    at_cushion: Array
    """``[what, lead]``: the bonus dart is due."""
    best: Array
    """``[dart, spot, lead]``: the best move, as ``call * aims + aim``."""
    best_try: Array
    best_cushion: Array

    @property
    def reach(self) -> int:
        """The largest lead told apart; it can no longer be overtaken."""
        return int(self.at_try.shape[1]) // 2


def flip(known: Array) -> Array:
    """The same situations seen by the other side; the last axis is the lead."""
    turned = known[..., ::-1].copy()
    turned[WIN] = 1.0 - turned[WIN]
    turned[[OWN, OTHER]] = turned[[OTHER, OWN]]
    return turned


def weigh(bundle: Bundle, ahead: Array, margin_worth: float, rows: Array | None = None) -> tuple[Array, Array]:
    """The best aim ``[situation, lead]`` and what is then known, given ``ahead[what, row, lead]``."""
    rows = bundle.rows if rows is None else rows
    what, leads, beds = len(ahead), ahead.shape[2], rows.shape[1]
    aims = np.empty((len(rows), leads), dtype=np.int32)
    known = np.empty((what, len(rows), leads))
    portion = max(1, CHUNK // (leads * len(bundle.odds)))
    for at in range(0, len(rows), portion):
        each = slice(at, at + portion)
        led = np.moveaxis(ahead[:, rows[each]], 2, 3).reshape(what, -1, beds)
        worth = led[WIN] + margin_worth * (led[OWN] - led[OTHER])
        best, odds = bundle.aims.pick(bundle, worth)
        aims[each] = best.reshape(-1, leads)
        known[:, each] = np.einsum("wsb,sb->ws", led, odds).reshape(what, -1, leads)
    return aims, known


class Hand:
    """One thrower's aims, bundled for every kind of dart."""

    def __init__(self, table: Transitions, aims: Aims) -> None:
        self.aims = aims
        self.calls = [(call, Bundle(aims, call.rows[call.legal])) for call in table.calls]
        self.tries = [(call, Bundle(aims, rows[None])) for call, rows in table.tries]
        self.cushion = Bundle(aims, table.cushion[None])


def shifted(values: Array, by: int, reach: int) -> Array:
    """Values by lead, looked up at a lead larger by ``by``, for leads of ``-reach..reach``."""
    own = values.shape[-1] // 2
    leads = np.clip(np.arange(-reach, reach + 1) + by, -own, own)
    return values[..., leads + own]


def solve_drive(table: Transitions, hand: Hand, ends: Array, margin_worth: float = MARGIN_WORTH) -> Slice:
    """One drive, given ``ends[what, end, lead]``: what is known after each way it can end."""
    what, reach = len(ends), ends.shape[2] // 2
    leads = 2 * reach + 1
    ahead = np.zeros((what, FIRST_END_ROW + len(table.ends), leads))
    ahead[:, FIRST_END_ROW:] = ends

    best_try, at_try = _better(
        [(call, *weigh(bundle, ahead, margin_worth)) for call, bundle in hand.tries], hand.aims.count
    )
    ahead[:, TRY_ROW] = shifted(at_try[:, 0], table.touchdown, reach)
    ahead[OWN, TRY_ROW] += table.touchdown
    best_cushion, at_cushion = weigh(hand.cushion, ahead, margin_worth)
    ahead[:, CUSHION_ROW] = at_cushion[:, 0]

    known = np.empty((what, DARTS, SPOTS, leads))
    best = np.empty((DARTS, SPOTS, leads), dtype=np.int32)
    kicks: dict[bytes, tuple[Array, Array]] = {}
    for dart in reversed(range(DARTS)):
        options = []
        for call, bundle in hand.calls:
            legal = call.legal[dart]
            if not legal.any():
                continue
            places = np.flatnonzero(call.legal.reshape(-1)) // SPOTS == dart
            rows = bundle.rows[places]
            key = b"%d " % call.number + rows.tobytes()
            weighed = kicks.get(key)
            if weighed is None:
                weighed = weigh(bundle, ahead, margin_worth, rows)
                if rows.min() >= TRY_ROW:
                    kicks[key] = weighed
            aims = np.zeros((SPOTS, leads), dtype=np.int32)
            after = np.full((what, SPOTS, leads), -np.inf)
            after[OTHER] = np.inf
            aims[legal], after[:, legal] = weighed
            options.append((call.number, aims, after))
        best[dart], known[:, dart] = _better(options, hand.aims.count)
        ahead[:, :SPOTS] = known[:, dart]
    return Slice(known, at_try[:, 0], at_cushion[:, 0], best, best_try[0], best_cushion[0])


def _better(options: Sequence[tuple[int, Array, Array]], aims: int) -> tuple[Array, Array]:
    """Of several calls, each with its best aims and what is then known, the better one everywhere."""
    call, chosen, known = options[0]
    best = call * aims + chosen
    known = known.copy()
    for call, chosen, after in options[1:]:
        with np.errstate(invalid="ignore"):
            gain = (after[WIN] - known[WIN]) + MARGIN_WORTH * (
                (after[OWN] - after[OTHER]) - (known[OWN] - known[OTHER])
            )
        better = gain > 0
        best = np.where(better, call * aims + chosen, best)
        known = np.where(better, after, known)
    return best, known


class Order:
    """A game with the order of hands fixed: who received first, who second."""

    def __init__(
        self, table: Transitions, drives: Sequence[Drive], hands: tuple[Hand, Hand], margin_worth: float
    ) -> None:
        self.table = table
        self.drives = drives
        self.hands = hands
        self.margin_worth = margin_worth
        self.slices: dict[int, Slice] = {}

    def reach(self, drive: int) -> int:
        """One more than the largest lead that can still be overtaken from this drive on."""
        last = DRIVES if drive <= DRIVES else LAST_DRIVE
        catch_up = [0, 0]
        for each in self.drives[drive - 1 : last]:
            catch_up[each.second_has_it] += self.table.most_own
            catch_up[not each.second_has_it] += self.table.most_other
        return max(catch_up) + 1

    def solve(self, drive: int, level: Array) -> Slice:
        """The drive, given the following one, or after the last what ``level`` says the offense may expect."""
        calendar = self.drives[drive - 1]
        reach = self.reach(drive)
        what = len(level)
        ends = np.empty((what, len(self.table.ends), 2 * reach + 1))
        following = None
        if not calendar.last:
            following = self.slices[drive + 1].known[:, 0]
            if calendar.next_changes_sides:
                following = flip(following)
        for number, end in enumerate(self.table.ends):
            lead = end.own - end.other
            if following is None:
                finals = np.zeros((what, 2 * reach + 1))
                leads = np.arange(-reach, reach + 1) + lead
                finals[WIN] = leads > 0
                finals[:, leads == 0] = level[:, None]
            else:
                finals = shifted(following[:, calendar.next_spot[int(end.punted), end.spot - 1]], lead, reach)
            ends[:, number] = finals
            ends[OWN, number] += end.own
            ends[OTHER, number] += end.other
        return solve_drive(self.table, self.hands[calendar.second_has_it], ends, self.margin_worth)

    def solve_overtime(self, start_spot: int) -> Array:
        """What the side that begins an overtime period may expect (``WIN, OWN, OTHER``), by policy iteration."""
        begins = np.array([0.5, 0.0, 0.0])
        for _ in range(50):
            second = self.drives[LAST_DRIVE - 1].second_has_it
            level = np.append(flip(begins[:, None])[:, 0] if second else begins, 1.0)
            for drive in range(LAST_DRIVE, DRIVES, -1):
                self.slices[drive] = self.solve(drive, level)
            opening = self.slices[OVERTIME_DRIVE]
            found = opening.known[:, 0, start_spot - 1, opening.reach]
            again = found[LEVEL]
            solved = (found[:LEVEL] - again * begins) / (1.0 - again)
            settled = np.allclose(solved, begins, rtol=1e-9, atol=1e-9) and abs(solved[WIN] - begins[WIN]) < 1e-12
            begins = solved
            if settled:
                break
        return np.asarray(begins)


def toss(begins: Sequence[Array]) -> Array:
    """What seat 0 may expect before a coin, given what the first receiver may expect, by who that is."""
    as_seat_0 = [begins[0], flip(begins[1][:, None])[:, 0]]
    worth = [known[WIN] + MARGIN_WORTH * (known[OWN] - known[OTHER]) for known in as_seat_0]
    return np.asarray(0.5 * (as_seat_0[int(np.argmax(worth))] + as_seat_0[int(np.argmin(worth))]))


def solve_orders(
    table: Transitions,
    drives: Sequence[Drive],
    hands: Sequence[tuple[Hand, Hand]],
    start_spot: int,
    progress: Progress = no_progress,
    margin_worth: float = MARGIN_WORTH,
) -> list[Order]:
    """The whole game, by who receives first; ``hands`` holds one order when both throw alike, else two.

    The two orders meet only at the toss before overtime, so each is solved on a core of
    its own (and must not share its hands with the other).
    """
    orders = [Order(table, drives, pair, margin_worth) for pair in hands]
    work = len(orders) * sum(2 * orders[0].reach(drive) + 1 for drive in range(1, DRIVES + 1))
    done = 0

    def normal_time(order: Order, level: Array) -> None:
        nonlocal done
        for drive in range(DRIVES, 0, -1):
            order.slices[drive] = order.solve(drive, level)
            done += 2 * order.reach(drive) + 1
            progress(min(1.0, 0.1 + 0.9 * done / work))

    # the orders share the cores; a matrix product that takes several threads for itself only makes them wait
    with threadpool_limits(1, "blas"), ThreadPoolExecutor(len(orders)) as pool:
        begins = list(pool.map(lambda order: order.solve_overtime(start_spot), orders))
        progress(0.1)
        before_toss = toss([begins[0], begins[-1]])
        as_other = flip(before_toss[:, None])[:, 0]
        # normal time looks at overtime with the eyes of the last drive's offense
        last = int(drives[DRIVES - 1].second_has_it)
        levels = [before_toss if seat == last else as_other for seat in range(len(orders))]
        list(pool.map(normal_time, orders, levels))
    return orders
