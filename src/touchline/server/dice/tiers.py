"""The dice of one match: which tier, which round, and the draw itself.

A *round* is a run of rolls with no decision between them; in two-party dice every party
reveals one value for each round.  A *draw* is one roll.  Both count from 1 and never go
back: what has been rolled is never taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from touchline.kernel.game import Game
from touchline.play.chance import Seeded
from touchline.play.match import Match
from touchline.server.dice.draws import (
    BADGES,
    CHAINS,
    COMMITTED,
    ENTERED,
    PLAIN,
    RENEW_AHEAD,
    chain_value,
    link,
    luck_part,
    pick,
    server_part,
    ticket,
)
from touchline.server.errors import Refused
from touchline.server.matches.seats import Chain, Seat

SEALED = "sealed"
RENEWED = "renewed"


@dataclass
class Dice:
    """How chance is decided in a match."""

    tier: str
    match_id: str
    commitment: str = ""
    """SHA-256 of the server's secret."""
    early: bool = False
    """The commitment was fetched before the players' words were known."""
    seed: int = 0
    """Plain dice only."""
    secret: bytes = b""
    """The server's secret."""
    sealed: bool = False
    """The server's secret goes into every round: in games with hidden hands, nobody may compute another's cards."""
    draws: int = 0
    rounds: int = 0
    open_round: bool = False
    """All values of this round are in, and no decision has been made since."""
    revealed: dict[int, str] = field(default_factory=dict)
    """The values of the round that is being revealed, by seat."""

    def drawable(self, match: Match, seats: list[Seat]) -> bool:
        """Whether the roll that is due can be made now."""
        if self.tier == ENTERED or not match.game.weights_known(match.state, match.box):
            return False
        return self.tier != CHAINS or self.open_round

    def owing(self, match: Match, seats: list[Seat]) -> list[int]:
        """The seats whose value for the coming round is missing."""
        if not self._between_rounds(match) or self.lacking(match, seats):
            return []
        return [number for number in self._parties(seats) if number not in self.revealed]

    def lacking(self, match: Match, seats: list[Seat]) -> list[int]:
        """The seats whose chain is used up: nobody reveals for the coming round before they have laid down the next."""
        if not self._between_rounds(match):
            return []
        return [number for number in self._parties(seats) if seats[number].chain_for(self.rounds + 1) is None]

    def ending(self, seats: list[Seat]) -> list[int]:
        """The seats whose last chain is nearly used up, unless the server will renew it for them."""
        return [
            number
            for number in self._parties(seats)
            for last in seats[number].chains[-1:]
            if last.first <= self.rounds + 1 and last.past - self.rounds <= RENEW_AHEAD and not last.seed
        ]

    def _between_rounds(self, match: Match) -> bool:
        """Whether a roll is due for which the values are not in yet."""
        return self.tier == CHAINS and not self.open_round and match.game.weights_known(match.state, match.box)

    def _parties(self, seats: list[Seat]) -> list[int]:
        """The seats whose chains go into the coming round."""
        return [number for number, seat in enumerate(seats) if seat.chained and not self.gone(seat)]

    def gone(self, seat: Seat) -> bool:
        """Whether the server's secret stands in for the seat in the coming round."""
        return seat.gone_from is not None and self.rounds + 1 >= seat.gone_from

    def check_reveal(self, seat: Seat, at_round: int, value: str) -> None:
        """A value fits if its hash is the value before it; there is exactly one that does."""
        if at_round != self.rounds + 1:
            raise Refused(f"round {self.rounds + 1} of the dice is due, not {at_round}")
        if link(bytes.fromhex(value)).hex() != self._chain(seat).value:
            raise Refused("this value does not belong to the chain that was laid down")

    def take_reveal(self, number: int, seat: Seat, value: str) -> None:
        """A seat's value for the coming round."""
        chain = self._chain(seat)
        self.revealed[number] = chain.value = value
        chain.rounds += 1

    def own_reveal(self, seat: Seat) -> str | None:
        """The next value of a chain that was entrusted to the server."""
        chain = self._chain(seat)
        return chain_value(bytes.fromhex(chain.seed), chain.length, chain.rounds + 1).hex() if chain.seed else None

    def _chain(self, seat: Seat) -> Chain:
        chain = seat.chain_for(self.rounds + 1)
        if chain is None:
            raise Refused(f"no chain has been laid down for round {self.rounds + 1}")
        return chain

    def check_renewal(self, seat: Seat) -> None:
        """A chain follows one that is in use, and is laid down before anybody has revealed for its first round."""
        if not seat.chained or self.gone(seat):
            raise Refused("you have no chain in this match")
        coming, last = self.rounds + 1, seat.chains[-1]
        if last.first > coming:
            raise Refused("the next chain is laid down already")
        if last.past < coming or (last.past == coming and self.revealed and not self.open_round):
            raise Refused("too late: a value of that round has been revealed")

    def own_chain(self, number: int, seat: Seat) -> tuple[str, str]:
        """Seed and anchor of the chain that follows one entrusted to the server, out of the committed secret."""
        last = seat.chains[-1]
        seed = server_part(self.secret, self.match_id, last.past, f"{RENEWED} {number}")
        return seed.hex(), chain_value(seed, last.length, 0).hex()

    def open(self, seats: list[Seat], match: Match) -> None:
        """Begin the round once nothing is owing."""
        if self.tier != CHAINS or self.open_round or self.lacking(match, seats):
            return
        if not self.owing(match, seats):
            self.rounds += 1
            self.open_round = True

    def decided(self) -> None:
        """A decision was made; the next roll begins a new round."""
        if self.open_round:
            self.open_round = False
            self.revealed = {}

    def draw(self, match: Match, seats: list[Seat]) -> int:
        """The outcome of the roll that is due."""
        if self.tier == PLAIN:
            return Seeded(self.seed).draw(match)
        total = match.game.rules.total(match.state, match.box)
        drawn = ticket(self._parts(seats), self.match_id, self.draws + 1, total)
        return outcome_of(match.game, match.state, match.box, drawn)

    def _parts(self, seats: list[Seat]) -> list[bytes]:
        if self.tier == COMMITTED:
            return [self.secret, *(luck_part(seat.luck) for seat in seats if seat.kind != "bot")]
        parts = []
        for number, seat in enumerate(seats):
            if seat.chained and number in self.revealed:
                parts.append(bytes.fromhex(self.revealed[number]))
            elif seat.chained:
                parts.append(server_part(self.secret, self.match_id, self.rounds, str(number)))
        if self.sealed:
            parts.append(server_part(self.secret, self.match_id, self.rounds, SEALED))
        return parts

    def public(self, match: Match | None, seats: list[Seat], *, playing: bool) -> dict[str, Any]:
        """The badge, and what is owing."""
        shown: dict[str, Any] = {"tier": self.tier, "badge": BADGES[self.tier], "draws": self.draws}
        if self.commitment:
            shown |= {"commitment": self.commitment, "committed_first": self.early}
        if self.tier == CHAINS:
            owed = self.owing(match, seats) if playing and match is not None and match.to_move == -1 else []
            shown |= {
                "round": self.rounds + (0 if self.open_round else 1),
                "owed": owed,
                "renew": self.ending(seats) if playing else [],
                "chains": [
                    {"seat": number, "anchor": chain.anchor, "length": chain.length, "first": chain.first}
                    for number, seat in enumerate(seats)
                    for chain in seat.chains[-2:]
                ],
            }
        return shown


def outcome_of(game: Game, state: Any, box: Any, drawn: int) -> int:
    """The outcome a ticket means at a chance node."""
    count: int = game.rules.chances(state, box)
    if game.rules.total(state, box) == count:
        return drawn
    return pick([game.rules.weight(state, box, outcome) for outcome in range(count)], drawn)
