"""The seats of a match: who sits on them, and the dice chain each has laid down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.wire import state
from touchline.wire.chains import chain_value

NAME = r"^[^\x00-\x1f\x7f\"\\{}\[\]<>]{1,32}$"
ACCOUNT = r"^[a-z0-9][a-z0-9_-]{1,23}$"


@dataclass
class Chain:
    """A dice chain that a seat has laid down, and how far it has been shown."""

    anchor: str
    length: int
    first: int
    """The round it begins with."""
    value: str
    """The value of the last round revealed (the anchor before the first)."""
    rounds: int = 0
    """How many rounds have been revealed."""
    seed: str = ""
    """The secret it began with, when it is entrusted to the server."""
    by_server: bool = False
    """The server laid it down for a seat that had entrusted the one before."""

    @property
    def past(self) -> int:
        """The first round for which it has no value any more."""
        return self.first + self.length


@dataclass
class Seat:
    """One seat as folded from the rows."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    account: str = ""
    """Who sits here, or for whom an open seat is kept."""
    level: str = ""
    """The bot's level, for a bot's seat or while a bot stands in."""
    stand_in: bool = False
    """A bot is playing for somebody who has left."""
    luck: str = ""
    """The words mixed into committed dice of the former scheme."""
    pledge: str = ""
    """SHA-256 of the value that the seat brings to committed dice."""
    chains: list[Chain] = field(default_factory=list)
    """Every dice chain of this seat, in the order of use."""
    gone_from: int | None = None
    """The former scheme: the round from which the server's sealed seed stands in for this seat's chain."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or self.stand_in

    @property
    def chained(self) -> bool:
        """Whether the seat takes part in two-party dice."""
        return bool(self.chains)

    def chain_for(self, at_round: int) -> Chain | None:
        """The chain that serves a round."""
        return next((chain for chain in reversed(self.chains) if chain.first <= at_round < chain.past), None)

    def lay_down(self, anchor: str, length: int, seed: str = "") -> Chain:
        """A chain that begins where the last one ends."""
        first = self.chains[-1].past if self.chains else 1
        self.chains.append(Chain(anchor, length, first, anchor, seed=seed))
        return self.chains[-1]

    def in_use(self) -> list[Chain]:
        """The chains that have values left: the one that serves, and perhaps the next."""
        return [chain for chain in self.chains if chain.rounds < chain.length][-2:]

    @property
    def entrusted(self) -> bool:
        """Whether the server reveals for this seat."""
        return any(chain.seed and chain.rounds < chain.length for chain in self.chains)

    def first_not_entrusted(self, at_round: int) -> int | None:
        """The first round, from one on, that the server cannot reveal for this seat; ``None`` if it always can."""
        for chain in self.chains:
            if chain.past > at_round and not chain.seed:
                return max(at_round, chain.first)
        return None if self.chains[-1].seed else at_round

    def public(self) -> state.Seat:
        """What everybody may know of it."""
        return state.Seat(
            kind=self.kind,
            name=self.name,
            account=self.account or None,
            level=self.level if self.by_bot else None,
            stand_in=self.stand_in or None,
            entrusted=self.entrusted or None,
        )


def chain_of_seed(seat: Seat, seed: str) -> Chain:
    """The chain of a seat that begins with a secret."""
    for chain in seat.in_use():
        if chain_value(bytes.fromhex(seed), chain.length, 0).hex() == chain.anchor:
            return chain
    raise Refused(Message("server-not-your-seed"))
