"""Checking a finished match with no trust in the server: hashes, rules, and every roll."""

from __future__ import annotations

import json
from typing import Any

from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadRecord
from touchline.play.match import Match
from touchline.play.record import CHANCE_MARK, RECORD_MARK, Record
from touchline.server.dice.draws import COMMITTED, ELSEWHERE, ENTERED, FORMER, PLAIN, TIERS, ticket
from touchline.server.dice.evidence import NotVerified, Proof, read_proof
from touchline.server.dice.tiers import outcome_of
from touchline.server.matches.rows import Row, check_chain
from touchline.wire.commands import CHAIN_LENGTHS

MOST_BYTES = 64 << 20
"""A longer file is not read."""

MOST_HASHES = 8 << 20
"""A file whose entrusted chains ask for more work than this is not believed."""

TABLE = "table"
"""What a record calls real dice that were entered at a table of one's own."""


def verify_text(text: str, pact: str = "") -> list[str]:
    """What was checked in a record or an export, in sentences; ``NotVerified`` or ``BadRecord`` if it does not hold.

    ``pact`` is the one that you were shown before the first roll, if you kept it.
    """
    if len(text) > MOST_BYTES:
        raise NotVerified(f"the file is larger than {MOST_BYTES >> 20} MiB")
    if text.lstrip().startswith("{"):
        return verify_export(text, pact)
    return verify_record(Record.parse(text), pact)


# ---- records


def verify_record(record: Record, pact: str = "") -> list[str]:
    """Replay a record by the rules here and draw every roll again."""
    played = Match.from_record(record)
    found = [f"{played.game.title}: {len(record.entries)} entries replay to the result {record.get('Result')}"]
    if played.data:
        found.append(f"the figures on dice or cards were changed: {json.dumps(played.data, sort_keys=True)}")
    if played.start:
        found.append(f"the match began at a position that was set up: {played.start}")
    tier = record.get("Dice", PLAIN)
    if tier in (ENTERED, TABLE):
        return [*found, "real dice, entered by hand: the rules were kept; of the rolls there is nothing to prove"]
    if record.get("Rolled") == ELSEWHERE:
        return [
            *found,
            "the match has moved: the rules were kept; of what was rolled elsewhere there is nothing to prove",
        ]
    if tier not in TIERS:
        raise BadRecord(f"there are no dice called {tier!r}", field="Dice")
    _check_nothing_taken_back(record, played, tier)
    if tier == PLAIN and any(entry.text.startswith("correct") for entry in record.entries if entry.who == RECORD_MARK):
        return [*found, "entries were corrected at the table; the rolls are as entered"]
    if tier == PLAIN and not record.get("Seed"):
        return [*found, "the record names no dice to check"]
    proof = read_proof(record, sealed=not played.game.perfect_information, rounds=rounds_of(played))
    if pact and proof.salt != pact:
        raise NotVerified(f"the pact is {proof.salt}, not the one that you were shown")
    count = draw_again(played, proof)
    return [*found, *_meaning(proof, played, shown=bool(pact)), f"{count} rolls follow from {_source(proof)}"]


def _check_nothing_taken_back(record: Record, played: Match, tier: str) -> None:
    """Rolls that can be proved are neither corrected nor taken back and rolled again."""
    if tier == PLAIN:
        return
    rolled = sum(entry.who == CHANCE_MARK for entry in record.entries)
    corrected = any(entry.who == RECORD_MARK and entry.text.startswith("correct") for entry in record.entries)
    if corrected or rolled != sum(step.seat is None for step in played.steps):
        raise NotVerified("a roll was corrected or taken back; with these dice that cannot be")


def _source(proof: Proof) -> str:
    """What every roll was computed from."""
    if proof.tier == PLAIN:
        return "the seed"
    if proof.tier == COMMITTED and proof.scheme == FORMER:
        return "the server's secret, committed before the match, and the players' words"
    if proof.tier == COMMITTED:
        return "the server's secret and the players' values, all laid down before any was shown"
    return "the players' chains, laid down before they were used and opened roll by roll"


def _meaning(proof: Proof, played: Match, *, shown: bool) -> list[str]:
    """What the proof is worth, and for whom."""
    if proof.tier == PLAIN:
        return ["plain dice: whoever chose the seed knew every roll"]
    if proof.scheme == FORMER:
        return ["former scheme of dice: this does not prove that nobody chose the rolls by words, id or stand-in"]
    told = [f"the pact is {proof.salt}" + (", the one that you were shown" if shown else "")]
    if not shown:
        told.append("compare it with the pact that you were shown before the first roll (--pact): it must be the same")
    bringing = set(proof.opened) | {party.seat for party in proof.parties}
    lacking = [name for seat, name in enumerate(played.names) if seat not in bringing]
    if lacking:
        told.append(f"without a value of their own: {', '.join(lacking)}; to them nothing is proved against the server")
    return told


def rounds_of(played: Match) -> int:
    """In how many rounds the dice of a match were rolled."""
    rounds, in_round = 0, False
    for index, step in enumerate(played.steps):
        if step.seat is not None:
            in_round = False
        elif played.game.weights_known(played.states[index], played.box):
            rounds += not in_round
            in_round = True
    return rounds


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
    return outcome_of(game, state, box, ticket(proof.parts(at_round), proof.salt, draw, total))


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
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BadRecord(f"line {number} is not a row of an export") from None
    if not rows:
        raise BadRecord("there are no rows in this file")
    return rows


def verify_export(text: str, pact: str = "") -> list[str]:
    """The chain of hashes, the order and the state of every row, and the record folded from the rows."""
    from touchline.server.matches.live import LiveMatch

    rows = read_export(text)
    head = check_chain(rows)
    try:
        _check_size(rows)
        live = LiveMatch(rows[0].match, _Opened(rows))  # type: ignore[arg-type]
        for row in rows:
            live.fold(row)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError, RecursionError) as problem:
        raise BadRecord(f"the rows cannot be read: {type(problem).__name__}: {problem}") from None
    found = [f"{len(rows)} rows, every hash follows from the one before; the last is {head}"]
    return found + verify_record(live.record(None), pact)


def _check_size(rows: list[Row]) -> None:
    """How many hashes the rows ask for, before any is made: entrusted chains are hashed from end to end."""
    lengths = [row.body.get("length", 0) for row in rows if row.kind in ("seated", "renewed")]
    entrusted = sum(row.kind == "entrusted" for row in rows)
    by_server = sum(row.kind == "renewed" and bool(row.body.get("entrusted")) for row in rows)
    if any(not isinstance(each, int) or (each and each not in CHAIN_LENGTHS) for each in lengths):
        raise NotVerified("no chain is as long as one in this file")
    if (entrusted * sum(lengths)) + by_server * max(lengths, default=0) > MOST_HASHES:
        raise NotVerified("the chains in this file are larger than any match needs")


class _Opened:
    """Stands in for the server's key: the secret that the rows themselves lay open."""

    def __init__(self, rows: list[Row]) -> None:
        ends = [row.body for row in rows if row.kind in ("finished", "called_off")]
        secrets = [body["secret"] for body in ends if "secret" in body]
        self._secret = bytes.fromhex(secrets[0]) if secrets else b""

    def dice_seed(self, nonce: str) -> bytes:
        """The server's secret."""
        return self._secret
