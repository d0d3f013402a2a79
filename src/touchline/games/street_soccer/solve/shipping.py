"""The player's machine code, its weights and its book of set-ups, for a browser, good for every house rule.

And the machine code alone, for whoever plays without Numba.
"""

from __future__ import annotations

from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.solve.setups import read_book
from touchline.games.street_soccer.solve.thinking import WEIGH, Thinker, _think
from touchline.games.street_soccer.state import SoccerBox, SoccerState
from touchline.kernel.entry_points import Shipped
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
    from touchline.kernel.webassembly import written

    box = GAME.new_box()
    arguments = Thinker.shipped(box).arguments(WEIGH, GAME.new_state(box))
    return packed(FITS, columns_of(*written(GAME, _think, arguments)))


def modules() -> list[Shipped]:
    """The entry points that come along as WebAssembly."""
    box = GAME.new_box()
    return [Shipped(GAME, _think, tuple(Thinker.shipped(box).arguments(WEIGH, GAME.new_state(box)).values()))]
