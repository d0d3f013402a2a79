"""Long Ball, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from long_ball import ids, rules, text
from long_ball.state import DIE, MIDDLE, MOST_ROLLS, OVER_PHASE, SHAPE, ZONES, LongBallBox, LongBallState
from touchline.kernel.errors import BadPosition, IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Option
from touchline.kernel.parts import Part, Parts


class LongBall(Game[LongBallState, LongBallBox]):
    """One die, seven zones, two decisions a roll."""

    name = "long-ball"
    title = "Long Ball"
    version = "1.0"
    State = LongBallState
    View = text.LongBallView
    rules = rules
    ids = ids
    score_changes = frozenset({1})
    options = (Option("half", 12, rule="LB-1.2", low=1, high=MOST_ROLLS // 2),)
    parts = Parts(
        bots=Part("long_ball.bots", "LEVELS"),
        evaluator=Part("long_ball.evaluator", "evaluator"),
        worth=Part("long_ball.evaluator", "tell"),
        report_sheet=Part("long_ball.report_sheet", "SHEET"),
        terminal_board=Part("long_ball.terminal", "LongBallBoard"),
        painter=Part("long_ball.painter", "paint"),
    )

    def box(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> LongBallBox:
        return LongBallBox(options["half"])

    def max_moves(self, box: LongBallBox) -> int:
        return len(text.CALLS)

    def actions(self, box: LongBallBox) -> int:
        return len(text.CALLS)

    def move_text(self, s: LongBallState, box: LongBallBox, move: int) -> str:
        return text.move_text(s, move)

    def outcome_text(self, s: LongBallState, box: LongBallBox, outcome: int) -> str:
        return str(outcome + 1)

    def chance_name(self, s: LongBallState, box: LongBallBox) -> str:
        return "die"

    def illegal_move(self, s: LongBallState, box: LongBallBox, tried: str) -> IllegalMove:
        refused = super().illegal_move(s, box, tried)
        if s.phase == SHAPE:
            return IllegalMove(refused.words, rules=["LB-2.1"])
        return IllegalMove(refused.words, rules=["LB-3.4" if rules.to_goal(s) == 0 else "LB-4.1"])

    def tell(self, before: LongBallState, after: LongBallState, box: LongBallBox, choice: int) -> list[Message]:
        return text.tell(before, after, box, choice)

    def situation(self, s: LongBallState, box: LongBallBox) -> list[Message]:
        return text.situation(s, box)

    def ask(self, s: LongBallState, box: LongBallBox) -> list[Message]:
        return text.ask(s)

    def result(self, s: LongBallState, box: LongBallBox) -> list[Message]:
        return text.result(s)

    def picture(self, s: LongBallState, box: LongBallBox, seat: int | None = None) -> str:
        return text.picture(s)

    def everything(self, s: LongBallState, box: LongBallBox) -> dict[str, Any]:
        return cast(dict[str, Any], text.everything(s, box))

    def board(self, box: LongBallBox) -> dict[str, Any]:
        return {"kind": "zones", "zones": ZONES, "middle": MIDDLE}

    def check_position(self, s: LongBallState, box: LongBallBox) -> None:
        """LB-1.2, LB-1.3: there are so many rolls, and the match is over after the last."""
        if (s.phase == OVER_PHASE) != (s.rolled == 2 * box.half) or s.rolled > 2 * box.half:
            raise BadPosition(Message("lb-rolls", rolls=2 * box.half), field="rolled", rules=["LB-1.3"])
        if s.phase == DIE and s.call != rules.SHOT and rules.to_goal(s) == 0:
            raise BadPosition(Message("lb-nowhere"), field="call", rules=["LB-3.4"])
        if s.phase == DIE and s.call == rules.SHOT and rules.to_goal(s) >= rules.SHOOTING_ZONES:
            raise BadPosition(Message("lb-too-far"), field="call", rules=["LB-4.1"])


GAME = LongBall()
