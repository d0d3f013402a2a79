"""What the dice do, as a coach quotes it: how often a pair of cards makes its yards, a kick is good, a return holds.

Read from the tables that a thinker thinks with, wherever they lie.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from touchline.games.first_and_goal.solve.span import HIGHEST, LOWEST, SPAN, ZERO
from touchline.games.first_and_goal.state import (
    BREAKAWAY,
    GREEN,
    HAIL,
    ICONS,
    MARY,
    OFFENSE_CARDS,
    PLAYS,
    FootballBox,
    T,
    X,
)

Known = Callable[[str, int, int], Sequence[float]]
"""Numbers of a table of the mind, laid out in a row: its name, the first, how many."""
KINDS = 3
"""Of a play die: it shows nothing that moves the ball, an X, a BREAKAWAY."""
PAIRS = PLAYS * PLAYS
PUNTS = GREEN + 1


def times(share: float) -> int:
    """How many of a hundred."""
    return round(100 * share)


class DiceFacts:
    """The odds of one box, quoted."""

    def __init__(self, box: FootballBox, known: Known) -> None:
        self.box = box
        self._known = known

    @cached_property
    def _icons(self) -> Sequence[float]:
        return self._known("icons", 0, len(ICONS))

    @cached_property
    def _referee(self) -> Sequence[float]:
        return self._known("referee", 0, len(ICONS))

    def fumble(self) -> float:
        """FG-5.3: how often a play or a return loses the ball."""
        return self._icons[T] * self._referee[T]

    def gains(self, team: int, faked: int, pair: int, least: int, most: int = HIGHEST) -> float:
        """How often a pair of cards brings from ``least`` to ``most`` yards and keeps the ball, flags left out."""
        first, last = (min(max(each, LOWEST), HIGHEST) - LOWEST for each in (least, most))
        rows = self._known("snap", ((team * 2 + faked) * PAIRS + pair) * KINDS * SPAN, KINDS * SPAN)
        plain, broken, loose = (sum(rows[kind * SPAN + first : kind * SPAN + last + 1]) for kind in range(KINDS))
        icons = self._icons
        calm = 1.0 - icons[X] - icons[BREAKAWAY] - self.fumble()
        return calm * plain + icons[X] * broken + icons[BREAKAWAY] * loose

    def yards(self, team: int, faked: int, pair: int) -> float:
        """The yards of a pair of cards on average."""
        return self._known("yards", (team * 2 + faked) * PAIRS + pair, 1)[0]

    def field_goal(self, team: int, y: int) -> float:
        """FG-9.3: how often a field goal from so far is good."""
        if y > HIGHEST:
            return 0.0
        reaches = self._known("field_goal", team * SPAN + ZERO + y, 1)[0]
        return (1.0 - self._icons[X] * self._referee[X]) * reaches

    def extra_point(self) -> float:
        """FG-9.1: how often the kick after a touchdown is good."""
        return 1.0 - self._icons[X] * self._referee[X]

    def two_points(self, team: int) -> float:
        """FG-9.2: how often a two-point try succeeds."""
        return self._known("try_good", team, 1)[0]

    def sneak(self) -> float:
        """FG-7.1: how often a sneak makes its yard."""
        made = self._icons[BREAKAWAY] + self._icons[HAIL] + self._icons[MARY]
        return made + self._icons[X] if self.box.sneak_x_succeeds else made

    def hail_mary(self) -> float:
        """FG-7.4: how often a Hail Mary comes off."""
        return self._icons[HAIL] * self._referee[MARY] + self._icons[MARY] * self._referee[HAIL]

    def punt(self, team: int, row: int, y: int) -> float:
        """FG-9.5: how far the dice of a punt carry on average, a touchback counted as what it leaves of it."""
        rows = self._known("punt", (team * PUNTS + row) * SPAN, SPAN)
        touchback = y - self.box.touchback_spot
        return sum(share * (k + LOWEST if k + LOWEST < y else touchback) for k, share in enumerate(rows))

    def return_gain(self, team: int) -> float:
        """FG-9.7: the yards of a punt return on average, a BREAKAWAY apart."""
        return self._known("run_mean", team * KINDS, 1)[0]

    def run_out(self, team: int) -> float:
        """FG-2.4: how far from the own goal line a kickoff is run out on average, a BREAKAWAY apart."""
        rows = self._known("run_out", team * KINDS * SPAN, SPAN)
        kept = 1.0 - self._icons[X]
        stopped = self._icons[X] * self.box.touchback_spot
        return stopped + kept * sum(share * max(0, k + LOWEST) for k, share in enumerate(rows))

    def again(self, team: int, faked: int, pair: int) -> float:
        """FG-5.2: what the same dice bring on average when they are rolled again."""
        rows = self._known("snap", ((team * 2 + faked) * PAIRS + pair) * KINDS * SPAN, SPAN)
        return sum(share * (k + LOWEST) for k, share in enumerate(rows))

    def onside(self) -> float:
        """FG-2.7: how often a short kick is recovered."""
        return 1.0 - (1.0 - self._icons[T]) * (1.0 - self._referee[T])

    # ---- one card against all that the other side may call

    def against(self, which: int, play: int, calls: Sequence[Sequence[float]]) -> list[tuple[float, int]]:
        """The pairs that a card of a deck may meet, each with how often the rival calls the other card."""
        rival = calls[1 - which]
        whole = sum(rival)
        shares = [each / whole for each in rival] if whole > 0 else [1 / PLAYS] * PLAYS
        if which == OFFENSE_CARDS:
            return [(share, play * PLAYS + other) for other, share in enumerate(shares)]
        return [(share, other * PLAYS + play) for other, share in enumerate(shares)]
