"""Bots from outside: any program that answers questions in JSON lines, in any language.

Touchline writes one question a line to the program's standard input and reads one answer a line from its standard
output; ``docs/bots.md`` describes them.  A program that crashes, is late or plays an illegal move has committed a
``Fault``; what follows from that is for the arbiter to say.
"""

from __future__ import annotations

import json
import queue
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO

from touchline.bots.base import Turn
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.play.match import Match
from touchline.play.outside import BadText, read_json

PROTOCOL = 1
START_SECONDS = 30.0
"""How long a program may take to say hello."""
GRACE_SECONDS = 0.5
"""What a reply may be late because of the machine, not the program."""


class Fault(Exception):
    """A program did what a player may not do."""


class Late(Fault):
    """It did not answer in time."""


def named(text: str) -> tuple[str, str]:
    """Name and command line of an engine: ``mine=./bot.py --deep``, or only the command.

    >>> named("mine=./bot.py --deep"), named("python3 examples/pipe_bot.py")
    (('mine', './bot.py --deep'), ('pipe_bot', 'python3 examples/pipe_bot.py'))
    """
    name, equals, command = text.partition("=")
    if equals and name.strip() and not set(name) & set(" /\\"):
        return name.strip(), command.strip()
    words = shlex.split(text)
    if not words:
        raise BadOption(Message("bots-engine-form"), field="engine")
    script = next((word for word in words if Path(word).suffix in (".py", ".js", ".lua", ".rb", ".jar")), words[0])
    return Path(script).stem, text


class Program:
    """One running program."""

    def __init__(self, name: str, command: str, log: Path | None = None) -> None:
        self.name = name
        self.command = command
        self._log = log
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._asked = 0
        self.asks_for_past = False
        """Whether it wants the past of a match with every question, as its answer to ``hello`` says."""

    @property
    def running(self) -> bool:
        """Whether it can be asked."""
        return self._process is not None and self._process.poll() is None

    def begin(self, match: Match, seat: int) -> None:
        """Start the program if it does not run, and tell it of a new game."""
        if not self.running:
            self._start()
            hello = self.ask({"op": "hello", "protocol": PROTOCOL}, START_SECONDS)
            self.asks_for_past = hello.get("past") is True
        options = {option.name: option.text(match.options[option.name]) for option in match.game.options}
        told = {"op": "new", "game": match.game.name, "options": options, "seat": seat, "names": match.names}
        self.ask(told, START_SECONDS)

    def choose(self, turn: Turn, node: Mapping[str, Any], left: float | None = None) -> str:
        """The program's move; ``Fault`` when none comes in time."""
        question = {
            "op": "choose",
            "game": turn.game.name,
            "seat": turn.seat,
            "view": dict(turn.view),
            "node": {**node, "legal": turn.legal},
            "step": turn.step,
            "seconds": round(turn.seconds, 3),
        }
        if self.asks_for_past:
            question["past"] = [each._asdict() for each in turn.past]
        if left is not None:
            question["left"] = round(left, 3)
        move = self.ask(question, turn.seconds).get("move")
        if not isinstance(move, str):
            raise Fault("the answer to 'choose' has no text 'move'")
        return move

    def end(self, returns: list[int]) -> None:
        """Tell it how the game ended; it need not care."""
        try:
            self.ask({"op": "over", "returns": returns}, START_SECONDS)
        except Fault:
            self.close()

    def ask(self, question: dict[str, object], seconds: float) -> dict[str, object]:
        """One question and its answer; lines that are no answer to it are the program's own business."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        self._asked += 1
        try:
            process.stdin.write(json.dumps({"id": self._asked, **question}) + "\n")
            process.stdin.flush()
        except (BrokenPipeError, OSError, ValueError):
            raise self._crashed() from None
        until = time.monotonic() + seconds + GRACE_SECONDS  # whatever else it prints buys no time
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                self.close()
                raise Late(f"no answer to '{question['op']}' in {seconds:g} s") from None
            if line is None:
                raise self._crashed()
            try:
                answer = read_json(line)
            except BadText:
                continue
            if isinstance(answer, dict) and answer.get("id") == self._asked:
                if answer.get("ok") is False:
                    reason = answer.get("error")
                    raise Fault(f"gave up: {reason}" if reason else "gave up")
                return answer

    def close(self) -> None:
        """Send it home at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _start(self) -> None:
        log = subprocess.DEVNULL if self._log is None else self._log.open("a", encoding="utf-8")
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # a Ctrl-C is meant for the tournament; taken for a crash it would cost a game
            )
        except OSError as problem:
            raise BadOption(
                Message("lab-engine-start", command=repr(self.command), problem=str(problem.strerror)), field="engine"
            ) from None
        finally:
            if not isinstance(log, int):
                log.close()
        self._answers = queue.Queue()
        assert self._process.stdout is not None
        threading.Thread(target=_listen, args=(self._process.stdout, self._answers), daemon=True).start()

    def _crashed(self) -> Fault:
        if self._process is None:
            return Fault("crashed")
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return Fault("crashed")
        if code == -signal.SIGINT:
            # our Ctrl-C, which found it between its birth and a session of its own
            raise KeyboardInterrupt
        return Fault(f"crashed (exit code {code})")


def _listen(output: TextIO, answers: queue.Queue[str | None]) -> None:
    """Pass on every line; ``None`` at the end."""
    for line in output:
        answers.put(line)
    answers.put(None)
