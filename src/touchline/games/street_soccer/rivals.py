"""What Street Soccer is timed beside."""

from __future__ import annotations

from touchline.lab.rivals import Rival

RIVALS = (
    Rival("OpenSpiel", "backgammon", "C++", 1),
    Rival("Pgx", "backgammon", "", 10),
    Rival("PettingZoo", "connect_four", "", 0.25, ours="loop"),
)
"""A turn of soccer has up to 966 moves: a quarter of a classic game's loop is in its class."""
