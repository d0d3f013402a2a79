"""What is asked in Pocket Gridiron, how it stands and how it ended.  The play-by-play is in ``narration.py``."""

from __future__ import annotations

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.dice import DICE, WHITE
from touchline.games.pocket_gridiron.kicks import GOOD_FROM
from touchline.games.pocket_gridiron.play import intensity, play_number
from touchline.games.pocket_gridiron.state import (
    AUDIBLE,
    CALL,
    CARD_NAMES,
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
from touchline.games.pocket_gridiron.terms import down, player, this_down
from touchline.games.pocket_gridiron.text import called_play, legal_moves, printed_in, quarter_of
from touchline.kernel.message import Argument, Message, Player

OVERTIME = 5
"""The quarter after the last."""

SIMPLY_ASKED = {
    TOSS: "pg-ask-toss",
    SACK_ROLL: "pg-ask-sack",
    CHASE: "pg-ask-chase",
    FUMBLE_ROLL: "pg-ask-fumble",
    PAT: "pg-ask-pat",
    END_ZONE: "pg-ask-end-zone",
    RETURN: "pg-ask-return",
    FLAG_DUE: "pg-ask-flag",
    CALL: "pg-ask-call",
    TRY: "pg-ask-try",
    OVER_PHASE: "pg-ask-nothing",
}
"""Questions that are always the same."""


def question(s: GridironState, box: GridironBox) -> Message:
    """What is asked of the player or the table."""
    if s.phase in SIMPLY_ASKED:
        return Message(SIMPLY_ASKED[s.phase])
    if s.phase == SNAP:
        return Message("pg-ask-snap", down=this_down(s))
    if s.phase == ROUTE_DUE:
        return Message("pg-ask-route", player=player(s.carrier), die=DICE[s.carrier])
    if s.phase == CARDS:
        return _ask_card(s, box)
    if s.phase in (FIELD_GOAL, SET_PLAY_CALL):
        needed = max(1, GOOD_FROM - s.bonus)
        if s.phase == FIELD_GOAL:
            return Message("pg-ask-field-goal", needed=needed)
        return Message("pg-ask-set-play", bonus=s.bonus, needed=needed)
    if s.phase == AUDIBLE:
        kick = rules.AUDIBLE_KICK in legal_moves(s, box)
        return Message("pg-ask-audible-or-kick", needed=GOOD_FROM) if kick else Message("pg-ask-audible")
    return _ask_in_play(s, box)


def _ask_card(s: GridironState, box: GridironBox) -> Message:
    cards = [CARD_NAMES[card] for card in legal_moves(s, box)]
    if len(cards) == len(CARD_NAMES) - 1:
        return Message("pg-ask-first-card", one=cards[0], two=cards[1], three=cards[2], four=cards[3])
    return Message("pg-ask-second-card", one=cards[0], two=cards[1], three=cards[2])


def _ask_in_play(s: GridironState, box: GridironBox) -> Message:
    """What is asked once the play is called."""
    face = called_play(s, box)
    assert face is not None, "a play is called in these phases"
    play: dict[str, Argument] = {"route": face.name, "intensity": intensity(s, box)}
    if s.phase == DEFENSE:
        play["flags"] = "off" if s.flags_off else "on"
        if s.one_roll:
            return Message("pg-ask-defense-once", **play)
        if s.shown == 0:
            return Message("pg-ask-defense-first", **play)
        return Message("pg-ask-defense-second", **play, shown=printed_in(box).face(WHITE, s.shown - 1).value)
    if s.phase == INTERCEPT:
        needed = box.intercept[s.cards[1 - s.offense] * PLAYS + play_number(s)]
        return Message("pg-ask-intercept", **play, needed=needed)
    if s.phase == DECOY:
        return Message("pg-ask-decoy", **play, needed=box.decoy[s.cards[s.offense] * PLAYS + play_number(s)])
    if s.phase == DEF_PENALTY:
        return Message("pg-ask-penalty-on-try" if s.trying else "pg-ask-penalty", **play)
    assert s.phase == OFF_PENALTY
    return Message("pg-ask-penalty-offense", **play)


def situation(s: GridironState, box: GridironBox) -> list[Message]:
    """Score and situation."""
    score = Message("play-score", home=Player(0), points=s.score[0], others=s.score[1], away=Player(1))
    if s.phase in (TOSS, CARDS):
        return [Message("pg-kick-off"), score]
    if s.phase == OVER_PHASE:
        return [Message("pg-final"), score]
    quarter = quarter_of(s.drive, box)
    lead = [Message("pg-overtime") if quarter == OVERTIME else Message("pg-quarter", number=quarter), score]
    who = Player(s.offense)
    if s.phase in (TRY, PAT) or s.trying:
        return [*lead, Message("pg-on-the-try", who=who)]
    at: dict[str, Argument] = {"who": who, "down": down(s.down)}
    stands = Message("pg-at-with-sacks", **at, sacks=s.sacks) if s.sacks else Message("pg-at", **at)
    if s.drive <= box.drives:
        return [*lead, stands, Message("pg-drive-of", drive=s.drive, of=box.drives)]
    return [*lead, stands, Message("pg-drive", drive=s.drive)]


def result(s: GridironState, box: GridironBox) -> Message:
    """Who won, and by how much."""
    if s.score[0] == s.score[1]:
        return Message("pg-draw", points=s.score[0])
    winner = 0 if s.score[0] > s.score[1] else 1
    won = "pg-wins-in-overtime" if s.drive > box.drives else "pg-wins"
    return Message(won, who=Player(winner), points=s.score[winner], others=s.score[1 - winner])
