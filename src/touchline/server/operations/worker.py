"""A worker process: bots and analysis.  Of a match that goes on it sees a view, never the state.

Run by ``workers.py`` as ``python -m touchline.server.operations.worker MEMORY``; speaks JSON Lines.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

from touchline.bots import Bot, Turn, make_bot
from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.server.operations.coaching import coach

NICENESS = 5


def limit_memory(most: int) -> None:
    """Never take more address space than this; what needs more fails here, not in the server."""
    if most <= 0:
        return
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


@lru_cache(maxsize=256)
def _box(game: Game, options: str, data: str) -> tuple[Any, Any]:
    settled = game.settle(json.loads(options))
    return settled, game.box(settled, json.loads(data))


@lru_cache(maxsize=256)
def _bot(game: str, level: str, seed: int) -> Bot:
    return make_bot(game, level, seed)


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The move a bot chooses, what the coach says, or what went wrong."""
    if request["op"] == "ping":
        return {"ok": True}
    if request["op"] in ("advise", "review"):
        return coach(request)
    if request["op"] == "season-match":
        return season_match(request)
    game = find_game(request["game"])
    options, box = _box(game, json.dumps(request["options"]), json.dumps(request["data"]))
    turn = Turn(
        game=game,
        options=options,
        box=box,
        seat=request["seat"],
        view=request["view"],
        legal=request["legal"],
        seconds=request["seconds"],
        step=request["step"],
    )
    return {"ok": True, "move": _bot(request["game"], request["level"], request["seed"]).choose(turn)}


def season_match(request: dict[str, Any]) -> dict[str, Any]:
    """A whole match between bots of a season, as a line of its file."""
    from touchline.season.playing import play_fixture
    from touchline.season.season import Fixture, from_header
    from touchline.season.seasons import result_line

    result = play_fixture(from_header(request["season"]), Fixture(**request["fixture"]))
    return {"ok": True, "result": result_line(result)}


def _end_with(server: int) -> None:
    """Do not outlive a server that was killed: nobody will read the answer."""
    while os.getppid() == server:
        time.sleep(1.0)
    os._exit(1)


def give_way() -> None:
    """Players come before bots.

    Linux shares the processor first among sessions and then by niceness within each; a worker is a session of its
    own, so the session must give way too.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICENESS))


def main() -> None:
    """Answer until there is no more to answer."""
    limit_memory(int(sys.argv[1]))
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    give_way()
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # a bot that prints must not be taken for an answer
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as problem:
            reply = {"ok": False, "error": f"{type(problem).__name__}: {problem}"}
        try:
            replies.write(json.dumps(reply) + "\n")
            replies.flush()
        except BrokenPipeError:
            os._exit(0)  # the server is gone, and nobody else is to be told


if __name__ == "__main__":
    main()
