"""Street Soccer in notation: squares, moves and dice, in and out.

``B4`` sets a figure down, ``F4-F7`` walks, ``F4-G5*H7`` walks to the ball and kicks it,
``F4*H6`` is a kick-off or a restart, ``GOAL`` may stand for the ball's square.
"""

from __future__ import annotations

import re

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.actions import A_FIGURE, ACTIONS, GOAL, KICK, PASS
from touchline.games.street_soccer.refusal import refuse_action, refuse_goalie, refuse_kick, refuse_placement
from touchline.games.street_soccer.setup import FINE, objection
from touchline.games.street_soccer.squares import SQUARE_TEXTS
from touchline.games.street_soccer.state import (
    FIGURES,
    KICK_OFF,
    MOVE,
    RED_DIE,
    RESTART,
    RESTART_KICK,
    RESTART_ROLL,
    SET_UP,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.kernel.choices import Choice
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.message import Message
from touchline.kernel.state import Key

SQUARE = "[A-L][1-8]"
ACTION = re.compile(rf"^(?P<start>{SQUARE})(?:-(?P<walk>{SQUARE}))?(?:[*](?P<end>{SQUARE}|GOAL))?$")
SQUARES_LISTED = re.compile(rf"^{SQUARE}(?:[-, ]+{SQUARE})*$")


def square_of(text: str) -> int:
    """The square a text names; ``ValueError`` if it names none.

    >>> square_of("a1"), square_of("B4"), square_of("L8")
    (0, 11, 95)
    """
    return SQUARE_TEXTS.index(text.strip().upper())


def move_text(s: SoccerState, move: int) -> str:
    """A legal move in notation."""
    if move == PASS:
        return "pass"
    if s.phase in (SET_UP, RESTART):
        return SQUARE_TEXTS[move]
    figure, target = divmod(move, A_FIGURE)
    start = SQUARE_TEXTS[s.figures[s.turn * FIGURES + figure]]
    if target < KICK:
        return f"{start}-{SQUARE_TEXTS[target]}"
    walk = f"-{SQUARE_TEXTS[s.ball]}" if s.phase == MOVE else ""
    return f"{start}{walk}*{'GOAL' if target == GOAL else SQUARE_TEXTS[target - KICK]}"


def gesture(s: SoccerState, move: int) -> tuple[str, ...]:
    """``place`` on a square, ``walk`` from one to another, ``kick`` the ball to a third or into the ``GOAL``."""
    if move == PASS:
        return ()
    if s.phase in (SET_UP, RESTART):
        return "place", SQUARE_TEXTS[move]
    figure, target = divmod(move, A_FIGURE)
    start = SQUARE_TEXTS[s.figures[s.turn * FIGURES + figure]]
    if target < KICK:
        return "walk", start, SQUARE_TEXTS[target]
    return "kick", start, "GOAL" if target == GOAL else SQUARE_TEXTS[target - KICK]


def move_told(s: SoccerState, move: int) -> Message:
    """A legal move in words: who goes or kicks where."""
    if move == PASS:
        return Message("ss-told-pass")
    if s.phase in (SET_UP, RESTART):
        return Message("ss-told-place", square=SQUARE_TEXTS[move])
    figure, target = divmod(move, A_FIGURE)
    start = SQUARE_TEXTS[s.figures[s.turn * FIGURES + figure]]
    if target == GOAL:
        return Message("ss-told-goal", start=start)
    if target < KICK:
        return Message("ss-told-walk", start=start, end=SQUARE_TEXTS[target])
    kick = {KICK_OFF: "ss-told-kick-off", RESTART_KICK: "ss-told-restart"}.get(s.phase, "ss-told-kick")
    return Message(kick, start=start, end=SQUARE_TEXTS[target - KICK])


def end_text(move: int) -> str:
    """Where an action ends: ``F7`` for the figure, ``*H7`` or ``*GOAL`` for the ball."""
    target = move % A_FIGURE
    if target < KICK:
        return SQUARE_TEXTS[target]
    return "*GOAL" if target == GOAL else f"*{SQUARE_TEXTS[target - KICK]}"


MOST_KNOWN = 512
"""Positions whose moves are kept."""
_known: dict[tuple[SoccerBox, Key], list[int]] = {}


def legal_moves(s: SoccerState, box: SoccerBox) -> list[int]:
    """Every legal move.

    One move of a person asks for them five times (read, checked, listed, counted, told), and to walk all figures over
    the board costs fifty times what it costs to know the position again.
    """
    standing = (box, s.key())
    known = _known.get(standing)
    if known is None:
        moves = [0] * ACTIONS
        known = moves[: rules.legal(s, box, moves)]
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[standing] = known
    return known[:]


def moves_of(s: SoccerState, box: SoccerBox, square: int) -> list[int]:
    """The legal actions of the figure on a square; none if it cannot be chosen."""
    own = s.figures[s.turn * FIGURES : (s.turn + 1) * FIGURES]
    return [move for move in _decisions(s, box) if own[move // A_FIGURE] == square]


def marks(s: SoccerState, box: SoccerBox, square: int | None) -> list[str]:
    """What to highlight: the ends of a figure's actions, or the squares that may be named now."""
    if s.phase in (SET_UP, RESTART):
        return [move_text(s, move) for move in legal_moves(s, box) if move != PASS]
    if square is None:
        movable = {move // A_FIGURE for move in _decisions(s, box)}
        return [SQUARE_TEXTS[s.figures[s.turn * FIGURES + figure]] for figure in sorted(movable)]
    return [end_text(move) for move in moves_of(s, box, square)]


def _decisions(s: SoccerState, box: SoccerBox) -> list[int]:
    if s.phase not in (MOVE, KICK_OFF, RESTART_KICK):
        return []
    return [move for move in legal_moves(s, box) if move != PASS]


# ---- reading moves


def parse_move(s: SoccerState, box: SoccerBox, text: str) -> list[Choice]:
    """The move or, in the set-up, the moves that a text means."""
    tidy = text.strip().upper()
    if s.phase == SET_UP:
        return _parse_placements(s, box, tidy)
    if tidy == "PASS":
        if PASS in legal_moves(s, box):
            return [Choice(PASS, "pass")]
        raise IllegalMove(Message("ss-no-pass"), rules=["SS-5.2" if s.phase == RESTART else "SS-3.5"])
    move = _parse_goalie(s, box, tidy) if s.phase == RESTART else _parse_action(s, box, tidy.replace(" ", ""))
    return [Choice(move, move_text(s, move))]


def _parse_placements(s: SoccerState, box: SoccerBox, tidy: str) -> list[Choice]:
    """SS-2.1: one square, or several up to the end of the coach's turn: ``B4-D5-E3-F4-H2``."""
    if not SQUARES_LISTED.match(tidy):
        raise IllegalMove(Message("ss-no-square", text=repr(tidy)), rules=["SS-2.1"])
    coach = s.turn
    s = s.copy()
    made = []
    for word in re.split(r"[-, ]+", tidy):
        if s.phase != SET_UP or s.turn != coach:
            raise IllegalMove(Message("ss-one-too-many", square=word), rules=["SS-2.1"])
        square = square_of(word)
        against = objection(s, box, square)
        if against != FINE:
            raise refuse_placement(s, square, against)
        rules.play(s, box, square)
        made.append(Choice(square, word))
    return made


def _parse_goalie(s: SoccerState, box: SoccerBox, tidy: str) -> int:
    if tidy in SQUARE_TEXTS:
        square = square_of(tidy)
        if square in legal_moves(s, box):
            return square
        raise refuse_goalie(s, square)
    raise IllegalMove(Message("ss-which-goalie-square", text=repr(tidy)), rules=["SS-5.2"])


def _parse_action(s: SoccerState, box: SoccerBox, tidy: str) -> int:
    found = ACTION.match(tidy)
    if tidy in SQUARE_TEXTS and moves_of(s, box, square_of(tidy)):
        ends = " ".join(marks(s, box, square_of(tidy)))
        raise IllegalMove(Message("ss-where-to", square=tidy, ends=ends), rules=["SS-3.1"])
    if found is None or (found["walk"] is None and found["end"] is None):
        raise IllegalMove(Message("ss-no-move" if s.phase == MOVE else "ss-no-kick", text=repr(tidy)), rules=["SS-3.1"])
    start = square_of(found["start"])
    walk = None if found["walk"] is None else square_of(found["walk"])
    kick = found["end"]
    for move in moves_of(s, box, start):
        where = end_text(move)
        if kick is not None and where == f"*{kick}" and walk in (None, s.ball) and (walk is None or s.phase == MOVE):
            return move
        if kick is None and walk is not None and where == SQUARE_TEXTS[walk]:
            return move
    end = None if kick in (None, "GOAL") else square_of(kick)
    if s.phase == MOVE:
        raise refuse_action(s, box, start, walk, kick, end)
    raise refuse_kick(s, box, start, walk, kick, end)


# ---- dice


def chance_name(s: SoccerState) -> str:
    """``yellow`` and ``red`` for the roll-off, else ``die``."""
    return {YELLOW_DIE: "yellow", RED_DIE: "red"}.get(s.phase, "die")


def outcome_text(s: SoccerState, outcome: int) -> str:
    """The pips."""
    return str(rules.pips(s, outcome))


def parse_outcome(s: SoccerState, box: SoccerBox, text: str) -> list[Choice]:
    """The pips a person read off the die."""
    tidy = text.strip()
    for outcome in range(rules.chances(s, box)):
        if tidy == outcome_text(s, outcome):
            return [Choice(outcome, tidy)]
    if s.phase == RESTART_ROLL:
        again = Message("ss-one-again") if tidy == "1" else Message("ss-not-on-restart-die", text=repr(tidy))
        raise IllegalOutcome(again, rules=["SS-5.2"])
    raise IllegalOutcome(Message("ss-not-on-the-die", text=repr(tidy)))
