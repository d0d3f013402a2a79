"""Drawn boards: a game's own, else its picture in characters."""

from __future__ import annotations

from touchline.kernel.game import Game
from touchline.tui.boards.base import Board
from touchline.tui.boards.picture import PictureBoard


def board_for(game: Game) -> Board:
    """A widget that draws the boards of a game."""
    drawn = game.parts.terminal_board
    return drawn.load()() if drawn else PictureBoard()
