"""Football Darts told: questions, headlines, play-by-play.  The words are in ``words/``."""

from __future__ import annotations

from touchline.games.football_darts import rules
from touchline.games.football_darts.beds import (
    BOUNCE,
    DOUBLE,
    INNER_BULL,
    MISS,
    OUTER_BULL,
    number_of,
    ring_of,
    yards_of,
)
from touchline.games.football_darts.state import (
    CALL,
    CHOICE,
    CUSHION,
    CUSHION_CALL,
    FIELD_GOAL,
    OVER_PHASE,
    PAT,
    PUNT,
    THROW,
    TOSS,
    TRY,
    TWO_POINTS,
    DartsBox,
    DartsState,
)
from touchline.games.football_darts.terms import bed_term, call_term, spot
from touchline.games.football_darts.text import COIN, TRY_DARTS, aim_term, open_calls
from touchline.kernel.message import Argument, Message, Player

QUESTIONS = {
    TOSS: "fd-ask-toss",
    CHOICE: "fd-ask-choice",
    TRY: "fd-ask-try",
    PAT: "fd-ask-pat",
    PUNT: "fd-ask-punt",
    CUSHION: "fd-ask-bonus",
    CUSHION_CALL: "fd-ask-bonus",
    TWO_POINTS: "fd-ask-two",
    OVER_PHASE: "fd-ask-two",
}
"""What is asked in phases where nothing else need be known."""
THROWS = ("fd-throws", "fd-kicks", "fd-punts", "fd-goes-for-one", "fd-goes-for-two")
"""What each call is told as."""


def question(s: DartsState, box: DartsBox) -> Message:
    """What is asked of the player or the table."""
    needed = 100 - s.pos
    if s.phase == FIELD_GOAL:
        return Message("fd-ask-field-goal-far" if s.pos <= 60 else "fd-ask-field-goal", spot=spot(s.pos))
    if s.phase == THROW:
        return Message("fd-ask-throw", dart=s.dart, needed=needed)
    if s.phase == CALL:
        calls = [call_term(call) for call in open_calls(s)]
        return Message("fd-ask-call-aim" if box.aims else "fd-ask-call", dart=s.dart, needed=needed, calls=calls)
    return Message(QUESTIONS[s.phase])


def situation(s: DartsState) -> list[Message]:
    """Score and situation, part by part."""
    period = Message("fd-quarter", number=s.quarter) if s.quarter <= 4 else Message("fd-overtime", number=s.quarter - 4)
    score = Message("play-score", home=Player(0), points=s.score[0], others=s.score[1], away=Player(1))
    if s.phase in (TOSS, CHOICE, OVER_PHASE):
        return [period, score]
    who = Player(s.offense)
    if s.pos == 100:
        return [period, score, Message("fd-on-the-try", who=who)]
    return [period, score, Message("fd-at", who=who, spot=spot(s.pos), dart=s.dart, needed=100 - s.pos)]


def result(s: DartsState) -> Message:
    """Who won, and by how much."""
    winner = 0 if s.score[0] > s.score[1] else 1
    score: dict[str, Argument] = {"who": Player(winner), "points": s.score[winner], "others": s.score[1 - winner]}
    if s.quarter <= 4:
        return Message("fd-wins", **score)
    return Message("fd-wins-in-overtime", **score, periods=s.quarter - 4)


def tell(before: DartsState, after: DartsState, box: DartsBox, choice: int) -> list[Message]:
    """One step as the commentator tells it."""
    who = Player(before.offense)
    if before.phase == TOSS:
        return [Message("fd-toss", coin=COIN[choice], who=Player(after.offense))]
    if before.phase == CHOICE:
        chose = "fd-receives" if choice == rules.RECEIVE else "fd-defers"
        return [Message(chose, who=who, first=Player(after.first), spot=spot(after.pos))]
    if rules.to_move(before, box) >= 0:
        return [_call(before, box, choice)]
    if choice == BOUNCE:
        return [Message("fd-bounce", who=who)]
    return [_dart(before, after, box, choice), *_break(before, after)]


def _call(s: DartsState, box: DartsBox, move: int) -> Message:
    call = move if box.aims == 0 else move // box.aims
    told = "fd-throws-bonus" if call == rules.THROW_CALL and s.phase != CALL else THROWS[call]
    args: dict[str, Argument] = {"who": Player(s.offense)}
    if told == "fd-throws":
        args["dart"] = s.dart
    elif call in (rules.FIELD_GOAL_CALL, rules.PUNT_CALL):
        args["spot"] = spot(s.pos)
    if box.aims == 0:
        return Message(told, **args)
    return Message(f"{told}-aimed", **args, aim=aim_term(box, move % box.aims))


def _dart(before: DartsState, after: DartsState, box: DartsBox, bed: int) -> Message:
    gained = after.score[before.offense] - before.score[before.offense]
    dart: dict[str, Argument] = {"who": Player(before.offense), "bed": bed_term(bed)}
    yards = _yards(before, box, bed)
    if before.phase == FIELD_GOAL:
        return Message("fd-field-goal", **dart) if gained else Message("fd-no-good-over", **dart, spot=spot(after.pos))
    if before.phase == PUNT:
        return Message("fd-punt-blocked" if bed == MISS else "fd-punt", **dart, spot=spot(after.pos))
    if before.phase in TRY_DARTS:
        good = "fd-point-good" if before.phase == PAT else "fd-two-good"
        return Message(good if gained else "fd-no-good", **dart)
    if after.phase == TRY:
        from_anywhere = bed == INNER_BULL and box.inner_bull_yards == 0
        return Message("fd-touchdown-anywhere" if from_anywhere else "fd-touchdown", **dart, yards=yards)
    if before.phase == CUSHION:
        return Message("fd-bonus-bust", **dart)
    if after.score != before.score:
        return Message("fd-safety", **dart, spot=spot(before.pos))
    if after.drive == before.drive and after.phase != OVER_PHASE:
        way = _way(before.pos, after.pos)
        return Message("fd-back", **dart, **way) if bed == MISS else Message("fd-gain", **dart, **way, yards=yards)
    if bed < OUTER_BULL and number_of(bed) in (1, 3) and ring_of(bed) >= DOUBLE:
        return Message("fd-intercepted", **dart, spot=spot(before.pos))
    if before.pos + yards > 100:
        return Message("fd-bust", **dart, yards=yards, needed=100 - before.pos)
    landed = before.pos - 10 if bed == MISS else before.pos + yards
    return Message("fd-downs", **dart, **_way(before.pos, landed))


def _way(start: int, end: int) -> dict[str, Argument]:
    return {"from": spot(start), "to": spot(end)}


def _yards(s: DartsState, box: DartsBox, bed: int) -> int:
    if bed == INNER_BULL:
        return box.inner_bull_yards or 100 - s.pos
    return yards_of(bed)


def _break(before: DartsState, after: DartsState) -> list[Message]:
    if after.quarter == before.quarter:
        return []
    if after.phase == TOSS:
        return [Message("fd-level")]
    if after.quarter > 5:
        return [Message("fd-still-level")]
    if after.quarter == 3:
        return [Message("fd-half-time", who=Player(after.offense), spot=spot(after.pos))]
    return [Message("fd-end-of-quarter", number=before.quarter)]
