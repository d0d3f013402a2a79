"""The arbiter of games with programs from outside: clocks, faults, records.

A program that crashes, oversteps its time or plays an illegal move has lost that game; it is started again for the
next.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from touchline.bots import Bot, asked, get_ready, make_bot, turn_of
from touchline.bots.outside import Fault, Late, Program
from touchline.kernel.box_figures import Corrections
from touchline.kernel.draws import game_key
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import Options
from touchline.lab.policies import bot_level
from touchline.play.keeping import ENDING, keep
from touchline.play.match import Match

UNLIMITED = 3600.0
SEED_BITS = 53


@dataclass(frozen=True)
class TimeControl:
    """What a side may use: seconds a move, or a bank of seconds with some more for every move."""

    move: float = 1.0
    bank: float = 0.0
    increment: float = 0.0


@dataclass
class Arbiter:
    """Plays mirrored pairs between two players, at least one of them a program."""

    game: Game
    options: Options
    engines: Mapping[str, str]
    """Command lines by name; every other player is a bot of the game."""
    data: Corrections | None = None
    seed: int = 0
    control: TimeControl = TimeControl()
    folder: Path | None = None
    """Where every game is saved."""
    faults: list[str] = field(default_factory=list)
    """What the programs did that a player may not do."""

    def pairs(self, one: str, two: str, first: int, count: int, cores: int = 1) -> list[float]:
        """Points of ``one`` (0 to 2) in each pair: the same dice twice, the seats changed."""
        with ThreadPoolExecutor(max(1, cores)) as pool:
            return list(pool.map(lambda number: self._pair(one, two, number), range(first, first + count)))

    def _pair(self, one: str, two: str, number: int) -> float:
        tables = {name: Program(name, self.engines[name]) for name in (one, two) if name in self.engines}
        try:
            home = self.play((one, two), number, tables, "a")
            away = self.play((two, one), number, tables, "b")
        finally:
            for program in tables.values():
                program.close()
        return (home[0] - away[0]) / 2 + 1

    def play(self, players: tuple[str, str], number: int, programs: Mapping[str, Program], mark: str) -> list[int]:
        """One game; what each side gets of it."""
        game = self.game
        dice = game_key(self.seed, number) >> (64 - SEED_BITS)
        box = game.new_box(self.options, self.data)
        sides = [game.side(seat, box) for seat in range(game.seats(box))]
        names = [players[side] for side in sides]
        match = Match(game, self.options, data=self.data, names=names, seed=dice)
        seats = {
            seat: programs[name] if name in programs else _ready(make_bot(game.name, bot_level(name), dice + 1 + seat))
            for seat, name in enumerate(names)
        }
        left = [self.control.bank or UNLIMITED] * (1 + max(sides))
        begun: set[int] = set()
        while not match.over:
            if match.to_move == CHANCE:
                match.roll()
                continue
            seat = match.to_move
            fault = self._move(match, seats[seat], sides[seat], left, begun)
            if fault:
                self.faults.append(f"pair {number + 1}{mark}: {names[seat]}: {fault}")
                match.resign(seat)
                match.comment(f"{names[seat]}: {fault}")
        for seat in begun:
            program = seats[seat]
            if isinstance(program, Program) and program.running:
                program.end(match.returns())
        if self.folder is not None:
            keep(match, self.folder / f"{number + 1:05}{mark}-{players[0]}-{players[1]}{ENDING}".replace(":", "_"))
        returns = match.returns()
        return [returns[sides.index(side)] for side in range(2)]

    def _move(self, match: Match, player: Bot | Program, side: int, left: list[float], begun: set[int]) -> str:
        """Let a player move; what it did wrong, if it did."""
        seat = match.to_move
        if not isinstance(player, Program):
            match.play(asked(player, match, self.control.move))
            return ""
        allowed = min(left[side], UNLIMITED) if self.control.bank else self.control.move
        try:
            if seat not in begun:
                player.begin(match, seat)
                begun.add(seat)
            started = time.monotonic()
            node = match.node_seen_by(seat).to_json()
            turn = turn_of(match, allowed, past=player.asks_for_past)
            move = player.choose(turn, node, left[side] if self.control.bank else None)
            left[side] += self.control.increment - (time.monotonic() - started)
        except Late as fault:
            return str(Late(f"its {self.control.bank:g} s are used up")) if self.control.bank else str(fault)
        except Fault as fault:
            return str(fault)
        try:
            match.play(move, seat)
        except TouchlineError as problem:
            return str(Fault(f"illegal move {move[:60]!r}: {problem.message}"))
        return ""


def _ready(bot: Bot) -> Bot:
    get_ready(bot)
    return bot
