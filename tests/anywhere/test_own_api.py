"""A server for one person gives the answers of a server, and loses nothing with its tab."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from structlog.testing import capture_logs
from tests.anywhere.home import Drawer, told
from tests.anywhere.same_moves import Ask, nameless, play_by_api, play_by_engine, story
from tests.patience import PATIENCE

from touchline.anywhere.own_api import ask
from touchline.anywhere.own_doors import ROUTES
from touchline.anywhere.own_server import OwnServer
from touchline.games import game_names
from touchline.play.match import Match
from touchline.play.study import Study
from touchline.server.app import make_app
from touchline.server.operations.logs import set_up_logs
from touchline.server.operations.settings import Settings

BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]


@pytest.fixture(autouse=True, scope="module")
def quiet_logs() -> None:
    set_up_logs("error")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    settings = Settings(store=str(tmp_path_factory.mktemp("server") / "matches.sqlite"))
    settings.lift_limits()
    with TestClient(make_app(settings)) as opened:
        yield opened


def at_home(work: Callable[[OwnServer], Awaitable[None]], drawer: Drawer | None = None) -> None:
    """Do something at a server of one's own that is opened and closed."""

    async def visit() -> None:
        own = await OwnServer.open(drawer or Drawer())
        try:
            await work(own)
        finally:
            await own.close()

    asyncio.run(visit())


@pytest.mark.parametrize(
    "path",
    ["/games", "/phrases", "/dice", "/lobby", "/words/de", "/words/fr/pocket-gridiron"]
    + [f"/games/{game}?lang=nl" for game in game_names()]
    + [f"/games/{game}/lesson" for game in game_names()]
    + [f"/games/{game}/puzzle?today=true" for game in game_names()],
)
def test_what_needs_no_match_is_answered_as_on_a_server(client: TestClient, path: str) -> None:
    theirs = client.get(f"/api{path}")

    async def compare(own: OwnServer) -> None:
        ours = await ask(own, "GET", path)
        assert ours.status == theirs.status_code == 200
        assert ours.json == theirs.headers["content-type"].startswith("application/json")
        assert (json.loads(ours.text) == theirs.json()) if ours.json else (ours.text == theirs.text)

    at_home(compare)


def test_every_path_of_the_own_api_is_a_path_of_the_server(client: TestClient) -> None:
    described = client.get("/openapi.json").json()["paths"]
    known = {(method.upper(), re.sub(r"\{\w+\}", "{}", path)) for path, each in described.items() for method in each}
    here = {(method, "/api" + re.sub(r"\(\?P<\w+>\[\^/\]\+\)", "{}", each.pattern)) for method, each, _, _ in ROUTES}
    assert here <= known


@pytest.mark.parametrize("game", game_names())
def test_the_same_seed_gives_the_same_record_here_on_a_server_and_in_a_terminal(client: TestClient, game: str) -> None:
    def by_server(method: str, path: str, body: Any, token: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = client.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code < 400, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    at_server = play_by_api(by_server, game)
    with asyncio.Runner() as runner:
        own = runner.run(OwnServer.open(Drawer()))
        by_api: Ask = lambda *asked: runner.run(told(own, *asked))  # noqa: E731
        on_its_own = play_by_api(by_api, game)
        runner.run(own.close())
    assert nameless(on_its_own) == nameless(at_server)
    assert story(on_its_own) == story(play_by_engine(game))


async def _until_it_is_our_turn(own: OwnServer, match: str, token: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            state: dict[str, Any] = await told(own, "GET", f"/matches/{match}", None, token)
            if state["status"] == "over" or state["node"].get("seat") == 0:
                return state
            await asyncio.sleep(0)


def test_a_match_goes_on_where_the_tab_was_killed() -> None:
    drawer = Drawer()
    kept: dict[str, Any] = {}

    async def begin(own: OwnServer) -> None:
        made = await told(own, "POST", "/matches", {"game": "pocket-gridiron", "seats": BOT})
        kept.update(match=made["match"], token=made["token"])
        kept["state"] = await _until_it_is_our_turn(own, made["match"], made["token"])

    async def go_on(own: OwnServer) -> None:
        state = await _until_it_is_our_turn(own, kept["match"], kept["token"])
        assert state["seq"] == kept["state"]["seq"]
        assert state["view"] == kept["state"]["view"]
        for number in range(200):
            if state["status"] == "over":
                return
            order = {"op": "play", "cmd_id": f"c{number}", "move": state["node"]["legal"][0]}
            await told(own, "POST", f"/matches/{kept['match']}/commands", order, kept["token"])
            state = await _until_it_is_our_turn(own, kept["match"], kept["token"])
        pytest.fail("the match does not end")

    at_home(begin, drawer)
    at_home(go_on, drawer)


def test_two_tabs_on_one_vault_play_one_match() -> None:
    drawer = Drawer()

    async def both(own: OwnServer) -> None:
        other = await OwnServer.open(drawer)
        try:
            seats = [{"kind": "person"}, {"kind": "person"}]
            made = await told(own, "POST", "/matches", {"game": "street-soccer", "seats": seats})
            match, token, seat = made["match"], made["token"], made["node"]["seat"]
            for number, tab in enumerate((own, other, other, own)):
                state = await told(tab, "GET", f"/matches/{match}?seat={seat}", None, token)
                move = {"op": "play", "cmd_id": f"c{number}", "seat": seat, "move": state["node"]["legal"][0]}
                seat = (await told(tab, "POST", f"/matches/{match}/commands", move, token))["node"]["seat"]
            here = await told(own, "GET", f"/matches/{match}/record", None, token)
            assert here == await told(other, "GET", f"/matches/{match}/record", None, token)
        finally:
            await other.close()

    at_home(both, drawer)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "kind"),
    [
        ("GET", "/games/chess", None, 404, "unknown-game"),
        ("GET", "/leagues", None, 404, "not-found"),
        ("GET", "/matches/nosuchmatch", None, 404, "not-found"),
        ("POST", "/matches", {"game": "football-darts", "seats": [{"kind": "robot"}]}, 422, None),
        ("POST", "/matches", {"game": "football-darts", "seats": BOT[1:] * 5}, 422, "refused"),
        ("POST", "/matches", {"game": "football-darts", "sets": 3}, 422, "bad-request"),
        ("POST", "/matches/nosuchmatch/commands", {"op": "undo", "cmd_id": "c", "twice": True}, 422, "bad-request"),
    ],
)
def test_what_cannot_be_is_refused_with_its_kind(
    method: str, path: str, body: Any, status: int, kind: str | None
) -> None:
    async def refused(own: OwnServer) -> None:
        answer = await ask(own, method, path, body)
        assert answer.status == status
        assert kind in (None, json.loads(answer.text)["error"]["kind"])

    at_home(refused)


def test_a_coach_who_breaks_costs_one_question_his_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked reads a sentence of ours, the log where he broke; the next question is answered."""
    here = "phase=move die=3 figures=B4,E6,E4,F5,H2,G6,I5,D5,F3,E7 ball=C4"
    question = {"study": Study.opened(here, "street-soccer").text()}

    def broken(_: object) -> None:
        raise ZeroDivisionError("made to fail")

    async def asked_twice(own: OwnServer) -> None:
        with monkeypatch.context() as once, capture_logs() as logs:
            once.setattr("touchline.anywhere.own_studies.coach", broken)
            answer = await ask(own, "POST", "/study/advice", question)
        assert answer.status == 503
        assert json.loads(answer.text)["error"]["words"]["message"][0]["id"] == "coach-failed"
        assert "ZeroDivisionError" not in answer.text
        [noted] = [each for each in logs if each["event"] == "the coach failed"]
        assert (noted["game"], str(noted["exc_info"])) == ("street-soccer", "made to fail")
        assert (await told(own, "POST", "/study/advice", question))["moves"]

    at_home(asked_twice)


def test_figures_by_player_are_those_of_a_server(client: TestClient) -> None:
    match = Match("football-darts", {"darts": "entered"}, names=("Ann", "Bob"))
    for entry in ("heads", "receive", "T20", "10", "pat", "20", "T1"):
        (match.play if match.to_move >= 0 else match.roll)(entry)
    match.resign(1)
    asked = {"records": [match.record.text()]}
    there = client.post("/api/games/football-darts/figures", json=asked).json()

    async def compare(own: OwnServer) -> None:
        assert await told(own, "POST", "/games/football-darts/figures", asked) == there

    at_home(compare)
    ann, bob = there["players"]
    assert [ann["player"], ann["won"], bob["lost"]] == ["Ann", 1, 1]
    assert {line["label"]: line["value"] for line in ann["figures"]}["Three-dart average"] == "90.0"
    assert [ann["played"][0][name] for name in ("against", "result", "score")] == [["Bob"], "won", "7–0"]
