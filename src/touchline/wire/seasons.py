"""Seasons: a league of teams, week by week."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from touchline.wire.message import Many, Text, Whole, message, order
from touchline.wire.people import LITTLE_GOLEM
from touchline.wire.terms import AccountName, ClockTerms, CommandId, GameName
from touchline.wire.words import Words

TeamName = Annotated[str, Text(40, like=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Week = Annotated[int, Whole(1, 1000)]


@order()
class OwnTeam:
    """A team of one's own."""

    name: Annotated[str, Text(32, 1)]
    short: Annotated[str, Text(16)] = ""
    """For narrow tables; the last word of the name unless said."""
    division: Annotated[str, Text(24)] = ""
    figures: dict[str, list[int] | str] = field(default_factory=dict)
    """What the game asks of it (``LeagueOffer.asks``): dice, a card, a hand."""


@order()
class NewSeason:
    """A season to be drawn up."""

    cmd_id: CommandId | None = None
    """Your own id, at random: the same request sent again with it is answered again, not done again."""
    name: Annotated[str, Text(32, 1)]
    game: GameName
    team: Annotated[str, Text(40)] = ""
    """The commissioner's own team; empty: only commissioner."""
    level: Annotated[str, Text(32)] = ""
    """Who coaches the teams that nobody owns."""
    teams: Annotated[list[str], Many(64)] | None = None
    """Only these of the game's teams; without it all of them."""
    own: Annotated[list[OwnTeam], Many(64)] = field(default_factory=list)
    """Teams of one's own, beside those."""
    legs: Annotated[int, Whole(0, 4)] = 0
    """Everybody meets everybody so often; 0: the game's own season."""
    playoffs: Annotated[int, Whole(0, 64)] | None = None
    days: Annotated[int, Whole(0, 60)] = 7
    """Days for each week; 0: no deadline."""
    clock: ClockTerms = LITTLE_GOLEM


@order()
class TeamOrder:
    """Which team."""

    team: TeamName


@order()
class Appointment(TeamOrder):
    """Who is to coach it."""

    owner: AccountName = ""
    """An account; empty: its bot."""


@order()
class MatchOrder:
    """Which match."""

    week: Week
    home: TeamName


@order()
class Award(MatchOrder):
    """To whom it is awarded."""

    winner: TeamName


SeasonStatus = Literal["open", "playing", "over"]
Score = tuple[int, int]
"""Home and away; in a tie of the play-offs as its sides stand."""


@message()
class TeamWords:
    """A team of one's own that the game can use."""

    key: str
    name: str
    about: str
    """What its dice, card or hand mean."""
    words: Words | None = None


@message()
class OfferedTeam(TeamWords):
    """A team of a game's box."""

    short: str
    division: str
    rating: int
    """Elo, as measured."""
    figures: dict[str, list[int] | str]
    """What it would tell, were it one's own."""


@message()
class AskedFigure:
    """One figure that a team of one's own must tell."""

    name: str
    kind: Literal["faces", "choice", "text"]
    start: list[int] | str
    """What a form begins with."""
    low: int
    high: int
    choices: list[str]


@message()
class LeagueOffer:
    """What a league can be made of."""

    game: str
    weeks: bool
    """The game's own season has divisions; with other teams everybody meets everybody."""
    teams: list[OfferedTeam]
    asks: list[AskedFigure]


@message()
class SeasonTitle:
    """How a season was won."""

    team: str
    """The champion's key."""
    name: str
    short: str
    division: str
    own: bool
    coach: str
    """A person or a level."""
    record: str
    rival: str
    """Who was beaten in the last match; empty where the table decided."""
    score: Score | None


@message()
class SeasonCard:
    """A season in a list."""

    id: str
    name: str
    game: str
    commissioner: str
    created: int
    status: SeasonStatus
    week: int
    last_week: int
    champion: str
    """The key of the team that won it; empty before."""
    title: SeasonTitle | None
    """How it was won."""


@message()
class TeamDie:
    """A die that only one team rolls."""

    name: str
    faces: list[int]


@message()
class SeasonTeam:
    """A team of a season."""

    key: str
    name: str
    short: str
    division: str
    owner: str
    """The account that coaches it; empty for a bot."""
    level: str
    """How well its bot plays."""
    rating: int
    """Elo: measured strength, moved by the results."""
    about: str
    """What its dice, card or hand mean."""
    own: bool
    """It is somebody's own, not of the box."""
    dice: list[TeamDie]
    """Its dice in the game's order; none where a game's teams have no dice of their own."""
    words: Words | None = None


@message()
class SeasonLine:
    """A team's line in the standings."""

    team: str
    rank: int
    record: str
    """Won–lost, or won–drawn–lost."""
    points: str
    """As the league counts: points, or a share of the matches."""
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    allowed: int
    difference: int
    above: str
    """The criterion that set it below the team above; empty for the first."""
    why: str
    """The same in a sentence."""
    words: Words | None = None


@message()
class Division:
    """A table of the standings."""

    name: str
    lines: list[SeasonLine]


@message()
class SeasonFixture:
    """Two teams that meet in a week."""

    week: int
    home: str
    away: str
    stage: str
    """Empty in the weeks of the schedule, else the round of the play-offs."""
    score: Score | None
    winner: str
    """The key of a team; empty before, and for a draw."""
    note: str
    """Why it ended as it did, where that was not on the field."""
    open: bool
    """It is still to be played."""
    match: str | None
    """The match that people play, or played."""
    words: Words | None = None


@message()
class Tie:
    """Two teams of the play-offs, of which one goes on."""

    sides: tuple[str, str]
    """Keys of teams; empty while nobody has come so far."""
    seeds: tuple[int, int]
    winner: str
    score: Score | None


@message()
class PlayoffRound:
    """A round of the play-offs."""

    name: str
    ties: list[Tie]
    words: Words | None = None


@message()
class Season:
    """Teams, weeks, standings, bracket, and who won."""

    id: str
    name: str
    game: str
    commissioner: str
    status: SeasonStatus
    level: str
    """How well bots play, where a team says nothing else."""
    week: int
    weeks: int
    """How many the schedule has."""
    last_week: int
    """With the play-offs."""
    final: str
    """What the last match is called."""
    points_word: str
    """What the standings count."""
    champion: str
    over: bool
    deadline: int | None
    """When this week ends by itself, in milliseconds since 1970."""
    rules: dict[str, str]
    """Part of the season → the rule it follows."""
    teams: list[SeasonTeam]
    divisions: list[Division]
    fixtures: list[SeasonFixture]
    rounds: list[PlayoffRound]
    playoffs_begun: bool
    seq: int
    """The number of its last change."""


@message()
class DueFixture:
    """A match of a season that waits for you."""

    season: str
    name: str
    game: str
    week: int
    home: str
    away: str
    deadline: int | None


@message()
class FixtureMatch:
    """The match of a fixture."""

    match: str
    week: int
    home: str
    away: str


Chance = tuple[float, float, float]
"""A share and its interval of 95 %."""


@message()
class Prospects:
    """What a team may hope for."""

    team: str
    rating: int
    wins: float
    """Expected at the end of the schedule."""
    playoffs: Chance
    division: Chance
    top_seed: Chance
    final: Chance
    champion: Chance


@message()
class SeasonOdds:
    """Many seasons from today's standings, counted."""

    seasons: int
    seconds: float
    """How long that took."""
    teams: list[Prospects]


@message()
class Leader:
    """A team that leads in something."""

    team: str
    total: float
    a_match: float


@message()
class SeasonLeader:
    """Who leads in a figure."""

    figure: str
    title: str
    """What is counted."""
    best: list[Leader]
    words: Words | None = None


@message()
class SeasonReport:
    """A match in words and figures."""

    week: int
    home: str
    away: str
    score: Score
    by: tuple[str, str]
    """Who coached: an account or a level."""
    note: str
    report: str
    """Its story; empty where no record was kept."""
    figures: list[dict[str, int]]
    """Home's and away's."""
    titles: dict[str, str]
    """What each figure counts; ``words`` has it under the figure's name."""
    words: Words | None = None
