"""The same match played by four clients gives the same record: engine protocol, terminal, bot API, socket.

The fifth is the browser: ``tests/browser/test_browser_same_record.py``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.patience import PATIENCE, line_to
from tests.server.conftest import Server

from touchline.games import find_game
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.sessions.remote import Key, RemoteMatch, fresh_id
from touchline.wire import calls
from touchline.wire.bots import GameFull
from touchline.wire.client import Client, frame_of, frame_text
from touchline.wire.commands import Play, Resign
from touchline.wire.engine import Engine
from touchline.wire.frames import NewsFrame, Receipt, Watch
from touchline.wire.people import Credentials
from touchline.wire.state import Made
from touchline.wire.terms import Luck, NewMatch, SeatTerms

GAMES = ["football-darts", "pocket-gridiron", "street-soccer", "first-and-goal"]
SEED = 20
MOVES = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    running = Server("--port", "0", "--store", str(tmp_path_factory.mktemp("four") / "store.sqlite"))
    yield running.url
    running.stop()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))


@dataclass(frozen=True)
class Script:
    """Some moves that are legal with these dice, and who gives up after them: then nothing is hidden any more."""

    game: str
    moves: list[str]
    loser: int


def script(game: str) -> Script:
    match, chooser, moves = Match(game, find_game(game).on_screen, seed=SEED), random.Random(3), list[str]()
    while not match.over and (len(moves) < MOVES or match.to_move < 0):
        if match.to_move < 0:
            match.roll()
            continue
        moves.append(chooser.choice(match.legal()))
        match.play(moves[-1])
    assert match.to_move >= 0
    return Script(game, moves, match.to_move)


def at_one_table(server: str, game: str, token: str = "") -> Made:
    """A match with the same dice, both seats ours."""
    seats = [SeatTerms(kind="person"), SeatTerms(kind="person")]
    with Client(server, token) as client:
        made = client.ask(calls.new_match(NewMatch(game=game, seats=seats, dice=Luck(tier="plain", seed=SEED))))
    assert isinstance(made, Made)
    return made


def by_engine(server: str, played: Script) -> str:
    engine = Engine()
    options = dict(find_game(played.game).on_screen)
    assert engine.answer({"op": "new", "game": played.game, "options": options, "seed": SEED})["ok"]

    def roll_on() -> None:
        while engine.answer({"op": "node"})["node"]["kind"] == "chance":
            assert engine.answer({"op": "roll"})["ok"]

    roll_on()
    for move in played.moves:
        assert engine.answer({"op": "play", "move": move})["ok"]
        roll_on()
    assert engine.answer({"op": "resign", "seat": played.loser})["ok"]
    return str(engine.answer({"op": "record"})["record"])


def by_terminal(server: str, played: Script) -> str:
    made = at_one_table(server, played.game)
    remote = RemoteMatch(Key(server, made.match, made.token, ""))
    for move in played.moves:
        remote.send(Play(cmd_id=fresh_id(), move=move))
    remote.send(Resign(cmd_id=fresh_id(), seat=played.loser))
    remote.refresh()
    assert remote.over
    return remote.record()


def by_bot(server: str, played: Script) -> str:
    who = Credentials(name=f"bot-{played.game}", passphrase="a long passphrase", bot=True)
    with Client(server) as client:
        client.token = client.ask(calls.new_account(who)).token
        made = at_one_table(server, played.game, client.token)
        seq = made.seq
        for move in played.moves:
            seq = client.ask(calls.bot_move(made.match, move, seq)).seq
        client.ask(calls.bot_resign(made.match))
        (full,) = client.game_lines(made.match)
        assert isinstance(full, GameFull)
        assert full.state.status == "resign"
        return client.ask(calls.record(made.match))


def by_socket(server: str, played: Script) -> str:
    made = at_one_table(server, played.game)
    orders = [Play(cmd_id=f"m{n}", id=n, match=made.match, move=move) for n, move in enumerate(played.moves)]
    with Client(server, made.token) as client:
        with line_to(client.socket_url(client.ask(calls.ticket()).ticket)) as socket:
            socket.send(frame_text(Watch(match=made.match)))
            for order in orders:
                socket.send(frame_text(order))
            socket.send(frame_text(Resign(cmd_id="end", match=made.match, seat=played.loser)))
            told = 0
            while told <= len(orders):
                frame = frame_of(socket.recv(timeout=PATIENCE))
                assert isinstance(frame, NewsFrame | Receipt), frame
                told += isinstance(frame, Receipt)
        return client.ask(calls.record(made.match))


CLIENTS: list[Callable[[str, Script], str]] = [by_engine, by_terminal, by_bot, by_socket]


def assert_same_record(one: str, other: str) -> None:
    """The same match, whoever wrote it down; names, dates and where it was played aside."""
    first, second = Record.parse(one), Record.parse(other)
    assert [entry.line() for entry in second.entries] == [entry.line() for entry in first.entries]
    for header in ("Game", "Rules", "RuleSet", "Seed", "Result"):
        assert second.get(header) == first.get(header), header
    assert second.get_all("Option") == first.get_all("Option")


@pytest.mark.parametrize("game", GAMES)
def test_four_clients_one_record(game: str, server: str) -> None:
    played = script(game)
    first, *others = [play(server, played) for play in CLIENTS]
    assert len(Record.parse(first).entries) > len(played.moves)
    for record in others:
        assert_same_record(first, record)
