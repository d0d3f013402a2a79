"""The play-by-play: one step as a commentator tells it who never looks into a hand.  The words are in ``words/``."""

from __future__ import annotations

from touchline.games.first_and_goal import special_narration
from touchline.games.first_and_goal.cards import nth_in_deck
from touchline.games.first_and_goal.dice import die_falls
from touchline.games.first_and_goal.endings import after_play, dead_ball, half_is_over, points, scored
from touchline.games.first_and_goal.moves import (
    ACCEPT,
    BURN,
    CALL_TIME_OUT,
    DISCARD,
    DISCARD_ANY,
    DRAW_CARDS,
    NOTHING,
    SHUFFLE,
    STOP,
)
from touchline.games.first_and_goal.play_die import ball_is_lost
from touchline.games.first_and_goal.scoring import SAFETY_POINTS
from touchline.games.first_and_goal.state import (
    ANSWER,
    BREAKAWAY,
    BREAKAWAY_CHOICE,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DISCARD_MORE,
    DRAW,
    FIVE_AUTOMATIC,
    FLAG_DICE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    NO_BLACK,
    NO_DIE,
    OFFENSE_CARDS,
    ON_DEFENSE,
    ON_OFFENSE,
    PENALTY_YARDS,
    PLAYS,
    PUNT,
    RECOVERY_DICE,
    REROLL_DICE,
    SNAP,
    SNAP_DICE,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
    P,
    T,
    X,
)
from touchline.games.first_and_goal.terms import Teams, at, card, discarded, down_and_distance, gain
from touchline.games.first_and_goal.terms import teams as called
from touchline.kernel.message import Argument, Message


def tell(before: FootballState, after: FootballState, box: FootballBox, choice: int) -> list[Message]:
    """One step; nothing where there is nothing to say yet: a die among others, a card drawn."""
    teams = called(box)
    return [*_tell(before, after, box, choice, teams), *_break(before, after, teams)]


def _tell(before: FootballState, after: FootballState, box: FootballBox, choice: int, teams: Teams) -> list[Message]:
    phase = before.phase
    if phase == DRAW:
        return []
    if phase == TOSS:
        return [special_narration.tell_toss(before, box, choice, teams)]
    if before.die != NO_DIE:
        fallen = before.copy()
        die_falls(fallen, box, choice)
        if fallen.die != NO_DIE:
            return []
        if phase in (SNAP_DICE, REROLL_DICE, FLAG_DICE, TURNOVER_DICE, RECOVERY_DICE):
            return _tell_play(before, fallen, after, box, teams)
        return special_narration.tell_dice(before, fallen, after, box, teams)
    offense, defense = teams[before.offense], teams[1 - before.offense]
    if phase == CALL:
        return [_tell_call(before, choice, offense)]
    if phase == DEFENSE_CALL:
        return [_tell_reveal(before, after, choice, offense, defense)]
    if phase in (BURN_OFFER, BURN_STOP, BURN_TOP, BURN_HAND, ANSWER):
        return _tell_clock(before, choice, offense, defense)
    if phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE):
        return [_tell_time_out(choice, offense if phase == TIME_OUT_OFFENSE else defense)]
    if phase == BREAKAWAY_CHOICE:
        return [Message("fg-goes-down" if choice == STOP else "fg-keeps-running", who=offense)]
    if phase in (FLAG_ON_DEFENSE, FLAG_ON_OFFENSE):
        return _tell_flag_answer(before, after, choice, teams)
    if phase == DISCARD_MORE:
        if choice == DRAW_CARDS:
            return [Message("fg-draws", who=offense)]
        return [Message("fg-lays-away-too", who=offense, card=discarded(choice))]
    return special_narration.tell_choice(before, after, choice, teams)


# ---- the clock


def _tell_clock(before: FootballState, choice: int, offense: Argument, defense: Argument) -> list[Message]:
    """FG-8.1 to FG-8.3: cards that burn, and time-outs against it."""
    phase = before.phase
    if phase == BURN_TOP:
        return [Message("fg-burns-top", card=card(OFFENSE_CARDS, nth_in_deck(before, OFFENSE_CARDS, choice)))]
    if phase == BURN_HAND:
        return [Message("fg-burns-hand", who=offense, card=discarded(choice))]
    if phase == BURN_OFFER:
        return [Message("fg-lets-clock-run", who=offense)] if choice == BURN else []
    if choice != CALL_TIME_OUT:
        return []
    if phase == ANSWER:
        return [Message("fg-time-out-before", who=defense)]
    return [Message("fg-time-out-no-burn" if before.tabled else "fg-time-out-keep", who=defense)]


def _tell_time_out(move: int, who: Argument) -> Message:
    """FG-8.4: what everybody sees of it."""
    if move == SHUFFLE:
        return Message("fg-shuffles", who=who)
    return Message("fg-keeps-cards" if move == NOTHING else "fg-takes-back", who=who)


# ---- the calls


def _tell_call(s: FootballState, move: int, offense: Argument) -> Message:
    """What the offense says aloud; a card face down is only "a play"."""
    if move < PLAYS:
        return Message("fg-sends-in-play", who=offense)
    if move == CALL_TIME_OUT:
        return Message("fg-time-out", who=offense)
    if move >= DISCARD or move == DISCARD_ANY:
        return Message("fg-nothing-playable", who=offense, card=discarded(move))
    return special_narration.tell_announcement(s, move, offense)


def _tell_reveal(
    before: FootballState, after: FootballState, move: int, offense: Argument, defense: Argument
) -> Message:
    if move == CALL_TIME_OUT:
        return Message("fg-time-out-card-back", who=defense, other=offense)
    shown: dict[str, Argument] = {
        "at": at(before.y),
        "ours": card(OFFENSE_CARDS, before.offense_call - 1),
        "theirs": card(DEFENSE_CARDS, after.defense_call - 1),
    }
    if before.trying:
        return Message("fg-reveal-try", **shown)
    if before.faked:
        return Message("fg-reveal-fake", **shown)
    return Message("fg-reveal", down=down_and_distance(before), **shown)


# ---- a play


def _tell_play(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: Teams
) -> list[Message]:
    phase = before.phase
    if phase == RECOVERY_DICE:
        return [_tell_recovery(before, fallen, after, teams)]
    if before.action != SNAP:
        return special_narration.tell_side_dice(before, fallen, after, box, teams)
    end = after_play(before, after, teams)
    if phase == TURNOVER_DICE:
        if not ball_is_lost(fallen, box):
            return [Message("fg-holds-on", who=teams[before.offense]), *end]
        return [_tell_turnover(before, after, box, teams)]
    if phase == FLAG_DICE:
        if fallen.ref not in (ON_OFFENSE, ON_DEFENSE):
            return [Message("fg-flag-picked-up"), *end]
        return [_tell_flag(before, fallen, teams)]
    if phase == SNAP_DICE and fallen.icon == X:
        lost = after.moved if after.action == SNAP else _sum_broken(fallen, box)
        return [Message("fg-broken-up", gain=gain(lost)), *end]
    rolled = gain(_sum(fallen))
    if fallen.icon == BREAKAWAY:
        loose = Message("fg-still-loose" if phase == REROLL_DICE else "fg-breakaway", gain=rolled)
        return [loose] if after.phase in (REROLL_DICE, BREAKAWAY_CHOICE) else [loose, *end]
    if phase == REROLL_DICE:
        return [Message("fg-caught", gain=rolled), *end]
    if fallen.icon == T:
        return [Message("fg-ball-loose", gain=rolled)]
    if fallen.icon == P:
        return [Message("fg-flag-on-play", gain=rolled)]
    return [Message("fg-gained", gain=rolled), *end]


def _sum(fallen: FootballState) -> int:
    return fallen.gain + (0 if fallen.low == NO_BLACK else fallen.low)


def _sum_broken(fallen: FootballState, box: FootballBox) -> int:
    """FG-5.1, FG-5.6: what an X leaves."""
    if box.advanced_broken_plays and box.is_run[fallen.offense_call - 1]:
        return _sum(fallen) + box.broken_run_yards
    return 0 if fallen.low == NO_BLACK or box.broken_all else fallen.low


def _tell_recovery(before: FootballState, fallen: FootballState, after: FootballState, teams: Teams) -> Message:
    """FG-5.8: where the recovering side ends up."""
    ball: dict[str, Argument] = {"who": teams[1 - before.offense], "gain": gain(_sum(fallen))}
    shout = points(before, after, teams)
    if shout is not None:
        return Message("fg-brings-back-points", **ball, points=shout)
    if half_is_over(before, after):
        return Message("fg-brings-back", **ball)
    return Message("fg-brings-back-to", **ball, at=at(_seen_by_defense(before, after)))


def _tell_turnover(before: FootballState, after: FootballState, box: FootballBox, teams: Teams) -> Message:
    """FG-5.3: the ball is lost, and where."""
    lost: dict[str, Argument] = {
        "how": "fumble" if box.is_run[before.offense_call - 1] else "interception",
        "who": teams[1 - before.offense],
    }
    theirs = scored(before, after, 1 - before.offense)
    if theirs:
        return Message("fg-lost-safety" if theirs == SAFETY_POINTS else "fg-lost-touchdown", **lost)
    if before.trying:
        return Message("fg-lost-on-try", **lost)
    if after.phase == RECOVERY_DICE:
        return Message("fg-lost-running", **lost)
    if before.y - before.moved <= 0:
        return Message("fg-lost-touchback", **lost)
    return Message("fg-lost", **lost, at=at(_seen_by_defense(before, after)))


def _seen_by_defense(before: FootballState, after: FootballState) -> int:
    """The spot as the side sees it that was on defense."""
    return after.y if after.offense != before.offense else 100 - after.y


# ---- flags


def _tell_flag(before: FootballState, fallen: FootballState, teams: Teams) -> Message:
    guilty = teams[before.offense if fallen.ref == ON_OFFENSE else 1 - before.offense]
    automatic = fallen.pen == FIVE_AUTOMATIC and fallen.ref == ON_DEFENSE
    return Message("fg-foul-first-down" if automatic else "fg-foul", who=guilty, yards=PENALTY_YARDS[fallen.pen])


def _tell_flag_answer(before: FootballState, after: FootballState, move: int, teams: Teams) -> list[Message]:
    who = teams[1 - before.offense if before.phase == FLAG_ON_OFFENSE else before.offense]
    if move != ACCEPT:
        declines = Message("fg-declines", who=who)
        if before.action < PUNT:
            return [declines, *after_play(before, after, teams)]
        return [declines, dead_ball(before, after, before.moved, teams)]
    if before.action == PUNT and after.phase != CALL:
        return [Message("fg-accepts-punt", who=who, at=at(after.y))]
    told = "fg-accepts-return" if before.action > PUNT else "fg-accepts"
    accepts = Message(told, who=who, down=down_and_distance(after), at=at(after.y))
    wiped = before.action <= PUNT and before.phase == FLAG_ON_OFFENSE and before.moved >= before.y
    return [accepts, Message("fg-touchdown-wiped")] if wiped else [accepts]


# ---- halves


def _break(before: FootballState, after: FootballState, teams: Teams) -> list[Message]:
    if after.half == before.half:
        return []
    score: dict[str, Argument] = {
        "home": teams[0],
        "points": after.score[0],
        "away": teams[1],
        "others": after.score[1],
    }
    if after.half == 2:
        return [Message("fg-half-time", **score, who=teams[after.offense])]
    if after.half == 3:
        return [Message("fg-level", **score)]
    return [Message("fg-still-level", number=after.half - 2)]
