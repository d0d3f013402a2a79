"""How long a match takes to load that nobody has in memory: every row folded, every hash and state checked.

python -m tools.soak.cold
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from touchline.games import game_names
from touchline.server.matches.matchmaking import Matchmaking
from touchline.server.matches.service import MatchService
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Caller, Tokens
from touchline.server.store import open_store
from touchline.wire.commands import Play
from touchline.wire.terms import Luck, NewMatch, SeatTerms

MOST_MOVES = 3000


async def play(matches: MatchService, game: str, seed: int) -> tuple[str, int]:
    """A match between two who move at random, and its number of rows."""
    moves = random.Random(seed)
    both = [SeatTerms(kind="person"), SeatTerms(kind="person")]
    made = await Matchmaking(matches).create(NewMatch(game=game, seats=both, dice=Luck(tier="committed")), Caller())
    caller = Caller(made.id, (0, 1))
    for number in range(MOST_MOVES):
        async with matches.reading(made.id) as live:
            seat, legal, rows = live.match.to_move, live.match.legal() if live.match.to_move >= 0 else [], live.seq
        if seat < 0:
            break
        await matches.do(made.id, caller, Play(cmd_id=str(number), seat=seat, move=moves.choice(legal)))
    return made.id, rows


async def measure(folder: Path) -> None:
    """Play one match of every game, forget it, load it again."""
    settings = Settings(store=str(folder / "cold.sqlite"))
    store = await open_store(settings.store)
    matches = MatchService(store, settings, await Tokens.of(store, settings))
    for game in game_names():
        match, rows = await play(matches, game, seed=3)
        matches.discard(match)
        began = time.perf_counter()
        async with matches.reading(match):
            took = (time.perf_counter() - began) * 1000
        print(f"{game}: {rows} rows loaded and checked in {took:.0f} ms")
    await store.close()


def main() -> int:
    """Print a line a game."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
