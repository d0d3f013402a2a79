"""Matches that move: what one store holds of a match goes on at another, entry by entry, as its record tells it.

A record holds everything that was played and nothing that a store keeps to itself (keys, tokens, the secret of its
dice), so whoever takes a match in plays it again by the rules and rolls on with dice of its own.  A match that is
there already is only continued, and only by those who hold every person's seat of it or who brought it, with the
command id that they brought it with: their answer may have been lost on the way, and the key to their seats with it.

Whoever continues a match is told whether their record fits what is here, so a record may be a guess.  Where a bot's
hand is hidden in a match that is running nobody's guesses are compared with it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from touchline.games import find_game
from touchline.kernel.errors import BadRecord, TouchlineError
from touchline.kernel.message import Message
from touchline.kernel.options import RULES_VERSION
from touchline.play.match import Match
from touchline.play.record import CHANCE_MARK, RECORD_MARK, Entry, Record
from touchline.play.replay import check_size
from touchline.server.dice.draws import ENTERED, PLAIN
from touchline.server.dice.verify import TABLE
from touchline.server.errors import Forbidden, NotFound, Refused
from touchline.server.matches import referee
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.matchmaking import Matchmaking, Seated
from touchline.server.matches.once import Once
from touchline.server.matches.rows import compact, digest
from touchline.server.matches.stages import PLAYING
from touchline.server.matches.terms import found
from touchline.server.people.tokens import Caller
from touchline.server.store.base import Conflict
from touchline.wire.moving import Luggage, MovedMatch
from touchline.wire.terms import Luck, NewMatch, SeatTerms

if TYPE_CHECKING:
    from touchline.server.matches.service import MatchService

ON_TIME = "on time"
"""What a record says beside a resignation that a clock made."""


def luggage(matches: MatchService, live: LiveMatch, caller: Caller, *, hands_too: bool) -> Luggage:
    """A match as it moves: for whoever plays all of it that bots do not.

    Where hands are hidden a bot's would be in it: they leave only a store that is the player's own.  The seed of plain
    dice never leaves: it tells what will be rolled here, and wherever the match goes on it is rolled anew.
    """
    _check_all_ours(matches, live, caller)
    if not hands_too and _has_a_bots_hand(live):
        raise Forbidden(Message("server-hands-stay"))
    seats = [
        SeatTerms(kind="bot", level=each.level) if each.kind == "bot" else SeatTerms(kind="person", name=each.name)
        for each in live.seats
    ]
    headers = [(key, value) for key, value in live.match.record.headers if key != "Seed"]
    record = Record([*headers, ("Dice", live.dice.tier)], live.match.record.entries)
    return Luggage(match=live.id, record=record.text(), seats=seats)


def _check_all_ours(matches: MatchService, live: LiveMatch, caller: Caller) -> None:
    """Nobody's match is taken along over their head, nor one whose result is told to others."""
    persons = _persons(live)
    if live.terms["rated"] or not persons or set(persons) != set(matches.held(live, caller)):
        raise Forbidden(Message("server-others-play"))
    if live.counts_elsewhere():
        raise Forbidden(Message("server-counts-here"))


def _persons(live: LiveMatch) -> tuple[int, ...]:
    """Every seat that is no bot's."""
    return tuple(number for number, seat in enumerate(live.seats) if seat.kind != "bot")


def _has_a_bots_hand(live: LiveMatch) -> bool:
    """Whether a bot holds what its opponent may not see."""
    bots = any(seat.kind == "bot" for seat in live.seats)
    return bots and live.status == PLAYING and not live.match.game.perfect_information


def _is_as_it_came(live: LiveMatch) -> bool:
    """Whether a match that was brought here holds nothing but what was brought."""
    return all(
        row.batch == live.rows[0].batch and (row.kind != "rolled" or row.body.get("elsewhere", False))
        for row in live.rows
    )


def _brought(moved: MovedMatch, caller: Caller) -> Once | None:
    """What is remembered of who brought a match, with which id and which record.

    No other way to make a match leaves such a mark, and whoever has signed out is not who brought it.
    """
    if moved.cmd_id is None:
        return None
    return Once(f"moved:{digest(compact([caller.account, moved.cmd_id]))[:32]}", digest(moved.record)[:16])


async def take_in(making: Matchmaking, moved: MovedMatch, caller: Caller, *, hands_too: bool) -> Seated:
    """A match that comes from elsewhere: made here as its record tells it, or continued if it is here already."""
    record = Record.parse(moved.record if moved.record.endswith("\n") else moved.record + "\n")
    check_size(record)
    played = Match.from_record(record)  # by the rules, to its last entry, or the entry is named that is not
    try:
        async with making.matches.reading(moved.match):
            pass
    except NotFound:
        with suppress(Conflict):  # the same match came twice at once, and the other was faster
            return await _make(making, moved, record, played, caller)

    def attempt(live: LiveMatch) -> Seated:
        return _continue(making, live, moved, record, caller, hands_too)

    return await making.matches.change(moved.match, attempt)


async def _make(making: Matchmaking, moved: MovedMatch, record: Record, played: Match, caller: Caller) -> Seated:
    options = {option.name: option.text(played.options[option.name]) for option in played.game.options}
    names = record.get_all("Seat")
    asked = moved.seats or [SeatTerms(kind="person") for _ in names]
    if len(asked) != len(played.names) or any(seat.kind == "open" for seat in asked):
        raise Refused(Message("server-moved-seats"), field="seats")
    if all(seat.kind == "bot" for seat in asked):
        raise Refused(Message("server-moved-nobody"), field="seats")
    seats = [
        SeatTerms(kind=seat.kind, level=seat.level, name=names[number] if number < len(names) else "")
        for number, seat in enumerate(asked)
    ]
    order = NewMatch(
        game=played.game.name,
        options=options | {RULES_VERSION: record.get("Rules") or find_game(played.game.name).version},
        data=dict(played.data) if played.data else None,
        seats=seats,
        dice=Luck(tier=ENTERED if record.get("Dice") in (ENTERED, TABLE) else PLAIN),
        position=played.start,
        watchable=False,
    )
    founded = found(order, making.matches.settings, making.matches.tokens, signed_in=bool(caller.account))

    def attempt(live: LiveMatch) -> Seated:
        live.begin(making.matches.now(), *(_brought(moved, caller) or ()))
        live.add("created", None, **founded.terms)
        for number, seat in enumerate(seats):
            if seat.kind == "person":
                making.sit(live, number, seat.name, caller.account)
        live.dice.agree(live.seats)
        live.add("started", None, names=list(live.match.names))
        _play_again(live, record.entries)
        return making.seated(live, _persons(live), caller)

    return await making.matches.change(moved.match, attempt, new=True)


def _continue(
    making: Matchmaking, live: LiveMatch, moved: MovedMatch, record: Record, caller: Caller, hands_too: bool
) -> Seated:
    """What was played elsewhere since, if it follows from what is here."""
    asked, first = _brought(moved, caller), live.rows[0]
    if asked is None or first.cmd != asked.cmd:
        _check_all_ours(making.matches, live, caller)
    elif first.sum == asked.sum:
        return making.seated(live, _persons(live), caller)  # the answer was not heard
    if not hands_too and _has_a_bots_hand(live) and not _is_as_it_came(live):
        raise Forbidden(Message("server-hands-stay"))
    here = [entry.line() for entry in live.match.record.entries]
    there = [entry.line() for entry in record.entries]
    if there != here[: len(there)]:
        if here != there[: len(here)] or live.status != PLAYING:
            raise Refused(Message("server-moved-apart"), field="record")
        live.begin(making.matches.now())
        _play_again(live, record.entries[len(here) :])
    return making.seated(live, _persons(live), caller)


def _play_again(live: LiveMatch, entries: list[Entry]) -> None:
    """Entries as rows; then whatever follows by itself."""
    for entry in entries:
        try:
            _enter(live, entry)
        except TouchlineError as problem:
            raise BadRecord(
                f"entry {entry.number} ({entry.text[:80]}): {problem.message}", field=str(entry.number)
            ) from None
    referee.run_on(live)


def _enter(live: LiveMatch, entry: Entry) -> None:
    """One entry of a record as the row that it was elsewhere; what fell there was not rolled here."""
    if entry.who == CHANCE_MARK:
        live.add("rolled", live.acted_last or 0, text=entry.text, elsewhere=True)
    elif entry.who == RECORD_MARK:
        _mark(live, entry)
    else:
        live.add("played", int(entry.who), text=entry.text)


def _mark(live: LiveMatch, entry: Entry) -> None:
    """A take-back, a resignation, a correction."""
    word, *rest = entry.text.split()
    if word == "undo":
        live.add("undone", live.acted_last or 0)
    elif word == "resign":
        live.add("flagged" if entry.comment == ON_TIME else "resigned", int(rest[0]))
    else:
        cut = rest[-1] == "cut" and len(rest) > 2
        text = " ".join(rest[1:-1] if cut else rest[1:])
        live.add("corrected", 0, number=int(rest[0]), text=text, cut=cut)
