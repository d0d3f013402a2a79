"""The solution for a browser: the game as it comes in the box, rounded, in a file.

Utilities are kept as 32-bit floats (a win probability is off by less than a ten-millionth), draws in 65,535ths.  The
margin is left out, so what is decided is played to no end; after a third injury the two that weigh most are counted.
"""

from __future__ import annotations

from typing import Any

from touchline.games.pocket_gridiron.solve.graph import INJURIES
from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT
from touchline.games.pocket_gridiron.solve.lookup import Lookup
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.kernel.entry_points import Shipped
from touchline.kernel.game import Game
from touchline.solve.shipped import Column, packed, shipped_with

NO_CARDS = (0, 0)
FINE = 65_535


def _fits(box: GridironBox) -> str:
    return repr([value if isinstance(value, int) else [int(each) for each in value] for value in box])


def tables() -> bytes:
    """The file."""
    import numpy as np

    from touchline.games.pocket_gridiron.game import GAME
    from touchline.games.pocket_gridiron.solve.solution import solved

    box = GAME.new_box(GAME.on_screen)
    solution = solved(box, NO_CARDS, lambda share: None)
    columns: dict[str, Column] = {}
    for name, table in solution.tables.items():
        cells: Any = np.clip(table, -1, 1).astype("<f4") if name.startswith("utility") else None
        if cells is None:
            cells = np.rint(table * FINE).astype("<u2")
        kind = "f" if name.startswith("utility") else "H"
        columns[name] = Column(kind, table.shape, cells.tobytes(), 1.0 if kind == "f" else 1 / FINE)
    return packed(_fits(box), columns)


def shipped_solution(game: Game, box: GridironBox, cards: tuple[int, int]) -> Lookup | None:
    """The solution that came with this engine, if it is of this game."""
    found = shipped_with(game, _fits(box)) if cards == NO_CARDS else None
    return None if found is None else Lookup((0,) * INJURIES, 1, MOST_HURT, found)


def modules() -> list[Shipped]:
    """The entry points that come along as WebAssembly."""
    import numpy as np

    from touchline.games.pocket_gridiron.game import GAME
    from touchline.games.pocket_gridiron.solve.drive_solver import solve_roots

    numbers, table = np.zeros(1, np.int64), np.zeros((1, 1))
    graph = (numbers, numbers, numbers, np.zeros(1), numbers, numbers, numbers)
    return [Shipped(GAME, solve_roots, (*graph, *(table,) * 7))]
