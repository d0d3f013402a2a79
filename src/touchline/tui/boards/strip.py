"""A football field as a strip of characters: yard lines, the ball, the line to gain."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

GRASS, DARKER_GRASS = "#2e6b34", "#275c2d"
END_ZONE = "#1d3f5e"
CHALK = "#dfe8d8"
GAIN = "#f2c230"
BALL = "#ffffff"
LENGTH = 100
LINE_EVERY = 10
ZONE = 3
"""Characters an end zone is wide."""


def field_strip(width: int, ball: int, *, gain: int | None = None, rightwards: bool = True) -> Text:
    """Three rows: the numbers of the yard lines, and the grass with ball and line to gain.

    ``ball`` and ``gain`` count yards from the goal line behind the side that has the ball,
    which moves to the right, or to the left with ``rightwards`` false.
    """
    inner = max(21, width - 2 * ZONE)

    def column(yards: int) -> int:
        seen = yards if rightwards else LENGTH - yards
        return min(inner - 1, max(0, round(seen * (inner - 1) / LENGTH)))

    numbers = [" "] * inner
    for line in range(LINE_EVERY, LENGTH, LINE_EVERY):
        label = str(min(line, LENGTH - line))
        at = round(line * (inner - 1) / LENGTH)
        numbers[at : at + 2] = label
    rows = [Text(" " * ZONE + "".join(numbers[:inner]))]
    rows[0].stylize(Style(dim=True))
    gained = None if gain is None else column(gain)
    rows += [_grass(inner, column(ball), gained, with_ball, rightwards) for with_ball in (True, False)]
    return Text("\n").join(rows)


def _grass(inner: int, ball: int, gain: int | None, with_ball: bool, rightwards: bool) -> Text:
    text = Text("   ", style=Style(bgcolor=END_ZONE))
    for at in range(inner):
        yards = at * LENGTH / (inner - 1)
        grass = GRASS if int(yards / LINE_EVERY) % 2 == 0 else DARKER_GRASS
        on_line = any(round(line * (inner - 1) / LENGTH) == at for line in range(LINE_EVERY, LENGTH, LINE_EVERY))
        mark, style = ("│", Style(color=CHALK, bgcolor=grass, dim=True)) if on_line else (" ", Style(bgcolor=grass))
        if gain is not None and at == gain:
            mark, style = "┃", Style(color=GAIN, bgcolor=grass, bold=True)
        if at == ball:
            mark = "●" if with_ball else "▲"
            style = Style(color=BALL, bgcolor=grass, bold=True)
        elif with_ball and at == ball + (1 if rightwards else -1):
            mark, style = ("▸" if rightwards else "◂"), Style(color=BALL, bgcolor=grass, bold=True)
        text.append(mark, style)
    text.append("   ", Style(bgcolor=END_ZONE))
    return text
