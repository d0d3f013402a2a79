"""The solution for a browser: simulated darts between the usual throwers, rounded, in a file.

Win probabilities are kept as 32-bit floats (off by less than a ten-millionth), points still to come in 64ths.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from touchline.games.football_darts import rules, text
from touchline.games.football_darts.beds import BEDS
from touchline.games.football_darts.rules import ODDS_TOTAL
from touchline.games.football_darts.solve.lookup import Lookup
from touchline.games.football_darts.solve.values import DartsValues, played, seen_by
from touchline.games.football_darts.state import CHOICE, DartsBox, DartsState
from touchline.kernel.entry_points import Shipped
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.solve.evaluator import Evaluator, MoveValue, Progress, Value
from touchline.solve.shipped import Column, packed, shipped_with

POINT = 64
"""Parts of a point that are told apart."""


def _fits(options: Options) -> str:
    return repr(sorted((name, str(value)) for name, value in options.items()))


def tables() -> bytes:
    """The file."""
    import numpy as np

    from touchline.games.football_darts.game import GAME
    from touchline.games.football_darts.solve.evaluator import evaluator as solving

    options = GAME.settle(GAME.on_screen)
    solution = solving(GAME, options, GAME.box(options), lambda share: None).solution
    columns = {"reaches": Column("h", (len(solution.reaches),), np.array(solution.reaches, "<i2").tobytes())}
    for name, table in solution.tables.items():
        if name.startswith("win"):
            columns[name] = Column("f", table.shape, table.astype("<f4").tobytes())
        elif not name.startswith("best"):
            columns[name] = Column("h", table.shape, np.rint(table * POINT).astype("<i2").tobytes(), 1 / POINT)
    return packed(_fits(options), columns)


class ShippedValues(DartsValues):
    """Values of simulated darts by the tables that came with this engine, in plain Python."""

    exact = True

    def __init__(self, box: DartsBox, tables: Mapping[str, Any]) -> None:
        found = dict(tables)
        reaches = found.pop("reaches")
        self.box = box
        self.solution = Lookup([int(reaches[drive]) for drive in range(len(reaches.cells))], found, len(found) // 3)
        self.remark: Message | str = ""

    def _odds(self, seat: int, aim: int) -> list[float]:
        """FD-7.3: how often a dart aimed there lands in each bed."""
        row = (seat * self.box.aims + aim) * BEDS
        return [self.box.odds[row + bed] / ODDS_TOTAL for bed in range(BEDS)]

    def _in_the_air(self, s: DartsState) -> tuple[int, Value]:
        return s.aim, self._expected(s, self.bed_values(s), s.aim)

    def _expected(self, s: DartsState, values: list[Value], aim: int) -> Value:
        seat = s.offense
        sign = 1 if seat == 0 else -1
        win = margin = 0.0
        for odds, value in zip(self._odds(seat, aim), values, strict=True):
            if odds:
                win += odds * value.win[seat]
                margin += odds * sign * value.margin
        return seen_by(seat, win, margin)

    def move_values(self, s: DartsState, *, outlook: bool = True) -> list[MoveValue]:
        """Every legal move; how a dart can turn out is not told here."""
        if s.phase == CHOICE:
            return [
                MoveValue(text.POSSESSION[move], self.value(played(s, self.box, move)))
                for move in (rules.RECEIVE, rules.DEFER)
            ]
        found = []
        for call in text.open_calls(s):
            values = self.bed_values(played(s, self.box, call * self.box.aims))
            for aim in range(self.box.aims):
                move = text.move_text(s, self.box, call * self.box.aims + aim)
                found.append(MoveValue(move, self._expected(s, values, aim)))
        return found

    def why(self, s: DartsState, ranked: list[MoveValue]) -> str:
        """Nothing is added to the numbers."""
        return ""


def evaluator(game: Game, options: Options, box: DartsBox, progress: Progress) -> Evaluator:
    """Whoever values this match: the tables that came with this engine, or the game solved here."""
    shipped = shipped_with(game, _fits(options))
    if shipped is not None:
        return ShippedValues(box, shipped)
    from touchline.games.football_darts.solve.evaluator import evaluator as solving

    return solving(game, options, box, progress)


def modules() -> list[Shipped]:
    """The entry points that come along as WebAssembly."""
    import numpy as np

    from touchline.games.football_darts.game import GAME
    from touchline.games.football_darts.odds_table import fill
    from touchline.games.football_darts.solve.aims import climb_all

    numbers, row, table = np.zeros(1, np.int64), np.zeros(1), np.zeros((1, 1))
    narrow, weights, near = (np.zeros((1, 1), kind) for kind in (np.float32, np.int32, np.bool_))
    lattice = (near, numbers, 1, 1.0, 1, 1.0, row, weights, table, numbers)
    climbing = (table, narrow, numbers, table, *lattice, numbers, numbers, numbers, numbers, table)
    return [
        Shipped(GAME, fill, (np.zeros(1, np.int32), table, 1.0, 1.0, 1.0)),
        Shipped(GAME, climb_all, climbing),
    ]
