"""The play-by-play of the special teams: toss, kickoffs, punts, field goals, tries, sneaks, Hail Marys."""

from __future__ import annotations

from touchline.games.first_and_goal.endings import after_down, dead_ball, scored
from touchline.games.first_and_goal.moves import (
    CALL_HAIL_MARY,
    CALL_HEADS,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    END_HALF,
    EXTRA_POINT,
    FAKE,
    FIVE_DICE,
    GIVE_UP,
    KICK,
    ONSIDE,
    RECEIVE,
    RETURN,
    RUN_OUT,
    SQUIB,
    WITHOUT,
)
from touchline.games.first_and_goal.penalties import guilty
from touchline.games.first_and_goal.state import (
    BLOCK_DICE,
    BOUNCE_DICE,
    BREAKAWAY,
    BREAKAWAY_CHOICE,
    CATCH,
    COIN_CALL,
    EXTRA_POINT_DICE,
    FAKE_CALL,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL,
    FIELD_GOAL_CARD,
    FIELD_GOAL_DICE,
    FLAG_DICE,
    HAIL,
    HAIL_MARY_DICE,
    KICKOFF,
    KNEEL_CARD,
    MARY,
    NO_ICON,
    ON_OFFENSE,
    ONSIDE_DICE,
    PENALTY_YARDS,
    PUNT,
    PUNT_CHOICE,
    PUNT_DICE,
    RECEIVE_KICK,
    RECOVERY_DICE,
    REROLL_DICE,
    RETURN_DICE,
    SNEAK,
    SNEAK_DICE,
    SQUIB_DICE,
    TOSS_CHOICE,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
    P,
    T,
    X,
)
from touchline.games.first_and_goal.terms import COIN, Teams, at, die, discarded, down_and_distance
from touchline.kernel.message import Argument, Message

ANNOUNCEMENTS = {
    CALL_SNEAK: "fg-sneaks",
    CALL_KNEEL: "fg-kneels",
    CALL_HAIL_MARY: "fg-hail-mary",
    END_HALF: "fg-ends-half",
    GIVE_UP: "fg-gives-up",
}
"""Plays called aloud of which nothing else is told."""


def tell_announcement(s: FootballState, move: int, offense: Argument) -> Message:
    """A play called aloud."""
    if move == CALL_PUNT:
        return Message("fg-punt-team", down=down_and_distance(s), who=offense)
    if move in ANNOUNCEMENTS:
        return Message(ANNOUNCEMENTS[move], who=offense)
    return Message("fg-field-goal-team", who=offense, at=at(s.y))


def tell_choice(before: FootballState, after: FootballState, move: int, teams: Teams) -> list[Message]:
    """A decision around kicks and tries."""
    phase = before.phase
    if phase == KNEEL_CARD:
        return [Message("fg-goes-with-it", card=discarded(move)), *after_down(before, after, teams)]
    if phase == FIELD_GOAL_CARD:
        return [Message("fg-attempt-costs", card=discarded(move))]
    if phase in (FAKE_OFFENSE, FAKE_DEFENSE):
        return [Message("fg-fake-decided") if phase == FAKE_OFFENSE else _tell_fake(before, move, teams)]
    if phase == COIN_CALL:
        return [Message("fg-calls-coin", who=teams[1], coin=COIN[move - CALL_HEADS])]
    return [_tell_kick_choice(before, after, move, teams[before.offense], teams[1 - before.offense])]


def _tell_kick_choice(
    before: FootballState, after: FootballState, move: int, offense: Argument, defense: Argument
) -> Message:
    phase = before.phase
    if phase == TOSS_CHOICE:
        return Message("fg-chooses-receive" if move == RECEIVE else "fg-chooses-kick", who=offense)
    if phase == KICKOFF:
        told = "fg-onside" if move == ONSIDE else "fg-squib" if move == SQUIB else "fg-kicks-off"
        return Message(told, who=defense)
    if phase == RECEIVE_KICK:
        if move == RUN_OUT:
            return Message("fg-brings-out", who=offense)
        return Message("fg-touchback", down=down_and_distance(after), who=offense, at=at(after.y))
    if phase == CATCH:
        if move == RETURN:
            return Message("fg-fields", who=offense, at=at(before.y))
        return Message("fg-fair-catch", at=at(after.y), down=down_and_distance(after), who=offense)
    if phase == PUNT_CHOICE:
        if move == FIVE_DICE:
            return Message("fg-booms", who=offense)
        return Message("fg-places", who=offense, die=die(move - WITHOUT))
    return Message("fg-tries-one" if move == EXTRA_POINT else "fg-tries-two", who=offense)


def _tell_fake(before: FootballState, move: int, teams: Teams) -> Message:
    defense = teams[1 - before.offense]
    if before.offense_call != FAKE_CALL:
        return Message("fg-is-kick") if move == KICK else Message("fg-is-kick-farther", who=defense)
    kick = "field-goal" if before.action == FIELD_GOAL else "punt"
    return Message("fg-fake-smelled", kick=kick, who=defense) if move == FAKE else Message("fg-fake", kick=kick)


# ---- dice


def tell_toss(before: FootballState, box: FootballBox, outcome: int, teams: Teams) -> Message:
    """FG-2.1: the coin."""
    winner = teams[1 if outcome == before.coin else 0]
    return Message("fg-toss" if box.toss_choice else "fg-toss-receives", coin=COIN[outcome], who=winner)


def tell_dice(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: Teams
) -> list[Message]:
    """The last die of a kick, a try, a sneak or a Hail Mary."""
    offense, defense = teams[before.offense], teams[1 - before.offense]
    phase = before.phase
    good = scored(before, after, before.offense)
    if phase == EXTRA_POINT_DICE:
        return [Message("fg-point-good" if good else "fg-point-blocked")]
    if phase == HAIL_MARY_DICE:
        return [Message("fg-hail-mary-caught", who=offense) if good else Message("fg-hail-mary-falls")]
    if phase == BLOCK_DICE:
        blocked = fallen.icon == X and fallen.ref == X
        return [Message("fg-field-goal-blocked", who=defense) if blocked else Message("fg-kick-away")]
    if phase == FIELD_GOAL_DICE:
        length = fallen.gain + fallen.bonus
        if good:
            return [Message("fg-field-goal-good", yards=length)]
        return [Message("fg-field-goal-missed", yards=length, who=defense)]
    if phase == SNEAK_DICE:
        return [Message("fg-flag-in-pile")] if fallen.icon == P else after_down(before, after, teams)
    if phase in (ONSIDE_DICE, SQUIB_DICE):
        if phase == ONSIDE_DICE and after.offense != before.offense:
            return [Message("fg-onside-recovered", yards=fallen.gain, who=defense, at=at(after.y))]
        down = down_and_distance(after)
        return [Message("fg-kick-fielded", yards=fallen.gain, who=offense, down=down, at=at(after.y))]
    if phase in (PUNT_DICE, BOUNCE_DICE):
        return _tell_punt(before, fallen, after, box, teams)
    return tell_side_dice(before, fallen, after, box, teams)


def _tell_punt(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: Teams
) -> list[Message]:
    if before.phase == BOUNCE_DICE:
        return [dead_ball(before, after, before.moved + fallen.gain, teams)]
    if fallen.icon == X:
        return [Message("fg-punt-blocked", who=teams[1 - before.offense])]
    if fallen.icon == BREAKAWAY:
        return [Message("fg-punt-bounce")]
    if fallen.icon == T:
        return [Message("fg-punt-loose")]
    if fallen.icon == P:
        return [Message("fg-punt-flag")]
    length = fallen.gain + fallen.bonus + (box.d20_punt_yards if box.d20_kicks else 0)
    out = [Message("fg-out-of-bounds")] if fallen.icon in (HAIL, MARY) else []
    return [*out, dead_ball(before, after, length, teams)]


def tell_side_dice(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: Teams
) -> list[Message]:
    """Returns; and the referee on a return, a punt or a sneak."""
    if before.phase == FLAG_DICE:
        return _tell_side_flag(before, fallen, after, box, teams)
    if before.phase == TURNOVER_DICE:
        return _tell_side_turnover(before, fallen, after, teams)
    if before.phase in (RETURN_DICE, REROLL_DICE):
        return [_tell_return(before, fallen, after, teams)]
    return []


def _tell_side_flag(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: Teams
) -> list[Message]:
    by = guilty(fallen, box)
    if by != NO_ICON:
        who = teams[before.offense if by == ON_OFFENSE else 1 - before.offense]
        foul = Message("fg-foul", who=who, yards=PENALTY_YARDS[fallen.pen])
        return [foul] if after.flagged else [foul, Message("fg-touchdown-stands", who=teams[before.offense])]
    if before.action == SNEAK:
        return [Message("fg-no-foul-no-gain"), *after_down(before, after, teams)]
    return [Message("fg-no-foul"), dead_ball(before, after, before.moved, teams)]


def _tell_side_turnover(
    before: FootballState, fallen: FootballState, after: FootballState, teams: Teams
) -> list[Message]:
    offense, defense = teams[before.offense], teams[1 - before.offense]
    if before.action == PUNT:
        if fallen.ref == T and after.offense == before.offense:
            return [Message("fg-punt-recovered", who=offense, at=at(after.y))]
        return [Message("fg-no-harm"), dead_ball(before, after, before.moved, teams)]
    if fallen.ref == T:
        if after.phase == RECOVERY_DICE:
            return [Message("fg-return-fumbled-running", who=defense)]
        return [Message("fg-return-fumbled", who=defense, at=at(after.y))]
    return [Message("fg-keeps-it", who=offense), dead_ball(before, after, before.moved, teams)]


def _tell_return(before: FootballState, fallen: FootballState, after: FootballState, teams: Teams) -> Message:
    if after.phase == REROLL_DICE and fallen.icon == BREAKAWAY:
        return Message("fg-return-breakaway", yards=fallen.gain)
    if after.phase == TURNOVER_DICE:
        return Message("fg-return-ball-out", yards=fallen.gain)
    if after.phase == FLAG_DICE:
        return Message("fg-return-flag", yards=fallen.gain)
    if after.phase == RETURN_DICE:
        return Message("fg-return-twenty")
    if after.phase == BREAKAWAY_CHOICE:
        return Message("fg-return-wrong-way", yards=fallen.gain)
    stopped = before.phase == RETURN_DICE and fallen.icon == X
    return dead_ball(before, after, 0 if stopped else before.moved + fallen.gain, teams)
