"""A season in plain text: tables, weeks, the bracket, as the command line and the terminal app print them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from touchline.play.match import Match
from touchline.season.bracket import Tie, round_name
from touchline.season.laboratory import Seasons
from touchline.season.league import League
from touchline.season.odds import Chance, Odds
from touchline.season.playing import box_score_of
from touchline.season.season import Fixture, Result, Season
from touchline.season.standings import Line, Standings, explained
from touchline.season.statistics import in_words, leaders
from touchline.season.strength import MEAN, strength_of

WIDTH = 100


def table_page(season: Season, week: int | None = None) -> str:
    """The standings by division, the tie-breakers said where they decided."""
    standings = season.standings if week is None else season.standings_after(week)
    shown = f"after week {min(week, len(season.weeks))}" if week else f"after {_played(season)}"
    return "\n".join([f"{season.name}: standings {shown}", "", *_tables(season, standings)])


def _played(season: Season) -> str:
    played = sum(1 for result in season.finished.values() if result.week <= len(season.weeks))
    whole = sum(map(len, season.weeks))
    return f"{played} of {whole} matches"


def _tables(season: Season, standings: Standings) -> Iterator[str]:
    seeds = {line.team.key: n for n, line in enumerate(_seeds(season, standings), 1)}
    for name, lines in standings.tables.items():
        yield from division_table(season, name or "Table", lines, seeds)
        yield ""
    rule = season.league.rules.get("standings")
    if rule:
        yield f"Order by {rule}; 'touchline season why' quotes it."


def _seeds(season: Season, standings: Standings) -> list[Line]:
    return standings.seeds(season.playoffs, season.league.playoffs.winners) if season.playoffs else []


def division_table(season: Season, name: str, lines: Sequence[Line], seeds: dict[str, int]) -> Iterator[str]:
    """One table; the number behind a name is its seed if the season ended now."""
    counting = season.league.counting
    classic = counting.points_word != "wins"
    head = (
        f"{name:<24}{'W-L':>8}"
        + (f"{counting.points_word:>8}" if classic else "")
        + f"{'for':>6}{'agst':>6}{'diff':>6}"
    )
    yield head
    for k, line in enumerate(lines):
        seed = seeds.get(line.team.key)
        label = f"{line.team.nickname}{f' ({seed})' if seed else ''}"
        row = f"  {label:<22}{line.record:>8}" + (f"{line.points:>8}" if classic else "")
        row += f"{line.scored:>6}{line.allowed:>6}{line.difference:>+6}"
        why = explained(line, lines[k - 1]) if k else ""
        yield row + (f"   {why}" if why else "")


def week_page(season: Season, week: int) -> str:
    """The matches of a week with their results."""
    fixtures = season.fixtures_of(week)
    title = fixtures[0].stage if fixtures and fixtures[0].stage else f"week {week}"
    if fixtures and fixtures[0].neutral:
        title = season.league.playoffs.final
    if not fixtures:
        return f"Week {week}: not known yet."
    return "\n".join([f"{title[0].upper()}{title[1:]}", *(fixture_line(season, each) for each in fixtures)])


def fixture_line(season: Season, fixture: Fixture) -> str:
    """One match: ``  Ogres  21 - 14  Pounders``."""
    home, away = season.team[fixture.home].nickname, season.team[fixture.away].nickname
    result = season.finished.get((fixture.week, fixture.home))
    between = "-" if result is None else f"{result.score[0]} - {result.score[1]}"
    people = [name for name in (season.owners.get(fixture.home), season.owners.get(fixture.away)) if name]
    note = f"   {' and '.join(people)}" if people else ""
    if result is not None and result.note:
        note += f"   ({result.note})"
    return f"  {home:>16}  {between:^9}  {away:<16}{note}".rstrip()


def bracket_page(season: Season) -> str:
    """The play-offs round by round; before they begin, as they would be today."""
    rounds = season.rounds
    if not rounds:
        return f"{season.name} has no play-offs: the first of the table is the champion."
    lines = [] if season.weeks_over else ["If the season ended today"]
    for number, this in enumerate(rounds, 1):
        last = number == len(rounds)
        name = season.league.playoffs.final if last else round_name(2 * len(this))
        lines.append(f"{name[0].upper()}{name[1:]}")
        lines += [tie_line(season, tie) for tie in this]
    if season.champion:
        lines += ["", f"Champion: {season.team[season.champion].name}"]
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
    lines = [f"{season.name} · {season.game.title} · {len(season.teams)} teams · seed {season.seed}"]
    people = {team: owner for team, owner in season.owners.items() if owner}
    coached = ", ".join(f"{owner} ({season.team[team].nickname})" for team, owner in people.items())
    lines.append(f"Coaches: {coached + '; ' if coached else ''}the other{'s' if coached else ' teams'}: {season.level}")
    if season.over:
        lines += ["", f"Over. Champion: {season.team[season.champion].name}", "", bracket_page(season)]
    else:
        lines += ["", week_page(season, season.week)]
    return "\n".join(lines)


def odds_page(season: Season, found: Odds) -> str:
    """Power ranking and prospects, the favourite first."""
    final = season.league.playoffs.final.removeprefix("the ")
    head = f"{'':<18}{'Elo':>6}{'record':>8}{'wins':>6}{'play-offs':>16}{'division':>10}{'seed 1':>8}"
    lines = [f"{season.name}: {found.seasons:,} seasons from here in {found.seconds:.2f} s", ""]
    lines.append(f"{head}{final:>8}{'champion':>18}")
    records = {line.team.key: line.record for lines_ in season.standings.tables.values() for line in lines_}
    for each in found.teams:
        into, title = each.playoffs, each.champion
        lines.append(
            f"{season.team[each.team].nickname:<18}{each.rating:>6.0f}{records[each.team]:>8}{each.wins:>6.1f}"
            f"{_percent(into):>16}{100 * each.division.share:>9.1f}%{100 * each.top_seed.share:>7.1f}%"
            f"{100 * each.final.share:>7.1f}%{_percent(title):>18}"
        )
    return "\n".join(lines)


def _percent(chance: Chance) -> str:
    return f"{100 * chance.share:.1f} ± {50 * (chance.high - chance.low):.1f} %"


def leaders_page(season: Season, figures: Sequence[str] = ()) -> str:
    """Who leads in what, and how much of it a match."""
    lines = [f"{season.name}: leaders"]
    for figure, best in leaders(season, figures).items():
        lines += ["", in_words(figure).capitalize()]
        lines += [
            f"  {season.team[each.team].nickname:<18}{each.total:>7.0f}{each.a_match:>8.1f} a match" for each in best
        ]
    return "\n".join(lines)


def report_page(season: Season, result: Result) -> str:
    """A match in words, then its box score."""
    home, away = season.team[result.home], season.team[result.away]
    lines = [f"Week {result.week}: {home.name} {result.score[0]}, {away.name} {result.score[1]}", ""]
    if result.record and season.league.report is not None:
        match = Match.from_record(result.record)
        lines += [textwrap.fill(season.league.report(match, box_score_of(season, match)), WIDTH), ""]
    lines.append(f"{'':<26}{home.nickname:>16}{away.nickname:>16}")
    lines += [
        f"{in_words(name).capitalize():<26}{result.figures[0][name]:>16}{result.figures[1].get(name, 0):>16}"
        for name in result.figures[0]
    ]
    return "\n".join(lines)


def teams_page(league: League) -> str:
    """The teams of a game, strongest first."""
    elo = strength_of(league).elo
    teams = sorted(league.teams(), key=lambda team: -elo.get(team.key, MEAN))
    return "\n".join(
        f"{team.nickname:<18}{team.division:<12}{elo.get(team.key, MEAN):>6.0f}  {league.words(team)}".rstrip()
        for team in teams
    )


def laboratory_page(season: Season, found: Seasons) -> str:
    """What came of many seasons."""
    first, strongest = _percent(found.best_record_wins), _percent(found.strongest_wins)
    lines = [
        f"{found.seasons:,} seasons, {found.matches:,} matches by {found.level} in {found.seconds:.1f} s",
        f"The first seed wins the title in {first}, the strongest team in {strongest}.",
        "",
        f"{'':<18}{'wins':>6}{'play-offs':>16}{'division':>16}{'titles':>16}",
    ]
    lines += [
        f"{season.team[each.team].nickname:<18}{each.wins:>6.2f}{_percent(each.playoffs):>16}"
        f"{_percent(each.division):>16}{_percent(each.champion):>16}"
        for each in found.teams
    ]
    if len(found.divisions) > 1:
        lines += ["", f"{'':<18}{'wins':>6}{'titles':>16}"]
        lines += [
            f"{name:<18}{wins:>6.2f}{_percent(titles):>16}"
            for name, (wins, titles) in sorted(found.divisions.items(), key=lambda each: -each[1][1].share)
        ]
    return "\n".join(lines)
