"""The play-by-play: one step as a commentator tells it who never looks into a hand."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.first_and_goal import special_narration
from touchline.games.first_and_goal.cards import nth_in_deck
from touchline.games.first_and_goal.dice import die_falls
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
    card_text,
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
    DISCARD_MORE,
    DRAW,
    FLAG_DICE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    NO_BLACK,
    NO_DIE,
    OFFENSE_CARDS,
    ON_DEFENSE,
    ON_OFFENSE,
    PENALTIES,
    PLAYS,
    PUNT,
    RECOVERY_DICE,
    REROLL_DICE,
    SNAP,
    SNAP_DICE,
    THEN_TURNOVER,
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
from touchline.games.first_and_goal.text import at, down_and_distance, half_is_over, period, team_names


def narrate(before: FootballState, after: FootballState, box: FootballBox, choice: int, names: Sequence[str]) -> str:
    """One step; empty where there is nothing to say yet: a die among others, a card drawn."""
    teams = team_names(box, names)
    told = _tell(before, after, box, choice, teams)
    return " ".join(part for part in (told.strip(), _break(before, after, teams)) if part)


def _tell(before: FootballState, after: FootballState, box: FootballBox, choice: int, teams: tuple[str, str]) -> str:
    phase = before.phase
    if phase == DRAW:
        return ""
    if phase == TOSS:
        return special_narration.tell_toss(before, after, box, choice, teams)
    if before.die != NO_DIE:
        fallen = before.copy()
        die_falls(fallen, box, choice)
        if fallen.die != NO_DIE:
            return ""
        if phase in (SNAP_DICE, REROLL_DICE, FLAG_DICE, TURNOVER_DICE, RECOVERY_DICE):
            return _tell_play(before, fallen, after, box, teams)
        return special_narration.tell_dice(before, fallen, after, box, teams)
    offense, defense = teams[before.offense], teams[1 - before.offense]
    if phase == CALL:
        return _tell_call(before, choice, offense)
    if phase == DEFENSE_CALL:
        return _tell_reveal(before, after, choice, offense, defense)
    if phase == BURN_OFFER:
        return f"{offense} lets the clock run." if choice == BURN else ""
    if phase == BURN_STOP or phase == ANSWER:
        return _tell_defense_time_out(before, defense) if choice == CALL_TIME_OUT else ""
    if phase == BURN_TOP:
        return f"The clock runs: {card_text(OFFENSE_CARDS, nth_in_deck(before, OFFENSE_CARDS, choice))} burns."
    if phase == BURN_HAND:
        return f"The clock runs: {offense} burns {_discarded(choice)} from the hand."
    if phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE):
        who = offense if phase == TIME_OUT_OFFENSE else defense
        return f"{who} {_done_in_time_out(choice)}."
    if phase == BREAKAWAY_CHOICE:
        return f"{offense} goes down before it gets worse." if choice == STOP else f"{offense} keeps running."
    if phase in (FLAG_ON_DEFENSE, FLAG_ON_OFFENSE):
        return _tell_flag_answer(before, after, choice, offense, defense)
    if phase == DISCARD_MORE:
        return f"{offense} draws." if choice == DRAW_CARDS else f"{offense} lays {_discarded(choice)} away, too."
    return special_narration.tell_choice(before, after, box, choice, teams)


def _tell_defense_time_out(before: FootballState, defense: str) -> str:
    """FG-3.1, FG-8.1, FG-8.3: what the defense calls time for."""
    if before.phase == ANSWER:
        return f"Time-out {defense}, before the play."
    if before.tabled:
        return f"Time-out {defense}: this run will burn no card."
    return f"Time-out {defense}, to keep that card on the clock."


def _done_in_time_out(move: int) -> str:
    """FG-8.4: what everybody sees of it."""
    if move == SHUFFLE:
        return "shuffles the hand into the deck and draws anew"
    return "keeps the cards as they are" if move == NOTHING else "takes a card back, unseen"


def _discarded(move: int) -> str:
    return "a card" if move == DISCARD_ANY else card_text(OFFENSE_CARDS, move - DISCARD)


# ---- the calls


def _tell_call(s: FootballState, move: int, offense: str) -> str:
    """What the offense says aloud; a card face down is only "a play"."""
    if move < PLAYS:
        return f"{offense} sends in a play."
    if move == CALL_TIME_OUT:
        return f"Time-out {offense}."
    if move >= DISCARD or move == DISCARD_ANY:
        return f"Nothing {offense} may play from here: {_discarded(move)} is laid away."
    return special_narration.tell_announcement(s, move, offense)


def _tell_reveal(before: FootballState, after: FootballState, move: int, offense: str, defense: str) -> str:
    if move == CALL_TIME_OUT:
        return f"Time-out {defense}; {offense} takes its card back."
    ours = before.fields["offense_call"].value_text(before.offense_call)
    theirs = after.fields["defense_call"].value_text(after.defense_call)
    how = "Two-point try" if before.trying else "The fake" if before.faked else down_and_distance(before)
    return f"{how} {at(before.y)}: {ours} against {theirs}."


# ---- a play


def _tell_play(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: tuple[str, str]
) -> str:
    phase = before.phase
    offense, defense = teams[before.offense], teams[1 - before.offense]
    if phase == RECOVERY_DICE:
        return f"{defense} brings it back, {yards(_sum(fallen))}{_end_of_recovery(before, after, offense, defense)}"
    if before.action != SNAP:
        return special_narration.tell_side_dice(before, fallen, after, box, teams)
    if phase == TURNOVER_DICE:
        if not ball_is_lost(fallen, box):
            return f"But {offense} holds on. {_end(before, after, offense, defense)}"
        kind = "FUMBLE" if box.is_run[before.offense_call - 1] else "INTERCEPTED"
        if after.score[1 - before.offense] - before.score[1 - before.offense] == SAFETY_POINTS:
            return f"{kind} behind the own goal line: SAFETY, two points for {defense}!"
        return f"{kind}! {defense} has the ball{_turnover_spot(before, after, offense, defense)}."
    if phase == FLAG_DICE:
        if fallen.ref not in (ON_OFFENSE, ON_DEFENSE):
            return f"The flag is picked up, no foul. {_end(before, after, offense, defense)}"
        return _tell_flag(fallen, offense, defense)
    rolled = _sum(fallen)
    if phase == SNAP_DICE and fallen.icon == X:
        lost = after.moved if after.action == SNAP else _sum_broken(fallen, box)
        return f"Broken up! {yards(lost).capitalize()}. {_end(before, after, offense, defense)}"
    if fallen.icon == BREAKAWAY:
        again = "Still loose" if phase == REROLL_DICE else "BREAKAWAY"
        if after.phase in (REROLL_DICE, BREAKAWAY_CHOICE):
            return f"{again}, {yards(rolled)}!"
        return f"{again}, {yards(rolled)}! {_end(before, after, offense, defense)}"
    if phase == REROLL_DICE:
        return f"{yards(rolled).capitalize()} more before he is caught. {_end(before, after, offense, defense)}"
    if fallen.icon == T:
        return f"{yards(rolled).capitalize()}, and the ball is loose!"
    if fallen.icon == P:
        return f"{yards(rolled).capitalize()}, but there is a flag on the play."
    return f"{yards(rolled).capitalize()}. {_end(before, after, offense, defense)}"


def _sum(fallen: FootballState) -> int:
    return fallen.gain + (0 if fallen.low == NO_BLACK else fallen.low)


def _sum_broken(fallen: FootballState, box: FootballBox) -> int:
    """FG-5.1, FG-5.6: what an X leaves."""
    if box.advanced_broken_plays and box.is_run[fallen.offense_call - 1]:
        return _sum(fallen) + box.broken_run_yards
    return 0 if fallen.low == NO_BLACK or box.broken_all else fallen.low


def yards(many: int) -> str:
    """A gain or a loss in words.

    >>> yards(7), yards(1), yards(0), yards(-3)
    ('gain of 7', 'gain of 1', 'no gain', 'loss of 3')
    """
    if many == 0:
        return "no gain"
    return f"gain of {many}" if many > 0 else f"loss of {-many}"


def _score(before: FootballState, after: FootballState, offense: str, defense: str) -> str:
    """Points of this step, shouted."""
    ours = after.score[before.offense] - before.score[before.offense]
    theirs = after.score[1 - before.offense] - before.score[1 - before.offense]
    if theirs == 2:
        return f" SAFETY, two points for {defense}"
    if theirs:
        return f" TOUCHDOWN {defense.upper()}"
    if ours == 2 and before.trying:
        return " the two points are good"
    if ours:
        return f" TOUCHDOWN {offense.upper()}"
    return ""


def _end(before: FootballState, after: FootballState, offense: str, defense: str) -> str:
    """Where a play left things: points, a first down, the next down, or the ball over."""
    scored = _score(before, after, offense, defense)
    if scored:
        return f"{scored.strip().capitalize() if before.trying else scored.strip()}!"
    if before.trying:
        return "No good."
    if half_is_over(before, after):
        return ""
    if after.then == THEN_TURNOVER or after.offense != before.offense:
        return f"Short on fourth down: {defense} takes over."
    if after.down == 1 and after.y != before.y:
        return f"First down {at(after.y)}!"
    return f"{down_and_distance(after)} {at(after.y)}."


def _end_of_recovery(before: FootballState, after: FootballState, offense: str, defense: str) -> str:
    """FG-5.8: where the recovering side ends up."""
    scored = _score(before, after, offense, defense)
    if scored:
        return f":{scored}!"
    return (
        "."
        if half_is_over(before, after)
        else f", {at(after.y if after.offense != before.offense else 100 - after.y)}."
    )


def _turnover_spot(before: FootballState, after: FootballState, offense: str, defense: str) -> str:
    scored = _score(before, after, offense, defense)
    if scored:
        return f", and that is a{scored}"
    if before.trying:
        return "; the try is no good"
    if after.phase == RECOVERY_DICE:
        return " and is running with it"
    theirs = after.y if after.offense != before.offense else 100 - after.y
    if before.y - before.moved <= 0:
        return " in the end zone: touchback"
    return f" {at(theirs)}"


# ---- flags


def _tell_flag(fallen: FootballState, offense: str, defense: str) -> str:
    guilty = offense if fallen.ref == ON_OFFENSE else defense
    what = PENALTIES[fallen.pen].replace("A", " and an automatic first down" if fallen.ref == ON_DEFENSE else "")
    return f"Foul on {guilty}: {what} yards." if "and" not in what else f"Foul on {guilty}: {what}."


def _tell_flag_answer(before: FootballState, after: FootballState, move: int, offense: str, defense: str) -> str:
    who = defense if before.phase == FLAG_ON_OFFENSE else offense
    if move != ACCEPT:
        if before.action < PUNT:
            return f"{who} declines. {_end(before, after, offense, defense)}"
        return f"{who} declines. {special_narration.tell_dead_ball(before, after, before.moved, offense, defense)}"
    if before.action > PUNT:
        return f"{who} accepts: the return is marked, {down_and_distance(after)} {at(after.y)}."
    if before.action == PUNT and after.phase != CALL:
        return f"{who} accepts: the punt is kicked again, {at(after.y)}."
    wiped = before.phase == FLAG_ON_OFFENSE and before.moved >= before.y
    return f"{who} accepts: {down_and_distance(after)} {at(after.y)}." + (
        " The touchdown comes off the board." if wiped else ""
    )


# ---- halves


def _break(before: FootballState, after: FootballState, teams: tuple[str, str]) -> str:
    if after.half == before.half:
        return ""
    score = f"{teams[0]} {after.score[0]}, {teams[1]} {after.score[1]}"
    if after.half == 2:
        return f"That is the half: {score}. {teams[after.offense]} receives to open the second."
    if after.half == 3:
        return f"Two halves played and it is level, {score}: overtime, first score wins!"
    return f"Still level: {period(after)}."
