"""Games by the million: the same games from one seed, whatever runs them.

A game is a function of its job (game, options, players, seed) and its number, so a
simulation may be cut into chunks anywhere: threads, processes, other machines and a GPU all give
the same games, and what is done when somebody presses Ctrl-C is simply kept.
"""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from functools import cached_property
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from touchline.games import find_game
from touchline.kernel.arrays import Ints, Records
from touchline.kernel.box_figures import Corrections
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Given, Options
from touchline.kernel.state import State
from touchline.lab.loops import PLANES, Notes, counters, loops, notes_dtype
from touchline.lab.machine import Played, play_compiled
from touchline.lab.policies import Policy, deciding, is_policy, seated, slow_policy, witness_for
from touchline.lab.sheets import sheet_of
from touchline.play.recalling import Witness

if TYPE_CHECKING:
    import polars as pl

BACKENDS = ("local", "ray", "cuda")


@dataclass(frozen=True)
class Job:
    """What is played, in a form that can travel to another process or machine."""

    game_name: str
    options: Options
    """Every option with its value."""
    players: tuple[str, ...]
    """One policy or bot a seat."""
    seed: int
    data: Corrections | None = None
    limit: int = 0
    """Steps after which a game is stopped; 0 means the game's own ``longest``."""
    seconds: float = 1.0
    """Time a bot may take for a move."""

    @property
    def game(self) -> Game:
        """The game."""
        return find_game(self.game_name)

    @cached_property
    def box(self) -> Any:
        """The box for the options."""
        return self.game.box(self.options, self.data)

    @property
    def compiled(self) -> bool:
        """Whether all players are compiled policies."""
        return all(is_policy(self.game, player) for player in self.players)

    def __getstate__(self) -> dict[str, object]:
        return {key: value for key, value in self.__dict__.items() if key != "box"}


def make_job(
    game: str | Game,
    seats: Sequence[str] = ("random",),
    options: Given | None = None,
    seed: int = 0,
    data: Corrections | None = None,
    limit: int = 0,
    seconds: float = 1.0,
) -> Job:
    """A job with everything checked and settled."""
    found = find_game(game) if isinstance(game, str) else game
    settled = found.settle(options or {})
    players = seated(found, found.box(settled, data), list(seats))
    if not 0 <= seed < 1 << 64:
        raise BadOption(Message("lab-seed"), field="seed")
    return Job(found.name, settled, players, seed, data, limit, seconds)


def play_chunk(job: Job, first: int, count: int) -> Played:
    """Games ``first`` to ``first + count - 1`` of a job: the one thing every backend does."""
    limit = job.limit or job.game.longest
    if job.compiled:
        return play_compiled(job.game, job.box, job.players, job.seed, first, count, limit)
    return play_interpreted(job, first, count, limit)


def play_interpreted(job: Job, first: int, count: int, limit: int) -> Played:
    """The same games in plain Python, which is where bots can play."""
    game, box = job.game, job.box
    states = np.repeat(game.State().to_record(), count)
    notes = np.zeros(count, dtype=notes_dtype())
    planes = np.zeros((2, PLANES), dtype=np.int64)
    moves = [0] * game.max_moves(box)
    decisions: list[list[int]] = []
    for i in range(count):
        number = first + i
        told: list[int] = []
        witness = witness_for(game, box, job.players)
        sitting = [
            remembered(
                slow_policy(game, job.options, player, seat, job.seed, number, job.seconds, witness), told, witness
            )
            for seat, player in enumerate(job.players)
        ]
        decisions.append(told)
        play_games = loops(game.rules, deciding(game.rules, sitting), sheet_of(game).first)
        s, noted = game.State(), Notes()
        play_games([s], None, box, moves, range(len(sitting)), [noted], planes, job.seed, number, 0, 1, limit)
        states[i] = s.to_record()[0]
        for name in Notes.__slots__:
            notes[name][i] = getattr(noted, name)
    return Played(states, notes, planes, decisions)


def remembered(policy: Policy, told: list[int], witness: Witness | None = None) -> Policy:
    """A policy whose decisions are written down: a bot takes too long to be asked twice."""

    def decide(s: State, *asked: object) -> int:
        told.append(policy(s, *asked))
        if witness is not None:
            witness.saw(s, told[-1])
        return told[-1]

    return decide


@dataclass
class Simulation:
    """Games that were played, and how."""

    job: Job
    numbers: Ints
    """The numbers of the games, ascending."""
    states: Records
    notes: Records
    fired: list[int]
    """How often each of the 63 rule bits fired; empty where the backend does not count."""
    games_fired: list[int]
    """In how many games each rule bit fired at least once."""
    asked: int
    """How many games were asked for; fewer were played if somebody interrupted."""
    decisions: list[list[int]] = field(default_factory=list)
    """What was decided in each game, where bots sat on the seats."""
    seconds: float = 0.0
    where: str = "local"
    extra: dict[str, object] = field(default_factory=dict)

    def only(self, numbers: Ints) -> Simulation:
        """These of its games; which rules fired was counted over all of them, and is not known of a part."""
        kept = np.flatnonzero(np.isin(self.numbers, numbers))
        if len(kept) == len(self.numbers):
            return self
        decisions = [self.decisions[k] for k in kept] if self.decisions else []
        return replace(
            self,
            numbers=self.numbers[kept],
            states=self.states[kept],
            notes=self.notes[kept],
            fired=[],
            games_fired=[],
            decisions=decisions,
        )

    @property
    def transitions(self) -> int:
        """Steps of all games together."""
        return int(self.notes["steps"].sum())

    def rule_counts(self) -> dict[str, tuple[int, int]]:
        """Rule id → how often it fired, and in how many games."""
        if not self.fired:
            return {}
        bits = {name: bit.bit_length() - 1 for name, bit in self.job.game.rule_bits.items()}
        return {name: (self.fired[bit], self.games_fired[bit]) for name, bit in bits.items()}

    def frame(self, rows: str = "game") -> pl.DataFrame:
        """One row a game, drive, play or decision (see ``frames.py``)."""
        from touchline.lab.frames import frame

        return frame(self, rows)

    def write_parquet(self, path: str | Path, rows: str = "game") -> None:
        """The frame as a Parquet file, with the job in the file's metadata."""
        from touchline.lab.frames import write_parquet

        write_parquet(self, path, rows)


Tell = Callable[[int], None]
"""Called with the number of games just finished."""


def chunks_of(first: int, games: int, size: int) -> Iterator[tuple[int, int]]:
    """``(first, count)`` of every chunk."""
    for start in range(first, first + games, size):
        yield start, min(size, first + games - start)


def simulate(
    game: str | Game,
    games: int,
    *,
    seats: Sequence[str] = ("random",),
    options: Given | None = None,
    data: Corrections | None = None,
    seed: int = 0,
    first: int = 0,
    cores: int | None = None,
    chunk: int = 0,
    limit: int = 0,
    seconds: float = 1.0,
    on: str = "local",
    tell: Tell | None = None,
) -> Simulation:
    """Play ``games`` games numbered from ``first`` and keep what happened.

    ``seats`` names a compiled policy or a bot for each seat (one name: for all).  Nothing but
    the time depends on ``cores``, ``chunk`` and ``on`` (``local``, ``ray`` or ``cuda``).

    >>> one = simulate("football-darts", 500, seed=3, cores=1)
    >>> two = simulate("football-darts", 500, seed=3, cores=2, chunk=7)
    >>> bool((one.states == two.states).all()), one.fired == two.fired
    (True, True)
    """
    job = make_job(game, seats, options, seed, data, limit, seconds)
    if games < 1:
        raise BadOption(Message("lab-one-game"), field="games")
    cores = cores or usable_cores()
    if job.compiled and on == "local":
        play_chunk(job, first, 1)  # compiles if need be, before threads start and before the time counts
    began = time.perf_counter()
    if on == "cuda":
        from touchline.lab.gpu_simulation import play_on_gpu

        done = play_on_gpu(job, first, games, tell)
    elif on == "ray":
        from touchline.lab.ray_backend import play_on_ray

        done = play_on_ray(job, list(chunks_of(first, games, chunk or chunk_size(job, games, cores))), tell)
    elif on == "local":
        done = play_here(job, list(chunks_of(first, games, chunk or chunk_size(job, games, cores))), cores, tell)
    else:
        raise BadOption(Message("lab-no-backend", name=repr(on), known=", ".join(BACKENDS)), field="on")
    return gather(job, done, games, time.perf_counter() - began, on)


def usable_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunk_size(job: Job, games: int, cores: int) -> int:
    """Chunks small enough to share the work and show progress, large enough not to cost anything."""
    return max(1, min(16_384 if job.compiled else 16, games // (cores * 8) or 1))


def play_here(job: Job, chunks: Sequence[tuple[int, int]], cores: int, tell: Tell | None) -> dict[int, Played]:
    """All chunks on this machine; what is done when somebody interrupts is kept."""
    return _play_alone(job, chunks, tell) if cores == 1 else _play_together(job, chunks, cores, tell)


def _play_alone(job: Job, chunks: Sequence[tuple[int, int]], tell: Tell | None) -> dict[int, Played]:
    done: dict[int, Played] = {}
    with contextlib.suppress(KeyboardInterrupt):
        for first, count in chunks:
            done[first] = play_chunk(job, first, count)
            if tell:
                tell(count)
    return done


def _play_together(job: Job, chunks: Sequence[tuple[int, int]], cores: int, tell: Tell | None) -> dict[int, Played]:
    """Threads without the GIL for policies, processes for bots."""
    done: dict[int, Played] = {}
    shared = _crews[-1] if _crews and not job.compiled else None
    pool: Executor
    if job.compiled:
        pool = ThreadPoolExecutor(cores)
    else:
        pool = shared.hands(cores) if shared else _processes(cores)
    waiting: dict[Future[Played], tuple[int, int]] = {}
    left = iter(chunks)
    try:
        while True:
            for each in left:
                with _interrupts_withheld():
                    waiting[pool.submit(play_chunk, job, *each)] = each
                if len(waiting) >= 3 * cores:
                    break
            if not waiting:
                break
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                first, count = waiting.pop(future)
                done[first] = future.result()
                if tell:
                    tell(count)
    except KeyboardInterrupt:
        for future, (first, _) in waiting.items():
            if not future.cancel() and job.compiled:
                done[first] = future.result()
    finally:
        if shared is None:
            pool.shutdown(wait=job.compiled, cancel_futures=True)
    return done


class Crew:
    """Processes that stay for every simulation inside ``with Crew():``, so that bots keep what they have worked out."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def hands(self, cores: int) -> ProcessPoolExecutor:
        """The processes; the first simulation says how many."""
        if self._pool is None:
            self._pool = _processes(cores)
        return self._pool

    def __enter__(self) -> Crew:
        _crews.append(self)
        return self

    def __exit__(self, *gone: object) -> None:
        _crews.remove(self)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


_crews: list[Crew] = []


def _processes(cores: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(cores, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_parent)


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent decides what to keep."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def _interrupts_withheld() -> Iterator[None]:
    """A process that is begun meanwhile is deaf to Ctrl-C from its first moment, not only once it is ready."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def gather(job: Job, done: Mapping[int, Played], asked: int, seconds: float, where: str) -> Simulation:
    """Chunks put together in the order of their games."""
    order = sorted(done)
    states = [done[each].states for each in order]
    fired, games_fired = [0] * 63, [0] * 63
    planes = [counted for each in order if (counted := done[each].planes) is not None]
    counting = bool(order) and len(planes) == len(order)
    for each in planes if counting else ():
        for into, read in zip((fired, games_fired), counters(each), strict=True):
            for bit, found in enumerate(read):
                into[bit] += found
    empty = (np.zeros(0, np.int64), np.zeros(0, job.game.State.dtype()), np.zeros(0, notes_dtype()))
    return Simulation(
        job=job,
        numbers=np.concatenate([np.arange(e, e + len(done[e].states)) for e in order]) if order else empty[0],
        states=np.concatenate(states) if order else empty[1],
        notes=np.concatenate([done[each].notes for each in order]) if order else empty[2],
        fired=fired if counting else [],
        games_fired=games_fired if counting else [],
        asked=asked,
        decisions=[told for each in order for told in done[each].decisions],
        seconds=seconds,
        where=where,
    )
