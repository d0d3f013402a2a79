"""Tournaments: everybody against everybody, or Swiss rounds, with mirrored seats and shared dice.

A *pair* is two games with the same dice, in which the players change seats; what luck the dice
bring, both get.  Everything is written to a file as it happens, so that a tournament can be
stopped and taken up again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from touchline.bots import looks_back
from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.errors import BadOption, BadRecord
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import RULES_VERSION, Options
from touchline.lab.arbiter import Arbiter, TimeControl
from touchline.lab.pairings import Meeting, round_robin, swiss
from touchline.lab.policies import bot_level, is_policy, players
from touchline.lab.ratings import Standing, standings
from touchline.lab.simulation import Crew, simulate
from touchline.lab.sprt import GO_ON, Sprt

BLOCK_SECONDS = 20.0
"""About how long a block of pairs between bots takes: no more than that is lost to an interruption."""
SEQUENTIAL_BLOCK = 100
QUICK_BLOCK = 50
Quick = Callable[..., Any]
"""``quick(one, two, pairs, *, seed, first, cores, on)``: points of ``one`` in each pair."""


@dataclass
class Tournament:
    """Players, settings and what has been played.

    >>> cup = Tournament("football-darts", ["random", "kicker", "gambler"], pairs=200, seed=3)
    >>> _ = cup.run()
    >>> cup.standings()[-1].player
    'gambler'
    """

    game_name: str
    entrants: Sequence[str]
    options: Options = field(default_factory=dict)
    data: Corrections | None = None
    pairs: int = 100
    """Mirrored pairs in each meeting."""
    rounds: int = 0
    """Swiss rounds; 0 means a round robin."""
    seed: int = 0
    seconds: float = 1.0
    """Time a bot may take for a move."""
    file: Path | None = None
    engines: Mapping[str, str] = field(default_factory=dict)
    """Command lines of programs from outside, by the names they play under."""
    control: TimeControl | None = None
    """The programs' time; ``seconds`` a move unless told."""
    folder: Path | None = None
    """Where the games with programs are saved."""
    sprt: Sprt | None = None
    """With two players: stop as soon as it is clear which claim is right; ``pairs`` is then the most that is played."""
    quick: Quick | None = None
    """Plays pairs between two levels in machine code, where a game offers it."""
    faults: list[str] = field(default_factory=list)
    """What programs did that a player may not do."""
    meetings: list[Meeting] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game: Game = find_game(self.game_name)
        self.entrants = [*(list(self.entrants) or ([] if self.engines else players(self.game))), *self.engines]
        self.options = self.game.settle(self.options)
        if len(set(self.entrants)) != len(self.entrants) or len(self.entrants) < 2:
            raise BadOption(Message("lab-two-players"), field="players")
        kept = self.game.parts.former_levels if self.quick is not None else ()
        for each in self.entrants:
            if each not in self.engines and each not in kept:
                is_policy(self.game, each)
        if self.sprt is not None and len(self.entrants) != 2:
            raise BadOption(Message("lab-sprt-two"), field="sprt")
        if self.pairs < 1:
            raise BadOption(Message("lab-one-pair"), field="pairs")
        if self.file is not None and self.file.exists():
            self._read(self.file)

    # ---- playing

    def run(
        self,
        *,
        cores: int | None = None,
        on: str = "local",
        tell: Callable[[Meeting], None] | None = None,
    ) -> Tournament:
        """Play what is missing; a tournament read from its file goes on where it stopped.

        Meetings of bots are played in blocks of some seconds, each written down and told when it is done.
        """
        with Crew():
            for round_number in range(max(1, self.rounds)):
                for one, two in self.pairings(round_number):
                    self._meet(round_number, one, two, cores, on, tell)
        return self

    def total_pairs(self) -> int:
        """How many pairs the whole tournament has."""
        entrants = len(self.entrants)
        return self.pairs * (self.rounds * (entrants // 2) if self.rounds else entrants * (entrants - 1) // 2)

    def pairs_played(self) -> int:
        """How many of them have been played."""
        return sum(len(each.points) for each in self.meetings)

    def _meet(
        self, round_number: int, one: str, two: str, cores: int | None, on: str, tell: Callable[[Meeting], None] | None
    ) -> None:
        """Play what is missing of a meeting, in blocks."""
        start = self._first_pair(round_number, one, two)
        before = [each for each in self.meetings if each.round == round_number and {each.one, each.two} == {one, two}]
        done, size = sum(len(each.points) for each in before), self._first_block(one, two, cores, on)
        while done < self.pairs and not self._decided():
            count = min(size, self.pairs - done)
            began = time.monotonic()
            points = self._play_pairs(one, two, start + done, count, cores, on)
            meeting = Meeting(round_number, one, two, start + done, tuple(points))
            self.meetings.append(meeting)
            self._write(meeting)
            if tell:
                tell(meeting)
            done += count
            rate = count / max(time.monotonic() - began, 1e-3)
            size = max(1, min(4 * size, int(rate * BLOCK_SECONDS)))

    def _first_pair(self, round_number: int, one: str, two: str) -> int:
        if not self.rounds:
            return self.pairs * self.pairings(0).index((one, two))
        known = next((e.first for e in self.meetings if e.round == round_number and {e.one, e.two} == {one, two}), None)
        if known is not None:
            return known
        met = {(each.round, frozenset((each.one, each.two))) for each in self.meetings}
        return self.pairs * len(met)

    def _first_block(self, one: str, two: str, cores: int | None, on: str) -> int:
        """Policies play millions of games a second; of bots and programs nobody knows how long they take."""
        compiled = not {one, two} & set(self.engines) and all(is_policy(self.game, each) for each in (one, two))
        if compiled or on != "local":
            return self.pairs if self.sprt is None else SEQUENTIAL_BLOCK
        return max(1, cores or 1) if self.quick is None or self._looks_back(one, two) else QUICK_BLOCK

    def _looks_back(self, *players: str) -> bool:
        """Whether one of them goes by the past of a match, and so is asked move by move."""
        return any(looks_back(self.game_name, bot_level(each)) for each in players)

    def _decided(self) -> bool:
        """Whether a sequential test has come to its end."""
        return self.sprt is not None and self.sprt.verdict(self.points_of_first()) != GO_ON

    def points_of_first(self) -> list[float]:
        """All points of the first of two players, pair by pair."""
        first = self.entrants[0]
        return [p if each.one == first else 2 - p for each in self.meetings for p in each.points]

    def _play_pairs(self, one: str, two: str, first: int, count: int, cores: int | None, on: str) -> list[float]:
        """Points of ``one`` in each of these pairs."""
        if {one, two} & set(self.engines):
            control = self.control or TimeControl(self.seconds)
            arbiter = Arbiter(self.game, self.options, self.engines, self.data, self.seed, control, self.folder)
            try:
                return arbiter.pairs(one, two, first, count, cores or 1)
            finally:
                self.faults += arbiter.faults
        if self.quick is not None and not self._looks_back(one, two):
            levels = (bot_level(one), bot_level(two))
            return [
                float(each) for each in self.quick(*levels, count, seed=self.seed, first=first, cores=cores or 1, on=on)
            ]
        settings: dict[str, Any] = {
            "options": self.options,
            "data": self.data,
            "seed": self.seed,
            "first": first,
            "cores": cores,
            "on": on,
            "seconds": self.seconds,
        }
        home = simulate(self.game, count, seats=(one, two), **settings)
        if len(home.notes) < count:
            raise KeyboardInterrupt
        away = simulate(self.game, count, seats=(two, one), **settings)
        if len(away.notes) < count:
            raise KeyboardInterrupt
        won = home.notes["payoff"].astype(float) - away.notes["payoff"].astype(float)
        return (won / 2 + 1).tolist()  # type: ignore[no-any-return]

    def pairings(self, round_number: int) -> list[tuple[str, str]]:
        """Who meets whom in a round."""
        if not self.rounds:
            return round_robin(self.entrants)
        return swiss(self.entrants, self.meetings, round_number, self.pairs)

    # ---- the table

    def cross_table(self) -> dict[tuple[str, str], tuple[float, int]]:
        """Points of the first against the second, and their games."""
        table: dict[tuple[str, str], tuple[float, int]] = {}
        for meeting in self.meetings:
            games, points = 2 * len(meeting.points), sum(meeting.points)
            for key, earned in (((meeting.one, meeting.two), points), ((meeting.two, meeting.one), games - points)):
                old = table.get(key, (0.0, 0))
                table[key] = (old[0] + earned, old[1] + games)
        return table

    def standings(self) -> list[Standing]:
        """Everybody by rating."""
        met: dict[tuple[int, int], list[float]] = {}
        for meeting in self.meetings:  # a meeting is played in blocks, and resampled as a whole
            pair = self.entrants.index(meeting.one), self.entrants.index(meeting.two)
            met.setdefault(pair, []).extend(meeting.points)
        return standings(self.entrants, met, self.seed)

    # ---- the file

    def _header(self) -> dict[str, Any]:
        return {
            "tournament": self.game_name,
            "rules": self.game.version_of(self.options),
            "options": {option.name: option.text(self.options[option.name]) for option in self.game.options},
            "data": dict(self.data) if self.data else None,
            "entrants": list(self.entrants),
            "pairs": self.pairs,
            "rounds": self.rounds,
            "seed": self.seed,
            **({"engines": dict(self.engines)} if self.engines else {}),
            **({"sprt": vars(self.sprt)} if self.sprt else {}),
        }

    def _write(self, meeting: Meeting) -> None:
        if self.file is None:
            return
        new = not self.file.exists()
        with self.file.open("a", encoding="utf-8") as out:
            if new:
                out.write(json.dumps(self._header()) + "\n")
            out.write(json.dumps({**vars(meeting), "points": list(meeting.points)}) + "\n")

    def _read(self, path: Path) -> None:
        """Take up a tournament; a line cut short by a crash is played again."""
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, encoding="utf-8")
        lines = whole.splitlines()
        if not lines:
            path.unlink()
            return
        try:
            header, *rest = (json.loads(line) for line in lines)
        except json.JSONDecodeError as problem:
            raise BadRecord(Message("lab-no-tournament", file=str(path), problem=str(problem))) from None
        if header.get("rules") in self.game.former_versions:  # it goes on by the rules it was begun with
            self.options = self.game.settle({**self.options, RULES_VERSION: header["rules"]})
        asked = self._header()
        header["options"] = {**asked["options"], **header.get("options", {})}  # there may be new ones since then
        if header != asked:
            changed = [key for key, value in asked.items() if header.get(key) != value]
            raise BadRecord(Message("lab-other-tournament", file=str(path), changed=", ".join(changed)), field="file")
        self.meetings = [Meeting(**{**line, "points": tuple(line["points"])}) for line in rest]


def kept_options(path: Path | None) -> dict[str, str]:
    """The options that the tournament in a file is played with; none where there is no such file."""
    if path is None or not path.is_file():
        return {}
    with path.open(encoding="utf-8") as file:
        try:
            header = json.loads(file.readline() or "{}")
        except json.JSONDecodeError:  # whoever reads the whole file says what is wrong with it
            return {}
    return dict(header.get("options", {})) if isinstance(header, dict) else {}
