"""Voice out: what is told and the score, spoken by a program of the system, where there is one.

Nothing waits for the voice.  Sentences are spoken one after the other; whoever plays faster than it speaks hears the
newest one and not those in between.
"""

from __future__ import annotations

import shutil
import subprocess
import threading
from collections.abc import Sequence

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.sessions.session import Session
from touchline.sessions.step_telling import Told
from touchline.words.languages import language, say

PROGRAMS = {
    "spd-say": ("--wait", "--pipe-mode", "--language", "{language}"),
    "espeak-ng": ("--stdin", "-v", "{language}"),
    "espeak": ("--stdin", "-v", "{language}"),
    "say": ("-f", "-"),
}
"""What is looked for, the best first, and how each is told to read a sentence from its input."""
BREAKS = str.maketrans({"·": ",", "→": ",", "–": ","})
"""Marks that are for the eye."""


def speaker() -> list[str]:
    """The command that speaks here; ``BadOption`` where the system has none."""
    for program, words in PROGRAMS.items():
        found = shutil.which(program)
        if found:
            return [found, *(word.format(language=language().lower()) for word in words)]
    raise BadOption(Message("prompt-no-voice", programs=", ".join(PROGRAMS)), field="voice")


class Voice:
    """Speaks for one session."""

    def __init__(self, session: Session, command: Sequence[str]) -> None:
        self._session = session
        self._command = list(command)
        self._score = self._points()
        self._changed = threading.Condition()
        self._next: str | None = None
        self._running: subprocess.Popen[str] | None = None
        self._thread: threading.Thread | None = None

    def _points(self) -> list[int]:
        return [int(each) for each in self._session.match.state.score]

    def tell(self, told: Sequence[Told]) -> None:
        """Speak what was told, and the score if that changed it."""
        said = [each.text for each in told if each.text]
        points = self._points()
        if points != self._score:
            (one, two), self._score = self._session.side_names, points
            said.append(say("prompt-voice-score", one=one, first=points[0], two=two, second=points[1]))
        if said:
            self.speak(" ".join(said).translate(BREAKS))

    def speak(self, text: str) -> None:
        """Speak a sentence as soon as the one before it is spoken."""
        with self._changed:
            self._next = text
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="voice", daemon=True)
                self._thread.start()

    def _work(self) -> None:
        while True:
            with self._changed:
                text, self._next = self._next, None
                if text is None:
                    self._thread = None
                    self._changed.notify_all()
                    return
            self._say(text)

    def _say(self, text: str) -> None:
        """One sentence; a voice that fails is a voice that is not heard."""
        try:
            quiet = subprocess.DEVNULL
            speaking = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, text=True)
            self._running = speaking
            speaking.communicate(text + "\n")
        except (OSError, ValueError):
            return
        finally:
            self._running = None

    def finish(self) -> None:
        """Wait until all is spoken."""
        with self._changed:
            self._changed.wait_for(lambda: self._thread is None)

    def hush(self) -> None:
        """Be quiet at once."""
        with self._changed:
            self._next = None
        running = self._running
        if running is not None:
            running.terminate()
