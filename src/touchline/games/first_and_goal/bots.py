"""Opponents for First & Goal, weakest first.

The beginner and the club player think in plain Python and play at once anywhere.  The master thinks in machine
code; while that is being made, the club player plays for him.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from touchline.bots.base import Bot, Turn
from touchline.bots.compiling import LateBot, Workshop
from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.state import DEFENSE_CARDS, OFFENSE_CARDS, PLAYS, FootballBox, FootballState
from touchline.games.first_and_goal.view import team_of
from touchline.kernel.arrays import Floats
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message

if TYPE_CHECKING:
    from touchline.games.first_and_goal.solve.reading import Reader
    from touchline.games.first_and_goal.solve.shipping import YardsBook
    from touchline.games.first_and_goal.solve.situation import Mind
    from touchline.games.first_and_goal.solve.thinking import Option, Thinker

FINE = 1 << 20


def known(turn: Turn) -> tuple[FootballState, list[int]]:
    """The state as the seat knows it, and its legal moves."""
    from touchline.games.first_and_goal.solve.knowing import known_state

    s = known_state(turn.view, turn.box)
    written = {GAME.move_text(s, turn.box, move): move for move in GAME.legal_moves(s, turn.box)}
    return s, [written[text] for text in turn.legal]


@lru_cache(maxsize=8)
def _plain_mind(box: FootballBox) -> Mind | YardsBook:
    """Odds without a network, for coaches that know no values: from the tables that came with it, or worked out."""
    from touchline.games.first_and_goal.solve.shipping import shipped_book

    shipped = shipped_book(GAME, box)
    if shipped is not None:
        return shipped
    from touchline.games.first_and_goal.solve.network import fresh_net
    from touchline.games.first_and_goal.solve.odds import odds_of
    from touchline.games.first_and_goal.solve.situation import mind

    return mind(fresh_net(0), odds_of(box), 1, 1)


class PlainCoach:
    """A coach that thinks in plain Python."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, turn: Turn) -> str:
        """A card, or what the book says."""
        s, moves = known(turn)
        if len(moves) == 1:
            return turn.legal[0]
        decide = self._way()
        return turn.legal[
            moves.index(decide(_plain_mind(turn.box), s, turn.box, moves, len(moves), self._seed, turn.step))
        ]

    def _way(self) -> Callable[..., int]:
        """How it decides."""
        raise NotImplementedError


class Beginner(PlainCoach):
    """Plays cards as they come."""

    name = "beginner"
    description = Message("fg-bot-any-card")

    def _way(self) -> Callable[..., int]:
        from touchline.games.first_and_goal.solve.yards_coach import novice

        return novice


class Club(PlainCoach):
    """Counts yards."""

    name = "club"
    description = Message("fg-bot-counts-yards")

    def _way(self) -> Callable[..., int]:
        from touchline.games.first_and_goal.solve.yards_coach import yards_coach

        return yards_coach


workshop = Workshop("touchline.games.first_and_goal.bots")
"""Where the master's machine code is made, once for all masters of this process."""


@lru_cache(maxsize=8)
def _thinker(box: FootballBox) -> Thinker:
    from touchline.games.first_and_goal.solve.thinking import Thinker

    return Thinker.shipped(box)


class Master(LateBot):
    """Mixes calls that nobody can read."""

    name = "master"
    travels = True
    description = Message("fg-bot-equilibrium")

    def __init__(self, seed: int = 0) -> None:
        super().__init__(workshop, Club(seed), Message("bots-two-minutes"))
        self._seed = seed

    def think(self, turn: Turn) -> str:
        """A move drawn as often as the solution says."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        s, moves = known(turn)
        own = game_key(self._seed, turn.step)
        options = self._options(turn, s, moves, own)
        ticket = below(own, FINE, FINE) / FINE
        for text, option in zip(turn.legal, options, strict=True):
            ticket -= option.share
            if ticket < 0:
                return text
        return turn.legal[max(range(len(options)), key=lambda k: options[k].share)]

    def _options(self, turn: Turn, s: FootballState, moves: list[int], key: int) -> list[Option]:
        """What he thinks of the moves."""
        return _thinker(turn.box).options(s, moves, key)


READING_TYPES, READING_ROUNDS, READING_KEY = 24, 60, 1
"""What is thought of a call that lies in the past."""


@lru_cache(maxsize=8)
def scouting(box: FootballBox) -> tuple[Reader, Thinker]:
    """Who reads rivals, and who answers them."""
    from touchline.games.first_and_goal.solve.reading import Reader
    from touchline.games.first_and_goal.solve.thinking import MANNER, Thinker

    past = Thinker.shipped(box, READING_TYPES, READING_ROUNDS, MANNER._replace(solves=0))

    def unreadable(s: FootballState, which: int) -> Sequence[float]:
        cards = [move for move in GAME.legal_moves(s, box) if move < PLAYS]
        return past.thought(s, cards, READING_KEY).calls[which]

    return Reader(box, _plain_mind(box), unreadable), Thinker.shipped(box, manner=MANNER._replace(told=1))


class Scout(Master):
    """Reads his rival, and answers what he reads; until he has read anything he is the master."""

    name = "scout"
    asks_for_past = True
    description = Message("fg-bot-reads-rival")

    def _options(self, turn: Turn, s: FootballState, moves: list[int], key: int) -> list[Option]:
        reader, thinker = scouting(turn.box)
        own = team_of(turn.box, turn.seat)
        which = DEFENSE_CARDS if s.offense == own else OFFENSE_CARDS
        return thinker.thought(s, moves, key, reader.read(turn.past, s, which).told).options


def is_compiled() -> bool:
    """Whether the master's machine code lies on the disk."""
    from touchline.games.first_and_goal.solve import thinking

    return thinking.is_compiled()


def warm_up() -> None:
    """Make or read the master's machine code."""
    _thinker(GAME.new_box()).warm_up()


class Former(Master):
    """The master of the first release, known to the ladder alone."""

    name = "former"

    def _options(self, turn: Turn, s: FootballState, moves: list[int], key: int) -> list[Option]:
        return _former_thinker(turn.box).options(s, moves, key)


@lru_cache(maxsize=8)
def _former_thinker(box: FootballBox) -> Thinker:
    from touchline.games.first_and_goal.solve.thinking import Thinker
    from touchline.games.first_and_goal.solve.whole_game import former_mind

    return Thinker(box, former_mind(box))


LEVELS: Mapping[str, Callable[[int], Bot]] = {"beginner": Beginner, "club": Club, "master": Master, "scout": Scout}
FORMER_LEVELS: Mapping[str, Callable[[int], Bot]] = {Former.name: Former}


def meeting(
    one: str, two: str, pairs: int, *, seed: int = 0, first: int = 0, cores: int = 1, on: str = "local"
) -> Floats:
    """Points of ``one`` (0 to 2) in each of many mirrored pairs, played in machine code by the bots' own rules.

    ``former`` is the master of the first release.  The scout is not among them: he is asked move by move.
    """
    from touchline.games.first_and_goal.solve.matches import LEVELS as NAMES
    from touchline.games.first_and_goal.solve.matches import MASTER, play_pairs
    from touchline.games.first_and_goal.solve.whole_game import WholeGame

    if on != "local":
        raise BadOption(Message("fg-no-gpu"), field="on")
    game = WholeGame(seed, pairs, cores)

    def seated(name: str) -> tuple[Mind, int]:
        return (game.former, MASTER) if name == Former.name else (game.master, NAMES.index(name))

    (first_mind, first_level), (other_mind, other_level) = seated(one), seated(two)
    minds, levels = (first_mind, other_mind), (first_level, other_level)
    return play_pairs(game.box, minds, levels, seed, pairs, first=first, cores=cores)
