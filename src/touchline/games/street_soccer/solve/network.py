"""The value network: a table of rows, two hidden layers, and the chances to win, draw and lose.

Small enough for hundreds of thousands of positions a second on one core: of the table only the
forty rows that a position switches on are added up.  Weights are plain arrays, handed to the
compiled functions; the shipped ones lie beside this file.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from touchline.games.street_soccer.actions import ACTIONS
from touchline.games.street_soccer.solve.features import MOST_ROWS, ROWS, switched_on
from touchline.games.street_soccer.state import SoccerState
from touchline.kernel.arrays import Floats, Ints
from touchline.kernel.rule import rule

HIDDEN, SECOND = 128, 32
WIN, DRAW, LOSS = range(3)
"""The outputs, as the team about to roll sees them."""

WEIGHTS = Path(__file__).parent / "weights.npz"
MADE_BY = Path(__file__).parent / "weights.json"
"""How the weights were made: the command, its seed, what it measured."""


class Net(NamedTuple):
    """The weights."""

    table: Floats
    """One row of ``HIDDEN`` numbers for everything a position can switch on."""
    mixing: Floats
    mixing_bias: Floats
    output: Floats
    output_bias: Floats


class Spare(Protocol):
    """Positions to try moves on: what is laid down is a copy."""

    def __getitem__(self, place: int, /) -> Any: ...

    def __setitem__(self, place: int, s: Any, /) -> None: ...


class Desk(NamedTuple):
    """Room to work in, one a thread."""

    rows: Ints
    steps: Ints
    hidden: Floats
    second: Floats
    chances: Floats
    """The network's last answer: win, draw, loss."""
    spare: Spare
    """State records to try moves on, one a ply."""
    moves: Ints
    """Legal moves, one line a ply."""
    worth: Floats
    """The value of each move to whoever makes it, one line a ply."""
    best: Floats
    """Win, draw and loss of whoever moves after the best move found, one line a ply."""


def new_net(seed: int) -> Net:
    """Small random weights."""
    import numpy as np

    dice = np.random.default_rng(seed)

    def weights(rows: int, columns: int, spread: float) -> Floats:
        return dice.normal(0.0, spread, (rows, columns)).astype(np.float32)

    return Net(
        weights(ROWS, HIDDEN, 0.15),
        weights(HIDDEN, SECOND, math.sqrt(2 / HIDDEN)),
        np.zeros(SECOND, np.float32),
        weights(SECOND, 3, 0.5 * math.sqrt(1 / SECOND)),
        np.zeros(3, np.float32),
    )


PLIES = 4


def new_desk() -> Desk:
    """A clean desk."""
    import numpy as np

    return Desk(
        np.zeros(MOST_ROWS, np.int64),
        np.zeros(10, np.int64),
        np.zeros(HIDDEN, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(3, np.float64),
        np.zeros(PLIES, SoccerState.dtype()),
        np.zeros((PLIES, ACTIONS), np.int64),
        np.zeros((PLIES, ACTIONS), np.float64),
        np.zeros((PLIES, 3), np.float64),
    )


@rule
def look_up(net: Net, desk: Desk, rows: Ints, count: int) -> None:
    """Run the network on the rows switched on; the answer is left in ``desk.chances``."""
    hidden = desk.hidden
    second = desk.second
    for j in range(HIDDEN):
        hidden[j] = 0.0
    for k in range(count):
        row = net.table[rows[k]]
        for j in range(HIDDEN):
            hidden[j] += row[j]
    for j in range(SECOND):
        second[j] = net.mixing_bias[j]
    for i in range(HIDDEN):
        level = hidden[i]
        if level > 0.0:
            line = net.mixing[i]
            for j in range(SECOND):
                second[j] += level * line[j]
    win = net.output_bias[0]
    draw = net.output_bias[1]
    loss = net.output_bias[2]
    for j in range(SECOND):
        level = second[j]
        if level > 0.0:
            win += level * net.output[j, 0]
            draw += level * net.output[j, 1]
            loss += level * net.output[j, 2]
    top = max(win, draw, loss)
    a = math.exp(win - top)
    b = math.exp(draw - top)
    c = math.exp(loss - top)
    desk.chances[WIN] = a / (a + b + c)
    desk.chances[DRAW] = b / (a + b + c)
    desk.chances[LOSS] = c / (a + b + c)


@rule
def equity(s: SoccerState, net: Net, desk: Desk) -> float:
    """What the position is worth to the team on turn, about to roll or restart: a draw counts a half.

    SS-5.3: once a goal has been scored there is no draw any more.
    """
    count = switched_on(s, desk.steps, desk.rows)
    look_up(net, desk, desk.rows, count)
    if s.score[0] + s.score[1] > 0:
        decided = 1.0 - desk.chances[DRAW]
        desk.chances[WIN] /= decided
        desk.chances[LOSS] /= decided
        desk.chances[DRAW] = 0.0
    return float(desk.chances[WIN] + 0.5 * desk.chances[DRAW])


def spread_out(numbers: Floats) -> Net:
    """A net whose weights lie one after the other in one array: what changes there changes here."""
    shapes, at, parts = ((ROWS, HIDDEN), (HIDDEN, SECOND), (SECOND,), (SECOND, 3), (3,)), 0, []
    for shape in shapes:
        size = math.prod(shape)
        parts.append(numbers[at : at + size].reshape(shape))
        at += size
    return Net(*parts)


def in_a_line(net: Net) -> Floats:
    """All weights of a net as one new array."""
    import numpy as np

    return np.concatenate([each.ravel() for each in net])


def save_net(net: Net, path: Path) -> None:
    """Write the weights."""
    import numpy as np

    np.savez_compressed(path, **net._asdict())


def load_net(path: Path) -> Net:
    """Read the weights."""
    import numpy as np

    with np.load(path) as stored:
        return Net(*(np.ascontiguousarray(stored[name], np.float32) for name in Net._fields))


@cache
def shipped_net() -> Net:
    """The weights that come with the package."""
    return load_net(WEIGHTS)


@cache
def made_by() -> dict[str, Any]:
    """How the shipped weights were made and what was measured of them."""
    told: dict[str, Any] = json.loads(MADE_BY.read_text(encoding="utf-8"))
    return told
