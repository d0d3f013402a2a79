"""What people read and write."""

from typing import NotRequired, TypedDict

from long_ball.rules import LONG, SHORT, SHOT, needed
from long_ball.state import CALL, OVER_PHASE, PHASES, SHAPE, ZONES, LongBallBox, LongBallState, Phase
from touchline.kernel.message import Message, Player

SHAPES = ("drop", "press")
CALLS = ("short", "long", "shot")
CALLED = {SHORT: "lb-plays-short", LONG: "lb-hits-long", SHOT: "lb-shoots"}
"""Call → the message that tells of it."""


def move_text(s: LongBallState, move: int) -> str:
    """A move in notation."""
    return SHAPES[move] if s.phase == SHAPE else CALLS[move]


def tell(before: LongBallState, after: LongBallState, box: LongBallBox, choice: int) -> list[Message]:
    """A step, sentence by sentence."""
    with_ball, without = Player(before.side), Player(1 - before.side)
    if before.phase == SHAPE:
        return [Message("lb-presses" if choice else "lb-drops-back", who=without)]
    if before.phase == CALL:
        return [Message(CALLED[choice], who=with_ball)]
    return [decided(before, choice + 1, with_ball), *whistle(after, box)]


def decided(before: LongBallState, shown: int, who: Player) -> Message:
    """What the die did."""
    works = shown >= needed(before)
    if before.call == SHOT:
        return Message("lb-goal", shown=shown, who=who) if works else Message("lb-no-goal", shown=shown)
    return Message("lb-arrives" if works else "lb-lost", shown=shown)


def whistle(after: LongBallState, box: LongBallBox) -> list[Message]:
    """Half-time and the end."""
    if after.phase == OVER_PHASE:
        return [Message("lb-final-whistle")]
    return [Message("lb-half-time")] if after.rolled == box.half else []


def situation(s: LongBallState, box: LongBallBox) -> list[Message]:
    """Score and situation, part by part."""
    score = Message("play-score", home=Player(0), points=s.score[0], others=s.score[1], away=Player(1))
    where = Message("lb-where", who=Player(s.side), zone=s.zone)
    return [score, where, Message("lb-rolls-left", rolls=2 * box.half - s.rolled)]


def ask(s: LongBallState) -> list[Message]:
    """What is asked."""
    if s.phase == SHAPE:
        return [Message("lb-ask-shape")]
    if s.phase == CALL:
        return [Message("lb-ask-call")]
    return [Message("lb-ask-die", least=needed(s))]


def result(s: LongBallState) -> list[Message]:
    """How it ended."""
    if s.score[0] == s.score[1]:
        return [Message("lb-draw", goals=s.score[0])]
    winner = 0 if s.score[0] > s.score[1] else 1
    return [Message("lb-wins", who=Player(winner), goals=s.score[winner], others=s.score[1 - winner])]


def picture(s: LongBallState) -> str:
    """The pitch in characters; the arrow says which way the ball is played."""
    ball = ">" if s.side == 0 else "<"
    cells = [ball if zone == s.zone else " " for zone in range(1, ZONES + 1)]
    return "A ]" + "|".join(f" {cell} " for cell in cells) + "[ B"


class LongBallView(TypedDict):
    """Long Ball: one ball, seven zones."""

    phase: Phase
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
