"""What First & Goal is timed beside."""

from __future__ import annotations

from touchline.lab.rivals import Rival

RIVALS = (
    Rival("OpenSpiel", "leduc_poker", "Python", 30),
    Rival("Pgx", "leduc_holdem", "", 10),
    Rival("PettingZoo", "leduc_holdem", "", 1.0, ours="loop"),
)
