"""Bots that take long: a stand-in plays until they are ready, and whatever they do, the match goes on."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Server
from tests.server.playing import Table

SLOW_BOT = Path(__file__).parent / "slow_bot"


class Bench:
    """A server with a bot that does what it is told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tell("wait")
        path = os.pathsep.join([str(SLOW_BOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        store = ("--port", "0", "--store", str(folder / "s.sqlite"))
        self.server = Server(*store, "--bot-seconds", "0.1", env={"PYTHONPATH": path, "SLOW_BOT": str(folder)})
        self.tables: list[Table] = []

    def tell(self, what: str) -> None:
        fresh = self.folder / "do.new"
        fresh.write_text(what)
        fresh.rename(self.folder / "do")

    def diary(self, word: str) -> list[list[str]]:
        path = self.folder / "diary"
        lines = path.read_text().splitlines() if path.exists() else []
        return [line.split(" ", 2)[1:] for line in lines if line.startswith(word)]

    def sit_down(self, level: str = "slow", game: str = "street-soccer") -> Table:
        seats = [{"kind": "person"}, {"kind": "bot", "level": level}]
        return Table(self.server.http, game, seats=seats)

    def figure(self, name: str) -> float:
        lines = self.server.http.get("/metrics").text.splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    made = Bench(tmp_path)
    yield made
    made.server.stop()


def until(true: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it never came true")


def bots_moves(table: Table) -> list[dict[str, Any]]:
    events = table.get("/events", 0)["events"]
    return [event for event in events if event["kind"] == "played" and event["seat"] == 1]


def play_until(table: Table, true: Callable[[], Any]) -> Any:
    """Play for the person until something is so; on a busy machine a stand-in may move for the bot meanwhile."""

    def played() -> Any:
        if table.to_move() == 0:
            table.play()
        return true()

    return until(played)


def until_the_bot_has_moved(table: Table, times: int) -> list[dict[str, Any]]:
    """Play for the person until the bot has made so many moves."""
    return list(play_until(table, lambda: moves if len(moves := bots_moves(table)) >= times else []))


def test_a_stand_in_plays_until_the_bot_is_ready(bench: Bench) -> None:
    """The bot was asked, does not answer, and the match goes on; from the moment it is ready, the bot itself plays."""
    table = bench.sit_down()
    play_until(table, lambda: bench.diary("asked"))
    until_the_bot_has_moved(table, len(bots_moves(table)) + 2)
    assert len(bench.diary("asked")) == 1, "it gets ready once, not at every move"
    assert bench.diary("chose") == []
    bench.tell("play")
    until(lambda: bench.diary("chose"))
    known = len(bots_moves(table))
    moves = until_the_bot_has_moved(table, known + 3)
    steps = {int(step): move for step, move in bench.diary("chose")}
    numbers = {event["n"]: event["text"] for event in moves[known + 1 :]}
    assert numbers
    for number, text in numbers.items():
        assert steps[number - 1] == text, "what was played is what the bot chose"


def test_what_a_bot_says_when_it_is_ready_is_an_answer_to_one_match_only(bench: Bench) -> None:
    """It got ready over the coin of the first match; the second has gone on without it."""
    bench.sit_down(game="first-and-goal")
    later = bench.sit_down(game="first-and-goal")
    play_until(later, lambda: len(bots_moves(later)) > 1 and later.to_move() == 1)
    bench.tell("play")
    until_the_bot_has_moved(later, len(bots_moves(later)) + 2)
    assert bench.figure("touchline_bot_failures_total") == 0


def test_a_bot_that_gets_ready_keeps_no_other_waiting(bench: Bench) -> None:
    slow, quick = bench.sit_down(), bench.sit_down("random")
    until_the_bot_has_moved(slow, 1)
    until_the_bot_has_moved(quick, 3)
    assert bench.diary("chose") == []


def with_a_hung_bot(bench: Bench) -> Table:
    """A match whose bot has played, then hung and been killed for it."""
    bench.tell("play")
    table = bench.sit_down()
    play_until(table, lambda: len(bench.diary("chose")) > 1)
    failed = bench.figure("touchline_bot_failures_total")
    bench.tell("hang")
    play_until(table, lambda: bench.figure("touchline_bot_failures_total") > failed)
    return table


def test_a_bot_in_a_worker_is_handed_the_past_it_asked_for(bench: Bench) -> None:
    """In Street Soccer every decision is recalled: at its n-th its own n - 1 are there, and the other side's."""
    bench.tell("play")
    table = bench.sit_down()
    play_until(table, lambda: len(bench.diary("recalled")) > 4)
    for (step, recalled), _ in zip(bench.diary("recalled"), range(4), strict=False):
        decided = [event for event in table.get("/events", 0)["events"] if event["kind"] == "played"]
        before = [event for event in decided if event.get("seat") is not None and event["n"] <= int(step)]
        assert int(recalled) == len(before)
    assert max(int(recalled) for _, recalled in bench.diary("recalled")) > 3


def test_a_bot_that_hangs_is_killed_and_comes_back(bench: Bench) -> None:
    table = with_a_hung_bot(bench)
    bench.tell("play")
    chosen = len(bench.diary("chose"))
    play_until(table, lambda: len(bench.diary("chose")) > chosen)


def test_a_bot_that_was_killed_gets_ready_anew(bench: Bench) -> None:
    """Whoever plays against it waits for it once, not at every move."""
    table = with_a_hung_bot(bench)
    failed = bench.figure("touchline_bot_failures_total")
    until_the_bot_has_moved(table, len(bots_moves(table)) + 3)
    assert bench.figure("touchline_bot_failures_total") == failed


def test_a_bot_that_wants_too_much_memory_fails_alone(bench: Bench) -> None:
    """A terabyte is refused in the worker; the server and the match do not notice."""
    bench.tell("hog")
    table = bench.sit_down()
    until_the_bot_has_moved(table, 2)
    until(lambda: bench.diary("asked"))
    until(lambda: bench.figure("touchline_bot_failures_total") >= 1)
    assert bench.diary("chose") == []


def test_workers_do_not_outlive_a_server_that_was_killed(bench: Bench) -> None:
    table = bench.sit_down()

    ((_, pid),) = play_until(table, lambda: bench.diary("asked"))
    assert is_running(int(pid))
    bench.server.kill()
    until(lambda: not is_running(int(pid)))
    bench.server = Server("--port", "0", "--store", str(bench.folder / "s.sqlite"))


def is_running(pid: int) -> bool:
    """Whether a process is there and not a mere name that nobody has asked after."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
