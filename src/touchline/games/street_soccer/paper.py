"""Street Soccer on paper: the court, large enough for figures, and a score sheet."""

from __future__ import annotations

from touchline.games.street_soccer.board import board
from touchline.games.street_soccer.state import NORMAL_TIME, SoccerBox
from touchline.kernel.box_figures import Corrections
from touchline.lab.paper import MARGIN, SHADE, SOFT, Paper
from touchline.words.languages import say


def pages(paper: Paper, box: SoccerBox, data: Corrections | None) -> None:
    """The court lying across a page, then a line a minute."""
    court = paper.page(say("ss-paper-court"), across=True)
    told = board(box)
    columns, rows = told["columns"], told["rows"]
    side = min(court.inner / columns, (court.height - 50) / rows)
    for square in told["squares"]:
        x, y = MARGIN + square["x"] * side, 26 + (rows - 1 - square["y"]) * side
        ring = square["part"] != "field"
        court.rectangle(x, y, side, side, SHADE if ring else "none", 0.3 if ring else 0.8)
        if square["marks"]:
            court.rectangle(x + 1, y + 1, side - 2, side - 2, line=1.2)
            court.text(x + side / 2, y + side - 3.4, ", ".join(square["marks"]), size=5.5, middle=True, colour=SOFT)
        court.text(x + 1.5, y + 3, square["square"], size=6, colour=SOFT)
    court.text(
        MARGIN,
        court.height - 16,
        say("ss-paper-note"),
        size=9,
    )
    sheet = paper.page(say("paper-score-sheet"))
    y = sheet.blanks(28, [say("ss-paper-yellow"), say("ss-paper-red"), say("paper-date")])
    lines = [[str(minute), "", "", "", "", "–"] for minute in range(1, NORMAL_TIME + 1)]
    head = say("ss-paper-head").split(" | ")
    sheet.table(y, head, [1.2, 0.9, 4, 0.9, 4, 1.6], lines, min(8.0, 200 / len(lines)))
