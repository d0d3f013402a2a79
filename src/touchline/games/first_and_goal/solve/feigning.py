"""A coach made to fool the scout: he counts yards until that is believed, and then calls what it was not prepared for.

He is told what the scout thinks of him, which no rival can know, so he wins more than anybody could.  While he is
trusted he plays the best card against the scout's mixture; while he is not, the card that counts yards; all that is no
card he decides as the master does.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from touchline.bots.base import asked, turn_of
from touchline.games.first_and_goal.bots import Club, Scout, known, scouting
from touchline.games.first_and_goal.solve.knowing import known_state
from touchline.games.first_and_goal.solve.thinking import MANNER, Thinker
from touchline.games.first_and_goal.solve.whole_game import EXPLOITER_ROUNDS, EXPLOITER_TYPES, Score
from touchline.games.first_and_goal.state import (
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    OFFENSE_CARDS,
    FootballBox,
)
from touchline.kernel.draws import game_key
from touchline.kernel.nodes import CHANCE
from touchline.lab.intervals import share_interval
from touchline.play.match import Match
from touchline.play.recalling import past_of

FEIGNS_UNTIL = (0.0, 0.2, 0.35, 0.49)
"""How far the coaches that are tried want to be trusted before they call what is not expected of them."""
SEED_BITS = 53


@dataclass
class Feigner:
    """Sits opposite a scout."""

    box: FootballBox
    seed: int
    until: float

    def __post_init__(self) -> None:
        self._club = Club(self.seed)
        manner = MANNER._replace(told=1, greedy=1)
        self._thinker = Thinker.shipped(self.box, EXPLOITER_TYPES, EXPLOITER_ROUNDS, manner)

    def choose(self, match: Match) -> str:
        """His move, by what the scout on the other side thinks of him."""
        seat, turn = match.to_move, turn_of(match)
        if len(turn.legal) == 1:
            return turn.legal[0]
        s, moves = known(turn)
        which = OFFENSE_CARDS if s.offense == match.game.side(seat, match.box) else DEFENSE_CARDS
        scout = 1 - seat
        theirs = known_state(match.view(scout), self.box)
        told = scouting(self.box)[0].read(past_of(match, scout), theirs, which).told
        if told.trust < self.until and s.phase in (CALL, DEFENSE_CALL):
            return self._club.choose(turn)
        options = self._thinker.thought(s, moves, game_key(self.seed, turn.step), told).options
        return turn.legal[max(range(len(moves)), key=lambda k: options[k].share)]


def pair(seed: int, until: float, number: int) -> float:
    """The share of the points of a feigner against a scout, in a game and its mirror."""
    share = 0.0
    for side in range(2):
        dice = game_key(seed, number) >> (64 - SEED_BITS)
        match = Match("first-and-goal", seed=dice)
        scout, feigner = Scout(dice + 1), Feigner(match.box, dice + 2, until)
        scout.get_ready()
        while not match.over:
            if match.to_move == CHANCE:
                match.roll()
            else:
                match.play(feigner.choose(match) if match.to_move == side else asked(scout, match))
        share += (1 + match.returns()[side]) / 4
    return share


def feigned(seed: int, until: float, pairs: int, cores: int) -> Score:
    """What who feigns wins against the scout over mirrored pairs."""
    shares: Sequence[float]
    play = partial(pair, seed, until)
    if cores == 1:
        shares = [play(number) for number in range(pairs)]
    else:
        with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
            shares = list(pool.map(play, range(pairs)))
    return Score(sum(shares) / pairs, *share_interval(shares, games=2))
