"""Football Darts on paper: a score sheet with a field for every drive."""

from __future__ import annotations

from touchline.games.football_darts.board import board
from touchline.games.football_darts.rules import DRIVES_A_QUARTER
from touchline.games.football_darts.state import DartsBox
from touchline.kernel.box_figures import Corrections
from touchline.lab.paper import MARGIN, Paper
from touchline.words.languages import say

QUARTERS = 4


def pages(paper: Paper, box: DartsBox, data: Corrections | None) -> None:
    """A line a drive: where it began, four darts, how it ended; and a field to push a coin along."""
    sheet = paper.page(say("paper-score-sheet"))
    y = sheet.blanks(28, [say("paper-first"), say("paper-second"), say("paper-date")])
    head = say("fd-paper-head").split(" | ")
    rows = [
        [str(quarter), str((quarter - 1) * DRIVES_A_QUARTER + drive), "", "", "", "", "", "", "", "–"]
        for quarter in range(1, QUARTERS + 1)
        for drive in range(1, DRIVES_A_QUARTER + 1)
    ]
    sheet.table(y, head, [0.7, 1, 2, 1.6, 1.6, 1.6, 1.6, 1.6, 1.3, 2], rows, min(10.0, 220 / (len(rows) + 1)))
    field, page = board(box)["field"], paper.page(say("paper-field"), across=True)
    length, top, high = field["length"], 60.0, 70.0
    yard = page.inner / length
    page.rectangle(MARGIN, top, page.inner, high, line=1.2)
    for line in field["lines"]:
        x = MARGIN + line * yard
        page.line(x, top, x, top + high)
        page.text(x, top - 4, str(min(line, length - line)), size=9, bold=True, middle=True)
    page.text(MARGIN, top + high + 8, say("fd-paper-coin"), size=9)
