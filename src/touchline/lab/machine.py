"""The loops of ``loops.py`` as machine code, for a game and the policies on its seats."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from touchline.kernel import draws
from touchline.kernel.arrays import Ints, Records
from touchline.kernel.box import Box
from touchline.kernel.box_record import box_record
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.kernel.rule import MARKED
from touchline.kernel.twins import twin_rules, twins
from touchline.lab.loops import PLANES, loops, notes_dtype
from touchline.lab.policies import asking, deciding, policies
from touchline.lab.sheets import sheet_of

_compiling = threading.Lock()


@cache
def games_loop(game: Game, known: tuple[str, ...]) -> Callable[..., int]:
    """``games(states, box, moves, sitting, notes, planes, seed, first, limit)``: one game a record; the steps."""
    from touchline.kernel.compiled import compile_rule, register_twin

    quick = policies(game)
    first_of = sheet_of(game).first
    copies = twins(MARKED)
    for copy in copies.values():
        register_twin(copy)
    rules = twin_rules(game.rules, copies)
    decide = deciding(rules, [copies[quick[player]] for player in known], register_twin)
    play_games = loops(rules, decide, copies[first_of], register_twin)

    def games(states, box, moves, sitting, notes, planes, seed, first, limit):  # type: ignore[no-untyped-def]
        return play_games(states, states, box, moves, sitting, notes, planes, seed, first, 0, 1, limit)

    made: Callable[..., int] = compile_rule(game, games, forceinline=True)
    return made


@cache
def trace_loop(game: Game) -> Callable[..., None]:
    """``trace(states, choices, seats, options, offsets, box, moves, sitting, numbers, lengths, seed)``.

    Games again, every step kept: game ``i`` has its states from ``offsets[i] + i`` on, its steps from ``offsets[i]``.
    It knows every policy: it is compiled once a game, and who decides is nothing beside what is written down.
    """
    from touchline.kernel.compiled import compile_rule, register

    rules, driven = game.rules, game.stepping
    ask = asking(list(policies(game).values()), register)
    outcome, step = register(driven.outcome), register(driven.step)
    start, to_move, legal, game_key = rules.start, rules.to_move, rules.legal, draws.game_key

    def trace(states, choices, seats, options, offsets, box, moves, sitting, numbers, lengths, seed):  # type: ignore[no-untyped-def]
        for i in range(len(numbers)):
            key = game_key(seed, numbers[i])
            at = offsets[i]
            start(states[at + i], box)
            for n in range(lengths[i]):
                s = states[at + i + n]
                seat = to_move(s, box)
                seats[at + n] = seat
                if seat == CHANCE:
                    choices[at + n] = outcome(s, box, key, n)
                else:
                    options[at + n] = legal(s, box, moves)
                    choices[at + n] = ask(s, box, moves, options[at + n], key, n, sitting[seat])
                states[at + i + n + 1] = s
                step(states[at + i + n + 1], box, choices[at + n])

    made: Callable[..., None] = compile_rule(game, trace)
    return made


def seated_among(known: Sequence[str], players: Sequence[str]) -> Ints:
    """Which of the policies that a loop knows sits on each seat."""
    return np.array([known.index(player) for player in players], dtype=np.int64)


class Played(NamedTuple):
    """Games played to the end."""

    states: Records
    """The last state of each game."""
    notes: Records
    """What was noted of each game (``loops.NOTES``)."""
    planes: Ints | None
    """Vertical counters of rulings: every firing, and games with at least one."""
    decisions: Sequence[list[int]] = ()
    """What was decided in each game, where it was played with bots: they are slow to ask again."""


def play_compiled(
    game: Game, box: Box, players: Sequence[str], seed: int, first: int, count: int, limit: int
) -> Played:
    """Games ``first`` to ``first + count - 1`` with compiled policies on all seats."""
    made = Played(
        game.compiled.new_states(count),
        np.zeros(count, dtype=notes_dtype()),
        np.zeros((2, PLANES), dtype=np.int64),
    )
    moves = np.zeros(game.max_moves(box), dtype=np.int64)
    # one policy on all seats has a loop of its own; any mixture shares the loop that knows all policies
    known = (players[0],) if len(set(players)) == 1 else tuple(policies(game))
    sitting = seated_among(known, players)
    with _compiling:
        games = games_loop(game, known)
    games(made.states, box_record(box), moves, sitting, made.notes, made.planes, np.uint64(seed), first, limit)
    return made


class Trace(NamedTuple):
    """Games step by step."""

    before: NDArray[np.void]
    """The state before each step."""
    after: NDArray[np.void]
    """The state after each step, with the rules that ruled it in ``fired``."""
    choices: Ints
    seats: Ints
    """The seat that decided, or ``CHANCE``."""
    options: Ints
    """How many legal moves there were; 0 at a chance node."""
    game: Ints
    """Index of the game within the numbers asked for."""
    step: Ints


def trace_compiled(
    game: Game, box: Box, players: Sequence[str], seed: int, numbers: ArrayLike, lengths: ArrayLike
) -> Trace:
    """Games known by number and length, played again with every step kept."""
    lengths = np.asarray(lengths, dtype=np.int64)
    total = int(lengths.sum())
    offsets = np.concatenate([[0], np.cumsum(lengths)[:-1]]).astype(np.int64)
    states = game.compiled.new_states(total + len(lengths))
    choices, seats, options = np.zeros(total, np.int64), np.zeros(total, np.int8), np.zeros(total, np.int32)
    moves = np.zeros(game.max_moves(box), dtype=np.int64)
    sitting = seated_among(tuple(policies(game)), players)
    numbers = np.asarray(numbers, dtype=np.int64)
    with _compiling:
        trace = trace_loop(game)
    trace(states, choices, seats, options, offsets, box_record(box), moves, sitting, numbers, lengths, np.uint64(seed))
    which = np.repeat(np.arange(len(lengths)), lengths)
    at = np.arange(total) + which
    step = np.arange(total) - offsets[which] if total else np.zeros(0, np.int64)
    return Trace(states[at], states[at + 1], choices, seats, options, which, step)
