"""PG-1.1: the faces of the seven dice, for a table that rolls ordinary ones."""

from __future__ import annotations

from touchline.games.pocket_gridiron.board import board
from touchline.games.pocket_gridiron.state import GridironBox
from touchline.kernel.box_figures import Corrections, table_of
from touchline.play.chart import Chart
from touchline.words.languages import say

SIDES = 6


def charts(box: GridironBox, data: Corrections | None = None) -> list[Chart]:
    """The dice of a box; faces that an owner corrected are no guess."""
    dice = board(box)["dice"]
    corrected = set(table_of(data, "dice"))
    cells, guessed = [], set()
    for r, die in enumerate(dice):
        faces = [(face["text"], face["origin"]) for face in die["faces"] for _ in range(face["sides"])]
        cells.append(tuple(text for text, _ in faces))
        if die["die"] not in corrected:
            guessed |= {(r, c) for c, (_, origin) in enumerate(faces) if origin == "default"}
    rows = tuple(die["die"] if die["die"] == die["colour"] else f"{die['die']} ({die['colour']})" for die in dice)
    title, legend = say("pg-chart-dice"), say("pg-chart-legend")
    return [Chart(title, rows, tuple(map(str, range(1, SIDES + 1))), tuple(cells), legend, frozenset(guessed))]
