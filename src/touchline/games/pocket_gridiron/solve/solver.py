"""Backward induction over a whole game of Pocket Gridiron, injuries included.

A situation is (drive, who is hurt, root, lead of the side whose drive it is).  Drives are
solved from the last to the first, and in each the situations with most injuries first.  An
accepted flag gives back all downs, so a drive can come back to its first down: the value
there solves ``x = F(x)``, a line in pieces, found by secants.  Levels of overtime repeat in
the same way.

Only so many injuries are followed as ``MOST_HURT`` says; what a further one would change is
left out, and measured in ``tests/solve``.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.drives import next_drive
from touchline.games.pocket_gridiron.game import GAME
from touchline.games.pocket_gridiron.solve.graph import (
    AVERAGE,
    DOWNS,
    INJURIES,
    MAXIMUM,
    NOBODY,
    ROOTS,
    SACKS,
    TRY_ROOT,
    TWO_ROOT,
    Array,
    Graph,
    Leaf,
)
from touchline.games.pocket_gridiron.state import OVER_PHASE, GridironBox, GridironState
from touchline.kernel.compiled import compile_rule
from touchline.kernel.rule import rule

MOST_HURT = 2
"""Injuries of both sides together that are followed from where a solution begins."""
MARGIN_WORTH = 1e-9
"""A point of the final margin, in games: what is decided is still played well."""
BEYOND = 80
"""A larger lead is taken as won, and never matters more than that."""
CLOSE_ENOUGH = 1e-11
BLOCK = 64
"""Leads worked out together: what stays in the processor's cache."""

Progress = Callable[[float], None]
Hurt = tuple[int, ...]


class Calendar(NamedTuple):
    """One drive."""

    second_has_it: bool
    next_changes_sides: bool
    ends_if_ahead: bool
    ends_if_level: bool


def calendar(box: GridironBox) -> list[Calendar]:
    """The drives of normal time, and two of overtime, by asking the rules."""
    s = GridironState()
    rules.start(s, box)
    s.cards[0], s.cards[1] = 1, 2
    s.phase = 0
    rules.roll(s, box, 0)
    drives = []
    while True:
        ahead, level = s.copy(), s.copy()
        ahead.score[0] += 1
        next_drive(ahead, box)
        next_drive(level, box)
        over = level.phase == OVER_PHASE
        drives.append(Calendar(s.offense != s.first, level.offense != s.offense, ahead.phase == OVER_PHASE, over))
        if over or len(drives) == box.drives + 2:
            return drives
        s = level


class Book:
    """The injuries that are followed: every way to hurt at most so many, beyond those there already."""

    def __init__(self, base: Hurt, most: int) -> None:
        self.base = base
        self.vectors: list[Hurt] = []
        self.layers: list[range] = []
        """Entries with equally many injuries, fewest first."""
        for count in range(most + 1):
            begin = len(self.vectors)
            for cells in combinations_with_replacement(range(INJURIES), count):
                self.vectors.append(tuple(base[each] + cells.count(each) for each in range(INJURIES)))
            self.layers.append(range(begin, len(self.vectors)))
        self.number = {vector: at for at, vector in enumerate(self.vectors)}
        self.worse = [[self._plus(vector, cell) for cell in range(INJURIES)] for vector in self.vectors]

    def entry(self, injuries: Hurt) -> int:
        """The entry for some injuries; those too many are left out, the last ones first."""
        vector = list(injuries)
        while tuple(vector) not in self.number:
            worst = max(range(INJURIES), key=lambda cell: vector[cell] - self.base[cell])
            vector[worst] -= 1
        return self.number[tuple(vector)]

    def _plus(self, vector: Hurt, cell: int) -> int:
        more = (*vector[:cell], vector[cell] + 1, *vector[cell + 1 :])
        return self.number.get(more, self.number[vector])


def turned_over(vector: Hurt) -> Hurt:
    """The same injuries with the other side first."""
    return vector[INJURIES // 2 :] + vector[: INJURIES // 2]


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
            fresh = _below(graph, root, seen)
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


def _below(graph: Graph, root: int, seen: set[int]) -> list[int]:
    """The nodes a root leads to, itself included, that were not seen before."""
    fresh = []
    todo = [root]
    while todo:
        node = todo.pop()
        if node >= 0 and node not in seen:
            seen.add(node)
            fresh.append(node)
            todo += [each for each, _ in graph.edges[node]]
    return fresh


@rule
def evaluate(kinds: Any, first: Any, goes: Any, odds: Any, low: int, high: int, v: Any, row: Any) -> None:
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
def evaluate_draw(kinds: Any, first: Any, goes: Any, odds: Any, low: int, high: int, v: Any, d: Any, row: Any) -> None:
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


@cache
def _solve_roots() -> Any:
    """The compiled solver of a group of roots, of which the last may come back to itself."""

    def solve_roots(kinds, first, goes, odds, rows, ends, own, leaf, draws, utility, draw):  # type: ignore[no-untyped-def]
        nodes = len(kinds)
        leads = leaf.shape[1]
        v = np.zeros((nodes + len(leaf), BLOCK))
        d = np.zeros((nodes + len(leaf), BLOCK))
        row, x0, f0 = np.zeros(BLOCK), np.zeros(BLOCK), np.zeros(BLOCK)
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

    return compile_rule(GAME, solve_roots)


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
    solve = _solve_roots()
    solve(
        plan.kinds, plan.first, plan.goes, plan.odds, plan.rows, plan.ends, np.array(own), leaf, draws, utility, draw
    )  # fmt: skip
    return utility, draw


class Order:
    """A game with the order of sides fixed: who received first."""

    def __init__(self, box: GridironBox, sides: tuple[Side, Side], books: tuple[Book, Book]) -> None:
        """``sides``: the first receiver's drives, and the other's; ``books`` in the same order."""
        self.box = box
        self.sides = sides
        self.books = books
        self.drives = calendar(box)
        self.known: dict[int, Known] = {}

    def reach(self, drive: int) -> int:
        """One more than the largest lead that can still be overtaken."""
        last = self.box.drives if drive <= self.box.drives else len(self.drives)
        catch_up = [0, 0]
        for each in self.drives[drive - 1 : last]:
            catch_up[each.second_has_it] += self.sides[each.second_has_it].most_own
            catch_up[not each.second_has_it] += self.sides[each.second_has_it].most_other
        return min(BEYOND, max(catch_up)) + 1

    def solve(self, drive: int, level: tuple[Array, Array]) -> None:
        """A drive, given the following ones; ``level``: utility and draw by injuries when overtime is due."""
        day, reach = self.drives[drive - 1], self.reach(drive)
        side = int(day.second_has_it)
        following = self.known.get(drive + 1)

        def end(hurt: int, points: int) -> tuple[Array, Array]:
            leads = np.clip(np.arange(-reach, reach + 1) + points, -BEYOND, BEYOND)
            if not day.ends_if_ahead:
                assert following is not None
                return self._next(following, side, hurt, day.next_changes_sides, leads)
            utility = np.sign(leads) + MARGIN_WORTH * leads
            draw = (leads == 0).astype(float)
            if not day.ends_if_level:
                utility[leads == 0], draw[leads == 0] = level[0][hurt], level[1][hurt]
            return utility, draw

        self.known[drive] = solve_drive(self.sides[side], self.books[side], reach, end)

    def _next(self, following: Known, side: int, hurt: int, changes: bool, leads: Array) -> tuple[Array, Array]:
        """The next drive's first down, as the side that just had the ball sees it."""
        own = following.utility.shape[-1] // 2
        if not changes:
            at = np.clip(leads, -own, own) + own
            return following.utility[hurt, 0, at], following.draw[hurt, 0, at]
        swapped = self.books[1 - side].number[turned_over(self.books[side].vectors[hurt])]
        at = np.clip(-leads, -own, own) + own
        return -following.utility[swapped, 0, at], following.draw[swapped, 0, at]

    def solve_all(self, first: int, progress: Progress) -> None:
        """Every drive from the last back to ``first``."""
        box = self.box
        none = np.zeros(len(self.books[0].vectors))
        level = self._overtime() if len(self.drives) > box.drives else (none, none)
        work = sum(2 * self.reach(drive) + 1 for drive in range(first, box.drives + 1))
        done = 0
        for drive in range(box.drives, first - 1, -1):
            self.solve(drive, level)
            done += 2 * self.reach(drive) + 1
            progress(done / work)

    def _overtime(self) -> tuple[Array, Array]:
        """Utility and draw, by injuries, for the offense of the last drive when overtime begins."""
        last = self.drives[-1]
        side = int(last.second_has_it)
        assert side == self.drives[self.box.drives - 1].second_has_it, "overtime goes on as normal time ended"
        none = np.zeros(len(self.books[0].vectors))
        level = (none, none)
        for _ in range(200):
            for drive in (len(self.drives), len(self.drives) - 1):
                self.solve(drive, level)
            opening = self.known[self.box.drives + 1]
            nought = np.zeros(1, dtype=np.int64)
            found = [self._next(opening, side, hurt, last.next_changes_sides, nought) for hurt in range(len(none))]
            again = (np.array([each[0][0] for each in found]), np.array([each[1][0] for each in found]))
            moved = float(np.abs(again[0] - level[0]).max())
            level = again
            if moved < 1e-11:
                break
        return level


def solve_order(
    box: GridironBox,
    cards: tuple[int, int],
    base: Hurt = (0,) * INJURIES,
    first: int = 1,
    most_hurt: int = MOST_HURT,
    progress: Progress = lambda share: None,
) -> Order:
    """A whole game, given the cards (``0`` in the basic game) and injuries of the first receiver and the other."""
    books = (Book(base, most_hurt), Book(turned_over(base), most_hurt))
    sides = [Side(box, cards, books[0])]
    alike = cards[0] == cards[1] and base == turned_over(base)
    sides.append(sides[0] if alike else Side(box, (cards[1], cards[0]), books[1]))
    order = Order(box, (sides[0], sides[1]), books)
    order.solve_all(first, progress)
    return order
