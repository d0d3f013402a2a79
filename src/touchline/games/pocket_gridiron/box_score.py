"""The box score of a match of Pocket Gridiron, counted from its steps."""

from __future__ import annotations

from touchline.games.pocket_gridiron.dice import CARRIERS, RECOVER, SACK, SCRAMBLE, SIDES, WHITE
from touchline.games.pocket_gridiron.kicks import TOUCHDOWN_POINTS
from touchline.games.pocket_gridiron.play import SCRAMBLES_FOR_SACK
from touchline.games.pocket_gridiron.rules import RUN_PLAY, TWO_POINTS_PLAY
from touchline.games.pocket_gridiron.state import (
    CALL,
    CARDS,
    CHASE,
    END_ZONE,
    FIELD_GOAL,
    FUMBLE_ROLL,
    INTERCEPT,
    OVER_PHASE,
    PAT,
    RETURN,
    SACK_ROLL,
    SNAP,
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.play.box_score import BoxScore
from touchline.play.match import Match

BY_CARRIER = tuple(f"touchdowns_{name.lower()}" for name in CARRIERS)
"""Touchdowns of the quarterback, the receivers and the runner."""
FIGURES = (
    "points", "points_allowed", "drives", "touchdowns", *BY_CARRIER, "fg_att", "fg_made", "pat_att", "pat_made",
    "two_pt_att", "two_pt_made", "fourth_down_attempts", "fourth_down_conversions", "sacks", "fumbles_lost",
    "interceptions", "turnovers", "safeties",
)  # fmt: skip
"""Every figure of a side, in the order of a sheet; they are 0 where nothing happened."""


def box_score(match: Match) -> BoxScore:
    """The figures of both sides."""
    return Statistician(match).counted()


class Statistician:
    """Follows a match step by step and writes down what football calls it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.box: GridironBox = match.box
        self.sheet = BoxScore(sides=(dict.fromkeys(FIGURES, 0), dict.fromkeys(FIGURES, 0)))
        self.drive = 0
        """The last drive that was begun."""
        self.gambling = False
        """PG-5.1: a play was chosen on 4th down, and nothing has come of it yet."""

    def counted(self) -> BoxScore:
        """The whole match."""
        for k, step in enumerate(self.match.steps):
            before, after = self.match.states[k], self.match.states[k + 1]
            if before.phase not in (TOSS, CARDS):
                self._begun(before)
                self._fourth_down(before, after, step.choice)
                self._lost(before, after, step.choice)
                self._scored(before, after, step.choice)
        for side in range(2):
            self.sheet.count(side, "points", self.match.state.score[side])
            self.sheet.count(side, "points_allowed", self.match.state.score[1 - side])
        return self.sheet

    def _begun(self, s: GridironState) -> None:
        if s.drive != self.drive:
            self.drive = s.drive
            self.sheet.count(s.offense, "drives")

    def _fourth_down(self, before: GridironState, after: GridironState, choice: int) -> None:
        """PG-2.3: a 4th down that was played is converted by a touchdown, or by a flag that resets the downs."""
        if before.phase == CALL:
            self.gambling = choice == RUN_PLAY
            return
        if before.phase == FIELD_GOAL:
            self.gambling = False
        if not self.gambling:
            return
        scored = after.score[before.offense] == before.score[before.offense] + TOUCHDOWN_POINTS
        went_on = after.drive == before.drive and after.phase not in (RETURN, OVER_PHASE)
        kept = scored or (went_on and after.down == 1)
        if kept or not went_on:
            self.gambling = False
            self.sheet.count(before.offense, "fourth_down_attempts")
            self.sheet.count(before.offense, "fourth_down_conversions", int(kept))

    def _lost(self, before: GridironState, after: GridironState, choice: int) -> None:
        """PG-3.4, PG-3.5, PG-6.4: sacks, fumbles and interceptions; on a try nothing is lost but the try."""
        if before.phase == SNAP:
            sacked = self.box.kind[choice] == SCRAMBLE and before.scrambles + 1 == SCRAMBLES_FOR_SACK
        else:
            sacked = before.phase in (SACK_ROLL, CHASE) and self.box.kind[WHITE * SIDES + choice] == SACK
        self.sheet.count(before.offense, "sacks", int(sacked))
        fumbled = before.phase == FUMBLE_ROLL and self.box.kind[WHITE * SIDES + choice] == RECOVER
        intercepted = before.phase == INTERCEPT and after.phase == RETURN
        self.sheet.count(before.offense, "fumbles_lost", int(fumbled))
        self.sheet.count(before.offense, "interceptions", int(intercepted))
        self.sheet.count(before.offense, "turnovers", int(fumbled or intercepted))

    def _scored(self, before: GridironState, after: GridironState, choice: int) -> None:
        side = before.offense
        gained = after.score[side] - before.score[side]
        if before.phase == TRY and choice == TWO_POINTS_PLAY:
            self.sheet.count(side, "two_pt_att")
        elif before.phase == PAT:
            self.sheet.count(side, "pat_att")
            self.sheet.count(side, "pat_made", gained)
        elif before.phase == FIELD_GOAL:
            self.sheet.count(side, "fg_att")
            self.sheet.count(side, "fg_made", int(gained > 0))
        elif before.phase == RETURN:
            self.sheet.count(1 - side, "touchdowns", int(after.score[1 - side] > before.score[1 - side]))
        elif before.phase == END_ZONE and gained and before.trying:
            self.sheet.count(side, "two_pt_made")
        elif before.phase == END_ZONE and gained:
            self.sheet.count(side, "touchdowns")
            self.sheet.count(side, BY_CARRIER[before.carrier])
        elif after.score[1 - side] > before.score[1 - side]:
            self.sheet.count(1 - side, "safeties")
