"""The drive strip: scoreboard, downs, sacks, injuries, and the dice with what they last showed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from touchline.kernel.fields import Fields
from touchline.tui.boards.base import Board
from touchline.words.languages import say

INK = {
    "red": ("#ffffff", "#b3271e"),
    "blue": ("#ffffff", "#1f5fa8"),
    "green": ("#ffffff", "#1f7a3d"),
    "orange": ("#1b1b1b", "#e08a2c"),
    "white": ("#1b1b1b", "#f0ede4"),
    "black": ("#f0ede4", "#23211e"),
    "yellow": ("#1b1b1b", "#f2c230"),
}
"""Colours of a die: its pips, its sides."""
DONE, NOW, LATER = Style(dim=True), Style(bgcolor="#2e6b34", color="#ffffff", bold=True), Style()
DIE_WIDTH = 15


class DriveBoard(Board):
    """Seven dice and four downs."""

    DEFAULT_CSS = "DriveBoard { height: auto; min-height: 10; }"

    def render(self) -> Text:
        """From the scoreboard down to the dice."""
        if self.scene is None:
            return Text()
        view, geometry = self.scene.view, self.scene.geometry
        lines = [
            self._scoreboard(),
            Text(),
            self._downs(view, geometry),
            self._sacks(view, geometry),
            *self._injuries(view),
            Text(),
            *self._dice(geometry["dice"]),
        ]
        return Text("\n").join(lines)

    def _scoreboard(self) -> Text:
        assert self.scene is not None
        view, text = self.scene.view, Text(" ")
        for seat, points in enumerate(view["score"]):
            ball = "● " if view["offense"] == seat else "  "
            text.append(
                f" {ball}{self.scene.names[seat][:14]:<14} {points:>3} ", Style(reverse=view["offense"] == seat)
            )
            text.append("  ")
        return text

    @staticmethod
    def _downs(view: Fields, geometry: Fields) -> Text:
        text = Text(_label("pg-board-down"))
        for box in geometry["downs"]:
            down = box["down"]
            style = NOW if down == view["down"] else DONE if down < view["down"] else LATER
            text.append(f" {box['label'] if down >= view['down'] else '─×─'} ", style)
            text.append(" ")
        if view.get("trying"):
            text.append(f" {say('pg-board-try')} ", NOW)
        return text

    @staticmethod
    def _sacks(view: Fields, geometry: Fields) -> Text:
        text = Text(_label("pg-board-sacks"))
        for box in geometry["sacks"]:
            text.append(" ■ " if box["sack"] <= view["sacks"] else " □ ", Style(color="#d9534f", bold=True))
        told = []
        if view.get("play"):
            told.append(Text(say("pg-board-play", play=view["play"]), Style(bold=True)))
        if view.get("intensity"):
            told.append(Text(say("pg-board-to-beat", number=view["intensity"])))
        if view.get("bonus"):
            told.append(Text(say("pg-board-bonus", bonus=f"+{view['bonus']}")))
        return text.append("   ").append_text(Text(", ").join(told)) if told else text

    def _injuries(self, view: Fields) -> list[Text]:
        assert self.scene is not None
        lines = []
        for seat, hurt in enumerate(view.get("injuries", [])):
            if any(hurt.values()):
                words = ", ".join(f"{who} −{count}" for who, count in hurt.items() if count)
                lines.append(Text(f"{_label('pg-board-hurt')}{self.scene.names[seat]}: {words}", Style(dim=True)))
        return lines

    def _dice(self, dice: Sequence[Fields]) -> list[Text]:
        """Every die with the face it shows since the last snap; the one that is due is marked."""
        assert self.scene is not None
        rolls = self.scene.rolls
        snap = max((at for at, roll in enumerate(rolls) if roll.die == dice[0]["die"]), default=0)
        shown = {roll.die: roll.face for roll in rolls[snap:]}
        lines: list[Text] = []
        each_row = max(1, min(len(dice), (self.size.width - 1) // (DIE_WIDTH + 1)))
        for first in range(0, len(dice), each_row):
            names, faces = Text(" "), Text(" ")
            for die in dice[first : first + each_row]:
                pips, sides = INK.get(str(die["colour"]), ("#ffffff", "#555555"))
                due = die["die"] == self.scene.due
                title = f"▾{die['die']}" if due else str(die["die"])
                names.append(f"{title:^{DIE_WIDTH}} ", Style(bold=due, dim=not due))
                face = shown.get(die["die"], "")
                faces.append(f"{face[:DIE_WIDTH]:^{DIE_WIDTH}}", Style(color=pips, bgcolor=sides, bold=True))
                faces.append(" ")
            lines += [names, faces]
        return lines


def _label(named: str) -> str:
    """What a line of the board is about."""
    return f" {say(named):<8} "
