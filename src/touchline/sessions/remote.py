"""A seat at a match on a server, taken with a link.

The server runs the rules; here are only its words: a view, the legal moves, events.  The key to the
seat is kept on this machine, so that the same link leads back to it after the lid was closed.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from touchline.games import find_game
from touchline.kernel.errors import TouchlineError
from touchline.kernel.game import Game
from touchline.play.keeping import matches_folder
from touchline.server.dice.draws import chain_value

SECONDS = 20.0
ATTEMPTS = 3
CHAIN_LENGTH = 8192
"""Rolls that our half of two-party dice lasts for."""


class ServerSaysNo(TouchlineError):
    """The server refused, or was not there."""

    kind = "server"


@dataclass(frozen=True)
class Link:
    """What an invitation says: where, which match, and the key to a seat."""

    base: str
    match: str
    invite: str = ""
    token: str = ""

    @classmethod
    def parse(cls, text: str) -> Link:
        """Read a link as the server writes it.

        >>> Link.parse("http://host:8000/?match=abc1#invite=xyz")
        Link(base='http://host:8000', match='abc1', invite='xyz', token='')
        """
        parts = urllib.parse.urlsplit(text.strip())
        match = urllib.parse.parse_qs(parts.query).get("match", [""])[0]
        keys = urllib.parse.parse_qs(parts.fragment)
        if parts.scheme not in ("http", "https") or not parts.netloc or not match.isalnum():
            raise ServerSaysNo(f"{text!r} is no link to a match; one looks like http://host/?match=abc#invite=…")
        base = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        return cls(base, match, keys.get("invite", [""])[0], keys.get("token", [""])[0])


@dataclass
class Key:
    """What opens a seat again: kept on this machine only."""

    base: str
    match: str
    token: str
    chain: str
    """The secret of our half of the dice, in hexadecimal."""
    pact: str = ""
    """The hash of all that was laid down before the first roll, as we were shown it."""

    @staticmethod
    def _path(match: str) -> Path:
        return matches_folder().parent / "seats" / f"{match}.json"

    @classmethod
    def kept(cls, link: Link) -> Key | None:
        """The key kept for this match, if it was joined from here before."""
        try:
            found = cls(**json.loads(cls._path(link.match).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None
        return found if found.base == link.base else None

    def keep(self) -> None:
        """Write it where nobody else reads."""
        path = self._path(self.match)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(json.dumps(asdict(self)), encoding="utf-8")


def pledged_value(seed: bytes) -> bytes:
    """Our value for committed dice; of no use to whoever would know our chain."""
    return hashlib.sha256(b"pledge" + seed).digest()


class RemoteMatch:
    """A match as its server tells it to our seat, or to a spectator."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.state: dict[str, Any] = {}
        """Where the match stands, in the server's words."""
        self.said: list[tuple[int, str]] = []
        """The play-by-play, each line with the number of its event."""
        self.game: Game
        self.options: dict[str, Any] = {}
        self.refresh()

    @classmethod
    def join(cls, text: str, name: str = "") -> RemoteMatch:
        """Sit down, sit down again, or watch: whatever the link and this machine allow."""
        link = Link.parse(text)
        key = Key.kept(link)
        if key is None and link.invite:
            seed = secrets.token_bytes(32)
            chain = {"anchor": chain_value(seed, CHAIN_LENGTH, 0).hex(), "length": CHAIN_LENGTH}
            pledge = hashlib.sha256(pledged_value(seed)).hexdigest()
            order = {"name": name, "invite": link.invite, "pledge": pledge, "chain": chain}
            joined = request(link.base, f"/api/matches/{link.match}/join", order)
            key = Key(link.base, link.match, joined["token"], seed.hex())
            key.keep()
        return cls(key or Key(link.base, link.match, link.token, ""))

    # ---- what is known

    @property
    def seat(self) -> int | None:
        """Our seat; ``None`` for a spectator."""
        return self.state.get("seat")

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [str(seat["name"]) for seat in self.state["seats"]]

    @property
    def node(self) -> dict[str, Any]:
        """What is due."""
        return dict(self.state["node"])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.state["status"] == "over")

    @property
    def asked(self) -> bool:
        """Whether our seat must decide, or at a table must say what fell."""
        node = self.node
        if node["kind"] == "decision":
            return bool(node["seat"] == self.seat)
        return bool(node["kind"] == "chance" and not node.get("drawn", True) and self.seat is not None)

    @property
    def choices(self) -> list[str]:
        """What we may say now."""
        if not self.asked:
            return []
        return list(self.node.get("legal") or self.node.get("outcomes") or [])

    def question(self) -> str:
        """What is asked, or who is waited for."""
        node = self.node
        if self.over:
            return str(node.get("reason", "The match is over."))
        if self.asked:
            return str(node.get("question", "Your move."))
        if node["kind"] == "open":
            return "Waiting for somebody to sit down."
        if node["kind"] == "decision":
            return f"Waiting for {self.names[node['seat']]}."
        return "Waiting for the dice."

    # ---- asking and telling

    def _ask(self, path: str, body: dict[str, Any] | None = None, *, plain: bool = False) -> Any:
        return request(self.key.base, f"/api/matches/{self.key.match}{path}", body, self.key.token, plain=plain)

    def refresh(self) -> list[str]:
        """Hear what happened, and do our part of the dice; the new lines of play-by-play."""
        since = int(self.state.get("seq", 0))
        news = self._ask(f"/events?since={since}")
        self.state = {name: value for name, value in news.items() if name != "events"}
        for event in news["events"]:
            if event["kind"] == "created":
                self.game, self.options = find_game(event["game"]), dict(event["options"])
        told = [(int(event["seq"]), text) for event in news["events"] if (text := self._words(event))]
        self.said += told
        self._reveal()
        return [text for _, text in told]

    def _words(self, event: dict[str, Any]) -> str:
        """An event in a line; empty for what needs none."""
        if event["kind"] == "seated":
            return f"{event.get('name') or 'Somebody'} sits down."
        if event["kind"] == "started" and event.get("pact"):
            return f"The dice are agreed on: pact {event['pact']}."
        if event["kind"] in ("chat", "said"):
            return f"{self.names[event['seat']]}: {event.get('say') or event.get('phrase', '')}"
        return str(event.get("say") or "")

    def _reveal(self) -> None:
        """Our value of the round, as soon as it is due; nothing to a server that changes what was laid down."""
        dice = self.state.get("dice", {})
        pact = dice.get("pact", "")
        if self.seat is None or not self.key.chain:
            return
        if pact and not self.key.pact:
            self.key.pact = pact
            self.key.keep()
        if self.key.pact != pact:
            raise ServerSaysNo("the server has changed what was laid down for the dice; nothing is shown to it")
        if self.seat not in dice.get("owed", ()):
            return
        seed = bytes.fromhex(self.key.chain)
        committed = dice["tier"] == "committed"
        value = pledged_value(seed) if committed else chain_value(seed, CHAIN_LENGTH, dice["round"])
        self.do("reveal", round=dice["round"], value=value.hex())

    def do(self, op: str, **more: Any) -> None:
        """A command; sent again with the same id until it is acknowledged, so it is done once."""
        self._ask("/commands", {"op": op, "cmd_id": uuid.uuid4().hex, **more})

    def enter(self, text: str) -> None:
        """A move, or what fell."""
        if not self.asked:
            raise ServerSaysNo(self.question())
        if self.node["kind"] == "decision":
            self.do("play", move=text)
        else:
            self.do("roll", outcome=text)

    def why(self) -> str:
        """The rules behind the last thing that happened."""
        if not self.said:
            return "Nothing has happened yet."
        rules = self._ask(f"/why?seq={self.said[-1][0]}")["rules"]
        return "\n".join(f"{rule['id']}  {rule['text']}" for rule in rules) or "No rule: it just happened."

    def record(self) -> str:
        """The record as we may read it."""
        return str(self._ask("/record", plain=True))

    def picture(self) -> str:
        """The board as text, without its headline."""
        return str(self._ask("/picture", plain=True)).partition("\n")[2].rstrip("\n")


def request(base: str, path: str, body: Any = None, token: str = "", *, plain: bool = False) -> Any:
    """One question to a server and its answer; ``ServerSaysNo`` with the server's own words."""
    headers = {"Accept": "text/plain" if plain else "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None
    if body is not None:
        data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
    asked = urllib.request.Request(base + path, data, headers)
    for attempt in range(ATTEMPTS):
        try:
            with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
                text = answer.read().decode()
            return text if plain else json.loads(text)
        except urllib.error.HTTPError as refusal:
            raise _refused(refusal) from None
        except (OSError, ValueError) as problem:
            if attempt == ATTEMPTS - 1:
                reason = getattr(problem, "reason", problem)
                raise ServerSaysNo(f"{base} does not answer: {reason}") from None
    raise AssertionError("the last attempt returns or raises")


def _refused(refusal: urllib.error.HTTPError) -> ServerSaysNo:
    try:
        error = json.loads(refusal.read().decode())["error"]
        return ServerSaysNo(str(error["message"]), rules=error.get("rules", ()))
    except (ValueError, KeyError, TypeError):
        return ServerSaysNo(f"the server answered {refusal.code} {refusal.reason}")
