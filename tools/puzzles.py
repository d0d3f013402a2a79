"""Make the puzzles that a game ships: ``python -m tools.puzzles GAME [--from N] [--count N] [OPTION=VALUE,...]``.

Several sets of options are given one after another; each brings its share of the positions looked at.  ``--late``
looks only at the ends of matches, ``--spots`` at decisions that the game itself picks out, evenly by phase; ``--add``
chooses among those that ship already, too, but for those that are played unseen: there a mixture is right.  ``--again``
looks at those that ship with the coach and bots of today, as after a new training, and keeps what still is a puzzle.
``--hard`` keeps of the spots only what a plain level gets wrong, ``--lead POINTS`` only what is ahead by so many, which
is sooner proven, ``--but IDEA ...`` nothing that there is enough of.  On many cores: one run each with a seed and a
``--to FILE`` of its own, then ``--add --look 0 --among FILE ...`` chooses among them all.

``--prove`` plays out those that ship, and those of ``--among``, grades and ideas in turn and the largest leads first,
and prints how many are best beyond doubt (``touchline.solve.proof``).  What it found lies in
``build/puzzles/GAME.tsv``, of those that ship in ``tests/games/GAME/proven.tsv``: called again, it goes on there;
without these files all are played out anew.  ``--prove --keep`` ships what is proven if it is enough, and keeps the
figures beside the tests.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise, takewhile
from pathlib import Path
from statistics import fmean

from touchline.bots.puzzle_making import again, make, make_at, varied, write
from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.solve.counsel import idea
from touchline.solve.proof import SURE, Proof, proofs_in, prove, write_proofs
from touchline.solve.puzzles import FILE, Puzzle, puzzles_in, puzzles_of, unseen

LEDGERS, PROVEN = Path("build/puzzles"), Path("tests/games")
LEADS = (0.0, 0.04, 0.06, 0.08, 0.12, 0.2)
"""Classes of leads, as estimated, that figures are printed for."""
LEAST = 300
"""So many ship at least."""
OFTEN = 6
"""So many answers are printed."""


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
    given.add_argument(
        "--lead", type=float, default=0, metavar="POINTS", help="of the spots only what leads by so much"
    )
    given.add_argument("--but", nargs="*", default=[], metavar="IDEA", help="none of the spots with these answers")
    given.add_argument("--to", type=Path, help="write there, not into the game's folder")
    given.add_argument("--among", type=Path, nargs="*", default=[], help="files to choose from, too")
    given.add_argument("--prove", action="store_true", help="play out, go on where it stopped")
    given.add_argument("--keep", action="store_true", help="with --prove: ship what is proven")
    given.add_argument("--sample", type=int, help="with --prove: only so many, drawn at random")
    given.add_argument("--again", action="store_true", help="look again at those that ship, and at no others")
    asked = given.parse_args()
    game = find_game(asked.game)
    if asked.again:
        return look_again(game)
    if asked.prove:
        return play_out(game, asked)
    shipped = puzzles_of(game) if asked.add else ()
    found = [each for each in shipped if not unseen(each.match(), each.best)]
    found += [each for path in asked.among for each in puzzles_in(game, path)]
    known = len(found)
    if asked.spots:
        found += islice((each for each in picked_out(game, asked) if wanted(each, asked)), asked.look)
    sets = [] if asked.spots else asked.options or [""]
    for number, each in enumerate(sets):
        options = dict(pair.split("=", 1) for pair in each.split())
        share = asked.look // len(sets)
        for puzzle in islice(make(game, options, asked.seed + 100_000 * number, late=asked.late), share):
            found.append(puzzle)
            print(f"\r{len(found) - known} of {asked.look}", end="", file=sys.stderr, flush=True)
    kept = varied(found, asked.count)
    keep(game, asked.to or game.folder / FILE, kept)
    return 0


def keep(game: Game, path: Path, kept: list[Puzzle]) -> None:
    """Write puzzles to a file, and say how hard they are and which answers they have."""
    write(path, kept)
    grades, ideas = Counter(each.grade for each in kept), Counter(idea(each.best) for each in kept)
    often = ", ".join(f"{each} {count}" for each, count in ideas.most_common(OFTEN))
    print(f"\n{len(kept)} puzzles of {game.title}; by grade: {dict(sorted(grades.items()))}; most often right: {often}")


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


def play_out(game: Game, asked: argparse.Namespace) -> int:
    """Which answers playing them out has proven; where it is asked for, those ship from then on."""
    assert game.parts.play_outs is not None, f"{game.name} plays nothing out: it is solved"
    every = {each.id: each for path in asked.among for each in puzzles_in(game, path)}
    every |= {each.id: each for each in puzzles_of(game)}
    looked = varied(sorted(every.values(), key=lambda each: (-each.cost, each.id)), len(every))
    if asked.sample:
        looked = random.Random(asked.seed).sample(looked, min(asked.sample, len(looked)))
    ledger, proven = LEDGERS / f"{game.name}.tsv", PROVEN / game.folder.name / "proven.tsv"
    ledger.parent.mkdir(parents=True, exist_ok=True)
    known = {each.id: each for path in (proven, ledger) if path.is_file() for each in proofs_in(path)}
    played, end = game.parts.play_outs.load()(), time.monotonic() + asked.seconds
    for number, each in enumerate(looked, 1):
        if time.monotonic() > end:
            break
        if each.id not in known or known[each.id].best != each.best:
            known[each.id] = prove(each, played, asked.seed)
            with ledger.open("a", encoding="utf-8") as lines:
                lines.write(known[each.id].line() + "\n")
        print(f"\r{number} of {len(looked)}", end="", file=sys.stderr, flush=True)
    seen = [known[each.id] for each in looked if each.id in known]
    tell(game, seen)
    kept = varied([each for each in looked if each.id in known and known[each.id].holds], asked.count)
    if asked.keep and len(kept) < LEAST:
        print(f"{len(kept)} are too few to ship; what ships stays")
        return 1
    if asked.keep:
        keep(game, game.folder / FILE, kept)
        write_proofs(proven, sorted((known[each.id] for each in kept), key=_by_id))
    return 0


def _by_id(proof: Proof) -> str:
    return proof.id


def tell(game: Game, seen: list[Proof]) -> None:
    """The figures of puzzles that were played out."""
    behind = sum(each.lead.mean < -SURE * each.lead.error for each in seen)
    print(f"\n{game.title}: {len(seen)} puzzles played out, {sum(each.holds for each in seen)} proven, {behind} wrong")
    for least, most in pairwise((*LEADS, 1.0)):
        here = [each for each in seen if least <= each.said < most]
        if here:
            proven = sum(each.holds for each in here)
            said, won = (100 * fmean(figures) for figures in ([e.said for e in here], [e.lead.mean for e in here]))
            print(f"said to lead by {100 * least:.0f} to {100 * most:.0f} points: {len(here)}, {proven} proven", end="")
            print(f"; said {said:.1f} on average, played {won:.1f} over the closest idea")


def picked_out(game: Game, asked: argparse.Namespace) -> Iterator[Puzzle]:
    """Puzzles at the decisions that a game picks out, no phase more than its share."""
    assert game.parts.puzzle_spots is not None, f"{game.name} picks nothing out"
    end = time.monotonic() + asked.seconds
    spots = takewhile(lambda _: time.monotonic() < end, game.parts.puzzle_spots.load()(asked.seed))
    for number, puzzle in enumerate(make_at(spots, asked.look // 6, hard=asked.hard), 1):
        print(f"\r{number} of {asked.look}", end="", file=sys.stderr, flush=True)
        yield puzzle


def wanted(puzzle: Puzzle, asked: argparse.Namespace) -> bool:
    """Whether it leads by enough, and has an answer that there is not enough of."""
    return 100 * puzzle.cost >= asked.lead and idea(puzzle.best) not in asked.but


if __name__ == "__main__":
    sys.exit(main())
