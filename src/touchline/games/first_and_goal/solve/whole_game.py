"""The master measured over whole games: against that of the first release, and against coaches made to exploit him.

An exploiter sees what any rival sees.  He knows how the master thinks: he imagines the master's hands, solves the call
as the master does, and plays the best card against the master's mixture (a local best response, Lisý and Bowling
2017); and he holds on to his time-outs more or less.  Of several such coaches the one that does best against the
master over some games is then measured over others.  Other coaches take their rival to maximise expected yards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.solve.inputs import Situation
from touchline.games.first_and_goal.solve.matches import CLUB, GAME, MASTER, TEAM, WIDTH, play_pairs, stadium
from touchline.games.first_and_goal.solve.network import former_net, load_net
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.situation import FORMER, Manner, Mind, mind
from touchline.games.first_and_goal.solve.thinking import MANNER, ROUNDS, TYPES
from touchline.games.first_and_goal.state import FootballBox
from touchline.kernel.draws import game_key
from touchline.lab.intervals import share_interval

FORMER_TYPES, FORMER_ROUNDS = 16, 80
EXPLOITER_TYPES, EXPLOITER_ROUNDS = 32, 120
MARGINS = (0.0, 0.01, 0.03, 0.1)
"""How dear their time-outs are to the exploiters."""
TRUSTS = (0.0, 0.1, 0.2, 0.35, 0.5, 1.0)
"""How often coaches are tried who take their rival to maximise expected yards."""
TRAINED_ON = 1 << 20
"""Added to the seed for the games in which the exploiters are tried."""
MOST_SNAPS = 600
HALF, CARDS, OURS, THEIRS = (Situation._fields.index(each) for each in ("half", "cards", "timeouts", "rival_timeouts"))


class Score(NamedTuple):
    """A share of the points over mirrored pairs, with its 95 % interval."""

    share: float
    low: float
    high: float

    def text(self) -> str:
        """The share with its interval.

        >>> Score(0.5, 0.48, 0.52).text()
        '50.0% (48.0% … 52.0%)'
        """
        return f"{self.share:.1%} ({self.low:.1%} … {self.high:.1%})"


class Exploiter(NamedTuple):
    """A coach made to beat the master."""

    name: str
    manner: Manner


EXPLOITERS = tuple(
    Exploiter(f"{'best card' if greedy else 'mixture'}, time-outs {margin:g}", Manner(margin=margin, greedy=greedy))
    for greedy in (1, 0)
    for margin in MARGINS
)


def former_mind(box: FootballBox) -> Mind:
    """The mind of the master of the first release."""
    return mind(former_net(), odds_of(box), FORMER_TYPES, FORMER_ROUNDS, FORMER)


@dataclass
class WholeGame:
    """Meetings of the master, over pairs of whole games with shared dice."""

    seed: int
    pairs: int
    cores: int = 1

    @cached_property
    def box(self) -> FootballBox:
        """The base game."""
        box: FootballBox = GAME.new_box()
        return box

    @cached_property
    def master(self) -> Mind:
        """As he plays."""
        return mind(load_net(), odds_of(self.box), TYPES, ROUNDS, MANNER)

    @cached_property
    def former(self) -> Mind:
        """The master of the first release."""
        return former_mind(self.box)

    def meet(self, one: Mind, two: Mind, seed: int, pairs: int, level: int = MASTER) -> Score:
        """Points of one coach against another, or against one of a lower level."""
        points = play_pairs(self.box, (one, two), (MASTER, level), seed, pairs, cores=self.cores)
        shares = [float(each) / 2 for each in points]
        return Score(sum(shares) / pairs, *share_interval(shares, games=2))

    def against_former(self) -> Score:
        """The master against that of the first release."""
        return self.meet(self.master, self.former, self.seed, self.pairs)

    def exploiter(self, each: Exploiter) -> Mind:
        """A coach with the master's networks and his own manner."""
        return mind(load_net(), odds_of(self.box), EXPLOITER_TYPES, EXPLOITER_ROUNDS, each.manner)

    def tried(self) -> Iterator[tuple[Exploiter, Score]]:
        """Every exploiter against the master, over games that do not count."""
        for each in EXPLOITERS:
            yield each, self.meet(self.exploiter(each), self.master, self.seed + TRAINED_ON, max(1, self.pairs // 2))

    def exploited(self, best: Exploiter) -> Score:
        """One exploiter over fresh games."""
        return self.meet(self.exploiter(best), self.master, self.seed, self.pairs)

    def trusting(self, trust: float) -> tuple[Score, Score, Score]:
        """A coach who takes his rival to maximise yards so often: against one who does, and against the master.

        Last, what he leaves to a coach who knows how often, and plays the best card against his mixture.
        """
        manner = MANNER._replace(trust=trust)
        coach = mind(load_net(), odds_of(self.box), TYPES, ROUNDS, manner)
        knowing = self.exploiter(Exploiter("", manner._replace(greedy=1)))
        club = self.meet(coach, coach, self.seed, self.pairs, CLUB)
        master, known = (self.meet(*each, self.seed, self.pairs) for each in ((coach, self.master), (knowing, coach)))
        return club, master, known

    def time_outs(self, coach: Mind, games: int) -> tuple[float, float]:
        """Time-outs of both sides a game before its last snap, and the share called with over half the clock left."""
        rows = np.zeros((MOST_SNAPS, WIDTH), dtype=np.int64)
        room, values, levels = stadium(self.box, coach, coach), np.zeros(MOST_SNAPS), np.array([MASTER, MASTER])
        called: list[int] = []
        for number in range(games):
            snaps = room.play(levels, game_key(self.seed, number), rows, values)
            called += time_outs_in(rows[:snaps])
        early = sum(cards > room.box["copies"] * 6 for cards in called)
        return len(called) / games, early / max(1, len(called))


def time_outs_in(rows: NDArray[np.int64]) -> list[int]:
    """The cards left at every time-out that a diary of one game shows."""
    found: list[int] = []
    for before, after in pairwise(rows):
        if before[HALF] == after[HALF]:
            same = before[TEAM] == after[TEAM]
            left = after[[OURS, THEIRS] if same else [THEIRS, OURS]]
            found += [int(after[CARDS])] * int((before[[OURS, THEIRS]] - left).sum())
    return found
