"""The match of a season that people play on this machine: resumed from its own file until the season has it."""

from __future__ import annotations

from pathlib import Path

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.play.keeping import ENDING, read_record
from touchline.play.match import Match
from touchline.season.fixtures import Fixture
from touchline.season.on_disk import keep
from touchline.season.playing import result_of
from touchline.season.season import Season
from touchline.sessions.seating import PERSON
from touchline.sessions.session import Session


def next_match(season: Season, team: str = "") -> Fixture:
    """The next open match of a team, or of anybody who is a person."""
    wanted = {team} if team else {each for each, owner in season.owners.items() if owner}
    if not wanted:
        raise BadOption(Message("prompt-nobody-owns"), field="team")
    if team and team not in season.team:
        raise BadOption(Message("prompt-no-team", team=repr(team)), field="team")
    for fixture in season.open():
        if wanted & {fixture.home, fixture.away}:
            return fixture
    raise BadOption(Message("prompt-no-match-left"), field="team")


def match_path(season: Season, fixture: Fixture, season_file: Path) -> Path:
    """Where a match is kept while it is being played."""
    return season_file.with_name(f"{season_file.stem}-week-{fixture.week}-{fixture.home}{ENDING}")


def enter_finished(season: Season, season_file: Path) -> list[Fixture]:
    """Matches of the week that were played to their end here: into the season, and their own files away."""
    entered = []
    for fixture in season.open_in(season.week):
        path = match_path(season, fixture, season_file)
        if path.exists() and (match := Match.from_record(read_record(path))).over:
            coaches = (season.coach(fixture.home), season.coach(fixture.away))
            keep(season, result_of(season, fixture, match, coaches), season_file)
            path.unlink()
            entered.append(fixture)
    return entered


def session_of(season: Season, fixture: Fixture, season_file: Path, *, table: bool = False) -> Session:
    """The match, begun or taken up: its owners at this screen or table, bots on the other seats."""
    path = match_path(season, fixture, season_file)
    if path.exists():
        return Session.resume(path)
    options = season.options_of(fixture)
    if table:
        options = {name: value for name, value in options.items() if name not in season.game.on_screen}
    box = season.game.new_box(options, season.data_of(fixture))
    sides = [season.game.side(seat, box) for seat in range(season.game.seats(box))]
    teams = (fixture.home, fixture.away)
    return Session.begin(
        season.game,
        options,
        players=[PERSON if season.owners.get(teams[side]) else season.opponent_of(teams[side]) for side in sides],
        names=season.names_of(fixture),
        table=table,
        position=season.start_of(fixture),
        seed=season.seed_of(fixture),
        data=season.data_of(fixture),
        path=path,
    )
