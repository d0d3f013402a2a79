"""Pocket Gridiron in notation: what is written, what is understood, what is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.dice import (
    ARROW,
    BLACK,
    CARRIERS,
    DICE,
    FLAG,
    FUMBLE,
    INCOMP,
    INJURY,
    OUT_OF_BOUNDS,
    PAT_BLOCK,
    QB,
    RB,
    ROUTE,
    SCRAMBLE,
    SET_PLAY,
    SNEAK,
    TE,
    WHITE,
    WR,
    YELLOW,
)
from touchline.games.pocket_gridiron.dice_and_cards import DiceAndCards, Face, Printed
from touchline.games.pocket_gridiron.state import (
    AUDIBLE,
    CALL,
    CARD_NAMES,
    CARDS,
    DEF_PENALTY,
    FIELD_GOAL,
    OFF_PENALTY,
    PAT,
    RETURN,
    SET_PLAY_CALL,
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.games.pocket_gridiron.terms import down, shown_face
from touchline.kernel.choices import Choice
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.message import Message, plain

COIN = ("heads", "tails")
PLAYERS = ("quarterback", "wide receiver", "tight end", "running back")
"""The carriers in words."""
ORDINALS = ("1st", "2nd", "3rd", "4th")

KICK_WORDS = ("field-goal", "fg", "kick")
CALL_WORDS = {
    "play": rules.RUN_PLAY,
    "go": rules.RUN_PLAY,
    "run": rules.RUN_PLAY,
} | dict.fromkeys(KICK_WORDS, rules.KICK)
PENALTY_WORDS = {"accept": rules.ACCEPT, "take": rules.ACCEPT, "decline": rules.DECLINE, "refuse": rules.DECLINE}
TRY_WORDS = {
    "pat": rules.ONE_POINT,
    "one": rules.ONE_POINT,
    "1": rules.ONE_POINT,
    "kick": rules.ONE_POINT,
    "two": rules.TWO_POINTS_PLAY,
    "2": rules.TWO_POINTS_PLAY,
    "2pt": rules.TWO_POINTS_PLAY,
    "play": rules.TWO_POINTS_PLAY,
}
CARRIER_WORDS = {word: carrier for carrier in range(1, 4) for word in (CARRIERS[carrier].lower(), PLAYERS[carrier])}
AUDIBLE_WORDS = CARRIER_WORDS | dict.fromkeys(KICK_WORDS, rules.AUDIBLE_KICK)
WORDS = {
    CALL: CALL_WORDS,
    SET_PLAY_CALL: CALL_WORDS,
    DEF_PENALTY: PENALTY_WORDS,
    OFF_PENALTY: PENALTY_WORDS,
    TRY: TRY_WORDS,
    AUDIBLE: AUDIBLE_WORDS,
}
"""What may be answered at each decision; for each move the first word is how the record writes it."""
DECISION_RULES = {
    CALL: "PG-5.1",
    SET_PLAY_CALL: "PG-3.7",
    DEF_PENALTY: "PG-4.2",
    OFF_PENALTY: "PG-4.3",
    TRY: "PG-5.2",
    AUDIBLE: "PG-6.1",
    CARDS: "PG-6.5",
}
SHORT = {
    (QB, SNEAK): ("sneak {n}", "qb sneak", "qb"),
    (QB, SCRAMBLE): ("scr",),
    (QB, SET_PLAY): ("set", "set play {n}", "+{n}", "audible"),
    (WHITE, PAT_BLOCK): ("pat", "block"),
    (WHITE, FLAG): ("x",),
    (WHITE, INJURY): ("injury", "injury {n}"),
    (BLACK, ARROW): ("td", "td {n}", "arrow", "arrow {n}"),
    (BLACK, OUT_OF_BOUNDS): ("out", "out {n}"),
} | {
    (carrier, kind): words
    for carrier in (WR, TE, RB)
    for kind, words in ((INCOMP, ("inc", "incomplete")), (FUMBLE, ("fum",)))
}
"""What a face may also be called, besides its text, its name and its number."""


def printed_in(box: GridironBox) -> DiceAndCards:
    """The words of the dice and cards in the box."""
    assert isinstance(box.faces, Printed)
    return box.faces.printed


def called_play(s: GridironState, box: GridironBox) -> Face | None:
    """The face that names the play at hand; ``None`` before it is rolled."""
    return None if s.route == 0 else printed_in(box).face(s.carrier, s.route - 1)


def quarter_of(drive: int, box: GridironBox) -> int:
    """PG-2.1: 1..4; overtime is 5."""
    return min(5, (drive - 1) * 4 // box.drives + 1)


def card_title(box: GridironBox, card: int) -> str:
    """What is printed on top of a team card."""
    return printed_in(box).cards[card - 1].title


# ---- moves


def move_text(s: GridironState, box: GridironBox, move: int) -> str:
    """``field-goal``, ``decline``, ``two``, ``wr``, ``ground``."""
    if s.phase == CARDS:
        return CARD_NAMES[move]
    return next(word for word, meant in WORDS[s.phase].items() if meant == move)


def move_label(s: GridironState, box: GridironBox, move: int) -> Message:
    """A move on a button."""
    if s.phase == CARDS:
        return plain(card_title(box, move))
    if s.phase == CALL and move == rules.RUN_PLAY:
        return Message("pg-move-go")
    return Message(f"pg-move-{move_text(s, box, move)}")


def said_move(word: str) -> Message:
    """A move in notation as it is called within a sentence; cards are called what they are."""
    return plain(word) if word in CARD_NAMES else Message(f"pg-call-{word}")


def parse_move(s: GridironState, box: GridironBox, text: str) -> list[Choice]:
    """A decision; a call out of place is refused with the rule against it."""
    word = tidy(text)
    move: int | None
    if s.phase == CARDS:
        titles = [card.title.lower() for card in printed_in(box).cards]
        move = CARD_NAMES.index(word) if word in CARD_NAMES[1:] else None
        if move is None and word in titles:
            move = 1 + titles.index(word)
        if move is not None and move == s.cards[1 - s.offense]:
            raise IllegalMove(Message("pg-card-taken", card=card_title(box, move)), rules=["PG-2.1"])
    else:
        move = WORDS[s.phase].get(word)
    if move is None or (s.phase != CARDS and move not in legal_moves(s, box)):
        raise refuse(s, box, text.strip(), word)
    return [Choice(move, move_text(s, box, move))]


def tidy(text: str) -> str:
    """An answer in small letters, ``field goal`` being one word."""
    return " ".join(text.lower().split()).replace("field goal", "field-goal").replace("fieldgoal", "field-goal")


def refuse_kick(s: GridironState, box: GridironBox) -> IllegalMove:
    """PG-5.1, PG-6.1: when a field goal may be kicked, said to somebody who wants it at another time."""
    if s.trying or s.phase in (TRY, PAT):
        return IllegalMove(Message("pg-no-kick-on-try"), rules=["PG-5.1", "PG-5.2"])
    if box.pro and not box.set_play_kick:
        return IllegalMove(Message("pg-kick-on-fourth-only", down=down(s.down)), rules=["PG-5.1", "PG-6.1"])
    cited = ["PG-5.1", "PG-6.1"] if box.pro else ["PG-5.1", "PG-3.7"]
    return IllegalMove(Message("pg-no-kick-now", down=down(s.down)), rules=cited)


def refuse_now(s: GridironState, box: GridironBox, text: str) -> IllegalMove | None:
    """A field goal named while a die is due: the rule that says when it may be kicked."""
    in_a_drive = s.phase not in (TOSS, FIELD_GOAL, PAT, RETURN)
    return refuse_kick(s, box) if in_a_drive and tidy(text) in KICK_WORDS else None


def refuse(s: GridironState, box: GridironBox, text: str, word: str) -> IllegalMove:
    """Why this cannot be answered here."""
    if word in KICK_WORDS and s.phase != CARDS:
        return refuse_kick(s, box)
    if s.phase == AUDIBLE and word == CARRIERS[QB].lower():
        return IllegalMove(Message("pg-no-quarterback"), rules=["PG-6.1"])
    open_now = ", ".join(move_text(s, box, move) for move in legal_moves(s, box))
    return IllegalMove(Message("pg-no-answer", text=repr(text), open=open_now), rules=[DECISION_RULES[s.phase]])


def legal_moves(s: GridironState, box: GridironBox) -> list[int]:
    """The moves of the seat to decide."""
    moves = [0] * len(CARD_NAMES)
    return moves[: rules.legal(s, box, moves)]


# ---- dice


def outcome_text(s: GridironState, box: GridironBox, outcome: int) -> str:
    """``heads``, ``Slant 5``, ``3 Sack``, ``6 TD arrow``."""
    if s.phase == TOSS:
        return COIN[outcome]
    return printed_in(box).face(rules.die_due(s), outcome).text


def outcome_label(s: GridironState, box: GridironBox, outcome: int) -> Message:
    """What fell, on a button."""
    if s.phase == TOSS:
        return Message(f"pg-coin-{COIN[outcome]}")
    die = rules.die_due(s)
    return shown_face(die, printed_in(box).face(die, outcome))


def chance_name(s: GridironState) -> str:
    """``coin``, or the die: ``qb``, ``wr``, ``te``, ``rb``, ``white``, ``black``, ``yellow``."""
    return "coin" if s.phase == TOSS else DICE[rules.die_due(s)]


def squeezed(text: str) -> str:
    """A text without capitals, blanks and signs, so that ``Stop & Go 8`` is ``stop&go8`` is ``stopgo8``."""
    return re.sub(r"[^a-z0-9+]", "", text.lower())


def readings(die: int, face: Face) -> set[str]:
    """Everything a face may be called: in full, turned round, by its number or word alone, in short."""
    names = {face.text, face.name, *SHORT.get((die, face.kind), ())}
    if die in (WHITE, BLACK) and (die, face.kind) != (WHITE, FLAG):
        names |= {"{n}", f"{face.name} {{n}}"}
    elif die in (WR, TE, RB) and face.kind == ROUTE:
        names |= {"{n}"}
    elif die == YELLOW:
        names |= {face.text.rpartition(" ")[2]}
    return {squeezed(name.replace("{n}", str(face.value))) for name in names} - {""}


def parse_outcome(s: GridironState, box: GridironBox, text: str) -> list[Choice]:
    """What fell, in full or in short.

    A short form that fits several faces (``td``, ``sack``) is understood where they all come to the same.
    """
    name = chance_name(s)
    wanted = squeezed(text.strip().lower().removeprefix(f"{name}="))
    count = rules.chances(s, box)
    if s.phase == TOSS:
        meant = [side for side in range(count) if wanted in (COIN[side], COIN[side][0])]
    else:
        die = rules.die_due(s)
        faces = printed_in(box).dice[die].faces
        meant = [k for k in range(count) if squeezed(faces[k].text) == wanted]
        meant = meant or [k for k in range(count) if wanted in readings(die, faces[k])]
    if not meant:
        raise illegal_outcome(s, box, text.strip(), range(count), "pg-no-face")
    if len(meant) > 1 and not all_alike(s, box, meant):
        raise illegal_outcome(s, box, text.strip(), meant, "pg-several-faces")
    return [Choice(meant[0], outcome_text(s, box, meant[0]))]


def all_alike(s: GridironState, box: GridironBox, outcomes: Sequence[int]) -> bool:
    """Whether it makes no difference which of these it was."""
    after = []
    for outcome in outcomes:
        state = s.copy()
        rules.roll(state, box, outcome)
        after.append(state)
    return all(each == after[0] for each in after)


def illegal_outcome(
    s: GridironState, box: GridironBox, text: str, outcomes: Sequence[int], problem: str
) -> IllegalOutcome:
    """Why a text is no outcome of this roll, and what would be."""
    rule = "PG-2.1" if s.phase == TOSS else f"PG-1.{rules.die_due(s) + 1}"
    possible = ", ".join(outcome_text(s, box, each) for each in outcomes)
    what = Message(f"pg-chance-{chance_name(s)}")
    return IllegalOutcome(Message(problem, text=repr(text), what=what, possible=possible), rules=[rule])
