"""Football Darts told: questions, headlines, play-by-play."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.football_darts import rules
from touchline.games.football_darts.beds import (
    BED_TEXTS,
    BOUNCE,
    DOUBLE,
    INNER_BULL,
    MISS,
    OUTER_BULL,
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
    DartsBox,
    DartsState,
)
from touchline.games.football_darts.text import CALLS, COIN, TRY_DARTS, aim_text, open_calls, spot


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
