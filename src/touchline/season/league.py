"""What a game tells the season about itself: its teams, its schedule, how points are counted, who goes through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.kernel.options import Options
from touchline.season.ordering import COIN, DIFFERENCE, HEAD_TO_HEAD, POINTS, SCORED

if TYPE_CHECKING:
    from touchline.kernel.game import Game
    from touchline.play.box_score import BoxScore


@dataclass(frozen=True)
class Team:
    """One entrant: a team of the box, a club, a thrower."""

    key: str
    """As typed and as written in the file: ``north-end``."""
    name: str
    short: str = ""
    """For narrow tables; the last word of the name unless said."""
    division: str = ""
    figures: Mapping[str, Any] = field(default_factory=dict)
    """What the game needs to know of a team that is not in its box: dice, a card, an accuracy."""

    @property
    def nickname(self) -> str:
        """The short name.

        >>> Team("north-end", "Preston North End", "North End").nickname, Team("a", "Ajax").nickname
        ('North End', 'Ajax')
        """
        return self.short or self.name.rpartition(" ")[2]


@dataclass(frozen=True)
class Shape:
    """How the fixtures are drawn up."""

    division_legs: int = 0
    """How often rivals of a division meet; 0 where divisions do not matter."""
    others: int = 0
    """Weeks against teams of other divisions, drawn so that no pairing repeats."""
    legs: int = 2
    """Without divisions: how often everybody meets everybody."""


@dataclass(frozen=True)
class Counting:
    """Points of a match, doubled so that a half is a whole number, and what orders teams that are level.

    A match can be won with a level score, where a game's rules break the tie (by the last goal, say).
    """

    win: int = 2
    draw: int = 1
    loss: int = 0
    level_win: int = 2
    level_loss: int = 0
    order: tuple[int, ...] = (POINTS, HEAD_TO_HEAD, DIFFERENCE, SCORED, COIN)
    """What ranks teams, the first that differs (``ordering.CRITERIA``)."""
    points_word: str = "points"
    """What the first column is called."""

    def gained(self, score: Sequence[int], returns: Sequence[int]) -> tuple[int, int]:
        """What home and away take from a match, doubled.

        >>> Counting().gained((21, 14), (1, -1)), Counting(level_win=3, level_loss=1).gained((1, 1), (-1, 1))
        ((2, 0), (1, 3))
        """
        if returns[0] == 0:
            return self.draw, self.draw
        won, lost = (self.level_win, self.level_loss) if score[0] == score[1] else (self.win, self.loss)
        return (won, lost) if returns[0] > 0 else (lost, won)


@dataclass(frozen=True)
class PlayOffs:
    """Who plays on when the weeks are over."""

    places: int = 0
    """A power of two; 0: the first of the table is the champion."""
    winners: bool = True
    """The winners of the divisions are in, and seeded before all others."""
    final: str = "the final"


@dataclass(frozen=True)
class Asked:
    """One figure that a team of one's own must tell of itself."""

    name: str
    kind: Literal["faces", "choice", "text"]
    """``faces`` (whole numbers from ``low`` to ``high``), ``choice`` (one of ``choices``) or ``text``."""
    start: Any
    """What a form begins with."""
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Strength:
    """How strong teams are, measured by the laboratory."""

    elo: Mapping[str, float]
    """Team → Elo, the mean of the league at 1500."""
    scores: Sequence[tuple[int, int]]
    """Final scores of measured matches, the winner's first: what a simulated match may end like."""
    draws: float = 0.0
    """Share of matches that end level."""
    level: str = ""
    """Who played when it was measured."""


@dataclass(frozen=True)
class League:
    """A game's season, ready to be drawn up."""

    title: str
    teams: Callable[[], Sequence[Team]]
    """The teams of the standard season."""
    options: Callable[[Team, Team, bool], Options]
    """``options(home, away, decisive)``: what is agreed for a match; a decisive one may not end level."""
    guests: Callable[[], Sequence[Team]] = lambda: ()
    """Teams of the box that the standard season leaves out."""
    data: Callable[[Team, Team], Corrections | None] = lambda home, away: None
    """Figures of teams that are not in the box, as a data file would correct them."""
    start: Callable[[Team, Team], str | None] = lambda home, away: None
    """The position a match begins from, where it is not the usual one: a head start."""
    check: Callable[[Team], None] = lambda team: None
    """Raise ``BadData`` for a team of one's own that the game cannot use."""
    asks: tuple[Asked, ...] = ()
    """What a team of one's own must tell of itself; nothing where all teams are alike."""
    figures: Callable[[Team], Mapping[str, Any]] = lambda team: team.figures
    """What a team, also one of the box, would tell."""
    shape: Shape = Shape()
    counting: Counting = Counting()
    playoffs: PlayOffs = PlayOffs()
    level: str = "random"
    """Who coaches teams that nobody owns."""
    rules: Mapping[str, str] = field(default_factory=dict)
    """The rule behind each part: ``season``, ``standings``, ``playoffs``, ``coaches``."""
    strength: Path | None = None
    """The file with measured strengths."""
    words: Callable[[Team], Sequence[Message]] = lambda team: ()
    """A team in a few words: ``strong legs, weak arm``."""
    box_score: Callable[..., BoxScore] | None = None
    """``box_score(match)``: figures of a finished match for each side."""
    leading: tuple[str, ...] = ()
    """The figures in which a league has leaders."""
    report: Callable[..., Sequence[Message]] | None = None
    """``report(match, box_score)``: the match in a few sentences; without it, what any match can be told by."""
    play_out: Callable[..., Sequence[int] | None] | None = None
    """``play_out(box, levels, key)``: every choice of a match between bots, in machine code; ``None`` where a level
    is not offered.  The same match as the bots would play move by move."""
    scores: Callable[..., Any] | None = None
    """``scores(box, levels, keys)``: the final score of one match a key, in machine code; ``None`` as above."""


def league_of(game: str | Game) -> League:
    """The league of a game; ``BadOption`` when it has none.

    >>> league_of("first-and-goal").playoffs.final
    'the Bowl'
    """
    found = find_game(game) if isinstance(game, str) else game
    if found.parts.season is None:
        raise BadOption(Message("season-none", game=found.title), field="game")
    return found.parts.season.load()
