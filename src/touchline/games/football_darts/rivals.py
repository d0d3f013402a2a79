"""What Football Darts is timed beside."""

from __future__ import annotations

from touchline.lab.rivals import Rival

RIVALS = (
    Rival("OpenSpiel", "pig", "C++", 4),
    Rival("OpenSpiel", "pig", "Python", 60),
    Rival("Pgx", "tic_tac_toe", "", 10),
    Rival("PettingZoo", "tictactoe", "", 1.0, ours="loop"),
)
