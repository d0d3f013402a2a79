"""Checking a finished match with no trust in the server: hashes, rules, and every roll."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadRecord
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.server.dice.draws import CHAINS, COMMITTED, ENTERED, PLAIN, link, luck_part, server_part, ticket
from touchline.server.dice.tiers import SEALED, outcome_of
from touchline.server.errors import ServerError
from touchline.server.matches.rows import Row, check_chain, digest


class NotVerified(ServerError):
    """Something in the file is not as it should be."""

    kind = "not-verified"


@dataclass
class Party:
    """One chain of two-party dice."""

    seat: int
    values: list[bytes]
    """By round; the anchor first."""
    gone_from: int | None


@dataclass
class Proof:
    """What a record says about its dice."""

    tier: str
    match: str
    secret: bytes
    parties: list[Party]
    lucks: list[str]
    sealed: bool

    def parts(self, at_round: int) -> list[bytes]:
        """What went into the rolls of a round."""
        if self.tier == COMMITTED:
            return [self.secret, *(luck_part(luck) for luck in self.lucks)]
        parts = []
        for party in self.parties:
            if party.gone_from is not None and at_round >= party.gone_from:
                parts.append(server_part(self.secret, self.match, at_round, str(party.seat)))
            elif at_round < len(party.values):
                parts.append(party.values[at_round])
            else:
                raise NotVerified(f"seat {party.seat} has no value for round {at_round}")
        if self.sealed:
            parts.append(server_part(self.secret, self.match, at_round, SEALED))
        return parts


def verify_text(text: str) -> list[str]:
    """What was checked in a record or an export, in sentences; ``NotVerified`` or ``BadRecord`` if it does not hold."""
    return verify_export(text) if text.lstrip().startswith("{") else verify_record(Record.parse(text))


# ---- records


def read_proof(record: Record, *, perfect_information: bool) -> Proof:
    """The headers that prove the dice, checked against each other."""
    tier = record.get("Dice", PLAIN)
    secret = bytes.fromhex(record.get("Secret")) if record.get("Secret") else b""
    commitment = record.get("Commitment")
    if commitment and not secret:
        raise NotVerified("the record does not lay open the server's secret: is the match over?")
    if commitment and digest(secret) != commitment:
        raise NotVerified("the server's secret is not the one it committed to")
    laid, shown = _by_seat(record.get_all("Chain")), _by_seat(record.get_all("Revealed"))
    if tier == CHAINS and {seat: len(each) for seat, each in laid.items()} != {s: len(e) for s, e in shown.items()}:
        raise NotVerified("a chain was never opened")
    parties = [_party(seat, laid[seat], shown[seat]) for seat in sorted(laid)] if tier == CHAINS else []
    lucks = [header.partition(" ")[2] for header in record.get_all("Luck")]
    return Proof(tier, record.get("Match"), secret, parties, lucks, tier == CHAINS and not perfect_information)


def _by_seat(headers: list[str]) -> dict[int, list[list[str]]]:
    """The words of headers that begin with a seat's number, seat by seat, in their order."""
    found: dict[int, list[list[str]]] = {}
    for words in (header.split() for header in headers):
        found.setdefault(int(words[0]), []).append(words[1:])
    return found


def _party(seat: int, laid: list[list[str]], shown: list[list[str]]) -> Party:
    """The values of a seat, chain after chain, each checked against its anchor."""
    values: list[bytes] = []
    used_up = True
    for (length, anchor), (rounds, last, *_gone) in zip(laid, shown, strict=True):
        if int(rounds) > (int(length) if used_up else 0):
            raise NotVerified(f"seat {seat} revealed more than its chain holds, or went on before it was used up")
        run = [bytes.fromhex(last)]
        for _ in range(int(rounds)):
            run.append(link(run[-1]))
        if run[-1].hex() != anchor:
            raise NotVerified(f"the values of seat {seat} do not lead to the anchor it laid down")
        run.reverse()
        values += run if not values else run[1:]
        used_up = int(rounds) == int(length)
    gone = shown[-1][2:]
    return Party(seat, values, int(gone[0]) if gone else None)


def verify_record(record: Record) -> list[str]:
    """Replay a record by the rules here and draw every roll again."""
    played = Match.from_record(record)
    found = [f"{played.game.title}: {len(record.entries)} entries replay to the result {record.get('Result')}"]
    tier = record.get("Dice", PLAIN)
    if tier == ENTERED:
        return [*found, "the dice were entered by hand; there is nothing to check them against"]
    if any(entry.who == "!" and entry.text.startswith("correct") for entry in record.entries):
        return [*found, "entries were corrected at the table; the rolls are as entered"]
    if tier == PLAIN and not record.get("Seed"):
        return [*found, "the record names no dice to check"]
    try:
        proof = read_proof(record, perfect_information=played.game.perfect_information)
    except (ValueError, IndexError):
        raise BadRecord("the headers that prove the dice are garbled") from None
    count = draw_again(played, proof)
    by = {
        PLAIN: "follow from the seed",
        COMMITTED: "follow from the server's secret, committed before the match, and the players' words",
        CHAINS: "follow from the players' chains, laid down before they were used and opened roll by roll",
    }[tier]
    return [*found, f"{count} rolls {by}"]


def draw_again(played: Match, proof: Proof) -> int:
    """Check each outcome of a match; how many were drawn."""
    draws = rounds = 0
    in_round = False
    game, box = played.game, played.box
    for index, step in enumerate(played.steps):
        state = played.states[index]
        if step.seat is not None:
            in_round = False
        elif game.weights_known(state, box):
            rounds += not in_round
            in_round = True
            draws += 1
            expected = game.outcome_text(state, box, _outcome(played, index, proof, rounds, draws))
            if expected != step.text:
                raise NotVerified(f"entry {step.number}: the roll should be {expected}, the record says {step.text}")
    return draws


def _outcome(played: Match, index: int, proof: Proof, at_round: int, draw: int) -> int:
    game, state, box = played.game, played.states[index], played.box
    if proof.tier == PLAIN:
        return game.stepping.outcome(state, box, game_key(played.seed or 0, 0), index)
    total = game.rules.total(state, box)
    return outcome_of(game, state, box, ticket(proof.parts(at_round), proof.match, draw, total))


# ---- exports


def read_export(text: str) -> list[Row]:
    """The rows of an export."""
    rows = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            each: dict[str, Any] = json.loads(line)
            if "draw" in each and "hash" not in each:
                continue
            rows.append(
                Row(
                    each["match"],
                    each["seq"],
                    0,
                    each["kind"],
                    each["seat"],
                    each["data"],
                    each["cmd"],
                    None,
                    each["at"],
                    each["hash"],
                )
            )
        except (ValueError, KeyError, TypeError):
            raise BadRecord(f"line {number} is not a row of an export") from None
    if not rows:
        raise BadRecord("there are no rows in this file")
    return rows


def verify_export(text: str) -> list[str]:
    """The chain of hashes, the state after every row, and the record folded from the rows."""
    from touchline.server.matches.live import LiveMatch

    rows = read_export(text)
    head = check_chain(rows)
    live = LiveMatch(rows[0].match, _Opened(rows))  # type: ignore[arg-type]
    for row in rows:
        live.fold(row)
    found = [f"{len(rows)} rows, every hash follows from the one before; the last is {head}"]
    return found + verify_record(live.record(None))


class _Opened:
    """Stands in for the server's key: the secret that the rows themselves lay open."""

    def __init__(self, rows: list[Row]) -> None:
        ends = [row.body for row in rows if row.kind in ("finished", "called_off")]
        secrets = [body["secret"] for body in ends if "secret" in body]
        self._secret = bytes.fromhex(secrets[0]) if secrets else b""

    def dice_seed(self, nonce: str) -> bytes:
        """The server's secret."""
        return self._secret
