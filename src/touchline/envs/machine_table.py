"""A table whose game runs in machine code: the same game, many times faster once it is compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from touchline.envs.table import Table
from touchline.kernel.draws import game_key
from touchline.kernel.game import Game
from touchline.kernel.options import Given
from touchline.lab.batch import BatchGames


class MachineTable(Table):
    """A ``Table`` over a batch of one.

    >>> table = MachineTable("football-darts", seed=7)
    >>> table.seat, table.legal(), table.state == Table("football-darts", seed=7).state
    (0, [0, 1], True)
    """

    def __init__(self, game: str | Game, options: Given | None = None, seed: int = 0) -> None:
        self._games = BatchGames(game, 1, options=options, auto_reset=False, cores=1, numbers_as=np.float32)
        self._shown = self._games.batch
        super().__init__(game, options, seed)

    def reset(self, seed: int) -> None:
        """A new game with the dice of this seed."""
        self.seed = seed
        self._key = game_key(seed, 0)
        self._games.seed = seed
        self._games.reset()
        self._roll_on()

    def _roll_on(self) -> None:
        self._legal = None
        self.seat = int(self._shown.seats[0])

    @property
    def state(self) -> Any:
        """The state as a Python object."""
        return self.game.State.from_record(self._games.states[0])

    @property
    def steps(self) -> int:  # type: ignore[override]
        """Steps taken, dice included."""
        return int(self._games.steps[0])

    def allows(self, move: int) -> bool:
        """Whether a number is a legal move here."""
        return 0 <= move < self.actions and bool(self._shown.masks[0, move])

    def mask(self) -> NDArray[np.int8]:
        """Which actions are legal, one place an action."""
        return self._shown.masks[0].astype(np.int8)  # type: ignore[no-any-return]

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know, as numbers named by ``game.features.names``."""
        return self._shown.observations[0].copy() if seat == self.seat else super().observe(seat)

    def play(self, move: int) -> None:
        """A legal move, then all dice up to the next decision."""
        self._games.play(move)
        self._roll_on()
