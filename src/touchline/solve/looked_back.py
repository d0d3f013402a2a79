"""A game looked back on: what every step changed, what was luck, what was thrown, what decisions cost.

Every step changes the win probability.  What a roll changes is luck; what a decision gives away of what the best move
promised is its cost (perfect play costs nothing); what a hand throws better or worse than it does on average is its
throwing, and nobody's luck.  Where values are estimates, or a hidden call meets another, a decision may change more
than it cost: the rest is luck, too.  All changes together are the final minus the initial value, so the split closes
by construction.  A win counts one and a draw a half.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.kernel.message import Message, english, messages_json
from touchline.solve.comparing import reason_in
from touchline.solve.evaluator import Value
from touchline.solve.puzzles import Puzzle
from touchline.solve.review_text import picture_of, text_of

EXPENSIVE = 3
"""How many decisions are shown."""
FREE = 5e-5
"""A cost below this is none: a twentieth of a tenth of a point."""


@dataclass(frozen=True)
class Best:
    """The move that would have been best, what people call it, and the chances with it and with what was played."""

    move: str
    called: Message
    win: float
    got: float

    def to_json(self) -> dict[str, Any]:
        """As the wire writes it."""
        odds = {"win": round(self.win, 6), "got": round(self.got, 6)}
        return {"move": self.move, **odds, **messages_json(move=[self.called])}


@dataclass(frozen=True)
class ReviewStep:
    """One step of the game."""

    number: int
    """Number of its entry in the record."""
    seat: int | None
    """Who decided; ``None`` for chance."""
    side: int | None
    text: str
    told: str
    """The play-by-play, in English."""
    before: Value
    after: Value
    best: Message | None = None
    """For a decision that cost something: what was best."""
    choice: Best | None = None
    """The same for a program."""
    messages: tuple[Message, ...] = ()
    """The play-by-play."""

    hand: int | None = None
    """The side whose own hand threw, where no dice decided."""
    spoken: str = ""
    """The play-by-play in the language that is spoken here."""
    why: Message | None = None
    """For a decision that gave much away: why the best was best."""
    puzzle: Puzzle | None = None
    """The same decision to be tried again, where one idea was clearly best."""
    cost: float = 0.0
    """What a decision cost the side that made it; 0 for chance."""

    @property
    def better(self) -> str:
        """What was best, in English; empty where nothing was better."""
        return english([self.best]) if self.best is not None else ""

    @property
    def because(self) -> Message | None:
        """The bare reason why the best was best."""
        return None if self.why is None else reason_in(self.why)

    @property
    def change(self) -> float:
        """What the step did to the equity of side 0."""
        return self.after.equity(0) - self.before.equity(0)

    @property
    def luck(self) -> float:
        """What it did to the equity of side 0 that nobody decided or threw: of a decision what it did not cost."""
        if self.hand is not None:
            return 0.0
        return self.change + (-self.cost if self.side == 1 else self.cost)


@dataclass(frozen=True)
class Review:
    """A game looked back on."""

    title: str
    names: list[str]
    """By side."""
    steps: list[ReviewStep]
    initial: Value
    final: Value
    over: bool
    exact: bool
    note: Message | None = None
    heading: str = ""
    """The title in the language that is spoken here."""

    @property
    def remark(self) -> str:
        """What the coach assumes or leaves out, in English; may be empty."""
        return english([self.note]) if self.note is not None else ""

    @property
    def luck(self) -> float:
        """What all rolls together did for side 0, and whatever else nobody decided."""
        return sum(step.luck for step in self.steps)

    def throwing(self, side: int) -> float:
        """What a side's own throws did for it, beyond what its hand does on average."""
        gained = sum(step.change for step in self.steps if step.hand == side)
        return gained if side == 0 else -gained

    def cost(self, side: int) -> float:
        """What a side's decisions cost it."""
        return sum(step.cost for step in self.steps if step.side == side)

    @property
    def with_average_dice(self) -> float:
        """Equity of side 0 had no roll helped anybody: the start, less what decisions gave away, within 0..1."""
        return min(1.0, max(0.0, self.initial.equity(0) - self.cost(0) + self.cost(1)))

    @property
    def unexplained(self) -> float:
        """Final − initial − luck − throwing − decisions: nothing but rounding."""
        thrown = self.throwing(0) - self.throwing(1)
        return self.final.equity(0) - self.initial.equity(0) - self.luck - thrown + self.cost(0) - self.cost(1)

    def expensive(self) -> list[ReviewStep]:
        """The decisions that cost most, dearest first."""
        paid = [step for step in self.steps if step.cost > FREE]
        return sorted(paid, key=lambda step: -step.cost)[:EXPENSIVE]

    def to_json(self) -> dict[str, Any]:
        """Everything, in percentage points where it is a change."""
        return {
            "title": self.title,
            "names": self.names,
            "exact": self.exact,
            "over": self.over,
            "remark": self.remark,
            **messages_json(remark=[self.note] if self.note is not None else []),
            "initial": _value_json(self.initial),
            "final": _value_json(self.final),
            "steps": [_step_json(step) for step in self.steps],
            "luck": [_points(self.luck), _points(-self.luck)],
            "throwing": [_points(self.throwing(0)), _points(self.throwing(1))],
            "cost": [_points(self.cost(0)), _points(self.cost(1))],
            "average_dice": [round(self.with_average_dice, 6), round(1 - self.with_average_dice, 6)],
            "expensive": [_step_json(step) for step in self.expensive()],
        }

    def text(self) -> str:
        """The review in plain lines."""
        return text_of(self)

    def svg(self) -> str:
        """The win-probability chart, a picture that stands alone."""
        return picture_of(self)


def _points(change: float) -> float:
    return round(100 * change, 4)


def _value_json(value: Value) -> dict[str, Any]:
    told: dict[str, Any] = {"win": [round(each, 6) for each in value.win], "draw": round(value.draw, 6)}
    return told if value.interval is None else told | {"interval": round(value.interval, 6)}


def _step_json(step: ReviewStep) -> dict[str, Any]:
    told: dict[str, Any] = {"number": step.number, "seat": step.seat, "text": step.text, "told": step.told}
    told |= _value_json(step.after)
    if step.hand is not None:
        told["throwing"] = _points(step.change if step.hand == 0 else -step.change)
    elif step.side is None or (step.cost <= FREE < abs(step.luck)):
        told["luck"] = [_points(step.luck), _points(-step.luck)]
    if step.side is not None:
        told["cost"] = _points(step.cost)
        if step.better:
            told["better"] = step.better
        if step.choice is not None:
            told["best"] = step.choice.to_json()
        if step.why is not None and (reasoned := english([step.why])):
            told["why"] = reasoned
        if step.because is not None:
            told["because"] = english([step.because])
        if step.puzzle is not None:
            told["puzzle"] = step.puzzle.id
    why = [step.why] if step.why is not None else []
    because = [step.because] if step.because is not None else []
    better = [step.best] if "better" in told and step.best is not None else []
    return told | messages_json(told=step.messages, better=better, why=why, because=because)
