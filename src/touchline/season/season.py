"""A season: what was drawn up, what has been played, what is next."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import touchline
from touchline.bots import gentle, levels
from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadOption, BadRecord
from touchline.kernel.game import Game
from touchline.kernel.message import Message, plain
from touchline.kernel.options import Given
from touchline.lab.policies import bot_level, is_policy
from touchline.season.bracket import Tie, host_first, places, round_name, ties
from touchline.season.league import League, Shape, Team, league_of
from touchline.season.schedule import Week, draw_up
from touchline.season.standings import Standings

FORMAT = 1
"""The version of a season's file."""


@dataclass(frozen=True)
class Fixture:
    """One match to be played."""

    week: int
    """1 is the first; the play-offs go on after the last week of the schedule."""
    home: str
    away: str
    stage: str = ""
    """``quarter-final`` …; empty in the weeks of the schedule."""
    neutral: bool = False
    again: int = 0
    """How often it has been replayed because it ended level and may not."""

    @property
    def decisive(self) -> bool:
        """Whether somebody must win."""
        return bool(self.stage)


LATE, AWARDED = "late", "awarded"
"""Notes on a match: bots played it after the deadline, or the commissioner awarded it."""


def noted(note: str) -> Message:
    """A note on a match, to be said; seasons kept by former versions have a sentence there."""
    return Message(f"season-note-{note}") if note in (LATE, AWARDED) else plain(note)


@dataclass(frozen=True)
class Result:
    """A match that has been played, or was awarded."""

    week: int
    home: str
    away: str
    score: tuple[int, int]
    returns: tuple[int, int]
    """+1, 0, −1 for home and away."""
    by: tuple[str, str]
    """Who coached: a person or a level."""
    seed: int | None = None
    record: str = ""
    """The match itself, to be replayed; empty when it was awarded."""
    note: str = ""
    """``late`` or ``awarded``; seasons kept by former versions have a sentence."""
    figures: tuple[Mapping[str, int], Mapping[str, int]] = field(default_factory=lambda: ({}, {}))
    """The box score of home and away."""

    @property
    def winner(self) -> str:
        """The team that won; empty after a draw."""
        return self.home if self.returns[0] > 0 else self.away if self.returns[1] > 0 else ""


@dataclass
class Season:
    """Everything about a season; ``seasons.py`` keeps it in a file."""

    name: str
    game_name: str
    seed: int
    level: str
    """Who coaches the teams that nobody owns."""
    teams: list[Team]
    weeks: list[Week]
    playoffs: int
    """Places in the play-offs."""
    rules: str = ""
    """The version of the game's rules."""
    owners: dict[str, str] = field(default_factory=dict)
    """Team → the person who coaches it."""
    levels: dict[str, str] = field(default_factory=dict)
    """Team → the level of its bot, where it is not the season's."""
    options: dict[str, object] = field(default_factory=dict)
    """House rules of all matches, as written."""
    own_shape: Shape | None = None
    """How the weeks were drawn up, where not as the game does."""
    results: list[Result] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.team = {team.key: team for team in self.teams}

    @cached_property
    def game(self) -> Game:
        """What is played."""
        return find_game(self.game_name)

    @cached_property
    def league(self) -> League:
        """How the game is played as a season."""
        return league_of(self.game)

    @property
    def shape(self) -> Shape:
        """How the weeks were drawn up."""
        return self.own_shape or self.league.shape

    # ---- what has been played

    @property
    def finished(self) -> dict[tuple[int, str], Result]:
        """The result that counts of each match, by week and home side."""
        return {(result.week, result.home): result for result in self.results}

    def result(self, fixture: Fixture) -> Result | None:
        """The result of a fixture, if there is one that settles it."""
        found = self.finished.get((fixture.week, fixture.home))
        return None if found is None or (fixture.decisive and not found.winner) else found

    def add(self, result: Result) -> None:
        """Enter a result."""
        self.results.append(result)

    @property
    def standings(self) -> Standings:
        """The table of the weeks played so far."""
        return self.standings_after(len(self.weeks))

    def standings_after(self, week: int) -> Standings:
        """The table as it stood after a week."""
        table = Standings(self.teams, self.league.counting, self.seed)
        for result in self.finished.values():
            if result.week <= min(week, len(self.weeks)):
                table.add(result.home, result.away, result.score, result.returns)
        return table

    # ---- what is next

    def fixtures_of(self, week: int) -> list[Fixture]:
        """The matches of a week, those of the play-offs as far as they are known."""
        if 1 <= week <= len(self.weeks):
            return [Fixture(week, home, away) for home, away in self.weeks[week - 1]]
        rounds = self.rounds
        number = week - len(self.weeks)
        if not self.weeks_over or not 1 <= number <= len(rounds):
            return []
        return [self._in_playoffs(tie, len(rounds)) for tie in rounds[number - 1] if tie.known]

    def _in_playoffs(self, tie: Tie, rounds: int) -> Fixture:
        final = tie.round == rounds
        home, away = host_first(tie, final, self.seed)
        week = len(self.weeks) + tie.round
        again = sum(1 for result in self.results if (result.week, result.home) == (week, home) and not result.winner)
        return Fixture(week, home, away, round_name(2 << (rounds - tie.round)), final, again)

    @property
    def weeks_over(self) -> bool:
        """Whether the schedule has been played."""
        played = self.finished
        return all((week, home) in played for week, pairs in enumerate(self.weeks, 1) for home, _ in pairs)

    @property
    def rounds(self) -> list[list[Tie]]:
        """The play-offs; before the weeks are over, as they would be today."""
        if not self.playoffs:
            return []
        seeded = [line.team.key for line in self.standings.seeds(self.playoffs, self.league.playoffs.winners)]
        won = {
            (result.week - len(self.weeks), frozenset((result.home, result.away))): result.winner
            for result in self.results
            if result.week > len(self.weeks) and result.winner
        }
        return ties(seeded, won)

    @property
    def last_week(self) -> int:
        """The week of the final, or the last of the schedule."""
        return len(self.weeks) + (self.playoffs.bit_length() - 1 if self.playoffs else 0)

    @property
    def week(self) -> int:
        """The week being played: the first with a match that is open; after the end, one more than the last."""
        return next((fixture.week for fixture in self.open()), self.last_week + 1)

    def open(self) -> Iterator[Fixture]:
        """Every match that can be played now, in order; the play-offs follow when the round before is over."""
        played = self.finished
        for week in range(1, len(self.weeks) + 1):
            for fixture in self.fixtures_of(week):
                if (week, fixture.home) not in played:
                    yield fixture
        for week in range(len(self.weeks) + 1, self.last_week + 1):
            waiting = [each for each in self.fixtures_of(week) if self.result(each) is None]
            yield from waiting
            if waiting:
                return

    def open_in(self, week: int) -> list[Fixture]:
        """The matches of a week that can be played now."""
        return [fixture for fixture in self.open() if fixture.week == week]

    @property
    def over(self) -> bool:
        """Whether everything has been played."""
        return next(self.open(), None) is None

    @property
    def champion(self) -> str:
        """The team that won it all; empty while that is open."""
        if not self.over:
            return ""
        if self.playoffs:
            return self.rounds[-1][0].winner
        return self.standings.league[0].team.key

    # ---- a match

    def coach(self, team: str) -> str:
        """Who coaches a team: a person or a level."""
        return self.owners.get(team) or self.level_of(team)

    def level_of(self, team: str) -> str:
        """The bot that coaches a team when its owner does not."""
        return self.levels.get(team, self.level)

    def opponent_of(self, team: str) -> str:
        """The bot that a person meets: the team's own level, or a gentle one where that only runs in machine code."""
        level = bot_level(self.level_of(team))
        return level if level in levels(self.game_name) else gentle(self.game_name)

    def seed_of(self, fixture: Fixture) -> int:
        """The dice of a match: a function of the season's seed and the match."""
        number = (fixture.week * len(self.teams) + list(self.team).index(fixture.home)) * 64 + fixture.again
        return game_key(self.seed, number) >> 1

    def options_of(self, fixture: Fixture) -> dict[str, object]:
        """What is agreed for a match."""
        home, away = self.team[fixture.home], self.team[fixture.away]
        return {**self.options, **self.league.options(home, away, fixture.decisive)}

    def data_of(self, fixture: Fixture) -> Corrections | None:
        """The figures of teams that are not in the box."""
        return self.league.data(self.team[fixture.home], self.team[fixture.away])

    def start_of(self, fixture: Fixture) -> str | None:
        """The position a match begins from, where there is a head start."""
        return self.league.start(self.team[fixture.home], self.team[fixture.away])

    def names_of(self, fixture: Fixture) -> list[str]:
        """The sides as the record names them."""
        return [self.team[fixture.home].name, self.team[fixture.away].name]


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
