"""Gymnasium: one agent at the table, the other seats taken by a bot.

::

    import gymnasium, touchline.envs.gymnasium
    env = gymnasium.make("touchline/FootballDarts-v0", opponent="random")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from touchline.bots import Turn, make_bot
from touchline.envs.rendering import render
from touchline.envs.table import HIGH, ILLEGAL_MOVES, LOW, RENDER_MODES, Table, one_of
from touchline.games import find_game, game_names
from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game

BOT_SECONDS = 0.1


class TableEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A game against a bot; the reward comes at the end: +1, 0 or −1.

    >>> env = TableEnv("football-darts", opponent="random")
    >>> seen, info = env.reset(seed=7)
    >>> int(info["action_mask"].sum()), dict(zip(env.feature_names, seen.tolist()))["pos"]
    (2, 30.0)
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self,
        game: str | Game,
        *,
        opponent: str = "random",
        seat: int = 0,
        illegal_moves: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        one_of("illegal_moves", illegal_moves, ILLEGAL_MOVES)
        self.table = Table(game, options)
        self._settled = self.table.game.settle(options)
        self.side = self.table.game.side(seat, self.table.box)
        self.seat = seat
        self.opponent = make_bot(self.table.game.name, opponent)
        self.illegal_moves = illegal_moves
        self.render_mode = render_mode
        self.observation_space = spaces.Box(LOW, HIGH, (len(self.feature_names),), np.float32)
        self.action_space = spaces.Discrete(self.table.actions)

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.table.game.features.names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; its dice follow from the seed, or from the environment's own generator."""
        super().reset(seed=seed)
        self.table.reset(seed if seed is not None else int(self.np_random.integers(1 << 62)))
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The agent's move, then everybody else's up to its next decision."""
        table = self.table
        move = int(action)
        if move not in table.legal():
            if self.illegal_moves == "raise":
                raise IllegalMove(f"action {move} is not legal here")
            if self.illegal_moves == "lose":
                return self._seen(), -1.0, True, False, self._info() | {"illegal": move}
            move = table.random_move()
        table.play(move)
        self._let_others_play()
        return self._seen(), table.payoff(self.seat), table.over, False, self._info()

    def _let_others_play(self) -> None:
        table = self.table
        while not table.over and table.game.side(table.seat, table.box) != self.side:
            legal = table.legal()
            texts = {table.game.move_text(table.state, table.box, move): move for move in legal}
            turn = Turn(
                game=table.game,
                options=self._settled,
                box=table.box,
                seat=table.seat,
                view=table.game.view(table.state, table.box, table.seat),
                legal=list(texts),
                seconds=BOT_SECONDS,
                step=table.steps,
            )
            table.play(texts[self.opponent.choose(turn)])

    def _seen(self) -> Any:
        return self.table.observe(self.seat if self.table.over else max(self.table.seat, 0))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask()}

    def action_masks(self) -> Any:
        """The legal actions as MaskablePPO asks for them."""
        return self.table.mask().astype(bool)

    def render(self) -> Any:
        """As asked for by ``render_mode``."""
        return render(self.table, self.render_mode)


def env_id(game_name: str) -> str:
    """The name an environment is registered under.

    >>> env_id("football-darts")
    'touchline/FootballDarts-v0'
    """
    return f"touchline/{find_game(game_name).name.title().replace('-', '')}-v0"


def register() -> None:
    """Make every installed game known to ``gymnasium.make``."""
    for name in game_names():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point=f"{__name__}:TableEnv",
                vector_entry_point="touchline.envs.vector:BatchEnv",
                kwargs={"game": name},
            )


register()
