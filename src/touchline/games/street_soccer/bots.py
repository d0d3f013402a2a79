"""Opponents for Street Soccer, weakest first.

The beginner and the club player judge by plain integers and play at once anywhere.  The master
searches with a learned value in machine code; while that is being made, the club player plays for him.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from touchline.bots.base import Bot, Turn
from touchline.bots.compiling import HASTE, LateBot, Workshop
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.instinct import eager, wary
from touchline.games.street_soccer.squares import NOWHERE
from touchline.games.street_soccer.state import SET_UP, SoccerBox, SoccerState
from touchline.kernel.arrays import Floats
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message

if TYPE_CHECKING:
    from touchline.games.street_soccer.solve.thinking import Thinker


def _position(turn: Turn) -> SoccerState:
    """The position a view shows; nothing is hidden in this game."""
    s: SoccerState = turn.game.determinize(turn.view, turn.box, lambda n: 0)
    return s


class Beginner:
    """Runs after the ball."""

    name = "beginner"
    description = Message("ss-bot-eager")

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, turn: Turn) -> str:
        """The eager move."""
        s = _position(turn)
        moves = GAME.legal_moves(s, turn.box)
        return GAME.move_text(s, turn.box, moves[eager(s, moves, len(moves))])


class Club:
    """Weighs chances."""

    name = "club"
    description = Message("ss-bot-one-ahead")

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, turn: Turn) -> str:
        """The wary move."""
        s = _position(turn)
        moves = GAME.legal_moves(s, turn.box)
        return GAME.move_text(s, turn.box, moves[wary(s, s.copy(), turn.box, moves, len(moves), [NOWHERE] * 10)])


workshop = Workshop("touchline.games.street_soccer.bots")
"""Where the master's machine code is made, once for all masters of this process."""


class Master(LateBot):
    """Searches."""

    name = "master"
    travels = True
    description = Message("ss-bot-learned")

    def __init__(self, seed: int = 0) -> None:
        super().__init__(workshop, Club(seed), Message("bots-a-minute"))
        self._thinkers: dict[SoccerBox, Thinker] = {}
        self._own = threading.Lock()

    def think(self, turn: Turn) -> str:
        """The best move found in the time."""
        from touchline.games.street_soccer.solve.search import MASTER

        s = _position(turn)
        with self._own:
            thinker = self._thinker(turn.box)
            if s.phase == SET_UP:
                move = thinker.place(s)
            else:
                move = thinker.look(s, MASTER, HASTE * turn.seconds)[0].move
        return GAME.move_text(s, turn.box, move)

    def _thinker(self, box: SoccerBox) -> Thinker:
        from touchline.games.street_soccer.solve.thinking import Thinker

        if box not in self._thinkers:
            self._thinkers[box] = Thinker.shipped(box)
        return self._thinkers[box]


def is_compiled() -> bool:
    """Whether the master's machine code lies on the disk."""
    from touchline.games.street_soccer.solve import thinking

    return thinking.is_compiled()


def warm_up() -> None:
    """Make or read the master's machine code."""
    from touchline.games.street_soccer.solve.thinking import Thinker

    Thinker.shipped(GAME.new_box()).warm_up()


FORMER = "former"
"""Known to the ladder alone."""
LEVELS: Mapping[str, Callable[[int], Bot]] = {"beginner": Beginner, "club": Club, "master": Master}


def meeting(
    one: str, two: str, pairs: int, *, seed: int = 0, first: int = 0, cores: int = 1, on: str = "local"
) -> Floats:
    """Points of ``one`` (0 to 2) in each of many mirrored pairs, played in machine code move for move as the bots do.

    ``former`` is the master of the release before.  The one difference: the master's closer looks are never cut
    short by time.  ``on`` is ``local`` or ``cuda``.
    """
    from touchline.games.street_soccer.solve.duel import EAGER, LEARNED, RANDOM, WARY, Player, meet
    from touchline.games.street_soccer.solve.search import MASTER

    seated = {
        "random": Player(RANDOM),
        "beginner": Player(EAGER),
        "club": Player(WARY),
        "master": Player(LEARNED, MASTER),
    }
    if FORMER in (one, two):
        from touchline.games.street_soccer.solve.former import former_master

        if on == "cuda":
            raise BadOption(Message("ss-former-not-there"), field="on")
        seated[FORMER] = former_master()
    if on == "cuda":
        from touchline.games.street_soccer.solve.gpu_duel import meet_on_gpu

        return meet_on_gpu(seated[one], seated[two], pairs, seed=seed, first=first)
    return meet(seated[one], seated[two], pairs, seed=seed, first=first, cores=cores)
