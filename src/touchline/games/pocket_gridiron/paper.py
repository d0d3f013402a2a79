"""Pocket Gridiron on paper: score sheet and the faces of the dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from touchline.games.pocket_gridiron.charts import charts
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.lab.paper import Paper


def pages(paper: Paper, box: GridironBox, data: Mapping[str, Any] | None) -> None:
    """A line a drive, and what six-sided dice stand for."""
    sheet = paper.page("score sheet")
    y = sheet.blanks(28, ["First", "Second", "Date"])
    hurt = [[team, "○ ○ ○", "○ ○ ○", "○ ○ ○", "○ ○ ○"] for team in ("First", "Second")]
    y = sheet.table(y, ["injuries", "WR", "TE", "RB", "QB"], [2, 2, 2, 2, 2], hurt)
    head = ["drive", "offense", "1st", "2nd", "3rd", "4th", "sacks", "points", "score"]
    rows = [[str(drive), "", "", "", "", "", "○ ○ ○", "", "–"] for drive in range(1, box.drives + 1)]
    sheet.table(y, head, [1, 2, 2, 2, 2, 2, 1.6, 1.4, 2], rows, 10)
    for chart in charts(box, data):
        paper.page(chart.title.lower(), across=True).chart(26, chart, 12)
