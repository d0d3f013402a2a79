"""Leagues of one's own: teams of the box, teams that somebody made, or both, any number of them."""

from __future__ import annotations

from typing import Any

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message, english, messages_json
from touchline.season.league import League, Team, league_of
from touchline.season.own_teams import team_from
from touchline.season.strength import MEAN, strength_of
from touchline.season.summary import figures_json
from touchline.server.matches.terms import tidy_name
from touchline.wire.seasons import NewSeason, OwnTeam


def entrants(order: NewSeason) -> list[Team]:
    """The teams of a season: those of the box that were asked for (all, where nothing is said), then one's own."""
    league = league_of(order.game)
    standard = [team.key for team in league.teams()]
    known = {team.key: team for team in (*league.teams(), *league.guests())}
    asked = standard if order.teams is None else order.teams
    for key in asked:
        if key not in known:
            told = Message("season-no-team-known", team=repr(key), known=", ".join(known))
            raise BadOption(told, field="teams")
    return [known[key] for key in dict.fromkeys(asked)] + [own_team(each, n) for n, each in enumerate(order.own, 1)]


def own_team(told: OwnTeam, number: int = 1) -> Team:
    """A team as its form has it; its key is made of its name."""
    entry: dict[str, Any] = {"name": tidy_name(told.name, "Team"), "short": told.short, "division": told.division}
    return team_from({**entry, "figures": dict(told.figures)}, number)


def checked(game: str, told: OwnTeam) -> dict[str, Any]:
    """A team of one's own in words; ``BadData`` names the figure and the rule where the game cannot use it."""
    league, team = league_of(game), own_team(told)
    league.check(team)
    messages = league.words(team)
    return {"key": team.key, "name": team.name, **_about(league, team), **messages_json(about=messages)}


def offered(game: str) -> dict[str, Any]:
    """A game's teams with their figures, and what a team of one's own must tell of itself."""
    league = league_of(game)
    elo = strength_of(league).elo
    return {
        "game": game,
        "weeks": league.shape.division_legs > 0,
        "teams": [
            {
                "key": team.key,
                "name": team.name,
                "short": team.nickname,
                "division": team.division,
                "rating": round(elo.get(team.key, MEAN)),
                "figures": figures_json(league, team),
                **_about(league, team),
                **messages_json(about=league.words(team)),
            }
            for team in (*league.teams(), *league.guests())
        ],
        "asks": [
            {
                "name": asked.name,
                "kind": asked.kind,
                "start": list(asked.start) if asked.kind == "faces" else asked.start,
                "low": asked.low,
                "high": asked.high,
                "choices": list(asked.choices),
            }
            for asked in league.asks
        ],
    }


def _about(league: League, team: Team) -> dict[str, str]:
    return {"about": english(league.words(team), between=", ")}
