"""The hand on the shoulder in a first match: every new situation explained once, by the rule that rules it."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from touchline.kernel.errors import NoAdvice
from touchline.play.match import Match
from touchline.play.newcomer import first_words, newest
from touchline.sessions.coach_corner import asking, sentence
from touchline.sessions.session import Session
from touchline.sessions.step_telling import tell_steps
from touchline.solve.evaluator import evaluator_for, is_ready
from touchline.words.languages import language, say

LOOKED_AT = 40
"""Steps among which the newest rulings are found."""


class FirstMatch:
    """What somebody who plays for the first time has been told."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: set[str] = set()
        self._coach: Thread | None = None

    def news(self) -> str:
        """The newest ruling of late that was never explained, in a sentence; empty where there is none."""
        match = self._session.match
        steps = tell_steps(match, self._session.viewer, max(0, len(match.steps) - LOOKED_AT))
        rule = newest(match.game, [each.rules for each in steps], self._told)
        if rule is None:
            return ""
        self._told.add(rule)
        return say("learn-new", what=first_words(match.game, language())[rule].say, rule=rule)

    def advice(self) -> str:
        """The coach's sentence once he knows the game; until then he works it out beside the match and is silent."""
        match = self._session.match
        if not is_ready(match.game, match.options, match.box):
            if self._coach is None:
                self._coach = Thread(target=_work_out, args=(match,), daemon=True)
                self._coach.start()
            return ""
        try:
            return sentence(match)
        except NoAdvice:
            return ""


def _work_out(match: Match) -> None:
    """Make the coach of a game ready; where there is none, nobody is told."""
    with suppress(NoAdvice), asking():
        evaluator_for(match.game, match.options, match.box)
