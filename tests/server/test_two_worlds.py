"""Two worlds that differ only in what is hidden: every byte of every way out is the same for whoever may not know.

For every kind of node of every game with hidden things there are two matches, on two servers with the same key, ids,
nonces and clock.  One begins at a position of the game; the other at what the observer's view of it completes to
(``Game.determinize``): it looks the same, and the hidden cards lie otherwise.  Whatever the observer then asks, over
every channel and with every kind of dice, must be answered with the same bytes.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import quiet
from tests.server.playing import Chain
from tests.server.same_machines import same_machines
from tests.sweep import sample

from touchline.games import find_game, game_names
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.play.match import Match
from touchline.server.app import make_app
from touchline.server.dice.tiers import Dice
from touchline.server.matches.rows import compact
from touchline.server.matches.seats import Seat
from touchline.server.people.tokens import Caller
from touchline.server.web.bot_api import _game_lines
from touchline.wire.engine import Engine

HIDDEN = [name for name in game_names() if not find_game(name).perfect_information]
TIERS = ["plain", "committed", "pledged", "chains", "entered"]
LOOKS = ("", "/events", "/events?since=2", "/record", "/export", "/picture", "/moments", "/board", "/why?seq=4")
TRIED: tuple[dict[str, Any], ...] = (
    {"op": "play", "move": "no such move"},
    {"op": "play", "move": "no such move", "seq": 2},
    {"op": "roll", "outcome": "no such roll"},
    {"op": "undo"},
    {"op": "accept"},
    {"op": "reveal", "round": 9, "value": "00" * 32},
    {"op": "replace", "whom": 9},
    {"op": "correct", "number": 1, "text": "x"},
)
CHAIN = {seat: Chain(16) for seat in range(4)}
for _seat, _chain in CHAIN.items():
    _chain.seed = bytes([_seat]) * 32


def dealt(game: Game) -> dict[str, Any]:
    """The options with which the program deals, so that it has something to hide."""
    return {each.name: each.text(each.default) for each in game.options if each.name in game.at_the_table}


def nodes(game: Game, options: dict[str, Any], seed: int) -> dict[tuple[Any, ...], Any]:
    """A state for every kind of node met in some games, far enough from the start for cards to be hidden."""
    box, found = game.new_box(options), {}
    chooser = random.Random(seed)
    for _ in range(4):
        s = game.new_state(box)
        for step in range(300):
            due = game.rules.to_move(s, box)
            if due == OVER:
                break
            kind = (game.view(s, box, None)["phase"], due, due == CHANCE and game.foresees(s, box, None))
            if step > 20 or kind not in found:
                found[kind] = s.copy()
            if due == CHANCE:
                weights = [game.rules.weight(s, box, k) for k in range(game.rules.chances(s, box))]
                choice = chooser.choices(range(len(weights)), weights)[0]
            else:
                choice = chooser.choice(game.legal_moves(s, box))
            game.step(s, box, choice)
    return found


def other_world(game: Game, s: Any, box: Any, observer: int | None) -> Any | None:
    """A state that looks the same to the observer and is not; ``None`` if nothing is hidden from them."""
    view = game.view(s, box, observer)
    for seed in range(20):
        draw = random.Random(seed).randrange
        made = game.determinize(view, box, draw)
        if made.position() != s.position():
            return made
    return None


class World:
    """One of the two servers."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        made = client.post("/api/accounts", json={"name": "ann", "passphrase": "a long passphrase"})
        self.ann = {"Authorization": f"Bearer {made.json()['token']}"}

    def begin(self, game: Game, options: dict[str, Any], tier: str, position: str) -> None:
        """A match from a position, every seat taken by somebody else."""
        seats = game.seats(game.new_box(options))
        dice: dict[str, Any] = {"tier": "committed" if tier == "pledged" else tier}
        pledge = {seat: "ab" * 31 + f"{seat:02x}" for seat in range(seats)} if tier == "pledged" else {}
        if tier == "chains":
            dice["chain"] = CHAIN[0].laid_down()
        if pledge:
            dice["pledge"] = pledge[0]
        order = {"game": game.name, "options": options, "dice": dice, "position": position, "public": True}
        made = self.client.post("/api/matches", json=order | {"seats": [{"kind": "person"}]}, headers=self.ann)
        assert made.status_code == 201, made.text
        self.id = made.json()["match"]
        self.made = made.text
        self.open = [self.client.get(f"/api/matches/{self.id}").text, self.client.get("/api/lobby").text]
        self.tokens = {0: made.json()["token"]}
        for seat in range(1, seats):
            join = {"seat": seat, "pledge": pledge.get(seat, "")}
            if tier == "chains":
                join["chain"] = CHAIN[seat].laid_down()
            joined = self.client.post(f"/api/matches/{self.id}/join", json=join)
            assert joined.status_code == 201, joined.text
            self.tokens[seat] = joined.json()["token"]

    @property
    def match(self) -> Match:
        live = self.client.app.state.backend.matches.in_memory(self.id)  # type: ignore[attr-defined]
        assert live is not None
        found: Match = live.match
        return found

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def seen_by(self, seat: int | None) -> list[str]:
        """Everything that somebody can get out of a match."""
        path = f"/api/matches/{self.id}"
        looks = [path + look for look in LOOKS] + [f"/game/export/{self.id}", f"/api/bot/game/{self.id}/chat"]
        if seat is None:
            looks.append("/api/accounts/ann/matches")
        got = [*self.open, *([self.made] if seat == 0 else [])]
        got += [text for _, text in self.ask(seat, [("GET", look, None) for look in looks])]
        got += [text for _, text in self.ask(seat, [("POST", f"{path}/join", {})])]
        got += self.pushed_to(seat)
        return got if seat is None else got + self.refused([body | {"seat": seat} for body in self.tried(seat)], "t")

    def tried(self, seat: int) -> Iterator[dict[str, Any]]:
        """Orders that must be refused; to take back the own last decision is none."""
        for body in TRIED:
            if body["op"] != "undo" or not self.match.steps or self.match.steps[-1].seat != seat:
                yield body

    def refused(self, orders: list[dict[str, Any]], name: str) -> list[str]:
        """What is answered to orders, each of which is refused."""
        path = f"/api/matches/{self.id}/commands"
        sent = [("POST", path, order | {"cmd_id": f"{name}{number}"}) for number, order in enumerate(orders)]
        answers = self.ask(orders[0]["seat"], sent)
        assert all(status >= 400 for status, _ in answers), answers
        return [text for _, text in answers]

    def ask(self, seat: int | None, requests: list[tuple[str, str, Any]]) -> list[tuple[int, str]]:
        """Requests one after another, in the server's own loop: from thread to thread each would take twice as long."""

        async def answers() -> list[tuple[int, str]]:
            told = []
            transport = httpx.ASGITransport(app=self.client.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
                for method, path, body in requests:
                    answer = await client.request(method, path, json=body, headers=self.headers(seat))
                    told.append((answer.status_code, answer.text))
            return told

        assert self.client.portal is not None
        return self.client.portal.call(answers)

    def pushed_to(self, seat: int | None) -> list[str]:
        """The first message of a socket, of a stream of lines, and of a bot's stream."""
        ticket = self.client.post("/api/tickets", headers=self.headers(seat)).json()["ticket"]
        with self.client.websocket_connect(f"/ws?ticket={ticket}") as socket:
            socket.send_text(json.dumps({"op": "watch", "match": self.id}))
            heard = socket.receive_text()
        backend = self.client.app.state.backend  # type: ignore[attr-defined]

        async def streams() -> list[str]:
            caller = Caller() if seat is None else Caller(self.id, (seat,))
            first, listener = await backend.matches.follow(self.id, caller, None)
            stream = _game_lines(backend, self.id, listener, first)
            line = await anext(stream)
            await stream.aclose()  # type: ignore[attr-defined]
            backend.matches.hub.leave(self.id, listener)
            return [compact(first), line]

        assert self.client.portal is not None
        return [heard, *self.client.portal.call(streams)]

    def guesses(self, seat: int, texts: set[str]) -> list[str]:
        """What is answered to somebody who names cards to find out whether they are there."""
        return self.refused([{"op": "roll", "outcome": text, "seat": seat} for text in sorted(texts)], "g")


@contextmanager
def worlds(tmp_path: Path) -> Iterator[tuple[World, World]]:
    with same_machines(tmp_path) as (one, other):
        yield World(one), World(other)


def same_in_both(dice: Dice, match: Match, seats: list[Seat]) -> int:
    """A die falls as its number says; of a deck the first card by name, which depends on what is there alone."""
    game, s, box = match.game, match.state, match.box
    possible = [k for k in range(game.rules.chances(s, box)) if game.rules.weight(s, box, k)]
    possible.sort(key=lambda k: game.outcome_text(s, box, k))
    return possible[dice.draws * 5 % len(possible) if game.foresees(s, box, None) else 0]


def parted(a: Match, b: Match, observer: int | None) -> bool:
    """Whether the game itself has told the worlds apart: a card burned, or hands changed, and a view is another."""
    if len(a.steps) != len(b.steps):
        return True
    game, box = a.game, a.box
    pairs = zip(a.states, b.states, strict=True)
    return any(game.view(one, box, observer) != game.view(two, box, observer) for one, two in pairs)


def outcomes(match: Match) -> set[str]:
    game, s, box = match.game, match.state, match.box
    return {game.outcome_text(s, box, k) for k in range(game.rules.chances(s, box))}


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("game_name", HIDDEN)
def test_nobody_can_tell_the_worlds_apart(
    tmp_path: Path, game_name: str, tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(game_name)
    options = dealt(game)
    box = game.new_box(options)
    monkeypatch.setattr(Dice, "draw", same_in_both)
    compared = hidden_odds = 0
    with worlds(tmp_path) as (a, b):
        watchers = itertools.cycle((None, *range(game.seats(box))))
        kinds = list(nodes(game, options, seed=len(tier)).items())
        for kind, s in kinds[TIERS.index(tier) % 2 :: sample(2, 1)]:  # each kind of node by two tiers of dice at least
            rolls = game.rules.to_move(s, box) == CHANCE
            for observer in (None, *range(game.seats(box))) if rolls else (next(watchers),):
                other = other_world(game, s, box, observer)
                if other is None:
                    continue
                for world, state in ((a, s), (b, other)):
                    world.begin(game, options, tier, state.position())
                if parted(a.match, b.match, observer):
                    continue
                for one, two in zip(a.seen_by(observer), b.seen_by(observer), strict=True):
                    assert one == two, f"at {kind} observer {observer} can tell the worlds apart"
                compared += 1
                if a.match.to_move == CHANCE and not game.foresees(a.match.state, box, observer):
                    hidden_odds += 1
                    if observer is not None:
                        texts = outcomes(a.match) | outcomes(b.match)
                        assert a.guesses(observer, texts) == b.guesses(observer, texts)
    assert compared > 20
    assert hidden_odds > 1 or tier not in ("chains", "entered"), "the nodes with hidden odds were not met"


@pytest.mark.parametrize("seats", ["2", "4"])
@pytest.mark.parametrize("game_name", HIDDEN)
def test_the_engine_tells_a_seat_no_more_than_its_view(game_name: str, seats: str) -> None:
    """The engine protocol's ``view`` and redacted ``record``, at every kind of node."""
    game = find_game(game_name)
    options = dealt(game) | {"seats": seats}
    box = game.new_box(options)
    compared = 0
    for kind, s in nodes(game, options, seed=7).items():
        for observer in (None, *range(game.seats(box))):
            other = other_world(game, s, box, observer)
            if other is None:
                continue
            told = []
            for state in (s, other):
                engine = Engine()
                engine.answer(
                    {"op": "set", "game": game.name, "options": options, "position": state.position(), "seed": 1}
                )
                asked = {"op": "view"} if observer is None else {"op": "view", "seat": observer}
                record = [] if observer is None else [engine.answer(asked | {"op": "record"})]
                told.append([engine.answer(asked), *record])
            assert told[0] == told[1], f"at {kind} observer {observer} can tell the worlds apart"
            compared += 1
    assert compared > 40


@pytest.mark.parametrize("game_name", HIDDEN)
def test_whoever_makes_a_match_with_others_gives_no_seed(client: TestClient, game_name: str) -> None:
    """Whoever knows the seed knows every hand."""
    order = {"game": game_name, "dice": {"tier": "plain", "seed": 7}}
    refused = client.post("/api/matches", json=order | {"seats": [{"kind": "person"}, {"kind": "open"}]})
    assert (refused.status_code, refused.json()["error"]["field"]) == (422, "seed")
    alone = client.post("/api/matches", json=order | {"seats": [{"kind": "person"}, {"kind": "person"}]})
    assert alone.status_code == 201
    assert alone.json()["altered"] == ["seed"]


def test_changed_figures_are_told_before_anybody_sits_down(client: TestClient) -> None:
    """In the lobby, to whoever looks, and in the match's first event; a position only as far as it hides nothing."""
    data = {"matchups": {"draw": {"4-3": "RG/2"}}}
    game = find_game("first-and-goal")
    s = game.new_state(game.new_box({}))
    order = {"game": game.name, "data": data, "position": s.position(), "public": True, "dice": {"tier": "committed"}}
    made = client.post("/api/matches", json=order)
    assert made.status_code == 201, made.text
    match = made.json()["match"]
    state = client.get(f"/api/matches/{match}").json()
    card = client.get("/api/lobby").json()[0]
    assert state["altered"] == card["altered"] == ["data", "position"]
    assert state["terms"]["data"] == data
    assert state["terms"]["position"] is True, "the line names every hand"
    created = client.get(f"/api/matches/{match}/events").json()["events"][0]
    assert created["data"] == data
    assert "position" not in created


def ann_and_bob(client: TestClient) -> dict[str, dict[str, str]]:
    """Two accounts: what each of them shows with a request."""
    tokens = {}
    for name in ("ann", "bob"):
        made = client.post("/api/accounts", json={"name": name, "passphrase": "a long passphrase"})
        tokens[name] = {"Authorization": f"Bearer {made.json()['token']}"}
    return tokens


def test_a_history_comes_with_the_delay_of_its_matches(tmp_path: Path) -> None:
    """A match that is watched with a delay ends in nobody's history before it ends for spectators."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        tokens = ann_and_bob(client)
        order = {"game": "pocket-gridiron", "public": True, "delay": 600, "dice": {"tier": "committed"}}
        match = client.post("/api/matches", json=order, headers=tokens["ann"]).json()["match"]
        assert client.post(f"/api/matches/{match}/join", json={}, headers=tokens["bob"]).status_code == 201
        clock[0] += 700_000
        before = client.get("/api/accounts/ann/matches").json()
        resign = {"op": "resign", "cmd_id": "r"}
        assert client.post(f"/api/matches/{match}/commands", json=resign, headers=tokens["bob"]).status_code == 200
        clock[0] += 1_000
        after = client.get("/api/accounts/ann/matches").json()
        assert after[0]["status"] == "playing"
        assert [card | {"updated": 0} for card in before] == [card | {"updated": 0} for card in after]
        assert client.get("/api/users/status?ids=bob").json()[0]["playing"]
        assert client.get("/api/accounts/ann/matches", headers=tokens["bob"]).json()[0]["status"] == "over"
        clock[0] += 600_000
        assert client.get("/api/accounts/ann/matches").json()[0]["status"] == "over"
        assert not client.get("/api/users/status?ids=bob").json()[0]["playing"]


def test_a_rating_tells_no_end_before_its_delay(tmp_path: Path) -> None:
    """A rated match that is watched later changes ratings when its end may be seen; talking after it delays nothing."""
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        tokens = ann_and_bob(client)
        terms = {"rated": True, "public": True, "delay": 600, "clock": {"kind": "live", "bank": 60}}
        order = {"game": "pocket-gridiron", "dice": {"tier": "committed"}} | terms
        match = client.post("/api/matches", json=order, headers=tokens["ann"]).json()["match"]
        assert client.post(f"/api/matches/{match}/join", json={}, headers=tokens["bob"]).status_code == 201
        backend = client.app.state.backend  # type: ignore[attr-defined]

        def say(op: str, **more: str) -> None:
            order = {"op": op, "cmd_id": f"{op} {clock[0]}"} | more
            sent = client.post(f"/api/matches/{match}/commands", json=order, headers=tokens["bob"])
            assert sent.status_code == 200, sent.text

        def told() -> list[int]:
            client.portal.call(backend.ratings.drain)  # type: ignore[union-attr]
            client.portal.call(backend.ratings.rate_what_is_left)  # type: ignore[union-attr]
            known = client.get("/api/ratings/pocket-gridiron").json()
            return [len(client.get(f"/api/accounts/{name}/ratings").json()) for name in tokens] + [len(known)]

        say("resign")
        assert told() == [0, 0, 0], "spectators see the match under way"
        clock[0] += 500_000
        say("chat", phrase="good-game")
        clock[0] += 99_000
        assert told() == [0, 0, 0]
        clock[0] += 2_000
        assert told() == [1, 1, 2]
