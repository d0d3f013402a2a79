"""The box score of a match of First & Goal, counted from its steps.

Yards are those of the dice, up to the goal line; a pass that is turned over gains nothing, a run keeps what it had won.
A play wiped out by a penalty counts for nobody.  Possession is counted in offense cards, the clock of this game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from touchline.games.first_and_goal.box_totals import FIGURES, drives, enter
from touchline.games.first_and_goal.dice import die_falls, rolled
from touchline.games.first_and_goal.ids import FG_9_4
from touchline.games.first_and_goal.moves import ACCEPT, CALL_HAIL_MARY, CALL_KNEEL, CALL_SNEAK, ONSIDE
from touchline.games.first_and_goal.play_die import ball_is_lost
from touchline.games.first_and_goal.scoring import SAFETY_POINTS
from touchline.games.first_and_goal.state import (
    BLOCK_DICE,
    BOUNCE_DICE,
    CALL,
    DEFENSE_CALL,
    DEFENSE_PLAYS,
    EXTRA_POINT_DICE,
    FAKE_CALL,
    FAKE_DEFENSE,
    FIELD_GOAL_DICE,
    FLAG_ON_DEFENSE,
    FLAG_ON_OFFENSE,
    HAIL_MARY_DICE,
    KICKOFF,
    KICKOFF_RETURN,
    NO_BLACK,
    NO_DIE,
    OFFENSE_CARDS,
    OFFENSE_PLAYS,
    OVER_PHASE,
    PENALTY_YARDS,
    PLAYS,
    PUNT_DICE,
    PUNT_RETURN,
    RECEIVE_KICK,
    REROLL_DICE,
    RETURN_DICE,
    SNAP,
    SNAP_DICE,
    SNEAK_DICE,
    TOSS,
    TRY,
    TURNOVER_DICE,
    FootballBox,
    FootballState,
    X,
)
from touchline.play.box_score import BoxScore, Row
from touchline.play.match import Match

SETTLED = (CALL, TRY, KICKOFF, RECEIVE_KICK, TOSS, OVER_PHASE)
"""Phases in which whatever was played before is over."""
TOUCHDOWN = 6


def box_score(match: Match) -> BoxScore:
    """The figures of both sides, every play and every drive."""
    return Statistician(match).counted()


class Statistician:
    """Follows a match step by step and writes down what football calls it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.box: FootballBox = match.box
        self.sheet = BoxScore(sides=(dict.fromkeys(FIGURES, 0), dict.fromkeys(FIGURES, 0)))
        self.play: Row | None = None

    def counted(self) -> BoxScore:
        """The whole match."""
        for k, step in enumerate(self.match.steps):
            self._step(self.match.states[k], self.match.states[k + 1], step.choice)
        self._close()
        last = self.match.state
        for side in range(2):
            self.sheet.count(side, "points", last.score[side])
            self.sheet.count(side, "points_allowed", last.score[1 - side])
        self.sheet.drives.extend(drives(self.sheet.plays))
        for drive in self.sheet.drives:
            self.sheet.count(drive["posteam"], "drives")
        return self.sheet

    def _step(self, before: FootballState, after: FootballState, choice: int) -> None:
        if before.phase in SETTLED:
            self._close()
        self._clock(before, after)
        if before.phase == DEFENSE_CALL and choice < PLAYS:
            self._snap(before, choice)
        elif before.phase == CALL and choice in (CALL_SNEAK, CALL_KNEEL, CALL_HAIL_MARY):
            self._announced(before, choice)
        elif before.phase == FAKE_DEFENSE and before.offense_call == FAKE_CALL and after.offense != before.offense:
            self._row(before, "fake", "fake").update(fumble_lost=1)
        elif before.phase == KICKOFF and choice == ONSIDE:
            self.sheet.count(1 - before.offense, "onside_kicks")
        elif before.phase in (FLAG_ON_DEFENSE, FLAG_ON_OFFENSE) and choice == ACCEPT:
            self._penalty(before, after)
        if before.die != NO_DIE:
            fallen = before.copy()
            die_falls(fallen, self.box, choice)
            if fallen.die == NO_DIE and before.phase in THROWS:
                THROWS[before.phase](self, before, fallen, after)
        self._scores(before, after)

    # ---- plays

    def _row(self, s: FootballState, kind: str, call: str, against: str = "") -> Row:
        self._close()
        self.play = {
            "play_id": len(self.sheet.plays) + 1,
            "game_half": s.half,
            "posteam": s.offense,
            "down": s.down,
            "ydstogo": s.to_gain,
            "yardline_100": s.y,
            "play_type": kind,
            "play_call": call,
            "defense_call": against,
            "yards_gained": 0,
            "touchdown": 0,
            "interception": 0,
            "fumble_lost": 0,
            "sack": 0,
            "incomplete_pass": 0,
            "penalty": 0,
            "first_down": 0,
            "safety": 0,
            "field_goal_result": "",
            "kick_distance": 0,
            "two_point_attempt": s.trying,
            "total_home_score": s.score[0],
            "total_away_score": s.score[1],
        }
        return self.play

    def _snap(self, s: FootballState, against: int) -> None:
        """Both cards are known; the yards come with the dice."""
        call = s.offense_call - 1
        kind = "run" if self.box.is_run[call] else "pass"
        self._row(s, kind, OFFENSE_PLAYS[call], DEFENSE_PLAYS[against])

    def _announced(self, s: FootballState, choice: int) -> None:
        if choice == CALL_SNEAK:
            self._row(s, "run", "sneak")
        elif choice == CALL_KNEEL:
            self._row(s, "qb_kneel", "kneel")["yards_gained"] = -1
        else:
            self._row(s, "pass", "hail-mary")

    # ---- dice: the last die of a throw

    def _snapped(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        row, first = self.play, before.phase == SNAP_DICE
        if before.action != SNAP or row is None:
            return
        row["yards_gained"] += self._yards(fallen, first=first)
        if first and fallen.icon == X and row["play_type"] == "pass":
            row["incomplete_pass"] = 1

    def _turned_over(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        row = self.play
        if before.action == SNAP and row is not None and ball_is_lost(fallen, self.box):
            row["interception" if row["play_type"] == "pass" else "fumble_lost"] = 1

    def _sneaked(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        if self.play is not None:
            moved = after.offense == before.offense and after.half == before.half and after.y == before.y - 1
            self.play["yards_gained"] = int(moved or _scored(before, after) > 0)

    def _hail_mary(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        if self.play is not None:
            caught = _scored(before, after) > 0
            self.play["yards_gained" if caught else "incomplete_pass"] = before.y if caught else 1

    def _blocked(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        if fallen.icon == X and fallen.ref == X:
            self._row(before, "field_goal", "field-goal").update(field_goal_result="blocked", kick_distance=before.y)

    def _kicked(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        result = "made" if _scored(before, after) > 0 else "missed"
        self._row(before, "field_goal", "field-goal").update(field_goal_result=result, kick_distance=before.y)

    def _punted(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        length = 0 if fallen.icon == X else fallen.gain + fallen.bonus + self._d20()
        self._row(before, "punt", "punt")["kick_distance"] = min(length, before.y)

    def _bounced(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        if self.play is not None:
            self.play["kick_distance"] = min(self.play["kick_distance"] + fallen.gain, before.y)

    def _thrown_again(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        """FG-5.2: on a run from scrimmage or on a return."""
        if before.action == SNAP:
            self._snapped(before, fallen, after)
        else:
            self._returned(before, fallen, after)

    def _extra_point(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        self.sheet.count(before.offense, "pat_att")
        self.sheet.count(before.offense, "pat_made", _scored(before, after))

    def _d20(self) -> int:
        return self.box.d20_punt_yards if self.box.d20_kicks else 0

    def _yards(self, fallen: FootballState, *, first: bool) -> int:
        """FG-3.4, FG-5.1, FG-5.6: what a throw of the dice moves the ball."""
        if not first or fallen.icon != X:
            return rolled(fallen)
        if self.box.advanced_broken_plays and self.box.is_run[fallen.offense_call - 1]:
            return rolled(fallen) + self.box.broken_run_yards
        return 0 if fallen.low == NO_BLACK or self.box.broken_all else fallen.low

    def _returned(self, before: FootballState, fallen: FootballState, after: FootballState) -> None:
        if before.action not in (KICKOFF_RETURN, PUNT_RETURN):
            return
        kind = "kickoff_return_yards" if before.action == KICKOFF_RETURN else "punt_return_yards"
        if fallen.icon != X or before.phase == REROLL_DICE:
            self.sheet.count(before.offense, kind, max(0, min(fallen.gain, before.y - before.moved)))

    def _penalty(self, before: FootballState, after: FootballState) -> None:
        """FG-6.2: the play is wiped out; the guilty side pays."""
        guilty = before.offense if before.phase == FLAG_ON_OFFENSE else 1 - before.offense
        self.sheet.count(guilty, "penalties")
        self.sheet.count(guilty, "penalty_yards", PENALTY_YARDS[before.pen])
        if self.play is not None:
            gained_first = after.offense == before.offense and after.down == 1 and guilty != before.offense
            self.play.update(
                penalty=1, play_type="no_play", yards_gained=0, incomplete_pass=0, first_down=int(gained_first)
            )

    def _scores(self, before: FootballState, after: FootballState) -> None:
        for side in range(2):
            points = after.score[side] - before.score[side]
            if points == TOUCHDOWN:
                self.sheet.count(side, "touchdowns")
                if self.play is not None and side == self.play["posteam"]:
                    self.play.update(touchdown=1)
            elif points == SAFETY_POINTS and after.fired & FG_9_4:
                self.sheet.count(side, "safeties")
                if self.play is not None:
                    self.play.update(safety=1)

    def _clock(self, before: FootballState, after: FootballState) -> None:
        """FG-8: offense cards spent by the side that has the ball, and time-outs called."""
        held = before.in_hand[OFFENSE_CARDS] + before.in_deck[OFFENSE_CARDS]
        left = after.in_hand[OFFENSE_CARDS] + after.in_deck[OFFENSE_CARDS]
        if after.half == before.half and left < held:
            self.sheet.count(before.offense, "possession_cards", held - left)
        for side in range(2):
            if after.half == before.half and after.timeouts[side] < before.timeouts[side]:
                self.sheet.count(side, "time_outs")

    def _close(self) -> None:
        """The play is over: enter it."""
        row, self.play = self.play, None
        if row is not None:
            enter(self.sheet, row)


THROWS: Mapping[int, Callable[[Statistician, FootballState, FootballState, FootballState], None]] = {
    SNAP_DICE: Statistician._snapped,
    REROLL_DICE: Statistician._thrown_again,
    TURNOVER_DICE: Statistician._turned_over,
    SNEAK_DICE: Statistician._sneaked,
    HAIL_MARY_DICE: Statistician._hail_mary,
    BLOCK_DICE: Statistician._blocked,
    FIELD_GOAL_DICE: Statistician._kicked,
    PUNT_DICE: Statistician._punted,
    BOUNCE_DICE: Statistician._bounced,
    RETURN_DICE: Statistician._returned,
    EXTRA_POINT_DICE: Statistician._extra_point,
}
"""What is entered when the last die of a throw has fallen: from the position before it, with its dice, and after it."""


def _scored(before: FootballState, after: FootballState) -> int:
    """The points that a throw brought to the side with the ball."""
    return after.score[before.offense] - before.score[before.offense]
