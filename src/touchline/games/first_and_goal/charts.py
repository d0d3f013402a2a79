"""FG-1.5: the matchup chart, as players look it up before they call and before they roll."""

from __future__ import annotations

from touchline.games.first_and_goal.board import board
from touchline.games.first_and_goal.data import box_figures
from touchline.games.first_and_goal.shape import GridironShape
from touchline.games.first_and_goal.state import DEFENSE_PLAYS, OFFENSE_PLAYS, FootballBox
from touchline.kernel.box_figures import Corrections, table_of
from touchline.play.chart import Chart
from touchline.words.languages import say


def charts(box: FootballBox, data: Corrections | None = None) -> list[Chart]:
    """The chart of a box; cells that an owner corrected are no guess."""
    found = board(box)
    corrected = {f"matchups.{play}.{against}" for play, row in table_of(data, "matchups").items() for against in row}
    guesses = _guesses()
    guessed = frozenset(
        (r, c)
        for r, play in enumerate(OFFENSE_PLAYS)
        for c, against in enumerate(DEFENSE_PLAYS)
        if f"matchups.{play}.{against}" in guesses - corrected
    )
    cells = tuple(tuple(_printed(found, play, against) for against in DEFENSE_PLAYS) for play in OFFENSE_PLAYS)
    title, legend = say("fg-chart-matchups"), say("fg-chart-legend")
    return [Chart(title, tuple(OFFENSE_PLAYS), tuple(DEFENSE_PLAYS), cells, legend, guessed)]


def common_dice(box: FootballBox, data: Corrections | None = None) -> Chart:
    """FG-1.3: the faces of the dice that both teams roll."""
    dice = board(box)["dice"]
    faces = {"play": dice["play"], "referee": dice["referee"], "penalty": dice["penalty"]}
    ours = {die for die in faces if f"dice.{die}" in _guesses() and die not in table_of(data, "dice")}
    guessed = frozenset((r, c) for r, die in enumerate(faces) if die in ours for c in range(len(faces[die])))
    cells = tuple(tuple(map(str, row)) for row in faces.values())
    return Chart(say("fg-paper-common-die"), tuple(faces), tuple("123456"), cells, say("fg-paper-faces"), guessed)


def _guesses() -> frozenset[str]:
    return frozenset(figure.key for figure in box_figures() if figure.guessed)


def _printed(found: GridironShape, play: str, against: str) -> str:
    """A cell as it stands in print: ``RIB/1``, coloured dice and rolls of the black one."""
    cell = found["matchups"][play][against]
    return f"{''.join(found['letters'][die] for die in cell['dice']) or '0'}/{cell['black']}"
