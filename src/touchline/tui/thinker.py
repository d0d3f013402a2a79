"""Thinking in another process, so that the hand that draws the screen is never held.

Solving and compiling keep a Python process busy for seconds, threads or not.  A thinker is a process of
its own; it is sent a function and its arguments, and lives as long as the app does.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, NamedTuple

from touchline.kernel.errors import NoAdvice, TouchlineError
from touchline.words.languages import say, speak, spoken


class Gone(Exception):
    """The thinker was sent home while it thought."""


class Failed(Exception):
    """What was thought about went wrong in a way nobody foresaw."""


class Answer(NamedTuple):
    """What came of it."""

    value: Any
    refusal: str = ""
    """The sentence of a ``TouchlineError``."""
    failure: str = ""
    """The text of any other error."""


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._turn = asyncio.Lock()

    async def ask(self, question: Callable[..., Any], *arguments: Any) -> Any:
        """The answer; ``NoAdvice`` with the words of a refusal, ``Failed`` with those of a mishap."""
        async with self._turn:
            try:
                answer = await asyncio.to_thread(self._converse, question, arguments)
            except (EOFError, OSError, ValueError, pickle.UnpicklingError):
                self.close()
                raise Gone(say("app-thinker-gone")) from None
        if answer.refusal:
            raise NoAdvice(answer.refusal)
        if answer.failure:
            raise Failed(answer.failure)
        return answer.value

    def _converse(self, question: Callable[..., Any], arguments: tuple[Any, ...]) -> Answer:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        to_it, from_it = self._process.stdin, self._process.stdout
        assert to_it is not None
        assert from_it is not None
        pickle.dump((spoken().language, question, arguments), to_it)
        to_it.flush()
        return Answer(*pickle.load(from_it))

    def close(self) -> None:
        """Send it home at once, whatever it is thinking about."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the other end is closed.  Runs in the thinker's process."""
    while True:
        try:
            language, question, arguments = pickle.load(questions)
        except EOFError:
            return
        speak(language)
        try:
            answer = Answer(question(*arguments))
        except TouchlineError as refusal:
            answer = Answer(None, refusal=spoken().say(refusal.words))
        except Exception as mishap:
            answer = Answer(None, failure=f"{type(mishap).__name__}: {mishap}")
        pickle.dump(tuple(answer), answers)
        answers.flush()


def main() -> None:
    """Think between standard input and standard output; whatever else is printed goes nowhere."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    think(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
