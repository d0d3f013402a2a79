"""Games on file: what the rules ruled, step by step, so that no ruling changes unnoticed.

One line a game of random play: options, seed, steps, how often each rule ruled, the last position, and a digest over
every position and every ruling in between.  When a rule is meant to change, ``python -m tools.suite.rulings`` writes
the files anew; what differs is then to be read before it is committed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from tools.suite.programs import ROOT

from touchline.games import find_game, game_names
from touchline.kernel.draws import game_key
from touchline.kernel.game import Game
from touchline.kernel.nodes import OVER
from touchline.kernel.stepping import stepping_of
from touchline.play.laws import option_sets

STEPS = 12_000
"""Steps a game's file holds in all, at least: enough to meet nearly everything, few enough to be quick."""
LONGEST = 1500
"""Steps after which one game is left."""


def file_of(game: Game) -> Path:
    """Where a game's rulings are on file."""
    return ROOT / "tests" / "games" / game.name.replace("-", "_") / "rulings.jsonl"


def told(game: Game, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """One game at random, in short."""
    box = game.new_box(options)
    s = game.new_state(box)
    nothing, driven = [-1] * game.max_moves(box), stepping_of(game.rules)
    key, digest, rules = game_key(seed, 0), hashlib.sha256(), Counter[str]()
    for n in range(LONGEST):
        seat = game.rules.to_move(s, box)
        if seat == OVER:
            break
        driven.step(s, box, driven.choose(s, box, nothing[:], key, n))
        ruled = game.fired_rules(s.fired)
        rules.update(ruled)
        digest.update(f"{seat} {s.position()} {ruled}\n".encode())
    payoffs = [game.rules.payoff(s, box, seat) for seat in range(game.seats(box))]
    return {
        "options": dict(options),
        "seed": seed,
        "steps": n,
        "rules": dict(sorted(rules.items())),
        "payoffs": payoffs,
        "last": s.position(),
        "digest": digest.hexdigest()[:16],
    }


def stories(game: Game) -> Iterator[dict[str, Any]]:
    """Games with every option that changes something, seed after seed."""
    steps = 0
    for seed in count(1):
        for options in option_sets(game):
            story = json.loads(json.dumps(told(game, options, seed)))
            steps += story["steps"]
            yield story
        if steps >= STEPS:
            return


def on_file(game: Game) -> list[dict[str, Any]]:
    """What was written down."""
    return [json.loads(line) for line in file_of(game).read_text(encoding="utf-8").splitlines()]


def main() -> int:
    """Write the files anew."""
    for name in sys.argv[1:] or game_names():
        game = find_game(name)
        lines = [json.dumps(each, ensure_ascii=False) for each in stories(game)]
        file_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{game.title}: {len(lines)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
