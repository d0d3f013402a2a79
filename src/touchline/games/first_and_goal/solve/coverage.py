"""Whether ± holds where it is shown: single positions against games played out from them.

A class of forecasts can be right on average while each of its positions is off.  Here every position stands alone:
masters play it out many times, hidden cards dealt anew, and what the playouts themselves scatter is taken off.  Two
things are said of a position, each with its ±: the chance as everybody at the table may reckon it, and what the coach
promises the side that decides for the move he advises.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random

import numpy as np

from touchline.games.first_and_goal.moves import FAKE
from touchline.games.first_and_goal.solve.evaluator import ADVISED_ROUNDS, ADVISED_TYPES, FootballEvaluator
from touchline.games.first_and_goal.solve.matches import GAME, MASTER, Stadium, stadium, to_move
from touchline.games.first_and_goal.solve.network import load_net, stated_intervals
from touchline.games.first_and_goal.solve.odds import odds_of
from touchline.games.first_and_goal.solve.phases import LEAST_SCALE, PHASES, phase_of
from touchline.games.first_and_goal.solve.situation import mind
from touchline.games.first_and_goal.solve.spread import spread
from touchline.games.first_and_goal.solve.strolling import stroll
from touchline.games.first_and_goal.solve.thinking import Thinker
from touchline.games.first_and_goal.state import (
    CALL,
    DEFENSE_CALL,
    FAKE_CALL,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    KICK_CALL,
    OFFENSE_CARDS,
    PLAYS,
    FootballBox,
    FootballState,
)
from touchline.games.first_and_goal.view import team_of
from touchline.kernel.draws import game_key
from touchline.kernel.fields import Fields
from touchline.kernel.nodes import CHANCE, OVER

NORMAL, ONE_SIDED = 1.96, 1.645
PLAYED_IN = 24
"""At most so many steps are played after a spread beginning, so that hands and downs are natural."""
SHORT, MORE = PHASES[4:], 3
"""Parts of a match that are soon played out: of these so many times as many positions are looked at."""
OPEN = 0.05
"""A match is open when neither side's chance is below this."""
OPEN_TO_ONE = 3
"""So many open positions are looked at for one that is as good as decided, where any ± would hold."""
SAID_OF = ("table", "advice")
"""What is said of a position."""


@dataclass(frozen=True)
class Looked:
    """What the coach says of a position, and what happened."""

    phase: str
    said: float
    """A side's chance."""
    won: float
    """The share of the points that it had in the playouts."""
    playouts: int
    of: str = SAID_OF[0]
    number: int = 0
    """Which of the positions of its seed it is."""

    @property
    def scale(self) -> float:
        """How wide an interval at even chances is here, squared."""
        return max(LEAST_SCALE, 4 * self.said * (1 - self.said))

    @property
    def noise(self) -> float:
        """What the playouts' share scatters by itself, squared; never nothing, however they end."""
        drawn = (self.won * self.playouts + 1) / (self.playouts + 2)
        return drawn * (1 - drawn) / self.playouts

    def line(self) -> str:
        """As it is kept in a file.

        >>> Looked("overtime", 0.5, 0.46, 50, "advice", 7).line().split()
        ['overtime', 'advice', '7', '0.5000', '0.4600', '50']
        """
        return "\t".join((self.phase, self.of, f"{self.number}\t{self.said:.4f}\t{self.won:.4f}\t{self.playouts}"))

    @classmethod
    def from_line(cls, line: str) -> Looked:
        """The inverse of ``line``."""
        phase, of, number, said, won, playouts = line.split("\t")
        return cls(phase, float(said), float(won), int(playouts), of, int(number))

    def within(self, interval: float) -> bool:
        """Whether it is off by no more than an interval (at even chances) and the playouts' own scatter allow."""
        return (self.said - self.won) ** 2 <= interval**2 * self.scale + NORMAL**2 * self.noise


@dataclass(frozen=True)
class Playing:
    """Where positions are played out: masters of some thought, and the coach whose words are held against them."""

    box: FootballBox
    thinker: Thinker
    coach: FootballEvaluator
    room: Stadium

    def looked(self, seed: int, each: int, playouts: int, part: str) -> Iterator[Looked]:
        """So many positions of a part of a match, each played out; of the short ones more."""
        wanted = each * (MORE if part in SHORT else 1)
        found = decided = number = 0
        while found < wanted:
            number += 1
            s = somewhere(self.box, self.thinker, game_key(seed, number), part)
            if s is None:
                continue
            home = self.coach.value(s).win[0]
            if not OPEN <= home <= 1 - OPEN:
                if OPEN_TO_ONE * decided > found - decided:
                    continue
                decided += 1
            found += 1
            key = game_key(seed + 1, number)
            yield Looked(part, home, self.home_won(s, key, playouts), playouts, "table", number)
            chance, move = self.advised(s)
            yield Looked(part, chance, self.seat_won(s, move, key, playouts), playouts, "advice", number)

    def advised(self, s: FootballState) -> tuple[float, int]:
        """What the coach promises the seat that decides, and for which move."""
        seat = to_move(s, self.box)
        best = max(self.coach.move_values(s), key=lambda each: each.value.rank(team_of(self.box, seat)))
        [move] = GAME.parse_move(s, self.box, best.move)
        return best.value.win[team_of(self.box, seat)], move.value

    def home_won(self, s: FootballState, key: int, playouts: int) -> float:
        """Home's share of the points, by what everybody sees of a position."""
        shown = GAME.view(s, self.box, None)
        return self._home_share([self.dealt(shown, n) for n in range(playouts)], key)

    def seat_won(self, s: FootballState, move: int, key: int, playouts: int, first: int = 0) -> float:
        """The share of the seat that decides, by what it sees, once it has made a move; deals are numbered."""
        seat = to_move(s, self.box)
        shown = GAME.view(s, self.box, seat)
        dealt = [self.dealt(shown, first + n) for n in range(playouts)]
        for each in dealt:
            GAME.step(each, self.box, move)
        home = self._home_share(dealt, key)
        return 1.0 - home if team_of(self.box, seat) else home

    def dealt(self, shown: Fields, n: int) -> FootballState:
        """A position with its hidden cards dealt; a call that lies face down is one that a master makes of them."""
        dice = Random(n)
        s: FootballState = GAME.determinize(shown, self.box, dice.randrange)
        if s.phase in (DEFENSE_CALL, FAKE_DEFENSE) and shown["offense_call"] == "none":
            s.offense_call = self._called(s, dice)
        return s

    def _called(self, s: FootballState, dice: Random) -> int:
        """What a master who holds this hand calls, face down."""
        before = s.copy()
        before.offense_call = 0
        before.phase = CALL if s.phase == DEFENSE_CALL else FAKE_OFFENSE
        options = self.thinker.options(before, GAME.legal_moves(before, self.box), dice.getrandbits(60))
        if before.phase == CALL:
            options = [each for each in options if each.move < PLAYS]
        shares = [each.share for each in options]
        if not any(shares):
            return s.offense_call
        move = dice.choices(options, shares)[0].move
        return move + 1 if before.phase == CALL else FAKE_CALL if move == FAKE else KICK_CALL

    def _home_share(self, dealt: list[FootballState], key: int) -> float:
        """Home's share of the points when masters play each of these to its end."""
        return sum(self.home_points(s, game_key(key, n)) for n, s in enumerate(dealt)) / len(dealt)

    def home_points(self, s: FootballState, key: int) -> float:
        """Home's points when masters play a position to its end: 0, ½ or 1."""
        here = self.room._replace(s=s.to_record()[0])
        here.play(np.array([MASTER, MASTER]), key, afresh=False)
        return 0.5 * (1 + here.lead)


def playing(hands: int, rounds: int) -> Playing:
    """Masters of so much thought, and the coach as everybody meets him."""
    box = GAME.new_box()
    masters = mind(load_net(), odds_of(box), hands, rounds)
    told = Thinker.shipped(box, ADVISED_TYPES, ADVISED_ROUNDS)
    coach = FootballEvaluator(GAME, box, told, stated_intervals())
    return Playing(box, Thinker.shipped(box), coach, stadium(box, masters, masters))


def part_of(s: FootballState) -> str:
    """The part of a match that a position belongs to."""
    return phase_of(s.half, s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS])


def somewhere(box: FootballBox, thinker: Thinker, key: int, part: str) -> FootballState | None:
    """A choice some steps after a snap drawn at random, in this part of a match; none, if they led elsewhere."""
    dice = Random(int(key))
    s: FootballState = GAME.new_state(box)
    while s.phase != CALL:
        stroll(s, box, thinker, dice)
    spread(s, box, int(key))
    left = dice.randrange(PLAYED_IN)
    while part_of(s) == part and to_move(s, box) != OVER:
        if left <= 0 and to_move(s, box) != CHANCE and len(GAME.legal_moves(s, box)) > 1:
            return s
        stroll(s, box, thinker, dice)
        left -= 1
    return None


def interval_of(positions: list[Looked]) -> float:
    """The half-width at even chances that 95 of 100 single estimates keep to.

    The larger of two: that of a normal error of the size that was seen, less the playouts' scatter, where few positions
    leave its size open the upper end of it; and the least that holds 95 of 100 of the positions, as errors have tails.

    >>> interval_of([Looked("overtime", 0.5, 0.5, 100)] * 20)
    0.0
    """
    errors = np.array([((one.said - one.won) ** 2 - one.noise) / one.scale for one in positions])
    error = errors.mean() + ONE_SIDED * errors.std() / sqrt(len(errors))
    needed = [max(0.0, (one.said - one.won) ** 2 - NORMAL**2 * one.noise) / one.scale for one in positions]
    return max(NORMAL * sqrt(max(0.0, float(error))), sqrt(float(np.quantile(needed, 0.95))))
