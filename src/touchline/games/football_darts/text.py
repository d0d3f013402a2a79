"""Football Darts in words: notation in, notation and play-by-play out."""

from __future__ import annotations

import re
from collections.abc import Sequence

from touchline.games.football_darts import rules
from touchline.games.football_darts.beds import (
    BED_TEXTS,
    BOUNCE,
    DOUBLE,
    INNER_BULL,
    MISS,
    OUTER,
    OUTER_BULL,
    bed_of,
    bed_text,
    number_of,
    ring_of,
    yards_of,
)
from touchline.games.football_darts.state import (
    CALL,
    CHOICE,
    CUSHION,
    CUSHION_CALL,
    FIELD_GOAL,
    OVER_PHASE,
    PAT,
    PUNT,
    THROW,
    TOSS,
    TRY,
    TWO_POINTS,
    DartsBox,
    DartsState,
)
from touchline.games.football_darts.thrower import Odds
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.game import Choice

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
RINGS = {"i": 0, "o": 1, "d": 2, "t": 3}


def spot(pos: int) -> str:
    """FD-1.1: the ball on the field as it is spoken.

    >>> spot(45), spot(50), spot(90)
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
    """
    word = text.strip().lower()
    if word in BULL_WORDS:
        return Choice(BULL_WORDS[word], BED_TEXTS[BULL_WORDS[word]])
    found = NUMBERED.match(word)
    if found is None or not 1 <= int(found["number"]) <= 20:
        return None
    number = int(found["number"])
    if found["ring"] in ("", "s"):
        return Choice(bed_of(number, OUTER), f"S{number}")
    bed = bed_of(number, RINGS[found["ring"]])
    return Choice(bed, bed_text(bed))


# ---- moves


def aim_text(box: DartsBox, aim: int) -> str:
    """The point aimed at: a bed's centre by its name, any other by its millimetres."""
    if aim < MISS:
        return bed_text(aim)
    assert isinstance(box.odds, Odds)
    x, y = box.odds.points[aim]
    return f"{x:.0f},{y:.0f}"


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


def open_calls(s: DartsState) -> list[int]:
    """What a dart may be declared for here."""
    if s.phase == TRY:
        return [rules.PAT_CALL, rules.TWO_POINTS_CALL]
    calls = [rules.THROW_CALL]
    if s.phase == CALL and rules.may_kick(s):
        calls.append(rules.FIELD_GOAL_CALL)
    elif s.phase == CALL and rules.may_punt(s):
        calls.append(rules.PUNT_CALL)
    return calls


def refuse_call(s: DartsState, call: int) -> IllegalMove:
    """The rule against declaring this here."""
    if s.phase == TRY:
        return IllegalMove("a try is for one point (pat) or two (two)", rules=["FD-3.1"])
    if s.phase == CUSHION_CALL:
        return IllegalMove("the bonus dart is thrown at single 1", rules=["FD-6.1"])
    if call == rules.FIELD_GOAL_CALL:
        return IllegalMove(
            f"no field goal from {spot(s.pos)}: the ball must be at midfield or past it", rules=["FD-4.1"]
        )
    if call == rules.PUNT_CALL:
        if s.dart != 4:
            return IllegalMove(f"a punt is for the fourth dart; this is dart {s.dart}", rules=["FD-5.1"])
        return IllegalMove(f"no punt from {spot(s.pos)}: only from the own half", rules=["FD-5.1"])
    return IllegalMove("a try comes only after a touchdown", rules=["FD-3.1"])


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
    return IllegalMove("nothing is to be declared: the dart is due", rules=["FD-7.3"])


def parse_move(s: DartsState, box: DartsBox, text: str) -> list[Choice]:
    """A decision; with real darts the bed may follow (``fg S20``) or stand alone (``T20`` is a throw)."""
    words = call_words(text)
    if s.phase == CHOICE:
        for move, word in enumerate(POSSESSION):
            if words == [word]:
                return [Choice(move, word)]
        raise IllegalMove(f"{text.strip()!r}: receive or defer?", rules=["FD-1.2"])
    if not words:
        raise IllegalMove("nothing was called", rules=["FD-7.3"])
    calls = open_calls(s)
    call = CALL_WORDS.get(words[0])
    target = " ".join(words[1:])
    if call is None:
        call, target = calls[0], " ".join(words)
        if s.phase == TRY:
            raise IllegalMove(f"{text.strip()!r}: for one point (pat) or for two (two)?", rules=["FD-3.1"])
    if call not in calls:
        raise refuse_call(s, call)
    if box.aims == 0:
        made = [Choice(call, CALLS[call])]
        if target:
            made.append(parse_dart(s, box, target, punting=call == rules.PUNT_CALL))
        return made
    aim = parse_aim(box, target)
    if aim is None:
        raise IllegalMove(
            f"{target or text.strip()!r} is no point to aim at; try T20, D16, 25 or BULL", rules=["FD-7.3"]
        )
    move = call * box.aims + aim
    return [Choice(move, move_text(s, box, move))]


# ---- darts


def parse_dart(s: DartsState, box: DartsBox, text: str, *, punting: bool) -> Choice:
    """The bed a dart is in; the ring must be known for a punt."""
    found = parse_bed(text)
    if found is None:
        raise IllegalOutcome(
            f"{text.strip()!r} is no bed; write T20, D16, S5, i5, o5, 25, BULL or MISS", rules=["FD-7.1"]
        )
    if found.value == BOUNCE and not (box.bounce_out_rethrow and box.aims == 0):
        raise IllegalOutcome("a bounce-out counts as MISS unless bounce_out_rethrow is on", rules=["FD-6.1"])
    if punting and found.text.startswith("S"):
        number = number_of(found.value)
        raise IllegalOutcome(f"on a punt the ring decides: i{number} (inner) or o{number} (outer)?", rules=["FD-5.1"])
    return found


def parse_outcome(s: DartsState, box: DartsBox, text: str) -> list[Choice]:
    """Heads or tails, or the bed of the dart."""
    if s.phase == TOSS:
        for side, word in enumerate(COIN):
            if text.strip().lower() in (word, word[0]):
                return [Choice(side, word)]
        raise IllegalOutcome(f"{text.strip()!r}: heads or tails?", rules=["FD-1.2"])
    return [parse_dart(s, box, text, punting=s.phase == PUNT)]


def outcome_text(s: DartsState, box: DartsBox, outcome: int) -> str:
    """``heads`` or ``T20``."""
    return COIN[outcome] if s.phase == TOSS else BED_TEXTS[outcome]


def chance_name(s: DartsState) -> str:
    """``coin`` or ``dart``."""
    return "coin" if s.phase == TOSS else "dart"


# ---- play-by-play


def question(s: DartsState, box: DartsBox) -> str:
    """What is asked of the player or the table."""
    needed = 100 - s.pos
    target = "20" if s.pos <= 60 else "1, 5 or 20"
    if s.phase == TOSS:
        return "Toss the coin: heads or tails?"
    if s.phase == CHOICE:
        return "You won the toss: receive or defer?"
    if s.phase == TRY:
        return "Try: pat (1, 5 or 20 for a point) or two (the number 2 for two points)?"
    if s.phase == PAT:
        return "Dart at 1, 5 or 20 for the point."
    if s.phase == FIELD_GOAL:
        return f"Field goal from {spot(s.pos)}: dart at {target}."
    if s.phase == PUNT:
        return "Punt: the bulls are best, then any double or outer single."
    if s.phase in (CUSHION, CUSHION_CALL):
        return "Bonus dart at single 1."
    if s.phase == THROW:
        return f"Dart {s.dart}: {needed} to go."
    if s.phase == CALL:
        calls = [CALLS[call] for call in open_calls(s)]
        return f"Dart {s.dart}, {needed} to go: {' or '.join(calls)}{' and where to aim' if box.aims else ''}?"
    return "Dart at the number 2 for two points."


def headline(s: DartsState, names: Sequence[str]) -> str:
    """Score and situation in a line."""
    period = f"Q{s.quarter}" if s.quarter <= 4 else f"OT{s.quarter - 4}"
    score = f"{names[0]} {s.score[0]} – {s.score[1]} {names[1]}"
    if s.phase in (TOSS, CHOICE, OVER_PHASE):
        return f"{period} · {score}"
    if s.pos == 100:
        return f"{period} · {score} · {names[s.offense]} on the try"
    return f"{period} · {score} · {names[s.offense]} at {spot(s.pos)}, dart {s.dart} of 4, {100 - s.pos} to go"


def ending(s: DartsState, names: Sequence[str]) -> str:
    """Who won, and by how much."""
    winner = 0 if s.score[0] > s.score[1] else 1
    overtime = f" after {'overtime' if s.quarter == 5 else f'{s.quarter - 4} overtimes'}" if s.quarter > 4 else ""
    return f"{names[winner]} wins {s.score[winner]}–{s.score[1 - winner]}{overtime}."


def narrate(before: DartsState, after: DartsState, box: DartsBox, choice: int, names: Sequence[str]) -> str:
    """One step as the commentator tells it."""
    who = names[before.offense]
    if before.phase == TOSS:
        return f"{COIN[choice].capitalize()}: {names[after.offense]} wins the toss."
    if before.phase == CHOICE:
        chose = "receives" if choice == rules.RECEIVE else "defers"
        return f"{who} {chose}; {names[after.first]} starts at {spot(after.pos)}."
    if rules.to_move(before, box) >= 0:
        return _narrate_call(before, box, choice, who)
    if choice == BOUNCE:
        return f"{who}: the dart bounces out and is thrown again."
    told = _narrate_dart(before, after, box, choice, who)
    return told + _narrate_break(before, after, names)


def _narrate_call(s: DartsState, box: DartsBox, move: int, who: str) -> str:
    call = move if box.aims == 0 else move // box.aims
    aimed = "" if box.aims == 0 else f" aimed at {aim_text(box, move % box.aims)}"
    words = (
        f"throws dart {s.dart}" if s.phase == CALL else "throws the bonus dart",
        f"tries a field goal from {spot(s.pos)}",
        f"punts from {spot(s.pos)}",
        "tries for the point",
        "goes for two",
    )
    return f"{who} {words[call]}{aimed}."


def _narrate_dart(before: DartsState, after: DartsState, box: DartsBox, bed: int, who: str) -> str:
    dart = BED_TEXTS[bed]
    lead = f"{who}: {dart}"
    gained = after.score[before.offense] - before.score[before.offense]
    takes_over = f"the opponent starts at {spot(after.pos)}"
    if before.phase == FIELD_GOAL:
        return f"{lead}, the field goal is good, 3 points." if gained else f"{lead}, no good; {takes_over}."
    if before.phase == PUNT:
        return f"{lead}, the punt is blocked; {takes_over}." if bed == MISS else f"{lead}; {takes_over}."
    if before.phase in TRY_DARTS:
        kind = "point" if before.phase == PAT else "two points"
        return f"{lead}, the {kind} {'are' if kind != 'point' else 'is'} good." if gained else f"{lead}, no good."
    if after.phase == TRY:
        how = " from anywhere" if bed == INNER_BULL and box.inner_bull_yards == 0 else ""
        return f"{lead} for {_plural(_yards(before, box, bed))}, TOUCHDOWN{how}!"
    if before.phase == CUSHION:
        return f"{lead}, not single 1: bust."
    if after.score != before.score:
        return f"{lead} off the board, ten yards back from {spot(before.pos)}: SAFETY, 2 points for the opponent."
    if after.drive == before.drive and after.phase != OVER_PHASE:
        if bed == MISS:
            return f"{lead}, ten yards back, {spot(before.pos)} → {spot(after.pos)}."
        return f"{who}: {spot(before.pos)} → {spot(after.pos)}, {dart} for {_plural(_yards(before, box, bed))}."
    if bed < OUTER_BULL and number_of(bed) in (1, 3) and ring_of(bed) >= DOUBLE:
        return f"{lead}, INTERCEPTED at {spot(before.pos)}."
    if before.pos + _yards(before, box, bed) > 100:
        return f"{lead} for {_plural(_yards(before, box, bed))} with {100 - before.pos} to go: BUST."
    landed = before.pos - 10 if bed == MISS else before.pos + _yards(before, box, bed)
    return f"{lead}, {spot(before.pos)} → {spot(landed)}; four darts used, turnover on downs."


def _plural(yards: int) -> str:
    return "1 yard" if yards == 1 else f"{yards} yards"


def _yards(s: DartsState, box: DartsBox, bed: int) -> int:
    if bed == INNER_BULL:
        return box.inner_bull_yards or 100 - s.pos
    return yards_of(bed)


def _narrate_break(before: DartsState, after: DartsState, names: Sequence[str]) -> str:
    if after.quarter == before.quarter:
        return ""
    if after.phase == TOSS:
        return " End of normal time, level: overtime."
    if after.quarter > 5:
        return " Still level: another period."
    if after.quarter == 3:
        return f" Half-time; {names[after.offense]} receives at {spot(after.pos)}."
    return f" End of the {('first', 'second', 'third')[before.quarter - 1]} quarter."
