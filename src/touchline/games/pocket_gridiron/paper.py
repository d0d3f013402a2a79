"""Pocket Gridiron on paper: score sheet and the faces of the dice."""

from __future__ import annotations

from touchline.games.pocket_gridiron.charts import charts
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.kernel.box_figures import Corrections
from touchline.lab.paper import Paper
from touchline.words.languages import say


def pages(paper: Paper, box: GridironBox, data: Corrections | None) -> None:
    """A line a drive, and what six-sided dice stand for."""
    sheet = paper.page(say("paper-score-sheet"))
    teams = [say("paper-first"), say("paper-second")]
    y = sheet.blanks(28, [*teams, say("paper-date")])
    hurt = [[team, "○ ○ ○", "○ ○ ○", "○ ○ ○", "○ ○ ○"] for team in teams]
    y = sheet.table(y, [say("pg-paper-injuries"), "WR", "TE", "RB", "QB"], [2, 2, 2, 2, 2], hurt)
    head = say("pg-paper-head").split(" | ")
    rows = [[str(drive), "", "", "", "", "", "○ ○ ○", "", "–"] for drive in range(1, box.drives + 1)]
    sheet.table(y, head, [1, 2, 2, 2, 2, 2, 1.6, 1.4, 2], rows, 10)
    for chart in charts(box, data):
        paper.page(chart.title.lower(), across=True).chart(26, chart, 12)
