"""Pocket Gridiron as the commentator tells it, one sentence or two a step."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.dice import (
    FLAG,
    FUMBLE,
    INCOMP,
    ON_OFFENSE,
    PAT_BLOCK,
    QB,
    RB,
    RECOVER,
    SCRAMBLE,
    SET_PLAY,
    SNEAK,
    VIDEO,
    WHITE,
)
from touchline.games.pocket_gridiron.drives import DOWNS
from touchline.games.pocket_gridiron.play import intensity, play_number, value_left
from touchline.games.pocket_gridiron.sheet import Face
from touchline.games.pocket_gridiron.state import (
    AUDIBLE,
    CALL,
    CARDS,
    CHASE,
    DECOY,
    DEF_PENALTY,
    DEFENSE,
    END_ZONE,
    FIELD_GOAL,
    FLAG_DUE,
    FUMBLE_ROLL,
    INTERCEPT,
    OFF_PENALTY,
    OVER_PHASE,
    PAT,
    PLAYS,
    RETURN,
    ROUTE_DUE,
    SACK_ROLL,
    SET_PLAY_CALL,
    SNAP,
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.games.pocket_gridiron.text import (
    COIN,
    ORDINALS,
    PLAYERS,
    called_play,
    card_title,
    down_text,
    ending,
    quarter_of,
    sheet_of,
)

QUARTERS = ("first", "second", "third", "fourth")


def narrate(before: GridironState, after: GridironState, box: GridironBox, choice: int, names: Sequence[str]) -> str:
    """The step from ``before`` to ``after``, and what it did to down, drive and score."""
    if before.phase == TOSS:
        return f"{COIN[choice].capitalize()}: {names[after.offense]} receives. 1st & goal."
    if before.phase >= CARDS:
        told = decision(before, box, choice, names)
    else:
        told = dice(before, after, box, sheet_of(box).face(rules.die_due(before), choice), names)
    return told + outcome(before, after, box, names)


# ---- decisions


def decision(before: GridironState, box: GridironBox, move: int, names: Sequence[str]) -> str:
    """A seat has decided."""
    offense, defense = names[before.offense], names[1 - before.offense]
    if before.phase == CARDS:
        return f"{offense} plays with the card {card_title(box, move)}."
    if before.phase == CALL:
        return f"4th & goal: {offense} {'lines up for the field goal' if move == rules.KICK else 'goes for it'}."
    if before.phase == SET_PLAY_CALL:
        plan = f"takes the kick, +{before.bonus}" if move == rules.KICK else "plays on"
        return f"{offense} {plan}."
    if before.phase == AUDIBLE:
        if move == rules.AUDIBLE_KICK:
            return f"{offense} takes the kick."
        return f"{offense} calls the audible: {PLAYERS[move]}."
    if before.phase == TRY:
        return f"{offense} {'goes for two' if move == rules.TWO_POINTS_PLAY else 'sends out the kicker'}."
    if before.phase == DEF_PENALTY:
        if move == rules.DECLINE:
            return f"{offense} declines the penalty: {missed_roll(before)} and further flags count 0."
        again = "the try is played again" if before.trying else "the downs start again"
        return f"{offense} accepts the penalty; {again}."
    if move == rules.DECLINE:
        return f"{defense} declines the penalty and goes after the quarterback for the safety."
    return f"{defense} accepts the penalty; the play fails."


def missed_roll(s: GridironState) -> str:
    """The defense's roll that the flag fell on."""
    if s.one_roll:
        return "the roll is made again"
    return "the second roll is made again" if s.shown else "the first roll is made again"


# ---- dice


def dice(before: GridironState, after: GridironState, box: GridironBox, face: Face, names: Sequence[str]) -> str:
    """A die has fallen."""
    offense, defense = names[before.offense], names[1 - before.offense]
    if before.phase == SNAP:
        return snap(before, after, box, face)
    if before.phase == ROUTE_DUE:
        return route(before, after, box, face)
    if before.phase == DEFENSE:
        return tackle(before, after, box, face, names)
    if before.phase == END_ZONE:
        return end_zone(before, after, face, offense)
    if before.phase == FLAG_DUE:
        if face.kind == ON_OFFENSE:
            fails = "" if after.phase == OFF_PENALTY else ": the play fails"
            return f"Flag: {face.name}, against the offense{fails}."
        return f"Flag: {face.name}, against the defense."
    if before.phase in (SACK_ROLL, CHASE):
        return sack(before, after, face)
    if before.phase == FUMBLE_ROLL:
        if face.kind == RECOVER:
            return f"{defense} RECOVERS the fumble!"
        too_late = " Turnover on downs." if before.down == DOWNS else ""
        return f"{face.text}: {offense} falls on the loose ball.{too_late}"
    if before.phase == PAT:
        blocked = face.kind == PAT_BLOCK
        return f"{face.text}: the kick is BLOCKED." if blocked else f"{face.text}: the extra point is good."
    if before.phase == FIELD_GOAL:
        number = f"{face.value}" + (f" + {before.bonus}" if before.bonus else "")
        good = after.score[before.offense] > before.score[before.offense]
        return f"{number}: the field goal is {'GOOD, 3 points.' if good else 'no good.'}"
    if before.phase == RETURN:
        if after.phase == TRY:
            return f"{face.text}: {defense} takes it ALL THE WAY BACK, touchdown!"
        return f"{face.value}: the return is stopped."
    return skill_check(before, after, face, names)


def snap(before: GridironState, after: GridironState, box: GridironBox, face: Face) -> str:
    """PG-3.1: what the quarterback does."""
    if face.kind == SCRAMBLE:
        if after.phase != SACK_ROLL:
            told = "he scrambles a third time and is SACKED."
        else:
            told = "he scrambles again." if before.scrambles else "the quarterback scrambles."
    elif face.kind == SET_PLAY:
        told = "the quarterback calls an audible." if box.pro else f"set play, +{after.bonus}."
    elif face.kind == SNEAK:
        told = f"quarterback sneak, {sum_of(after, box)}{card_note(after)}."
    elif after.carrier == RB:
        told = "hand-off to the running back."
    else:
        told = f"pass to the {PLAYERS[after.carrier]}."
    down_was_told = before.scrambles or before.bonus or (before.down == DOWNS and not before.trying)
    told = told if down_was_told else f"{down_text(before)}: {told}"
    return told[0].upper() + told[1:]


def sum_of(s: GridironState, box: GridironBox) -> str:
    """The intensity and how it came about: ``intensity 7 (6 − 1 injured + 2 favoured)``."""
    play = play_number(s)
    injured = box.value[play] - value_left(s, box)
    favour = box.favour[s.cards[s.offense] * PLAYS + play]
    parts = [f"− {injured} injured"] if injured else []
    parts += [f"+ {s.bonus} set play"] if s.bonus else []
    parts += [f"+ {favour} favoured"] if favour else []
    whole = f"intensity {intensity(s, box)}"
    return f"{whole} ({box.value[play]} {' '.join(parts)})" if parts else whole


def card_note(s: GridironState) -> str:
    """PG-6.3: the skill check that comes now."""
    if s.phase == INTERCEPT:
        return "; the defense reads it and goes for the interception"
    return "; a decoy runs" if s.phase == DECOY else ""


def route(before: GridironState, after: GridironState, box: GridironBox, face: Face) -> str:
    """PG-3.1, PG-3.4: the carrier's die."""
    if face.kind == INCOMP:
        return "Incomplete."
    if face.kind == FUMBLE:
        return "FUMBLE! The ball is loose." if before.trying == 0 else "FUMBLE!"
    return f"{face.name}, {sum_of(after, box)}{card_note(after)}."


def tackle(before: GridironState, after: GridironState, box: GridironBox, face: Face, names: Sequence[str]) -> str:
    """PG-3.2: the defense's rolls against the intensity."""
    if after.phase == FLAG_DUE:
        return "FLAG on the play!"
    missed = " (a missed tackle)" if face.kind == FLAG else ""
    if before.one_roll == 0 and before.shown == 0:
        return f"The defense shows {face.value}{missed}."
    first = sheet_of(box).face(WHITE, before.shown - 1) if before.shown else None
    shown = f"{face.value}" if first is None else f"{first.value} and {face.value}"
    reached = face.value + (0 if first is None else first.value)
    play = called_play(before, box)
    called = "" if play is None else "the sneak" if before.carrier == QB else f"the {play.name}"
    beaten = after.phase == END_ZONE
    verdict = "BEATEN!" if beaten else f"{called} is stopped."
    hurt = ""
    if sum(after.injuries) > sum(before.injuries):
        hurt = f" A brutal hit: {names[before.offense]}'s {PLAYERS[before.carrier]} is INJURED, −1 from now on."
    against = f"{reached} against {intensity(before, box)}"
    return f"The defense shows {shown}{missed}: {against}, {verdict}{hurt}"


def end_zone(before: GridironState, after: GridironState, face: Face, offense: str) -> str:
    """PG-3.3: the black die."""
    if face.kind == VIDEO:
        return "VIDEO: the referee looks at the replay; roll again."
    if after.score == before.score:
        how = "the runner steps over the touchline" if before.carrier in (QB, RB) else "the pass is caught out of play"
        return f"Out of bounds: {how}."
    return f"{face.text}: the two points are good!" if before.trying else f"{face.text}: TOUCHDOWN {offense}!"


def sack(before: GridironState, after: GridironState, face: Face) -> str:
    """PG-3.5, PG-4.3: a roll for the sack."""
    if after.phase == SNAP and after.scrambles and before.phase == SACK_ROLL:
        return f"{face.text}: he gets away."
    if before.phase == CHASE and after.phase == DEFENSE:
        return f"{face.text}: no sack; {missed_roll(before)} and flags count 0."
    return f"{face.text}: SACKED!"


def skill_check(before: GridironState, after: GridironState, face: Face, names: Sequence[str]) -> str:
    """PG-6.3: the black die against the number on a card."""
    if before.phase == DECOY:
        if after.one_roll:
            return f"{face.value}: the decoy works, the defense has one roll only."
        return f"{face.value}: nobody falls for the decoy."
    if after.phase == INTERCEPT or after.route:
        return f"{face.value}: the pass gets through{card_note(after)}."
    return f"{face.value}: INTERCEPTED by {names[1 - before.offense]}!"


# ---- what it came to


def outcome(before: GridironState, after: GridironState, box: GridironBox, names: Sequence[str]) -> str:
    """The new down, the end of the drive, the score, the break."""
    parts = []
    if after.drive != before.drive or after.phase == OVER_PHASE:
        parts += drive_over(before, after, names)
    elif after.phase in (SNAP, CALL) and after.down > before.down and before.phase != TRY:
        sacks = f", {after.sacks} sack{'s' if after.sacks > 1 else ''} in this drive" if after.sacks else ""
        parts.append(f"{ORDINALS[after.down - 1]} & goal{sacks}.")
    if after.score != before.score:
        parts.append(f"{names[0]} {after.score[0]}, {names[1]} {after.score[1]}.")
    parts += breaks(before, after, box, names)
    return "".join(f" {part}" for part in parts)


def drive_over(before: GridironState, after: GridironState, names: Sequence[str]) -> list[str]:
    """PG-2.3: why the drive has ended, where the step has not said so."""
    safety = after.score[1 - before.offense] > before.score[1 - before.offense]
    if safety:
        return [f"SAFETY! 2 points for {names[1 - before.offense]}."]
    if before.trying and after.score == before.score:
        return ["The try fails."]
    lost_on_downs = before.phase in (SNAP, ROUTE_DUE, DEFENSE, END_ZONE, FLAG_DUE, SACK_ROLL) and not before.trying
    if lost_on_downs or (before.phase > CARDS and after.score == before.score):
        return ["Turnover on downs."]
    return []


def breaks(before: GridironState, after: GridironState, box: GridironBox, names: Sequence[str]) -> list[str]:
    """PG-2.1, PG-2.2: the quarters, and who has the ball next."""
    if after.phase == OVER_PHASE:
        return [f"And that is the game. {ending(after, box, names)}"]
    if after.drive == before.drive:
        return []
    ball = f"{names[after.offense]}'s ball, 1st & goal."
    was, now = quarter_of(before.drive, box), quarter_of(after.drive, box)
    if now == was:
        return [f"Still level: on it goes. {ball}"] if now == 5 and after.drive % 2 else [ball]
    if now == 5:
        return [f"Level after four quarters: overtime. {ball}"]
    if now == 3:
        return [f"Half-time. {ball}"]
    return [f"End of the {QUARTERS[was - 1]} quarter. {ball}"]
