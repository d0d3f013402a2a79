"""OpenSpiel's playthroughs of our games: golden records of all that its interface says on the way.

Remake them when the rules, the words or the interface have changed on purpose, and read the difference:

    python -m tools.playthroughs
"""

from __future__ import annotations

import json
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from tools.small_games import FINITE, last_gasp_try

from touchline.envs.openspiel import game_string

PLAYTHROUGHS = Path(__file__).parents[1] / "tests" / "envs" / "playthroughs"
SEED = 1

flags.FLAGS.mark_as_parsed()  # the generator reads its flags; at their defaults they are what we want


def games() -> dict[str, str]:
    """File name → game string: three games in full, and of First & Goal, the longest, a last try in both forms."""
    whole = ("football-darts", "pocket-gridiron", "street-soccer")
    named = {f"{name}.txt": game_string(name) for name in whole}
    small = {"start": last_gasp_try(), "data": json.dumps(FINITE)}
    for together in (False, True):
        name = "first-and-goal-simultaneous" if together else "first-and-goal"
        named[f"{name}.txt"] = game_string("first-and-goal", together=together, **small)
    return named


def remake() -> None:
    """Write every file anew."""
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for file, game in games().items():
        text = generate_playthrough.playthrough(game, [], seed=SEED)
        (PLAYTHROUGHS / file).write_text(text, encoding="utf-8")
        print(f"{file}: {text.count('# State')} states")


if __name__ == "__main__":
    remake()
