"""Joining a match on a real server by its link: in plain lines, in the app, and with two-party dice."""

import asyncio
import os
import random
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from tests.patience import PATIENCE
from textual.widgets import Input, RichLog

from touchline.play.match import Match
from touchline.sessions.remote import Key, Link, RemoteMatch, fresh_id
from touchline.tui.app import TouchlineApp
from touchline.tui.remote_screen import RemoteScreen
from touchline.wire import calls
from touchline.wire.chains import LASTING_LENGTH, chain_value
from touchline.wire.client import Client, ServerSaysNo
from touchline.wire.commands import Chat, Resign
from touchline.wire.state import Made
from touchline.wire.terms import Anchor, Luck, NewMatch, SeatTerms


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = tmp_path_factory.mktemp("server") / "store.sqlite"
    process = subprocess.Popen(
        [sys.executable, "-m", "touchline", "serve", "--no-browser", "--open-limits", "--port", "0", "--store", store],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found
    yield found[0]
    process.terminate()
    process.wait(timeout=PATIENCE)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))


def new_match(server: str, game: str, dice: Luck | None = None) -> Made:
    """A match of Ann's that waits for somebody."""
    seats = [SeatTerms(kind="open"), SeatTerms(kind="person", name="Ann")]
    order = NewMatch(game=game, seats=seats, dice=dice or Luck(tier="committed"), public=True)
    with Client(server) as asked:
        made = asked.ask(calls.new_match(order))
    assert isinstance(made, Made)
    return made


def invitation(server: str, made: Made) -> str:
    with Client(server, made.token) as asked:
        return asked.ask(calls.invite(made.match, 0)).link


def against_ann(server: str, game: str) -> tuple[str, RemoteMatch]:
    """An invitation, and the other side."""
    made = new_match(server, game)
    return invitation(server, made), RemoteMatch(Key(server, made.match, made.token, ""))


def test_a_whole_match_with_two_party_dice(server: str) -> None:
    """Neither side nor the server can foresee a roll; both ends reveal their part without being asked."""
    seed = secrets.token_bytes(32)
    chain = Anchor(anchor=chain_value(seed, LASTING_LENGTH, 0).hex(), length=LASTING_LENGTH)
    made = new_match(server, "pocket-gridiron", Luck(tier="chains", chain=chain))
    ann = RemoteMatch(Key(server, made.match, made.token, seed.hex()))
    bob = RemoteMatch.join(invitation(server, made), "Bob")
    chooser = random.Random(3)
    while not ann.over:
        for side in (ann, bob):
            side.refresh()
            if side.asked:
                side.enter(chooser.choice(side.choices))
    bob.refresh()
    assert bob.over
    assert Match.from_record(bob.record()).over


def test_what_is_said_while_lines_are_being_told_is_told_next(server: str) -> None:
    link, ann = against_ann(server, "pocket-gridiron")
    bob = RemoteMatch.join(link, "Bob")
    heard = []
    meanwhile = [Chat(cmd_id=fresh_id(), phrase="good-luck"), Chat(cmd_id=fresh_id(), phrase="thanks")]
    while lines := bob.unheard():
        for line in lines:
            heard.append(line)
            if meanwhile:
                ann.send(meanwhile.pop(0))
                bob.refresh()  # word from the server comes between two lines
    assert heard == bob.said
    assert [line.text for line in heard][-2:] == ["Ann: Good luck!", "Ann: Thank you!"]


def test_at_a_table_on_a_server_a_correction_is_shown_before_it_is_made(server: str) -> None:
    both = [SeatTerms(kind="person", name="Ann"), SeatTerms(kind="person", name="Bob")]
    terms = NewMatch(game="football-darts", options={"darts": "entered"}, seats=both, dice=Luck(tier="entered"))
    with Client(server) as asked:
        made = asked.ask(calls.new_match(terms))
    assert isinstance(made, Made)
    words = ["-m", "touchline", "--plain", "join", f"{server}/?match={made.match}#token={made.token}"]
    table = pexpect.spawn(sys.executable, words, env=dict(os.environ), encoding="utf-8", timeout=PATIENCE)
    for asked_for, said in (("Toss the coin", "heads"), ("receive or defer", "receive"), ("Dart 1", "T20")):
        table.expect(asked_for)
        table.sendline(said)
    table.expect("triple 20 for 60 yards")
    before = RemoteMatch(Key(server, made.match, made.token, "")).record()
    table.sendline("history")
    table.expect(r"3\. Ann: .*triple 20")
    table.sendline("correct 3 MISS")
    table.expect("triple 20")
    table.expect("→ Ann: off the board")
    table.expect(r"Correct it so\? \(yes or no\)")
    table.sendline("no")
    table.expect("Nothing was changed")
    assert RemoteMatch(Key(server, made.match, made.token, "")).record() == before
    table.sendline("correct 3 MISS yes")
    table.expect(r"Corrected\.")
    table.sendline("correct 3 MISS")
    table.expect("says that already")
    table.sendline("quit")
    table.expect(pexpect.EOF)
    assert "MISS" in RemoteMatch(Key(server, made.match, made.token, "")).record().splitlines()[-1]


def test_in_plain_lines_with_mistakes_and_a_closed_lid(server: str, tmp_path: Path) -> None:
    link, ann = against_ann(server, "football-darts")
    words = ["-m", "touchline", "--plain", "join", link, "--name", "Bob"]
    bob = pexpect.spawn(sys.executable, words, env=dict(os.environ), encoding="utf-8", timeout=PATIENCE)
    bob.expect("you are Bob")
    ann.refresh()
    ann.send(Chat(cmd_id=fresh_id(), phrase="good-luck"))
    bob.expect("Ann: Good luck!")
    if ann.asked:
        ann.enter("defer")
    else:
        bob.expect("receive or defer")
        bob.sendline("receive")
    bob.expect("throw and where to aim")
    bob.sendline("punt T20")
    bob.expect(r"No: .*\[FD-5.1\]")
    bob.sendline("throw T20")
    bob.expect("Bob throws dart 1 aimed at triple 20")
    bob.sendline("score")
    bob.expect("Bob .* Ann")
    bob.sendline("why")
    bob.expect("FD-")
    bob.sendline("board")
    bob.expect("Clockwise from the top")
    bob.sendline("rules FD-5.1")
    bob.expect("FD-5.1  ")
    bob.sendline("?")
    bob.expect("board +the board")
    bob.sendline("resign")
    bob.expect(r"Bob gives up\? \(yes or no\)")
    bob.sendline("no")
    bob.expect("Nothing was changed")
    precious = tmp_path / "precious.txt"
    precious.write_text("a finished match", encoding="utf-8")
    bob.sendline(f"save {precious}")
    bob.expect("No: ")
    bob.sendline("quit")
    bob.expect("the same link leads back")
    bob.expect(pexpect.EOF)
    assert precious.read_text(encoding="utf-8") == "a finished match"
    again = RemoteMatch.join(link, "Somebody else")
    assert again.names == ["Bob", "Ann"], "the kept key opens the same seat"
    assert again.seat == 0
    again.send(Resign(cmd_id=fresh_id()))
    again.refresh()
    assert again.over


def play_on(seat: RemoteMatch) -> None:
    """Whatever a seat is asked now, until it is asked nothing: the other's turn has come, or a die is being drawn."""
    seat.refresh()
    while seat.asked:
        seat.enter(seat.choices[0])
        seat.refresh()


def test_the_terminal_calls_whoever_waited(server: str) -> None:
    """A bell and a notice when the turn comes round; none for one's own moves."""
    link, ann = against_ann(server, "street-soccer")
    words = ["-m", "touchline", "--plain", "join", link, "--name", "Bob"]
    bob = pexpect.spawn(sys.executable, words, env=os.environ | {"TERM": "xterm"}, encoding="utf-8", timeout=PATIENCE)
    bob.expect("you are Bob")
    assert "\a" not in bob.before + bob.after
    bob.sendline("B4-D5-E3-F4-H2")
    bob.expect("F4[^\\a]*Ann")
    called = 1
    while called:
        play_on(ann)
        called = bob.expect(["\a\x1b]9;Street Soccer: it is your turn\a", pexpect.TIMEOUT], timeout=0.5)
    bob.sendline("quit")
    bob.expect(pexpect.EOF)


def test_in_the_app(server: str) -> None:
    link, ann = against_ann(server, "street-soccer")
    rung: list[str] = []

    class Heard(TouchlineApp):
        """The app, with somebody who hears its bell."""

        def bell(self) -> None:
            rung.append("bell")

    async def act() -> None:
        app = Heard(pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            app.join(link)
            while not (isinstance(app.screen, RemoteScreen) and app.screen.query("#log")):
                await pilot.pause(0.02)
            screen = app.screen
            assert isinstance(screen, RemoteScreen)
            ann.send(Chat(cmd_id=fresh_id(), phrase="have-fun"))
            log = screen.query_one("#log", RichLog)
            while not any("Ann: Have fun!" in line.text for line in log.lines):
                await pilot.pause(0.02)
            screen.query_one("#line", Input).focus()
            await pilot.press(*"B4-D5-E3-F4-H2", "enter")
            while screen._was_asked:  # until the screen has shown that it is the other's turn
                await pilot.pause(0.02)
            view: Any = screen.remote.state.view
            assert view["figures"][0] == ["B4", "D5", "E3", "F4", "H2"]
            assert rung == []
            while not rung:
                await asyncio.to_thread(play_on, ann)
                await pilot.pause(0.02)

    asyncio.run(act())
    assert rung == ["bell"]


@pytest.mark.parametrize("text", ["", "football", "ftp://host/?match=a", "http://host/", "http://host/?match=../x"])
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(ServerSaysNo, match="no link"):
        Link.parse(text)


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(ServerSaysNo, match="does not answer"):
        RemoteMatch.join("http://127.0.0.1:9/?match=abc#invite=x")


def test_a_match_that_is_not_there(server: str) -> None:
    with pytest.raises(ServerSaysNo):
        RemoteMatch.join(f"{server}/?match=abc")
