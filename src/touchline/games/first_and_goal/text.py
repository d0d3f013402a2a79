"""First & Goal in words: notation in and out, questions, refusals.  The play-by-play is in ``narration.py``."""

from __future__ import annotations

import re
from collections.abc import Sequence

from touchline.games.first_and_goal import rules, turns
from touchline.games.first_and_goal.cards import nth_in_deck
from touchline.games.first_and_goal.dice import die_value
from touchline.games.first_and_goal.hands import may_call_time_out
from touchline.games.first_and_goal.moves import (
    ALIASES,
    CALL_FIELD_GOAL,
    CALL_HAIL_MARY,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    CALL_TIME_OUT,
    DISCARD,
    EVERY_MOVE,
    FAKE,
    SQUIB,
    TAKE,
    TWO_POINT,
    WITHOUT,
    card_text,
    word_of,
)
from touchline.games.first_and_goal.snap import barred
from touchline.games.first_and_goal.state import (
    ANSWER,
    BREAKAWAY_CHOICE,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    CALL,
    CATCH,
    COIN_CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DICE,
    DISCARD_MORE,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL_CARD,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    ICONS,
    KICKOFF,
    KNEEL_CARD,
    NO_DIE,
    OFFENSE_CARDS,
    OVER_PHASE,
    PENALTIES,
    PENALTY,
    PLAY_DIE,
    PLAYS,
    PUNT,
    PUNT_CHOICE,
    RECEIVE_KICK,
    REFEREE,
    SNAP,
    THEN_KICKOFF,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS,
    TOSS_CHOICE,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.game import Choice
from touchline.kernel.nodes import CHANCE

COIN = ("heads", "tails")
TEAM_NAMES = ("Home", "Away")
FACE_ALIASES = {
    "B": "BREAKAWAY",
    "BREAK": "BREAKAWAY",
    "TURNOVER": "T",
    "PENALTY": "P",
    "FLAG": "P",
    "OFFENSE": "O",
    "DEFENSE": "D",
}


def spot(y: int) -> str:
    """The ball as it is spoken, seen by the side on offense.

    >>> spot(65), spot(50), spot(8)
    ('own 35', 'midfield', "opponent's 8")
    """
    if y == 50:
        return "midfield"
    return f"own {100 - y}" if y > 50 else f"opponent's {y}"


def at(y: int) -> str:
    """Where the ball is, in a sentence.

    >>> at(65), at(50)
    ('at the own 35', 'at midfield')
    """
    return "at midfield" if y == 50 else f"at the {spot(y)}"


def down_and_distance(s: FootballState) -> str:
    """``3rd & 7``, ``1st & goal``."""
    ordinal = ("1st", "2nd", "3rd", "4th")[s.down - 1]
    return f"{ordinal} & {'goal' if s.to_gain == s.y else s.to_gain}"


def period(s: FootballState) -> str:
    """The half, or which overtime it is."""
    if s.half <= 2:
        return ("first half", "second half")[s.half - 1]
    return "overtime" if s.half == 3 else f"overtime {s.half - 2}"


def half_is_over(before: FootballState, after: FootballState) -> bool:
    """Whether a step ended the half or the game, so that its down and distance are no more."""
    return after.half != before.half or after.phase == OVER_PHASE


def team_names(box: FootballBox, names: Sequence[str]) -> tuple[str, str]:
    """A team goes by its coach; with two coaches it is Home or Away."""
    return tuple(  # type: ignore[return-value]
        names[box.seat[2 * team]] if box.seat[2 * team] == box.seat[2 * team + 1] else TEAM_NAMES[team]
        for team in range(2)
    )


# ---- moves


def deck_of_phase(phase: int) -> int:
    """Which deck's cards a move of this phase names."""
    return DEFENSE_CARDS if turns.DECIDES[phase] == turns.BY_DEFENSE else OFFENSE_CARDS


def move_text(s: FootballState, box: FootballBox, move: int) -> str:
    """``short-pass``, ``time-out``, ``take-nickel``, ``without-ivory``."""
    return word_of(move, deck_of_phase(s.phase))


def tidy(text: str) -> str:
    """A move as we write it: ``Hail Mary`` is ``hail-mary``.

    >>> tidy(" Cover 2 Spy "), tidy("FG"), tidy("take Bomb")
    ('cover-2-spy', 'field-goal', 'take-bomb')
    """
    word = " ".join(text.strip().lower().split())
    word = ALIASES.get(word, word)
    return re.sub(r"[\s_]+", "-", word)


SHORTEST = 2
"""A single letter is no beginning of a card's name."""


def move_named(word: str, phase: int) -> int | None:
    """The move a tidy word means in a phase, legal or not: whole, without its hyphens, or a beginning like no other.

    >>> move_named("halfback", CALL) == move_named("halfback-dive", CALL)
    True
    >>> move_named("43", DEFENSE_CALL) == move_named("4-3", DEFENSE_CALL)
    True
    """
    deck = deck_of_phase(phase)
    words = {move: word_of(move, deck) for move in EVERY_MOVE}
    whole = next((move for move, each in words.items() if each == word), None)
    if whole is not None or len(word) < SHORTEST:
        return whole
    bare = word.replace("-", "")
    alike = [move for move, each in words.items() if each.replace("-", "") == bare]
    begun = [move for move, each in words.items() if each.startswith(word) and move < PLAYS]
    return alike[0] if alike else begun[0] if len(begun) == 1 else None


def parse_move(s: FootballState, box: FootballBox, text: str, legal: Sequence[int]) -> list[Choice]:
    """A decision; at a real table both calls may be written at once: ``draw / 4-3``."""
    word = tidy(text)
    if s.phase == DISCARD_MORE and word == "draw":
        word = "draw-cards"
    move = move_named(word, s.phase)
    if move is not None and move in legal:
        return [Choice(move, word)]
    if move is None and box.anonymous and s.phase == CALL:
        both = _both_calls(text)
        if both is not None and both[0] in legal:
            return [
                Choice(both[0], card_text(OFFENSE_CARDS, both[0])),
                Choice(both[1], card_text(DEFENSE_CARDS, both[1])),
            ]
        move = move if both is None else both[0]
    raise refusal(s, box, text, move)


def _both_calls(text: str) -> tuple[int, int] | None:
    """The cards of ``draw / 4-3`` or ``draw vs 4-3``."""
    parts = re.split(r"\s*/\s*|\s+(?:vs|v|against|x)\s+|\s+", text.strip().lower(), maxsplit=1)
    if len(parts) != 2:
        return None
    ours, theirs = move_named(tidy(parts[0]), CALL), move_named(tidy(parts[1]), DEFENSE_CALL)
    if ours is None or theirs is None or ours >= PLAYS or theirs >= PLAYS:
        return None
    return ours, theirs


def refusal(s: FootballState, box: FootballBox, text: str, move: int | None) -> IllegalMove:
    """The rule against a move; said only to the seat that tried it, so its own hand may be named."""
    shown = text.strip()
    if move is None:
        return IllegalMove(f"{shown!r} is not something to say here: {question(s, box)}", rules=[PHASE_RULES[s.phase]])
    word = word_of(move, deck_of_phase(s.phase))
    why = _refused_call(s, box, move, word) if s.phase in (CALL, DEFENSE_CALL) else None
    if why is None:
        why = _refused_elsewhere(s, box, move, word)
    return why


def _refused_call(s: FootballState, box: FootballBox, move: int, word: str) -> IllegalMove | None:
    """Why this cannot be called at the snap."""
    if move < PLAYS:
        if s.phase == CALL and barred(s, box, move):
            if s.trying:
                return IllegalMove(f"{word} carries a red {box.red_zone[move]}: not on a try", rules=["FG-9.2"])
            limit = box.red_zone[move]
            return IllegalMove(
                f"{word} carries a red {limit}: not from the {s.y}, on or inside the {limit}", rules=["FG-3.3"]
            )
        return IllegalMove(f"there is no {word} in this hand", rules=["FG-3.2"])
    if move == CALL_TIME_OUT:
        team = s.offense if s.phase == CALL else 1 - s.offense
        if s.spent[team]:
            return IllegalMove("rules 0.9: one time-out a team and snap, and it has been called", rules=["FG-3.1"])
        if s.timeouts[team] == 0:
            return IllegalMove("no time-outs left in this half", rules=["FG-8.5"])
        if not may_call_time_out(s, team) or (s.faked and box.first_edition):
            return IllegalMove("no time-out can be called now", rules=["FG-3.1"])
    special = {
        CALL_SNEAK: (f"a sneak needs exactly one yard to go, not {s.to_gain}", "FG-7.1"),
        CALL_KNEEL: (f"no kneeling while the offense deck has cards ({s.in_deck[OFFENSE_CARDS]})", "FG-7.2"),
        CALL_HAIL_MARY: ("a Hail Mary needs an empty deck, one or two cards, and the own 35 or better", "FG-7.3"),
        CALL_PUNT: (f"a punt is for fourth down; this is {down_and_distance(s)}", "FG-9.5"),
        CALL_FIELD_GOAL: ("no field goal here", "FG-9.3"),
    }
    if s.phase == CALL and move in special:
        if s.trying:
            return IllegalMove("a two-point try is one play with a card", rules=["FG-9.2"])
        if s.faked:
            return IllegalMove("the kick was faked: play a card", rules=["FG-7.5"])
        return IllegalMove(special[move][0], rules=[special[move][1]])
    if DISCARD <= move < WITHOUT:
        return IllegalMove("cards are exchanged only when the whole hand is unplayable", rules=["FG-7.4"])
    return None


def _refused_elsewhere(s: FootballState, box: FootballBox, move: int, word: str) -> IllegalMove:
    if s.phase == FAKE_OFFENSE and move == FAKE:
        return IllegalMove("no fake without a playable card in hand", rules=["FG-7.5"])
    if s.phase == KICKOFF and move == SQUIB:
        return IllegalMove("the squib kick was not agreed (option squib_kick)", rules=["FG-2.8"])
    if s.phase == TRY and move == TWO_POINT:
        return IllegalMove("a two-point try needs an unmarked card in hand", rules=["FG-9.2"])
    if TAKE <= move < DISCARD:
        return IllegalMove(f"there is no {word.removeprefix('take-')} in this discard pile", rules=["FG-8.4"])
    if DISCARD <= move < WITHOUT:
        return IllegalMove(f"there is no {word.removeprefix('discard-')} in this hand", rules=[PHASE_RULES[s.phase]])
    return IllegalMove(f"{word} cannot be chosen here: {question(s, box)}", rules=[PHASE_RULES[s.phase]])


# ---- outcomes


def chance_name(s: FootballState) -> str:
    """The die, ``coin``, ``offense-card``, ``defense-card`` or ``burned-card``."""
    if s.die != NO_DIE:
        return DICE[s.die]
    if s.phase == TOSS:
        return "coin"
    if s.phase == BURN_TOP:
        return "burned-card"
    return "offense-card" if rules.deck_due(s) == OFFENSE_CARDS else "defense-card"


def outcome_text(s: FootballState, box: FootballBox, outcome: int) -> str:
    """``3``, ``-4``, ``BREAKAWAY``, ``5A``, ``heads``, ``short-pass``."""
    if s.die != NO_DIE:
        value = die_value(s, box, outcome)
        if s.die in (PLAY_DIE, REFEREE):
            return ICONS[value]
        return PENALTIES[value] if s.die == PENALTY else str(value)
    if s.phase == TOSS:
        return COIN[outcome]
    which = rules.deck_due(s)
    return card_text(which, nth_in_deck(s, which, outcome))


def parse_outcome(s: FootballState, box: FootballBox, text: str) -> list[Choice]:
    """The face, card or side of the coin a text names."""
    if s.die != NO_DIE:
        word = text.strip().upper().removeprefix("+").replace("−", "-").replace("!", "")
        if s.die in (PLAY_DIE, REFEREE):
            word = FACE_ALIASES.get(word, word)
    else:
        word = tidy(text)
    for outcome in range(rules.chances(s, box)):
        shown = outcome_text(s, box, outcome)
        if shown == word:
            return [Choice(outcome, shown)]
    raise illegal_outcome(s, box, text)


def illegal_outcome(s: FootballState, box: FootballBox, text: str) -> IllegalOutcome:
    """What the die can show; of a deck nothing is said, since its cards are nobody's business."""
    name = chance_name(s)
    if s.die == NO_DIE and s.phase != TOSS:
        return IllegalOutcome(f"{text!r} cannot be the {name}: the deck has no such card left", rules=["FG-1.4"])
    faces = [outcome_text(s, box, k) for k in range(rules.chances(s, box))]
    shown = ", ".join(faces) if len(faces) < 20 else f"{faces[0]} to {faces[-1]}"
    return IllegalOutcome(f"{text!r} cannot be the {name}; possible: {shown}", rules=["FG-1.3"])


# ---- questions

QUESTIONS = {
    COIN_CALL: "Heads or tails?",
    TOSS_CHOICE: "The toss is won: receive or kick?",
    KICKOFF: "How is the ball kicked off?",
    RECEIVE_KICK: "Touchback, or run it out?",
    DEFENSE_CALL: "Which defense?",
    DISCARD_MORE: "Discard a second card, or draw?",
    BREAKAWAY_CHOICE: "Losing ground: stop here, or run on?",
    FLAG_ON_DEFENSE: "Flag on the defense: does the offense accept or decline?",
    FLAG_ON_OFFENSE: "Flag on the offense: does the defense accept or decline?",
    TIME_OUT_OFFENSE: "Time-out, offense: take a card back from the discards, shuffle the hand in, or do nothing?",
    TIME_OUT_DEFENSE: "Time-out, defense: take a card back from the discards, shuffle the hand in, or do nothing?",
    BURN_OFFER: "Burn a card to run the clock down?",
    BURN_STOP: "A card is about to burn: stop it with a time-out?",
    BURN_HAND: "Which card of the hand burns?",
    TRY: "Kick the extra point, or go for two?",
    FIELD_GOAL_CARD: "Which card pays for the field goal?",
    KNEEL_CARD: "Which card goes with the kneel?",
    FAKE_OFFENSE: "Offense: kick or fake?",
    FAKE_DEFENSE: "Defense: kick or fake?",
    PUNT_CHOICE: "All five dice, or the play die for one of them?",
    CATCH: "Return the punt, or fair catch?",
    OVER_PHASE: "The game is over.",
}
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


def question(s: FootballState, box: FootballBox) -> str:
    """What is asked, the same to everybody: it tells nothing of a hand."""
    if rules.to_move(s, box) == CHANCE:
        name = chance_name(s)
        if s.die != NO_DIE:
            return f"What does the {name} die show?" if name != "d20" else "What does the d20 show?"
        return "How does the coin fall?" if s.phase == TOSS else f"Which card is the {name}?"
    if s.phase == CALL:
        if s.trying:
            return "Two-point try: which play?"
        if s.faked:
            return "The kick is faked: which play?"
        return f"{down_and_distance(s)} {at(s.y)}: which play?"
    if s.phase == ANSWER:
        return "The play is announced: ready, or time-out?"
    if s.phase == BURN_STOP and s.tabled:
        return "It is a run, and a card will burn: stop that with a time-out before the dice?"
    if s.phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE) and box.first_edition:
        return QUESTIONS[s.phase].replace(", shuffle the hand in, or do nothing?", ", or shuffle the hand in?")
    if s.action > PUNT and s.phase == FLAG_ON_OFFENSE:
        return "Flag on the returning side: do the kickers accept or decline?"
    if s.action > PUNT and s.phase == FLAG_ON_DEFENSE:
        return "Flag on the kicking side: do the returners accept or decline?"
    return QUESTIONS[s.phase]


def headline(s: FootballState, box: FootballBox, names: Sequence[str]) -> str:
    """Score and situation in a line."""
    home, away = team_names(box, names)
    score = f"{home} {s.score[0]} – {s.score[1]} {away}"
    head = f"{period(s).capitalize()} · {score}"
    if s.phase in (COIN_CALL, TOSS, TOSS_CHOICE, OVER_PHASE):
        return head
    who = (home, away)[s.offense]
    if s.phase == KICKOFF or s.phase == RECEIVE_KICK:
        return f"{head} · {who} to receive"
    if s.phase == TRY or s.trying or (s.action == SNAP and s.then == THEN_KICKOFF):
        return f"{head} · {who} on the try"
    clock = f"{s.in_hand[0] + s.in_deck[0]} cards left"
    return f"{head} · {who} {down_and_distance(s)} {at(s.y)} · {clock}"


def ending(s: FootballState, box: FootballBox, names: Sequence[str]) -> str:
    """Who won, and by how much."""
    teams = team_names(box, names)
    after = f" after {period(s)}" if s.half > 2 else ""
    if s.score[0] == s.score[1]:
        return f"A {s.score[0]}–{s.score[1]} tie{after}."
    winner = 0 if s.score[0] > s.score[1] else 1
    return f"{teams[winner]} wins {s.score[winner]}–{s.score[1 - winner]}{after}."
