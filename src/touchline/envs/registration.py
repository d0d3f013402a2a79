"""Every installed game made known to ``gymnasium.make``, without importing the environments themselves."""

from __future__ import annotations

import gymnasium

from touchline.games import game_names


def env_id(game_name: str) -> str:
    """The name an environment is registered under.

    >>> env_id("football-darts")
    'touchline/FootballDarts-v0'
    """
    return f"touchline/{game_name.title().replace('-', '')}-v0"


def register() -> None:
    """Register every installed game that is not registered yet."""
    for name in game_names():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point="touchline.envs.gymnasium:TableEnv",
                vector_entry_point="touchline.envs.vector:BatchEnv",
                kwargs={"game": name},
            )
