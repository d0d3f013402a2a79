"""Make the puzzles that a game ships: ``python -m tools.puzzles GAME [--from N] [--count N] [OPTION=VALUE,...]``.

Several sets of options are given one after another; each brings its share of the positions looked at.  ``--late``
looks only at the ends of matches, ``--spots`` at decisions that the game itself picks out, evenly by phase; ``--add``
chooses among those that ship already, too, but for those that are played unseen: there a mixture is right.  ``--again``
looks at those that ship with the coach and bots of today, as after a new training, and keeps what still is a puzzle.
``--hard`` keeps of the spots only what a plain level gets wrong.  On many cores: one run each with a seed and a ``--to
FILE`` of its own, then ``--add --look 0 --among FILE ...`` chooses among them all.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import islice, takewhile
from pathlib import Path

from touchline.bots.puzzle_making import again, make, make_at, varied, write
from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.solve.puzzles import FILE, Puzzle, puzzles_in, puzzles_of, unseen


def main() -> int:
    """Look at positions, choose among them, write the game's file."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("game")
    given.add_argument("options", nargs="*", help="options of the matches, NAME=VALUE with blanks between, quoted")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--look", type=int, default=900, help="positions to choose from")
    given.add_argument("--count", type=int, default=330, help="puzzles to keep")
    given.add_argument("--late", action="store_true", help="only from the ends of matches")
    given.add_argument("--spots", action="store_true", help="at decisions that the game picks out")
    given.add_argument("--seconds", type=float, default=600, help="look no longer")
    given.add_argument("--add", action="store_true", help="choose among those that ship already, too")
    given.add_argument("--hard", action="store_true", help="of the spots only what a plain level gets wrong")
    given.add_argument("--to", type=Path, help="write there, not into the game's folder")
    given.add_argument("--among", type=Path, nargs="*", default=[], help="files to choose from, too")
    given.add_argument("--again", action="store_true", help="look again at those that ship, and at no others")
    asked = given.parse_args()
    game = find_game(asked.game)
    if asked.again:
        return look_again(game)
    shipped = puzzles_of(game) if asked.add else ()
    found = [each for each in shipped if not unseen(each.match(), each.best)]
    found += [each for path in asked.among for each in puzzles_in(game, path)]
    known = len(found)
    if asked.spots:
        found += picked_out(game, asked.seed, asked.look, asked.seconds, hard=asked.hard)
    sets = [] if asked.spots else asked.options or [""]
    for number, each in enumerate(sets):
        options = dict(pair.split("=", 1) for pair in each.split())
        share = asked.look // len(sets)
        for puzzle in islice(make(game, options, asked.seed + 100_000 * number, late=asked.late), share):
            found.append(puzzle)
            print(f"\r{len(found) - known} of {asked.look}", end="", file=sys.stderr, flush=True)
    kept = varied(found, asked.count)
    write(asked.to or game.folder / FILE, kept)
    grades = Counter(each.grade for each in kept)
    print(f"\n{len(kept)} puzzles of {game.title}; by grade: {dict(sorted(grades.items()))}")
    return 0


def look_again(game: Game) -> int:
    """Those that ship, as they are seen today."""
    shipped = puzzles_of(game)
    kept = []
    for number, each in enumerate(shipped, 1):
        found = again(each)
        kept += [found] if found is not None else []
        print(f"\r{len(kept)} of {number}", end="", file=sys.stderr, flush=True)
    write(game.folder / FILE, kept)
    moved = len({each.id: each.best for each in kept}.items() - {each.id: each.best for each in shipped}.items())
    print(f"\n{len(kept)} of {len(shipped)} puzzles of {game.title} are left; {moved} have another answer now")
    return 0


def picked_out(game: Game, seed: int, look: int, seconds: float, *, hard: bool) -> list[Puzzle]:
    """Puzzles at the decisions that a game picks out, no phase more than its share."""
    assert game.parts.puzzle_spots is not None, f"{game.name} picks nothing out"
    end = time.monotonic() + seconds
    found: list[Puzzle] = []
    spots = takewhile(lambda _: time.monotonic() < end, game.parts.puzzle_spots.load()(seed))
    for puzzle in islice(make_at(spots, look // 6, hard=hard), look):
        found.append(puzzle)
        print(f"\r{len(found)} of {look}", end="", file=sys.stderr, flush=True)
    return found


if __name__ == "__main__":
    sys.exit(main())
