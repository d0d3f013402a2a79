"""Players who never give up: every command is sent again until the server says what became of it."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import TypeVar

import httpx2
from tools.soak.checker import History

from touchline.wire import calls
from touchline.wire.calls import Call
from touchline.wire.client import AsyncClient, ServerSaysNo
from touchline.wire.codec import to_json
from touchline.wire.commands import Play
from touchline.wire.nodes import DecisionNode
from touchline.wire.state import Acknowledgement, Made, MatchState
from touchline.wire.terms import ClockTerms, Luck, NewMatch, SeatTerms

T = TypeVar("T")

GAME = "street-soccer"
CLOCK = ClockTerms(kind="live", bank=10, increment=5)
"""Short, so that whoever is charged for an outage loses: nobody may."""


@dataclass
class Ledger:
    """What the players were told."""

    acknowledged: dict[tuple[str, str], tuple[int, int, str]] = field(default_factory=dict)
    """(match, command) → first and last event, and the move."""
    repeated: int = 0
    """Commands whose acknowledgement had got lost, and which were not done twice."""
    retries: int = 0
    matches: list[str] = field(default_factory=list)
    playing: dict[int, str] = field(default_factory=dict)
    """The match of every player at the moment."""
    history: History = field(default_factory=History)
    faults: list[str] = field(default_factory=list)

    def note(self, match: str, command: str, answer: Acknowledgement, move: str) -> None:
        """An acknowledgement."""
        told = (answer.first, answer.last, move)
        before = self.acknowledged.setdefault((match, command), told)
        if before != told:
            self.faults.append(f"{match} {command} was acknowledged as {before} and as {told}")
        self.repeated += answer.repeated


class Client:
    """Somebody who asks until there is an answer."""

    def __init__(self, urls: list[str], ledger: Ledger, seed: int) -> None:
        self._urls = urls
        self._ledger = ledger
        self._random = random.Random(seed)
        self._http = httpx2.AsyncClient(timeout=10.0)

    def _server(self, token: str = "") -> AsyncClient:
        """Any of the servers."""
        return AsyncClient(self._random.choice(self._urls), token, self._http)

    async def ask(self, call: Call[T], token: str = "") -> tuple[T, float]:
        """The answer to a call, however often it has to be asked, and when it was asked the last time."""
        while True:
            asked = time.monotonic()
            try:
                return await self._server(token).ask(call), asked
            except ServerSaysNo as problem:
                if 400 <= problem.status < 500:
                    raise
                if problem.status not in (0, 503):
                    self._ledger.faults.append(f"{call.path} answered {problem.status}: {problem.message}")
            self._ledger.retries += 1
            await asyncio.sleep(0.1)


class Player(Client):
    """Plays both seats of one match after another."""

    def __init__(self, urls: list[str], ledger: Ledger, number: int) -> None:
        super().__init__(urls, ledger, number)
        self._number = number
        self._sent = self._made = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Until told to stop."""
        while not stop.is_set():
            await self._one_match(stop)
        await self._http.aclose()

    async def _one_match(self, stop: asyncio.Event) -> None:
        self._made += 1
        order = NewMatch(
            game=GAME,
            seats=[SeatTerms(kind="person"), SeatTerms(kind="person")],
            dice=Luck(tier="committed"),
            clock=CLOCK,
            cmd_id=f"match {self._made} of player {self._number}",
        )
        made, _ = await self.ask(calls.new_match(order))
        assert isinstance(made, Made)
        match, token = made.match, made.token
        self._ledger.matches.append(match)
        self._ledger.playing[self._number] = match
        state: MatchState = made
        while not stop.is_set() and state.status != "over":
            node = state.node
            if not isinstance(node, DecisionNode) or node.legal is None:
                state = await self._look(match, node.seat if isinstance(node, DecisionNode) else None, token)
                continue
            self._sent += 1
            command = f"p{self._number}-{self._sent}"
            order_ = Play(cmd_id=command, seat=node.seat, seq=state.seq, move=self._random.choice(node.legal))
            try:
                answer, asked = await self.ask(calls.command(match, order_), token)
            except ServerSaysNo as problem:
                self._ledger.faults.append(f"{match} {command}: {problem.status} {problem.message}")
                state = await self._look(match, node.seat, token)
                continue
            self._ledger.note(match, f"{node.seat}:{command}", answer, order_.move)
            self._ledger.history.acknowledgement(to_json(answer), asked, f"player {self._number}")
            state = answer

    async def _look(self, match: str, seat: int | None, token: str) -> MatchState:
        state, asked = await self.ask(calls.look(match, seat), token)
        self._ledger.history.read(to_json(state), asked, f"player {self._number}")
        return state
