"""Backward induction over a whole game of Pocket Gridiron, injuries included.

A situation is (drive, who is hurt, root, lead of the side whose drive it is).  Drives are
solved from the last to the first, and in each the situations with most injuries first
(``drive_solver.py``).  Levels of overtime repeat until nothing moves any more.

Only so many injuries are followed as ``MOST_HURT`` says; what a further one would change is
left out, and measured in ``tests/solve``.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from touchline.games.pocket_gridiron.solve.calendar import calendar
from touchline.games.pocket_gridiron.solve.drive_solver import Known, Side, solve_drive
from touchline.games.pocket_gridiron.solve.graph import INJURIES
from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT, Book, Hurt, turned_over
from touchline.games.pocket_gridiron.solve.lookup import MARGIN_WORTH
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.kernel.arrays import Array

BEYOND = 80
"""A larger lead is taken as won, and never matters more than that."""
Progress = Callable[[float], None]


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
