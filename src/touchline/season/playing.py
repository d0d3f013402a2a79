"""Matches of a season between bots: in machine code where the coaches allow it, otherwise move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from touchline.kernel.draws import game_key
from touchline.kernel.entry_points import can_compile
from touchline.kernel.errors import BadRecord
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.lab.policies import is_policy, slow_policy, witness_for
from touchline.play.box_score import BoxScore, plain_box_score
from touchline.play.match import Match
from touchline.season.fixtures import Fixture, Result
from touchline.season.on_disk import keep
from touchline.season.plain_report import plain_report
from touchline.season.season import Season

BOT_SECONDS = 1.0
"""What a bot may think about a move."""


def match_of(season: Season, fixture: Fixture) -> Match:
    """A match of the season, ready to begin."""
    return Match(
        season.game,
        season.options_of(fixture),
        data=season.data_of(fixture),
        names=season.names_of(fixture),
        seed=season.seed_of(fixture),
        position=season.start_of(fixture),
    )


def play_fixture(season: Season, fixture: Fixture) -> Result:
    """A match between two bots, from the first toss to the end."""
    match = match_of(season, fixture)
    levels = [season.level_of(team) for team in (fixture.home, fixture.away)]
    choices = played_out(season, match, levels)
    if choices is None:
        ask_bots(match, levels)
    else:
        match.follow(choices)
    return result_of(season, fixture, match, (levels[0], levels[1]))


def result_of(season: Season, fixture: Fixture, match: Match, by: tuple[str, str]) -> Result:
    """A finished match as a line of the season."""
    if not match.over:
        raise BadRecord(Message("season-not-over"), field="record")
    sides = [match.game.side(seat, match.box) for seat in range(len(match.names))]
    returns = match.returns()
    return Result(
        week=fixture.week,
        home=fixture.home,
        away=fixture.away,
        score=(int(match.state.score[0]), int(match.state.score[1])),
        returns=(returns[sides.index(0)], returns[sides.index(1)]),
        by=by,
        seed=match.seed,
        record=match.record_text(),
        figures=box_score_of(season, match).sides,
    )


def box_score_of(season: Season, match: Match) -> BoxScore:
    """The box score of a finished match; a resigned one has what was played."""
    return (season.league.box_score or plain_box_score)(match)


def report_of(season: Season, match: Match) -> Sequence[Message]:
    """A finished match in a few sentences."""
    return (season.league.report or plain_report)(match, box_score_of(season, match))


def played_out(season: Season, match: Match, levels: Sequence[str]) -> Sequence[int] | None:
    """Every choice of the match in machine code, or ``None`` where a coach must be asked."""
    game, league = season.game, season.league
    if match.start is not None:
        return None
    key = game_key(match.seed or 0, 0)
    if league.play_out is not None:
        found = league.play_out(match.box, levels, key)
        if found is not None:
            return found
    if not can_compile() or not all(is_policy(game, level) for level in levels):
        return None
    from touchline.lab.machine import play_compiled, trace_compiled

    seats = [levels[game.side(seat, match.box)] for seat in range(len(match.names))]
    played = play_compiled(game, match.box, seats, match.seed or 0, 0, 1, game.longest)
    traced = trace_compiled(game, match.box, seats, match.seed or 0, [0], played.notes["steps"])
    return [int(each) for each in traced.choices]


def ask_bots(match: Match, levels: Sequence[str]) -> None:
    """Move by move; a bot's own dice follow from the match's and its seat."""
    game, box, seed = match.game, match.box, match.seed or 0
    witness = witness_for(game, box, levels)
    sitting = [
        slow_policy(game, match.options, levels[game.side(seat, box)], seat, seed, 0, BOT_SECONDS, witness)
        for seat in range(len(match.names))
    ]
    key, moves = game_key(seed, 0), [0] * game.max_moves(box)
    while not match.over:
        s, seat, number = match.state, match.to_move, len(match.steps)
        if seat == CHANCE:
            choice = game.stepping.outcome(s, box, key, number)
        else:
            choice = sitting[seat](s, box, moves, game.rules.legal(s, box, moves), key, number)
            if witness is not None:
                witness.saw(s, choice)
        match.follow([choice])


def simulate(
    season: Season,
    path: Path | None = None,
    *,
    until: int | None = None,
    everybody: bool = False,
    tell: Callable[[Result], None] | None = None,
) -> int:
    """Play what bots can play, up to and including week ``until``; how many matches.

    A week waits for its people: no later week begins while a match of an owner is open, unless ``everybody`` is
    played by bots.
    """
    played = 0
    while True:
        fixtures = season.open_in(season.week)
        if not fixtures or (until is not None and fixtures[0].week > until):
            return played
        waiting = False
        for fixture in fixtures:
            if not everybody and any(season.owners.get(team) for team in (fixture.home, fixture.away)):
                waiting = True
                continue
            result = play_fixture(season, fixture)
            if path is None:
                season.add(result)
            else:
                keep(season, result, path)
            played += 1
            if tell is not None:
                tell(result)
        if waiting:
            return played


def recount(result: Result) -> tuple[tuple[int, int], tuple[int, int]]:
    """Score and returns by replaying the record: what the season's file claims, checked."""
    match = Match.from_record(result.record)
    sides = [match.game.side(seat, match.box) for seat in range(len(match.names))]
    returns = match.returns()
    score = match.state.score
    return (int(score[0]), int(score[1])), (returns[sides.index(0)], returns[sides.index(1)])
