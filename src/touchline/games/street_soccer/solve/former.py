"""The master of the release before, kept to be measured against: his values, his book, two plies."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from touchline.games.street_soccer.solve.duel import LEARNED, Player
from touchline.games.street_soccer.solve.network import HIDDEN, Net, load_net
from touchline.games.street_soccer.solve.search import Depth
from touchline.games.street_soccer.solve.setups import read_book

HERE = Path(__file__).parent
TWO_PLIES = Depth(12, 0.1)


def widened(net: Net) -> Net:
    """A net with fewer hidden numbers as one of today's size: what is added is zero and says nothing."""
    more = HIDDEN - net.table.shape[1]
    table, mixing = np.pad(net.table, ((0, 0), (0, more))), np.pad(net.mixing, ((0, more), (0, 0)))
    return net._replace(table=table, mixing=mixing)


@cache
def former_master() -> Player:
    """As he played."""
    book = np.array(read_book(HERE / "former_setups.txt"), dtype=np.int64)
    return Player(LEARNED, TWO_PLIES, widened(load_net(HERE / "former.npz")), book)
