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
from touchline.kernel.message import Message

UNDEALT = (COIN_CALL, TOSS, TOSS_CHOICE)
MID_PLAY = (BREAKAWAY_CHOICE, FLAG_ON_DEFENSE, FLAG_ON_OFFENSE)
TABLED = (BURN_STOP, TIME_OUT_OFFENSE, TIME_OUT_DEFENSE, DRAW)
GOAL_TO_GOAL = 100


def check_position(s: FootballState, box: FootballBox) -> None:
    """Raise ``BadPosition`` when the fields, each in range, do not fit together."""
    if s.phase in (AFTER_PLAY, SETTLE, ROLL):
        raise BadPosition(Message("fg-wrong-phase"), field="phase", rules=["FG-3.6"])
    if s.to_gain > s.y and s.phase not in UNDEALT:
        raise BadPosition(
            Message("fg-wrong-line-to-gain", yards=s.to_gain, goal=s.y), field="to_gain", rules=["FG-2.9"]
        )
    if s.y == GOAL_TO_GOAL and s.action != KICKOFF_RETURN:
        raise BadPosition(Message("fg-wrong-goal-line"), field="y", rules=["FG-2.4"])
    if max(s.timeouts) > box.time_outs:
        raise BadPosition(Message("fg-wrong-time-outs", number=box.time_outs), field="timeouts", rules=["FG-8.5"])
    _check_dice(s)
    _check_cards(s, box)


def _check_dice(s: FootballState) -> None:
    """A dice phase has a die due, and the cards of a snap that is being rolled are on the table."""
    rolling = turns.DECIDES[s.phase] == turns.BY_CHANCE and s.phase not in (TOSS, DRAW, BURN_TOP)
    if rolling == (s.die == NO_DIE):
        raise BadPosition(Message("fg-wrong-die"), field="die", rules=["FG-3.4"])
    due = s.pending & (1 << s.die) or (s.blacks and s.die == BLACK)
    if rolling and not due:
        raise BadPosition(Message("fg-wrong-pending"), field="pending", rules=["FG-3.4"])
    if (rolling or s.phase in MID_PLAY or s.tabled) and s.action == SNAP:
        if not 0 < s.offense_call <= PLAYS or not 0 < s.defense_call <= PLAYS:
            raise BadPosition(Message("fg-wrong-two-cards"), field="offense_call", rules=["FG-3.2"])
    if s.phase in MID_PLAY and s.action == NO_ACTION:
        raise BadPosition(Message("fg-wrong-action"), field="action", rules=["FG-3.5"])
    if s.tabled and (s.phase not in TABLED or s.action != SNAP):
        raise BadPosition(Message("fg-wrong-tabled"), field="tabled", rules=["FG-8.1"])
    if s.phase == FAKE_DEFENSE and s.offense_call < KICK_CALL:
        raise BadPosition(Message("fg-wrong-fake-card"), field="offense_call", rules=["FG-7.5"])


def _check_cards(s: FootballState, box: FootballBox) -> None:
    """FG-1.4: sizes agree with the cards, and every play has as many copies as the box."""
    if s.phase in UNDEALT:
        return
    if s.phase == DEFENSE_CALL:
        if not 0 < s.offense_call <= PLAYS:
            raise BadPosition(Message("fg-wrong-no-card"), field="offense_call", rules=["FG-3.2"])
        if barred(s, box, s.offense_call - 1):
            raise BadPosition(Message("fg-wrong-barred"), field="offense_call", rules=["FG-3.3"])
    for which, deck in ((OFFENSE_CARDS, "offense"), (DEFENSE_CARDS, "defense")):
        sizes = s.in_hand[which] + s.in_deck[which] + s.in_pile[which]
        if sizes > PLAYS * box.copies:
            raise BadPosition(
                Message("fg-wrong-deck-size", deck=deck, cards=sizes, most=PLAYS * box.copies),
                field="in_deck",
                rules=["FG-1.4"],
            )
        if box.anonymous:
            if any(s.hand + s.deck + s.pile + s.taken + s.lost):
                raise BadPosition(Message("fg-wrong-known-cards"), field="hand", rules=["FG-1.4"])
            continue
        for k in range(which * PLAYS, which * PLAYS + PLAYS):
            if s.hand[k] + s.deck[k] + s.pile[k] + on_table(s, k) != box.copies:
                raise BadPosition(
                    Message("fg-wrong-copies", deck=deck, copies=box.copies), field="deck", rules=["FG-1.4"]
                )
        for cards, size, field in (
            (s.hand, s.in_hand, "in_hand"),
            (s.deck, s.in_deck, "in_deck"),
            (s.pile, s.in_pile, "in_pile"),
        ):
            if sum(cards[which * PLAYS : which * PLAYS + PLAYS]) != size[which]:
                raise BadPosition(Message("fg-wrong-count", field=field, deck=deck), field=field, rules=["FG-1.4"])
    if s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS] == 0 and s.phase == CALL:
        raise BadPosition(Message("fg-wrong-no-cards"), field="in_hand", rules=["FG-8.6"])
    if not box.anonymous and s.phase == DEFENSE_CALL and s.hand[s.offense_call - 1] == 0:
        raise BadPosition(Message("fg-wrong-card-not-held"), field="offense_call", rules=["FG-3.2"])
