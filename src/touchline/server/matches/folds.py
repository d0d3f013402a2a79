"""What every kind of event does to a match: one function each, for a row that is new and for one from the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from touchline.games import find_game
from touchline.kernel.message import Message
from touchline.server.dice.draws import CHAINS, FORMER
from touchline.server.dice.tiers import Dice
from touchline.server.errors import Refused
from touchline.server.matches.clocks import Clock
from touchline.server.matches.row_bodies import CalledOff, RowBody
from touchline.server.matches.seats import Seat, chain_of_seed
from touchline.server.matches.stages import DONE, OPEN, PLAYING
from touchline.wire.terms import ClockTerms

if TYPE_CHECKING:
    from touchline.server.matches.live import LiveMatch


def created(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """The terms: seats, clock, dice, and the game on the table."""
    live.terms = data
    live.seats = [
        Seat(each["kind"] if each["kind"] == "bot" else "open", each["name"], each["account"], each.get("level", ""))
        for each in data["seats"]
    ]
    live.clock = Clock(ClockTerms(**data["clock"]), live.pauses)
    dice = data["dice"]
    game = find_game(data["game"])
    live.dice = Dice(
        tier=dice["tier"],
        match_id=live.id,
        scheme=dice.get("scheme", FORMER),
        commitment=dice.get("commitment", ""),
        early=dice.get("early", False),
        seed=dice.get("seed", 0),
        secret=live.tokens.dice_seed(dice["nonce"]) if "nonce" in dice else b"",
        sealed=dice["tier"] == CHAINS and not game.perfect_information,
    )
    live.set_up()


def seated(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """Somebody sits down, with what they bring to the dice."""
    assert seat is not None
    taken = live.seats[seat]
    if live.dice.scheme != FORMER and (live.status != OPEN or taken.kind != "open"):
        raise Refused(Message("server-no-seat-after-pact"))
    taken.kind = "person"
    taken.name = data["name"]
    taken.account = data.get("account", "")
    taken.luck = data.get("luck", "")
    taken.pledge = data.get("pledge", "")
    if "anchor" in data:
        taken.lay_down(data["anchor"], data["length"])
    live.set_up()


def started(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """Every seat is taken: the pact holds, the clocks are wound."""
    live.status = PLAYING
    live.dice.agree(live.seats)
    if data.get("pact", live.dice.pact) != live.dice.pact:
        raise Refused(Message("server-pact-changed"))
    if live.clock.ticks:
        live.clock.wind(len(live.seats), at)


def played(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A decision."""
    assert seat is not None
    live.match.play(data["text"], seat)
    live.dice.decided()
    live.clock.reward(seat)
    live.acted_last = seat
    live.asked_back = None


def rolled(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """An outcome: drawn by the server, or said by a seat."""
    if seat is None:
        live.dice.open(live.seats, live.match)
        live.match.roll(data["text"])
        live.dice.draws += 1
    else:
        live.match.roll(data["text"])
        live.elsewhere |= data.get("elsewhere", False)
    live.asked_back = None


def revealed(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A seat shows its value for the next roll."""
    assert seat is not None
    if live.dice.scheme != FORMER:
        if seat not in live.dice.owing(live.match, live.seats):
            raise Refused(Message("server-value-not-due", seat=seat))
        live.dice.check_reveal(live.seats[seat], data["round"], data["value"])
    live.dice.take_reveal(seat, live.seats[seat], data["value"])


def entrusted(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A seat tells the server the secret of its chain."""
    assert seat is not None
    chain_of_seed(live.seats[seat], data["seed"]).seed = data["seed"]


def renewed(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A seat, or the server for one that entrusted its chain, lays down the next."""
    assert seat is not None
    mine = live.seats[seat]
    live.dice.check_renewal(mine)
    seed, anchor = live.dice.own_chain(seat, mine) if data.get("entrusted") else ("", data["anchor"])
    if anchor != data["anchor"]:
        raise Refused(Message("server-chain-not-secret"))
    mine.lay_down(data["anchor"], data["length"], seed).by_server = bool(seed)


def asked(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A seat asks to take back."""
    live.asked_back = seat


def declined(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """The others will not have it."""
    live.asked_back = None


def undone(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """The last decision is taken back."""
    if live.dice.scheme != FORMER and live.dice.revealed and not live.dice.open_round:
        raise Refused(Message("server-undone-after-value"))
    live.match.undo()
    live.asked_back = None
    live.acted_last = next((step.seat for step in reversed(live.match.steps) if step.seat is not None), None)


def corrected(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """What fell was entered wrongly."""
    live.match.correct(data["number"], data["text"], cut=data["cut"])
    live.acted_last = next((step.seat for step in reversed(live.match.steps) if step.seat is not None), None)


def resigned(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A seat gives up."""
    assert seat is not None
    live.match.resign(seat)


def flagged(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A clock has fallen."""
    assert seat is not None
    live.match.resign(seat)
    live.match.comment("on time")


def finished(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """The match is over."""
    live.status = DONE
    live.clock.running = frozenset()
    live.asked_back = None


def called_off(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """The match is called off; nobody has won."""
    if live.dice.values_shown:
        raise Refused(Message("server-shown-only-resign"))
    live.status = DONE
    live.clock.running = frozenset()
    live.asked_back = None
    assert seat is not None
    live.off = CalledOff(**data, seat=seat)


def chatted(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """Nothing changes but the mood."""


def replaced(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """A bot plays for somebody who has left."""
    left = live.seats[data["whom"]]
    left.stand_in = True
    left.level = data["level"]
    if live.dice.scheme == FORMER and left.chained and left.gone_from is None:
        ahead = data["whom"] in live.dice.revealed and not live.dice.open_round
        left.gone_from = left.first_not_entrusted(live.dice.rounds + (2 if ahead else 1))


def returned(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """They are back."""
    assert seat is not None
    live.seats[seat].stand_in = False


def rematched(live: LiveMatch, seat: int | None, data: RowBody, at: int) -> None:
    """The same again is being played elsewhere."""
    live.rematch = data["match"]


FOLDS: dict[str, Callable[[LiveMatch, int | None, RowBody, int], None]] = {
    "created": created,
    "seated": seated,
    "started": started,
    "played": played,
    "rolled": rolled,
    "revealed": revealed,
    "entrusted": entrusted,
    "renewed": renewed,
    "asked": asked,
    "declined": declined,
    "undone": undone,
    "corrected": corrected,
    "resigned": resigned,
    "flagged": flagged,
    "finished": finished,
    "called_off": called_off,
    "chatted": chatted,
    "replaced": replaced,
    "returned": returned,
    "rematched": rematched,
}
