"""A season for a program or a page: everything public, as the wire declares it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from touchline.kernel.message import english
from touchline.season.bracket import Tie, round_message, round_name
from touchline.season.champions import title_of
from touchline.season.fixtures import Fixture, noted
from touchline.season.league import League, Team
from touchline.season.odds import Chance, Odds
from touchline.season.season import Season
from touchline.season.standings import Line, explained
from touchline.season.statistics import figure_words, leaders
from touchline.season.strength import ratings
from touchline.wire import seasons
from touchline.wire.seasons import (
    Division,
    Leader,
    PlayoffRound,
    Prospects,
    SeasonFixture,
    SeasonLeader,
    SeasonLine,
    SeasonOdds,
    SeasonTeam,
    SeasonTitle,
    TeamDie,
)
from touchline.wire.words import words_of


class Public(TypedDict):
    """What is told of a season wherever it is kept; the fields of ``wire.Season`` by their names."""

    name: str
    game: str
    level: str
    week: int
    weeks: int
    last_week: int
    final: str
    points_word: str
    champion: str
    over: bool
    rules: dict[str, str]
    teams: list[SeasonTeam]
    divisions: list[Division]
    fixtures: list[SeasonFixture]
    rounds: list[PlayoffRound]
    playoffs_begun: bool


def summary(season: Season, matches: Mapping[tuple[int, str], str]) -> Public:
    """Teams, weeks, standings, bracket, and who won; ``matches`` by week and home side are those that people play."""
    rated = ratings(season)
    return {
        "name": season.name,
        "game": season.game_name,
        "level": season.level,
        "week": season.week,
        "weeks": len(season.weeks),
        "last_week": season.last_week,
        "final": season.league.playoffs.final,
        "points_word": season.league.counting.points_word,
        "champion": season.champion,
        "over": season.over,
        "rules": dict(season.league.rules),
        "teams": [_team(season, team, rated[team.key]) for team in season.teams],
        "divisions": [
            Division(name=name, lines=[_line(line, lines[k - 1] if k else None) for k, line in enumerate(lines)])
            for name, lines in season.standings.tables.items()
        ],
        "fixtures": [
            _fixture(season, each, matches.get((each.week, each.home)))
            for week in range(1, season.last_week + 1)
            for each in season.fixtures_of(week)
        ],
        "rounds": _rounds(season),
        "playoffs_begun": season.weeks_over,
    }


def _team(season: Season, team: Team, rating: float) -> SeasonTeam:
    words = season.league.words(team)
    return SeasonTeam(
        key=team.key,
        name=team.name,
        short=team.nickname,
        division=team.division,
        owner=season.owners.get(team.key, ""),
        level=season.level_of(team.key),
        rating=round(rating),
        about=english(words, between=", "),
        own=bool(team.figures),
        dice=[
            TeamDie(name=name, faces=faces)
            for name, faces in figures_told(season.league, team).items()
            if isinstance(faces, list)
        ],
        words=words_of(about=words),
    )


def figures_told(league: League, team: Team) -> dict[str, list[int] | str]:
    """What a team tells of itself: dice as lists, a card or a hand as text."""
    told = league.figures(team).items()
    return {name: value if isinstance(value, str) else list(value) for name, value in told}


def _rounds(season: Season) -> list[PlayoffRound]:
    rounds = season.rounds
    names = [round_name(2 * len(ties)) for ties in rounds[:-1]] + [season.league.playoffs.final]
    return [
        PlayoffRound(name=name, ties=[_tie(season, tie) for tie in ties], words=words_of(name=[round_message(name)]))
        for name, ties in zip(names, rounds, strict=False)
    ]


def _line(line: Line, above: Line | None) -> SeasonLine:
    why = [] if above is None else explained(line, above)
    return SeasonLine(
        team=line.team.key,
        rank=line.rank,
        record=line.record,
        points=line.points,
        played=line.played,
        won=line.won,
        drawn=line.drawn,
        lost=line.lost,
        scored=line.scored,
        allowed=line.allowed,
        difference=line.difference,
        above=line.above,
        why=english(why),
        words=words_of(why=why),
    )


def _fixture(season: Season, fixture: Fixture, match: str | None) -> SeasonFixture:
    result = season.finished.get((fixture.week, fixture.home))
    stage = season.league.playoffs.final if fixture.neutral else fixture.stage
    notes = [noted(result.note)] if result is not None and result.note else []
    return SeasonFixture(
        week=fixture.week,
        home=fixture.home,
        away=fixture.away,
        stage=stage,
        score=result.score if result is not None else None,
        winner=result.winner if result is not None else "",
        note=english(notes),
        open=season.result(fixture) is None,
        match=match,
        words=words_of(stage=[round_message(stage)] if stage else [], note=notes),
    )


def title_told(season: Season) -> SeasonTitle | None:
    """How a season was won, or nothing while it goes on."""
    won = title_of(season)
    if won is None:
        return None
    team = season.team[won.team]
    return SeasonTitle(
        team=team.key,
        name=team.name,
        short=team.nickname,
        division=team.division,
        own=bool(team.figures),
        coach=won.coach,
        record=won.record,
        rival=season.team[won.rival].name if won.rival else "",
        score=won.score,
    )


def _tie(season: Season, tie: Tie) -> seasons.Tie:
    week = len(season.weeks) + tie.round
    met = [each for each in season.results if each.week == week and {each.home, each.away} == set(tie.sides)]
    score = None
    if met and tie.winner:
        home, away = met[-1].score
        score = (home, away) if met[-1].home == tie.sides[0] else (away, home)
    return seasons.Tie(sides=tie.sides, seeds=tie.seeds, winner=tie.winner, score=score)


def odds_summary(found: Odds) -> SeasonOdds:
    """Prospects as shares with their intervals."""
    return SeasonOdds(
        seasons=found.seasons,
        seconds=round(found.seconds, 3),
        teams=[
            Prospects(
                team=each.team,
                rating=round(each.rating),
                wins=round(each.wins, 2),
                playoffs=_chance(each.playoffs),
                division=_chance(each.division),
                top_seed=_chance(each.top_seed),
                final=_chance(each.final),
                champion=_chance(each.champion),
            )
            for each in found.teams
        ],
    )


def _chance(chance: Chance) -> tuple[float, float, float]:
    return round(chance.share, 4), round(chance.low, 4), round(chance.high, 4)


def leaders_summary(season: Season) -> list[SeasonLeader]:
    """The leaders of each figure."""
    return [
        SeasonLeader(
            figure=figure,
            title=english([figure_words(season.game, figure)]),
            best=[Leader(team=each.team, total=each.total, a_match=round(each.a_match, 1)) for each in best],
            words=words_of(title=[figure_words(season.game, figure)]),
        )
        for figure, best in leaders(season).items()
    ]
