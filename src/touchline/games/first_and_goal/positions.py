"""Whether the fields of a position line fit together (FG-1.4, FG-2.9, FG-4.1)."""

from __future__ import annotations

from touchline.games.first_and_goal import turns
from touchline.games.first_and_goal.cards import on_table
from touchline.games.first_and_goal.snap import barred
from touchline.games.first_and_goal.state import (
    AFTER_PLAY,
    BLACK,
    BREAKAWAY_CHOICE,
    BURN_STOP,
    BURN_TOP,
    CALL,
    COIN_CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DRAW,
    FAKE_DEFENSE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    KICK_CALL,
    KICKOFF_RETURN,
    NO_ACTION,
    NO_DIE,
    OFFENSE_CARDS,
    PLAYS,
    ROLL,
    SETTLE,
    SNAP,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    FootballBox,
    FootballState,
)
from touchline.kernel.errors import BadPosition

UNDEALT = (COIN_CALL, TOSS, TOSS_CHOICE)
MID_PLAY = (BREAKAWAY_CHOICE, FLAG_ON_DEFENSE, FLAG_ON_OFFENSE)
TABLED = (BURN_STOP, TIME_OUT_OFFENSE, TIME_OUT_DEFENSE, DRAW)
GOAL_TO_GOAL = 100


def check_position(s: FootballState, box: FootballBox) -> None:
    """Raise ``BadPosition`` when the fields, each in range, do not fit together."""
    if s.phase in (AFTER_PLAY, SETTLE, ROLL):
        raise BadPosition("nothing waits between a play and what follows it", field="phase", rules=["FG-3.6"])
    if s.to_gain > s.y and s.phase not in UNDEALT:
        raise BadPosition(
            f"the line to gain, {s.to_gain} on, lies beyond the goal, {s.y} away", field="to_gain", rules=["FG-2.9"]
        )
    if s.y == GOAL_TO_GOAL and s.action != KICKOFF_RETURN:
        raise BadPosition("only a kickoff that is run out starts on the own goal line", field="y", rules=["FG-2.4"])
    if max(s.timeouts) > box.time_outs:
        raise BadPosition(f"there are {box.time_outs} time-outs a half", field="timeouts", rules=["FG-8.5"])
    _check_dice(s)
    _check_cards(s, box)


def _check_dice(s: FootballState) -> None:
    """A dice phase has a die due, and the cards of a snap that is being rolled are on the table."""
    rolling = turns.DECIDES[s.phase] == turns.BY_CHANCE and s.phase not in (TOSS, DRAW, BURN_TOP)
    if rolling == (s.die == NO_DIE):
        raise BadPosition("a die is due in dice phases and only there", field="die", rules=["FG-3.4"])
    due = s.pending & (1 << s.die) or (s.blacks and s.die == BLACK)
    if rolling and not due:
        raise BadPosition("the die due is not among the dice pending", field="pending", rules=["FG-3.4"])
    if (rolling or s.phase in MID_PLAY or s.tabled) and s.action == SNAP:
        if not 0 < s.offense_call <= PLAYS or not 0 < s.defense_call <= PLAYS:
            raise BadPosition("a play is rolled for two cards", field="offense_call", rules=["FG-3.2"])
    if s.phase in MID_PLAY and s.action == NO_ACTION:
        raise BadPosition("a play is under way but action says which it is not", field="action", rules=["FG-3.5"])
    if s.tabled and (s.phase not in TABLED or s.action != SNAP):
        raise BadPosition("cards lie on the table only at the reveal of a run", field="tabled", rules=["FG-8.1"])
    if s.phase == FAKE_DEFENSE and s.offense_call < KICK_CALL:
        raise BadPosition("the offense has laid no Fake/Kick card", field="offense_call", rules=["FG-7.5"])


def _check_cards(s: FootballState, box: FootballBox) -> None:
    """FG-1.4: sizes agree with the cards, and every play has as many copies as the box."""
    if s.phase in UNDEALT:
        return
    if s.phase == DEFENSE_CALL:
        if not 0 < s.offense_call <= PLAYS:
            raise BadPosition("the offense has laid no card", field="offense_call", rules=["FG-3.2"])
        if barred(s, box, s.offense_call - 1):
            raise BadPosition("the card of the offense is barred here", field="offense_call", rules=["FG-3.3"])
    for which, deck in ((OFFENSE_CARDS, "offense"), (DEFENSE_CARDS, "defense")):
        sizes = s.in_hand[which] + s.in_deck[which] + s.in_pile[which]
        if sizes > PLAYS * box.copies:
            raise BadPosition(
                f"the {deck} has {sizes} cards, the box {PLAYS * box.copies}", field="in_deck", rules=["FG-1.4"]
            )
        if box.anonymous:
            if any(s.hand + s.deck + s.pile + s.taken + s.lost):
                raise BadPosition("with cards on a table nobody knows which they are", field="hand", rules=["FG-1.4"])
            continue
        for k in range(which * PLAYS, which * PLAYS + PLAYS):
            if s.hand[k] + s.deck[k] + s.pile[k] + on_table(s, k) != box.copies:
                raise BadPosition(
                    f"the {deck} does not have {box.copies} copies of each play", field="deck", rules=["FG-1.4"]
                )
        for cards, size, field in (
            (s.hand, s.in_hand, "in_hand"),
            (s.deck, s.in_deck, "in_deck"),
            (s.pile, s.in_pile, "in_pile"),
        ):
            if sum(cards[which * PLAYS : which * PLAYS + PLAYS]) != size[which]:
                raise BadPosition(f"{field} does not count the {deck} cards", field=field, rules=["FG-1.4"])
    if s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS] == 0 and s.phase == CALL:
        raise BadPosition("an offense without cards: the half is over", field="in_hand", rules=["FG-8.6"])
    if not box.anonymous and s.phase == DEFENSE_CALL and s.hand[s.offense_call - 1] == 0:
        raise BadPosition("the card laid by the offense is not in its hand", field="offense_call", rules=["FG-3.2"])
