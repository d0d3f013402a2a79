"""The football field of First & Goal: scoreboard, strip, time-outs, cards, dice, and the hand of whoever looks."""

from __future__ import annotations

import textwrap

from rich.style import Style
from rich.text import Text

from touchline.games.first_and_goal.text_board import deck_sizes
from touchline.kernel.fields import Fields
from touchline.tui.boards.base import Board
from touchline.tui.boards.strip import field_strip
from touchline.words.languages import say

DIM, BOLD = Style(dim=True), Style(bold=True)
LENGTH = 100
DICE = {
    "red": ("#ffffff", "#b3271e"),
    "ivory": ("#1b1b1b", "#e8dcb5"),
    "brown": ("#ffffff", "#7a4a21"),
    "yellow": ("#1b1b1b", "#f2c230"),
    "blue": ("#ffffff", "#1f5fa8"),
    "green": ("#ffffff", "#1f7a3d"),
    "black": ("#f0ede4", "#23211e"),
    "play": ("#1b1b1b", "#f0ede4"),
    "referee": ("#1b1b1b", "#cfcfcf"),
    "penalty": ("#1b1b1b", "#f2a33a"),
}
"""Colours of the dice: pips, sides."""


class FieldBoard(Board):
    """What lies on the table, as the seat at the screen may see it."""

    DEFAULT_CSS = "FieldBoard { height: auto; min-height: 8; }"

    def render(self) -> Text:
        """From the scoreboard down to the hand."""
        if self.scene is None or not self.size.width:
            return Text()
        lines = [self._scoreboard(), *self._field().split("\n"), self._dice(), *self._cards(), *self._hands()]
        return Text("\n").join(lines)

    def _scoreboard(self) -> Text:
        assert self.scene is not None
        view, text = self.scene.view, Text(" ")
        most = self.scene.geometry.get("timeouts", {}).get("most", 3)
        names = [*self.scene.names[:1], *self.scene.names[-1:]] if len(self.scene.names) != 2 else self.scene.names
        for side, points in enumerate(view["score"]):
            left = view["timeouts"][side]
            ball = "●" if view["offense"] == side else " "
            text.append(f" {ball} {names[side][:12]} {points} ", Style(reverse=view["offense"] == side, bold=True))
            text.append(f" {'▮' * left}{'▯' * (most - left)}  ", DIM)
        if view.get("stage") == "down":
            text.append(say("fg-board-down", down=view["down"]), Style(bold=True))
        return text

    def _field(self) -> Text:
        assert self.scene is not None
        view = self.scene.view
        yards, to_gain = view["ball"], view.get("to_gain") or 0
        gain = LENGTH - yards + to_gain if 0 < to_gain < yards else None
        ball = min(LENGTH, max(0, LENGTH - yards))
        return field_strip(min(self.size.width, 72), ball, gain=gain, rightwards=view["offense"] == 0)

    def _dice(self) -> Text:
        """What fell lately, every die in its colour."""
        assert self.scene is not None
        text = Text.assemble((_label("fg-board-dice"), DIM))
        for roll in [roll for roll in self.scene.rolls if roll.die in DICE][-7:]:
            pips, sides = DICE[roll.die]
            text.append(f" {roll.face} ", Style(color=pips, bgcolor=sides, bold=True))
            text.append(" ")
        if self.scene.due in DICE:
            text.append(f"▾ {self.scene.due}", Style(bold=True))
        return text

    def _cards(self) -> list[Text]:
        assert self.scene is not None
        sizes: Fields = self.scene.view.get("cards", {})
        if not sizes:
            return []
        return [
            Text.assemble((_label("fg-board-cards"), DIM), deck_sizes(sizes), (f" {say('fg-board-hand-deck')}", DIM))
        ]

    def _hands(self) -> list[Text]:
        assert self.scene is not None
        lines = []
        for hand in self.scene.view.get("hands", {}).values():
            words = ", ".join(f"{card} ×{count}" if count > 1 else card for card, count in hand.items())
            wrapped = textwrap.wrap(words or say("fg-board-empty"), max(20, self.size.width - 10))
            for number, line in enumerate(wrapped):
                lines.append(Text.assemble((_label("fg-board-hand") if number == 0 else " " * 9, DIM), (line, BOLD)))
        return lines


def _label(named: str) -> str:
    """What a line of the board is about."""
    return f" {say(named):<7} "
