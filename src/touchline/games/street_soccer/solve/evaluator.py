"""Street Soccer for the coach: estimates by two plies of search on the learned value, each with its interval."""

from __future__ import annotations

import threading
from collections import OrderedDict
from math import sqrt

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, PASS
from touchline.games.street_soccer.solve.instinct import by_the_plan
from touchline.games.street_soccer.solve.network import made_by
from touchline.games.street_soccer.solve.setups import plan_text, read_book
from touchline.games.street_soccer.solve.thinking import Thinker, Weighed
from touchline.games.street_soccer.solve.threats import lowest_scoring_roll, scoring_rolls, walks_to_ball
from touchline.games.street_soccer.state import (
    KICK_OFF,
    OVER_PHASE,
    RED_DIE,
    RESTART,
    SET_UP,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.kernel.game import Game
from touchline.kernel.message import Amount, Argument, Message, Share
from touchline.kernel.options import Options
from touchline.solve.evaluator import MoveValue, Progress, Value, average, chance_parts, no_progress, played, settled

KEPT = 256
"""Positions whose moves are remembered: a review asks for them twice."""


class SoccerEvaluator:
    """Estimates of win probability, draws included."""

    exact = False

    def __init__(self, game: Game, box: SoccerBox, thinker: Thinker, spread: float) -> None:
        self.game = game
        self.box = box
        self.spread = spread
        """Half-width of the 95 % interval at even chances, as measured when the network was trained."""
        self.remark = Message("ss-remark-interval")
        self._thinker = thinker
        self._thinking = threading.Lock()
        self._remembered: OrderedDict[str, list[Weighed]] = OrderedDict()

    # ---- values

    def _estimate(self, team: int, win: float, draw: float) -> Value:
        """Chances of a team as a value; the interval is widest when all is open."""
        loss = max(0.0, 1.0 - win - draw)
        even = win + 0.5 * draw
        half_width = self.spread * 2 * sqrt(max(0.0, even * (1.0 - even)))
        return Value((win, loss) if team == 0 else (loss, win), draw, interval=half_width)

    def value(self, s: SoccerState) -> Value:
        """The win probabilities from this state on."""
        if s.phase == OVER_PHASE:
            return settled([self.game.rules.payoff(s, self.box, seat) for seat in range(2)])
        if s.phase == SET_UP:
            return self._set_up(self._completed(s))
        if s.phase == YELLOW_DIE:
            return self._set_up(s)
        if s.phase == RED_DIE:
            return average([(share, self.value(after)) for share, after in self._rolled(s)])
        with self._thinking:
            if self.game.rules.to_move(s, self.box) >= 0:
                best = self._moves(s)[0]
                return self._estimate(s.turn, best.equity - 0.5 * best.draw, best.draw)
            win, draw, _ = self._thinker.chances(s)
        return self._estimate(s.turn, win, draw)

    def _rolled(self, s: SoccerState) -> list[tuple[float, SoccerState]]:
        """SS-2.3: the second die of the roll-off; a tie changes nothing, so it is left out."""
        parts = [(share, after) for share, after in chance_parts(self.game, s, self.box) if after.phase == KICK_OFF]
        whole = sum(share for share, _ in parts)
        return [(share / whole, after) for share, after in parts]

    def _set_up(self, s: SoccerState) -> Value:
        with self._thinking:
            return self._estimate(0, self._thinker.set_up_worth(s), 0.0)

    def _completed(self, s: SoccerState) -> SoccerState:
        """A set-up completed by the first plan of the book, on both sides."""
        whole: SoccerState = s.copy()
        plan = [int(square) for square in self._thinker.plans[0]]
        while whole.phase == SET_UP:
            moves = self.game.legal_moves(whole, self.box)
            self.game.step(whole, self.box, moves[by_the_plan(whole, moves, len(moves), plan)])
        return whole

    def _moves(self, s: SoccerState) -> list[Weighed]:
        """Every kick, walk or goalie's square, best first."""
        key = s.position()
        found = self._remembered.get(key)
        if found is None:
            found = self._thinker.look_at_all(s)
            self._remembered[key] = found
            if len(self._remembered) > KEPT:
                self._remembered.popitem(last=False)
        return found

    def move_values(self, s: SoccerState, *, outlook: bool = True) -> list[MoveValue]:
        """Every legal move of the coach to decide."""
        if s.phase == SET_UP:
            return [
                MoveValue(
                    self.game.move_text(s, self.box, move),
                    self.value(played(self.game, s, self.box, move)),
                )
                for move in self.game.legal_moves(s, self.box)
            ]
        with self._thinking:
            moves = self._moves(s)
        return [
            MoveValue(
                self.game.move_text(s, self.box, each.move),
                self._estimate(s.turn, each.equity - 0.5 * each.draw, each.draw),
            )
            for each in moves
        ]

    # ---- words

    def why(self, s: SoccerState, ranked: list[MoveValue]) -> Message:
        """One sentence on why the first of the ranked moves is best."""
        best = ranked[0]
        if s.phase == SET_UP:
            return Message("ss-because-book", move=best.move, plan=plan_text(read_book()[0]))
        move = self.game.parse_move(s, self.box, best.move)[0].value
        if move == PASS:
            return Message("ss-because-nothing-else")
        sure: dict[str, Argument] = {
            "move": best.move,
            "win": Share(best.value.win[s.turn]),
            "within": Amount(100 * (best.value.interval or 0), 0),
        }
        if s.phase != RESTART and move % A_FIGURE == GOAL:
            return Message("ss-because", **sure, why=Message("ss-why-scores"))
        if s.phase == RESTART:
            return Message("ss-because", **sure, why=Message("ss-why-square"))
        return Message("ss-because", **sure, why=self._by_threats(s, ranked))

    def _by_threats(self, s: SoccerState, ranked: list[MoveValue]) -> Message:
        """What the best move leaves to either side, and the next best where that shows why it is worse."""
        (own, theirs), *others = (self._left(s, each.move) for each in ranked[:2])
        for less, more in others:
            if theirs < more:
                return Message("ss-why-fewer-threats", theirs=theirs, more=more)
            if own > less and theirs == more:
                return Message("ss-why-more-chances", own=own, less=less)
        return Message("ss-why-threats", own=own, theirs=theirs)

    def _left(self, s: SoccerState, move: str) -> tuple[int, int]:
        """How many rolls score next after a move, for the side that makes it and its rival; a goal leaves none."""
        number = self.game.parse_move(s, self.box, move)[0].value
        if number == PASS or number % A_FIGURE == GOAL:
            return 0, 0
        return self._threats(played(self.game, s, self.box, number), s.turn)

    def _threats(self, s: SoccerState, team: int) -> tuple[int, int]:
        """How many rolls score next, for a team and its rival."""
        steps = [0] * 10
        walks_to_ball(s.figures, s.ball, steps)
        own, theirs = (scoring_rolls(lowest_scoring_roll(s.figures, s.ball, steps, each)) for each in (team, 1 - team))
        return own, theirs


def evaluator(game: Game, options: Options, box: SoccerBox, progress: Progress = no_progress) -> SoccerEvaluator:
    """The evaluator of a match; the machine code is made here if it is not there yet."""
    thinker = Thinker.shipped(box)
    thinker.warm_up()
    progress(1.0)
    return SoccerEvaluator(game, box, thinker, float(made_by()["spread"]))
