"""One drive of Pocket Gridiron solved for every lead at once, in machine code.

An accepted flag gives back all downs, so a drive can come back to its first down: the value there solves
``x = F(x)``, a line in pieces, found by secants.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np

from touchline.games.pocket_gridiron.game import GAME
from touchline.games.pocket_gridiron.solve.graph import (
    AVERAGE,
    DOWNS,
    MAXIMUM,
    NOBODY,
    ROOTS,
    SACKS,
    TRY_ROOT,
    TWO_ROOT,
    Graph,
    Leaf,
)
from touchline.games.pocket_gridiron.solve.injury_book import Book
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.kernel.arrays import Array, Floats, Ints
from touchline.kernel.entry_points import entry_point
from touchline.kernel.rule import rule

CLOSE_ENOUGH = 1e-11
BLOCK = 64
"""Leads worked out together: what stays in the processor's cache."""
DESK = 3
"""Rows of a block that the solver works in: a node's, and the two of the last attempt."""


@dataclass(frozen=True)
class Known:
    """One drive solved, seen by the side whose drive it is."""

    utility: Array
    """``[injuries, root, lead]``: win − loss, with a whisper of the margin."""
    draw: Array


class Plan:
    """A group of roots as arrays, for the compiled solver."""

    def __init__(self, graph: Graph, nodes: Sequence[int], same_leaf: dict[int, int]) -> None:
        """``nodes``: of the roots, in the order they are solved; ``same_leaf``: leaves to be read as others."""
        order: list[int] = []
        seen: set[int] = set()
        ends = []
        for root in nodes:
            fresh = graph.below(root, seen)
            order += sorted(fresh)
            ends.append(len(order))
        at = {node: n for n, node in enumerate(order)}
        flat = [edge for node in order for edge in graph.edges[node]]

        def row(node: int) -> int:
            return at[node] if node >= 0 else len(order) - 1 - same_leaf.get(node, node)

        self.kinds = np.array([graph.kinds[node] for node in order], dtype=np.int64)
        self.first = np.cumsum([0] + [len(graph.edges[node]) for node in order], dtype=np.int64)
        self.goes = np.array([row(node) for node, _ in flat], dtype=np.int64)
        self.odds = np.array([share for _, share in flat], dtype=np.float64)
        self.rows = np.array([row(node) for node in nodes], dtype=np.int64)
        """Of each root.  The leaves follow the nodes."""
        self.ends = np.array(ends, dtype=np.int64)


@rule
def evaluate(kinds: Ints, first: Ints, goes: Ints, odds: Floats, low: int, high: int, v: Floats, row: Floats) -> None:
    """The utilities of nodes ``low..high`` in ``v[node or leaf, lead]``; ``row`` is a scratch row."""
    for n in range(low, high):
        kind = kinds[n]
        begin = first[n]
        to = goes[begin]
        if kind == AVERAGE:
            share = odds[begin]
            for c in range(BLOCK):
                row[c] = share * v[to, c]
            for e in range(begin + 1, first[n + 1]):
                to = goes[e]
                share = odds[e]
                for c in range(BLOCK):
                    row[c] += share * v[to, c]
        else:
            for c in range(BLOCK):
                row[c] = v[to, c]
            for e in range(begin + 1, first[n + 1]):
                to = goes[e]
                if kind == MAXIMUM:
                    for c in range(BLOCK):
                        row[c] = max(row[c], v[to, c])
                else:
                    for c in range(BLOCK):
                        row[c] = min(row[c], v[to, c])
        for c in range(BLOCK):
            v[n, c] = row[c]


@rule
def evaluate_draw(
    kinds: Ints, first: Ints, goes: Ints, odds: Floats, low: int, high: int, v: Floats, d: Floats, row: Floats
) -> None:
    """The draws ``d`` of nodes ``low..high`` when the utilities ``v`` choose."""
    for n in range(low, high):
        begin = first[n]
        for c in range(BLOCK):
            row[c] = 0.0
        for e in range(begin, first[n + 1]):
            to = goes[e]
            if kinds[n] == AVERAGE:
                share = odds[e]
                for c in range(BLOCK):
                    row[c] += share * d[to, c]
            else:
                # of equal choices the last, whichever side chooses: both know the same draws
                for c in range(BLOCK):
                    row[c] = d[to, c] if v[to, c] == v[n, c] else row[c]
        for c in range(BLOCK):
            d[n, c] = row[c]


def solve_roots(kinds, first, goes, odds, rows, ends, own, leaf, draws, v, d, desk, utility, draw):  # type: ignore[no-untyped-def]
    """A group of roots, of which the last may come back to itself; ``v``, ``d`` and ``desk`` are room to work in."""
    nodes = len(kinds)
    leads = leaf.shape[1]
    row, x0, f0 = desk[0], desk[1], desk[2]
    loop = len(rows) - 1
    for at in range(0, leads, BLOCK):
        width = min(BLOCK, leads - at)
        for each in range(len(leaf)):
            for c in range(width):
                v[nodes + each, c] = leaf[each, at + c]
                d[nodes + each, c] = draws[each, at + c]
        for drawing in range(2):
            values = d if drawing else v
            for attempt in range(60):
                low = 0
                for root in range(len(rows)):
                    if drawing:
                        evaluate_draw(kinds, first, goes, odds, low, ends[root], v, d, row)
                    else:
                        evaluate(kinds, first, goes, odds, low, ends[root], v, row)
                    low = ends[root]
                    if own[root] >= 0 and root != loop:
                        for c in range(BLOCK):
                            values[nodes + own[root], c] = values[rows[root], c]
                if own[loop] < 0:
                    break
                worst = 0.0
                for c in range(width):
                    x = values[nodes + own[loop], c]
                    f = values[rows[loop], c]
                    worst = max(worst, abs(f - x))
                if worst < CLOSE_ENOUGH:
                    break
                for c in range(width):
                    x = values[nodes + own[loop], c]
                    f = values[rows[loop], c]
                    step = f
                    if attempt > 0 and abs(x - x0[c]) > 1e-13:
                        slope = min(0.95, max(0.0, (f - f0[c]) / (x - x0[c])))
                        step = x + (f - x) / (1.0 - slope)
                    x0[c] = x
                    f0[c] = f
                    values[nodes + own[loop], c] = step
            answers = draw if drawing else utility
            for root in range(len(rows)):
                for c in range(width):
                    answers[root, at + c] = values[rows[root], c]


@cache
def _solver() -> Callable[..., None]:
    """The compiled solver."""
    return entry_point(GAME, solve_roots)


class Side:
    """The drives of one side: its graph, and what to solve for every entry of the book, in order."""

    def __init__(self, box: GridironBox, cards: tuple[int, int], book: Book) -> None:
        self.graph = graph = Graph(box, cards)
        tries = [[TWO_ROOT], [TRY_ROOT]]
        downs = [[sacks * DOWNS + down for down in reversed(range(DOWNS))] for sacks in reversed(range(SACKS))]
        groups = [(True, group) for group in tries if box.pro]
        groups += [(False, group) for group in (*tries, *downs)]
        nodes = [
            {(turned, root): graph.expand(root, turned, vector) for turned, group in groups for root in group}
            for vector in book.vectors
        ]
        for leaf in list(graph.leaves):
            graph.leaves.setdefault(leaf._replace(hurt=NOBODY), len(graph.leaves))
        self.leaves = list(graph.leaves)
        self.plans: list[list[tuple[bool, list[int], Plan]]] = []
        for at, found in enumerate(nodes):
            same = {}
            for number, leaf in enumerate(self.leaves):
                if leaf.hurt != NOBODY and book.worse[at][leaf.hurt] == at:
                    same[-1 - number] = -1 - graph.leaves[leaf._replace(hurt=NOBODY)]
            self.plans.append(
                [
                    (turned, group, Plan(graph, [found[turned, root] for root in group], same))
                    for turned, group in groups
                ]
            )
        points = [(leaf.own, leaf.other) for leaf in self.leaves]
        ends = [(leaf.own, leaf.other) for leaf in self.leaves if leaf.root < 0]
        self.most_own = max(own for own, _ in points) + max(own for own, _ in ends)
        self.most_other = max(other for _, other in points) + max(other for _, other in ends)


def shifted(values: Array, by: int, reach: int) -> Array:
    """Values by lead, looked up at a lead larger by ``by``, for leads of ``-reach..reach``."""
    own = values.shape[-1] // 2
    leads = np.clip(np.arange(-reach, reach + 1) + by, -own, own)
    return np.asarray(values[..., leads + own])


def solve_drive(side: Side, book: Book, reach: int, end: Callable[[int, int], tuple[Array, Array]]) -> Known:
    """One drive; ``end(injuries, points)`` gives utility and draw after it, by lead, for that many more points."""
    leads = 2 * reach + 1
    known = Known(np.zeros((len(book.vectors), ROOTS, leads)), np.zeros((len(book.vectors), ROOTS, leads)))
    # tries of the other side, after an interception run back
    turned_known = Known(np.zeros_like(known.utility), np.zeros_like(known.draw))

    def solve_entry(at: int) -> None:
        leaf = np.zeros((len(side.leaves), leads))
        draws = np.zeros_like(leaf)
        for number, where in enumerate(side.leaves):
            if where.root < 0:
                hurt = at if where.hurt == NOBODY else book.worse[at][where.hurt]
                leaf[number], draws[number] = end(hurt, where.own - where.other)
        for turned, group, plan in side.plans[at]:
            for number, where in enumerate(side.leaves):
                if where.root >= 0:
                    source = turned_known if where.turned else known
                    hurt = at if where.hurt == NOBODY else book.worse[at][where.hurt]
                    lead = where.own - where.other
                    leaf[number] = shifted(source.utility[hurt, where.root], lead, reach)
                    draws[number] = shifted(source.draw[hurt, where.root], lead, reach)
            answers = _solved_group(side, turned, group, plan, leaf, draws)
            into = turned_known if turned else known
            into.utility[at, group], into.draw[at, group] = answers

    # entries with equally many injuries do not ask for each other
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for entries in reversed(book.layers):
            guess = entries[0] if entries[-1] + 1 == len(book.vectors) else entries[-1] + 1
            for at in entries:
                known.utility[at], known.draw[at] = known.utility[guess], known.draw[guess]
            list(pool.map(solve_entry, entries))
    return known


def _solved_group(
    side: Side, turned: bool, group: list[int], plan: Plan, leaf: Array, draws: Array
) -> tuple[Array, Array]:
    own = [side.graph.leaves.get(Leaf(root, turned, NOBODY, 0, 0), -1) for root in group]
    utility, draw = np.zeros((2, len(group), leaf.shape[1]))
    v, d = np.zeros((2, len(plan.kinds) + len(leaf), BLOCK))
    _solver()(
        plan.kinds, plan.first, plan.goes, plan.odds, plan.rows, plan.ends, np.array(own), leaf, draws, v, d,
        np.zeros((DESK, BLOCK)), utility, draw,
    )  # fmt: skip
    return utility, draw
