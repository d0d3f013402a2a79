"""The hand on the shoulder in a first match: every new situation explained once, by the rule that rules it.

The sentences are those of the arcade's pages (``page-new-…`` in the game's folder), so that everybody hears the same.
"""

from __future__ import annotations

import re
from contextlib import suppress
from threading import Thread

from touchline.kernel.errors import NoAdvice
from touchline.kernel.message import Message
from touchline.play.match import Match
from touchline.sessions.coach_corner import asking, sentence
from touchline.sessions.session import Session
from touchline.sessions.step_telling import tell_steps
from touchline.solve.evaluator import evaluator_for, is_ready
from touchline.words.languages import has_words, say

JUST_NOW = 6
"""Of so many steps with a ruling the newest is explained; what lies further back has been played past."""
LOOKED_AT = 40
"""Steps among which these are found."""


def in_a_word(rule: str) -> Message:
    """What somebody new is told of a rule; there may be no such words.

    >>> in_a_word("FD-2.5").id
    'page-new-fd-2-5'
    """
    return Message("page-new-" + re.sub(r"[^a-z0-9]+", "-", rule.lower()))


class FirstMatch:
    """What somebody who plays for the first time has been told."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: set[str] = set()
        self._coach: Thread | None = None

    def news(self) -> str:
        """The newest ruling of late that was never explained, in a sentence; empty where there is none.

        Of the rulings of one step the last chapter comes first, as it is about rarer things, from its beginning.
        """
        match = self._session.match
        steps = tell_steps(match, self._session.viewer, max(0, len(match.steps) - LOOKED_AT))
        late = [each.rules for each in steps if each.rules][-JUST_NOW:]
        for rules in reversed(late):
            fresh = [rule for rule in rules if rule not in self._told and has_words(in_a_word(rule).id)]
            if fresh:
                book = match.game.rulebook
                rule = next(each for each in fresh if book[each].chapter == book[fresh[-1]].chapter)
                self._told.add(rule)
                return say("learn-new", what=in_a_word(rule), rule=rule)
        return ""

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
