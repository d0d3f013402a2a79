"""A seat at a match on a server, taken with a link.

The server runs the rules; here are only its words: a view, the legal moves, events.  The key to the
seat is kept on this machine, so that the same link leads back to it after the lid was closed.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
import urllib.parse
import uuid
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

from touchline.games import find_game
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.play.keeping import matches_folder
from touchline.play.match import Match
from touchline.sessions.correcting import Correction, correction_of
from touchline.wire import calls
from touchline.wire.chains import LASTING_LENGTH, chain_value
from touchline.wire.client import Client, ServerSaysNo
from touchline.wire.commands import Order, Play, Reveal, Roll
from touchline.wire.events import Chatted, Created, MatchEvent, Played, Rolled, Seated, Started, Step
from touchline.wire.kinds import ErrorKind
from touchline.wire.nodes import ChanceNode, DecisionNode, OpenNode, OverNode
from touchline.wire.state import MatchState, News
from touchline.wire.terms import Anchor, Join
from touchline.wire.words import Words
from touchline.words.languages import say, spoken

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
"""Seconds before a connection that was lost is made again."""


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
            raise ServerSaysNo(Message("prompt-no-link", text=repr(text)))
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


class Said(NamedTuple):
    """A line of the play-by-play."""

    seq: int
    """The number of its event."""
    entry: int | None
    """That of its entry in the record, by which it is corrected."""
    text: str


def entry_of(event: MatchEvent) -> int | None:
    """The number that an event has in the record, if it is a step of the game."""
    return event.n if isinstance(event, Step) else None


class RemoteMatch:
    """A match as its server tells it to our seat, or to a spectator.

    ``refresh`` asks once; ``listen`` follows the match from then on, as it happens.
    """

    def __init__(self, key: Key) -> None:
        self.key = key
        self.said: list[Said] = []
        """The play-by-play."""
        self.state: MatchState
        """Where the match stands, in the server's words."""
        self.game: Game
        self.options: dict[str, Any] = {}
        self._client = Client(key.base, key.token)
        self._lock = threading.RLock()
        self._known = 0
        self._heard = 0
        self._left = threading.Event()

        self.refresh()

    @classmethod
    def join(cls, text: str, name: str = "") -> RemoteMatch:
        """Sit down, sit down again, or watch: whatever the link and this machine allow."""
        link = Link.parse(text)
        key = Key.kept(link)
        if key is None and link.invite:
            seed = secrets.token_bytes(32)
            order = Join(
                cmd_id=fresh_id(),
                name=name,
                invite=link.invite,
                pledge=hashlib.sha256(pledged_value(seed)).hexdigest(),
                chain=Anchor(anchor=chain_value(seed, LASTING_LENGTH, 0).hex(), length=LASTING_LENGTH),
            )
            with Client(link.base) as server:
                joined = server.ask(calls.join(link.match, order))
            key = Key(link.base, link.match, joined.token, seed.hex())
            key.keep()
        return cls(key or Key(link.base, link.match, link.token, ""))

    # ---- what is known

    def unheard(self) -> list[Said]:
        """What was said since this was last asked, each line once: more may be said while these are being told."""
        with self._lock:
            fresh = self.said[self._heard :]
            self._heard += len(fresh)
            return fresh

    @property
    def seat(self) -> int | None:
        """Our seat; ``None`` for a spectator."""
        return self.state.seat

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [seat.name for seat in self.state.seats]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.status == "over"

    @property
    def asked(self) -> bool:
        """Whether our seat must decide, or at a table must say what fell."""
        node = self.state.node
        if isinstance(node, DecisionNode):
            return node.seat == self.seat
        return isinstance(node, ChanceNode) and node.drawn is False and self.seat is not None

    @property
    def choices(self) -> list[str]:
        """What we may say now."""
        node = self.state.node
        if not self.asked:
            return []
        if isinstance(node, DecisionNode):
            return list(node.legal or [])
        return list(node.outcomes or []) if isinstance(node, ChanceNode) else []

    @property
    def wants_back(self) -> bool:
        """Whether the other side asks to take back its last move."""
        return self.state.undo_asked_by not in (None, self.seat)

    def headline(self) -> str:
        """Score and situation in a line."""
        state = self.state
        return worded(state.headline, state.words, "headline", self.names, HEADLINE_BREAK)

    def question(self) -> str:
        """What is asked, or who is waited for."""
        node = self.state.node
        if isinstance(node, OverNode):
            return worded(node.reason, node.words, "reason", self.names)
        if isinstance(node, OpenNode):
            return say("prompt-waiting-seat")
        if self.asked:
            return worded(node.question or say("prompt-your-move"), node.words, "question", self.names)
        if isinstance(node, DecisionNode):
            return say("prompt-waiting-for", who=self.names[node.seat])
        return say("prompt-waiting-dice")

    # ---- hearing

    def refresh(self) -> list[str]:
        """Ask what happened, and do our part of the dice; the new lines of play-by-play."""
        return self._take(self._client.ask(calls.events(self.key.match, self._known)))

    def listen(self, heard: Callable[[], object], lost: Callable[[ServerSaysNo], object]) -> None:
        """Follow the match in a thread: ``heard`` is called after all that happens, ``lost`` when nobody is there.

        A connection that ends is made again; what was missed is told first.
        """
        threading.Thread(target=self._follow, args=(heard, lost), daemon=True).start()

    def leave(self) -> None:
        """Listen no more."""
        self._left.set()

    def _follow(self, heard: Callable[[], object], lost: Callable[[ServerSaysNo], object]) -> None:
        wait = FIRST_WAIT
        while not self._left.is_set():
            try:
                for news in self._client.follow(self.key.match, self._known):
                    if self._left.is_set():
                        return
                    if isinstance(news, News):
                        self._take(news)
                    heard()
                    wait = FIRST_WAIT
            except ServerSaysNo as problem:
                if self._left.is_set():
                    return
                lost(problem)
                if not problem.passing:
                    return
            self._left.wait(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _take(self, news: News) -> list[str]:
        """Note what is new in some news."""
        with self._lock:
            fresh = [event for event in news.events if event.seq > self._known]
            for event in fresh:
                if isinstance(event, Created):
                    self.game, self.options = find_game(event.game), dict(event.options)
            if news.seq >= self._known:
                self.state, self._known = news, news.seq
            told = [Said(event.seq, entry_of(event), text) for event in fresh if (text := self._words(event))]
            self.said += told
        # whoever draws the match asks for what was said, and does not wait for a server
        self._reveal()
        return [each.text for each in told]

    def _words(self, event: MatchEvent) -> str:
        """An event in a line; empty for what needs none."""
        if isinstance(event, Seated):
            return say("prompt-sits-down", who=event.name or say("prompt-somebody"))
        if isinstance(event, Started) and event.pact:
            return say("prompt-pact", pact=event.pact)
        if isinstance(event, Chatted) and event.seat is not None:
            return f"{self.names[event.seat]}: {worded(event.say, event.words, 'say', self.names)}"
        if isinstance(event, Played | Rolled):
            return worded(event.say or "", event.words, "say", self.names)
        return ""

    # ---- doing

    def _reveal(self) -> None:
        """Our value of the round, as soon as it is due; nothing to a server that changes what was laid down."""
        dice = self.state.dice
        pact = dice.pact or ""
        if self.seat is None or not self.key.chain:
            return
        if pact and not self.key.pact:
            self.key.pact = pact
            self.key.keep()
        if self.key.pact != pact:
            raise ServerSaysNo(Message("prompt-pact-changed"))
        if self.seat not in (dice.owed or ()) or dice.round is None:
            return
        seed = bytes.fromhex(self.key.chain)
        committed = dice.tier == "committed"
        value = pledged_value(seed) if committed else chain_value(seed, LASTING_LENGTH, dice.round)
        try:  # under an id that makes a second showing harmless
            self.send(Reveal(cmd_id=f"reveal-{dice.round}", round=dice.round, value=value.hex()))
        except ServerSaysNo as problem:
            if problem.kind != ErrorKind.WRONG_NODE:  # shown already: we heard of it late
                raise

    def send(self, order: Order) -> None:
        """A command; sent again with the same id until it is acknowledged, so it is done once."""
        self._client.ask(calls.command(self.key.match, order))

    def enter(self, text: str) -> None:
        """A move, or what fell."""
        if not self.asked:
            raise ServerSaysNo(self.question())
        if isinstance(self.state.node, DecisionNode):
            self.send(Play(cmd_id=fresh_id(), move=text))
        else:
            self.send(Roll(cmd_id=fresh_id(), outcome=text))

    # ---- asking

    def why(self) -> str:
        """The rules behind the last thing that happened."""
        if not self.said:
            return say("prompt-nothing-yet")
        rules = self._client.ask(calls.why(self.key.match, self.said[-1].seq)).rules
        return "\n".join(f"{rule.id}  {rule.text}" for rule in rules) or say("prompt-no-rule")

    def record(self) -> str:
        """The record as we may read it."""
        return self._client.ask(calls.record(self.key.match))

    def correction(self, number: int, text: str, *, cut: bool = False) -> Correction | None:
        """What correcting an entry would change at a real table; ``None`` elsewhere, where the server refuses it."""
        if self.state.dice.tier != "entered":
            return None
        return correction_of(Match.from_record(self.record()), self.seat, number, text, cut=cut)

    def picture(self) -> str:
        """The board as text, without its headline."""
        return self._client.ask(calls.picture(self.key.match)).partition("\n")[2].rstrip("\n")


def worded(text: str, words: Words | None, field: str, names: Sequence[str], between: str = " ") -> str:
    """A field of the server's in our own language; the server's English where it sent no messages with it."""
    found = (words or {}).get(field)
    if not text or not found:
        return text
    return spoken().say([Message.from_json(each) for each in found], names, between)


def fresh_id() -> str:
    """A command's own id."""
    return uuid.uuid4().hex
