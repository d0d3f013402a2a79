"""A game at a glance: how long it lasts, how many play, how much of it is skill; measured, and kept in its folder."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache

from touchline.kernel.errors import BadData
from touchline.kernel.game import Game
from touchline.kernel.message import Message

FILE = "glance.json"
SECONDS_A_DECISION, SECONDS_A_ROLL = 6.0, 1.5
"""How long people take, on average; the only figures here that are not counted."""


@dataclass(frozen=True)
class Glance:
    """What is to be known before a match."""

    minutes: int
    """How long a match lasts, by the decisions and rolls that were counted."""
    players: str
    """How many: "2–4" where the options let a team be shared."""
    better: int
    """How often in a hundred the stronger of two levels wins, a draw as half a win."""
    within: int
    """It is right within so many, 95 times of 100."""
    stronger: str
    weaker: str
    matches: int
    """So many were played."""
    seed: int

    def ends(self) -> tuple[int, int]:
        """Between what it lies, 95 times of 100: nobody wins more than a hundred times in a hundred."""
        return max(0, self.better - self.within), min(100, self.better + self.within)

    def facts(self) -> dict[str, int | str]:
        """What a sentence about it says."""
        told = {name: fact for name, fact in asdict(self).items() if name not in ("seed", "within")}
        low, high = self.ends()
        return told | {"low": low, "high": high}

    def text(self) -> str:
        """As the file keeps it."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"


def players_of(game: Game) -> str:
    """How many may play, over all that the options allow.

    >>> from touchline.games import find_game
    >>> players_of(find_game("football-darts")), players_of(find_game("first-and-goal"))
    ('2', '2–4')
    """
    tables = [{}, *({option.name: choice} for option in game.options for choice in option.choices)]
    seats = {game.seats(game.new_box(table)) for table in tables}
    return "–".join(str(each) for each in sorted({min(seats), max(seats)}))


@cache
def glance_of(game: Game) -> Glance | None:
    """What was measured of a game; nothing where nobody has."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    try:
        return Glance(**json.loads(path.read_text(encoding="utf-8")))
    except (TypeError, ValueError) as problem:
        raise BadData(Message("record-unreadable", file=FILE, game=game.name, problem=str(problem))) from None
