"""The lines a season is kept as, in a file or a store: what was drawn up, and every result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import touchline
from touchline.games import find_game
from touchline.kernel.errors import BadRecord
from touchline.kernel.message import Message
from touchline.season.fixtures import Result
from touchline.season.league import Shape, Team
from touchline.season.season import Season

FORMAT = 1
"""The version of a season's file."""


def header(season: Season) -> dict[str, object]:
    """The first line of a season's file."""
    return {
        "season": FORMAT,
        "name": season.name,
        "game": season.game_name,
        "rules": season.rules,
        "touchline": touchline.__version__,
        "seed": season.seed,
        "level": season.level,
        "playoffs": season.playoffs,
        "options": season.options,
        "owners": season.owners,
        "levels": season.levels,
        "teams": [
            {
                "key": team.key,
                "name": team.name,
                "short": team.short,
                "division": team.division,
                **({"figures": dict(team.figures)} if team.figures else {}),
            }
            for team in season.teams
        ],
        "shape": vars(season.own_shape) if season.own_shape is not None else None,
        "weeks": season.weeks,
    }


def from_header(line: Mapping[str, Any]) -> Season:
    """The season a first line describes, nothing played; ``BadRecord`` when it describes none."""
    if not isinstance(line, Mapping) or line.get("season") != FORMAT:
        raise BadRecord(Message("season-format", format=str(FORMAT)), field="season")
    try:
        return Season(
            name=line["name"],
            game_name=find_game(line["game"]).name,
            seed=line["seed"],
            level=line["level"],
            teams=[Team(**team) for team in line["teams"]],
            weeks=[[(home, away) for home, away in week] for week in line["weeks"]],
            playoffs=line["playoffs"],
            rules=line["rules"],
            owners=dict(line["owners"]),
            levels=dict(line["levels"]),
            options=dict(line["options"]),
            own_shape=Shape(**line["shape"]) if line["shape"] is not None else None,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadRecord(Message("season-damaged", problem=str(problem)), field="season") from None


def result_line(result: Result) -> dict[str, object]:
    """A result as a line of the file."""
    return {
        "week": result.week,
        "home": result.home,
        "away": result.away,
        "score": list(result.score),
        "returns": list(result.returns),
        "by": list(result.by),
        "seed": result.seed,
        "note": result.note,
        "figures": [dict(each) for each in result.figures],
        "record": result.record,
    }


def result_from(line: Mapping[str, Any], season: Season) -> Result:
    """The result in a line; ``BadRecord`` when a team is not of this season."""
    for side in ("home", "away"):
        if line[side] not in season.team:
            raise BadRecord(Message("season-no-team", team=repr(line[side])), field=side)
    return Result(
        week=line["week"],
        home=line["home"],
        away=line["away"],
        score=(line["score"][0], line["score"][1]),
        returns=(line["returns"][0], line["returns"][1]),
        by=(line["by"][0], line["by"][1]),
        seed=line["seed"],
        record=line["record"],
        note=line["note"],
        figures=(line["figures"][0], line["figures"][1]),
    )
