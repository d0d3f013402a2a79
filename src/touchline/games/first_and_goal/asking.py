"""What is asked in First & Goal, how it stands and how it ended.  The play-by-play is in ``narration.py``."""

from __future__ import annotations

from touchline.games.first_and_goal import rules
from touchline.games.first_and_goal.state import (
    ANSWER,
    BURN_STOP,
    CALL,
    COIN_CALL,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    KICKOFF,
    NO_DIE,
    OFFENSE_CARDS,
    OVER_PHASE,
    PHASES,
    PUNT,
    RECEIVE_KICK,
    SNAP,
    THEN_KICKOFF,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.games.first_and_goal.terms import at, chance_name, die, down_and_distance, teams
from touchline.kernel.message import Argument, Message
from touchline.kernel.nodes import CHANCE

HALVES = 2


def question(s: FootballState, box: FootballBox) -> Message:
    """What is asked, the same to everybody: it tells nothing of a hand."""
    if rules.to_move(s, box) == CHANCE:
        name = chance_name(s)
        if s.die == NO_DIE or name == "d20":
            return Message(f"fg-ask-{name}")
        return Message("fg-ask-die", die=die(s.die))
    if s.phase == CALL:
        if s.trying:
            return Message("fg-ask-call-try")
        if s.faked:
            return Message("fg-ask-call-fake")
        return Message("fg-ask-call", down=down_and_distance(s), at=at(s.y))
    if s.phase == ANSWER:
        return Message("fg-ask-answer")
    asked = f"fg-ask-{PHASES[s.phase]}"
    if s.phase == BURN_STOP and s.tabled:
        return Message(f"{asked}-run")
    if s.phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE) and box.first_edition:
        return Message(f"{asked}-former")
    if s.action > PUNT and s.phase in (FLAG_ON_OFFENSE, FLAG_ON_DEFENSE):
        return Message(f"{asked}-return")
    return Message(asked)


def situation(s: FootballState, box: FootballBox) -> list[Message]:
    """Score and situation, part by part."""
    home, away = teams(box)
    period = Message("fg-half", number=s.half) if s.half <= HALVES else Message("fg-overtime", number=s.half - HALVES)
    head = [period, Message("play-score", home=home, points=s.score[0], others=s.score[1], away=away)]
    if s.phase in (COIN_CALL, TOSS, TOSS_CHOICE, OVER_PHASE):
        return head
    who = (home, away)[s.offense]
    if s.phase == KICKOFF or s.phase == RECEIVE_KICK:
        return [*head, Message("fg-to-receive", who=who)]
    if s.phase == TRY or s.trying or (s.action == SNAP and s.then == THEN_KICKOFF):
        return [*head, Message("fg-on-the-try", who=who)]
    clock = Message("fg-cards-left", cards=s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS])
    return [*head, Message("fg-stands", who=who, down=down_and_distance(s), at=at(s.y)), clock]


def result(s: FootballState, box: FootballBox) -> Message:
    """Who won, and by how much."""
    tie = s.score[0] == s.score[1]
    winner = 0 if s.score[0] > s.score[1] else 1
    score: dict[str, Argument] = {"points": s.score[winner], "others": s.score[1 - winner]}
    if not tie:
        score["who"] = teams(box)[winner]
    told = "fg-tie" if tie else "fg-wins"
    if s.half <= HALVES:
        return Message(told, **score)
    return Message(f"{told}-after-overtime", **score, periods=s.half - HALVES)
