"""How strong teams are: measured by the laboratory, moved by the results of a season.

Measured strengths are Bradley–Terry strengths on the Elo scale, from every team against every other, kept in a file
beside the game.  During a season Elo's own formula moves them after every match.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from touchline.kernel.draws import game_key
from touchline.lab.policies import is_policy
from touchline.season.league import League, Strength, Team
from touchline.season.season import Season

MEAN = 1500.0
STEP = 24.0
"""How many points a certain favourite's loss costs."""
SAMPLES = 512
"""Final scores that are kept."""
ELO = 400 / math.log(10)


@cache
def read_strength(path: Path) -> Strength:
    """The strengths in a file."""
    read = json.loads(path.read_text(encoding="utf-8"))
    return Strength(
        elo=read["elo"],
        scores=[(won, lost) for won, lost in read["scores"]],
        draws=read["draws"],
        level=read["level"],
    )


def strength_of(league: League) -> Strength:
    """What was measured of a game's teams; nobody better than anybody where nothing was."""
    if league.strength is not None and league.strength.exists():
        return read_strength(league.strength)
    return Strength(elo={}, scores=[(1, 0)])


def expected(one: float, two: float) -> float:
    """The share of points that a rating promises against another.

    >>> round(expected(1700, 1500), 2)
    0.76
    """
    return 1 / (1 + 10 ** ((two - one) / 400))


def ratings(season: Season, week: int | None = None) -> dict[str, float]:
    """Every team's Elo after a week: measured strength, then one step a match."""
    measured = strength_of(season.league).elo
    now = {team.key: measured.get(team.key, MEAN) for team in season.teams}
    for result in season.results:
        if week is None or result.week <= week:
            promised = expected(now[result.home], now[result.away])
            moved = STEP * ((1 + result.returns[0]) / 2 - promised)
            now[result.home] += moved
            now[result.away] -= moved
    return now


# ---- measuring


def final_scores(
    season: Season,
    home: Team,
    away: Team,
    levels: Sequence[str],
    seed: int,
    count: int,
    *,
    decisive: bool = False,
    on: str = "local",
) -> Any:
    """Final scores of ``count`` matches between two teams in machine code, and the returns of home."""
    from touchline.lab.simulation import simulate

    league, game = season.league, season.game
    options = {**season.options, **league.options(home, away, decisive)}
    if league.scores is not None and not all(is_policy(game, level) for level in levels):
        keys = np.array([game_key(seed, number) for number in range(count)], dtype=np.uint64)
        found = league.scores(game.new_box(options, league.data(home, away)), levels, keys)
        if found is not None:
            return found, np.sign(found[:, 0] - found[:, 1])
    data = league.data(home, away)
    played = simulate(game, count, seats=levels, options=options, data=data, seed=seed, cores=1, on=on)
    return np.ascontiguousarray(played.states["score"][:, :2]).astype(np.int64), played.notes["payoff"].astype(np.int64)


def measure(season: Season, pairs: int, seed: int, tell: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Every team against every other, ``pairs`` times at home and as often away: a file of strengths.

    The mean of the standard season's teams is 1500; guests are measured beside them.
    """
    import choix

    count = len(season.teams)
    wins = np.zeros((count, count))
    sample: list[tuple[int, int]] = []
    level, played = 0, 0
    levels = (season.level, season.level)
    for i, home in enumerate(season.teams):
        for j, away in enumerate(season.teams):
            if i == j:
                continue
            scores, returns = final_scores(season, home, away, levels, game_key(seed, i * count + j) >> 1, pairs)
            wins[i, j] += float(((1 + returns) / 2).sum())
            wins[j, i] += float(((1 - returns) / 2).sum())
            level += int((returns == 0).sum())
            played += pairs
            sample += [(int(max(row)), int(min(row))) for row in scores[returns != 0][:2]]
            if tell is not None:
                tell(played, pairs * count * (count - 1))
    strengths = choix.ilsr_pairwise_dense(wins, alpha=0.01)
    usual = [k for k, team in enumerate(season.teams) if team in season.league.teams()]
    elo = MEAN + ELO * (strengths - strengths[usual or slice(None)].mean())
    step = max(1, len(sample) // SAMPLES)
    return {
        "level": season.level,
        "matches": played,
        "seed": seed,
        "draws": round(level / played, 6),
        "elo": {team.key: round(float(elo[k]), 1) for k, team in enumerate(season.teams)},
        "scores": [list(each) for each in sample[::step][:SAMPLES]],
    }


def written(measured: Mapping[str, Any]) -> str:
    """The file of measured strengths, a line a team."""
    head = {key: value for key, value in measured.items() if key not in ("elo", "scores")}
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    by_strength = sorted(measured["elo"].items(), key=lambda each: -each[1])
    teams = ",\n".join(f"  {json.dumps(team)}: {value}" for team, value in by_strength)
    return "{\n" + "\n".join(lines) + f'\n "elo": {{\n{teams}\n }},\n "scores": {json.dumps(measured["scores"])}\n}}\n'
