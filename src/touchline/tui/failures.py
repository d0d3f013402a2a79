"""Why a worker gave no answer, in a sentence; where it broke goes into the log of this machine."""

from __future__ import annotations

from touchline.sessions.mishaps import coach_failed, noted
from touchline.sessions.speech import refusal
from touchline.words.languages import spoken
from touchline.workers import WorkerFailed


def coach_silent(problem: WorkerFailed) -> str:
    """Why the coach says nothing."""
    return spoken().say(coach_failed(problem.cause)) if problem.cause else refusal(problem)


def bot_stuck(problem: WorkerFailed) -> str:
    """Why a bot does not move."""
    if problem.cause:
        noted(problem.cause)
    return refusal(problem)
