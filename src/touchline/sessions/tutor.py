"""Somebody in a lesson at this machine: what is asked, whether an answer is right, what follows."""

from __future__ import annotations

from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.play.lesson import Lesson, PlayedStep
from touchline.play.match import Match
from touchline.sessions.speech import refusal, told
from touchline.words.languages import spoken


class Tutor:
    """Leads through a lesson, step by step; both faces of the terminal ask him the same."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._steps: list[PlayedStep] = list(lesson.played())
        if not lesson.names:
            for each in self._steps:
                each.match.names[:] = [spoken().say(seat) for seat in lesson.game.seat_labels(each.match.box)]
        self.at = 0
        """How many steps are done."""

    @property
    def count(self) -> int:
        """How many steps there are."""
        return len(self._steps)

    @property
    def done(self) -> bool:
        """Whether the first score has fallen."""
        return self.at == self.count

    @property
    def step(self) -> PlayedStep:
        """The step at hand, the last one when all are done."""
        return self._steps[min(self.at, self.count - 1)]

    @property
    def says(self) -> Message:
        """The sentence of the moment."""
        return self.lesson.says("end" if self.done else self.step.step.name)

    @property
    def match(self) -> Match:
        """The match on the board."""
        return self.step.match

    @property
    def moment(self) -> int:
        """The number of the state on the board."""
        return self.step.last if self.done else self.step.first

    @property
    def wanted(self) -> str:
        """The right move in notation; empty where only the dice are to be rolled."""
        return "" if self.step.rolls else self.match.steps[self.step.first].text

    def accepts(self, answer: str) -> bool:
        """Whether an answer is right; a roll needs none.  What the game refuses raises as it does in a match."""
        if self.step.rolls:
            return True
        if not answer.strip():
            return False
        before = self.step.before()
        made = before.game.parse_move(before.state, before.box, answer)
        return made[0].text == self.wanted

    def go_on(self) -> list[str]:
        """Play the step; the play-by-play of all that follows, in the language spoken here."""
        step = self.step
        self.at += 1
        lines = (told(step.match, index) for index in range(step.first, step.last))
        return [line for line in lines if line]

    def refusal(self, answer: str) -> str:
        """Why the game refuses an answer; empty where it is legal, if not what is asked, or nothing at all."""
        try:
            self.accepts(answer)
        except TouchlineError as problem:
            return refusal(problem)
        return ""
