"""What people read and write."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from long_ball.rules import LONG, SHORT, SHOT, needed
from long_ball.state import CALL, OVER_PHASE, PHASES, SHAPE, ZONES, LongBallBox, LongBallState

SHAPES = ("drop", "press")
CALLS = ("short", "long", "shot")


def move_text(s: LongBallState, move: int) -> str:
    """A move in notation."""
    return SHAPES[move] if s.phase == SHAPE else CALLS[move]


def narrate(before: LongBallState, after: LongBallState, box: LongBallBox, choice: int, names: Sequence[str]) -> str:
    """A step in a sentence."""
    with_ball, without = names[before.side], names[1 - before.side]
    if before.phase == SHAPE:
        return f"{without} presses." if choice else f"{without} drops back."
    if before.phase == CALL:
        called = {SHORT: "plays it short", LONG: "hits it long", SHOT: "shoots"}[choice]
        return f"{with_ball} {called}."
    return f"A {choice + 1}: {decided(before, choice + 1, with_ball)}{whistle(after, box)}"


def decided(before: LongBallState, shown: int, who: str) -> str:
    """What the die did."""
    works = shown >= needed(before)
    if before.call == SHOT:
        return f"goal for {who}!" if works else "no goal."
    return "the pass arrives." if works else "the ball is lost."


def whistle(after: LongBallState, box: LongBallBox) -> str:
    """Half-time and the end."""
    if after.phase == OVER_PHASE:
        return " That is the final whistle."
    return " Half-time." if after.rolled == box.half else ""


def headline(s: LongBallState, box: LongBallBox, names: Sequence[str]) -> str:
    """Score and situation in a line."""
    where = f"{names[s.side]} in zone {s.zone}"
    return f"{names[0]} {s.score[0]} – {s.score[1]} {names[1]} · {where} · {2 * box.half - s.rolled} rolls left"


def question(s: LongBallState) -> str:
    """What is asked."""
    if s.phase == SHAPE:
        return "Press, or drop back?"
    if s.phase == CALL:
        return "Short, long, or a shot?"
    return f"Roll the die: {needed(s)} or more."


def ending(s: LongBallState, names: Sequence[str]) -> str:
    """The result in a sentence."""
    if s.score[0] == s.score[1]:
        return f"A draw, {s.score[0]} all."
    winner = 0 if s.score[0] > s.score[1] else 1
    return f"{names[winner]} wins {s.score[winner]}–{s.score[1 - winner]}."


def picture(s: LongBallState) -> str:
    """The pitch in characters; the arrow says which way the ball is played."""
    ball = ">" if s.side == 0 else "<"
    cells = [ball if zone == s.zone else " " for zone in range(1, ZONES + 1)]
    return "A ]" + "|".join(f" {cell} " for cell in cells) + "[ B"


class LongBallView(TypedDict):
    """Long Ball: one ball, seven zones."""

    phase: str
    """What is due."""
    score: list[int]
    """By side."""
    zone: int
    """Where the ball is, counted from the first side's goal."""
    side: int
    """The side that has it."""
    pressed: bool
    """The other side presses."""
    call: str
    """The pass or shot that was called."""
    rolls_left: int
    """In the whole match."""
    position: NotRequired[str]
    """The position in one line."""


def everything(s: LongBallState, box: LongBallBox) -> LongBallView:
    """Every field by name."""
    return {
        "phase": PHASES[s.phase],
        "score": list(s.score),
        "zone": s.zone,
        "side": s.side,
        "pressed": bool(s.pressed),
        "call": CALLS[s.call],
        "rolls_left": 2 * box.half - s.rolled,
    }
