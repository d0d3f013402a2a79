"""A season in plain text: tables, weeks, the bracket, as the command line and the terminal app print them."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from touchline.kernel.game import Game
from touchline.kernel.message import Amount, Share
from touchline.play.match import Match
from touchline.season.bracket import Tie, round_message, round_name
from touchline.season.champions import title_of
from touchline.season.fixtures import Fixture, Result, noted
from touchline.season.laboratory import Record, Seasons
from touchline.season.league import League
from touchline.season.odds import Chance, Odds, Prospects
from touchline.season.playing import report_of
from touchline.season.season import Season
from touchline.season.standings import Line, Standings, explained
from touchline.season.statistics import figure_words, leaders
from touchline.season.strength import MEAN, strength_of
from touchline.words.languages import say, spoken
from touchline.words.written_numbers import figure, percentage

WIDTH = 100
NAME_WIDTH = 18
T = TypeVar("T", Prospects, Record)
Column: TypeAlias = tuple[str, int, Callable[[T], str]]
"""What stands above a column of a table about teams, how wide it is, and what it says of one."""


def table_page(season: Season, week: int | None = None) -> str:
    """The standings by division, the tie-breakers said where they decided."""
    standings = season.standings if week is None else season.standings_after(week)
    title = (
        say("season-standings-week", season=season.name, week=min(week, len(season.weeks))) if week else _so_far(season)
    )
    return "\n".join([title, "", *_tables(season, standings)])


def _so_far(season: Season) -> str:
    played = sum(1 for result in season.finished.values() if result.week <= len(season.weeks))
    return say("season-standings-played", season=season.name, played=played, whole=sum(map(len, season.weeks)))


def _tables(season: Season, standings: Standings) -> Iterator[str]:
    seeds = {line.team.key: n for n, line in enumerate(_seeds(season, standings), 1)}
    for name, lines in standings.tables.items():
        yield from division_table(season, name or say("season-table"), lines, seeds)
        yield ""
    rule = season.league.rules.get("standings")
    if rule:
        yield say("season-order-by", rule=rule)


def _seeds(season: Season, standings: Standings) -> list[Line]:
    return standings.seeds(season.playoffs, season.league.playoffs.winners) if season.playoffs else []


def division_table(season: Season, name: str, lines: Sequence[Line], seeds: dict[str, int]) -> Iterator[str]:
    """One table; the number behind a name is its seed if the season ended now."""
    counting = season.league.counting
    classic = counting.points_word != "wins"
    points = f"{say('season-head-points'):>8}" if classic else ""
    heads = "".join(f"{say(f'season-head-{each}'):>6}" for each in ("for", "against", "difference"))
    yield f"{name:<24}{say('season-head-record'):>8}{points}{heads}"
    for k, line in enumerate(lines):
        seed = seeds.get(line.team.key)
        label = f"{line.team.nickname}{f' ({seed})' if seed else ''}"
        row = f"  {label:<22}{line.record:>8}" + (f"{line.points:>8}" if classic else "")
        row += f"{line.scored:>6}{line.allowed:>6}{line.difference:>+6}"
        why = spoken().say(explained(line, lines[k - 1])) if k else ""
        yield row + (f"   {why}" if why else "")


def round_words(stage: str) -> str:
    """A round of the play-offs as a heading.

    >>> round_words("semi-final"), round_words("round of 16"), round_words("the Bowl")
    ('Semi-final', 'Round of 16', 'Bowl')
    """
    return spoken().say(round_message(stage))


def week_page(season: Season, week: int) -> str:
    """The matches of a week with their results."""
    fixtures = season.fixtures_of(week)
    if not fixtures:
        return say("season-week-unknown", week=week)
    stage = season.league.playoffs.final if fixtures[0].neutral else fixtures[0].stage
    title = round_words(stage) if stage else say("season-week", week=week)
    return "\n".join([title, *(fixture_line(season, each) for each in fixtures)])


def fixture_line(season: Season, fixture: Fixture) -> str:
    """One match: ``  Ogres  21 - 14  Pounders``."""
    home, away = season.team[fixture.home].nickname, season.team[fixture.away].nickname
    result = season.finished.get((fixture.week, fixture.home))
    between = "-" if result is None else f"{result.score[0]} - {result.score[1]}"
    people = [name for name in (season.owners.get(fixture.home), season.owners.get(fixture.away)) if name]
    note = f"   {say('season-people', people=people)}" if people else ""
    if result is not None and result.note:
        note += f"   ({spoken().say(noted(result.note))})"
    return f"  {home:>16}  {between:^9}  {away:<16}{note}".rstrip()


def bracket_page(season: Season) -> str:
    """The play-offs round by round; before they begin, as they would be today."""
    rounds = season.rounds
    if not rounds:
        return say("season-no-playoffs", season=season.name)
    lines = [] if season.weeks_over else [say("season-if-today")]
    for number, this in enumerate(rounds, 1):
        last = number == len(rounds)
        name = season.league.playoffs.final if last else round_name(2 * len(this))
        lines.append(round_words(name))
        lines += [tie_line(season, tie) for tie in this]
    if season.champion:
        lines += ["", say("season-champion", team=season.team[season.champion].name)]
    return "\n".join(lines)


def tie_line(season: Season, tie: Tie) -> str:
    """One pair of the bracket."""
    if not any(tie.sides):
        return "  ?"
    names = [
        f"({seed}) {season.team[team].nickname}" if team else "?"
        for team, seed in zip(tie.sides, tie.seeds, strict=True)
    ]
    told = f"  {names[0]:<22} {names[1]:<22}"
    if not tie.winner:
        return told.rstrip()
    week = len(season.weeks) + tie.round
    result = next(
        each for each in reversed(season.results) if each.week == week and set(tie.sides) == {each.home, each.away}
    )
    score = result.score if result.home == tie.sides[0] else result.score[::-1]
    return f"{told} {score[0]:>3} - {score[1]:<3} {season.team[tie.winner].nickname}"


def overview_page(season: Season) -> str:
    """Where a season stands, and what is next."""
    title = season.game.title
    lines = [say("season-overview", season=season.name, game=title, teams=len(season.teams), seed=str(season.seed))]
    people = {team: owner for team, owner in season.owners.items() if owner}
    coached = ", ".join(f"{owner} ({season.team[team].nickname})" for team, owner in people.items())
    told = {"people": coached, "level": season.level} if coached else {"level": season.level}
    lines.append(say("season-coaches" if coached else "season-coaches-bots", **told))
    if season.over:
        lines += ["", say("season-over", team=season.team[season.champion].name), "", bracket_page(season)]
    else:
        lines += ["", week_page(season, season.week)]
    return "\n".join(lines)


def odds_page(season: Season, found: Odds) -> str:
    """Power ranking and prospects, the favourite first; only what this season can come to."""
    records = {line.team.key: line.record for lines in season.standings.tables.values() for line in lines}
    into: list[Column[Prospects]] = [
        (say("season-column-playoffs"), 24, _into),
        (say("season-column-seed"), 8, lambda each: percentage(each.top_seed.share, 1)),
        (_final_word(season), 8, lambda each: percentage(each.final.share, 1)),
    ]
    columns: list[Column[Prospects]] = [
        ("Elo", 6, lambda each: f"{each.rating:.0f}"),
        (say("season-column-record"), 8, lambda each: records[each.team]),
        (say("season-column-wins"), 6, lambda each: figure(each.wins, 1)),
        *_divided(season, (say("season-column-division"), 10, lambda each: percentage(each.division.share, 1))),
        *(into if season.playoffs else ()),
        (say("season-column-champion"), 24, lambda each: _percent(each.champion)),
    ]
    seconds = Amount(found.seconds, 2)
    title = say("season-odds", season=season.name, seasons=found.seasons, seconds=seconds)
    return "\n".join([title, "", *_by_team(season, found.teams, columns)])


def _final_word(season: Season) -> str:
    final = season.league.playoffs.final
    return say("season-column-final") if final == "the final" else round_words(final)


def _into(each: Prospects | Record) -> str:
    """How often a team gets into the play-offs."""
    return _percent(each.playoffs)


def _divided(season: Season, column: Column[T]) -> list[Column[T]]:
    """A column about divisions, where there is more than one to win."""
    return [column] if len(season.standings.tables) > 1 else []


def _by_team(season: Season, teams: Sequence[T], columns: Sequence[Column[T]]) -> Iterator[str]:
    """A table, a line a team."""
    yield " " * NAME_WIDTH + "".join(f"{head:>{width}}" for head, width, _ in columns)
    for each in teams:
        figures = "".join(f"{told(each):>{width}}" for _, width, told in columns)
        yield f"{season.team[each.team].nickname:<{NAME_WIDTH}}{figures}"


def _percent(chance: Chance) -> str:
    """A share with both ends of its interval: near none and all of them it reaches to one side only."""
    low, high = (figure(100 * each, 1) for each in (chance.low, chance.high))
    return f"{figure(100 * chance.share, 1)} ({low} … {high}) %"


def leaders_page(season: Season, figures: Sequence[str] = ()) -> str:
    """Who leads in what, and how much of it a match."""
    lines = [say("season-leaders", season=season.name)]
    for counted, best in leaders(season, figures).items():
        lines += ["", _figure_words(season.game, counted)]
        lines += [
            f"  {season.team[each.team].nickname:<18}{figure(each.total):>7}  "
            + say("season-a-match", mean=Amount(each.a_match, 1)).rjust(14)
            for each in best
        ]
    return "\n".join(lines)


def report_page(season: Season, result: Result) -> str:
    """A match in words, then its box score."""
    home, away = season.team[result.home], season.team[result.away]
    points, others = result.score
    told = say("season-report", week=result.week, home=home.name, points=points, away=away.name, others=others)
    lines = [told, ""]
    if result.record:
        story = report_of(season, Match.from_record(result.record))
        lines += [textwrap.fill(spoken().say(story), WIDTH), ""]
    lines.append(f"{'':<26}{home.nickname:>16}{away.nickname:>16}")
    lines += [
        f"{_figure_words(season.game, name):<26}{result.figures[0][name]:>16}{result.figures[1].get(name, 0):>16}"
        for name in result.figures[0]
    ]
    return "\n".join(lines)


def _figure_words(game: Game, name: str) -> str:
    """What is counted, as a heading."""
    return spoken().say([figure_words(game, name)])


def teams_page(league: League) -> str:
    """The teams of a game, strongest first."""
    elo = strength_of(league).elo
    teams = sorted([*league.teams(), *league.guests()], key=lambda team: -elo.get(team.key, MEAN))
    lines = []
    for team in teams:
        words = spoken().say(league.words(team), between=", ")
        lines.append(f"{team.nickname:<18}{team.division:<12}{elo.get(team.key, MEAN):>6.0f}  {words}".rstrip())
    return "\n".join(lines)


def champions_page(seasons: Sequence[Season]) -> str:
    """Who won the seasons that are over, in the order given."""
    lines = []
    for season in seasons:
        won = title_of(season)
        if won is None:
            continue
        told = say(
            "season-champions-line",
            season=season.name,
            game=season.game.title,
            team=season.team[won.team].name,
            record=won.record,
            coach=won.coach,
        )
        if won.score is not None:
            beaten = season.team[won.rival].name
            told += f"; {say('season-champions-final', points=won.score[0], others=won.score[1], rival=beaten)}"
        lines.append(f"  {told}")
    return "\n".join([say("season-champions"), *(lines or [f"  {say('season-champions-none')}"])])


def laboratory_line(found: Seasons) -> str:
    """How much was played, how long it took, and what a busy machine does not change: the processor's time."""
    return say(
        "season-laboratory",
        seasons=found.seasons,
        matches=found.matches,
        level=found.level,
        seconds=Amount(found.seconds, 1),
        processor=Amount(found.processor, 1),
        rate=round(found.matches / max(found.processor, 1e-9)),
    )


def laboratory_page(season: Season, found: Seasons) -> str:
    """What came of many seasons."""
    first, strongest = _percent(found.best_record_wins), _percent(found.strongest_wins)
    wins, titles = say("season-column-wins"), say("season-column-titles")
    columns: list[Column[Record]] = [
        (wins, 16, lambda each: _mean(each.wins)),
        *([(say("season-column-playoffs"), 24, _into)] if season.playoffs else ()),
        *_divided(season, (say("season-column-division"), 24, lambda each: _percent(each.division))),
        (titles, 24, lambda each: _percent(each.champion)),
    ]
    lines = [laboratory_line(found), say("season-favourites", first=first, strongest=strongest), ""]
    lines += _by_team(season, found.teams, columns)
    if len(found.divisions) > 1:
        lines += ["", f"{'':<18}{wins:>6}{titles:>24}{say('season-column-cheap'):>24}"]
        lines += [
            f"{name:<18}{figure(each.wins, 2):>6}{_percent(each.champion):>24}"
            + (f"{_percent(each.cheap):>24}" if each.cheap is not None else "")
            for name, each in found.divisions.items()
        ]
        lines += ["", textwrap.fill(say("season-cheap-what", share=Share(1 / len(found.divisions), 1)), WIDTH)]
    return "\n".join(lines)


def _mean(mean: Chance) -> str:
    return f"{figure(mean.share, 2)} ± {figure((mean.high - mean.low) / 2, 2)}"
