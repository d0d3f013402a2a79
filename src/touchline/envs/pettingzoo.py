"""PettingZoo: every game as a turn-based (AEC) environment.

::

    from touchline.envs import pettingzoo
    env = pettingzoo.env(GAME, render_mode="ansi")

The import also makes every game known to PettingZoo's registry, turn by turn and in parallel::

    import pettingzoo, touchline.envs.pettingzoo
    env = pettingzoo.make("aec", pettingzoo.env_id(GAME), render_mode="ansi")
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, aec_registry, parallel_registry
from pettingzoo import register as registered

from touchline.envs.features import box_space, everything
from touchline.envs.machine_table import MachineTable
from touchline.envs.rendering import render
from touchline.envs.table import ILLEGAL_MOVES, RENDER_MODES, Seeds, Table, one_of
from touchline.games import find_game, game_names
from touchline.kernel.errors import IllegalMove

AEC, PARALLEL = f"{__name__}:env", "touchline.envs.parallel:parallel_env"
"""What the registry calls."""


def env(
    game: str,
    *,
    render_mode: str | None = None,
    illegal_moves: str = "raise",
    machine_code: bool = False,
    **options: Any,
) -> TableAEC:
    """The environment of a game; further keywords are the game's options.

    With ``machine_code`` the same games run faster, after some seconds to compile the first time ever.

    >>> table = env("football-darts", safety_spot=25)
    >>> table.reset(seed=7)
    >>> table.agent_selection
    'seat_0'
    """
    table = (MachineTable if machine_code else Table)(find_game(game), options)
    return TableAEC(table, render_mode=render_mode, illegal_moves=illegal_moves)


class TableAEC(AECEnv):  # type: ignore[misc]
    """A game between agents ``seat_0``, ``seat_1``, …; rewards come at the end: +1, 0 or −1."""

    def __init__(self, table: Table, *, render_mode: str | None, illegal_moves: str) -> None:
        super().__init__()
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        one_of("illegal_moves", illegal_moves, ILLEGAL_MOVES)
        self.table, game = table, table.game
        self.render_mode = render_mode
        self.illegal_moves = illegal_moves
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents = self.possible_agents[:]
        seen = box_space(game, game.features)
        self.state_space = box_space(game, everything(game))
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._nothing = np.zeros(self.table.actions, dtype=np.int8)
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Named features (``env.feature_names``) and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The game's move numbers."""
        return self.action_spaces[agent]

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.table.game.features.names

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the dice follow from the seed; without one the next of the seed before."""
        self.table.reset(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def _select(self) -> None:
        """Hand the turn over; the mask of the seat to decide is in its info too."""
        table = self.table
        self.agent_selection = self.agents[table.seat if not table.over else 0]
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        if not table.over:
            self.infos[self.agent_selection] = {"action_mask": table.mask()}

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know; the mask is empty unless it is to decide."""
        seat = self.possible_agents.index(agent)
        table = self.table
        mask = table.mask() if table.seat == seat else self._nothing.copy()
        return {"observation": table.observe(seat), "action_mask": mask}

    @property
    def state_names(self) -> tuple[str, ...]:
        """What each number of ``state()`` is."""
        return everything(self.table.game).names

    def state(self) -> Any:
        """Everything, for a critic: the seat to decide and the cells of the state, hidden ones included."""
        return self.table.everything()

    def step(self, action: int | None) -> None:
        """The selected agent's move, and all dice up to the next decision."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        table = self.table
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        move = self._legal_or_not(action)
        if move is None:
            self._end({each: -1.0 if self._side(each) == self._side(agent) else 1.0 for each in self.agents})
        else:
            table.play(move)
            if table.over:
                self._end({each: table.payoff(seat) for seat, each in enumerate(self.possible_agents)})
        self._select()
        self._accumulate_rewards()

    def _side(self, agent: str) -> int:
        return self.table.game.side(self.possible_agents.index(agent), self.table.box)

    def _legal_or_not(self, action: int | None) -> int | None:
        """The move to make; ``None`` when the agent has lost by an illegal one."""
        if action is not None and self.table.allows(int(action)):
            return int(action)
        if self.illegal_moves == "raise":
            raise IllegalMove(f"action {action} is not legal here for {self.agent_selection}")
        if self.illegal_moves == "lose":
            return None
        return self.table.replacement(self.table.legal(), self.table.seat)

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """As asked for by ``render_mode``: text, SVG text, or an image array."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env_id(game_name: str) -> str:
    """The name an environment is registered under.

    >>> env_id("football-darts")
    'touchline/football_darts-v0'
    """
    return f"touchline/{find_game(game_name).name.replace('-', '_')}-v0"


def register() -> None:
    """Make every installed game known to ``pettingzoo.make``."""
    for name in game_names():
        for kind, registry, entry in (("aec", aec_registry, AEC), ("parallel", parallel_registry, PARALLEL)):
            if env_id(name) not in registry:
                registered(kind, env_id(name), entry_point=entry, kwargs={"game": name})


register()
