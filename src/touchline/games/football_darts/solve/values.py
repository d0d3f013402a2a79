"""The value of a state of Football Darts, by asking the rules until the table of solved situations knows."""

from __future__ import annotations

from touchline.games.football_darts import rules
from touchline.games.football_darts.beds import BEDS
from touchline.games.football_darts.drives import may_kick, may_punt
from touchline.games.football_darts.solve.lookup import CUSHION_PLACE, SPOTS, TRY_PLACE, Lookup
from touchline.games.football_darts.state import (
    CALL,
    CHOICE,
    CUSHION,
    CUSHION_CALL,
    OVER_PHASE,
    THROW,
    TOSS,
    TRY,
    DartsBox,
    DartsState,
)
from touchline.solve.evaluator import Value, average


class DartsValues:
    """Values of everything but a dart in the air."""

    box: DartsBox
    solution: Lookup

    def value(self, s: DartsState) -> Value:
        """The win probabilities from this state on."""
        phase = s.phase
        if phase == OVER_PHASE:
            return seen_by(s.offense, float(rules.payoff(s, self.box, s.offense) > 0), 0.0)
        if phase == TOSS:
            return average([(0.5, self.value(rolled(s, self.box, coin))) for coin in range(2)])
        if phase == CHOICE:
            choices = [self.value(played(s, self.box, move)) for move in (rules.RECEIVE, rules.DEFER)]
            return max(choices, key=lambda value: value.rank(s.offense))
        place = self._place(s)
        if place is not None:
            lead = s.score[s.offense] - s.score[1 - s.offense]
            known = self.solution.known(s.first, s.drive, place, lead)
            return seen_by(s.offense, known.win, known.own - known.other)
        return self._in_the_air(s)[1]

    def _place(self, s: DartsState) -> int | None:
        """Where the table holds this state; ``None`` when a call is already made."""
        if s.phase == TRY:
            return TRY_PLACE
        if s.phase == CUSHION_CALL or (s.phase == CUSHION and self.box.aims == 0):
            return CUSHION_PLACE
        forced = s.phase == THROW and self.box.aims == 0 and not may_kick(s) and not may_punt(s)
        if s.phase == CALL or forced:
            return (s.dart - 1) * SPOTS + s.pos - 1
        return None

    def bed_values(self, s: DartsState) -> list[Value]:
        """With a dart in the air: the value after each bed."""
        return [self.value(rolled(s, self.box, bed)) for bed in range(BEDS)]

    def _in_the_air(self, s: DartsState) -> tuple[int, Value]:
        """A dart is called: its aim and the value."""
        raise NotImplementedError


def seen_by(seat: int, win: float, margin: float) -> Value:
    """A value seen by a seat, turned to seat 0."""
    win = min(1.0, max(0.0, win))
    return Value((win, 1.0 - win), 0.0, margin) if seat == 0 else Value((1.0 - win, win), 0.0, -margin)


def played(s: DartsState, box: DartsBox, move: int) -> DartsState:
    """The state after a move."""
    after = s.copy()
    rules.play(after, box, move)
    return after


def rolled(s: DartsState, box: DartsBox, outcome: int) -> DartsState:
    """The state after a coin or a dart."""
    after = s.copy()
    rules.roll(after, box, outcome)
    return after
