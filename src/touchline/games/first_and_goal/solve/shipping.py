"""What the coaches need in a browser: what the plain ones know of the dice, and the master's machine code and mind."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import Any, NamedTuple

from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.solve.situation import Manner
from touchline.games.first_and_goal.solve.thinking import THINK, Thinker, Told
from touchline.games.first_and_goal.state import PLAYS, FootballBox, FootballState
from touchline.kernel.entry_points import Shipped, module_file
from touchline.kernel.game import Game
from touchline.kernel.hosted import Machine
from touchline.solve.shipped import Column, Grid, packed, shipped_with
from touchline.solve.shipped_machine import columns_of, machine_of

NAMES = ("yards", "card_yards", "field_goal")


class YardsBook(NamedTuple):
    """The part of ``Mind`` that coaches read who know no values."""

    yards: Grid
    card_yards: Grid
    field_goal: Grid


def _fits(box: FootballBox) -> str:
    return repr([value if isinstance(value, int) else [int(each) for each in value] for value in box])


class HostedThinker(Thinker):
    """The same thoughts in WebAssembly."""

    def __init__(self, box: FootballBox, machine: Machine) -> None:
        self.box = box
        self._machine = machine
        self._own = Lock()

    def _ponder(self, task: int, s: FootballState, moves: list[int], key: int) -> float:
        self._machine.put_record("s", s.values())
        self._machine.put("moves", *moves)
        for name, number in (("task", task), ("count", len(moves)), ("key", key)):
            self._machine.put(name, number)
        return self._machine.ask()

    def expect(self, told: Told) -> None:
        """From now on the rival plays as is told."""
        read = [[0.0] * PLAYS, [0.0] * PLAYS]
        read[told.which] = list(told.calls)
        self._machine.put("m.read", *read[0], *read[1])
        self._machine.put("m.trust", told.trust)

    def known(self, name: str, first: int, count: int) -> Sequence[float]:
        """Numbers of a table of the mind, laid out in a row."""
        return self._machine.numbers(f"m.{name}", count, first)

    def _strategy(self, moves: list[int]) -> tuple[list[float], list[float]]:
        odd, score = (self._machine.numbers(f"m.{name}", max(moves) + 1) for name in ("odd", "score"))
        return [odd[move] for move in moves], [score[move] for move in moves]


def hosted_thinker(box: FootballBox, types: int, rounds: int, manner: Manner) -> HostedThinker | None:
    """The thinker in the machine code that this engine was given, if it is for these dice."""
    tables = shipped_with(GAME, _fits(box))
    if tables is None:
        return None
    machine = machine_of(tables)
    for name, number in {"types": types, "rounds": rounds, **manner._asdict()}.items():
        machine.put(f"m.{name}", number)
    return HostedThinker(box, machine)


def tables() -> bytes:
    """The file."""
    import numpy as np

    from touchline.games.first_and_goal.solve.matches import _ponder
    from touchline.games.first_and_goal.solve.odds import odds_of
    from touchline.kernel.placing import placed

    box: Any = GAME.new_box(GAME.on_screen)
    odds = odds_of(box)._asdict()
    columns = {name: Column("d", odds[name].shape, np.asarray(odds[name], "<f8").tobytes()) for name in NAMES}
    return packed(_fits(box), columns | columns_of(*placed(module_file(_ponder).read_bytes(), _arguments(box))))


def _arguments(box: FootballBox) -> dict[str, Any]:
    """A question, as the machine code is asked."""
    s = GAME.new_state(box)
    return Thinker.shipped(box).arguments(THINK, s, GAME.legal_moves(s, box), 0)


def modules() -> list[Shipped]:
    """The entry points that come along as WebAssembly."""
    from touchline.games.first_and_goal.solve.matches import STEPPING, _ponder
    from touchline.games.first_and_goal.solve.plain_matches import shipped_matches

    thinking = Shipped(GAME, _ponder, tuple(_arguments(GAME.new_box()).values()), STEPPING)
    return [thinking, shipped_matches()]


def shipped_book(game: Game, box: FootballBox) -> YardsBook | None:
    """The book that came with this engine, if it is of these dice."""
    found = shipped_with(game, _fits(box))
    return None if found is None else YardsBook(**{name: found[name] for name in NAMES})
