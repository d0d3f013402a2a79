"""Being told of one's turn: pushes that only the browser can read, letters that were asked for, matches kept quiet."""

from __future__ import annotations

import base64
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from fastapi.testclient import TestClient
from tests.patience import PATIENCE
from tests.server.conftest import bearer, quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.server.people.web_push import CURVE, Subscription, from_url64, url64


class Browser:
    """A push service and the browser behind it, on this machine: it keeps what comes and can read it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"
        self.came: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.answer = 201
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                browser.came.put((dict(self.headers), body))
                self.send_response(browser.answer)
                self.end_headers()

            def log_message(self, *said: Any) -> None:
                """Nothing."""

        self.service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()
        self.host = f"127.0.0.1:{self.service.server_address[1]}"
        self.endpoint = f"http://{self.host}/send/1"

    @property
    def order(self) -> dict[str, str]:
        point = self.key.public_key().public_numbers()
        raw = b"\4" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big")
        return {"endpoint": self.endpoint, "p256dh": url64(raw), "auth": url64(self.auth), "lang": "de"}

    def read(self) -> tuple[dict[str, str], dict[str, Any]]:
        headers, body = self.came.get(timeout=PATIENCE)
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return headers, json.loads(text)


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.service.shutdown()
    made.service.server_close()


@pytest.fixture
def client(browser: Browser, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(quiet(tmp_path, notice_seconds=0.0, push_hosts=(browser.host,)))) as client:
        yield client


def account(client: TestClient, name: str) -> str:
    made = client.post("/api/accounts", json={"name": name, "passphrase": "correct horse"})
    return str(made.json()["token"])


def table_of(client: TestClient, ann: str = "", **terms: Any) -> Table:
    table = Table(client, "street-soccer", headers=bearer(ann) if ann else {}, **terms)
    table.join()
    return table


def move(table: Table, seat: int) -> None:
    """Play until it is the other's turn."""
    while table.to_move() == seat:
        table.order(seat, "play", move=table.get("", seat)["node"]["legal"][0])


def until_turn_of(table: Table, seat: int) -> None:
    while (due := table.to_move()) != seat:
        assert due is not None
        move(table, due)


def test_the_words_of_the_standard() -> None:
    """RFC 8291, appendix A: the same keys and salt give the same bytes."""
    own = ec.derive_private_key(int.from_bytes(from_url64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    to = Subscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    made = to.encrypt(b"When I grow up, I want to be a watermelon", salt=from_url64("DGv6ra1nlYgDCS1FRnbzlw"), own=own)
    assert url64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_told_when_it_is_its_account_s_turn(client: TestClient, browser: Browser) -> None:
    ann = account(client, "ann")
    assert client.post("/api/push", json=browser.order, headers=bearer(ann)).status_code == 200
    table = table_of(client, ann)
    until_turn_of(table, 0)
    headers, told = browser.read()
    assert told["title"] == "Street Soccer: du bist dran"
    assert told["body"] == "Gegen Bob."
    assert told["url"] == f"/match/{table.id}"
    assert headers["Content-Encoding"] == "aes128gcm"
    check_signature(headers["Authorization"], client.get("/api/push").json()["key"], f"http://{browser.host}")


def test_whoever_is_waited_for_in_a_league_is_told(client: TestClient, browser: Browser) -> None:
    ann, bob = (bearer(account(client, name)) for name in ("ann", "bob"))
    assert client.post("/api/push", json=browser.order, headers=bob).status_code == 200
    league = client.post("/api/leagues", json={"name": "A", "game": "street-soccer", "legs": 1}, headers=ann).json()[
        "id"
    ]
    client.post(f"/api/leagues/{league}/join", headers=bob)
    (fixture,) = client.post(f"/api/leagues/{league}/start", headers=ann).json()["fixtures"]
    which = {"round": fixture["round"], "home": fixture["home"]}
    match = client.post(f"/api/leagues/{league}/match", json=which, headers=ann).json()["match"]
    client.post(f"/api/matches/{match}/join", json={}, headers=ann)
    _, told = browser.read()
    assert told["title"] == "Street Soccer: Jemand wartet auf dich"
    assert told["body"] == "ann sitzt schon am Tisch."
    assert told["url"] == f"/?match={match}"


def check_signature(header: str, key: str, audience: str) -> None:
    """Whoever reads the header knows that it came from the owner of the key (RFC 8292)."""
    token, signer = header.removeprefix("vapid t=").split(", k=")
    assert signer == key
    head, claims, signature = token.split(".")
    assert json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"] == audience
    raw = from_url64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_url64(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_guest_is_told_of_the_match_whose_seat_it_holds(client: TestClient, browser: Browser) -> None:
    table = table_of(client)
    assert client.post("/api/push", json=browser.order, headers=table.headers(1)).status_code == 200
    other = table_of(client)
    until_turn_of(other, 1)
    until_turn_of(table, 0)
    until_turn_of(table, 1)
    assert browser.read()[1]["tag"] == table.id


def test_a_match_that_is_kept_quiet_tells_nothing(client: TestClient, browser: Browser) -> None:
    ann = account(client, "ann")
    client.post("/api/push", json=browser.order, headers=bearer(ann))
    still, loud = (Table(client, "street-soccer", headers=bearer(ann)) for _ in range(2))
    answered = client.post(f"/api/matches/{still.id}/notices", json={"quiet": True}, headers=still.headers(0))
    assert answered.json() == {"ok": True, "quiet": True, "slow": True}
    for table in (still, loud):
        table.join()
        until_turn_of(table, 1)
        until_turn_of(table, 0)
    assert browser.read()[1]["tag"] == loud.id
    while not browser.came.empty():
        assert browser.read()[1]["tag"] == loud.id


def test_whoever_is_here_is_not_told(client: TestClient, browser: Browser) -> None:
    """The line to the match is open: nothing need be pushed; and a fast match is no matter for it at all."""
    ann = account(client, "ann")
    fast = table_of(client, ann, clock={"kind": "live"})
    slow = table_of(client, ann)
    ticket = client.post("/api/tickets", headers=slow.headers(0)).json()["ticket"]
    with client.websocket_connect(f"/ws?ticket={ticket}") as line:
        line.send_json({"op": "watch", "match": slow.id})
        line.receive_json()
        client.post("/api/push", json=browser.order, headers=bearer(ann))
        for table in (fast, slow):
            until_turn_of(table, 1)
            until_turn_of(table, 0)
    until_turn_of(slow, 1)
    until_turn_of(slow, 0)
    assert browser.read()[1]["tag"] == slow.id
    assert browser.came.empty()


def test_a_browser_that_is_gone_is_forgotten(client: TestClient, browser: Browser) -> None:
    ann = account(client, "ann")
    client.post("/api/push", json=browser.order, headers=bearer(ann))
    browser.answer = 410
    table = table_of(client, ann)
    until_turn_of(table, 0)
    browser.read()
    store = client.app.state.backend.store  # type: ignore[attr-defined]
    assert client.portal is not None
    while client.portal.call(store.read, "select 1 from push_browsers"):
        time.sleep(0.01)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:22/",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com.evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "file:///etc/passwd",
        "http://[",
        "https://fcm.googleapis.com:port/x",
    ],
)
def test_the_server_calls_nobody_but_push_services(client: TestClient, browser: Browser, endpoint: str) -> None:
    """An endpoint is an address that a stranger gives: the server must not be sent anywhere with it."""
    refused = client.post(
        "/api/push", json=browser.order | {"endpoint": endpoint}, headers=bearer(account(client, "ann"))
    )
    assert refused.status_code == 422
    assert refused.json()["error"]["field"] == "endpoint"


def test_nobody_subscribes_for_nobody(client: TestClient, browser: Browser) -> None:
    assert client.post("/api/push", json=browser.order).status_code == 401
    ann = account(client, "ann")
    for spoiled in ({"p256dh": "AAAA"}, {"auth": "AAAA"}):
        assert client.post("/api/push", json=browser.order | spoiled, headers=bearer(ann)).status_code == 422


class LetterBox:
    """A real SMTP server that keeps what comes."""

    def __init__(self) -> None:
        self.came: queue.Queue[Any] = queue.Queue()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.came.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def read(self) -> Any:
        return self.came.get(timeout=PATIENCE)


def test_letters_go_only_where_somebody_said_yes(tmp_path: Path) -> None:
    box = LetterBox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    post = Controller(box, hostname="127.0.0.1", port=port)
    post.start()
    settings = quiet(
        tmp_path,
        notice_seconds=0.0,
        url="https://games.example",
        smtp=f"smtp+plain://127.0.0.1:{port}/?from=games@example.org",
    )
    try:
        with TestClient(make_app(settings)) as client:
            ann = account(client, "ann")
            order = {"address": "ann@example.org", "lang": "nl"}
            given = client.post("/api/account/email", json=order, headers=bearer(ann)).json()
            assert given == {"ok": True, "offered": True, "address": "ann@example.org", "confirmed": False}
            asked = box.read()
            assert asked["To"] == "ann@example.org"
            assert asked["Subject"] == "Post van Touchline?"
            token = asked.get_content().split("#confirm=")[1].split()[0]
            assert client.post("/api/email/confirm", json={"token": token}).status_code == 200
            table = table_of(client, ann)
            until_turn_of(table, 0)
            letter = box.read()
            assert letter["Subject"] == "Street Soccer: jij bent aan de beurt"
            assert f"https://games.example/match/{table.id}" in letter.get_content()
            end = letter.get_content().split("#letters-off=")[1].split()[0]
            assert client.post("/api/email/end", json={"token": end}).status_code == 200
            assert "address" not in client.get("/api/account/email", headers=bearer(ann)).json()
            answers = [client.post("/api/account/email", json=order, headers=bearer(ann)).status_code for _ in range(4)]
            assert answers == [200, 200, 422, 422], "nobody can have a letter box filled"
    finally:
        post.stop()
