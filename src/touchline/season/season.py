"""A season: what was drawn up, what has been played, what is next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from touchline.bots import gentle, levels
from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.draws import game_key
from touchline.kernel.game import Game
from touchline.lab.policies import bot_level
from touchline.season.bracket import Tie, host_first, round_name, ties
from touchline.season.fixtures import Fixture, Result
from touchline.season.league import League, Shape, Team, league_of
from touchline.season.schedule import Week
from touchline.season.standings import Standings


@dataclass
class Season:
    """Everything about a season; ``on_disk.py`` keeps it in a file."""

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
