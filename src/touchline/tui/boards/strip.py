"""A football field as a strip of characters: yard lines, the ball, the line to gain."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from touchline.play.field import LINE_EVERY, YARDS, Field

GRASS, DARKER_GRASS = "#2e6b34", "#275c2d"
END_ZONE = "#1d3f5e"
CHALK = "#dfe8d8"
GAIN = "#f2c230"
BALL = "#ffffff"
ZONE = 3
"""Characters an end zone is wide."""


def field_strip(width: int, ball: int, *, gain: int | None = None, rightwards: bool = True) -> Text:
    """Three rows: the numbers of the yard lines, and the grass with ball and line to gain.

    ``ball`` and ``gain`` count yards from the goal line behind the side that has the ball,
    which moves to the right, or to the left with ``rightwards`` false.
    """
    field = Field(max(21, width - 2 * ZONE), rightwards)
    rows = [Text(" " * ZONE + field.numbers, style=Style(dim=True))]
    gained = None if gain is None else field.column(gain)
    rows += [_grass(field, field.column(ball), gained, with_ball) for with_ball in (True, False)]
    return Text("\n").join(rows)


def _grass(field: Field, ball: int, gain: int | None, with_ball: bool) -> Text:
    text = Text(" " * ZONE, style=Style(bgcolor=END_ZONE))
    ahead, nose = (1, "▸") if field.rightwards else (-1, "◂")
    for at in range(field.columns):
        yards = at * YARDS / (field.columns - 1)
        grass = GRASS if int(yards / LINE_EVERY) % 2 == 0 else DARKER_GRASS
        mark, style = " ", Style(bgcolor=grass)
        if at in field.lines:
            mark, style = "│", Style(color=CHALK, bgcolor=grass, dim=True)
        if gain is not None and at == gain:
            mark, style = "┃", Style(color=GAIN, bgcolor=grass, bold=True)
        if at == ball:
            mark, style = "●" if with_ball else "▲", Style(color=BALL, bgcolor=grass, bold=True)
        elif with_ball and at == ball + ahead:
            mark, style = nose, Style(color=BALL, bgcolor=grass, bold=True)
        text.append(mark, style)
    text.append(" " * ZONE, Style(bgcolor=END_ZONE))
    return text
