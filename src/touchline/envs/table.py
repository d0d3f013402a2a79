"""What all environments share: a game that rolls its own dice and stops at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from touchline.envs.features import everything, observed
from touchline.games import find_game
from touchline.kernel.draws import below, game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.nodes import OVER
from touchline.kernel.options import Given
from touchline.play.recalling import Witness

if TYPE_CHECKING:
    from touchline.lab.policies import Policy

REPLACEMENTS = 1 << 40
"""Draws for replaced moves are numbered from here, so that they never disturb the dice."""


ILLEGAL_MOVES = ("raise", "lose", "replace")
"""What an illegal move does: an error and nothing else, the loss of the game, or a random legal move instead."""
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")


def one_of(argument: str, value: str | None, known: Sequence[str | None]) -> None:
    """Raise ``BadOption`` naming the argument unless its value is known."""
    if value not in known:
        raise BadOption(f"{argument} {value!r} is none of {', '.join(str(each) for each in known)}", field=argument)


class Seeds:
    """The seeds of an environment's games: one that is given, then those that follow from it."""

    def __init__(self) -> None:
        self._sequence = np.random.SeedSequence(0)

    def next(self, given: int | None) -> int:
        """The seed of the next game."""
        if given is not None:
            self._sequence = np.random.SeedSequence(given)
            return given
        return int(self._sequence.spawn(1)[0].generate_state(1, np.uint64)[0]) >> 1


class Table:
    """One game on the table, for agents that think in numbers.

    With the same seed the dice are those of ``Match(seed=…)`` and of game 0 of ``simulate``.

    >>> table = Table("football-darts", {}, seed=7)
    >>> table.seat, [table.game.move_text(table.state, table.box, move) for move in table.legal()]
    (0, ['receive', 'defer'])
    """

    def __init__(self, game: str | Game, options: Given | None = None, seed: int = 0) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = dict(options or {})
        self.box = self.game.new_box(self.options)
        self.seats = self.game.seats(self.box)
        self.actions = self.game.actions(self.box)
        self._moves = [0] * self.game.max_moves(self.box)
        self._legal: list[int] | None = None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """A new game with the dice of this seed."""
        self.seed = seed
        self.witness: Witness | None = None
        """Who remembers this game for an opponent that asks for its past."""
        self._key = game_key(seed, 0)
        self.steps = 0
        self.state = self.game.new_state(self.box)
        self._roll_on()

    def _roll_on(self) -> None:
        self._legal = None
        self.steps = self.game.stepping.roll_on(self.state, self.box, self._key, self.steps)
        self.seat: int = self.game.rules.to_move(self.state, self.box)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == OVER

    def legal(self) -> list[int]:
        """The legal moves of the seat to decide, worked out once a position."""
        if self._legal is None:
            self._legal = []
            if not self.over:
                self._legal = self._moves[: self.game.rules.legal(self.state, self.box, self._moves)]
        return self._legal

    def allows(self, move: int) -> bool:
        """Whether a number is a legal move here."""
        return move in self.legal()

    def mask(self) -> NDArray[np.int8]:
        """Which actions are legal, one place an action."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know, as numbers named by ``game.features.names``."""
        return observed(self.game.features, self.state, self.box, seat)  # type: ignore[no-any-return]

    def everything(self) -> NDArray[np.float32]:
        """For a critic: the seat to decide and every cell of the state, hidden ones included."""
        return observed(everything(self.game), self.state, self.box, self.seat)  # type: ignore[no-any-return]

    def play(self, move: int) -> None:
        """A legal move, then all dice up to the next decision."""
        if self.witness is not None:
            self.witness.saw(self.state, move)
        self.game.stepping.step(self.state, self.box, move)
        self.steps += 1
        self._roll_on()

    def answer(self, policy: Policy) -> int:
        """The move of a policy for the seat to decide, with the draw that compiled play gives it."""
        legal = self.legal()
        return policy(self.state, self.box, legal, len(legal), self._key, self.steps)

    def replacement(self, moves: Sequence[int], seat: int) -> int:
        """One of the moves for a seat, reproducible from seed and step, without touching the dice."""
        return moves[below(self._key, REPLACEMENTS + self.steps * self.seats + seat, len(moves))]

    def payoff(self, seat: int) -> float:
        """At the end: +1, 0 or −1."""
        return float(self.game.rules.payoff(self.state, self.box, seat)) if self.over else 0.0

    def text(self) -> str:
        """The position for a person."""
        names = [f"seat {seat}" for seat in range(self.seats)]
        picture = self.game.picture(self.state, self.box, None)
        return (picture + "\n" if picture else "") + self.game.headline(self.state, self.box, names)
