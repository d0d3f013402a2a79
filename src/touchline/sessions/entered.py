"""What a person entered: which steps are one entry to whoever said them, and are taken back together."""

from __future__ import annotations

from collections.abc import Container

from touchline.play.match import Match, Step


class Entered:
    """The entries of the people at a match."""

    def __init__(self, match: Match, bots: Container[int], *, table: bool) -> None:
        self.match = match
        self._bots = bots
        """The seats that nobody enters anything for."""
        self._table = table
        """Whether people say what the dice show."""
        self._rolls: dict[int, int] = {}
        """Dice that were said together: how many steps there were after them, and before."""

    def by_a_person(self, seat: int | None) -> bool:
        """Whether a person enters what a seat decides; ``None``: what falls."""
        return self._table if seat is None else seat not in self._bots

    def note_roll(self, before: int) -> None:
        """Dice said together are one entry to a person; a dart is one of its own, and so is a call."""
        steps = self.match.steps
        self._rolls = {after: since for after, since in self._rolls.items() if after <= before}
        if len(steps) > before and all(step.seat is None for step in steps[before:]):
            self._rolls[len(steps)] = before

    def forget_rolls(self) -> None:
        """Steps have changed their places."""
        self._rolls.clear()

    def take_back(self) -> None:
        """Take back what a person entered last, with what Touchline and the bots did after it."""
        match = self.match
        if match.resigned is not None:
            match.undo()
            return
        last = match.steps[-1]
        said_from = self._rolls.get(len(match.steps), len(match.steps) - 1)
        while len(match.steps) > said_from:
            match.undo()
        while match.steps and not self.by_a_person(last.seat):
            last = match.steps[-1]
            match.undo()
        if last.seat is None and match.steps and self._goes_without_saying(match.steps[-1]):
            match.undo()

    def _goes_without_saying(self, step: Step) -> bool:
        """Whether a decision was made by the dart or die that followed it, so that both are one entry to a person."""
        return step.seat is not None and self.by_a_person(step.seat) and self.match.game.skippable(step.text)
