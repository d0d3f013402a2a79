"""Making a match: the terms that were asked for, checked and completed."""

from __future__ import annotations

import re
from dataclasses import dataclass

from touchline.bots import levels
from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.options import agreed
from touchline.kernel.rule_sets import RULE_SET
from touchline.play.match import Match
from touchline.server.dice.draws import CHAINS, COMMITTED, ENTERED, PLAIN, SCHEME
from touchline.server.errors import Refused
from touchline.server.matches.row_bodies import FoundedDice, FoundedSeat, Terms
from touchline.server.matches.rows import digest
from touchline.server.matches.seats import NAME
from touchline.server.operations.settings import Settings
from touchline.server.people.tokens import Tokens
from touchline.wire.codec import to_json
from touchline.wire.terms import Luck, NewMatch, SeatTerms, Tier


@dataclass
class Founded:
    """Terms ready to be written down."""

    terms: Terms
    nonce: str
    """The commitment used, to be spent; empty if none was fetched."""


def tidy_name(name: str, otherwise: str) -> str:
    """A name fit for a record, or another if none was given."""
    tidy = " ".join(name.split())
    if not tidy:
        return otherwise
    if not re.match(NAME, tidy):
        raise Refused(Message("server-no-such-name", name=repr(name)), field="name")
    return tidy


def found(order: NewMatch, settings: Settings, tokens: Tokens, *, signed_in: bool) -> Founded:
    """The complete terms of a new match, or the reason why it cannot be made."""
    game = find_game(order.game)
    usual = game.at_the_table if order.dice.tier == ENTERED else game.on_screen
    options = {**usual, **({RULE_SET: order.rules} if order.rules else {}), **order.options}
    trial = Match(game, options, data=order.data, position=order.position)
    seats = _seats(order, game, game.seats(trial.box))
    if order.rated:
        _check_rated(order, seats, signed_in)
    if trial.over:
        raise Refused(Message("server-over-there"), field="position")
    dice, nonce = _dice(order.dice, seats, settings, tokens, rated=order.rated)
    if dice["tier"] == CHAINS:
        dice["sealed"] = not game.perfect_information
    if order.dice.tier is None and not game.weights_known(trial.state, trial.box):
        dice = {"tier": ENTERED}
    changed = agreed(game.options, trial.options)
    names = game.seat_names(trial.box)
    terms: Terms = {
        "game": game.name,
        "rules": game.version_of(trial.options),
        "options": {o.name: o.text(changed[o.name]) for o in game.options if o.name in changed},
        "data": order.data,
        "position": order.position,
        "seats": [_founded_seat(seat, name) for seat, name in zip(seats, names, strict=True)],
        "clock": to_json(order.clock),
        "dice": dice,
        "public": order.public,
        "watchable": order.watchable,
        "rated": order.rated,
        "delay": order.delay,
    }
    return Founded(terms, nonce)


def _seats(order: NewMatch, game: Game, count: int) -> list[SeatTerms]:
    """Who sits where: as asked, the others open."""
    if len(order.seats) > count:
        raise Refused(Message("server-seat-count", game=game.title, seats=count, given=len(order.seats)), field="seats")
    asked = order.seats or [SeatTerms(kind="person")]
    known = levels(game.name)
    for seat in asked:
        if seat.kind == "bot" and seat.level not in known:
            told = {"game": game.title, "level": repr(seat.level), "known": ", ".join(known)}
            raise Refused(Message("server-game-no-level", **told))
    return asked + [SeatTerms(kind="open")] * (count - len(asked))


def _founded_seat(seat: SeatTerms, usual_name: str) -> FoundedSeat:
    is_bot = seat.kind == "bot"
    return {
        "kind": seat.kind,
        "name": f"{seat.level} bot" if is_bot else tidy_name(seat.name, usual_name),
        "level": seat.level if is_bot else "",
        "account": seat.account.lower() if seat.kind == "open" else "",
    }


def _check_rated(order: NewMatch, seats: list[SeatTerms], signed_in: bool) -> None:
    """A rating is won from another account, by the box as it comes, under a clock."""
    if not signed_in:
        raise Refused(Message("server-rated-signed-in"), field="rated")
    if order.clock.kind == "none":
        raise Refused(Message("server-rated-clock"), field="clock")
    kinds = [seat.kind for seat in seats]
    if order.position or order.data or kinds.count("person") > 1 or "bot" in kinds:
        raise Refused(Message("server-rated-as-boxed"))


def _dice(
    wanted: Luck, seats: list[SeatTerms], settings: Settings, tokens: Tokens, *, rated: bool
) -> tuple[FoundedDice, str]:
    """How rolls come about, and the commitment that was fetched for them; refused where it would prove too little."""
    strangers = any(seat.kind == "open" for seat in seats)
    tier = wanted.tier or _usual_tier(wanted, seats)
    if rated and tier not in (COMMITTED, CHAINS):
        raise Refused(Message("server-rated-dice"), field="dice")
    if tier == ENTERED:
        return {"tier": ENTERED}, ""
    if wanted.seed is not None and (strangers or tier != PLAIN):
        raise Refused(Message("server-seed-knows"), field="seed")
    if tier == PLAIN:
        if wanted.seed is not None:
            return {"tier": PLAIN, "seed": wanted.seed, "given": True}, ""
        return {"tier": PLAIN, "seed": int(settings.new_nonce()[:15], 16)}, ""
    if tier == CHAINS and (wanted.chain is None or not strangers):
        raise Refused(Message("server-two-party-needs"), field="dice")
    nonce = wanted.nonce or settings.new_nonce()
    commitment = digest(tokens.dice_seed(nonce))
    early = bool(wanted.nonce)
    return {"tier": tier, "scheme": SCHEME, "nonce": nonce, "commitment": commitment, "early": early}, nonce


def _usual_tier(wanted: Luck, seats: list[SeatTerms]) -> Tier:
    """The most that the seats allow, where nobody said."""
    kinds = {seat.kind for seat in seats}
    if wanted.seed is not None:
        return PLAIN
    if "open" in kinds and wanted.chain is not None:
        return CHAINS
    return COMMITTED if kinds & {"open", "bot"} else PLAIN
