"""What an adapter written for lichess bots needs: every path it asks for, and the fields it reads there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.conftest import Server, bearer, lines_of
from tools.soak.services import PrivatePostgres, PrivateRedis

from touchline.server.dice.verify import verify_text

FORM = {"Content-Type": "application/x-www-form-urlencoded"}
GAME = "pocket-gridiron"


class Account:
    """Somebody who is signed in."""

    def __init__(self, http: Any, name: str, *, bot: bool = False) -> None:
        self.http, self.name = http, name
        order = {"name": name, "passphrase": "long enough", "bot": bot}
        self.token: str = http.post("/api/accounts", json=order).json()["token"]
        self.headers = bearer(self.token)

    def get(self, path: str, expect: int = 200) -> Any:
        answer = self.http.get(f"/api/{path}", headers=self.headers)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, expect: int = 200) -> Any:
        answer = self.http.post(f"/api/{path}", json=body, headers=self.headers)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def form(self, path: str, text: str, expect: int = 200) -> Any:
        answer = self.http.post(f"/api/{path}", content=text, headers=self.headers | FORM)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def challenge(self, whom: Account, **more: Any) -> Any:
        return self.post(f"challenge/{whom.name}", {"game": GAME} | more, expect=201)["challenge"]


@pytest.fixture
def ann(client: TestClient) -> Account:
    return Account(client, "ann")


@pytest.fixture
def robo(client: TestClient) -> Account:
    return Account(client, "robo", bot=True)


def started(ann: Account, robo: Account, **more: Any) -> str:
    match = str(ann.challenge(robo, **more)["id"])
    robo.post(f"challenge/{match}/accept")
    return match


def test_a_challenge_says_who_what_and_how_fast(ann: Account, robo: Account) -> None:
    sent = ann.challenge(robo, clock={"kind": "live", "bank": 300, "increment": 5})
    assert sent["challenger"] == {"id": "ann", "name": "ann", "username": "ann"}
    assert (sent["destUser"]["id"], sent["destUser"]["title"]) == ("robo", "BOT")
    assert sent["variant"]["key"] == GAME
    assert sent["timeControl"] == {"type": "clock", "limit": 300, "increment": 5, "show": "5+5"}
    assert (sent["speed"], sent["rated"], sent["direction"]) == ("rapid", False, "out")
    assert [each["id"] for each in robo.get("challenge")["in"]] == [sent["id"]]
    assert [each["id"] for each in ann.get("challenge")["out"]] == [sent["id"]]
    assert robo.get(f"challenge/{sent['id']}/show")["direction"] == "in"


@pytest.mark.parametrize(
    ("clock", "read"),
    [
        ({"clock.limit": 300, "clock.increment": 5, "days": None}, {"type": "clock", "limit": 300, "increment": 5}),
        ({"clock.limit": None, "clock.increment": None, "days": 3}, {"type": "correspondence", "daysPerTurn": 3}),
        ({"clock.limit": None, "clock.increment": None, "days": None}, {"type": "unlimited"}),
    ],
)
def test_a_challenge_in_the_words_of_lichess(
    ann: Account, robo: Account, clock: dict[str, Any], read: dict[str, Any]
) -> None:
    """As its Python client sends it: the variant is the game."""
    body = {"rated": False, "color": None, "variant": GAME, "fen": None} | clock
    sent = ann.post("challenge/robo", body, expect=201)["challenge"]
    assert sent["variant"]["key"] == GAME
    assert read.items() <= sent["timeControl"].items()
    assert ann.post("challenge/robo", {"variant": "chess"}, expect=404)["error"]["kind"] == "unknown-game"
    assert ann.post("challenge/robo", {"variant": 4}, expect=422)


@pytest.mark.parametrize("body", ["", "reason=tooFast"])
def test_a_declined_challenge_is_over_for_everybody(ann: Account, robo: Account, body: str) -> None:
    match = ann.challenge(robo)["id"]
    ann.form(f"challenge/{match}/decline", body, expect=404)  # nobody declines for another
    told = robo.form(f"challenge/{match}/decline", body)["challenge"]
    assert told["declineReasonKey"] == (body.partition("=")[2] or "generic")
    assert told["declineReason"].startswith("robo ")
    assert robo.form(f"challenge/{match}/decline", body)["ok"], "asked again: it is as they wish"
    assert robo.get("challenge") == ann.get("challenge") == {"in": [], "out": []}
    robo.post(f"challenge/{match}/accept", expect=409)
    state = ann.get(f"matches/{match}")
    assert (state["status"], state["node"]["kind"], state["node"]["returns"]) == ("over", "over", [0, 0])
    assert state["called_off"]["why"] == "declined"
    assert ann.post(f"matches/{match}/commands", {"op": "resign", "cmd_id": "r"}, expect=422)


def test_no_reason_but_those_that_are_known(ann: Account, robo: Account) -> None:
    match = ann.challenge(robo)["id"]
    assert robo.form(f"challenge/{match}/decline", "reason=because", expect=422)["error"]["field"] == "reason"
    assert robo.post(f"challenge/{match}/decline", {"reason": "later"})["ok"], "as JSON too"


def test_a_challenge_is_withdrawn_by_whoever_made_it(ann: Account, robo: Account) -> None:
    match = ann.challenge(robo)["id"]
    robo.post(f"challenge/{match}/cancel", expect=403)
    ann.post(f"challenge/{match}/cancel")
    robo.post(f"challenge/{match}/accept", expect=409)
    assert ann.get(f"matches/{match}")["called_off"]["why"] == "cancelled"


def test_accepting_twice_is_accepting(ann: Account, robo: Account) -> None:
    match = ann.challenge(robo)["id"]
    first, second = (robo.post(f"challenge/{match}/accept") for _ in range(2))
    assert first["seat"] == second["seat"] == 1
    assert second["game"]["gameId"] == match
    assert (second["game"]["color"], second["game"]["opponent"]["id"]) == ("black", "ann")
    ann.post(f"challenge/{match}/cancel", expect=422)


def test_two_programs_of_one_account_accept_at_once(ann: Account, robo: Account) -> None:
    """Both hear of the challenge by their streams, and both sit down on the one seat: neither is refused."""
    with ThreadPoolExecutor(4) as programs:
        for _ in range(6):
            match = ann.challenge(robo)["id"]
            accepted = list(programs.map(lambda path: robo.post(path), [f"challenge/{match}/accept"] * 4))
            assert [(each["seat"], each["game"]["gameId"]) for each in accepted] == [(1, match)] * 4


def test_a_match_is_aborted_before_everybody_has_decided(client: TestClient, ann: Account, robo: Account) -> None:
    """Nobody wins, nobody is rated, and what was rolled can still be checked."""
    match = started(ann, robo)
    ann.post(f"bot/game/{match}/abort")
    assert ann.get(f"matches/{match}")["called_off"]["why"] == "aborted"
    assert ann.get("account")["ratings"] == []
    export = client.get(f"/api/matches/{match}/export").text
    assert "every hash follows" in verify_text(export)[0]
    assert lines_of(export)[-1]
    assert ann.get(f"matches/{match}/review", expect=422)


def test_a_match_under_way_is_not_aborted(client: TestClient, ann: Account, robo: Account) -> None:
    match = started(ann, robo)
    decided: set[int] = set()
    while len(decided) < 2:
        seat = client.get(f"/api/matches/{match}").json()["node"]["seat"]
        who = (ann, robo)[seat]
        who.post(f"bot/game/{match}/move/{who.get(f'matches/{match}')['node']['legal'][0]}")
        decided.add(seat)
    ann.post(f"board/game/{match}/abort", expect=422)
    ann.post(f"board/game/{match}/resign")


def test_the_fixtures_of_a_league_are_played(ann: Account, robo: Account) -> None:
    league = ann.post("leagues", {"name": "Two", "game": GAME, "legs": 1}, expect=201)["id"]
    robo.post(f"leagues/{league}/join")
    fixture = ann.post(f"leagues/{league}/start")["fixtures"][0]
    match = ann.post(f"leagues/{league}/match", {"round": 1, "home": fixture["home"]})["match"]
    robo.form(f"challenge/{match}/decline", "", expect=403)


def test_take_backs_are_asked_for_and_answered(ann: Account, robo: Account) -> None:
    match = started(ann, robo, game="football-darts", options={"darts": "entered"})
    seat = ann.get(f"matches/{match}")["node"]["seat"]
    mover, other = (ann, robo) if seat == 0 else (robo, ann)
    mover.post(f"bot/game/{match}/move/receive")
    mover.post(f"bot/game/{match}/takeback/yes")
    assert other.post(f"bot/game/{match}/takeback/no")["events"][-1]["kind"] == "declined"
    mover.post(f"bot/game/{match}/takeback/yes")
    assert other.post(f"bot/game/{match}/takeback/yes")["events"][-1]["kind"] == "undone"
    assert "receive" in mover.get(f"matches/{match}")["node"]["legal"]
    other.post(f"bot/game/{match}/takeback/no", expect=422)


def test_chat_takes_the_phrases_and_nothing_else(ann: Account, robo: Account) -> None:
    match = started(ann, robo)
    ann.form(f"bot/game/{match}/chat", "room=player&text=Good+luck")
    ann.post(f"bot/game/{match}/chat", {"text": "have-fun"})
    robo.post(f"bot/game/{match}/chat/thanks")
    robo.form(f"bot/game/{match}/chat", "room=player&text=buy+my+coins", expect=422)
    lines = robo.get(f"bot/game/{match}/chat")
    assert [(line["username"], line["text"]) for line in lines] == [
        ("ann", "Good luck!"),
        ("ann", "Have fun!"),
        ("robo", "Thank you!"),
    ]


def test_who_i_am_and_what_i_play(client: TestClient, ann: Account, robo: Account) -> None:
    match = started(ann, robo)
    me = robo.get("account")
    assert (me["id"], me["username"], me["title"]) == ("robo", "robo", "BOT")
    games = robo.get("account/playing")["nowPlaying"]
    assert [(game["gameId"], game["opponent"]["id"]) for game in games] == [(match, "ann")]
    turns = [who.get("account/playing")["nowPlaying"][0]["isMyTurn"] for who in (ann, robo)]
    assert sorted(turns) == [False, True]
    assert robo.get("user/ann")["username"] == "ann"
    assert robo.get("user/nobody", expect=404)
    status = client.get("/api/users/status?ids=ann,robo,nobody").json()
    assert [(each["id"], each["playing"]) for each in status] == [("ann", True), ("robo", True)]
    assert client.get(f"/game/export/{match}").text.startswith("[")


def test_tokens_are_tested_and_accounts_upgraded(client: TestClient, ann: Account, robo: Account) -> None:
    found = client.post("/api/token/test", content=f"{robo.token},nonsense").json()
    assert found["nonsense"] is None
    assert found[robo.token]["userId"] == "robo"
    assert "bot:play" in found[robo.token]["scopes"].split(",")
    fresh = Account(client, "fresh")
    fresh.post("bot/account/upgrade")
    assert fresh.get("account")["title"] == "BOT"
    started(ann, robo)
    ann.post("bot/account/upgrade", expect=422)


# ---- streams


def events_of(stream: Any) -> Iterator[dict[str, Any]]:
    return (json.loads(line) for line in stream.iter_lines() if line)


def who_is_there(http: Any, asker: Account | None = None) -> list[str]:
    """Whom the server says to be there, of Ann and a bot that both are."""
    told = http.get("/api/users/status?ids=ann,robo", headers=asker.headers if asker else {}).json()
    return [each["id"] for each in told if each["online"]]


def test_the_streams_of_a_bot_from_challenge_to_end(tmp_path: Path) -> None:
    server = Server("--port", "0", "--store", str(tmp_path / "s.sqlite"))
    try:
        ann, robo = Account(server.http, "ann"), Account(server.http, "robo", bot=True)
        with (
            server.http.stream("GET", "/api/stream/event", headers=robo.headers) as to_robo,
            server.http.stream("GET", "/api/stream/event", headers=ann.headers) as to_ann,
        ):
            robos, anns = events_of(to_robo), events_of(to_ann)
            first = ann.challenge(robo)["id"]
            told = next(robos)
            assert (told["type"], told["challenge"]["id"]) == ("challenge", first)
            assert told["challenge"]["challenger"]["id"] == "ann"
            assert lines_of(server.http.get("/api/bot/online").text) == [
                {"id": "robo", "name": "robo", "username": "robo", "title": "BOT"}
            ]
            robo.form(f"challenge/{first}/decline", "reason=later")
            assert next(anns)["type"] == "challenge"
            declined = next(anns)
            assert declined["type"] == "challengeDeclined"
            assert declined["challenge"]["declineReasonKey"] == "later"
            assert next(robos)["type"] == "challengeDeclined"

            carl = Account(server.http, "carl")
            assert who_is_there(server.http) == who_is_there(server.http, carl) == ["robo"]
            assert who_is_there(server.http, ann) == ["ann", "robo"]
            carl.post("friends/ann")
            assert who_is_there(server.http, carl) == ["robo"], "a wish tells nothing"
            ann.post("friends/carl")
            assert who_is_there(server.http, carl) == ["ann", "robo"]

            second = ann.challenge(robo)["id"]
            ann.post(f"challenge/{second}/cancel")
            assert [next(robos)["type"] for _ in range(2)] == ["challenge", "challengeCanceled"]

            third = ann.challenge(robo, clock={"kind": "live", "bank": 60, "increment": 2})["id"]
            robo.post(f"challenge/{third}/accept")
            assert next(robos)["type"] == "challenge"
            start = next(robos)
            assert (start["type"], start["game"]["gameId"]) == ("gameStart", third)
            with server.http.stream("GET", f"/api/bot/game/stream/{third}", headers=robo.headers) as of_game:
                lines = events_of(of_game)
                full = next(lines)
                assert (full["type"], full["id"]) == ("gameFull", third)
                assert (full["white"]["id"], full["black"]["id"]) == ("ann", "robo")
                assert full["black"]["title"] == "BOT"
                assert full["state"]["status"] == "started"
                assert full["state"]["winc"] == 2000
                ann.post(f"bot/game/{third}/chat/hello")
                said = next(lines)
                assert (said["type"], said["username"], said["text"]) == ("chatLine", "ann", "Hello!")
                assert next(lines)["type"] == "gameState"
                ann.post(f"bot/game/{third}/resign")
                last = next(lines)
                assert (last["type"], last["state"]["status"]) == ("gameState", "resign")
                assert last["state"]["winner"] == "black"
                assert next(lines, None) is None, "the stream ends with the match"
            assert next(robos)["type"] == "gameFinish"
    finally:
        server.stop()


@pytest.mark.parametrize("bus", ["rings", "is broken"])
def test_a_challenge_reaches_a_bot_at_another_process(postgres: PrivatePostgres, redis: PrivateRedis, bus: str) -> None:
    """Told once by the bus or by the poll, never twice by both."""
    store = postgres.fresh()
    url = redis.url if bus == "rings" else "redis://127.0.0.1:1/0"
    one, two = (Server("--port", "0", "--store", store, "--redis", url) for _ in range(2))
    try:
        ann, robo = Account(one.http, "ann"), Account(two.http, "robo", bot=True)
        with two.http.stream("GET", "/api/stream/event", headers=robo.headers) as to_robo:
            heard = events_of(to_robo)
            match = ann.challenge(robo)["id"]
            assert next(heard)["challenge"]["id"] == match
            ann.post(f"challenge/{match}/cancel")
            assert next(heard)["type"] == "challengeCanceled"
            again = ann.challenge(robo)["id"]
            assert next(heard)["challenge"]["id"] == again
            if bus == "rings":
                assert [each["id"] for each in lines_of(one.http.get("/api/bot/online").text)] == ["robo"]
    finally:
        one.stop()
        two.stop()
