"""Players who never give up: every command is sent again until the server says what became of it."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2
from tools.soak.checker import History

GAME = "street-soccer"
LOST = (httpx2.TransportError, httpx2.HTTPError)
CLOCK = {"kind": "live", "bank": 10, "increment": 5}
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

    def note(self, match: str, command: str, answer: dict[str, Any], move: str) -> None:
        """An acknowledgement."""
        told = (answer["first"], answer["last"], move)
        before = self.acknowledged.setdefault((match, command), told)
        if before != told:
            self.faults.append(f"{match} {command} was acknowledged as {before} and as {told}")
        self.repeated += bool(answer["repeated"])


class Client:
    """Somebody who asks until there is an answer."""

    def __init__(self, urls: list[str], ledger: Ledger, seed: int) -> None:
        self._urls = urls
        self._ledger = ledger
        self._random = random.Random(seed)
        self._client = httpx2.AsyncClient(timeout=10.0)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, dict[str, Any], float]:
        """The answer to a request, however often it has to be sent, and when it was sent the last time."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            asked = time.monotonic()
            try:
                url = self._random.choice(self._urls)
                answer = await self._client.request(method, url + path, json=body, headers=headers)
                if answer.status_code < 500:
                    return answer.status_code, answer.json(), asked
                if answer.status_code != 503:
                    self._ledger.faults.append(f"{path} answered {answer.status_code}: {answer.text[:200]}")
            except LOST:
                pass
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
        await self._client.aclose()

    async def _one_match(self, stop: asyncio.Event) -> None:
        self._made += 1
        order = {
            "game": GAME,
            "seats": [{"kind": "person"}, {"kind": "person"}],
            "dice": {"tier": "committed"},
            "clock": CLOCK,
            "cmd_id": f"match {self._made} of player {self._number}",
        }
        _, made, _ = await self.ask("POST", "/api/matches", order)
        match, token = made["match"], made["token"]
        self._ledger.matches.append(match)
        self._ledger.playing[self._number] = match
        state = made
        while not stop.is_set() and state["status"] != "over":
            seat = state["node"].get("seat")
            if "legal" not in state["node"]:
                state = await self._look(match, seat, token)
                continue
            self._sent += 1
            move = self._random.choice(state["node"]["legal"])
            command = f"p{self._number}-{self._sent}"
            body = {"op": "play", "cmd_id": command, "seat": seat, "seq": state["seq"], "move": move}
            code, answer, asked = await self.ask("POST", f"/api/matches/{match}/commands", body, token)
            if code == 200:
                self._ledger.note(match, f"{seat}:{command}", answer, move)
                self._ledger.history.acknowledgement(answer, asked, f"player {self._number}")
                state = answer
            else:
                self._ledger.faults.append(f"{match} {command}: {code} {answer['error']['message']}")
                state = await self._look(match, seat, token)

    async def _look(self, match: str, seat: int | None, token: str) -> dict[str, Any]:
        _, state, asked = await self.ask("GET", f"/api/matches/{match}?seat={seat}", None, token)
        self._ledger.history.read(state, asked, f"player {self._number}")
        return state
