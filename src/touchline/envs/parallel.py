"""PettingZoo's parallel form: all seats act in every step, those not due with ``wait``.

It is made for games whose calls are simultaneous; a turn-based game can be played in it too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from touchline.envs.features import box_space, everything
from touchline.envs.rendering import render
from touchline.envs.simultaneous import pair_at, still_asked
from touchline.envs.table import ILLEGAL_MOVES, RENDER_MODES, Seeds, Table, one_of
from touchline.games import find_game
from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game


def parallel_env(
    game: str, *, render_mode: str | None = None, illegal_moves: str = "raise", **options: Any
) -> TableParallel:
    """The parallel environment of a game; further keywords are the game's options."""
    return TableParallel(find_game(game), render_mode=render_mode, illegal_moves=illegal_moves, options=options)


class TableParallel(ParallelEnv):  # type: ignore[misc]
    """Seats that are due choose at once; the last action, ``env.wait``, is for the others."""

    def __init__(self, game: Game, *, render_mode: str | None, illegal_moves: str, options: dict[str, Any]) -> None:
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        one_of("illegal_moves", illegal_moves, ILLEGAL_MOVES)
        self.illegal_moves = illegal_moves
        self.table = Table(game, options)
        self.render_mode = render_mode
        self.metadata = {"name": f"{game.name.replace('-', '_')}_parallel_v0", "render_modes": list(RENDER_MODES)}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.wait = self.table.actions
        self.state_space = box_space(game, everything(game))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": box_space(game, game.features),
                    "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Features and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's move numbers, and ``wait``."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game with the dice of the seed."""
        self.table.reset(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._told()

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.table.game.features.names

    @property
    def state_names(self) -> tuple[str, ...]:
        """What each number of ``state()`` is."""
        return everything(self.table.game).names

    def state(self) -> Any:
        """Everything, for a critic: the seat to decide and the cells of the state, hidden ones included."""
        return self.table.everything()

    def due(self) -> dict[int, list[int]]:
        """The seats that must choose now, with their legal moves."""
        table = self.table
        if table.over:
            return {}
        together = pair_at(table.game, table.state, table.box)
        if together is not None:
            return {together.first: together.first_moves, together.second: together.second_moves}
        return {table.seat: list(table.legal())}

    def _told(self) -> tuple[dict[str, Any], dict[str, Any]]:
        due = self.due()
        seen, infos = {}, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, dtype=np.int8)
            mask[due.get(seat, [self.wait])] = 1
            seen[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """One choice of everybody who is due."""
        chosen = {}
        for seat, moves in self.due().items():
            move = int(actions[f"seat_{seat}"])
            if move not in moves:
                if self.illegal_moves == "raise":
                    raise IllegalMove(f"action {move} is not legal here for seat_{seat}")
                if self.illegal_moves == "lose":
                    return self._lost_by(seat)
                move = self.table.replacement(moves, seat)
            chosen[seat] = move
        table = self.table
        first = table.seat
        table.play(chosen.pop(first))
        for second, move in chosen.items():
            if still_asked(table.game, table.state, table.box, second, move):
                table.play(move)
        seen, infos = self._told()
        rewards = {agent: table.payoff(seat) for seat, agent in enumerate(self.possible_agents)}
        ended = dict.fromkeys(self.possible_agents, table.over)
        if table.over:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(self.possible_agents, False), infos

    def _lost_by(self, loser: int) -> tuple[Any, ...]:
        """The end of a game by an illegal move."""
        seen, infos = self._told()
        side = self.table.game.side
        rewards = {
            agent: -1.0 if side(seat, self.table.box) == side(loser, self.table.box) else 1.0
            for seat, agent in enumerate(self.possible_agents)
        }
        self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(self.possible_agents, True),
            dict.fromkeys(self.possible_agents, False),
            infos,
        )

    def render(self) -> Any:
        """As asked for by ``render_mode``."""
        return render(self.table, self.render_mode)
