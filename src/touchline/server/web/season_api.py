"""The HTTP API of seasons."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse

from touchline.kernel.message import Message, english, messages_json
from touchline.play.match import Match
from touchline.season.playing import report_of
from touchline.season.season import Season, noted
from touchline.season.statistics import figure_words
from touchline.season.summary import leaders_summary, odds_summary
from touchline.server.errors import NotFound
from touchline.server.people.own_leagues import checked, offered
from touchline.server.people.season_files import season_file, table_file
from touchline.server.web.account_api import signed_in
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.match_api import REFUSALS, Asker, In
from touchline.wire.seasons import (
    Appointment,
    Award,
    DueFixture,
    FixtureMatch,
    LeagueOffer,
    MatchOrder,
    NewSeason,
    OwnTeam,
    SeasonCard,
    SeasonLeader,
    SeasonOdds,
    SeasonReport,
    TeamName,
    TeamOrder,
    TeamWords,
    Week,
)
from touchline.wire.seasons import Season as SeasonNow
from touchline.wire.terms import GameName

router = APIRouter(route_class=CheckedRoute, prefix="/api/seasons", tags=["seasons"])

SeasonId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]


@router.get("", response_model=list[SeasonCard])
async def seasons(backend: In) -> list[dict[str, Any]]:
    """Every season, newest first."""
    return await backend.seasons.all()


@router.post("", status_code=201, responses=REFUSALS, response_model=SeasonNow)
async def new_season(backend: In, caller: Asker, order: NewSeason) -> dict[str, Any]:
    """Draw up a season; you are its commissioner."""
    return await backend.seasons.create(order, signed_in(caller))


@router.get("/due", responses=REFUSALS, response_model=list[DueFixture])
async def due(backend: In, caller: Asker) -> list[dict[str, Any]]:
    """Matches that wait for you."""
    return await backend.seasons.due(signed_in(caller))


@router.get("/teams/{game}", responses=REFUSALS, response_model=LeagueOffer)
async def teams(game: Annotated[GameName, Path()]) -> dict[str, Any]:
    """A game's teams with their figures, and what a team of one's own must tell."""
    return offered(game)


@router.post("/teams/{game}", responses=REFUSALS, response_model=TeamWords)
async def check_team(game: Annotated[GameName, Path()], order: OwnTeam) -> dict[str, Any]:
    """A team of one's own in words, or the rule that it breaks."""
    return checked(game, order)


@router.get("/{season}", responses=REFUSALS, response_model=SeasonNow)
async def season(backend: In, season: SeasonId) -> dict[str, Any]:
    """Teams, weeks, standings, bracket."""
    return await backend.seasons.show(season)


@router.post("/{season}/claim", responses=REFUSALS, response_model=SeasonNow)
async def claim(backend: In, caller: Asker, season: SeasonId, order: TeamOrder) -> dict[str, Any]:
    """Take a team that nobody owns."""
    return await backend.seasons.claim(season, order.team, signed_in(caller))


@router.post("/{season}/start", responses=REFUSALS, response_model=SeasonNow)
async def start(backend: In, caller: Asker, season: SeasonId) -> dict[str, Any]:
    """The commissioner begins the first week."""
    return await backend.seasons.start(season, signed_in(caller))


@router.post("/{season}/appoint", responses=REFUSALS, response_model=SeasonNow)
async def appoint(backend: In, caller: Asker, season: SeasonId, order: Appointment) -> dict[str, Any]:
    """The commissioner gives a team to somebody, or back to its bot."""
    return await backend.seasons.appoint(season, order.team, order.owner, signed_in(caller))


@router.post("/{season}/advance", responses=REFUSALS, response_model=SeasonNow)
async def advance(backend: In, caller: Asker, season: SeasonId) -> dict[str, Any]:
    """The commissioner ends the week: bots play what nobody has begun."""
    return await backend.seasons.advance(season, signed_in(caller))


@router.post("/{season}/award", responses=REFUSALS, response_model=SeasonNow)
async def award(backend: In, caller: Asker, season: SeasonId, order: Award) -> dict[str, Any]:
    """The commissioner awards a match that cannot be played."""
    return await backend.seasons.award(season, order.week, order.home, order.winner, signed_in(caller))


@router.post("/{season}/match", responses=REFUSALS, response_model=FixtureMatch)
async def match(backend: In, caller: Asker, season: SeasonId, order: MatchOrder) -> dict[str, Any]:
    """The match of a fixture; then take your seat there with ``join``."""
    return await backend.seasons.match(season, order.week, order.home, signed_in(caller))


@router.get("/{season}/odds", responses=REFUSALS, response_model=SeasonOdds)
async def odds(backend: In, season: SeasonId) -> dict[str, Any]:
    """Ten thousand seasons from today's standings: what every team may hope for."""
    kept = await backend.seasons.current(season)
    return await asyncio.to_thread(_odds, kept.season)


def _odds(found: Season) -> dict[str, Any]:
    from touchline.season.odds import odds as play_odds

    return odds_summary(play_odds(found))


@router.get("/{season}/leaders", responses=REFUSALS, response_model=list[SeasonLeader])
async def leaders(backend: In, season: SeasonId) -> list[dict[str, Any]]:
    """Who leads the league in what."""
    return leaders_summary((await backend.seasons.current(season)).season)


@router.get("/{season}/file", responses=REFUSALS)
async def file(backend: In, season: SeasonId) -> Response:
    """A season that is over as one file: records and all, as ``touchline season`` reads it."""
    text = season_file((await backend.seasons.current(season)).season)
    return _download(text, "application/x-ndjson", f"{season}.season")


@router.get("/{season}/tables/{table}.{ending}", responses=REFUSALS)
async def table(
    backend: In, season: SeasonId, table: Literal["schedules", "team_stats"], ending: Literal["csv", "json"]
) -> Response:
    """Results, or every team's figures in every match, under the names analysts know."""
    text = table_file((await backend.seasons.current(season)).season, table, ending)
    return _download(text, "text/csv" if ending == "csv" else "application/json", f"{table}.{ending}")


def _download(text: str, kind: str, name: str) -> Response:
    return PlainTextResponse(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/{season}/report/{week}/{home}", responses=REFUSALS, response_model=SeasonReport)
async def report(
    backend: In,
    season: SeasonId,
    week: Annotated[Week, Path()],
    home: Annotated[TeamName, Path()],
) -> dict[str, Any]:
    """A match in words and figures."""
    found = (await backend.seasons.current(season)).season
    result = found.finished.get((week, home))
    if result is None:
        raise NotFound(Message("server-not-played"))
    told = await asyncio.to_thread(_told, found, result.record) if result.record else []
    notes = [noted(result.note)] if result.note else []
    titles = {name: [figure_words(found.game, name)] for name in result.figures[0]}
    return {
        "week": week,
        "home": result.home,
        "away": result.away,
        "score": list(result.score),
        "by": list(result.by),
        "note": english(notes),
        "report": english(told),
        "figures": [dict(each) for each in result.figures],
        "titles": {name: english(title) for name, title in titles.items()},
        **messages_json(report=told, note=notes, **titles),
    }


def _told(found: Season, record: str) -> Sequence[Message]:
    return report_of(found, Match.from_record(record))
