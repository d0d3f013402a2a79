"""The HTTP API of seasons."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse

from touchline.kernel.message import Message, english
from touchline.play.match import Match
from touchline.season.fixtures import noted
from touchline.season.playing import report_of
from touchline.season.season import Season
from touchline.season.statistics import figure_words
from touchline.season.summary import leaders_summary, odds_summary
from touchline.server.errors import NotFound
from touchline.server.people.own_leagues import checked, offered
from touchline.server.people.season_files import season_file, table_file
from touchline.server.web.account_api import signed_in
from touchline.server.web.asking import REFUSALS, Asker, In
from touchline.server.web.checked_route import CheckedRoute
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
from touchline.wire.words import words_of

router = APIRouter(route_class=CheckedRoute, prefix="/api/seasons", tags=["seasons"])

SeasonId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]


@router.get("")
async def seasons(backend: In) -> list[SeasonCard]:
    """Every season, newest first."""
    return await backend.seasons.all()


@router.post("", status_code=201, responses=REFUSALS)
async def new_season(backend: In, caller: Asker, order: NewSeason) -> SeasonNow:
    """Draw up a season; you are its commissioner."""
    return await backend.seasons.create(order, signed_in(caller))


@router.get("/due", responses=REFUSALS)
async def due(backend: In, caller: Asker) -> list[DueFixture]:
    """Matches that wait for you."""
    return await backend.seasons.due(signed_in(caller))


@router.get("/teams/{game}", responses=REFUSALS)
async def teams(game: Annotated[GameName, Path()]) -> LeagueOffer:
    """A game's teams with their figures, and what a team of one's own must tell."""
    return offered(game)


@router.post("/teams/{game}", responses=REFUSALS)
async def check_team(game: Annotated[GameName, Path()], order: OwnTeam) -> TeamWords:
    """A team of one's own in words, or the rule that it breaks."""
    return checked(game, order)


@router.get("/{season}", responses=REFUSALS)
async def season(backend: In, season: SeasonId) -> SeasonNow:
    """Teams, weeks, standings, bracket."""
    return await backend.seasons.show(season)


@router.post("/{season}/claim", responses=REFUSALS)
async def claim(backend: In, caller: Asker, season: SeasonId, order: TeamOrder) -> SeasonNow:
    """Take a team that nobody owns."""
    return await backend.seasons.claim(season, order.team, signed_in(caller))


@router.post("/{season}/start", responses=REFUSALS)
async def start(backend: In, caller: Asker, season: SeasonId) -> SeasonNow:
    """The commissioner begins the first week."""
    return await backend.seasons.start(season, signed_in(caller))


@router.post("/{season}/appoint", responses=REFUSALS)
async def appoint(backend: In, caller: Asker, season: SeasonId, order: Appointment) -> SeasonNow:
    """The commissioner gives a team to somebody, or back to its bot."""
    return await backend.seasons.appoint(season, order.team, order.owner, signed_in(caller))


@router.post("/{season}/advance", responses=REFUSALS)
async def advance(backend: In, caller: Asker, season: SeasonId) -> SeasonNow:
    """The commissioner ends the week: bots play what nobody has begun."""
    return await backend.seasons.advance(season, signed_in(caller))


@router.post("/{season}/award", responses=REFUSALS)
async def award(backend: In, caller: Asker, season: SeasonId, order: Award) -> SeasonNow:
    """The commissioner awards a match that cannot be played."""
    return await backend.seasons.award(season, order.week, order.home, order.winner, signed_in(caller))


@router.post("/{season}/match", responses=REFUSALS)
async def match(backend: In, caller: Asker, season: SeasonId, order: MatchOrder) -> FixtureMatch:
    """The match of a fixture; then take your seat there with ``join``."""
    return await backend.seasons.match(season, order.week, order.home, signed_in(caller))


@router.get("/{season}/odds", responses=REFUSALS)
async def odds(backend: In, season: SeasonId) -> SeasonOdds:
    """Ten thousand seasons from today's standings: what every team may hope for."""
    kept = await backend.seasons.current(season)
    return await asyncio.to_thread(_odds, kept.season)


def _odds(found: Season) -> SeasonOdds:
    from touchline.season.odds import odds as play_odds

    return odds_summary(play_odds(found))


@router.get("/{season}/leaders", responses=REFUSALS)
async def leaders(backend: In, season: SeasonId) -> list[SeasonLeader]:
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


@router.get("/{season}/report/{week}/{home}", responses=REFUSALS)
async def report(
    backend: In,
    season: SeasonId,
    week: Annotated[Week, Path()],
    home: Annotated[TeamName, Path()],
) -> SeasonReport:
    """A match in words and figures."""
    found = (await backend.seasons.current(season)).season
    result = found.finished.get((week, home))
    if result is None:
        raise NotFound(Message("server-not-played"))
    told = await asyncio.to_thread(_told, found, result.record) if result.record else []
    notes = [noted(result.note)] if result.note else []
    titles = {name: [figure_words(found.game, name)] for name in result.figures[0]}
    return SeasonReport(
        week=week,
        home=result.home,
        away=result.away,
        score=result.score,
        by=result.by,
        note=english(notes),
        report=english(told),
        figures=[dict(each) for each in result.figures],
        titles={name: english(title) for name, title in titles.items()},
        words=words_of(report=told, note=notes, **titles),
    )


def _told(found: Season, record: str) -> Sequence[Message]:
    return report_of(found, Match.from_record(record))
