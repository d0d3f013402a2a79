"""Machine code made beside the game: a bot that needs it lets a simpler one play until it is there.

Numba makes machine code once and keeps it on the disk, but that once can take a minute.  A
``Workshop`` has it done in another process, so that neither a person nor an event loop waits, and
reads the finished code in a thread.  Where it came along as WebAssembly there is nothing to be made: without Numba it
is read in the same thread, in a browser it is there already.
"""

from __future__ import annotations

import contextlib
import importlib
import subprocess
import sys
import threading
from collections.abc import Callable

from touchline.bots.base import Bot, Turn
from touchline.kernel.errors import BadOption, TouchlineError
from touchline.kernel.hosted import is_hosted
from touchline.kernel.message import Message
from touchline.words.languages import say


class Workshop:
    """Where the machine code of one bot is made.

    ``module`` has ``is_compiled()`` (whether the code lies on the disk) and ``warm_up()`` (make
    it, or read it), which is also what the other process runs.
    """

    def __init__(self, module: str) -> None:
        self._module = module
        self._started = threading.Lock()
        self._thread: threading.Thread | None = None
        self._ready = threading.Event()
        self.being_made = False
        """Whether another process is at work just now; reading finished code takes only a second."""
        self.problem = ""
        """Why there is no machine code and never will be; empty while all is well."""

    @property
    def ready(self) -> bool:
        """Whether the code is loaded; asking the first time starts the work."""
        if not self._ready.is_set():
            self.start()
        return self._ready.is_set()

    def start(self) -> None:
        """Begin, unless it has begun."""
        if is_hosted():
            self._ready.set()
            return
        with self._started:
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name=f"compiling {self._module}", daemon=True)
                self._thread.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the code is there; whether it is."""
        self.start()
        if self._thread is not None:
            self._thread.join(seconds)
        return self._ready.is_set()

    def _work(self) -> None:
        found = importlib.import_module(self._module)
        is_compiled: Callable[[], bool] = found.is_compiled
        if not is_compiled():
            self.being_made = True
            done = subprocess.run(
                [sys.executable, "-m", __name__, self._module],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                check=False,
            )
            self.being_made = False
            if done.returncode != 0:
                self.problem = (done.stderr.strip().splitlines() or [say("bots-was-ended")])[-1]
                return
        try:
            found.warm_up()
        except TouchlineError as problem:
            self.problem = problem.message
            return
        self._ready.set()


HASTE = 0.6
"""The share of the time given after which a bot begins nothing new."""


def travels(maker: Callable[[int], Bot]) -> bool:
    """Whether a bot plays in a browser too: without machine code, or with some that goes along."""
    return is_plain(maker) or getattr(maker, "travels", False)


def is_plain(maker: Callable[[int], Bot]) -> bool:
    """Whether a bot plays without machine code."""
    return not (isinstance(maker, type) and issubclass(maker, LateBot))


class LateBot:
    """A bot that needs machine code; until that is there, a simpler one plays for it."""

    name: str
    description: Message | str
    travels = False
    """Whether its machine code is among the tables that a static site carries."""

    def __init__(self, workshop: Workshop, stand_in: Bot, takes: Message) -> None:
        self._workshop = workshop
        self._stand_in = stand_in
        self._takes = takes
        """How long the machine code takes to make."""
        workshop.start()

    @property
    def notice(self) -> Message | str:
        """What people should know just now; empty when all is well."""
        if self._workshop.ready:
            return ""
        who, other = self.name, self._stand_in.name
        if self._workshop.problem:
            return Message("bots-cannot-come", who=who, problem=self._workshop.problem, other=other)
        if not self._workshop.being_made:
            return ""
        return Message("bots-getting-ready", who=who, takes=self._takes, other=other)

    def get_ready(self) -> None:
        """Wait for the machine code; without it whoever measures would measure somebody else."""
        if not self._workshop.wait():
            raise BadOption(Message("bots-cannot-play", who=self.name, problem=self._workshop.problem), field="level")

    def choose(self, turn: Turn) -> str:
        """Its own move, or that of the simpler bot."""
        if not self._workshop.ready and not self._workshop.being_made:
            self._workshop.wait(HASTE * turn.seconds)
        return self.think(turn) if self._workshop.ready else self._stand_in.choose(turn)

    def think(self, turn: Turn) -> str:
        """Its own move."""
        raise NotImplementedError


def alone(module: str) -> contextlib.AbstractContextManager[None]:
    """One process of this machine at a time makes the code of a module; whoever comes meanwhile waits."""
    from touchline.kernel.cache import cache_root, one_at_a_time  # a browser has no such folder

    return one_at_a_time(cache_root() / f"{module}.lock")


def make(module: str) -> None:
    """Make the machine code of a module, unless somebody has made it meanwhile: what the other process does."""
    found = importlib.import_module(module)
    with alone(module):
        if not found.is_compiled():
            found.warm_up()


if __name__ == "__main__":
    make(sys.argv[1])
