"""The review of a game: where it was won and lost, split into luck and skill.

Every step changes the win probability.  What a roll changes is luck; what a decision gives away of what the best move
promised is its cost (perfect play costs nothing); what a hand throws better or worse than it does on average is its
throwing, and nobody's luck.  Where values are estimates, or a hidden call meets another, a decision may change more
than it cost: the rest is luck, too.  All changes together are the final minus the initial value, so the split closes
by construction.  A win counts one and a draw a half.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from touchline.kernel.message import Amount, Argument, Message, Share, as_message, english, messages_json
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.solve.advice import noted, side_names, value_of
from touchline.solve.blunders import BLUNDER, puzzle_of
from touchline.solve.comparing import reason_in
from touchline.solve.evaluator import Evaluator, MoveValue, Progress, Value, evaluator_for, no_progress
from touchline.solve.puzzles import Puzzle
from touchline.solve.win_chart import chart
from touchline.words.languages import say, spoken
from touchline.words.written_numbers import figure

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
        first, second = self.names
        lines = [
            self.heading or self.title,
            say("review-start", chances=_chances(self.initial, self.names)),
            say("review-end", chances=_chances(self.final, self.names)),
        ]
        change = self.final.equity(0) - self.initial.equity(0)
        by_hand = any(step.hand is not None for step in self.steps)
        thrown = [
            say("review-throwing", who=first, points=_signed(self.throwing(0))),
            say("review-throwing-other", who=second, points=_signed(-self.throwing(1))),
        ]
        parts = [
            say("review-luck", points=_signed(self.luck)),
            *(thrown if by_hand else []),
            say("review-decisions", who=first, points=_signed(-self.cost(0))),
            say("review-decisions", who=second, points=_signed(self.cost(1))),
        ]
        average, other = Share(self.with_average_dice, 1), Share(1 - self.with_average_dice, 1)
        lines += [
            "",
            say("review-changed", who=first, change=_signed(change), parts=", ".join(parts)),
            say("review-average", first=first, win=average, second=second, other=other),
        ]
        rolled = [step for step in self.steps if step.side is None and step.hand is None]
        lines += self._turning_points(say("review-luckiest"), rolled)
        lines += self._turning_points(say("review-throws"), [e for e in self.steps if e.hand is not None])
        paid = self.expensive()
        lines += ["", say("review-expensive" if paid else "review-nothing-cost")]
        for step in paid:
            assert step.side is not None
            paid_for: dict[str, Argument] = {"number": step.number, "who": self.names[step.side], "move": step.text}
            paid_for["points"] = Amount(100 * step.cost, 2)
            told = say("review-cost", **paid_for)
            if step.best is not None:
                told = say("review-cost-better", **paid_for, better=step.best)
            lines.append(f"  {told}")
            if step.because is not None:
                lines.append(f"     {say('review-because', why=step.because)}")
        if not self.exact:
            lines += ["", say("advice-estimates")]
        if self.note is not None:
            lines += ["", spoken().say(self.note)]
        return "\n".join(lines)

    def _turning_points(self, head: str, steps: list[ReviewStep]) -> list[str]:
        """The steps that changed most, under a heading; nothing where there are none."""
        most = sorted(steps, key=lambda step: -abs(step.change))[:EXPENSIVE]
        told = [
            "  "
            + say(
                "review-for", number=step.number, told=step.spoken or step.told or step.text, **_gain(step, self.names)
            )
            for step in most
        ]
        return ["", head, *told] if told else []

    def svg(self) -> str:
        """The win-probability chart, a picture that stands alone."""
        values = [self.initial.equity(0), *(step.after.equity(0) for step in self.steps)]
        notes = {
            self.steps.index(step) + 1: f"{self.names[step.side or 0]}: {step.text} −{100 * step.cost:.1f}"
            for step in self.expensive()
        }
        steps = (f"{step.number}. {step.spoken or step.told or step.text}" for step in self.steps)
        told = [say("review-chart-start"), *steps]
        return chart(self.heading or self.title, self.names, values, told, notes)


def _points(change: float) -> float:
    return round(100 * change, 4)


def _signed(change: float) -> str:
    return ("+" if change >= 0 else "−") + figure(abs(100 * change), 1)


def _gain(step: ReviewStep, names: list[str]) -> dict[str, str]:
    """For whom a step was good, and by how much."""
    return {"points": _signed(abs(step.change)), "who": names[0] if step.change > 0 else names[1]}


def _chances(value: Value, names: list[str]) -> str:
    sides: dict[str, Argument] = {"first": names[0], "second": names[1]}
    sides |= {"win": Share(value.win[0], 1), "other": Share(value.win[1], 1)}
    told = say("review-chances", **sides)
    if value.draw > 5e-4:
        told = say("review-chances-draw", **sides, draw=Share(value.draw, 1))
    if value.interval is None:
        return told
    return say("review-doubt", chances=told, points=Amount(100 * value.interval, 1))


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


def _ranked(evaluator: Evaluator, s: State, side: int) -> list[MoveValue]:
    return sorted(evaluator.move_values(s, outlook=False), key=lambda each: each.value.rank(side), reverse=True)


def _better(best: Best) -> Message:
    return Message("review-better", move=best.move, win=Share(best.win, 1), got=Share(best.got, 1))


def _best(match: Match, index: int, best: MoveValue, side: int, got: Value) -> Best:
    game, s, box = match.game, match.states[index], match.box
    called = game.move_told(s, box, game.parse_move(s, box, best.move)[0].value)
    return Best(best.move, called, best.value.win[side], got.win[side])


def review(game: Record | Match | str, progress: Progress = no_progress) -> Review:
    """A match, a record or the text of a record, looked back on step by step."""
    match = game if isinstance(game, Match) else Match.from_record(game)
    evaluator = evaluator_for(match.game, match.options, match.box, lambda share: progress(0.5 * share))
    steps = []
    before = initial = evaluator.value(match.states[0])
    for index in range(len(match.steps)):
        steps.append(_reviewed(match, index, evaluator, before))
        before = steps[-1].after
        progress(0.5 + 0.5 * (index + 1) / len(match.steps))
    if match.resigned is not None:
        steps.append(_resignation(match, match.resigned, before))
    title = f"{match.game.title}: {match.ending() if match.over else match.headline()}"
    ended = match.result() if match.over else match.situation()
    heading = f"{match.game.title}: {spoken().say(ended, match.names, ' ' if match.over else HEADLINE_BREAK)}"
    final = steps[-1].after if steps else initial
    exact, note = evaluator.exact, noted(evaluator)
    return Review(title, side_names(match), steps, initial, final, match.over, exact, note, heading)


def _reviewed(match: Match, index: int, evaluator: Evaluator, before: Value) -> ReviewStep:
    """A step, and where it was a decision that cost something, what would have been better."""
    rules_of, box, step = match.game, match.box, match.steps[index]
    after = evaluator.value(match.states[index + 1])
    side = None if step.seat is None else rules_of.side(step.seat, box)
    best = better = why = puzzle = None
    cost = 0.0
    if side is not None and before.equity(side) - after.equity(side) > FREE:
        ranked = _ranked(evaluator, match.states[index], side)
        # an estimate of the whole position and those of its moves are not of one mind: moves are held against moves
        got = after if evaluator.exact else next((each.value for each in ranked if each.move == step.text), after)
        cost = max(0.0, (before if evaluator.exact else ranked[0].value).equity(side) - got.equity(side))
        if cost > FREE:
            best = _best(match, index, ranked[0], side, got)
            better = _better(best)
        if cost >= BLUNDER:
            why = as_message(evaluator.why(match.states[index], ranked))
            puzzle = puzzle_of(match, index, ranked)
    told, said = match.narrate(index), tuple(match.tell(index))
    thrower = rules_of.hand(match.states[index], box) if step.seat is None else None
    return ReviewStep(
        step.number,
        step.seat,
        side,
        step.text,
        told,
        before,
        after,
        best=better,
        choice=best,
        messages=said,
        hand=None if thrower is None else rules_of.side(thrower, box),
        spoken=spoken().say(said, match.names),
        why=why,
        puzzle=puzzle,
        cost=cost,
    )


def _resignation(match: Match, seat: int, before: Value) -> ReviewStep:
    """Giving up costs whatever there was to hope for."""
    side, after, said = match.game.side(seat, match.box), value_of(match), tuple(match.result())
    return ReviewStep(
        len(match.record.entries),
        seat,
        side,
        "resigns",
        match.ending(),
        before,
        after,
        messages=said,
        spoken=spoken().say(said, match.names),
        cost=before.equity(side) - after.equity(side),
    )
