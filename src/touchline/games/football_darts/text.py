"""The notation of Football Darts: moves and darts, read and written."""

from __future__ import annotations

import re

from touchline.games.football_darts import rules
from touchline.games.football_darts.beds import (
    BED_TEXTS,
    BOUNCE,
    INNER_BULL,
    MISS,
    OUTER,
    OUTER_BULL,
    bed_of,
    bed_text,
    number_of,
)
from touchline.games.football_darts.drives import may_kick, may_punt
from touchline.games.football_darts.state import (
    CALL,
    CHOICE,
    CUSHION_CALL,
    PAT,
    PUNT,
    THROW,
    TOSS,
    TRY,
    TWO_POINTS,
    DartsBox,
    DartsState,
)
from touchline.games.football_darts.terms import bed_term, spot
from touchline.games.football_darts.thrower import Odds
from touchline.kernel.choices import Choice
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.message import Message, plain

COIN = ("heads", "tails")
POSSESSION = ("receive", "defer")
CALLS = ("throw", "field-goal", "punt", "pat", "two")
CALL_WORDS = {
    "throw": rules.THROW_CALL,
    "run": rules.THROW_CALL,
    "go": rules.THROW_CALL,
    "field-goal": rules.FIELD_GOAL_CALL,
    "fieldgoal": rules.FIELD_GOAL_CALL,
    "fg": rules.FIELD_GOAL_CALL,
    "kick": rules.FIELD_GOAL_CALL,
    "punt": rules.PUNT_CALL,
    "pat": rules.PAT_CALL,
    "one": rules.PAT_CALL,
    "extra-point": rules.PAT_CALL,
    "two": rules.TWO_POINTS_CALL,
    "two-points": rules.TWO_POINTS_CALL,
    "two-point": rules.TWO_POINTS_CALL,
    "2pt": rules.TWO_POINTS_CALL,
}
NUMBERED = re.compile(r"^(?P<ring>[ioDTS]|)(?P<number>\d{1,2})$", re.IGNORECASE)
POINT = re.compile(r"^\(?(?P<x>-?\d+)\s*[,;]\s*(?P<y>-?\d+)\)?$")
BULL_WORDS = {
    "bull": INNER_BULL,
    "db": INNER_BULL,
    "50": INNER_BULL,
    "inner-bull": INNER_BULL,
    "25": OUTER_BULL,
    "ob": OUTER_BULL,
    "outer-bull": OUTER_BULL,
    "miss": MISS,
    "x": MISS,
    "0": MISS,
    "bounce": BOUNCE,
}
TRY_DARTS = (PAT, TWO_POINTS)
RING_WORDS = {"treble": "t", "triple": "t", "double": "d", "single": "s", "inner": "i", "outer": "o"}
SPOKEN = re.compile(rf"^(?P<ring>{'|'.join(RING_WORDS)})\s*-?\s*(?=\d)", re.IGNORECASE)
"""A ring as people say it: ``treble 20``."""
RINGS = {"i": 0, "o": 1, "d": 2, "t": 3}


def spot_text(pos: int) -> str:
    """FD-1.1: the ball on the field, in notation.

    >>> spot_text(45), spot_text(50), spot_text(90)
    ('OWN 45', '50', 'OPP 10')
    """
    if pos == 50:
        return "50"
    return f"OWN {pos}" if pos < 50 else f"OPP {100 - pos}"


def parse_bed(text: str) -> Choice | None:
    """The bed a text names, and how the record writes it; ``None`` if it names none.

    A single of unknown ring (``S5``, or just ``5``) stays ``S5`` in the record and
    counts as the outer one.

    >>> parse_bed("t20"), parse_bed("5"), parse_bed("bull")
    (Choice(value=79, text='T20'), Choice(value=17, text='S5'), Choice(value=81, text='BULL'))
    >>> parse_bed("treble 20") == parse_bed("60") == parse_bed("T20")
    True
    """
    word = SPOKEN.sub(lambda said: RING_WORDS[said["ring"].lower()], text.strip().lower())
    if word in BULL_WORDS:
        return Choice(BULL_WORDS[word], BED_TEXTS[BULL_WORDS[word]])
    found = NUMBERED.match(word)
    if found is None:
        return None
    if not 1 <= int(found["number"]) <= 20:
        return _bed_of_score(int(found["number"])) if not found["ring"] else None
    number = int(found["number"])
    if found["ring"] in ("", "s"):
        return Choice(bed_of(number, OUTER), f"S{number}")
    bed = bed_of(number, RINGS[found["ring"]])
    return Choice(bed, bed_text(bed))


def _bed_of_score(score: int) -> Choice | None:
    """The treble of a score above all doubles: 60, 57, 42.  A smaller one may be a double or a whole visit."""
    return parse_bed(f"T{score // 3}") if score % 3 == 0 and 40 < score <= 60 else None


# ---- moves


def aim_text(box: DartsBox, aim: int) -> str:
    """The point aimed at: a bed's centre by its name, any other by its millimetres."""
    if aim < MISS:
        return bed_text(aim)
    assert isinstance(box.odds, Odds)
    x, y = box.odds.points[aim]
    return f"{x:.0f},{y:.0f}"


def aim_term(box: DartsBox, aim: int) -> Message:
    """The point aimed at, to be spoken of."""
    return bed_term(aim) if aim < MISS else plain(aim_text(box, aim))


def parse_aim(box: DartsBox, text: str) -> int | None:
    """The aim a text names, or ``None``."""
    bed = parse_bed(text)
    if bed is not None:
        return bed.value if bed.value < MISS else None
    point = POINT.match(text.strip())
    if point is None or not isinstance(box.odds, Odds):
        return None
    try:
        return box.odds.points.index((float(point["x"]), float(point["y"])), MISS)
    except ValueError:
        return None


def move_text(s: DartsState, box: DartsBox, move: int) -> str:
    """``receive``, ``field-goal``; with simulated darts ``throw T20``, ``punt 12,-30``."""
    if s.phase == CHOICE:
        return POSSESSION[move]
    if box.aims == 0:
        return CALLS[move]
    return f"{CALLS[move // box.aims]} {aim_text(box, move % box.aims)}"


def gesture(s: DartsState, box: DartsBox, move: int) -> tuple[str, ...]:
    """What a dart is thrown for and, with simulated darts, the bed or point that is aimed at."""
    if s.phase == CHOICE:
        return ()
    return (CALLS[move],) if box.aims == 0 else (CALLS[move // box.aims], aim_text(box, move % box.aims))


def move_label(s: DartsState, box: DartsBox, move: int) -> Message:
    """A decision as it stands on a button."""
    if s.phase == CHOICE:
        return Message(f"fd-move-{POSSESSION[move]}")
    if box.aims == 0:
        return Message(f"fd-move-{CALLS[move]}")
    call = Message(f"fd-move-{CALLS[move // box.aims]}")
    return Message("fd-move-aimed", call=call, aim=aim_term(box, move % box.aims))


def said_move(move: str) -> Message:
    """A decision in notation as it stands in a sentence."""
    call, _, aim = move.partition(" ")
    said = Message(f"fd-call-{call}")
    bed = parse_bed(aim) if aim else None
    return Message("fd-call-aimed", call=said, aim=bed_term(bed.value) if bed else plain(aim)) if aim else said


def open_calls(s: DartsState) -> list[int]:
    """What a dart may be declared for here."""
    if s.phase == TRY:
        return [rules.PAT_CALL, rules.TWO_POINTS_CALL]
    calls = [rules.THROW_CALL]
    if s.phase == CALL and may_kick(s):
        calls.append(rules.FIELD_GOAL_CALL)
    elif s.phase == CALL and may_punt(s):
        calls.append(rules.PUNT_CALL)
    return calls


def refuse_call(s: DartsState, call: int) -> IllegalMove:
    """The rule against declaring this here."""
    if s.phase == TRY:
        return IllegalMove(Message("fd-no-such-try"), rules=["FD-3.1"])
    if s.phase == CUSHION_CALL:
        return IllegalMove(Message("fd-no-bonus-call"), rules=["FD-6.1"])
    if call == rules.FIELD_GOAL_CALL:
        return IllegalMove(Message("fd-no-field-goal", spot=spot(s.pos)), rules=["FD-4.1"])
    if call == rules.PUNT_CALL:
        if s.dart != 4:
            return IllegalMove(Message("fd-no-punt-yet", dart=s.dart), rules=["FD-5.1"])
        return IllegalMove(Message("fd-no-punt", spot=spot(s.pos)), rules=["FD-5.1"])
    return IllegalMove(Message("fd-no-try-yet"), rules=["FD-3.1"])


def call_words(text: str) -> list[str]:
    """A typed call in words, ``field goal`` and ``field_goal`` being one."""
    return text.strip().lower().replace("_", "-").replace("field goal", "field-goal").split()


def refuse_now(s: DartsState, text: str) -> IllegalMove | None:
    """A declaration made when the dart can only be a throw, or is already declared."""
    words = call_words(text)
    call = CALL_WORDS.get(words[0]) if words else None
    if call is None or s.phase == TOSS:
        return None
    if s.phase == THROW and call != rules.THROW_CALL:
        return refuse_call(s, call)
    return IllegalMove(Message("fd-dart-due"), rules=["FD-7.3"])


def parse_move(s: DartsState, box: DartsBox, text: str) -> list[Choice]:
    """A decision; with real darts the bed may follow (``fg S20``) or stand alone (``T20`` is a throw)."""
    words = call_words(text)
    if s.phase == CHOICE:
        for move, word in enumerate(POSSESSION):
            if words == [word]:
                return [Choice(move, word)]
        raise IllegalMove(Message("fd-receive-or-defer", text=repr(text.strip())), rules=["FD-1.2"])
    if not words:
        raise IllegalMove(Message("fd-nothing-called"), rules=["FD-7.3"])
    calls = open_calls(s)
    call = CALL_WORDS.get(words[0])
    target = " ".join(words[1:])
    if call is None:
        call, target = calls[0], " ".join(words)
        if s.phase == TRY:
            raise IllegalMove(Message("fd-one-or-two", text=repr(text.strip())), rules=["FD-3.1"])
    if call not in calls:
        raise refuse_call(s, call)
    if box.aims == 0:
        made = [Choice(call, CALLS[call])]
        if target:
            made.append(parse_dart(s, box, target, punting=call == rules.PUNT_CALL))
        return made
    aim = parse_aim(box, target)
    if aim is None:
        raise IllegalMove(Message("fd-no-aim", text=target or repr(text.strip())), rules=["FD-7.3"])
    move = call * box.aims + aim
    return [Choice(move, move_text(s, box, move))]


# ---- darts


def parse_dart(s: DartsState, box: DartsBox, text: str, *, punting: bool) -> Choice:
    """The bed a dart is in; the ring must be known for a punt."""
    found = parse_bed(text)
    if found is None:
        raise IllegalOutcome(Message("fd-no-bed", text=repr(text.strip())), rules=["FD-7.1"])
    if found.value == BOUNCE and not (box.bounce_out_rethrow and box.aims == 0):
        raise IllegalOutcome(Message("fd-no-bounce"), rules=["FD-6.1"])
    if punting and found.text.startswith("S"):
        raise IllegalOutcome(Message("fd-which-ring", number=number_of(found.value)), rules=["FD-5.1"])
    return found


def parse_outcome(s: DartsState, box: DartsBox, text: str) -> list[Choice]:
    """Heads or tails, or the bed of the dart."""
    if s.phase == TOSS:
        for side, word in enumerate(COIN):
            if text.strip().lower() in (word, word[0]):
                return [Choice(side, word)]
        raise IllegalOutcome(Message("fd-heads-or-tails", text=repr(text.strip())), rules=["FD-1.2"])
    return [parse_dart(s, box, text, punting=s.phase == PUNT)]


def outcome_text(s: DartsState, box: DartsBox, outcome: int) -> str:
    """``heads`` or ``T20``."""
    return COIN[outcome] if s.phase == TOSS else BED_TEXTS[outcome]


def outcome_label(s: DartsState, outcome: int) -> Message:
    """What fell, at length."""
    return Message(f"fd-coin-{COIN[outcome]}") if s.phase == TOSS else Message("fd-bed-in-words", bed=bed_term(outcome))


def chance_name(s: DartsState) -> str:
    """``coin`` or ``dart``."""
    return "coin" if s.phase == TOSS else "dart"
