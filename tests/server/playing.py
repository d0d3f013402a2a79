"""Playing over HTTP in a test: matches made, seats held, moves sent."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from touchline.wire.chains import chain_value

LENGTH = 1024


class Chain:
    """A player's dice chain, as a client keeps it."""

    def __init__(self, length: int = LENGTH, first: int = 1) -> None:
        self.seed = secrets.token_bytes(32)
        self.length = length
        self.first = first

    def laid_down(self) -> dict[str, Any]:
        return {"anchor": self.value(self.first - 1), "length": self.length}

    def value(self, at_round: int) -> str:
        return chain_value(self.seed, self.length, at_round - self.first + 1).hex()

    def next(self) -> Chain:
        """The chain that begins where this one ends."""
        return Chain(self.length, self.first + self.length)


class Table:
    """A match and the tokens of its seats."""

    def __init__(self, client: Any, game: str = "pocket-gridiron", **terms: Any) -> None:
        self.client = client
        self.tokens: dict[int, str] = {}
        self.chains: dict[int, Chain] = {}
        self.coming: dict[int, Chain] = {}
        self.pledged: dict[int, bytes] = {}
        """The values that seats bring to committed dice."""
        self.sent = 0
        seats = terms.pop("seats", [{"kind": "person", "name": "Ann"}, {"kind": "open"}])
        dice = terms.pop("dice", {"tier": "committed"})
        self.chain_length = terms.pop("chain_length", LENGTH)
        if dice.get("tier") == "chains":
            self.chains[0] = Chain(self.chain_length)
            dice = dice | {"chain": self.chains[0].laid_down()}
        if dice.get("pledge") is True:
            dice = dice | {"pledge": self._pledge(0)}
        headers = terms.pop("headers", {})
        made = client.post("/api/matches", json={"game": game, "seats": seats, "dice": dice, **terms}, headers=headers)
        assert made.status_code == 201, made.text
        self.made = made.json()
        self.id: str = self.made["match"]
        for seat in self.made["seats_held"]:
            self.tokens[seat] = self.made["token"]

    def join(self, name: str = "Bob", **more: Any) -> dict[str, Any]:
        invite = self.post("invite", {}, 0)["invite"]
        if self.chains:
            self.chains[1] = Chain(self.chain_length)
            more["chain"] = self.chains[1].laid_down()
        if self.pledged:
            more.setdefault("pledge", self._pledge(1))
        joined: dict[str, Any] = self.post("join", {"name": name, "invite": invite, **more}, None, expect=201)
        self.tokens[joined["seat"]] = joined["token"]
        return joined

    def _pledge(self, seat: int) -> str:
        self.pledged[seat] = secrets.token_bytes(32)
        return hashlib.sha256(self.pledged[seat]).hexdigest()

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def post(self, path: str, body: Any, seat: int | None, expect: int = 200) -> Any:
        answer = self.client.post(f"/api/matches/{self.id}/{path}", json=body, headers=self.headers(seat))
        assert answer.status_code == expect, answer.text
        return answer.json()

    def get(self, path: str = "", seat: int | None = None) -> Any:
        answer = self.client.get(f"/api/matches/{self.id}{path}", headers=self.headers(seat))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def text(self, path: str, seat: int | None = None) -> str:
        answer = self.client.get(f"/api/matches/{self.id}{path}", headers=self.headers(seat))
        assert answer.status_code == 200, answer.text
        return str(answer.text)

    def order(self, seat: int, op: str, expect: int = 200, **more: Any) -> Any:
        self.sent += 1
        body = {"op": op, "cmd_id": f"c{self.sent}", "seat": seat} | more
        return self.post("commands", body, seat, expect)

    def to_move(self) -> int | None:
        node = self.get()["node"]
        return int(node["seat"]) if node["kind"] == "decision" else None

    def legal(self) -> list[str]:
        seat = self.to_move()
        assert seat is not None
        return list(self.get(f"?seat={seat}", seat)["node"]["legal"])

    def play(self, move: str | None = None) -> Any:
        """The seat to move plays; any legal move unless told."""
        seat = self.to_move()
        assert seat is not None
        return self.order(seat, "play", move=move or self.legal()[-1])

    def reveal_all(self) -> None:
        """Every seat that owes a value sends it."""
        dice = self.get()["dice"]
        for seat in dice["owed"]:
            if dice["tier"] == "committed":
                self.order(seat, "reveal", round=0, value=self.pledged[seat].hex())
                continue
            if seat in self.coming and dice["round"] >= self.coming[seat].first:
                self.chains[seat] = self.coming.pop(seat)
            self.order(seat, "reveal", round=dice["round"], value=self.chains[seat].value(dice["round"]))

    def renew(self, seat: int, expect: int = 200) -> Any:
        """A seat lays down its next chain; the rounds up to its first are still the old chain's."""
        fresh = self.coming.get(seat, self.chains[seat]).next()
        answer = self.order(seat, "renew", expect, **fresh.laid_down())
        if expect == 200:
            self.chains[seat] = self.coming.get(seat, self.chains[seat])
            self.coming[seat] = fresh
        return answer

    def play_out(self, most: int = 2000) -> None:
        """To the end, moves picked without thought."""
        for _ in range(most):
            state = self.get()
            if state["status"] == "over":
                return
            for seat in state["dice"].get("renew", []):
                self.renew(seat)
            if state["dice"].get("owed"):
                self.reveal_all()
            else:
                legal = self.legal()
                self.play(legal[self.sent % len(legal)])
        raise AssertionError("the match does not end")
