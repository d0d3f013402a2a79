"""What Street Soccer is timed beside."""

from __future__ import annotations

from touchline.lab.rivals import Rival

RIVALS = (
    Rival("OpenSpiel", "backgammon", "C++", 1),
    Rival("Pgx", "backgammon", "", 10),
    Rival("PettingZoo", "connect_four", "", 1, ours="loop"),
)
