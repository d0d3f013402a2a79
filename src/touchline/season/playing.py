"""Matches of a season between bots: in machine code where the coaches allow it, otherwise move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from touchline.bots import get_ready, make_bot, turn_of
from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadRecord
from touchline.kernel.nodes import CHANCE, OVER
from touchline.lab.policies import bot_level, is_policy
from touchline.play.match import Match
from touchline.play.record import CHANCE_MARK, Entry, Record
from touchline.season.season import Fixture, Result, Season
from touchline.season.seasons import keep


def match_of(season: Season, fixture: Fixture) -> Match:
    """A match of the season, ready to begin."""
    return Match(
        season.game,
        season.options_of(fixture),
        data=season.data_of(fixture),
        names=season.names_of(fixture),
        seed=season.seed_of(fixture),
    )


def play_fixture(season: Season, fixture: Fixture) -> Result:
    """A match between two bots, from the first toss to the end."""
    match = match_of(season, fixture)
    levels = [season.level_of(team) for team in (fixture.home, fixture.away)]
    choices = played_out(season, match, levels)
    if choices is None:
        ask_bots(match, levels)
        record, last = match.record, match.state
    else:
        record, last = written_up(match, choices)
    return result_of(season, fixture, match, record, last, (levels[0], levels[1]))


def finished(season: Season, fixture: Fixture, match: Match, by: tuple[str, str]) -> Result:
    """A match that people played to its end, as a line of the season."""
    if not match.over:
        raise BadRecord("this match is not over", field="record")
    return result_of(season, fixture, match, match.record, match.state, by)


def result_of(season: Season, fixture: Fixture, match: Match, record: Record, last: Any, by: tuple[str, str]) -> Result:
    """A record and the last state of a match as a line of the season."""
    returns = [int(each) for each in record.get("Result").split()]
    sides = [match.game.side(seat, match.box) for seat in range(len(match.names))]
    return Result(
        week=fixture.week,
        home=fixture.home,
        away=fixture.away,
        score=(int(last.score[0]), int(last.score[1])),
        returns=(returns[sides.index(0)], returns[sides.index(1)]),
        by=by,
        seed=match.seed,
        record=record.text(),
    )


def played_out(season: Season, match: Match, levels: Sequence[str]) -> Sequence[int] | None:
    """Every choice of the match in machine code, or ``None`` where a coach must be asked."""
    game, league = season.game, season.league
    key = game_key(match.seed or 0, 0)
    if league.play_out is not None:
        found = league.play_out(match.box, levels, key)
        if found is not None:
            return found
    if not all(is_policy(game, level) for level in levels):
        return None
    from touchline.lab.machine import play_compiled, trace_compiled

    seats = [levels[game.side(seat, match.box)] for seat in range(len(match.names))]
    played = play_compiled(game, match.box, seats, match.seed or 0, 0, 1, game.longest)
    traced = trace_compiled(game, match.box, seats, match.seed or 0, [0], played.notes["steps"])
    return [int(each) for each in traced.choices]


def written_up(match: Match, choices: Sequence[int]) -> tuple[Record, Any]:
    """The record of a match whose choices are known, and its last state; nothing in between is kept."""
    game, box, s = match.game, match.box, match.state.copy()
    record = Record(list(match.record.headers))
    for number, choice in enumerate(choices, 1):
        seat = game.rules.to_move(s, box)
        who = CHANCE_MARK if seat == CHANCE else str(seat)
        record.entries.append(Entry(number, who, game.choice_text(s, box, choice)))
        game.step(s, box, choice)
    if game.rules.to_move(s, box) != OVER:
        raise BadRecord("the simulated match did not reach its end", field="record")
    record.set("Result", " ".join(str(game.rules.payoff(s, box, seat)) for seat in range(len(match.names))))
    return record, s


def ask_bots(match: Match, levels: Sequence[str]) -> None:
    """Move by move; a bot's own dice follow from the match's and its seat."""
    game, key = match.game, game_key(match.seed or 0, 0)
    bots = [
        make_bot(game.name, bot_level(levels[game.side(seat, match.box)]), game_key(key, seat) >> 1)
        for seat in range(len(match.names))
    ]
    for bot in bots:
        get_ready(bot)
    while not match.over:
        if match.to_move == CHANCE:
            match.roll()
        else:
            match.play(bots[match.to_move].choose(turn_of(match)))


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
