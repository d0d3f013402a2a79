"""Street Soccer told: the question of the moment, the score line, the play-by-play."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.games.street_soccer import rules
from touchline.games.street_soccer.clock import winner
from touchline.games.street_soccer.paths import Paths, paths
from touchline.games.street_soccer.setup import placed
from touchline.games.street_soccer.squares import NOWHERE, SQUARE_TEXTS
from touchline.games.street_soccer.state import (
    FIGURES,
    KICK_OFF,
    MOVE,
    NOBODY,
    NORMAL_TIME,
    OVER_PHASE,
    RED_DIE,
    RESTART,
    RESTART_KICK,
    RESTART_ROLL,
    ROLL,
    SET_UP,
    TEAMS,
    YELLOW_DIE,
    SoccerBox,
    SoccerState,
)
from touchline.games.street_soccer.turn import A_FIGURE, PASS


def squares_to_walk(count: int) -> str:
    """``1 square``, ``4 squares``."""
    return f"{count} square{'s' if count != 1 else ''}"


def question(s: SoccerState, box: SoccerBox) -> str:
    """What is asked of the coach or the table."""
    if s.phase == SET_UP:
        own = [each for each in s.figures[s.turn * FIGURES : (s.turn + 1) * FIGURES] if each != NOWHERE]
        goalie = "" if s.figures[s.turn * FIGURES] != NOWHERE else " (one of them before the goal)"
        return f"{TEAMS[s.turn].capitalize()} places figure {len(own) + 1} of {FIGURES}{goalie}: which square?"
    if s.phase == YELLOW_DIE:
        return "Yellow rolls for the kick-off."
    if s.phase == RED_DIE:
        return f"Yellow rolled {s.die}; red rolls for the kick-off."
    if s.phase == KICK_OFF:
        return f"Kick-off: where does the ball go, {squares_to_walk(s.die)} from a figure in the circle?"
    if s.phase == ROLL:
        return f"{TEAMS[s.turn].capitalize()} rolls the die."
    if s.phase == RESTART:
        return "Restart: on which square before the goal does the goalie take the ball?"
    if s.phase == RESTART_ROLL:
        return "Roll for the restart; a 1 is rolled again."
    if s.phase == RESTART_KICK:
        return f"Restart: where does the goalie kick it, {squares_to_walk(s.die)} far?"
    return f"{s.die} rolled: which figure, and where to?"


def clock(s: SoccerState) -> str:
    """``12'``; in extra time ``25+3'``.

    >>> s = SoccerState()
    >>> s.minute = 28
    >>> clock(s)
    "25+3'"
    """
    return f"{s.minute}'" if s.minute <= NORMAL_TIME else f"{NORMAL_TIME}+{s.minute - NORMAL_TIME}'"


def headline(s: SoccerState, names: Sequence[str]) -> str:
    """Minute, score and what is due."""
    score = f"{names[0]} {s.score[0]} – {s.score[1]} {names[1]}"
    if s.phase == SET_UP:
        return f"{score} · set-up, {placed(s)} of {2 * FIGURES} figures placed"
    if s.phase == OVER_PHASE:
        return f"{clock(s)} · {score} · over"
    if s.phase in (YELLOW_DIE, RED_DIE):
        return f"{clock(s)} · {score} · rolling for the kick-off"
    ball = "" if s.ball == NOWHERE else f", ball on {SQUARE_TEXTS[s.ball]}"
    due = {KICK_OFF: "to kick off", ROLL: "to roll", MOVE: "to move"}.get(s.phase, "to restart")
    die = f", die {s.die}" if s.die else ""
    return f"{clock(s)} · {score} · {names[s.turn]} {due}{die}{ball}"


def ending(s: SoccerState, names: Sequence[str]) -> str:
    """SS-5.3: who won, and how."""
    best = winner(s)
    if best == NOBODY:
        return "No goals, even after extra time: a draw."
    result = f"{s.score[best]}–{s.score[1 - best]}"
    if s.score[0] == s.score[1]:
        return f"{result} after extra time; {names[best]} wins, having scored last in normal time."
    return f"{names[best]} wins {result}{' in extra time' if s.minute > NORMAL_TIME else ''}."


def narrate(before: SoccerState, after: SoccerState, box: SoccerBox, choice: int, names: Sequence[str]) -> str:
    """One step as the commentator tells it."""
    who = names[before.turn]
    if before.phase == SET_UP:
        square = SQUARE_TEXTS[choice]
        keeper = " in goal" if after.figures[before.turn * FIGURES] != before.figures[before.turn * FIGURES] else ""
        return f"{who} places {square}{keeper}." + (" Everybody stands." if after.phase != SET_UP else "")
    if before.phase in (YELLOW_DIE, RED_DIE):
        return _narrate_roll_off(before, after, choice, names)
    if before.phase in (ROLL, RESTART_ROLL):
        return f"{who} rolls {rules.pips(before, choice)}."
    return _narrate_action(before, after, box, choice, names) + _narrate_time(before, after)


def _narrate_roll_off(before: SoccerState, after: SoccerState, choice: int, names: Sequence[str]) -> str:
    rolled = rules.pips(before, choice)
    if before.phase == YELLOW_DIE:
        return f"{names[0]} rolls {rolled} for the kick-off."
    if after.phase == YELLOW_DIE:
        return f"{names[1]} rolls {rolled} too: once more."
    return f"{names[1]} rolls {rolled}; {names[after.first]} kicks off, {squares_to_walk(after.die)} far."


def _narrate_action(before: SoccerState, after: SoccerState, box: SoccerBox, move: int, names: Sequence[str]) -> str:
    who = names[before.turn]
    if move == PASS:
        why = "no restart is possible" if before.restart == before.turn else "nobody can move"
        return f"{who}: {why}, the turn passes."
    shown = paths(before, box, move)
    if before.phase == RESTART:
        return _narrate_goalie(before, shown, move, who)
    start = SQUARE_TEXTS[before.figures[before.turn * FIGURES + move // A_FIGURE]]
    if before.phase == KICK_OFF:
        lead = f"{who} kicks off from {start}"
    elif before.phase == RESTART_KICK:
        lead = f"{who} restarts from {start}"
    else:
        lead = f"{who}: {start} to {shown.walk[-1]}"
    if not shown.ball:
        return f"{lead}."
    told = lead + _narrate_ball(shown, walked=before.phase == MOVE)
    for there, aside in shown.lifted:
        told += f" The kicker on {there} is shifted to {aside}."
    if after.score != before.score:
        told += f" {names[0]} {after.score[0]} – {after.score[1]} {names[1]}."
    return told


def _narrate_ball(shown: Paths, *, walked: bool) -> str:
    """The kick, touches included: ``, passes via H6 and I4, GOAL!``."""
    touches = shown.touches
    via = " and ".join(filter(None, [", ".join(touches[:-1]), *touches[-1:]]))
    passing = ", passes via " if walked else ", passing via "
    if shown.ball[-1] == "GOAL":
        return f"{passing}{via}, GOAL!" if via else ", shoots, GOAL!"
    if via:
        return f"{passing}{via} to {shown.ball[-1]}."
    return f"{', kicks' if walked else ''} to {shown.ball[-1]}."


def _narrate_goalie(before: SoccerState, shown: Paths, square: int, who: str) -> str:
    told = f"{who}'s goalie takes the ball on {SQUARE_TEXTS[square]}."
    if len(shown.lifted) > 1 or (shown.lifted and shown.lifted[0][0] == SQUARE_TEXTS[square]):
        told += f" The attacker there makes way to {shown.lifted[0][1]}."
    return told


def _narrate_time(before: SoccerState, after: SoccerState) -> str:
    if after.phase == OVER_PHASE:
        return " Full time."
    if after.minute == NORMAL_TIME + 1 and before.minute == NORMAL_TIME:
        return f" {NORMAL_TIME} minutes are played and it is level: the next goal wins."
    return ""
