"""The end of a match: how it was won, who scored when, how long it took, and the coach's review."""

from __future__ import annotations

from collections.abc import Iterator

from touchline.kernel.errors import NoAdvice
from touchline.play.match import Match
from touchline.sessions.coach_corner import Progress, review
from touchline.sessions.session import Session
from touchline.sessions.speech import ending, refusal
from touchline.sessions.speech import told as told_step
from touchline.words.languages import say


def scoring(match: Match) -> Iterator[str]:
    """Every step that changed the score: what happened, and the score after it."""
    before = match.game.everything(match.states[0], match.box).get("score")
    for index, step in enumerate(match.steps):
        after = match.game.everything(match.states[index + 1], match.box).get("score")
        if after != before and isinstance(after, list):
            told = told_step(match, index) or step.text
            yield f"{step.number:>4}. {told} {'–'.join(str(points) for points in after)}"
        before = after


def summary(session: Session) -> str:
    """What is said when everybody gets up."""
    match = session.match
    lines = [ending(match)]
    scores = list(scoring(match))
    if scores:
        lines += ["", say("prompt-scores"), *scores]
    if any(session.clock.used):
        lines += ["", say("prompt-time", clock=session.clock_text())]
    return "\n".join(lines)


def review_of(match: Match, progress: Progress) -> str:
    """The coach's review, or why there is none."""
    try:
        return review(match, progress)
    except NoAdvice as problem:
        return refusal(problem)
