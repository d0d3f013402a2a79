"""Heat maps of the dartboard: what an aim is worth, for points or for the situation at hand."""

from __future__ import annotations

import base64
import math
import struct
import zlib
from dataclasses import dataclass
from html import escape

import numpy as np

from touchline.games.football_darts.beds import BEDS, CLOCKWISE, MISS
from touchline.games.football_darts.odds_table import odds_table
from touchline.games.football_darts.rules import ODDS_TOTAL
from touchline.games.football_darts.thrower import (
    BULL_RADIUS,
    DOUBLE_INSIDE,
    DOUBLE_OUTSIDE,
    OUTER_BULL_RADIUS,
    SECTOR,
    TRIPLE_INSIDE,
    TRIPLE_OUTSIDE,
    Thrower,
)
from touchline.kernel.arrays import Array
from touchline.kernel.message import Amount
from touchline.words.languages import say
from touchline.words.written_numbers import percentage

REACH = 180.0
"""Half the width of the picture, in mm."""
STEP = 4.0
"""Distance between the aims that are weighed; between them the picture is interpolated."""
PIXELS = 720
WIRES = (BULL_RADIUS, OUTER_BULL_RADIUS, TRIPLE_INSIDE, TRIPLE_OUTSIDE, DOUBLE_INSIDE, DOUBLE_OUTSIDE)
COLOURS = np.array(
    [
        (20, 14, 54),
        (59, 28, 110),
        (114, 31, 129),
        (172, 51, 112),
        (220, 83, 82),
        (248, 134, 48),
        (252, 197, 64),
        (252, 253, 191),
    ]
)
"""From the worst aim to the best: dark to light, so that it reads in grey too."""


STYLE = """
text{font:9.5px system-ui,sans-serif;fill:#1b1f24}
.w{fill:none;stroke:#fff;stroke-opacity:.7;stroke-width:.6}
.n{fill:#fff;text-anchor:middle;paint-order:stroke;stroke:#000;stroke-width:2}
@media(prefers-color-scheme:dark){.t{fill:#e8edf2}}
"""


POINTS, CHANCE = "points", "%"


@dataclass(frozen=True)
class Heatmap:
    """The worth of every aim on a square lattice; row 0 is the top."""

    title: str
    values: Array
    unit: str
    """``points`` or ``%``."""

    @property
    def best(self) -> tuple[float, float, float]:
        """The best aim (x, y) and what it is worth."""
        row, column = divmod(int(self.values.argmax()), self.values.shape[1])
        return -REACH + column * STEP, REACH - row * STEP, float(self.values[row, column])

    def figure(self, value: float) -> str:
        """A worth as it is written."""
        return say("fd-darts-worth-points", value=Amount(value, 2)) if self.unit == POINTS else percentage(value, 1)

    def pixels(self, wires: bool) -> Array:
        """``[row, column, rgb]``, with the wires and the mark of the best aim drawn in if asked."""
        size = self.values.shape[0]
        at = np.linspace(0, size - 1, PIXELS)
        low = np.minimum(at.astype(int), size - 2)
        part = at - low
        rows = self.values[low] * (1 - part)[:, None] + self.values[low + 1] * part[:, None]
        fine = rows[:, low] * (1 - part) + rows[:, low + 1] * part
        span = float(np.ptp(self.values)) or 1.0
        shade = (fine - self.values.min()) / span * (len(COLOURS) - 1)
        floor = np.minimum(shade.astype(int), len(COLOURS) - 2)
        mix = (shade - floor)[..., None]
        image = COLOURS[floor] * (1 - mix) + COLOURS[floor + 1] * mix
        if wires:
            place = np.linspace(-REACH, REACH, PIXELS)
            x, y = np.meshgrid(place, -place)
            radius = np.hypot(x, y)
            line = 2 * REACH / PIXELS
            drawn = np.zeros_like(radius, dtype=bool)
            for each in WIRES:
                drawn |= np.abs(radius - each) < line
            sector = (np.arctan2(x, y) / SECTOR) % 1.0
            off = np.abs(sector - 0.5) * SECTOR * radius
            drawn |= (off < line) & (radius > OUTER_BULL_RADIUS) & (radius < DOUBLE_OUTSIDE)
            image[drawn] = 0.35 * image[drawn] + 0.65 * 235
            bx, by, _ = self.best
            gap = np.hypot(x - bx, y - by)
            image[np.abs(gap - 6.0) < 1.6] = 255
            image[np.abs(gap - 8.0) < 0.8] = 0
        return np.asarray(image.round().astype(np.uint8))

    def png(self, wires: bool = True) -> bytes:
        """The picture as a PNG file."""
        image = self.pixels(wires)
        raw = b"".join(b"\x00" + row.tobytes() for row in image)
        header = struct.pack(">IIBBBBB", image.shape[1], image.shape[0], 8, 2, 0, 0, 0)
        chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
        told = b"\x89PNG\r\n\x1a\n"
        for name, body in chunks:
            told += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        return told

    def svg(self) -> str:
        """The picture with wires, numbers, title and the best aim; it stands alone."""
        x, y, worth = self.best
        corner = f"{-REACH - 4:g} {-REACH - 34:g} {2 * REACH + 8:g} {2 * REACH + 62:g}"
        found = f"best aim ({x:+.0f}, {y:+.0f}) mm: {self.figure(worth)}; worst {self.figure(float(self.values.min()))}"
        picture = base64.b64encode(self.png(wires=False)).decode()
        side = 2 * REACH
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{corner}" role="img">',
            f"<title>{escape(self.title.replace(chr(10), ' · '))}</title>",
            f"<style>{STYLE}</style>",
            *(
                f'<text class="t" x="{-REACH}" y="{-REACH - 22 + 14 * row}">{escape(line)}</text>'
                for row, line in enumerate(self.title.split("\n"))
            ),
            f'<image x="{-REACH}" y="{-REACH}" width="{side}" height="{side}" href="data:image/png;base64,{picture}"/>',
        ]
        parts += [f'<circle class="w" r="{each}"/>' for each in WIRES]
        for place, number in enumerate(CLOCKWISE):
            edge, middle = (place + 0.5) * SECTOR, place * SECTOR
            inner, outer = OUTER_BULL_RADIUS, DOUBLE_OUTSIDE
            parts.append(
                f'<path class="w" d="M{inner * math.sin(edge):.2f} {-inner * math.cos(edge):.2f}'
                f'L{outer * math.sin(edge):.2f} {-outer * math.cos(edge):.2f}"/>'
            )
            parts.append(
                f'<text class="n" x="{150 * math.sin(middle):.1f}" y="{4 - 150 * math.cos(middle):.1f}">{number}</text>'
            )
        parts += [
            f'<circle cx="{x:.1f}" cy="{-y:.1f}" r="6" fill="none" stroke="#000" stroke-width="3"/>',
            f'<circle cx="{x:.1f}" cy="{-y:.1f}" r="6" fill="none" stroke="#fff" stroke-width="1.6"/>',
            f'<text class="t" x="{-REACH}" y="{REACH + 18}">{found}</text>',
            "</svg>\n",
        ]
        return "\n".join(parts)


def heatmap(thrower: Thrower, bed_worth: Array, title: str, unit: str) -> Heatmap:
    """The expected worth of every aim, given what each of the 83 beds is worth."""
    count = round(2 * REACH / STEP) + 1
    place = np.linspace(-REACH, REACH, count)
    points = tuple((float(x), float(y)) for y in place[::-1] for x in place)
    odds = odds_table((thrower,), points).reshape(-1, BEDS) / ODDS_TOTAL
    return Heatmap(title, (odds @ bed_worth).reshape(count, count), unit)


def points_worth() -> Array:
    """What the beds score in ordinary darts."""
    worth = np.zeros(BEDS)
    for bed in range(MISS):
        worth[bed] = (bed // 4 + 1) * (1, 1, 2, 3)[bed % 4] if bed < 80 else (25, 50)[bed - 80]
    return worth
