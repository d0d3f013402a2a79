"""The same match played by four clients gives the same record: engine protocol, terminal, bot API, socket.

The browser speaks the socket's frames; ``tests/browser`` plays whole matches with it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.conftest import Server
from websockets.sync.client import connect

from touchline.play.match import Match
from touchline.play.record import Record
from touchline.sessions.remote import Key, RemoteMatch, fresh_id
from touchline.wire import calls
from touchline.wire.client import Client, frame_of, frame_text
from touchline.wire.commands import Play
from touchline.wire.engine import Engine
from touchline.wire.frames import NewsFrame, Receipt, Watch
from touchline.wire.people import Credentials
from touchline.wire.state import Made
from touchline.wire.terms import Luck, NewMatch, SeatTerms

GAMES = ["football-darts", "pocket-gridiron", "street-soccer", "first-and-goal"]
SEED = 20
MOVES = 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Server("--port", "0", "--store", str(tmp_path_factory.mktemp("four") / "store.sqlite"))
    yield running.url
    running.stop()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))


def script(game: str) -> list[str]:
    """Some moves that are legal with these dice."""
    match, chooser, moves = Match(game, seed=SEED), random.Random(3), list[str]()
    while not match.over and len(moves) < MOVES:
        if match.to_move < 0:
            match.roll()
            continue
        moves.append(chooser.choice(match.legal()))
        match.play(moves[-1])
    return moves


def at_one_table(server: str, game: str, token: str = "") -> Made:
    """A match with the same dice, both seats ours."""
    seats = [SeatTerms(kind="person"), SeatTerms(kind="person")]
    with Client(server, token) as client:
        options = {option: value for option, value in Match(game).options.items() if option != "throwers"}
        order = NewMatch(game=game, options=options, seats=seats, dice=Luck(tier="plain", seed=SEED))
        made = client.ask(calls.new_match(order))
    assert isinstance(made, Made)
    return made


def by_engine(server: str, game: str, moves: list[str]) -> str:
    engine = Engine()
    assert engine.answer({"op": "new", "game": game, "seed": SEED})["ok"]

    def roll_on() -> None:
        while engine.answer({"op": "node"})["node"]["kind"] == "chance":
            assert engine.answer({"op": "roll"})["ok"]

    roll_on()
    for move in moves:
        assert engine.answer({"op": "play", "move": move})["ok"]
        roll_on()
    return str(engine.answer({"op": "record"})["record"])


def by_terminal(server: str, game: str, moves: list[str]) -> str:
    made = at_one_table(server, game)
    remote = RemoteMatch(Key(server, made.match, made.token, ""))
    for move in moves:
        remote.send(Play(cmd_id=fresh_id(), move=move))
    remote.refresh()
    return remote.record()


def by_bot(server: str, game: str, moves: list[str]) -> str:
    who = Credentials(name=f"bot-{game}", passphrase="a long passphrase", bot=True)
    with Client(server) as client:
        client.token = client.ask(calls.new_account(who)).token
        made = at_one_table(server, game, client.token)
        lines = client.game_lines(made.match)
        seq = next(lines).seq
        for move in moves:
            seq = client.ask(calls.bot_move(made.match, move, seq)).seq
        lines.close()  # type: ignore[attr-defined]
        return client.ask(calls.record(made.match))


def by_socket(server: str, game: str, moves: list[str]) -> str:
    made = at_one_table(server, game)
    with Client(server, made.token) as client:
        with connect(client.socket_url(client.ask(calls.ticket()).ticket)) as socket:
            socket.send(frame_text(Watch(match=made.match)))
            for number, move in enumerate(moves):
                socket.send(frame_text(Play(cmd_id=f"m{number}", id=number, match=made.match, move=move)))
            told = 0
            while told < len(moves):
                frame = frame_of(socket.recv(timeout=30))
                assert isinstance(frame, NewsFrame | Receipt), frame
                told += isinstance(frame, Receipt)
        return client.ask(calls.record(made.match))


CLIENTS: list[Callable[[str, str, list[str]], str]] = [by_engine, by_terminal, by_bot, by_socket]


@pytest.mark.parametrize("game", GAMES)
def test_four_clients_one_record(game: str, server: str) -> None:
    moves = script(game)
    told = [Record.parse(play(server, game, moves)) for play in CLIENTS]
    first = told[0]
    assert len(first.entries) > len(moves)
    for record in told[1:]:
        assert [entry.line() for entry in record.entries] == [entry.line() for entry in first.entries]
        for header in ("Game", "Rules", "RuleSet", "Seed", "Result"):
            assert record.get(header) == first.get(header), header
        assert record.get_all("Option") == first.get_all("Option")
