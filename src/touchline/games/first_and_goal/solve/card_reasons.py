"""Why one card and not another: what a card does against all that the other side may call, told in one figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from touchline.games.first_and_goal import terms
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.moves import DISCARD, TAKE
from touchline.games.first_and_goal.solve.dice_facts import DiceFacts, times
from touchline.games.first_and_goal.state import (
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    OFFENSE_CARDS,
    PLAYS,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    FootballState,
)
from touchline.kernel.message import Amount, Message

SEEN = 0.02
"""Chances that differ by less than this give no reason."""
SEEN_YARDS = 0.4
LONG = 20
"""Yards of a long gain."""
LATE = 24
"""From so few cards of the second half on the clock is a reason."""

Calls = tuple[Sequence[float], Sequence[float]]


class Figures(NamedTuple):
    """What a card does against all that the other side may call; on defense seen by the offense just the same."""

    made: float
    """How often the line to gain is reached."""
    lost: float
    """How often yards are lost."""
    long: float
    """How often it is a long gain."""
    yards: float


class CardReasons:
    """The cards of one decision, beside each other."""

    def __init__(self, facts: DiceFacts, s: FootballState, lead: int, clock: int, calls: Calls) -> None:
        self.facts = facts
        self.s = s
        self.lead = lead
        self.clock = clock
        """Offense cards that are left: the clock of the game."""
        self.calls = calls
        self.which = DEFENSE_CARDS if s.phase in (DEFENSE_CALL, TIME_OUT_DEFENSE) else OFFENSE_CARDS

    def is_card(self, move: int) -> bool:
        """Whether a move lays or takes a card."""
        if self.s.phase in (CALL, DEFENSE_CALL):
            return move < PLAYS
        return self.s.phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE) and TAKE <= move < DISCARD

    def fact(self, move: int) -> Message:
        """How often a card does what is needed."""
        play = self._play(move)
        by = "" if self.which == OFFENSE_CARDS else "-against"
        made = times(self.figures(play).made)
        return Message(f"fg-why-{self._reached}{by}", card=terms.card(self.which, play), times=made)

    def of_two(self, best: int, other: int) -> Message:
        """The figure in which the better of two cards is better; where it is better in none, what it does."""
        attacks = self.which == OFFENSE_CARDS
        by, sign = ("", 1) if attacks else ("-against", -1)
        play, less = self._play(best), self._play(other)
        a, b = self.figures(play), self.figures(less)
        cards = {"card": terms.card(self.which, play), "other": terms.card(self.which, less)}
        late = self._clock_reason(play, less) if attacks else None
        if sign * (a.made - b.made) >= SEEN:
            told = f"fg-why-{self._reached}-than{by}"
            return Message(told, **cards, times=times(a.made), less=times(b.made))
        if late is not None:
            return late
        if sign * (a.yards - b.yards) >= SEEN_YARDS:
            return Message(f"fg-why-yards-than{by}", **cards, yards=Amount(a.yards, 1), less=Amount(b.yards, 1))
        if sign * (b.lost - a.lost) >= SEEN:
            return Message(f"fg-why-loses-than{by}", **cards, times=times(a.lost), less=times(b.lost))
        if sign * (a.long - b.long) >= SEEN:
            return Message(f"fg-why-long-than{by}", **cards, times=times(a.long), less=times(b.long))
        return Message(f"fg-why-alike{by}", **cards)

    def _play(self, move: int) -> int:
        return move if move < PLAYS else move - TAKE

    @property
    def _needed(self) -> int:
        return self.s.y if self.s.trying else self.s.to_gain

    @property
    def _reached(self) -> str:
        """What reaching the line to gain is: a score, or a first down."""
        return "scores" if self._needed >= self.s.y else "makes"

    def figures(self, play: int) -> Figures:
        """What a card does, on average over the calls it may meet."""
        met = self.facts.against(self.which, play, self.calls)
        team, faked = self.s.offense, self.s.faked

        def average(of: Callable[[int], float]) -> float:
            return sum(share * of(pair) for share, pair in met)

        return Figures(
            average(lambda pair: self.facts.gains(team, faked, pair, self._needed)),
            average(lambda pair: self.facts.gains(team, faked, pair, -GOAL_TO_GOAL, -1)),
            average(lambda pair: self.facts.gains(team, faked, pair, LONG)),
            average(lambda pair: self.facts.yards(team, faked, pair)),
        )

    def _clock_reason(self, play: int, other: int) -> Message | None:
        """FG-8.1: a run burns a card; late in the match that is a reason by itself."""
        late = self.s.half >= 2 and self.clock <= LATE and not self.s.trying
        runs = self.facts.box.is_run[play] - self.facts.box.is_run[other]
        if not late or runs == 0 or self.lead == 0 or (runs > 0) != (self.lead > 0):
            return None
        return Message("fg-why-run-clock" if runs > 0 else "fg-why-pass-clock", cards=self.clock)
