"""The notation of First & Goal: moves, dice and cards, read and written."""

from __future__ import annotations

import re
from collections.abc import Sequence

from touchline.games.first_and_goal import rules, terms
from touchline.games.first_and_goal.cards import nth_in_deck
from touchline.games.first_and_goal.dice import die_value
from touchline.games.first_and_goal.moves import ALIASES, DISCARD, EVERY_MOVE, FAKE, KICK, TAKE, card_text, word_of
from touchline.games.first_and_goal.refusal import deck_of_phase, illegal_outcome, refusal
from touchline.games.first_and_goal.state import (
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    DISCARD_MORE,
    FAKE_DEFENSE,
    ICONS,
    NO_DIE,
    OFFENSE_CARDS,
    PENALTIES,
    PENALTY,
    PLAY_DIE,
    PLAYS,
    REFEREE,
    TOSS,
    FootballBox,
    FootballState,
)
from touchline.kernel.choices import Choice
from touchline.kernel.message import Message, plain

FACE_ALIASES = {
    "B": "BREAKAWAY",
    "BREAK": "BREAKAWAY",
    "TURNOVER": "T",
    "PENALTY": "P",
    "FLAG": "P",
    "OFFENSE": "O",
    "DEFENSE": "D",
}


GUESSES = {KICK: Message("fg-move-guess-kick"), FAKE: Message("fg-move-guess-fake")}


# ---- moves


def move_text(s: FootballState, move: int) -> str:
    """``short-pass``, ``time-out``, ``take-nickel``, ``without-ivory``."""
    return word_of(move, deck_of_phase(s.phase))


def gesture(s: FootballState, move: int) -> tuple[str, ...]:
    """``call`` and ``discard`` with a card of the hand, ``take`` with one of the pile; all others are plain buttons."""
    deck = deck_of_phase(s.phase)
    if move < PLAYS:
        return ("call", card_text(deck, move))
    if DISCARD <= move < DISCARD + PLAYS:
        return ("discard", card_text(deck, move - DISCARD))
    if TAKE <= move < TAKE + PLAYS:
        return ("take", card_text(deck, move - TAKE))
    return ()


def move_label(s: FootballState, move: int) -> Message:
    """A decision as it stands on a button; of a kick the defense only says what it believes (FG-7.5)."""
    if s.phase == FAKE_DEFENSE and move in GUESSES:
        return GUESSES[move]
    return terms.move(move, deck_of_phase(s.phase))


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
        return [Choice(move, move_text(s, move))]
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


# ---- outcomes


def outcome_text(s: FootballState, box: FootballBox, outcome: int) -> str:
    """``3``, ``-4``, ``BREAKAWAY``, ``5A``, ``heads``, ``short-pass``."""
    if s.die != NO_DIE:
        value = die_value(s, box, outcome)
        if s.die in (PLAY_DIE, REFEREE):
            return ICONS[value]
        return PENALTIES[value] if s.die == PENALTY else str(value)
    if s.phase == TOSS:
        return terms.COIN[outcome]
    which = rules.deck_due(s)
    return card_text(which, nth_in_deck(s, which, outcome))


def outcome_label(s: FootballState, box: FootballBox, outcome: int) -> Message:
    """What fell as people call it: a card, a side of the coin; faces are printed on the dice."""
    if s.die != NO_DIE:
        return plain(outcome_text(s, box, outcome))
    if s.phase == TOSS:
        return Message(f"fg-coin-{terms.COIN[outcome]}")
    which = rules.deck_due(s)
    return terms.card(which, nth_in_deck(s, which, outcome))


def parse_outcome(s: FootballState, box: FootballBox, text: str) -> list[Choice]:
    """The face, card or side of the coin a text names."""
    if s.die != NO_DIE:
        word = text.strip().upper().removeprefix("+").replace("−", "-").replace("!", "")
        if s.die in (PLAY_DIE, REFEREE):
            word = FACE_ALIASES.get(word, word)
    else:
        word = tidy(text)
    shown = outcome_texts(s, box)
    if word not in shown:
        raise illegal_outcome(s, text, shown)
    return [Choice(shown.index(word), word)]


def outcome_texts(s: FootballState, box: FootballBox) -> list[str]:
    """Whatever can fall or be drawn, in notation."""
    return [outcome_text(s, box, k) for k in range(rules.chances(s, box))]
