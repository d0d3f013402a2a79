"""A review in words, and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.kernel.message import Amount, Argument, Share
from touchline.solve.evaluator import Value
from touchline.solve.win_chart import chart
from touchline.words.languages import say, spoken
from touchline.words.written_numbers import figure

if TYPE_CHECKING:
    from touchline.solve.looked_back import Review, ReviewStep

MOST_TURNS = 3
"""Rolls and throws that are told: those that changed most."""


def text_of(review: Review) -> str:
    """The review in plain lines."""
    first, second = review.names
    lines = [
        review.heading or review.title,
        say("review-start", chances=_chances(review.initial, review.names)),
        say("review-end", chances=_chances(review.final, review.names)),
    ]
    change = review.final.equity(0) - review.initial.equity(0)
    by_hand = any(step.hand is not None for step in review.steps)
    thrown = [
        say("review-throwing", who=first, points=_signed(review.throwing(0))),
        say("review-throwing-other", who=second, points=_signed(-review.throwing(1))),
    ]
    parts = [
        say("review-luck", points=_signed(review.luck)),
        *(thrown if by_hand else []),
        say("review-decisions", who=first, points=_signed(-review.cost(0))),
        say("review-decisions", who=second, points=_signed(review.cost(1))),
    ]
    average, other = Share(review.with_average_dice, 1), Share(1 - review.with_average_dice, 1)
    lines += [
        "",
        say("review-changed", who=first, change=_signed(change), parts=", ".join(parts)),
        say("review-average", first=first, win=average, second=second, other=other),
    ]
    rolled = [step for step in review.steps if step.side is None and step.hand is None]
    lines += _turning_points(review, say("review-luckiest"), rolled)
    lines += _turning_points(review, say("review-throws"), [e for e in review.steps if e.hand is not None])
    lines += ["", *_paid(review)]
    if not review.exact:
        lines += ["", say("advice-estimates")]
    if review.note is not None:
        lines += ["", spoken().say(review.note)]
    return "\n".join(lines)


def _paid(review: Review) -> list[str]:
    """The decisions that cost most, and what would have been better."""
    paid = review.expensive()
    lines = [say("review-expensive" if paid else "review-nothing-cost")]
    for step in paid:
        assert step.side is not None
        paid_for: dict[str, Argument] = {"number": step.number, "who": review.names[step.side], "move": step.text}
        paid_for["points"] = Amount(100 * step.cost, 2)
        told = say("review-cost", **paid_for)
        if step.best is not None:
            told = say("review-cost-better", **paid_for, better=step.best)
        lines.append(f"  {told}")
        if step.because is not None:
            lines.append(f"     {say('review-because', why=step.because)}")
    return lines


def _turning_points(review: Review, head: str, steps: list[ReviewStep]) -> list[str]:
    """The steps that changed most, under a heading; nothing where there are none."""
    most = sorted(steps, key=lambda step: -abs(step.change))[:MOST_TURNS]
    told = [
        "  "
        + say("review-for", number=step.number, told=step.spoken or step.told or step.text, **_gain(step, review.names))
        for step in most
    ]
    return ["", head, *told] if told else []


def picture_of(review: Review) -> str:
    """The win-probability chart, a picture that stands alone."""
    values = [review.initial.equity(0), *(step.after.equity(0) for step in review.steps)]
    notes = {
        review.steps.index(step) + 1: f"{review.names[step.side or 0]}: {step.text} −{100 * step.cost:.1f}"
        for step in review.expensive()
    }
    steps = (f"{step.number}. {step.spoken or step.told or step.text}" for step in review.steps)
    told = [say("review-chart-start"), *steps]
    return chart(review.heading or review.title, review.names, values, told, notes)


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
