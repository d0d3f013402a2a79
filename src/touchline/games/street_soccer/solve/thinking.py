"""The compiled player behind a Python door: one position in, moves with their values out."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.network import DRAW, LOSS, WIN, Desk, Net, new_desk, shipped_net
from touchline.games.street_soccer.solve.search import (
    Depth,
    after_every_roll,
    best_goalie_square,
    closer_look,
    deepest_look,
    legal_count,
    look_ahead,
    order_moves,
    settle,
    weigh_moves,
)
from touchline.games.street_soccer.solve.setups import from_the_book, shipped_book, worth_of_set_up
from touchline.games.street_soccer.state import (
    OVER_PHASE,
    RED_DIE,
    RESTART,
    RESTART_ROLL,
    ROLL,
    SET_UP,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.kernel.arrays import Ints
from touchline.kernel.entry_points import Workplace, is_made, workplace
from touchline.kernel.hosted import is_hosted
from touchline.kernel.rule import rule

if TYPE_CHECKING:
    import numpy as np

WEIGH, LOOK, LOOK_DEEPER, AHEAD, PLACE, SET_UP_WORTH = range(6)
"""What can be asked: all moves by one ply, a move by two or three, a position before a roll, a square, a set-up."""


@rule
def answer(desk: Desk, win: float, draw: float) -> float:
    """Leave chances on the desk; their equity."""
    desk.chances[WIN] = win
    desk.chances[DRAW] = draw
    desk.chances[LOSS] = 1.0 - win - draw
    return win + 0.5 * draw


@rule
def look_at_move(s: SoccerState, box: SoccerBox, net: Net, desk: Desk, k: int, beaten: float) -> float:
    """A move by two plies, chances and all; a draw is possible only before the first goal (SS-5.3)."""
    worth = closer_look(s, box, net, desk, 0, k, beaten)
    after = desk.spare[0]
    if after.phase == OVER_PHASE:
        return worth
    draw = desk.best[1, DRAW] if after.phase == ROLL and after.score[0] + after.score[1] == 0 else 0.0
    return answer(desk, worth - 0.5 * draw, draw)


@rule
def look_from(s: SoccerState, box: SoccerBox, net: Net, desk: Desk) -> float:
    """A position before a roll or a restart, to the team on turn, by one ply more than the network."""
    if s.phase == OVER_PHASE:
        return settle(s, net, desk, s.turn)
    if s.phase == RESTART:
        return answer(desk, look_ahead(s, box, net, desk, 1, 2.0), 0.0)
    worth = after_every_roll(s, box, net, desk, 1, 2.0)
    draw = desk.best[1, DRAW] if s.score[0] + s.score[1] == 0 else 0.0
    return answer(desk, worth - 0.5 * draw, draw)


def _think(task, states, box, net, desk, plans, k, beaten):  # type: ignore[no-untyped-def]
    """One answer about ``states[0]``; see the tasks above."""
    s = states[0]
    if task == LOOK:
        return look_at_move(s, box, net, desk, k, beaten)
    if task == LOOK_DEEPER:
        return deepest_look(s, box, net, desk, 0, k)
    if task == AHEAD:
        return look_from(s, box, net, desk)
    if task == PLACE:
        return float(from_the_book(s, box, net, desk, plans))
    if task == SET_UP_WORTH:
        return worth_of_set_up(s, box, net, desk, 1)
    count = legal_count(s, box, desk, 3)
    if s.phase == RESTART:
        best_goalie_square(s, box, net, desk, 0)
    else:
        weigh_moves(s, box, net, desk, 0, 2.0)
    order_moves(desk, 0, count, count, 2.0)
    return float(count)


class Weighed(NamedTuple):
    """A legal move and what it is worth to whoever makes it."""

    move: int
    equity: float
    draw: float
    closer: bool
    """Whether by two plies."""


@dataclass
class Thinker:
    """A desk, the weights and the rules of one match; not to be shared between threads."""

    box: SoccerBox
    net: Net
    plans: Ints | list[list[int]]

    @classmethod
    def shipped(cls, box: SoccerBox) -> Thinker:
        """With the weights and the book that come with the package; in a browser, with what came along."""
        if is_hosted():
            from touchline.games.street_soccer.solve.shipping import hosted_thinker

            found = hosted_thinker(box)
            if found is not None:
                return found
        return cls(box, shipped_net(), shipped_book())

    @cached_property
    def _at_work(self) -> Workplace:
        return workplace(GAME, _think)

    @cached_property
    def _desk(self) -> Desk:
        return self._at_work.settle(new_desk())

    @cached_property
    def _kept(self) -> tuple[np.void, Net, Ints | list[list[int]]]:
        """Box, weights and book, where the machine code has them."""
        from touchline.kernel.box_record import box_record

        settle = self._at_work.settle
        return settle(box_record(self.box)), settle(self.net), settle(self.plans)

    def arguments(self, task: int, s: SoccerState, k: int = 0, beaten: float = -1.0) -> dict[str, Any]:
        """What the machine code is asked with, in its order."""
        box, net, plans = self._kept
        given = (task, s.to_record(), box, net, self._desk, plans, k, beaten)
        return dict(zip(("task", "states", "box", "net", "desk", "plans", "k", "beaten"), given, strict=True))

    # ---- what the machine code is asked, and what it leaves behind

    def _ask(self, task: int, s: SoccerState, k: int = 0, beaten: float = -1.0) -> float:
        return float(self._at_work(*self.arguments(task, s, k, beaten).values()))

    def _line(self, count: int) -> list[tuple[int, float]]:
        """The first moves on the desk, each with its worth."""
        return [(int(self._desk.moves[0, k]), float(self._desk.worth[0, k])) for k in range(count)]

    def _chances(self) -> tuple[float, float, float]:
        """Win, draw and loss as they lie on the desk."""
        win, draw, loss = (float(each) for each in self._desk.chances)
        return win, draw, loss

    # ---- moves

    def weigh(self, s: SoccerState) -> list[Weighed]:
        """Every kick, walk or goalie's square by one ply, best first."""
        count = int(self._ask(WEIGH, s))
        closer = s.phase == RESTART
        return [Weighed(move, worth, 0.0, closer) for move, worth in self._line(count)]

    def look(self, s: SoccerState, depth: Depth, seconds: float = 60.0) -> list[Weighed]:
        """All moves, the most promising by two plies and first, the best of these by three; fewer if the time is up."""
        ends = time.perf_counter() + seconds
        moves = self.weigh(s)
        if s.phase == RESTART:
            return moves
        closer: list[tuple[int, Weighed]] = []
        top = -1.0
        for k, each in enumerate(moves[: depth.most]):
            if each.equity < moves[0].equity - depth.margin or (closer and time.perf_counter() > ends):
                break
            worth = self._ask(LOOK, s, k, top - depth.deep_margin)
            closer.append((k, Weighed(each.move, worth, self._chances()[DRAW], True)))
            top = max(top, worth)
        closer.sort(key=lambda each: -each[1].equity)
        deepest = [each for each in closer[: depth.deep] if each[1].equity >= top - depth.deep_margin]
        found = [each for _, each in closer]
        for place, (k, each) in enumerate(deepest if len(deepest) > 1 else []):
            if time.perf_counter() > ends:
                break
            found[place] = each._replace(equity=self._ask(LOOK_DEEPER, s, k))
        found[: len(deepest)] = sorted(found[: len(deepest)], key=lambda each: -each.equity)
        return [*found, *moves[len(found) :]]

    def look_at_all(self, s: SoccerState) -> list[Weighed]:
        """Every legal move by two plies, none cut short."""
        moves = self.weigh(s)
        if s.phase == RESTART:
            return moves
        looked = []
        for k, each in enumerate(moves):
            worth = self._ask(LOOK, s, k)
            looked.append(Weighed(each.move, worth, self._chances()[DRAW], True))
        return sorted(looked, key=lambda each: -each.equity)

    def place(self, s: SoccerState) -> int:
        """The next square of the set-up."""
        return int(self._ask(PLACE, s))

    # ---- positions

    def chances(self, s: SoccerState) -> tuple[float, float, float]:
        """Win, draw and loss of the team on turn, before a roll, a restart or at the end."""
        if s.phase == RESTART_ROLL:
            return self._after_restart_roll(s)
        self._ask(AHEAD, s)
        return self._chances()

    def _after_restart_roll(self, s: SoccerState) -> tuple[float, float, float]:
        worth = self._ask(AHEAD, s)
        return worth, 0.0, 1.0 - worth

    def set_up_worth(self, s: SoccerState) -> float:
        """What a finished set-up is worth to yellow, before the roll-off."""
        assert s.phase in (YELLOW_DIE, RED_DIE, SET_UP)
        return self._ask(SET_UP_WORTH, s)

    def warm_up(self) -> None:
        """Make the machine code, or read it from the disk."""
        s = GAME.new_state(self.box)
        self.place(s)


def is_compiled() -> bool:
    """Whether the machine code is there already."""
    return is_made(GAME, _think)
