"""Checking a finished match with no trust in the server: hashes, rules, and every roll."""

from __future__ import annotations

import json
from typing import Any

from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadRecord, TouchlineError
from touchline.kernel.message import Message, english
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

UNFINISHED = "*"
"""The result of a match that is not over."""

TABLE = "table"
"""What a record calls real dice that were entered at a table of one's own."""


def verify_text(text: str, pact: str = "") -> list[str]:
    """What was ``checked``, in English sentences."""
    return [english([each]) for each in checked(text, pact)]


def checked(text: str, pact: str = "") -> list[Message]:
    """What was checked in a record or an export; ``NotVerified`` or ``BadRecord`` if it does not hold.

    ``pact`` is the one that you were shown before the first roll, if you kept it.
    """
    if len(text) > MOST_BYTES:
        raise NotVerified(Message("proof-file-large", size=MOST_BYTES >> 20))
    if text.lstrip().startswith("{"):
        return verify_export(text, pact)
    return verify_record(Record.parse(text), pact)


# ---- records


def verify_record(record: Record, pact: str = "") -> list[Message]:
    """Replay a record by the rules here and draw every roll again."""
    played = _replayed(record)
    result = record.get("Result")
    found = [Message("proof-replays", game=played.game.title, entries=str(len(record.entries)), result=result)]
    if played.data:
        found.append(Message("proof-data-changed", data=json.dumps(played.data, sort_keys=True)))
    if played.start:
        found.append(Message("proof-set-up", position=played.start))
    tier = record.get("Dice", PLAIN)
    if tier in (ENTERED, TABLE):
        return [*found, Message("proof-real-dice")]
    if record.get("Rolled") == ELSEWHERE:
        return [*found, Message("proof-elsewhere")]
    if tier not in TIERS:
        raise BadRecord(Message("proof-no-dice", dice=repr(tier)), field="Dice")
    _check_nothing_taken_back(record, played, tier)
    if tier == PLAIN and any(entry.text.startswith("correct") for entry in record.entries if entry.who == RECORD_MARK):
        return [*found, Message("proof-corrected")]
    if tier == PLAIN and not record.get("Seed"):
        return [*found, Message("proof-names-no-dice")]
    proof = read_proof(record, sealed=not played.game.perfect_information, rounds=rounds_of(played))
    if pact and proof.salt != pact:
        raise NotVerified(Message("proof-other-pact", pact=proof.salt))
    count = draw_again(played, proof)
    follow = Message("proof-rolls-follow", count=str(count), source=_source(proof))
    return [*found, *_meaning(proof, played, shown=bool(pact)), follow]


def _replayed(record: Record) -> Match:
    """The match of a record; one that still hides something, because it is being played, cannot be replayed."""
    try:
        return Match.from_record(record)
    except TouchlineError:
        if record.get("Result") == UNFINISHED and record.get("Dice", PLAIN) in TIERS:
            raise NotVerified(Message("proof-still-played")) from None
        raise


def _check_nothing_taken_back(record: Record, played: Match, tier: str) -> None:
    """Rolls that can be proved are neither corrected nor taken back and rolled again."""
    if tier == PLAIN:
        return
    rolled = sum(entry.who == CHANCE_MARK for entry in record.entries)
    corrected = any(entry.who == RECORD_MARK and entry.text.startswith("correct") for entry in record.entries)
    if corrected or rolled != sum(step.seat is None for step in played.steps):
        raise NotVerified(Message("proof-taken-back"))


def _source(proof: Proof) -> Message:
    """What every roll was computed from."""
    if proof.tier == PLAIN:
        return Message("proof-from-seed")
    if proof.tier == COMMITTED:
        return Message("proof-from-former" if proof.scheme == FORMER else "proof-from-values")
    return Message("proof-from-chains")


def _meaning(proof: Proof, played: Match, *, shown: bool) -> list[Message]:
    """What the proof is worth, and for whom."""
    if proof.tier == PLAIN:
        return [Message("proof-plain")]
    if proof.scheme == FORMER:
        return [Message("proof-former")]
    told = [Message("proof-pact-shown" if shown else "proof-pact", pact=proof.salt)]
    if not shown:
        told.append(Message("proof-compare"))
    bringing = set(proof.opened) | {party.seat for party in proof.parties}
    lacking = [name for seat, name in enumerate(played.names) if seat not in bringing]
    if lacking:
        told.append(Message("proof-lacking", names=", ".join(lacking)))
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
                number = str(step.number)
                raise NotVerified(Message("proof-other-roll", number=number, expected=expected, told=step.text))
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
            raise BadRecord(Message("proof-not-a-row", line=str(number))) from None
    if not rows:
        raise BadRecord(Message("proof-no-rows"))
    return rows


def verify_export(text: str, pact: str = "") -> list[Message]:
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
        raise BadRecord(Message("proof-rows-unread", problem=f"{type(problem).__name__}: {problem}")) from None
    found = Message("proof-rows", rows=str(len(rows)), head=head)
    return [found, *verify_record(live.record(None), pact)]


def _check_size(rows: list[Row]) -> None:
    """How many hashes the rows ask for, before any is made: entrusted chains are hashed from end to end."""
    lengths = [row.body.get("length", 0) for row in rows if row.kind in ("seated", "renewed")]
    entrusted = sum(row.kind == "entrusted" for row in rows)
    by_server = sum(row.kind == "renewed" and bool(row.body.get("entrusted")) for row in rows)
    if any(not isinstance(each, int) or (each and each not in CHAIN_LENGTHS) for each in lengths):
        raise NotVerified(Message("proof-chain-length"))
    if (entrusted * sum(lengths)) + by_server * max(lengths, default=0) > MOST_HASHES:
        raise NotVerified(Message("proof-chains-large"))


class _Opened:
    """Stands in for the server's key: the secret that the rows themselves lay open."""

    def __init__(self, rows: list[Row]) -> None:
        ends = [row.body for row in rows if row.kind in ("finished", "called_off")]
        secrets = [body["secret"] for body in ends if "secret" in body]
        self._secret = bytes.fromhex(secrets[0]) if secrets else b""

    def dice_seed(self, nonce: str) -> bytes:
        """The server's secret."""
        return self._secret
