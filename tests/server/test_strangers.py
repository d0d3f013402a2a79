"""Strangers: one of them cannot stall the house or fill it.  What everybody may use is counted."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import socket
import threading
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.conftest import bearer, quiet
from tests.server.playing import Chain, Table

from touchline.play.match import Match
from touchline.server.app import make_app
from touchline.server.errors import TooMany
from touchline.server.matches.staging import PAGE, moments, still
from touchline.server.operations.answers import Answers
from touchline.server.operations.coaches import Coaches, as_in_the_box
from touchline.server.operations.limits import LONGEST_REFUSAL, Limits
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.serving import Running, listen, web_config
from touchline.server.operations.settings import Settings
from touchline.server.operations.turns import LONGEST_LINE, Turns
from touchline.server.operations.work import Tab, carried, in_pieces, on_tab
from touchline.server.web.connections import Parting, Turnstile
from touchline.wire import chains


@pytest.fixture
def limits() -> Limits:
    """Ten milliseconds of work, a kilobyte, a second of processes; as good as nothing comes back."""
    settings = Settings(store="", work=(0.01, 10), stored_bytes=(0.01, 1024), process_seconds=(0.0001, 1))
    return Limits(settings, Metrics())


def busy(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def spent(tab: Tab) -> bool:
    try:
        tab.check()
    except TooMany as problem:
        return problem.key == "work"
    return False


# ---- the tab


def test_work_is_written_down_wherever_it_is_done(limits: Limits) -> None:
    """Between two pauses, in a task that was started, in the pieces of something long."""

    async def here() -> None:
        await asyncio.sleep(0)
        busy(0.02)
        await asyncio.sleep(0)

    async def in_a_task() -> None:
        await asyncio.create_task(carried(here()))

    def many() -> Generator[None, None, None]:
        for _ in range(10):
            busy(0.002)
            yield

    async def piece_by_piece() -> None:
        await in_pieces(many())

    for number, work in enumerate((here, in_a_task, piece_by_piece)):
        tab = Tab(limits, f"10.0.0.{number}")
        assert not spent(tab)
        asyncio.run(on_tab(tab, work()))
        assert spent(tab), work.__name__
    assert not spent(Tab(limits, "10.0.1.1")), "somebody else has done nothing"


def test_waiting_is_not_work(limits: Limits) -> None:
    tab = Tab(limits, "10.0.0.1")
    asyncio.run(on_tab(tab, asyncio.sleep(0.05)))
    assert not spent(tab)


def test_an_account_pays_wherever_it_comes_from(limits: Limits) -> None:
    tab = Tab(limits, "10.0.0.1", "ann")
    tab.worked(0.02)
    with pytest.raises(TooMany):
        Tab(limits, "10.0.0.2").also("ann")


def test_what_goes_wrong_inside_comes_out(limits: Limits) -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it was")

    async def is_cancelled() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return "told"
        return ""

    async def run() -> str:
        task = asyncio.create_task(on_tab(Tab(limits, "a"), is_cancelled()))
        await asyncio.sleep(0)
        task.cancel()
        return await task

    with pytest.raises(ValueError, match="as it was"):
        asyncio.run(on_tab(Tab(limits, "a"), fails()))
    assert asyncio.run(run()) == "told"


def test_whoever_has_worked_the_server_too_hard_waits(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    settings.work = (0.001, 1.0)
    with TestClient(make_app(settings)) as client:
        answers = [client.get("/api/games") for _ in range(50)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[0].status_code == 200
    assert refused
    assert refused[0].json()["error"]["key"] == "work"


def test_whoever_has_stored_too_much_stores_no_more(tmp_path: Path) -> None:
    """By match, by move, over HTTP or a socket; looking on costs nothing."""
    settings = quiet(tmp_path)
    settings.stored_bytes = (0.001, 8000)
    with TestClient(make_app(settings)) as client:
        made = [client.post("/api/matches", json={"game": "football-darts"}) for _ in range(20)]
        codes = [answer.status_code for answer in made]
        assert codes[0] == 201
        assert codes[-1] == 429
        assert made[-1].json()["error"]["key"] == "bytes"
        match, token = made[0].json()["match"], made[0].json()["token"]
        assert client.get(f"/api/matches/{match}", headers=bearer(token)).status_code == 200


# ---- turns


def test_one_request_of_an_address_begins_in_a_pass_of_the_loop() -> None:
    """Sixteen of a stranger stand behind one another, and somebody else's between any two of them."""

    async def run() -> list[str]:
        turns = Turns((1e9, 1e9), (1e9, 1e9))
        order: list[str] = []

        async def come(who: str) -> None:
            await turns.wait(who)
            order.append(who)

        async def others() -> None:
            for _ in range(4):
                order.append("-")
                await asyncio.sleep(0)

        await asyncio.gather(*(come("stranger") for _ in range(4)), come("ann"), others())
        return order

    order = "".join(word[0] for word in asyncio.run(run()))
    assert order.startswith("sa-"), "the first of each address at once"
    assert "ss" not in order
    assert order.count("s") == 4


def test_whoever_has_used_their_share_waits_while_the_loop_is_busy() -> None:
    async def waits(used: float, by_others: float) -> bool:
        turns = Turns((0.001, 10.0), (0.001, 100.0))
        turns.used("stranger", used)
        turns.used("others", by_others)
        waiting = asyncio.create_task(turns.wait("stranger"))
        for _ in range(5):
            await asyncio.sleep(0)
        await turns.wait("ann")  # has used nothing: never waits
        done = waiting.done()
        waiting.cancel()
        return not done

    assert not asyncio.run(waits(5, 200)), "within the share"
    assert not asyncio.run(waits(15, 0)), "there is time to spare"
    assert asyncio.run(waits(15, 200))


def test_what_has_begun_goes_before_what_has_not_and_whoever_is_gone_is_passed_over() -> None:
    async def run() -> list[str]:
        turns = Turns((1e9, 1e9), (1e9, 1e9))
        order: list[str] = []

        async def come(name: str, first: bool) -> None:
            await turns.wait("a", first=first)
            order.append(name)

        tasks = [asyncio.create_task(come(name, name == "begun")) for name in ("one", "gone", "two", "begun")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(run()) == ["one", "begun", "two"]


def test_a_line_has_an_end() -> None:
    async def run() -> None:
        turns = Turns((0.001, 1.0), (0.001, 1.0))
        turns.used("a", 5)
        waiting = [asyncio.create_task(turns.wait("a")) for _ in range(LONGEST_LINE)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await turns.wait("a")
        for each in waiting:
            each.cancel()

    asyncio.run(run())


def test_a_stranger_who_is_refused_again_and_again_hears_it_later(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("touchline.server.operations.limits.asyncio.sleep", sleep)
    refusing = Limits(Settings(store="", refusals=(0.001, 3.0)), Metrics())

    async def run() -> None:
        for _ in range(40):
            await refusing.refused("10.0.0.1")
        await refusing.refused("10.0.0.2")

    asyncio.run(run())
    assert slept[:3] == [0, 0, 0]
    assert 0 < slept[3] <= LONGEST_REFUSAL
    assert slept[-1] == 0, "somebody else"


# ---- heavy answers


def play_on(table: Table, steps: int) -> None:
    while table.get()["status"] != "over" and len(table.get("/events", 0)["events"]) < steps:
        table.play()


def test_the_moments_of_a_match_come_in_pages(client: TestClient) -> None:
    table = Table(client, "pocket-gridiron", seats=[{"kind": "person"}] * 2, dice={"tier": "plain", "seed": 3})
    play_on(table, PAGE + 30)
    whole: list[dict[str, Any]] = []
    first: int | None = 0
    pages = 0
    while first is not None:
        page = table.get(f"/moments?first={first}", 0)
        assert len(page["moments"]) <= PAGE
        whole += page["moments"]
        first, pages = page["next"], pages + 1
    assert pages > 1
    assert [moment["at"] for moment in whole] == list(range(page["count"]))
    assert table.get("/moments?first=100000", 0)["moments"] == []
    assert table.get("/moments", 0)["moments"] == whole[:PAGE]


def test_a_still_of_a_match_does_not_move() -> None:
    match = Match("football-darts").roll("heads").play("receive")
    picture = still(match)
    before = list(moments(picture, None))
    match.roll("T20").undo().undo()
    assert list(moments(picture, None)) == before


def test_heavy_answers_are_made_once_and_kept_by_the_byte() -> None:
    made: list[str] = []

    def make(name: str) -> Generator[None, None, bytes]:
        made.append(name)
        yield
        return name.encode() * 10

    async def run() -> None:
        answers = Answers(most=25)
        for name in ("a", "b", "a", "c", "a", "b"):
            assert await answers.of(name, make(name)) == name.encode() * 10
            assert answers.size <= 25

    asyncio.run(run())
    assert made == ["a", "b", "c", "b"]


def test_a_wrong_seed_is_hashed_in_pieces(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty thousand hashes at once are a tenth of a second of everybody's time."""
    from touchline.server.matches import service

    pieces: list[int] = []

    async def counted(work: Generator[None, None, Any]) -> Any:
        pieces.append(0)
        while True:
            try:
                next(work)
            except StopIteration as done:
                return done.value
            pieces[-1] += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(service, "in_pieces", counted)
    table = Table(client, dice={"tier": "chains"}, chain_length=65_536)
    table.join()
    wrong = table.order(0, "entrust", 422, seed="ab" * 32)
    assert "seed" in wrong["error"]["message"]
    assert pieces == [65_536 // chains.MARK_EVERY]
    assert list(chains.marking(bytes.fromhex("ab" * 32), 65_536)) == [], "and never a second time"
    assert table.order(0, "entrust", seed=table.chains[0].seed.hex())["ok"]


def test_a_chain_is_the_same_by_marks() -> None:
    chain = Chain(1000)
    values = [chain.value(at) for at in range(1001)]
    for at in range(1000):
        assert hashlib.sha256(bytes.fromhex(values[at + 1])).hexdigest() == values[at]


# ---- figures of one's own


def test_which_rules_come_in_the_box() -> None:
    assert as_in_the_box("pocket-gridiron", {"mode": "pro", "halftime_swap": "yes"}, None)
    assert as_in_the_box("street-soccer", {}, None)
    assert not as_in_the_box("football-darts", {"start_spot": "31"}, None)
    assert not as_in_the_box("pocket-gridiron", {}, {"dice": {"rb": {"title": "Runner"}}})


class Slow:
    """In the place of a worker: it answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.go = asyncio.Event()

    async def ask(self, _question: Any, request: dict[str, Any], *, seconds: float, used: Any = None) -> dict[str, Any]:
        self.asked.append(request)
        await self.go.wait()
        if used is not None:
            used(2.0)
        return {"ok": True}

    async def close(self) -> None:
        pass


def test_figures_of_ones_own_never_keep_the_coach_from_others(limits: Limits) -> None:
    own = {"game": "pocket-gridiron", "options": {}, "data": {"dice": {"rb": {"title": "Runner"}}}}
    box: dict[str, Any] = {"game": "pocket-gridiron", "options": {}, "data": None}

    async def run() -> None:
        coaches = Coaches(1 << 30)
        house, guests = Slow(), Slow()
        coaches._house, coaches._guests = house, guests  # type: ignore[assignment]
        house.go.set()

        async def ask(address: str, request: Any) -> Any:
            return await on_tab(Tab(limits, address), coaches.ask(request, 1.0))

        waiting = [asyncio.create_task(ask(f"10.0.0.{n}", own)) for n in range(8)]
        while len(guests.asked) < 8:
            await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await ask("10.0.0.1", own)  # one question at a time
        with pytest.raises(TooMany):
            await ask("10.0.1.1", own)  # the queue is full
        assert (await ask("10.0.1.2", box))["ok"], "the rules in the box have a coach all the while"
        guests.go.set()
        await asyncio.gather(*waiting)
        with pytest.raises(TooMany) as refusal:
            await ask("10.0.0.1", box)  # has used more of the processes than anybody may
        assert refusal.value.key == "processes"
        await coaches.close()

    asyncio.run(run())


# ---- memory


def test_matches_in_memory_have_a_budget_in_bytes(tmp_path: Path) -> None:
    settings = quiet(tmp_path, memory_for_matches=200_000)
    with TestClient(make_app(settings)) as client:
        backend = client.app.state.backend  # type: ignore[attr-defined]
        tables = [Table(client, "street-soccer", seats=[{"kind": "person"}] * 2) for _ in range(12)]
        for table in tables:
            table.play()
        weights = backend.matches._weights
        assert weights.total() <= 200_000
        assert 1 <= len(weights) < 12
        assert weights.total() == sum(weights.values())
        for table in tables:
            assert table.get("", 0)["seq"] >= 4, "what was forgotten is folded again"


def test_even_matches_that_are_followed_are_forgotten_and_still_told(tmp_path: Path) -> None:
    settings = quiet(tmp_path, memory_for_matches=150_000)
    with TestClient(make_app(settings)) as client:
        backend = client.app.state.backend  # type: ignore[attr-defined]
        tables = [Table(client, "street-soccer", seats=[{"kind": "person"}] * 2) for _ in range(10)]
        ticket = client.post("/api/tickets", headers=tables[0].headers(0)).json()["ticket"]
        with client.websocket_connect(f"/ws?ticket={ticket}") as heard:
            for table in tables:
                heard.send_json({"op": "watch", "match": table.id})
                first = heard.receive_json()
                assert first["ok"]
            assert backend.matches._weights.total() <= 150_000
            assert backend.matches.in_memory(tables[0].id) is None
            tables[0].play()
            told = heard.receive_json()
            assert (told["match"], told["events"][0]["kind"]) == (tables[0].id, "played")


# ---- connections


def test_the_turnstile_counts_who_comes_again_and_again() -> None:
    turnstile = Turnstile(Settings(store="", rate_connections=(0.001, 3)), Metrics())
    let_in = []
    for number in range(5):
        let_in.append(turnstile.enter(number, "1.1.1.1"))
        turnstile.leave(number)
    assert let_in == [True, True, True, False, False]
    assert turnstile.enter(9, "2.2.2.2")


def test_what_is_written_to_whoever_has_gone_is_dropped() -> None:
    """uvloop raises where asyncio is silent, and a slow client's end would be a traceback for each who writes to it."""
    import uvloop

    made: list[asyncio.Transport] = []
    gone = asyncio.Event()

    class Server(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            made.append(transport)  # type: ignore[arg-type]

        def connection_lost(self, problem: Exception | None) -> None:
            gone.set()

    async def run() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(Server, "127.0.0.1", 0)
        await asyncio.open_connection("127.0.0.1", server.sockets[0].getsockname()[1])
        while not made:
            await asyncio.sleep(0)
        made[0].abort()
        await gone.wait()
        with pytest.raises(RuntimeError, match="closed"):
            made[0].write(b"x")
        parting = Parting(made[0])
        parting.write(b"x")
        parting.pause_reading()
        parting.resume_reading()
        assert parting.is_closing()
        server.close()

    uvloop.run(run())


def test_the_turnstile_counts_in_all_and_by_address() -> None:
    settings = Settings(store="", connections_an_ip=3, proxies=("10.0.0.0/8",))
    turnstile = Turnstile(settings, Metrics(), allowed=128 + 20)
    assert [turnstile.enter(n, "1.1.1.1") for n in range(4)] == [True, True, True, False]
    assert all(turnstile.enter(10 + n, "10.0.0.1") for n in range(10)), "a proxy brings everybody"
    turnstile.leave(0)
    turnstile.leave(0)
    assert turnstile.enter(4, "1.1.1.1")
    assert [turnstile.enter(30 + n, f"2.2.2.{n}") for n in range(9)] == [True] * 7 + [False] * 2
    assert len(turnstile) == turnstile.most == 20


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """The port of a real server that does not wait long."""
    listening = listen("127.0.0.1", 0)
    server = Running(web_config(quiet(tmp_path, header_seconds=0.2, body_seconds=0.2)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield int(listening.getsockname()[1])
    server.should_exit = True
    thread.join()


def is_well(port: int) -> bool:
    """It answers; who is slow on a busy machine is hung up on as well, and comes again."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{port}/api/phrases", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHo",
    ],
    ids=["nothing", "half a head", "half a body", "half of the second"],
)
def test_half_a_request_is_not_waited_for(port: int, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(half)
        while connection.recv(65_536):
            pass
    assert is_well(port)


def test_an_endless_head_is_cut_off(port: int) -> None:
    line = b"X: " + b"x" * 1000 + b"\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection, pytest.raises(OSError):
        connection.sendall(b"GET / HTTP/1.1\r\n" + line * 100_000)
    assert is_well(port)


def test_streams_are_counted_like_sockets(tmp_path: Path) -> None:
    settings = quiet(tmp_path)
    settings.sockets_an_ip = 2
    with TestClient(make_app(settings)) as client:
        table = Table(client)
        tickets = [client.post("/api/tickets").json()["ticket"] for _ in range(2)]
        with (
            client.websocket_connect(f"/ws?ticket={tickets[0]}"),
            client.websocket_connect(f"/ws?ticket={tickets[1]}"),
        ):
            refused = client.get(f"/api/matches/{table.id}/stream")
            assert refused.status_code == 429, refused.text
            assert json.loads(refused.text)["error"]["key"] == "ip"
            backend = client.app.state.backend  # type: ignore[attr-defined]
            assert not backend.matches.hub.is_followed(table.id), "whoever was refused follows nothing"
