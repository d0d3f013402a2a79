"""A season for a program or a page: everything public, as plain data."""

from __future__ import annotations

from typing import Any

from touchline.kernel.message import english, messages_json
from touchline.season.bracket import Tie, round_message, round_name
from touchline.season.champions import title_of
from touchline.season.league import League, Team
from touchline.season.odds import Chance, Odds
from touchline.season.season import Fixture, Season, noted
from touchline.season.standings import Line, explained
from touchline.season.statistics import figure_words, leaders
from touchline.season.strength import ratings


def summary(season: Season) -> dict[str, Any]:
    """Teams, weeks, standings, bracket, and who won."""
    rated = ratings(season)
    counting = season.league.counting
    return {
        "name": season.name,
        "game": season.game_name,
        "level": season.level,
        "week": season.week,
        "weeks": len(season.weeks),
        "last_week": season.last_week,
        "final": season.league.playoffs.final,
        "points_word": counting.points_word,
        "champion": season.champion,
        "over": season.over,
        "rules": dict(season.league.rules),
        "teams": [
            {
                "key": team.key,
                "name": team.name,
                "short": team.nickname,
                "division": team.division,
                "owner": season.owners.get(team.key, ""),
                "level": season.level_of(team.key),
                "rating": round(rated[team.key]),
                "about": english(season.league.words(team), between=", "),
                "own": bool(team.figures),
                "dice": [
                    {"name": name, "faces": faces}
                    for name, faces in figures_json(season.league, team).items()
                    if isinstance(faces, list)
                ],
                **messages_json(about=season.league.words(team)),
            }
            for team in season.teams
        ],
        "divisions": [
            {"name": name, "lines": [_line(line, lines[k - 1] if k else None) for k, line in enumerate(lines)]}
            for name, lines in season.standings.tables.items()
        ],
        "fixtures": [
            _fixture(season, each) for week in range(1, season.last_week + 1) for each in season.fixtures_of(week)
        ],
        "rounds": _rounds(season),
        "playoffs_begun": season.weeks_over,
    }


def figures_json(league: League, team: Team) -> dict[str, Any]:
    """What a team tells of itself: dice as lists, a card or a hand as text."""
    told = league.figures(team).items()
    return {name: value if isinstance(value, str) else list(value) for name, value in told}


def _rounds(season: Season) -> list[dict[str, Any]]:
    rounds = season.rounds
    names = [round_name(2 * len(ties)) for ties in rounds[:-1]] + [season.league.playoffs.final]
    return [
        {"name": name, "ties": [_tie(season, tie) for tie in ties], **messages_json(name=[round_message(name)])}
        for name, ties in zip(names, rounds, strict=False)
    ]


def _line(line: Line, above: Line | None) -> dict[str, Any]:
    return {
        "team": line.team.key,
        "rank": line.rank,
        "record": line.record,
        "points": line.points,
        "played": line.played,
        "won": line.won,
        "drawn": line.drawn,
        "lost": line.lost,
        "scored": line.scored,
        "allowed": line.allowed,
        "difference": line.difference,
        "above": line.above,
        **_why(line, above),
    }


def _why(line: Line, above: Line | None) -> dict[str, Any]:
    told = [] if above is None else explained(line, above)
    return {"why": english(told), **messages_json(why=told)}


def _fixture(season: Season, fixture: Fixture) -> dict[str, Any]:
    result = season.finished.get((fixture.week, fixture.home))
    stage = season.league.playoffs.final if fixture.neutral else fixture.stage
    notes = [noted(result.note)] if result is not None and result.note else []
    return {
        "week": fixture.week,
        "home": fixture.home,
        "away": fixture.away,
        "stage": stage,
        "score": list(result.score) if result is not None else None,
        "winner": result.winner if result is not None else "",
        "note": english(notes),
        "open": season.result(fixture) is None,
        **messages_json(stage=[round_message(stage)] if stage else [], note=notes),
    }


def title_json(season: Season) -> dict[str, Any] | None:
    """How a season was won, or nothing while it goes on."""
    won = title_of(season)
    if won is None:
        return None
    team = season.team[won.team]
    return {
        "team": team.key,
        "name": team.name,
        "short": team.nickname,
        "division": team.division,
        "own": bool(team.figures),
        "coach": won.coach,
        "record": won.record,
        "rival": season.team[won.rival].name if won.rival else "",
        "score": list(won.score) if won.score is not None else None,
    }


def _tie(season: Season, tie: Tie) -> dict[str, Any]:
    week = len(season.weeks) + tie.round
    met = [each for each in season.results if each.week == week and {each.home, each.away} == set(tie.sides)]
    score = None
    if met and tie.winner:
        score = list(met[-1].score if met[-1].home == tie.sides[0] else met[-1].score[::-1])
    return {"sides": list(tie.sides), "seeds": list(tie.seeds), "winner": tie.winner, "score": score}


def odds_summary(found: Odds) -> dict[str, Any]:
    """Prospects as shares with their intervals."""
    return {
        "seasons": found.seasons,
        "seconds": round(found.seconds, 3),
        "teams": [
            {
                "team": each.team,
                "rating": round(each.rating),
                "wins": round(each.wins, 2),
                "playoffs": _chance(each.playoffs),
                "division": _chance(each.division),
                "top_seed": _chance(each.top_seed),
                "final": _chance(each.final),
                "champion": _chance(each.champion),
            }
            for each in found.teams
        ],
    }


def _chance(chance: Chance) -> list[float]:
    return [round(each, 4) for each in (chance.share, chance.low, chance.high)]


def leaders_summary(season: Season) -> list[dict[str, Any]]:
    """The leaders of each figure."""
    return [
        {
            "figure": figure,
            "title": english([figure_words(season.game, figure)]),
            **messages_json(title=[figure_words(season.game, figure)]),
            "best": [{"team": each.team, "total": each.total, "a_match": round(each.a_match, 1)} for each in best],
        }
        for figure, best in leaders(season).items()
    ]
