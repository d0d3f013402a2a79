"""The headers of a record that prove its dice, read and checked against each other.

Sizes are checked before any work: a file may claim what it likes, and nobody waits for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from touchline.kernel.errors import BadRecord
from touchline.kernel.message import Message
from touchline.play.record import Record
from touchline.server.dice.draws import (
    COMMITTED,
    FORMER,
    NOTHING,
    PLAIN,
    SCHEME,
    anchored,
    luck_part,
    pact_of,
    pledged,
    server_part,
)
from touchline.server.dice.tiers import RENEWED, SEALED
from touchline.server.errors import ServerError
from touchline.server.matches.rows import digest
from touchline.wire.chains import chain_value, link
from touchline.wire.commands import CHAIN_LENGTHS

MOST_SERVER_CHAINS = 64
"""Chains laid down by the server are hashed from their seeds; a match that needs more of them is not believed."""


class NotVerified(ServerError):
    """Something in the file is not as it should be."""

    kind = "not-verified"


@dataclass
class Party:
    """A seat of two-party dice."""

    seat: int
    values: list[bytes]
    """By round; the anchor first."""
    gone_from: int | None
    """The former scheme: the round from which the server stood in."""


@dataclass
class Proof:
    """What a record says about its dice."""

    tier: str
    scheme: int
    salt: str
    """The pact; in the former scheme the match's id."""
    secret: bytes
    sealed: bool
    parties: list[Party] = field(default_factory=list)
    opened: dict[int, bytes] = field(default_factory=dict)
    """Committed dice: the values that seats brought."""
    lucks: list[str] = field(default_factory=list)
    """The former scheme's words."""

    def parts(self, at_round: int) -> list[bytes]:
        """What went into the rolls of a round."""
        if self.tier == COMMITTED and self.scheme == FORMER:
            return [self.secret, *(luck_part(luck) for luck in self.lucks)]
        parts = [] if self.scheme == FORMER else [bytes.fromhex(self.salt)]
        if self.tier == COMMITTED:
            return [*parts, self.secret, *(self.opened[seat] for seat in sorted(self.opened))]
        for party in self.parties:
            if party.gone_from is not None and at_round >= party.gone_from:
                parts.append(server_part(self.secret, self.salt, at_round, str(party.seat)))
            elif at_round < len(party.values):
                parts.append(party.values[at_round])
            else:
                raise NotVerified(Message("proof-no-value", seat=party.seat, round=str(at_round)))
        if self.sealed:
            parts.append(server_part(self.secret, self.salt, at_round, SEALED))
        return parts


def read_proof(record: Record, *, sealed: bool, rounds: int) -> Proof:
    """The proof in a record whose dice rolled in so many rounds."""
    try:
        return _read(record, sealed=sealed, rounds=rounds)
    except (ValueError, IndexError):
        raise BadRecord(Message("proof-garbled")) from None


def _read(record: Record, *, sealed: bool, rounds: int) -> Proof:
    tier = record.get("Dice", PLAIN)
    secret = _bytes(record.get("Secret")) if record.get("Secret") else b""
    commitment = record.get("Commitment")
    if tier == PLAIN:
        return Proof(tier, FORMER, "", b"", sealed=False)
    if not secret:
        raise NotVerified(Message("proof-secret-kept"))
    if digest(secret) != commitment:
        raise NotVerified(Message("proof-secret-other"))
    scheme = _number(record.get("Scheme", str(FORMER)))
    if scheme not in (FORMER, SCHEME):
        raise NotVerified(Message("proof-scheme", scheme=str(scheme)))
    former = scheme == FORMER
    proof = Proof(tier, scheme, record.get("Match") if former else record.get("Pact"), secret, sealed=False)
    if tier == COMMITTED and former:
        proof.lucks = [header.partition(" ")[2] for header in record.get_all("Luck")]
    elif tier == COMMITTED:
        laid, proof.opened = _pledges(record, rounds)
        _check_pact(record, proof, laid)
    else:
        proof.sealed = sealed
        proof.parties = _parties(record, proof, rounds)
    return proof


def _parties(record: Record, proof: Proof, rounds: int) -> list[Party]:
    """Whose chains made the rolls; each was laid down in time and shown as far as it went."""
    chains, shown = _by_seat(record.get_all("Chain")), _by_seat(record.get_all("Revealed"))
    if {seat: len(each) for seat, each in chains.items()} != {seat: len(each) for seat, each in shown.items()}:
        raise NotVerified(Message("proof-chain-closed"))
    if proof.scheme != FORMER:
        laid = {seat: anchored(_length(length), anchor) for seat, ((length, anchor, *_), *_) in chains.items()}
        _check_pact(record, proof, laid)
        _check_server_chains(proof, chains)
        if any(len(words) > 2 for each in shown.values() for words in each):
            raise NotVerified(Message("proof-stood-in"))
    return [_party(seat, chains[seat], shown[seat], rounds) for seat in sorted(chains)]


def _pledges(record: Record, rounds: int) -> tuple[dict[int, str], dict[int, bytes]]:
    """What seats pledged, and what they showed; all must have been shown before the first roll."""
    pledges = {seat: words[0][0] for seat, words in _by_seat(record.get_all("Pledge")).items()}
    opened = {seat: _bytes(words[0][0]) for seat, words in _by_seat(record.get_all("Opened")).items()}
    for seat, value in opened.items():
        if link(value).hex() != pledges.get(seat):
            raise NotVerified(Message("proof-other-value", seat=str(seat)))
    if rounds and set(opened) != set(pledges):
        raise NotVerified(Message("proof-pledge-closed"))
    return {seat: pledged(pledge) for seat, pledge in pledges.items()}, opened


def _check_pact(record: Record, proof: Proof, laid: dict[int, str]) -> None:
    """The pact follows from everything that was laid down."""
    seats = [laid.get(seat, NOTHING) for seat in range(len(record.get_all("Seat")))]
    if set(laid) - set(range(len(seats))):
        raise NotVerified(Message("proof-no-seat"))
    if proof.salt != pact_of(proof.tier, record.get("Commitment"), seats):
        raise NotVerified(Message("proof-pact-wrong"))


def _check_server_chains(proof: Proof, chains: dict[int, list[list[str]]]) -> None:
    """A chain that the server laid down for somebody follows from its secret: it had no choice."""
    marked = [(seat, index) for seat, each in chains.items() for index, words in enumerate(each) if words[2:]]
    if len(marked) > MOST_SERVER_CHAINS:
        raise NotVerified(Message("proof-many-chains", count=str(len(marked)), most=MOST_SERVER_CHAINS))
    for seat, index in marked:
        first = 1 + sum(_length(words[0]) for words in chains[seat][:index])
        seed = server_part(proof.secret, proof.salt, first, f"{RENEWED} {seat}")
        length, anchor = _length(chains[seat][index][0]), chains[seat][index][1]
        if index == 0 or chain_value(seed, length, 0).hex() != anchor:
            raise NotVerified(Message("proof-chain-not-secret", seat=str(seat)))


def _party(seat: int, laid: list[list[str]], shown: list[list[str]], rounds: int) -> Party:
    """The values of a seat, chain after chain, each checked against its anchor."""
    claimed = sum(_number(words[0]) for words in shown)
    if claimed > rounds + 1:
        raise NotVerified(Message("proof-many-values", seat=str(seat), claimed=str(claimed), rounds=str(rounds)))
    values: list[bytes] = []
    used_up = True
    for (length, anchor, *_), (count, last, *_gone) in zip(laid, shown, strict=True):
        if _number(count) > (_length(length) if used_up else 0):
            raise NotVerified(Message("proof-chain-overrun", seat=str(seat)))
        run = [_bytes(last)]
        for _ in range(_number(count)):
            run.append(link(run[-1]))
        if run[-1].hex() != anchor:
            raise NotVerified(Message("proof-no-anchor", seat=str(seat)))
        run.reverse()
        values += run if not values else run[1:]
        used_up = _number(count) == _length(length)
    gone = shown[-1][2:]
    return Party(seat, values, _number(gone[0]) if gone else None)


# ---- words of headers


def _by_seat(headers: list[str]) -> dict[int, list[list[str]]]:
    """The words of headers that begin with a seat's number, seat by seat, in their order."""
    found: dict[int, list[list[str]]] = {}
    for words in (header.split() for header in headers):
        found.setdefault(_number(words[0]), []).append(words[1:])
    return found


def _number(text: str) -> int:
    if len(text) > 9 or not text.isdecimal():
        raise ValueError(text)
    return int(text)


def _length(text: str) -> int:
    if _number(text) not in CHAIN_LENGTHS:
        raise NotVerified(Message("proof-no-length", length=text))
    return _number(text)


def _bytes(text: str) -> bytes:
    if len(text) != 64:
        raise ValueError(text)
    return bytes.fromhex(text)
