"""Learning by self-play, the same for every game that learns.

A game that learns declares ``parts.training``: ``begin(folder, seed, scale, cores, on)``, which answers with a
``Course``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from touchline.games import find_game
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message

Tell = Callable[[str, int, int, float], None]
"""Called with the stage, how much is done and to do in all, and the latest point of the learning curve."""


class Course(Protocol):
    """A training under way."""

    curve: list[dict[str, Any]]
    """Points of the learning curve: ``games``, ``score``, ``interval``, ``stage``."""
    measured: Message
    """What the score is, for the axis of the picture."""
    tell: Tell

    def resume(self) -> Any:
        """Take up the checkpoint in the folder."""

    def run(self) -> Any:
        """Train to the end."""

    def finish(self, tell: Callable[[Message], None]) -> None:
        """Whatever follows the training itself, and write down what is to be shipped and how it was made."""

    def ship(self) -> list[Path]:
        """Put the results where the package looks for them; their paths."""


def begin(game_name: str, folder: Path, **settings: Any) -> Course:
    """The training of a game in a folder; ``BadOption`` if the game does not learn."""
    training = find_game(game_name).parts.training
    if training is None:
        raise BadOption(Message("cli-not-learned", game=game_name), field="game")
    return training.load()(folder, **settings)
