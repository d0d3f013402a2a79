"""Why a move or an outcome of First & Goal is refused, and by which rule."""

from __future__ import annotations

from touchline.games.first_and_goal import terms, turns
from touchline.games.first_and_goal.asking import question
from touchline.games.first_and_goal.hands import may_call_time_out
from touchline.games.first_and_goal.moves import (
    CALL_FIELD_GOAL,
    CALL_HAIL_MARY,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    CALL_TIME_OUT,
    DISCARD,
    FAKE,
    SQUIB,
    TAKE,
    TWO_POINT,
    WITHOUT,
)
from touchline.games.first_and_goal.snap import barred
from touchline.games.first_and_goal.state import (
    ANSWER,
    BLACK,
    BREAKAWAY_CHOICE,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    CALL,
    CATCH,
    COIN_CALL,
    D20,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DISCARD_MORE,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL_CARD,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    KICKOFF,
    KNEEL_CARD,
    NO_DIE,
    OFFENSE_CARDS,
    PLAYS,
    PUNT_CHOICE,
    RECEIVE_KICK,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.message import Message

MOST_LISTED = 20
"""A die with as many faces is told by its first and its last."""
PHASE_RULES = {
    COIN_CALL: "FG-2.1",
    TOSS_CHOICE: "FG-2.1",
    KICKOFF: "FG-2.3",
    RECEIVE_KICK: "FG-2.3",
    CALL: "FG-3.2",
    ANSWER: "FG-3.1",
    DEFENSE_CALL: "FG-3.2",
    DISCARD_MORE: "FG-7.4",
    BREAKAWAY_CHOICE: "FG-5.2",
    FLAG_ON_DEFENSE: "FG-6.3",
    FLAG_ON_OFFENSE: "FG-6.3",
    TIME_OUT_OFFENSE: "FG-8.4",
    TIME_OUT_DEFENSE: "FG-8.4",
    BURN_OFFER: "FG-8.2",
    BURN_STOP: "FG-8.3",
    BURN_HAND: "FG-8.1",
    TRY: "FG-9.1",
    FIELD_GOAL_CARD: "FG-9.3",
    KNEEL_CARD: "FG-7.2",
    FAKE_OFFENSE: "FG-7.5",
    FAKE_DEFENSE: "FG-7.5",
    PUNT_CHOICE: "FG-9.5",
    CATCH: "FG-9.7",
}
"""The rule a refusal quotes when nothing more precise forbids the move."""


def deck_of_phase(phase: int) -> int:
    """Which deck's cards a move of this phase names."""
    return DEFENSE_CARDS if turns.DECIDES[phase] == turns.BY_DEFENSE else OFFENSE_CARDS


def refusal(s: FootballState, box: FootballBox, text: str, move: int | None) -> IllegalMove:
    """The rule against a move; said only to the seat that tried it, so its own hand may be named."""
    if move is None:
        told = Message("fg-not-a-move", text=repr(text.strip()), question=question(s, box))
        return IllegalMove(told, rules=[PHASE_RULES[s.phase]])
    refused = _refused_call(s, box, move) if s.phase in (CALL, DEFENSE_CALL) else None
    return _refused_elsewhere(s, box, move) if refused is None else refused


def _refused_call(s: FootballState, box: FootballBox, move: int) -> IllegalMove | None:
    """Why this cannot be called at the snap."""
    if move < PLAYS:
        return _refused_card(s, box, move)
    if move == CALL_TIME_OUT:
        team = s.offense if s.phase == CALL else 1 - s.offense
        if s.spent[team]:
            return IllegalMove(Message("fg-one-time-out-a-snap"), rules=["FG-3.1"])
        if s.timeouts[team] == 0:
            return IllegalMove(Message("fg-no-time-outs-left"), rules=["FG-8.5"])
        if not may_call_time_out(s, team) or (s.faked and box.first_edition):
            return IllegalMove(Message("fg-no-time-out-now"), rules=["FG-3.1"])
    special = {
        CALL_SNEAK: (Message("fg-no-sneak", yards=s.to_gain), "FG-7.1"),
        CALL_KNEEL: (Message("fg-no-kneel", cards=s.in_deck[OFFENSE_CARDS]), "FG-7.2"),
        CALL_HAIL_MARY: (Message("fg-no-hail-mary"), "FG-7.3"),
        CALL_PUNT: (Message("fg-no-punt", down=terms.down_and_distance(s)), "FG-9.5"),
        CALL_FIELD_GOAL: (Message("fg-no-field-goal"), "FG-9.3"),
    }
    if s.phase == CALL and move in special:
        if s.trying:
            return IllegalMove(Message("fg-one-card-on-a-try"), rules=["FG-9.2"])
        if s.faked:
            return IllegalMove(Message("fg-not-after-a-fake"), rules=["FG-7.5"])
        told, rule = special[move]
        return IllegalMove(told, rules=[rule])
    if DISCARD <= move < WITHOUT:
        return IllegalMove(Message("fg-no-exchange"), rules=["FG-7.4"])
    return None


def _refused_card(s: FootballState, box: FootballBox, play: int) -> IllegalMove:
    """FG-3.2, FG-3.3: it is barred so near the goal, or nobody holds it."""
    card = terms.card(deck_of_phase(s.phase), play)
    if s.phase != CALL or not barred(s, box, play):
        return IllegalMove(Message("fg-no-card-in-hand", card=card), rules=["FG-3.2"])
    limit = box.red_zone[play]
    if s.trying:
        return IllegalMove(Message("fg-not-on-a-try", card=card, limit=limit), rules=["FG-9.2"])
    return IllegalMove(Message("fg-not-so-near", card=card, limit=limit, yards=s.y), rules=["FG-3.3"])


def _refused_elsewhere(s: FootballState, box: FootballBox, move: int) -> IllegalMove:
    """Why this cannot be chosen here."""
    deck = deck_of_phase(s.phase)
    if s.phase == FAKE_OFFENSE and move == FAKE:
        return IllegalMove(Message("fg-no-fake"), rules=["FG-7.5"])
    if s.phase == KICKOFF and move == SQUIB:
        return IllegalMove(Message("fg-no-squib"), rules=["FG-2.8"])
    if s.phase == TRY and move == TWO_POINT:
        return IllegalMove(Message("fg-no-two-point-try"), rules=["FG-9.2"])
    if TAKE <= move < DISCARD:
        return IllegalMove(Message("fg-no-card-in-pile", card=terms.card(deck, move - TAKE)), rules=["FG-8.4"])
    here = [PHASE_RULES[s.phase]]
    if DISCARD <= move < WITHOUT:
        return IllegalMove(Message("fg-no-card-in-hand", card=terms.card(deck, move - DISCARD)), rules=here)
    return IllegalMove(Message("fg-not-here", move=terms.move(move, deck), question=question(s, box)), rules=here)


def illegal_outcome(s: FootballState, text: str, faces: list[str]) -> IllegalOutcome:
    """What the die can show; of a deck nothing is said, since its cards are nobody's business."""
    what = terms.chance(s)
    if s.die == NO_DIE and s.phase != TOSS:
        return IllegalOutcome(Message("fg-no-card-in-deck", text=repr(text), what=what), rules=["FG-1.4"])
    if len(faces) < MOST_LISTED:
        told = Message("play-illegal-outcome-listed", text=repr(text), what=what, possible=", ".join(faces))
    else:
        told = Message("fg-not-in-range", text=repr(text), what=what, low=faces[0], high=faces[-1])
    return IllegalOutcome(told, rules=[_rule_of(s.die)])


def _rule_of(die: int) -> str:
    """The rule that says what a die, or the coin, can show."""
    if die == NO_DIE:
        return "FG-2.1"
    if die <= BLACK:
        return "FG-1.1"
    return "FG-9.8" if die == D20 else "FG-1.3"
