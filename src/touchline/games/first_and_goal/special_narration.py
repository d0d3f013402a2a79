"""The play-by-play of the special teams: toss, kickoffs, punts, field goals, tries, sneaks, Hail Marys."""

from __future__ import annotations

from touchline.games.first_and_goal.moves import (
    CALL_HAIL_MARY,
    CALL_HEADS,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    DISCARD,
    DISCARD_ANY,
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
    card_text,
)
from touchline.games.first_and_goal.penalties import guilty
from touchline.games.first_and_goal.state import (
    BLOCK_DICE,
    BOUNCE_DICE,
    BREAKAWAY,
    BREAKAWAY_CHOICE,
    CATCH,
    COIN_CALL,
    DICE,
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
    KICKOFF_RETURN,
    KNEEL_CARD,
    MARY,
    NO_ICON,
    OFFENSE_CARDS,
    ON_OFFENSE,
    ONSIDE_DICE,
    PENALTIES,
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
from touchline.games.first_and_goal.text import COIN, at, down_and_distance, half_is_over

Teams = tuple[str, str]


def tell_announcement(s: FootballState, move: int, offense: str) -> str:
    """A play called aloud."""
    if move == CALL_SNEAK:
        return f"{offense} lines up for a quarterback sneak."
    if move == CALL_KNEEL:
        return f"{offense} takes a knee."
    if move == CALL_HAIL_MARY:
        return f"{offense} throws it up: a Hail Mary to end the half!"
    if move == CALL_PUNT:
        return f"{down_and_distance(s)}: {offense} sends in the punt team."
    if move == END_HALF:
        return f"{offense} has nothing left to play and lets the half end."
    if move == GIVE_UP:
        return f"{offense} has nothing left to play; the try is no good."
    return f"{offense} lines up for a field goal {at(s.y)}."


def tell_choice(before: FootballState, after: FootballState, box: FootballBox, move: int, teams: Teams) -> str:
    """A decision around kicks and tries."""
    offense, defense = teams[before.offense], teams[1 - before.offense]
    phase = before.phase
    if phase == COIN_CALL:
        return f"{teams[1]} calls {COIN[move - CALL_HEADS]}."
    if phase == TOSS_CHOICE:
        return f"{offense} chooses to {'receive' if move == RECEIVE else 'kick'}."
    if phase == KICKOFF:
        if move == ONSIDE:
            return f"{defense} tries the onside kick!"
        return f"{defense} squibs it." if move == SQUIB else f"{defense} kicks off."
    if phase == RECEIVE_KICK:
        if move == RUN_OUT:
            return f"{offense} brings it out."
        return f"Touchback. {down_and_distance(after)} {offense} {at(after.y)}."
    if phase == CATCH:
        if move == RETURN:
            return f"{offense} fields it {at(before.y)} and runs."
        return f"Fair catch {at(after.y)}. {down_and_distance(after)} {offense}."
    if phase == PUNT_CHOICE:
        how = "booms it" if move == FIVE_DICE else f"goes for placement, the play die for {DICE[move - WITHOUT]}"
        return f"{offense} {how}."
    if phase == FIELD_GOAL_CARD or phase == KNEEL_CARD:
        paid = "a card" if move == DISCARD_ANY else card_text(OFFENSE_CARDS, move - DISCARD)
        if phase == FIELD_GOAL_CARD:
            return f"The attempt costs {paid}."
        return f"{paid.capitalize()} goes with it. {_after_down(before, after, offense, defense)}".strip()
    if phase == FAKE_OFFENSE:
        return "Kick or fake? The offense has decided."
    if phase == FAKE_DEFENSE:
        return _tell_fake(before, move, offense, defense)
    return f"{offense} {'kicks for the extra point' if move == EXTRA_POINT else 'goes for two'}."


def _tell_fake(before: FootballState, move: int, offense: str, defense: str) -> str:
    kind = "field goal" if before.action == FIELD_GOAL else "punt"
    if before.offense_call != FAKE_CALL:
        return "It is the kick." if move == KICK else f"It is the kick, and {defense} fell for a fake: five yards more."
    if move == FAKE:
        return f"A FAKE {kind}, and {defense} smelled it! Turnover at the spot."
    return f"It is a FAKE {kind}!"


# ---- dice


def tell_toss(before: FootballState, after: FootballState, box: FootballBox, outcome: int, teams: Teams) -> str:
    """FG-2.1: the coin."""
    winner = teams[1 if outcome == before.coin else 0]
    then = "wins the toss" if box.toss_choice else "wins the toss and receives"
    return f"{COIN[outcome].capitalize()}: {winner} {then}."


def tell_dice(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: Teams
) -> str:
    """The last die of a kick, a try, a sneak or a Hail Mary."""
    offense, defense = teams[before.offense], teams[1 - before.offense]
    phase = before.phase
    scored = after.score[before.offense] - before.score[before.offense]
    if phase == EXTRA_POINT_DICE:
        return "The extra point is good." if scored else "The extra point is BLOCKED!"
    if phase == HAIL_MARY_DICE:
        return f"HAIL ... MARY! TOUCHDOWN {offense.upper()}!" if scored else "It falls to the ground."
    if phase == BLOCK_DICE:
        return f"BLOCKED! {defense} takes over." if fallen.icon == X and fallen.ref == X else "The kick is away ..."
    if phase == FIELD_GOAL_DICE:
        range_ = f"{fallen.gain + fallen.bonus} yards"
        return (
            f"{range_}: it is GOOD, three points."
            if scored
            else f"{range_}, no good. {defense} takes over at the spot."
        )
    if phase == SNEAK_DICE:
        if fallen.icon == P:
            return "There is a flag in the pile."
        return _after_down(before, after, offense, defense)
    if phase in (ONSIDE_DICE, SQUIB_DICE):
        if phase == ONSIDE_DICE and after.offense != before.offense:
            return f"{fallen.gain} yards, and {defense} RECOVERS it {at(after.y)}!"
        return f"{fallen.gain} yards. {offense} has it, {down_and_distance(after)} {at(after.y)}."
    if phase in (PUNT_DICE, BOUNCE_DICE):
        return _tell_punt(before, fallen, after, box, offense, defense)
    return tell_side_dice(before, fallen, after, box, teams)


def _after_down(before: FootballState, after: FootballState, offense: str, defense: str) -> str:
    """Where a sneak or a kneel left things."""
    if after.score[before.offense] != before.score[before.offense]:
        return f"He is in: TOUCHDOWN {offense.upper()}!"
    if after.score[1 - before.offense] != before.score[1 - before.offense]:
        return f"In the end zone: SAFETY, two points for {defense}!"
    if half_is_over(before, after):
        return ""
    if after.offense != before.offense:
        return f"Short on fourth down: {defense} takes over."
    if after.down == 1:
        return f"First down {at(after.y)}!"
    return f"{down_and_distance(after)} {at(after.y)}."


def _tell_punt(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, offense: str, defense: str
) -> str:
    if before.phase == BOUNCE_DICE:
        return tell_dead_ball(before, after, before.moved + fallen.gain, offense, defense)
    if fallen.icon == X:
        return f"BLOCKED! {defense} takes over at the line of scrimmage."
    if fallen.icon == BREAKAWAY:
        return "A huge bounce ..."
    if fallen.icon == T:
        return "It is loose down there!"
    if fallen.icon == P:
        return "Flag on the kick."
    length = fallen.gain + fallen.bonus + (box.d20_punt_yards if box.d20_kicks else 0)
    out = "Out of bounds. " if fallen.icon in (HAIL, MARY) else ""
    return out + tell_dead_ball(before, after, length, offense, defense)


def tell_dead_ball(before: FootballState, after: FootballState, moved: int, offense: str, defense: str) -> str:
    """Where a punt or a return of ``moved`` yards ended."""
    if after.score[1 - before.offense] != before.score[1 - before.offense]:
        return f"The punt goes backwards: SAFETY, two points for {defense}!"
    if after.score[before.offense] != before.score[before.offense]:
        return f"All the way: TOUCHDOWN {offense.upper()}!"
    if before.action == PUNT:
        if moved >= before.y:
            return f"A punt of {moved} yards into the end zone: touchback, {defense} {at(after.y)}."
        return f"A punt of {moved} yards; {defense} {at(after.y)}."
    if before.action == KICKOFF_RETURN and moved <= 0:
        return f"No way out: touchback. {down_and_distance(after)} {offense} {at(after.y)}."
    return f"{max(0, moved)} yards. {down_and_distance(after)} {offense} {at(after.y)}."


def tell_side_dice(
    before: FootballState, fallen: FootballState, after: FootballState, box: FootballBox, teams: Teams
) -> str:
    """Returns; and the referee on a return, a punt or a sneak."""
    offense, defense = teams[before.offense], teams[1 - before.offense]
    if before.phase == FLAG_DICE:
        by = guilty(fallen, box)
        if by != NO_ICON:
            foul = f"Foul on {offense if by == ON_OFFENSE else defense}: {PENALTIES[fallen.pen].rstrip('A')} yards."
            if after.flagged:
                return foul
            return f"{foul} The touchdown stands: TOUCHDOWN {offense.upper()}!"
        if before.action == SNEAK:
            return f"No foul, no gain. {_after_down(before, after, offense, defense)}"
        return f"No foul. {tell_dead_ball(before, after, before.moved, offense, defense)}"
    if before.phase == TURNOVER_DICE:
        if before.action == PUNT:
            if fallen.ref == T and after.offense == before.offense:
                return f"{offense} RECOVERS its own punt {at(after.y)}!"
            return f"No harm done. {tell_dead_ball(before, after, before.moved, offense, defense)}"
        if fallen.ref == T:
            where = "and is running with it" if after.phase == RECOVERY_DICE else at(after.y)
            return f"FUMBLE on the return! {defense} has it {where}."
        return f"{offense} keeps it. {tell_dead_ball(before, after, before.moved, offense, defense)}"
    if before.phase in (RETURN_DICE, REROLL_DICE):
        return _tell_return(before, fallen, after, offense, defense)
    return ""


def _tell_return(before: FootballState, fallen: FootballState, after: FootballState, offense: str, defense: str) -> str:
    if after.phase == REROLL_DICE and fallen.icon == BREAKAWAY:
        return f"BREAKAWAY, {fallen.gain} yards, and he is still going!"
    if after.phase == TURNOVER_DICE:
        return f"{fallen.gain} yards, and the ball is out!"
    if after.phase == FLAG_DICE:
        return f"{fallen.gain} yards, with a flag."
    if after.phase == RETURN_DICE:
        return "Twenty yards, and he is still going!"
    if after.phase == BREAKAWAY_CHOICE:
        return f"BREAKAWAY, but the wrong way, {fallen.gain} yards."
    stopped = before.phase == RETURN_DICE and fallen.icon == X
    return tell_dead_ball(before, after, 0 if stopped else before.moved + fallen.gain, offense, defense)
