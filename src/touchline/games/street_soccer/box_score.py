"""The box score of a match of Street Soccer, counted from its steps.

Possession is counted in kicks: whoever touches the ball has it.  A chance is a turn in which the die allowed a goal; a
kick arrives when the next one is by the same team.
"""

from __future__ import annotations

from touchline.games.street_soccer.actions import A_FIGURE, GOAL, KICK, PASS
from touchline.games.street_soccer.state import KICK_OFF, MOVE, RESTART_KICK, RESTART_ROLL, ROLL, SoccerState
from touchline.play.box_score import BoxScore
from touchline.play.match import Match

FIGURES = (
    "points", "points_allowed", "chances", "chances_taken", "kicks", "kicks_on", "kicks_arrived", "rolls", "pips",
)  # fmt: skip
"""Every figure of a team; they are 0 where nothing happened."""
KICKED = (KICK_OFF, MOVE, RESTART_KICK)
"""Phases in which the ball may be kicked."""


def box_score(match: Match) -> BoxScore:
    """The figures of both teams."""
    sheet = BoxScore(sides=(dict.fromkeys(FIGURES, 0), dict.fromkeys(FIGURES, 0)))
    kicker = -1
    for k, step in enumerate(match.steps):
        before: SoccerState = match.states[k]
        team = before.turn
        if before.phase in (ROLL, RESTART_ROLL):
            sheet.count(team, "rolls")
            sheet.count(team, "pips", match.states[k + 1].die)
        elif before.phase in KICKED and step.choice != PASS:
            scored = step.choice % A_FIGURE == GOAL
            if scored or could_score(match, before):
                sheet.count(team, "chances")
                sheet.count(team, "chances_taken", int(scored))
            if step.choice % A_FIGURE >= KICK:
                kicker = kicked(sheet, kicker, team, scored)
    for team in range(2):
        sheet.count(team, "points", match.state.score[team])
        sheet.count(team, "points_allowed", match.state.score[1 - team])
    return sheet


def could_score(match: Match, s: SoccerState) -> bool:
    """Whether one of the moves is a goal; never at the kick-off (SS-2.3)."""
    return s.phase != KICK_OFF and any(move % A_FIGURE == GOAL for move in match.game.legal_moves(s, match.box))


def kicked(sheet: BoxScore, kicker: int, team: int, scored: bool) -> int:
    """A kick of a team after one of ``kicker``; whose kick the next one follows, −1 after a goal."""
    sheet.count(team, "kicks")
    if kicker >= 0:
        sheet.count(kicker, "kicks_on")
        sheet.count(kicker, "kicks_arrived", int(kicker == team))
    return -1 if scored else team
