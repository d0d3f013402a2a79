"""The field in plain characters, and the numbers of the dartboard, for who reads rather than looks."""

from __future__ import annotations

from touchline.games.football_darts.beds import CLOCKWISE
from touchline.games.football_darts.state import DartsState
from touchline.play.field import plain_field
from touchline.words.languages import say


def draw(s: DartsState) -> str:
    """Where the ball lies, and which numbers are neighbours on the board."""
    field = plain_field(s.pos, rightwards=s.offense == 0)
    return "\n".join([field, say("fd-board-clockwise"), " ".join(map(str, CLOCKWISE))])
