"""Drawn boards, chosen by the kind of geometry a game exports; any other game is drawn in characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from touchline.tui.boards.base import Board


def board_for(geometry: Mapping[str, Any]) -> Board:
    """A widget that draws boards of this kind."""
    kind = geometry.get("kind")
    if kind == "dartboard":
        from touchline.tui.boards.darts import DartsBoard

        return DartsBoard()
    if kind == "grid":
        from touchline.tui.boards.grid import GridBoard

        return GridBoard()
    if kind == "drive-strip":
        from touchline.tui.boards.drives import DriveBoard

        return DriveBoard()
    if kind == "gridiron":
        from touchline.tui.boards.field import FieldBoard

        return FieldBoard()
    from touchline.tui.boards.picture import PictureBoard

    return PictureBoard()
