"""The player's machine code, its weights and its book of set-ups, for a browser, good for every house rule.

And the machine code alone, for whoever plays without Numba.
"""

from __future__ import annotations

from typing import Any

from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.network import shipped_net
from touchline.games.street_soccer.solve.setups import read_book, shipped_book
from touchline.games.street_soccer.solve.thinking import WEIGH, Thinker, _think
from touchline.games.street_soccer.state import SoccerBox, SoccerState
from touchline.kernel.entry_points import Shipped, module_file
from touchline.kernel.hosted import Machine
from touchline.solve.shipped import packed, shipped_with
from touchline.solve.shipped_machine import columns_of, machine_of

FITS = "any rules"


class HostedThinker(Thinker):
    """The same thoughts in WebAssembly."""

    def __init__(self, box: SoccerBox, machine: Machine) -> None:
        self.box = box
        self.plans = read_book()
        self._machine = machine
        machine.put_record("box", zip(box._fields, box, strict=True))

    def _ask(self, task: int, s: SoccerState, k: int = 0, beaten: float = -1.0) -> float:
        self._machine.put_record("states", s.values())
        self._machine.put("task", task)
        self._machine.put("k", k)
        self._machine.put("beaten", beaten)
        return self._machine.ask()

    def _line(self, count: int) -> list[tuple[int, float]]:
        moves, worths = (self._machine.numbers(f"desk.{name}", count) for name in ("moves", "worth"))
        return list(zip(moves, worths, strict=True))

    def _chances(self) -> tuple[float, float, float]:
        win, draw, loss = self._machine.numbers("desk.chances", 3)
        return win, draw, loss


def hosted_thinker(box: SoccerBox) -> HostedThinker | None:
    """The thinker in the machine code that this engine was given."""
    tables = shipped_with(GAME, FITS)
    return None if tables is None else HostedThinker(box, machine_of(tables))


def tables() -> bytes:
    """The file."""
    from touchline.kernel.placing import placed

    return packed(FITS, columns_of(*placed(module_file(_think).read_bytes(), _arguments())))


def _arguments() -> dict[str, Any]:
    """A question, as the machine code is asked."""
    box = GAME.new_box()
    return Thinker(box, shipped_net(), shipped_book()).arguments(WEIGH, GAME.new_state(box))


def modules() -> list[Shipped]:
    """The entry points that come along as WebAssembly."""
    return [Shipped(GAME, _think, tuple(_arguments().values()))]
