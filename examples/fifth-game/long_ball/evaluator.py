"""Long Ball solved exactly, by asking its own rules.

A match lasts a fixed number of rolls, so that every position can be followed to the end.  What a
position is worth depends on the lead and not on the score, and is worked out once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from long_ball import rules, text
from long_ball.game import LongBall
from long_ball.state import SHAPE, LongBallBox, LongBallState
from touchline.kernel.message import Message, Share, two_figures
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.match import Match
from touchline.solve.evaluator import (
    MoveValue,
    Outlook,
    Progress,
    Value,
    average,
    chance_parts,
    evaluator_for,
    no_progress,
    played,
    settled,
)
from touchline.words.languages import say


class LongBallEvaluator:
    """Perfect play of both sides."""

    exact = True
    remark = ""

    def __init__(self, game: LongBall, box: LongBallBox, progress: Progress = no_progress) -> None:
        self.game, self.box = game, box
        self._known: dict[tuple[int, ...], Value] = {}
        for rolled in reversed(range(2 * box.half)):
            s = game.new_state(box)
            s.rolled = rolled
            self.value(s)
            progress(1 - rolled / (2 * box.half))

    def value(self, s: LongBallState) -> Value:
        """The chances from here, both sides playing perfectly."""
        key = (s.phase, s.score[0] - s.score[1], s.rolled, s.zone, s.side, s.pressed, s.call)
        if key not in self._known:
            self._known[key] = self._worked_out(s)
        return self._known[key]

    def _worked_out(self, s: LongBallState) -> Value:
        mover = rules.to_move(s, self.box)
        if mover == OVER:
            return settled([rules.payoff(s, self.box, seat) for seat in range(2)])
        if mover == CHANCE:
            return average([(share, self.value(after)) for share, after in chance_parts(self.game, s, self.box)])
        after = [self.value(played(self.game, s, self.box, move)) for move in self.game.legal_moves(s, self.box)]
        return max(after, key=lambda value: value.rank(mover))

    def move_values(self, s: LongBallState, *, outlook: bool = True) -> list[MoveValue]:
        """Every legal move and what it is worth."""
        found = []
        for move in self.game.legal_moves(s, self.box):
            after = played(self.game, s, self.box, move)
            works, fails = self._branches(after) if outlook and s.phase != SHAPE else (None, None)
            found.append(MoveValue(text.move_text(s, move), self.value(after), works, fails))
        return found

    def _branches(self, s: LongBallState) -> tuple[Outlook, Outlook]:
        """What follows when the die decides for the call, and when against it."""
        parts = [self.value(after) for _, after in chance_parts(self.game, s, self.box)]
        least = rules.needed(s) - 1
        good, bad = parts[least:], parts[:least]
        works, fails = ("goal", "no-goal") if s.call == rules.SHOT else ("arrives", "lost")
        return tuple(  # type: ignore[return-value]
            Outlook(Message(f"lb-branch-{label}"), len(some) / 6, average([(1 / len(some), each) for each in some]))
            for label, some in ((works, good), (fails, bad))
        )

    def why(self, s: LongBallState, ranked: list[MoveValue]) -> Message:
        """Why the first is best."""
        best, side = ranked[0], rules.to_move(s, self.box)
        if len(ranked) == 1:
            return Message("lb-only", move=best.move)
        gap = 100 * (best.value.equity(side) - ranked[1].value.equity(side))
        return Message("lb-better", best=best.move, gap=two_figures(gap), other=ranked[1].move)


def evaluator(game: LongBall, options: Mapping[str, Any], box: LongBallBox, progress: Progress) -> LongBallEvaluator:
    """What Touchline asks for."""
    return LongBallEvaluator(game, box, progress)


def tell(match: Match, finer: bool) -> None:
    """``touchline solve long-ball``: what kicking off first is worth.  The solution is exact: nothing is finer."""
    value = evaluator_for(match.game, match.options, match.box).value(match.state)
    one, two, draw = (Share(each, 2) for each in (*value.win, value.draw))
    print(say("lb-worth", first=match.names[0], one=one, second=match.names[1], two=two, draw=draw))
