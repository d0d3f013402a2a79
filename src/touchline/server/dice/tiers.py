"""The dice of one match: which tier, which round, and the draw itself.

A *round* is a run of rolls with no decision between them; in two-party dice every party
reveals one value for each round.  Committed dice have one opening, round 0, for the whole match.
A *draw* is one roll.  All count up and never go back: what has been rolled is never taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from touchline.kernel.box import Box
from touchline.kernel.game import Game
from touchline.kernel.message import Message, english
from touchline.kernel.nodes import CHANCE
from touchline.kernel.state import State
from touchline.play.chance import Seeded
from touchline.play.match import Match
from touchline.server.dice.draws import (
    CHAINS,
    COMMITTED,
    ENTERED,
    FORMER,
    NOTHING,
    PLAIN,
    RENEW_AHEAD,
    SCHEME,
    anchored,
    luck_part,
    pact_of,
    pick,
    pledged,
    server_part,
    ticket,
)
from touchline.server.dice.promises import promise, promised
from touchline.server.errors import Refused
from touchline.server.matches.seats import Chain, Seat
from touchline.wire.chains import chain_value, link
from touchline.wire.state import DiceState, LaidChain
from touchline.wire.terms import Tier
from touchline.wire.words import words_of

SEALED = "sealed"
RENEWED = "renewed"

TERM_MS = 240 * 3_600_000
"""Where no clock runs: whoever owes a value when others have shown theirs, or the next chain when others have laid down
theirs, does so within ten days, or loses."""


@dataclass
class Dice:
    """How chance is decided in a match."""

    tier: Tier
    match_id: str
    scheme: int = SCHEME
    commitment: str = ""
    """SHA-256 of the server's secret."""
    pact: str = ""
    """Everything that was laid down before the first value was shown, as one hash; empty until all have sat down."""
    early: bool = False
    """The commitment was fetched before the match was made."""
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
    owed_since: int = 0
    """Since when a value, or a chain, has been missing where others have shown or laid down theirs; 0: none is."""

    # ---- before the first roll

    def agree(self, seats: list[Seat]) -> None:
        """Everybody has sat down: what was laid down is the pact."""
        if self.scheme != FORMER and self.tier in (COMMITTED, CHAINS):
            self.pact = pact_of(self.tier, self.commitment, [self._laid(seat) for seat in seats])

    def _laid(self, seat: Seat) -> str:
        if self.tier == CHAINS and seat.chains:
            return anchored(seat.chains[0].length, seat.chains[0].anchor)
        return pledged(seat.pledge) if self.tier == COMMITTED and seat.pledge else NOTHING

    @property
    def salt(self) -> str:
        """What binds a draw to its match."""
        return self.match_id if self.scheme == FORMER else self.pact

    # ---- who owes what

    @property
    def by_values(self) -> bool:
        """Whether players show values before the dice can roll."""
        return self.tier == CHAINS or (self.tier == COMMITTED and self.scheme != FORMER)

    @property
    def values_shown(self) -> bool:
        """Whether anybody has shown a value: from then on, to leave is to lose."""
        return self.scheme != FORMER and self.by_values and (bool(self.revealed) or self.rounds > 0)

    def is_open(self, at_round: int) -> bool:
        """Whether all values of a round are in, so that everybody may see them."""
        return self.open_round if self.tier == COMMITTED else at_round <= self.rounds

    @property
    def coming(self) -> int:
        """The round for which values are due next."""
        return self.rounds + 1 if self.tier == CHAINS else 0

    def drawable(self, match: Match, seats: list[Seat]) -> bool:
        """Whether the roll that is due can be made now."""
        if self.tier == ENTERED or not match.game.weights_known(match.state, match.box):
            return False
        return self.open_round or not self.by_values

    def owing(self, match: Match, seats: list[Seat]) -> list[int]:
        """The seats whose value for the coming round is missing."""
        if not self._between_rounds(match) or self.lacking(match, seats):
            return []
        return [number for number in self.parties(seats) if number not in self.revealed]

    def lacking(self, match: Match, seats: list[Seat]) -> list[int]:
        """The seats whose chain is used up: nobody reveals for the coming round before they have laid down the next."""
        if self.tier != CHAINS or not self._between_rounds(match):
            return []
        return [number for number in self.parties(seats) if seats[number].chain_for(self.coming) is None]

    def ending(self, seats: list[Seat]) -> list[int]:
        """The seats whose last chain is nearly used up, unless the server will renew it for them."""
        return [
            number
            for number in self.parties(seats)
            for last in seats[number].chains[-1:]
            if last.first <= self.coming and last.past - self.rounds <= RENEW_AHEAD and not last.seed
        ]

    def _between_rounds(self, match: Match) -> bool:
        """Whether a roll is due for which the values are not in yet."""
        return self.by_values and not self.open_round and match.game.weights_known(match.state, match.box)

    def parties(self, seats: list[Seat]) -> list[int]:
        """The seats whose values go into the coming round."""
        if self.tier == COMMITTED:
            return [number for number, seat in enumerate(seats) if seat.pledge]
        return [number for number, seat in enumerate(seats) if seat.chained and not self.gone(seat)]

    def gone(self, seat: Seat) -> bool:
        """The former scheme: whether the server's secret stands in for the seat in the coming round."""
        return seat.gone_from is not None and self.coming >= seat.gone_from

    def values_due_of(self, seat: Seat) -> bool:
        """Whether the dice will need values that only this seat's player can show."""
        if self.scheme == FORMER or not self.by_values:
            return False
        if self.tier == COMMITTED:
            return bool(seat.pledge) and not self.open_round
        return seat.chained and seat.first_not_entrusted(self.coming) is not None

    # ---- values

    def check_reveal(self, seat: Seat, at_round: int, value: str) -> None:
        """A value fits if its hash was laid down before; there is exactly one that does."""
        if at_round != self.coming:
            raise Refused(Message("server-dice-round", due=str(self.coming), given=str(at_round)))
        before = seat.pledge if self.tier == COMMITTED else self._chain(seat).value
        if link(bytes.fromhex(value)).hex() != before:
            what = "pledge" if self.tier == COMMITTED else "chain"
            raise Refused(Message("server-dice-not-laid", what=str(what)))

    def take_reveal(self, number: int, seat: Seat, value: str) -> None:
        """A seat's value for the coming round."""
        self.revealed[number] = value
        if self.tier == CHAINS:
            chain = self._chain(seat)
            chain.value = value
            chain.rounds += 1

    def own_reveal(self, seat: Seat) -> str | None:
        """The next value of a chain that was entrusted to the server."""
        if self.tier != CHAINS:
            return None
        chain = self._chain(seat)
        return chain_value(bytes.fromhex(chain.seed), chain.length, chain.rounds + 1).hex() if chain.seed else None

    def _chain(self, seat: Seat) -> Chain:
        chain = seat.chain_for(self.coming)
        if chain is None:
            raise Refused(Message("server-dice-no-chain-round", round=str(self.coming)))
        return chain

    def check_renewal(self, seat: Seat) -> None:
        """A chain follows one that is in use, and is laid down before anybody has revealed for its first round."""
        if not seat.chained or self.gone(seat):
            raise Refused(Message("server-dice-no-chain"))
        last = seat.chains[-1]
        if last.first > self.coming:
            raise Refused(Message("server-dice-next-chain"))
        if last.past < self.coming or (last.past == self.coming and self.revealed and not self.open_round):
            raise Refused(Message("server-dice-too-late"))

    def own_chain(self, number: int, seat: Seat) -> tuple[str, str]:
        """Seed and anchor of the chain that follows one entrusted to the server, out of the committed secret."""
        last = seat.chains[-1]
        seed = server_part(self.secret, self.salt, last.past, f"{RENEWED} {number}")
        return seed.hex(), chain_value(seed, last.length, 0).hex()

    # ---- rolling

    def open(self, seats: list[Seat], match: Match) -> None:
        """Begin the round once nothing is owing."""
        if not self.by_values or self.open_round or self.lacking(match, seats):
            return
        if not self.owing(match, seats):
            self.rounds += self.tier == CHAINS
            self.open_round = True

    def decided(self) -> None:
        """A decision was made; the next roll of two-party dice begins a new round."""
        if self.tier == CHAINS and self.open_round:
            self.open_round = False
            self.revealed = {}

    def draw(self, match: Match, seats: list[Seat]) -> int:
        """The outcome of the roll that is due."""
        if self.tier == PLAIN:
            return Seeded(self.seed).draw(match)
        total = match.game.rules.total(match.state, match.box)
        drawn = ticket(self._parts(seats), self.salt, self.draws + 1, total)
        return outcome_of(match.game, match.state, match.box, drawn)

    def _parts(self, seats: list[Seat]) -> list[bytes]:
        if self.tier == COMMITTED and self.scheme == FORMER:
            return [self.secret, *(luck_part(seat.luck) for seat in seats if seat.kind != "bot")]
        parts = [] if self.scheme == FORMER else [bytes.fromhex(self.pact)]
        if self.tier == COMMITTED:
            return [*parts, self.secret, *(bytes.fromhex(self.revealed[number]) for number in self.parties(seats))]
        for number, seat in enumerate(seats):
            if seat.chained and number in self.revealed:
                parts.append(bytes.fromhex(self.revealed[number]))
            elif seat.chained and self.scheme == FORMER:
                parts.append(server_part(self.secret, self.salt, self.rounds, str(number)))
        if self.sealed:
            parts.append(server_part(self.secret, self.salt, self.rounds, SEALED))
        return parts

    # ---- what everybody is told

    def public(self, match: Match | None, seats: list[Seat], *, playing: bool) -> DiceState:
        """The badge, and what is owing."""
        told = promise(self.tier, self.scheme, seats, sealed=self.sealed)
        badge = [promised(told)]
        committed, chained = bool(self.commitment), self.tier == CHAINS
        due = playing and match is not None and match.to_move == CHANCE
        return DiceState(
            tier=self.tier,
            promise=told,
            badge=english(badge),
            draws=self.draws,
            words=words_of(badge=badge),
            scheme=self.scheme if committed else None,
            commitment=self.commitment or None,
            committed_first=self.early if committed else None,
            pact=self.pact or None,
            round=self.rounds + (0 if self.open_round or self.tier == COMMITTED else 1) if self.by_values else None,
            owed=(self.owing(match, seats) if due and match is not None else []) if self.by_values else None,
            renew=(self.ending(seats) if playing else []) if chained else None,
            chains=_laid_down(seats) if chained else None,
        )


def _laid_down(seats: list[Seat]) -> list[LaidChain]:
    """The last chains of every seat: the one in use, and perhaps the next."""
    return [
        LaidChain(seat=number, anchor=chain.anchor, length=chain.length, first=chain.first)
        for number, seat in enumerate(seats)
        for chain in seat.chains[-2:]
    ]


def outcome_of(game: Game, state: State, box: Box, drawn: int) -> int:
    """The outcome a ticket means at a chance node."""
    count: int = game.rules.chances(state, box)
    if game.rules.total(state, box) == count:
        return drawn
    return pick([game.rules.weight(state, box, outcome) for outcome in range(count)], drawn)
