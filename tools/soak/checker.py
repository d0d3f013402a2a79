"""The checker, in the style of Jepsen: every read must be explained by the rows that are stored in the end.

Clients note whatever a server tells them: answers to looks and to questions for news, acknowledgements, events on
sockets and streams.  Afterwards each is held against the store:

* it shows the match after some event that is stored, and exactly so: node, view, seats, dice, headline;
* every event in it is a stored row, unchanged, and none is left out;
* whoever asks after something was acknowledged is shown it;
* a listener is told everything once and in order.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from touchline.server.matches.audience import state_of
from touchline.server.matches.live import LiveMatch
from touchline.server.matches.rows import SELECT_ROWS, Row, read_rows
from touchline.server.people.tokens import Tokens
from touchline.server.store.base import Store
from touchline.wire.codec import to_json

STATE = ("status", "node", "view", "headline", "seats", "rated", "dice", "undo_asked_by", "called_off", "rematch")
"""What of an answer follows from the rows alone; clocks go on between them."""
ACTION_KINDS = ("played", "rolled")


@dataclass
class Read:
    """Something that somebody was told."""

    match: str
    told: dict[str, Any]
    asked: float | None
    """When it was asked for; ``None`` if it came by itself."""
    by: str
    """Who was told, and how."""


@dataclass
class History:
    """What all clients were told."""

    reads: list[Read] = field(default_factory=list)
    acknowledged: dict[str, list[tuple[float, int]]] = field(default_factory=dict)
    """By match: when an acknowledgement arrived, and the last event it spoke of."""
    streams: dict[tuple[str, str], list[dict[str, Any]]] = field(default_factory=dict)
    """By match and listener: what it heard, from its first news on."""

    def read(self, told: dict[str, Any], asked: float | None, by: str) -> None:
        """An answer, or news."""
        self.reads.append(Read(told["match"], told, asked, by))

    def acknowledgement(self, told: dict[str, Any], asked: float, by: str) -> None:
        """What a command was answered with, if it was done."""
        self.read(told, asked, by)
        self.acknowledged.setdefault(told["match"], []).append((time.monotonic(), told["last"]))

    def heard(self, told: dict[str, Any], listener: str) -> None:
        """News on a socket or a stream."""
        self.read(told, None, listener)
        self.streams.setdefault((told["match"], listener), []).append(told)


async def unexplained(history: History, store: Store, tokens: Tokens) -> list[str]:
    """Every read that the store does not explain, with the reason."""
    by_match: dict[str, list[Read]] = {}
    for read in history.reads:
        by_match.setdefault(read.match, []).append(read)
    found: list[str] = []
    for match, reads in by_match.items():
        rows = read_rows(await store.read(SELECT_ROWS, match, 0))
        found += _against(rows, reads, tokens)
        found += _too_old(reads, history.acknowledged.get(match, []))
    for (match, listener), heard in history.streams.items():
        found += [f"{match}, {listener}: {why}" for why in _out_of_order(heard)]
    return found


def _against(rows: list[Row], reads: list[Read], tokens: Tokens) -> Iterable[str]:
    """Fold the rows once, and hold every read against the match as it stood then."""
    if not rows:
        return [f"{read.match}, {read.by}: there is no such match" for read in reads]
    live, wrong = LiveMatch(rows[0].match, tokens), []
    for read in sorted(reads, key=lambda each: each.told["seq"]):
        seq = read.told["seq"]
        if seq > len(rows):
            wrong.append(f"{read.match}, {read.by}: shown event {seq}; {len(rows)} are stored")
            continue
        for row in rows[live.seq : seq]:
            live.fold(row)
        wrong += [f"{read.match}, {read.by}, at event {seq}: {why}" for why in _differs(live, read.told)]
    return wrong


def _differs(live: LiveMatch, told: dict[str, Any]) -> Iterable[str]:
    stored = to_json(state_of(live, told.get("seat"), 0))
    for key in STATE:
        if told.get(key) != stored.get(key):
            yield f"{key} is not what the rows say"
    for event in told.get("events", ()):
        row = live.rows[event["seq"] - 1] if event["seq"] <= live.seq else None
        if row is None or (row.kind, row.at, row.seat) != (event["kind"], event["at"], event.get("seat")):
            yield f"event {event['seq']} ({event['kind']}) is not stored"
        elif event.get("hash", row.hash) != row.hash:
            yield f"event {event['seq']} has another hash"
        elif event["kind"] in ACTION_KINDS and "hash" in event and event["text"] != row.body["text"]:
            yield f"event {event['seq']} says {event['text']!r} instead of {row.body['text']!r}"
    if "events" in told and "snapshot" not in told:
        if [event["seq"] for event in told["events"]] != list(range(told["since"] + 1, told["seq"] + 1)):
            yield "events are left out"


def _too_old(reads: list[Read], acknowledged: list[tuple[float, int]]) -> Iterable[str]:
    """Whoever asks after an acknowledgement is shown what it spoke of."""
    for read in reads:
        known = max((last for when, last in acknowledged if read.asked is not None and when < read.asked), default=0)
        if read.told["seq"] < known:
            yield f"{read.match}, {read.by}: shown event {read.told['seq']} after {known} was acknowledged"


def _out_of_order(heard: list[dict[str, Any]]) -> Iterable[str]:
    """The first news of a listener is where it begins; each further one begins where the last one ended."""
    for before, after in itertools.pairwise(heard):
        if after["since"] != before["seq"]:
            yield f"told of what follows event {after['since']} when it knew {before['seq']}"
