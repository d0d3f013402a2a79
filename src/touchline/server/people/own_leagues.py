"""Leagues of one's own: teams of the box, teams that somebody made, or both, any number of them."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message, english
from touchline.season.league import League, Team, league_of
from touchline.season.own_teams import team_from
from touchline.season.strength import MEAN, strength_of
from touchline.season.summary import figures_told
from touchline.server.matches.terms import tidy_name
from touchline.wire.seasons import AskedFigure, LeagueOffer, NewSeason, OfferedTeam, OwnTeam, TeamWords
from touchline.wire.words import words_of


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
    entry: dict[str, object] = {"name": tidy_name(told.name, "Team"), "short": told.short, "division": told.division}
    return team_from({**entry, "figures": dict(told.figures)}, number)


def checked(game: str, told: OwnTeam) -> TeamWords:
    """A team of one's own in words; ``BadData`` names the figure and the rule where the game cannot use it."""
    league, team = league_of(game), own_team(told)
    league.check(team)
    words = league.words(team)
    return TeamWords(key=team.key, name=team.name, about=_about(words), words=words_of(about=words))


def offered(game: str) -> LeagueOffer:
    """A game's teams with their figures, and what a team of one's own must tell of itself."""
    league = league_of(game)
    elo = strength_of(league).elo
    return LeagueOffer(
        game=game,
        weeks=league.shape.division_legs > 0,
        teams=[_offered(league, team, elo.get(team.key, MEAN)) for team in (*league.teams(), *league.guests())],
        asks=[
            AskedFigure(
                name=asked.name,
                kind=asked.kind,
                start=asked.start if isinstance(asked.start, str) else list(asked.start),
                low=asked.low,
                high=asked.high,
                choices=list(asked.choices),
            )
            for asked in league.asks
        ],
    )


def _offered(league: League, team: Team, rating: float) -> OfferedTeam:
    words = league.words(team)
    return OfferedTeam(
        key=team.key,
        name=team.name,
        short=team.nickname,
        division=team.division,
        rating=round(rating),
        figures=figures_told(league, team),
        about=_about(words),
        words=words_of(about=words),
    )


def _about(words: Sequence[Message]) -> str:
    return english(words, between=", ")
