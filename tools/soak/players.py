"""Players who never give up: every command is sent again until the server says what became of it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx2

GAME = "street-soccer"
LOST = (httpx2.TransportError, httpx2.HTTPError)


@dataclass
class Ledger:
    """What the players were told."""

    acknowledged: dict[tuple[str, str], tuple[int, int, str]] = field(default_factory=dict)
    """(match, command) → first and last event, and the move."""
    repeated: int = 0
    """Commands whose acknowledgement had got lost, and which were not done twice."""
    retries: int = 0
    matches: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def note(self, match: str, command: str, answer: dict[str, Any], move: str) -> None:
        """An acknowledgement."""
        told = (answer["first"], answer["last"], move)
        before = self.acknowledged.setdefault((match, command), told)
        if before != told:
            self.faults.append(f"{match} {command} was acknowledged as {before} and as {told}")
        self.repeated += bool(answer["repeated"])


class Player:
    """Plays both seats of one match after another, each over its own token."""

    def __init__(self, urls: list[str], ledger: Ledger, number: int) -> None:
        self._urls = urls
        self._ledger = ledger
        self._random = random.Random(number)
        self._number = number
        self._sent = self._made = 0
        self._client = httpx2.AsyncClient(timeout=10.0)

    async def play(self, stop: asyncio.Event) -> None:
        """Until told to stop."""
        while not stop.is_set():
            await self._one_match(stop)
        await self._client.aclose()

    async def _ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, dict[str, Any]]:
        """The answer to a request, however often it has to be sent."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                url = self._random.choice(self._urls)
                answer = await self._client.request(method, url + path, json=body, headers=headers)
                if answer.status_code < 500:
                    return answer.status_code, answer.json()
                if answer.status_code != 503:
                    self._ledger.faults.append(f"{path} answered {answer.status_code}")
            except LOST:
                pass
            self._ledger.retries += 1
            await asyncio.sleep(0.1)

    async def _one_match(self, stop: asyncio.Event) -> None:
        self._made += 1
        order = {
            "game": GAME,
            "seats": [{"kind": "person"}, {"kind": "person"}],
            "dice": {"tier": "committed"},
            "cmd_id": f"match {self._made} of player {self._number}",
        }
        _, made = await self._ask("POST", "/api/matches", order)
        match, token = made["match"], made["token"]
        self._ledger.matches.append(match)
        state = made
        while not stop.is_set() and state["status"] != "over":
            seat = state["node"].get("seat")
            if "legal" not in state["node"]:
                _, state = await self._ask("GET", f"/api/matches/{match}?seat={seat}", None, token)
                continue
            self._sent += 1
            move = self._random.choice(state["node"]["legal"])
            command = f"p{self._number}-{self._sent}"
            body = {"op": "play", "cmd_id": command, "seat": seat, "seq": state["seq"], "move": move}
            code, answer = await self._ask("POST", f"/api/matches/{match}/commands", body, token)
            if code == 200:
                self._ledger.note(match, f"{seat}:{command}", answer, move)
                state = answer
            else:
                self._ledger.faults.append(f"{match} {command}: {code} {answer['error']['message']}")
                _, state = await self._ask("GET", f"/api/matches/{match}?seat={seat}", None, token)
