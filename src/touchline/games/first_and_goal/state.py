"""What there is to know about a game of First & Goal, and the box it comes in.

Teams are 0 (home) and 1 (away).  ``y`` counts yards from the ball to the opponent's
goal line, seen by the side on offense: "own 35" is 65.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from touchline.kernel.state import State, cell, cells

Phase = Literal[
    "coin-call",
    "toss",
    "toss-choice",
    "draw",
    "kickoff",
    "receive",
    "call",
    "answer",
    "defense-call",
    "discard-more",
    "breakaway",
    "flag-on-defense",
    "flag-on-offense",
    "time-out-offense",
    "time-out-defense",
    "burn-offer",
    "burn-stop",
    "burn",
    "burn-hand",
    "try",
    "field-goal-card",
    "kneel-card",
    "fake-offense",
    "fake-defense",
    "punt-choice",
    "catch",
    "snap-dice",
    "reroll-dice",
    "return-dice",
    "turnover-dice",
    "recovery-dice",
    "flag-dice",
    "sneak-dice",
    "hail-mary-dice",
    "block-dice",
    "field-goal-dice",
    "punt-dice",
    "bounce-dice",
    "onside-dice",
    "squib-dice",
    "extra-point-dice",
    "over",
    "after-play",
    "settle",
    "roll",
]
"""What is due.  The last three never wait for anybody: the rules pass through them within a step."""
PHASES: tuple[Phase, ...] = get_args(Phase)
(
    COIN_CALL,
    TOSS,
    TOSS_CHOICE,
    DRAW,
    KICKOFF,
    RECEIVE_KICK,
    CALL,
    ANSWER,
    DEFENSE_CALL,
    DISCARD_MORE,
    BREAKAWAY_CHOICE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    TIME_OUT_OFFENSE,
    TIME_OUT_DEFENSE,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    BURN_HAND,
    TRY,
    FIELD_GOAL_CARD,
    KNEEL_CARD,
    FAKE_OFFENSE,
    FAKE_DEFENSE,
    PUNT_CHOICE,
    CATCH,
    SNAP_DICE,
    REROLL_DICE,
    RETURN_DICE,
    TURNOVER_DICE,
    RECOVERY_DICE,
    FLAG_DICE,
    SNEAK_DICE,
    HAIL_MARY_DICE,
    BLOCK_DICE,
    FIELD_GOAL_DICE,
    PUNT_DICE,
    BOUNCE_DICE,
    ONSIDE_DICE,
    SQUIB_DICE,
    EXTRA_POINT_DICE,
    OVER_PHASE,
    AFTER_PLAY,
    SETTLE,
    ROLL,
) = range(len(PHASES))

OFFENSE_PLAYS = (
    "halfback-dive",
    "off-tackle",
    "counter",
    "draw",
    "sweep",
    "reverse",
    "screen",
    "slant",
    "short-pass",
    "play-action",
    "medium-pass",
    "bomb",
)
DEFENSE_PLAYS = (
    "goal-line",
    "5-2-front",
    "lb-blitz",
    "4-3",
    "corner-blitz",
    "3-4",
    "cover-2-spy",
    "nickel",
    "man-to-man",
    "dime",
    "safety-blitz",
    "prevent",
)
PLAYS = 12
"""FG-1.4: twelve plays in each deck."""
OFFENSE_CARDS, DEFENSE_CARDS = 0, 1
"""The two decks; cell ``deck_of * PLAYS + play`` counts the copies of a play."""

DICE = ("none", "red", "ivory", "brown", "yellow", "blue", "green", "black", "play", "referee", "penalty", "d20")
NO_DIE, RED, IVORY, BROWN, YELLOW, BLUE, GREEN, BLACK, PLAY_DIE, REFEREE, PENALTY, D20 = range(len(DICE))
TEAM_DICE = 7
"""FG-1.1: red to black."""
FACES = 6

ICONS = ("none", "X", "BREAKAWAY", "T", "P", "HAIL", "MARY", "O", "D")
NO_ICON, X, BREAKAWAY, T, P, HAIL, MARY, ON_OFFENSE, ON_DEFENSE = range(len(ICONS))
PENALTIES = ("none", "5", "5A", "10", "15")
NO_PENALTY, FIVE, FIVE_AUTOMATIC, TEN, FIFTEEN = range(len(PENALTIES))
PENALTY_YARDS = (0, 5, 5, 10, 15)
"""FG-1.3: the white dice; FG-6.1: what a penalty costs."""

NO_BLACK = 127
"""``low`` while no black die has been rolled."""

ACTIONS = ("none", "snap", "sneak", "kneel", "hail-mary", "field-goal", "punt", "kickoff-return", "punt-return")
NO_ACTION, SNAP, SNEAK, KNEEL, HAIL_MARY, FIELD_GOAL, PUNT, KICKOFF_RETURN, PUNT_RETURN = range(len(ACTIONS))

THENS = ("snap", "turnover", "try", "defense-try", "kickoff", "safety-punt")
THEN_SNAP, THEN_TURNOVER, THEN_TRY, THEN_DEFENSE_TRY, THEN_KICKOFF, THEN_SAFETY_PUNT = range(len(THENS))

NEXTS = (
    "call",
    "exchanged-call",
    "resumed-call",
    "possession",
    "opening-kickoff",
    "kickoff",
    "catch",
    "try",
    "time-out-defense",
    "settle",
    "drawn-try",
    "roll",
)
(
    NEXT_CALL,
    NEXT_EXCHANGED_CALL,
    NEXT_RESUMED_CALL,
    NEXT_POSSESSION,
    NEXT_OPENING,
    NEXT_KICKOFF,
    NEXT_CATCH,
    NEXT_TRY,
    NEXT_TIME_OUT_DEFENSE,
    NEXT_SETTLE,
    NEXT_DRAWN_TRY,
    NEXT_ROLL,
) = range(len(NEXTS))

KICK_CALL, FAKE_CALL = PLAYS + 1, PLAYS + 2
"""A Fake/Kick card (FG-1.6) lying where a play card would lie."""


class FootballState(State):
    """One position of First & Goal."""

    phase: int = cell(names=PHASES)
    """What is due."""
    score: list[int] = cells(2, high=9999)
    """Points of home and away."""
    half: int = cell(1, low=1, high=120)
    """1 and 2; overtime halves are 3, 4, …"""
    offense: int = cell(high=1)
    """The side on offense; during a kickoff the receiving side; after the toss its winner."""
    first: int = cell(high=1)
    """The receiver of the opening kickoff (FG-8.7)."""
    coin: int = cell(names=("heads", "tails"))
    """What away called (FG-2.1)."""
    y: int = cell(80, low=1, high=100)
    """Yards to the goal from where the play began; 100 only while a kickoff is run out."""
    down: int = cell(1, low=1, high=4)
    to_gain: int = cell(10, low=1, high=99)
    """Yards to the line to gain."""
    timeouts: list[int] = cells(2, 3, high=9)
    """Time-outs left to home and away in this half (FG-8.5)."""
    spent: list[int] = cells(2, high=1)
    """Whether a side has called its one time-out of this snap; only rules 0.9 allowed no more."""

    action: int = cell(names=ACTIONS)
    """What the dice are rolled for."""
    offense_call: int = cell(names=("none", *OFFENSE_PLAYS, "kick", "fake"))
    """The card of the offense, face down until the defense has chosen too (FG-3.2)."""
    defense_call: int = cell(names=("none", *DEFENSE_PLAYS, "kick", "fake"))
    tabled: int = cell(high=1)
    """Both cards are turned over and not yet on the piles: a run was called and its burn may be stopped (FG-8.1)."""
    stopped: int = cell(high=1)
    """The defense has stopped this run's burn with a time-out (FG-8.1)."""
    trying: int = cell(high=1)
    """A two-point try (FG-9.2)."""
    faked: int = cell(high=1)
    """A faked kick: no black die (FG-7.5)."""
    safety_punt: int = cell(high=1)
    """The punt after a safety (FG-9.4)."""
    bonus: int = cell(high=50)
    """Yards that KICK against FAKE adds (FG-7.5)."""
    flagged: int = cell(high=1)
    """A penalty was called, so nothing burns (FG-6.2)."""
    spoiled: int = cell(high=1)
    """Broken up or turned over: no completed pass (FG-8.2)."""
    no_return: int = cell(high=1)
    """The punt may not be returned (FG-9.5, FG-9.8)."""
    last_play: int = cell(high=1)
    """The half ends with this play (FG-7.3, FG-7.4)."""
    streak: int = cell(high=30000)
    """BREAKAWAYs in a row."""
    moved: int = cell(low=-30000, high=30000)
    """Yards won by the play so far."""

    die: int = cell(names=DICE)
    """The die due now."""
    pending: int = cell(high=(1 << len(DICE)) - 1)
    """The dice still to roll, black apart: bit ``1 << die``."""
    blacks: int = cell(high=9)
    """Rolls of the black die still due."""
    roller: int = cell(high=1)
    """Whose coloured dice they are; the black die is the other side's (FG-1.2)."""
    gain: int = cell(low=-1000, high=1000)
    """Sum of the coloured dice rolled."""
    low: int = cell(NO_BLACK, low=-128, high=127)
    """The lowest black roll (FG-3.4)."""
    icon: int = cell(names=ICONS)
    """The play die."""
    ref: int = cell(names=ICONS)
    """The referee die."""
    pen: int = cell(names=PENALTIES)
    """The penalty die."""

    then: int = cell(names=THENS)
    """What follows once the play and its burn are over."""
    next: int = cell(names=NEXTS)
    """What follows the cards that are being drawn."""
    resume: int = cell(names=NEXTS)
    """What follows the time-out."""
    owed: list[int] = cells(2, high=127)
    """Cards still to draw from the offense and the defense deck."""

    in_hand: list[int] = cells(2, 8, high=127)
    """Size of the offense and the defense hand; public."""
    in_deck: list[int] = cells(2, 52, high=127)
    in_pile: list[int] = cells(2, high=127)
    """Size of the discard piles."""
    hand: list[int] = cells(2 * PLAYS, high=9)
    """Copies of each play in the offense hand, then in the defense hand; all 0 with cards on a real table."""
    deck: list[int] = cells(2 * PLAYS, high=9)
    pile: list[int] = cells(2 * PLAYS, high=9)
    taken: list[int] = cells(2 * PLAYS, high=100)
    """Cards taken back from a pile in secret since hands last changed: what the side that held it before cannot see."""
    lost: list[int] = cells(2 * PLAYS, high=100)
    """Cards taken back since the pile was last empty: what somebody who never holds it cannot see."""


class FootballBox(NamedTuple):
    """What is agreed before the match, and the figures printed on dice, cards and board."""

    first_edition: int
    """Played by rules 0.9, so that matches begun by them go on and replay by them."""
    seats: int
    silent: int
    """Coaches of one team may not talk and see only their own hand (FG-1.7)."""
    seat: Sequence[int]
    """The seat of ``team * 2 + coach`` (coach 0 plays offense, 1 defense)."""
    anonymous: int
    """Real cards on a table: hands are not known to the game, only their sizes."""
    toss_choice: int
    squib_kick: int
    advanced_broken_plays: int
    breakaway_touchdown: int
    advanced_turnovers: int
    sneak_x_succeeds: int
    broken_all: int
    """An X leaves no yards at all, the black die's included (FG-5.1)."""
    stop_after_reroll: int
    """A breakaway is stopped after a reroll that lost yards, not when the total so far is a loss (FG-5.2)."""
    end_zone_touchdown: int
    """A ball lost behind the own goal line is a touchdown for the defense (FG-5.3)."""
    field_goal_cards: int
    """What a field goal that is really tried costs: the card laid away, or a second one burned (FG-9.3)."""
    d20_kicks: int
    overtime_cap: int
    copies: int
    hand_size: int
    time_outs: int
    first_down_yards: int
    touchback_spot: int
    kick_spot: int
    safety_punt_spot: int
    try_spot: int
    hail_mary_spot: int
    onside_needs: int
    fake_bonus: int
    broken_run_yards: int
    d20_kickoff_spot: int
    d20_punt_yards: int
    d20_no_return: int
    die_faces: Sequence[int]
    """Different faces of each die: home red … black, away red … black, play, referee, penalty."""
    face_value: Sequence[int]
    """``die * FACES + k``: yards, icon or penalty of the k-th different face."""
    face_weight: Sequence[int]
    """On how many sides of the die that face is."""
    is_run: Sequence[int]
    red_zone: Sequence[int]
    """FG-3.3: 10 or 20 on a marked card, else 0."""
    matchup_dice: Sequence[int]
    """FG-1.5: ``offense play * PLAYS + defense play``: bits of the coloured dice."""
    matchup_black: Sequence[int]
    """Rolls of the black die."""
    kickoff_return_dice: int
    punt_dice: int
    punt_return_dice: int
    field_goal_dice: int
    onside_dice: int
    squib_dice: int
    recovery_dice: int
    interception_referee: int
    """FG-5.8: bits of the referee icons that intercept a pass."""
    interception_penalty: int
    """FG-5.8: bits of the penalty faces that intercept a pass."""
