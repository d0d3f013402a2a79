"""Drawing up a season: who plays whom and when, and whether that can be."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from touchline.games import find_game
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import Given
from touchline.lab.policies import is_policy
from touchline.season.bracket import places
from touchline.season.league import Shape, Team, league_of
from touchline.season.schedule import draw_up
from touchline.season.season import Season


def new_season(
    game: str | Game,
    *,
    name: str = "",
    seed: int = 0,
    level: str = "",
    owners: Mapping[str, str] | None = None,
    levels: Mapping[str, str] | None = None,
    teams: Sequence[Team] | None = None,
    shape: Shape | None = None,
    playoffs: int | None = None,
    options: Given | None = None,
) -> Season:
    """Draw up a season: the game's own league, or one's own teams and shape.

    >>> season = new_season("first-and-goal", seed=7)
    >>> len(season.teams), len(season.weeks), {len(week) for week in season.weeks}
    (24, 14, {12})
    """
    found = find_game(game) if isinstance(game, str) else game
    league = league_of(found)
    if not 0 <= seed < 1 << 63:
        raise BadOption(Message("season-seed"), field="seed")
    entered = list(league.teams() if teams is None else teams)
    for entrant in entered:
        league.check(entrant)
    _check_names([team.key for team in entered], {*(owners or {}), *(levels or {})})
    asked = league.playoffs.places if playoffs is None else playoffs
    if asked:
        places(asked)
    if asked > len(entered):
        raise BadOption(Message("season-few-teams", places=str(asked), teams=len(entered)), field="playoffs")
    for each in {level or league.level, *(levels or {}).values()}:
        is_policy(found, each)
    made = Season(
        name=name or league.title,
        game_name=found.name,
        seed=seed,
        level=level or league.level,
        teams=entered,
        weeks=draw_up(entered, shape or league.shape, seed),
        playoffs=asked,
        rules=found.version,
        owners=dict(owners or {}),
        levels=dict(levels or {}),
        options=dict(options or {}),
        own_shape=shape,
    )
    fixture = next(made.open())
    found.checked_box(found.settle(made.options_of(fixture)), made.data_of(fixture))
    return made


def _check_names(teams: list[str], spoken_of: Collection[str]) -> None:
    """Every team has a name of its own, and whoever is given an owner or a level plays."""
    for team in spoken_of:
        if team not in teams:
            raise BadOption(Message("season-no-team-known", team=repr(team), known=", ".join(teams)), field="team")
    if len(set(teams)) != len(teams):
        raise BadOption(Message("season-same-key"), field="teams")
