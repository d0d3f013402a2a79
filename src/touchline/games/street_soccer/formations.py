"""Set-ups that have proved themselves (SS-2.1), for whoever would rather not place five figures one by one."""

from __future__ import annotations

from touchline.games.street_soccer.squares import SQUARE_TEXTS, SQUARES

FORMATIONS = {
    "arrow": ("B5", "F3", "F4", "I5", "E5"),
    "wing": ("B5", "F6", "F4", "G6", "H7"),
    "wall": ("B5", "D5", "F4", "F3", "H4"),
    "book": ("B4", "D5", "E3", "F4", "H2"),
}
"""Each as yellow places it, the goalie first."""


def turned(square: str) -> str:
    """The square where red stands when yellow stands here: the board is turned round.

    >>> turned("B5"), turned("L8")
    ('K4', 'A1')
    """
    return SQUARE_TEXTS[SQUARES - 1 - SQUARE_TEXTS.index(square)]
