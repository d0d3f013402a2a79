"""The leak test: two matches that differ only in a secret look the same to whoever may not know it.

Both servers have the same key, ids, nonces and clock, so that everything they send must be the
same to the last byte, over every channel, until the game itself lays the secret open.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.playing import Table
from tests.server.same_machines import same_machines

from touchline.games import find_game, game_names
from touchline.kernel.nodes import CHANCE, OVER
from touchline.server.matches.live import LiveMatch

HIDDEN_HANDS = [name for name in game_names() if not find_game(name).perfect_information]
CHANNELS = ("", "/events", "/record", "/picture", "/moments", "/board", "/events?since=5")


class Twin:
    """One of the two matches, with a socket for every seat and for a spectator."""

    def __init__(self, client: TestClient, stack: ExitStack, game: str, dice: dict[str, Any]) -> None:
        self.client = client
        played = find_game(game)
        dealt = {each.name: each.text(each.default) for each in played.options if each.name in played.at_the_table}
        self.table = Table(client, game, dice=dice, options=dealt, clock={"kind": "live", "bank": 3600})
        self.table.join()
        self.sockets: dict[int | None, Any] = {}
        for seat in (*self.table.tokens, None):
            ticket = client.post("/api/tickets", headers=self.table.headers(seat)).json()["ticket"]
            socket = stack.enter_context(client.websocket_connect(f"/ws?ticket={ticket}"))
            socket.send_text(json.dumps({"op": "watch", "match": self.table.id}))
            socket.receive_text()
            self.sockets[seat] = socket

    @property
    def live(self) -> LiveMatch:
        backend = self.client.app.state.backend  # type: ignore[attr-defined]
        live = backend.matches.in_memory(self.table.id)
        assert isinstance(live, LiveMatch)
        return live

    def act(self, seat: int, text: str) -> dict[int | None, str]:
        """Enter a roll or play a move; what is pushed to everybody."""
        if self.live.match.to_move == CHANCE:
            self.table.order(seat, "roll", outcome=text)
        else:
            self.table.order(seat, "play", move=text)
        return {watcher: socket.receive_text() for watcher, socket in self.sockets.items()}

    def seen_by(self, seat: int | None) -> list[str]:
        """Everything a seat can fetch, refusals included."""
        got = [
            self.client.get(f"/api/matches/{self.table.id}{path}", headers=self.table.headers(seat)).text
            for path in CHANNELS
        ]
        got.append(self.client.get(f"/api/matches/{self.table.id}/export", headers=self.table.headers(seat)).text)
        if seat is not None:
            for body in (
                {"op": "play", "move": "no such move", "cmd_id": "x", "seat": seat},
                {"op": "roll", "outcome": "no such roll", "cmd_id": "x", "seat": seat},
                {"op": "play", "move": "no such move", "cmd_id": "x", "seat": seat, "seq": 3},
                {"op": "undo", "cmd_id": "y", "seat": seat},
            ):
                if body["op"] == "undo" and self.live.match.steps[-1].seat == seat:
                    continue
                answer = self.client.post(
                    f"/api/matches/{self.table.id}/commands", json=body, headers=self.table.headers(seat)
                )
                assert answer.status_code >= 400, body
                got.append(answer.text)
        return got


@contextmanager
def twins(tmp_path: Path, game: str, dice: dict[str, Any]) -> Iterator[tuple[Twin, Twin]]:
    with same_machines(tmp_path) as (one, other), ExitStack() as stack:
        yield Twin(one, stack, game, dice), Twin(other, stack, game, dice)


def secrets_at(live: LiveMatch) -> list[tuple[str, tuple[int, ...]]]:
    """The choices here that not everybody may know, and who may."""
    match = live.match
    if match.to_move == CHANCE:
        choices = list(range(match.game.rules.chances(match.state, match.box)))
        choices = [k for k in choices if match.game.rules.weight(match.state, match.box, k)]
    else:
        choices = match.game.legal_moves(match.state, match.box)
    found = []
    for choice in choices:
        secret = match.game.secret(match.state, match.box, choice)
        if secret is not None:
            found.append((match.game.choice_text(match.state, match.box, choice), secret.seats))
    return found


def any_choice(live: LiveMatch, step: int) -> tuple[int, str]:
    """Some legal move or possible outcome, and a seat that may enter it."""
    match = live.match
    if match.to_move >= 0:
        legal = match.legal()
        return match.to_move, legal[step * 7 % len(legal)]
    rules = match.game.rules
    possible = [k for k in range(rules.chances(match.state, match.box)) if rules.weight(match.state, match.box, k)]
    outcome = possible[step * 7 % len(possible)]
    secret = match.game.secret(match.state, match.box, outcome)
    return (secret.seats[0] if secret else 0), match.game.outcome_text(match.state, match.box, outcome)


def compare(a: Twin, b: Twin, knowing: tuple[int, ...]) -> int:
    """Hold everything the unknowing can see side by side; how many of them there are."""
    unknowing = [seat for seat in a.sockets if seat not in knowing]
    for seat in unknowing:
        for first, second in zip(a.seen_by(seat), b.seen_by(seat), strict=True):
            assert first == second, f"seat {seat} can tell the difference"
    return len(unknowing)


@pytest.mark.parametrize("begin", [0, 100])
@pytest.mark.parametrize("kind", ["roll", "decision"])
@pytest.mark.parametrize("game", HIDDEN_HANDS)
def test_a_secret_choice_cannot_be_seen_by_others(tmp_path: Path, game: str, kind: str, begin: int) -> None:
    """From ``begin`` steps on: at the first secret, the twins choose differently; then all is the same for the rest."""
    with twins(tmp_path, game, {"tier": "entered"}) as (a, b):
        for step in range(600):
            match = a.live.match
            assert match.to_move != OVER, "no secret was found"
            secrets = secrets_at(a.live)
            if step >= begin and len(secrets) > 1 and (match.to_move == CHANCE) == (kind == "roll"):
                break
            seat, text = any_choice(a.live, step)
            assert a.act(seat, text) == b.act(seat, text)
        (one, knowing), (other, _) = secrets[0], secrets[-1]
        pushed = a.act(knowing[0], one), b.act(knowing[0], other)
        assert pushed[0][knowing[0]] != pushed[1][knowing[0]], "whoever made the choice must see it"
        for watcher in a.sockets:
            if watcher not in knowing:
                assert pushed[0][watcher] == pushed[1][watcher]
        assert compare(a, b, knowing) > 0
        for step in range(6):
            if a.live.match.to_move == OVER or a.live.match.to_move != b.live.match.to_move:
                break
            seat, text = any_choice(a.live, step)
            before, box = a.live.match.state, a.live.match.box
            if text not in possible_texts(b.live):
                break
            told = a.act(seat, text), b.act(seat, text)
            if a.live.match.game.reveals(before, a.live.match.state, box):
                break
            for watcher in a.sockets:
                if watcher not in knowing:
                    assert told[0][watcher] == told[1][watcher]
            compare(a, b, knowing)


def possible_texts(live: LiveMatch) -> list[str]:
    match = live.match
    if match.to_move >= 0:
        return match.legal()
    rules = match.game.rules
    count = rules.chances(match.state, match.box)
    possible = [k for k in range(count) if rules.weight(match.state, match.box, k)]
    return [match.game.outcome_text(match.state, match.box, k) for k in possible]


@pytest.mark.parametrize("game", HIDDEN_HANDS)
def test_the_secret_is_laid_open_at_the_end(tmp_path: Path, game: str) -> None:
    with twins(tmp_path, game, {"tier": "entered"}) as (a, _):
        for step in range(40):
            a.act(*any_choice(a.live, step))
        true = [entry.text for entry in a.live.match.record.entries]
        shown = [line.split(". ", 1)[1][2:] for line in a.table.text("/record").splitlines() if ". " in line[:6]]
        assert shown != true
        a.table.order(0, "resign")
        record = a.table.text("/record")
        assert all(f"{number}. " in record and text in record for number, text in enumerate(true, 1))


def test_there_is_a_game_with_hidden_hands() -> None:
    assert HIDDEN_HANDS
