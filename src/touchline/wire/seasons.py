"""Seasons: a league of teams, week by week."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from touchline.wire.message import Many, Text, Whole, message
from touchline.wire.people import LITTLE_GOLEM
from touchline.wire.terms import AccountName, ClockTerms, CommandId, GameName

TeamName = Annotated[str, Text(40, like=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Week = Annotated[int, Whole(1, 1000)]


@message()
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
    teams: Annotated[list[str], Many(64)] = field(default_factory=list)
    """Only these teams; empty: all."""
    legs: Annotated[int, Whole(0, 4)] = 0
    """Everybody meets everybody so often; 0: the game's own season."""
    playoffs: Annotated[int, Whole(0, 64)] | None = None
    days: Annotated[int, Whole(0, 60)] = 7
    """Days for each week; 0: no deadline."""
    clock: ClockTerms = LITTLE_GOLEM


@message()
class TeamOrder:
    """Which team."""

    team: TeamName


@message()
class Appointment(TeamOrder):
    """Who is to coach it."""

    owner: AccountName = ""
    """An account; empty: its bot."""


@message()
class MatchOrder:
    """Which match."""

    week: Week
    home: TeamName


@message()
class Award(MatchOrder):
    """To whom it is awarded."""

    winner: TeamName
