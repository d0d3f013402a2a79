"""Whether a position line, each field in its range, describes a position of the game."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import FLAG, QB, ROUTE, SIDES, SNEAK, WHITE
from touchline.games.pocket_gridiron.drives import DOWNS, drive_owner
from touchline.games.pocket_gridiron.flags import safety_possible
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
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.kernel.errors import BadPosition
from touchline.kernel.message import Message

WITH_ROUTE = (INTERCEPT, DECOY, DEFENSE, FLAG_DUE, DEF_PENALTY, OFF_PENALTY, CHASE, END_ZONE)
"""A play has been called in these phases, and in no other."""
WITH_FIRST_ROLL = (DEFENSE, FLAG_DUE, DEF_PENALTY, OFF_PENALTY, CHASE)
DEAD_BALL = (TOSS, CARDS, CALL, TRY, PAT, RETURN, OVER_PHASE)
"""Nothing of a play is on the table."""
NOT_ON_A_TRY = (TOSS, CARDS, CALL, TRY, PAT, RETURN, OVER_PHASE, FUMBLE_ROLL, FIELD_GOAL, SET_PLAY_CALL)
PRO_ONLY = (CARDS, AUDIBLE, INTERCEPT, DECOY, RETURN)


def demand(holds: bool, problem: Message, field: str, rule: str) -> None:
    """Raise ``BadPosition`` unless it holds."""
    if not holds:
        raise BadPosition(problem, field=field, rules=[rule])


def check_position(s: GridironState, box: GridironBox) -> None:
    """PG-2 to PG-6: the schedule, the cards, the play and the try fit together."""
    check_schedule(s, box)
    check_cards(s, box)
    check_try(s)
    check_play(s, box)


def check_schedule(s: GridironState, box: GridironBox) -> None:
    """PG-2.1, PG-2.2: a drive belongs to its team; only overtime goes beyond the schedule."""
    demand(bool(box.overtime) or s.drive <= box.drives, Message("pg-bad-drives", drives=box.drives), "drive", "PG-2.1")
    if s.phase in (TOSS, CARDS, OVER_PHASE):
        return
    trying = s.trying or s.phase in (TRY, PAT)
    returned = trying and box.pro
    demand(
        s.offense == drive_owner(s, box) or bool(returned),
        Message("pg-bad-others-drive", drive=s.drive, first=s.first),
        "offense",
        "PG-2.1",
    )


def check_cards(s: GridironState, box: GridironBox) -> None:
    """PG-2.1, PG-6.5: two different cards in Pro mode, none in the basic game."""
    if not box.pro:
        demand(s.cards == [0, 0] and s.phase not in PRO_ONLY, Message("pg-bad-pro-only"), "cards", "PG-6.2")
    elif s.phase == CARDS:
        demand(s.cards[1] == 0 and (s.cards[0] == 0) == (s.offense == 0), Message("pg-bad-choosing"), "cards", "PG-2.1")
    else:
        demand(0 not in s.cards and s.cards[0] != s.cards[1], Message("pg-bad-own-card"), "cards", "PG-2.1")


def check_try(s: GridironState) -> None:
    """PG-2.3, PG-4.3, PG-5.1, PG-5.2: a try is played as on the last down, and some things never happen on it."""
    on_try = s.trying or s.phase in (TRY, PAT)
    demand(not s.trying or s.phase not in NOT_ON_A_TRY, Message("pg-bad-not-on-try"), "trying", "PG-5.2")
    demand(not on_try or (s.down == DOWNS and s.sacks == 0), Message("pg-bad-try-down"), "down", "PG-5.2")
    demand(s.phase != CALL or s.down == DOWNS, Message("pg-bad-call-down"), "down", "PG-5.1")
    demand(s.phase not in (OFF_PENALTY, CHASE) or safety_possible(s), Message("pg-bad-no-safety"), "sacks", "PG-4.3")


def check_play(s: GridironState, box: GridironBox) -> None:
    """PG-3, PG-6.3: the carrier, the route, the bonus and the first roll belong to the phase."""
    started = (s.carrier, s.route, s.bonus, s.scrambles, s.shown, s.flags_off, s.one_roll)
    demand(s.phase not in DEAD_BALL or not any(started), Message("pg-bad-no-play"), "phase", "PG-3.1")
    if s.phase in WITH_ROUTE:
        play = s.carrier * SIDES + s.route - 1
        printed = 1 <= s.route <= box.faces[s.carrier]
        kind = SNEAK if s.carrier == QB else ROUTE
        demand(printed and box.kind[play] == kind, Message("pg-bad-no-route", route=s.route), "route", "PG-3.1")
        for phase, table, seat in ((INTERCEPT, box.intercept, 1 - s.offense), (DECOY, box.decoy, s.offense)):
            marked = s.phase != phase or table[s.cards[seat] * PLAYS + play] > 0
            demand(marked, Message("pg-bad-no-card-play"), "route", "PG-6.3")
    else:
        demand(s.route == 0, Message("pg-bad-not-called"), "route", "PG-3.1")
        demand(s.phase != ROUTE_DUE or s.carrier != QB, Message("pg-bad-carrier-die"), "carrier", "PG-3.1")
        demand(s.carrier == QB or s.phase in (ROUTE_DUE, FUMBLE_ROLL), Message("pg-bad-nobody"), "carrier", "PG-3.1")
    demand(not box.pro or s.bonus == 0, Message("pg-bad-pro-bonus"), "bonus", "PG-6.1")
    demand(s.bonus <= box.most_bonus, Message("pg-bad-most-bonus", most=box.most_bonus), "bonus", "PG-3.7")
    demand(s.phase != SET_PLAY_CALL or s.bonus > 0, Message("pg-bad-set-play-bonus"), "bonus", "PG-3.7")
    demand(s.phase != SACK_ROLL or s.scrambles > 0, Message("pg-bad-scrambled"), "scrambles", "PG-3.5")
    if s.shown:
        first = WHITE * SIDES + s.shown - 1
        fits = s.phase in WITH_FIRST_ROLL and not s.one_roll and s.shown <= box.faces[WHITE]
        demand(fits and (box.kind[first] != FLAG or bool(s.flags_off)), Message("pg-bad-first-roll"), "shown", "PG-3.2")
    demand(not s.one_roll or s.phase in WITH_FIRST_ROLL, Message("pg-bad-no-decoy"), "one_roll", "PG-6.3")
