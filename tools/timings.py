"""How long a person waits for the terminal: ``make timings`` prints it, cold and warm.

*Cold* is the first time ever on a machine: a new process and an empty cache, so that machine code is made and games
are solved.  *Warm* is a new process on a machine that has done it before.  Nothing here is a test: the figures depend
on the machine and on what else it does, so the load is printed with them.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from touchline.games import offers
from touchline.sessions.seating import seated
from touchline.sessions.session import Due, Session

STEPS = 25
"""How far a match has gone when the coach is asked."""
COMMANDS = (("touchline --version", ["--version"]), ("touchline games", ["games"]))


@dataclass(frozen=True)
class Waits:
    """Seconds that a person waits."""

    question: float
    """From the start of the process to the first question."""
    first: float
    """From ``hint`` to the first word."""
    coach: float
    """From ``hint`` to the coach's table."""
    processor: float
    """What the whole of it costs a processor, which other work on the machine changes little."""


def at_a_decision(game: str, path: Path) -> None:
    """A match against a bot, in a file, at a decision of the person."""
    session = Session.begin(game, path=path, seed=4, players=seated(game, {}, "random", second=False))
    while session.due is not Due.PERSON or len(session.match.steps) < STEPS or len(session.match.legal()) < 2:
        if session.due is Due.DICE:
            session.roll()
        elif session.due is Due.BOT:
            session.bot_move()
        else:
            session.enter(session.match.legal()[0])
    session.keep()


def waits(path: Path, env: dict[str, str]) -> Waits:
    """What resuming the match and asking for a hint takes."""
    began, spent = time.monotonic(), processor_seconds()
    with subprocess.Popen(
        [sys.executable, "-m", "touchline", "--plain", "resume", str(path)],
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as lines:
        assert lines.stdin is not None
        assert lines.stdout is not None
        while not lines.stdout.readline().rstrip().endswith("?"):
            pass
        question = time.monotonic()
        lines.stdin.write("hint\n")
        lines.stdin.close()
        lines.stdout.readline()  # the prompt, with what was typed
        lines.stdout.readline()
        first = time.monotonic()
        lines.stdout.read()
        coach = time.monotonic()
    return Waits(question - began, first - question, coach - question, processor_seconds() - spent)


def processor_seconds() -> float:
    """What all processes that were started here and have ended have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def took(words: list[str], env: dict[str, str]) -> float:
    """What a command takes."""
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "touchline", *words], env=env, stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - began


def main() -> int:
    """Print them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=list(offers()), metavar="GAME")
    given = asked.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}; seconds")
    print(f"{'':28}{'question':>10}{'first word':>12}{'coach':>8}{'processor':>11}")
    for game in given.games:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            env = dict(os.environ) | {
                "TOUCHLINE_HOME": name,
                "TOUCHLINE_LANG": "en",
                "XDG_CACHE_HOME": str(folder / "cache"),
                "PYTHONUNBUFFERED": "1",
            }
            at_a_decision(game, folder / "match.touchline")
            for how in ("cold", "warm"):
                found = waits(folder / "match.touchline", env)
                waited = f"{found.question:10.1f}{found.first:12.1f}{found.coach:8.1f}{found.processor:11.1f}"
                print(f"{game + ', ' + how:28}{waited}", flush=True)
    for title, words in COMMANDS:
        print(f"{title:28}{took(words, dict(os.environ)):10.1f}", flush=True)
    print(f"load at the end {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
