"""Pocket Gridiron in notation: what is written, what is understood, what is asked."""

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
from touchline.games.pocket_gridiron.kicks import GOOD_FROM
from touchline.games.pocket_gridiron.play import intensity, play_number
from touchline.games.pocket_gridiron.sheet import Face, Printed, Sheet
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
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.game import Choice

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


def sheet_of(box: GridironBox) -> Sheet:
    """The words of the dice and cards in the box."""
    assert isinstance(box.faces, Printed)
    return box.faces.sheet


def called_play(s: GridironState, box: GridironBox) -> Face | None:
    """The face that names the play at hand; ``None`` before it is rolled."""
    return None if s.route == 0 else sheet_of(box).face(s.carrier, s.route - 1)


def down_text(s: GridironState) -> str:
    """``3rd & goal``, or the try."""
    return "the try for two" if s.trying else f"{ORDINALS[s.down - 1]} & goal"


def quarter_of(drive: int, box: GridironBox) -> int:
    """PG-2.1: 1..4; overtime is 5."""
    return min(5, (drive - 1) * 4 // box.drives + 1)


def period_text(drive: int, box: GridironBox) -> str:
    """``Q3`` or ``OT``."""
    quarter = quarter_of(drive, box)
    return "OT" if quarter == 5 else f"Q{quarter}"


def card_title(box: GridironBox, card: int) -> str:
    """What is printed on top of a team card."""
    return sheet_of(box).cards[card - 1].title


# ---- moves


def move_text(s: GridironState, box: GridironBox, move: int) -> str:
    """``field-goal``, ``decline``, ``two``, ``wr``, ``ground``."""
    if s.phase == CARDS:
        return CARD_NAMES[move]
    return next(word for word, meant in WORDS[s.phase].items() if meant == move)


def parse_move(s: GridironState, box: GridironBox, text: str) -> list[Choice]:
    """A decision; a call out of place is refused with the rule against it."""
    word = tidy(text)
    move: int | None
    if s.phase == CARDS:
        titles = [card.title.lower() for card in sheet_of(box).cards]
        move = CARD_NAMES.index(word) if word in CARD_NAMES[1:] else None
        if move is None and word in titles:
            move = 1 + titles.index(word)
        if move is not None and move == s.cards[1 - s.offense]:
            raise IllegalMove(f"the other team already has the card {card_title(box, move)}", rules=["PG-2.1"])
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
        return IllegalMove("a field goal is not for a try", rules=["PG-5.1", "PG-5.2"])
    if box.pro and not box.set_play_kick:
        return IllegalMove(f"a field goal is for 4th down only; this is {down_text(s)}", rules=["PG-5.1", "PG-6.1"])
    cited = ["PG-5.1", "PG-6.1"] if box.pro else ["PG-5.1", "PG-3.7"]
    return IllegalMove(
        f"a field goal is for 4th down, before the play, or for a set play; this is {down_text(s)}", rules=cited
    )


def refuse_now(s: GridironState, box: GridironBox, text: str) -> IllegalMove | None:
    """A field goal named while a die is due: the rule that says when it may be kicked."""
    in_a_drive = s.phase not in (TOSS, FIELD_GOAL, PAT, RETURN)
    return refuse_kick(s, box) if in_a_drive and tidy(text) in KICK_WORDS else None


def refuse(s: GridironState, box: GridironBox, text: str, word: str) -> IllegalMove:
    """Why this cannot be answered here."""
    if word in KICK_WORDS and s.phase != CARDS:
        return refuse_kick(s, box)
    if s.phase == AUDIBLE and word == CARRIERS[QB].lower():
        return IllegalMove("an audible names WR, TE or RB, not the quarterback", rules=["PG-6.1"])
    open_now = ", ".join(move_text(s, box, move) for move in legal_moves(s, box))
    return IllegalMove(f"{text!r} is no answer here; say {open_now}", rules=[DECISION_RULES[s.phase]])


def legal_moves(s: GridironState, box: GridironBox) -> list[int]:
    """The moves of the seat to decide."""
    moves = [0] * len(CARD_NAMES)
    return moves[: rules.legal(s, box, moves)]


# ---- dice


def outcome_text(s: GridironState, box: GridironBox, outcome: int) -> str:
    """``heads``, ``Slant 5``, ``3 Sack``, ``6 TD arrow``."""
    if s.phase == TOSS:
        return COIN[outcome]
    return sheet_of(box).face(rules.die_due(s), outcome).text


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
        faces = sheet_of(box).dice[die].faces
        meant = [k for k in range(count) if squeezed(faces[k].text) == wanted]
        meant = meant or [k for k in range(count) if wanted in readings(die, faces[k])]
    if not meant:
        raise illegal_outcome(s, box, text.strip(), range(count), "is no face of")
    if len(meant) > 1 and not all_alike(s, box, meant):
        raise illegal_outcome(s, box, text.strip(), meant, "could be more than one face of")
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
    what = "coin" if s.phase == TOSS else f"{chance_name(s)} die"
    rule = "PG-2.1" if s.phase == TOSS else f"PG-1.{rules.die_due(s) + 1}"
    possible = ", ".join(outcome_text(s, box, each) for each in outcomes)
    return IllegalOutcome(f"{text!r} {problem} the {what}: {possible}", rules=[rule])


# ---- what is asked


def question(s: GridironState, box: GridironBox) -> str:
    """What is asked of the player or the table."""
    if s.phase in WORDS or s.phase == CARDS:
        return decision_question(s, box)
    face = called_play(s, box)
    play = "" if face is None else f"{face.name}, intensity {intensity(s, box)}"
    if s.phase == DEFENSE:
        return f"{play}: roll the white die{defense_progress(s, box)}."
    if s.phase in (INTERCEPT, DECOY):
        table, seat = (box.intercept, 1 - s.offense) if s.phase == INTERCEPT else (box.decoy, s.offense)
        needed = table[s.cards[seat] * PLAYS + play_number(s)]
        kind = "intercept" if s.phase == INTERCEPT else "decoy"
        return f"{play}: roll the black die; {needed} or more and the {kind} works."
    asked = {
        TOSS: "Toss the coin: heads, and the first team receives.",
        SNAP: f"{down_text(s).capitalize()}: roll the red quarterback die.",
        ROUTE_DUE: f"The ball goes to the {PLAYERS[s.carrier]}: roll that die ({DICE[s.carrier]}).",
        SACK_ROLL: "Scramble: roll the white die for a sack.",
        CHASE: "Penalty declined: roll the white die; a sack is a safety.",
        FUMBLE_ROLL: "Fumble: roll the white die; Recover takes the ball away.",
        PAT: "Extra point: roll the white die; only PAT Block stops it.",
        END_ZONE: "The defense is beaten: roll the black end-zone die.",
        FIELD_GOAL: f"Field goal: roll the black die; {max(1, GOOD_FROM - s.bonus)} or more is good.",
        RETURN: "Intercepted: roll the black die; the arrow is a touchdown.",
        FLAG_DUE: "Flag on the play: roll the yellow penalty die.",
    }
    return asked.get(s.phase, "The game is over.")


def defense_progress(s: GridironState, box: GridironBox) -> str:
    """Which of the defense's rolls is due, and what the first one showed."""
    missed = " (flags count 0)" if s.flags_off else ""
    if s.one_roll:
        return f" once{missed}"
    if s.shown == 0:
        return f", first of two{missed}"
    return f", second of two after {sheet_of(box).face(WHITE, s.shown - 1).value}{missed}"


def decision_question(s: GridironState, box: GridironBox) -> str:
    """What the seat to move is asked."""
    if s.phase == CARDS:
        return f"Choose your team card: {' or '.join(CARD_NAMES[card] for card in legal_moves(s, box))}?"
    if s.phase == CALL:
        return "4th & goal: play or field-goal?"
    if s.phase == SET_PLAY_CALL:
        return f"Set play, +{s.bonus}: play on, or field-goal ({max(1, GOOD_FROM - s.bonus)} or more is good)?"
    if s.phase == AUDIBLE:
        kick = ", or field-goal (5 or more is good)" if rules.AUDIBLE_KICK in legal_moves(s, box) else ""
        return f"Audible: wr, te or rb{kick}?"
    if s.phase == TRY:
        return "Touchdown! pat (kick for one point) or two (a play for two points)?"
    face = called_play(s, box)
    play = "" if face is None else f" on {face.name}, intensity {intensity(s, box)}"
    if s.phase == DEF_PENALTY:
        gain = "play the try again" if s.trying else "four new downs"
        return f"Penalty on the defense{play}: accept ({gain}) or decline (that roll is made again)?"
    return f"Penalty on the offense{play}: accept (the play fails) or decline (one roll for the sack and a safety)?"


def headline(s: GridironState, box: GridironBox, names: Sequence[str]) -> str:
    """Score and situation in a line."""
    score = f"{names[0]} {s.score[0]} – {s.score[1]} {names[1]}"
    if s.phase in (TOSS, CARDS):
        return f"Kick-off · {score}"
    if s.phase == OVER_PHASE:
        return f"Final · {score}"
    lead = f"{period_text(s.drive, box)} · {score} · {names[s.offense]}"
    if s.phase in (TRY, PAT) or s.trying:
        return f"{lead} on the try"
    sacks = f", {s.sacks} sack{'s' if s.sacks > 1 else ''}" if s.sacks else ""
    drive = f"drive {s.drive} of {box.drives}" if s.drive <= box.drives else f"drive {s.drive}"
    return f"{lead}, {ORDINALS[s.down - 1]} & goal{sacks} · {drive}"


def ending(s: GridironState, box: GridironBox, names: Sequence[str]) -> str:
    """Who won, and by how much."""
    overtime = " after overtime" if s.drive > box.drives else ""
    if s.score[0] == s.score[1]:
        return f"A draw, {s.score[0]}–{s.score[1]}."
    winner = 0 if s.score[0] > s.score[1] else 1
    return f"{names[winner]} wins {s.score[winner]}–{s.score[1 - winner]}{overtime}."
