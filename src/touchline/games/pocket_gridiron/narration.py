"""Pocket Gridiron as the commentator tells it, one sentence or two a step.  The words are in ``words/``."""

from __future__ import annotations

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.asking import OVERTIME, result
from touchline.games.pocket_gridiron.dice import (
    BLACK,
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
from touchline.games.pocket_gridiron.dice_and_cards import Face
from touchline.games.pocket_gridiron.drives import DOWNS
from touchline.games.pocket_gridiron.play import intensity
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
    OFF_PENALTY,
    OVER_PHASE,
    PAT,
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
from touchline.games.pocket_gridiron.terms import checked, down, player, shown_face, strength, this_down
from touchline.games.pocket_gridiron.text import COIN, called_play, card_title, printed_in, quarter_of
from touchline.kernel.message import Argument, Message, Player


def tell(before: GridironState, after: GridironState, box: GridironBox, choice: int) -> list[Message]:
    """The step from ``before`` to ``after``, and what it did to down, drive and score."""
    if before.phase == TOSS:
        return [Message("pg-toss", coin=COIN[choice], who=Player(after.offense)), Message("pg-new-down", down=down(1))]
    if before.phase >= CARDS:
        told = [decision(before, box, choice)]
    else:
        told = dice(before, after, box, printed_in(box).face(rules.die_due(before), choice))
    return told + outcome(before, after, box)


# ---- decisions


def decision(before: GridironState, box: GridironBox, move: int) -> Message:
    """A seat has decided."""
    offense, defense = Player(before.offense), Player(1 - before.offense)
    if before.phase == CARDS:
        return Message("pg-takes-card", who=offense, card=card_title(box, move))
    if before.phase == CALL:
        return Message("pg-lines-up" if move == rules.KICK else "pg-goes-for-it", who=offense)
    if before.phase == SET_PLAY_CALL:
        if move == rules.KICK:
            return Message("pg-takes-kick-with", who=offense, bonus=before.bonus)
        return Message("pg-plays-on", who=offense)
    if before.phase == AUDIBLE:
        if move == rules.AUDIBLE_KICK:
            return Message("pg-takes-kick", who=offense)
        return Message("pg-calls-audible", who=offense, player=player(move))
    if before.phase == TRY:
        return Message("pg-goes-for-two" if move == rules.TWO_POINTS_PLAY else "pg-sends-kicker", who=offense)
    if before.phase == DEF_PENALTY:
        if move == rules.DECLINE:
            return Message("pg-declines", who=offense, roll=missed_roll(before))
        return Message("pg-accepts-on-try" if before.trying else "pg-accepts", who=offense)
    return Message("pg-declines-for-safety" if move == rules.DECLINE else "pg-accepts-failure", who=defense)


def missed_roll(s: GridironState) -> str:
    """The defense's roll that the flag fell on: ``only``, ``first`` or ``second``."""
    if s.one_roll:
        return "only"
    return "second" if s.shown else "first"


# ---- dice


def dice(before: GridironState, after: GridironState, box: GridironBox, face: Face) -> list[Message]:
    """A die has fallen."""
    if before.phase == SNAP:
        return [snap(before, after, box, face)]
    if before.phase == ROUTE_DUE:
        return [route(before, after, box, face)]
    if before.phase == DEFENSE:
        return tackle(before, after, box, face)
    if before.phase == END_ZONE:
        return [end_zone(before, after, face)]
    if before.phase == FLAG_DUE:
        if face.kind != ON_OFFENSE:
            return [Message("pg-flag-on-defense", foul=face.name)]
        told = "pg-flag-on-offense" if after.phase == OFF_PENALTY else "pg-flag-fails"
        return [Message(told, foul=face.name)]
    if before.phase in (SACK_ROLL, CHASE):
        return [sack(before, after, face)]
    if before.phase == FUMBLE_ROLL:
        return loose_ball(before, face)
    if before.phase == PAT:
        blocked = face.kind == PAT_BLOCK
        return [Message("pg-pat-blocked" if blocked else "pg-pat-good", face=shown_face(WHITE, face))]
    if before.phase == FIELD_GOAL:
        number = f"{face.value}" + (f" + {before.bonus}" if before.bonus else "")
        good = after.score[before.offense] > before.score[before.offense]
        return [Message("pg-field-goal-good" if good else "pg-field-goal-missed", rolled=number)]
    if before.phase == RETURN:
        if after.phase == TRY:
            return [Message("pg-returned", face=shown_face(BLACK, face), who=Player(1 - before.offense))]
        return [Message("pg-return-stopped", rolled=face.value)]
    return [skill_check(before, after, face)]


def snap(before: GridironState, after: GridironState, box: GridironBox, face: Face) -> Message:
    """PG-3.1: what the quarterback does, with the down where it was not told before."""
    args: dict[str, Argument] = {}
    if face.kind == SCRAMBLE:
        if after.phase != SACK_ROLL:
            return Message("pg-scrambles-into-sack")
        if before.scrambles:
            return Message("pg-scrambles-again")
        told = "pg-scrambles"
    elif face.kind == SET_PLAY and box.pro:
        told = "pg-audible"
    elif face.kind == SET_PLAY:
        told, args = "pg-set-play", {"bonus": after.bonus}
    elif face.kind == SNEAK:
        told, args = "pg-sneak", {"strength": strength(after, box)}
    elif after.carrier == RB:
        told = "pg-hand-off"
    else:
        told, args = "pg-pass", {"player": player(after.carrier)}
    down_was_told = before.scrambles or before.bonus or (before.down == DOWNS and not before.trying)
    return Message(told, **args) if down_was_told else Message(f"{told}-on", down=this_down(before), **args)


def route(before: GridironState, after: GridironState, box: GridironBox, face: Face) -> Message:
    """PG-3.1, PG-3.4: the carrier's die."""
    if face.kind == INCOMP:
        return Message("pg-incomplete")
    if face.kind == FUMBLE:
        return Message("pg-fumble-on-try" if before.trying else "pg-fumble")
    return Message("pg-route", route=face.name, strength=strength(after, box))


def tackle(before: GridironState, after: GridironState, box: GridironBox, face: Face) -> list[Message]:
    """PG-3.2: the defense's rolls against the intensity."""
    if after.phase == FLAG_DUE:
        return [Message("pg-flag")]
    missed = "-missed" if face.kind == FLAG else ""
    first = printed_in(box).face(WHITE, before.shown - 1) if before.shown else None
    if first is None:
        shown = Message(f"pg-shows-one{missed}", second=face.value)
    else:
        shown = Message(f"pg-shows-two{missed}", first=first.value, second=face.value)
    if before.one_roll == 0 and first is None:
        return [Message("pg-shows", shown=shown)]
    against: dict[str, Argument] = {
        "shown": shown,
        "reached": face.value + (0 if first is None else first.value),
        "intensity": intensity(before, box),
    }
    if after.phase == END_ZONE:
        told = [Message("pg-beaten", **against)]
    elif before.carrier == QB:
        told = [Message("pg-sneak-stopped", **against)]
    else:
        play = called_play(before, box)
        assert play is not None, "the defense rolls against a play"
        told = [Message("pg-stopped", **against, route=play.name)]
    if sum(after.injuries) > sum(before.injuries):
        told.append(Message("pg-injured", who=Player(before.offense), player=player(before.carrier)))
    return told


def end_zone(before: GridironState, after: GridironState, face: Face) -> Message:
    """PG-3.3: the black die."""
    if face.kind == VIDEO:
        return Message("pg-video")
    if after.score == before.score:
        return Message("pg-runner-out" if before.carrier in (QB, RB) else "pg-pass-out")
    fell = shown_face(BLACK, face)
    if before.trying:
        return Message("pg-two-good", face=fell)
    return Message("pg-touchdown", face=fell, who=Player(before.offense))


def loose_ball(before: GridironState, face: Face) -> list[Message]:
    """PG-3.4: the white die after a fumble."""
    if face.kind == RECOVER:
        return [Message("pg-recovers", who=Player(1 - before.offense))]
    told = [Message("pg-keeps-ball", face=shown_face(WHITE, face), who=Player(before.offense))]
    return [*told, Message("pg-turnover")] if before.down == DOWNS else told


def sack(before: GridironState, after: GridironState, face: Face) -> Message:
    """PG-3.5, PG-4.3: a roll for the sack."""
    fell = shown_face(WHITE, face)
    if after.phase == SNAP and after.scrambles and before.phase == SACK_ROLL:
        return Message("pg-gets-away", face=fell)
    if before.phase == CHASE and after.phase == DEFENSE:
        return Message("pg-no-sack", face=fell, roll=missed_roll(before))
    return Message("pg-sacked", face=fell)


def skill_check(before: GridironState, after: GridironState, face: Face) -> Message:
    """PG-6.3: the black die against the number on a card."""
    if before.phase == DECOY:
        return Message("pg-decoy-works" if after.one_roll else "pg-decoy-fails", rolled=face.value)
    if after.route:
        return Message("pg-told", told=checked(after, Message("pg-gets-through", rolled=face.value)))
    return Message("pg-intercepted", rolled=face.value, who=Player(1 - before.offense))


# ---- what it came to


def outcome(before: GridironState, after: GridironState, box: GridironBox) -> list[Message]:
    """The new down, the end of the drive, the score, the break."""
    parts = []
    if after.drive != before.drive or after.phase == OVER_PHASE:
        parts += drive_over(before, after)
    elif after.phase in (SNAP, CALL) and after.down > before.down and before.phase != TRY:
        now = down(after.down)
        sacks = after.sacks
        parts.append(Message("pg-new-down-sacks", down=now, sacks=sacks) if sacks else Message("pg-new-down", down=now))
    if after.score != before.score:
        points = {"points": after.score[0], "others": after.score[1]}
        parts.append(Message("pg-new-score", home=Player(0), away=Player(1), **points))
    return parts + breaks(before, after, box)


def drive_over(before: GridironState, after: GridironState) -> list[Message]:
    """PG-2.3: why the drive has ended, where the step has not said so."""
    safety = after.score[1 - before.offense] > before.score[1 - before.offense]
    if safety:
        return [Message("pg-safety", who=Player(1 - before.offense))]
    if before.trying and after.score == before.score:
        return [Message("pg-try-fails")]
    lost_on_downs = before.phase in (SNAP, ROUTE_DUE, DEFENSE, END_ZONE, FLAG_DUE, SACK_ROLL) and not before.trying
    if lost_on_downs or (before.phase > CARDS and after.score == before.score):
        return [Message("pg-turnover")]
    return []


def breaks(before: GridironState, after: GridironState, box: GridironBox) -> list[Message]:
    """PG-2.1, PG-2.2: the quarters, and who has the ball next."""
    if after.phase == OVER_PHASE:
        return [Message("pg-game-over"), result(after, box)]
    if after.drive == before.drive:
        return []
    ball = Message("pg-ball", who=Player(after.offense), down=down(1))
    was, now = quarter_of(before.drive, box), quarter_of(after.drive, box)
    if now == was:
        return [Message("pg-still-level"), ball] if now == OVERTIME and after.drive % 2 else [ball]
    if now == OVERTIME:
        return [Message("pg-level"), ball]
    if now == 3:
        return [Message("pg-half-time"), ball]
    return [Message("pg-quarter-over", number=was), ball]
