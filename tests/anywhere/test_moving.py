"""A match that began on a phone goes on at a server, and the other way round: nothing of it is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.anywhere.home import Drawer, told
from tests.anywhere.same_moves import Ask, story

from touchline.anywhere.own_api import ask
from touchline.anywhere.own_server import OwnServer
from touchline.games import find_game, game_names
from touchline.play.match import Match
from touchline.play.record import Entry
from touchline.play.study import Study
from touchline.server.app import make_app
from touchline.server.dice.verify import verify_text
from touchline.server.operations.logs import set_up_logs
from touchline.server.operations.settings import Settings

BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "random"}]
TWO = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    set_up_logs("error")
    settings = Settings(store=str(tmp_path_factory.mktemp("server") / "matches.sqlite"))
    settings.lift_limits()
    with TestClient(make_app(settings)) as opened:
        yield opened


@pytest.fixture
def server(client: TestClient) -> Ask:
    def by_server(method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = client.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code < 400, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    return by_server


@pytest.fixture
def phone() -> Iterator[Ask]:
    with asyncio.Runner() as runner:
        own = runner.run(OwnServer.open(Drawer()))
        yield lambda *asked: runner.run(told(own, *asked))
        runner.run(own.close())


def made(keeper: Ask, game: str, seats: list[dict[str, str]], **more: Any) -> tuple[str, str]:
    order = {"game": game, "options": dict(find_game(game).on_screen), "seats": seats, **more}
    answer = keeper("POST", "/matches", order, "")
    return answer["match"], answer["token"]


def play_some(keeper: Ask, match: str, token: str, moves: int, first: int = 0) -> None:
    """Decisions of the persons' seats, until it is their turn again; bots answer by themselves."""

    while True:
        state = keeper("GET", f"/matches/{match}", None, token)
        seat = state["node"].get("seat")
        if state["status"] != "over" and (seat is None or state["seats"][seat]["kind"] == "bot"):
            continue
        if moves == 0 or state["status"] == "over":
            return
        legal = keeper("GET", f"/matches/{match}?seat={seat}", None, token)["node"]["legal"]
        play = {"op": "play", "cmd_id": f"m{first}-{moves}", "seat": seat, "move": legal[moves % len(legal)]}
        keeper("POST", f"/matches/{match}/commands", play, token)
        moves -= 1


def carry(source: Ask, target: Ask, match: str, token: str, there: str = "") -> dict[str, Any]:
    """Move a match; the answer of whoever takes it in."""
    answer: dict[str, Any] = target("POST", "/moved", source("GET", f"/matches/{match}/luggage", None, token), there)
    return answer


@pytest.mark.parametrize("game", game_names())
def test_a_match_moves_to_a_server_and_is_played_on_there(phone: Ask, server: Ask, game: str) -> None:
    match, token = made(phone, game, BOT)
    play_some(phone, match, token, 5)
    here = json.loads(json.dumps(phone("GET", f"/matches/{match}/luggage", None, token)))
    taken = server("POST", "/moved", here, "")
    assert (taken["match"], taken["seats_held"]) == (match, [0])
    assert [seat["kind"] for seat in taken["seats"]] == ["person", "bot"]
    there = story(here["record"])
    assert there
    play_some(server, match, taken["token"], 3, first=1)
    if server("GET", f"/matches/{match}", None, taken["token"])["status"] != "over":
        server("POST", f"/matches/{match}/commands", {"op": "resign", "cmd_id": "enough"}, taken["token"])
    record = server("GET", f"/matches/{match}/record", None, taken["token"])
    assert story(record)[: len(there)] == there
    assert len(story(record)) > len(there)
    rolled = any(line.split()[1] == "*" for line in there)
    assert ("nothing to prove" in verify_text(record)[-1]) == rolled


@pytest.mark.parametrize("game", [name for name in game_names() if find_game(name).perfect_information])
def test_a_match_of_a_server_goes_on_here_and_comes_back(phone: Ask, server: Ask, game: str) -> None:
    match, token = made(server, game, BOT)
    play_some(server, match, token, 3)
    here = carry(server, phone, match, token)
    play_some(phone, match, here["token"], 3, first=1)
    played = story(phone("GET", f"/matches/{match}/luggage", None, here["token"])["record"])
    back = carry(phone, server, match, here["token"], token)
    assert back["match"] == match
    play_some(server, match, back["token"], 3, first=2)
    again = carry(server, phone, match, token, here["token"])
    assert again["match"] == match
    assert story(server("GET", f"/matches/{match}/luggage", None, token)["record"])[: len(played)] == played


def brought(match: str, **more: Any) -> dict[str, Any]:
    """A match as a phone brings it."""
    record = '[Game "pocket-gridiron"]\n[Seat "Ann"]\n[Seat "Bob"]\n\n'
    return {"match": match, "record": record, "seats": BOT, **more}


class Stiff(Drawer):
    """A vault that lets others go first."""

    async def rows(self, match: str, since: int) -> list[tuple[Any, ...]]:
        found = await super().rows(match, since)
        await asyncio.sleep(0)
        return found


def test_a_match_that_comes_twice_at_once_is_made_once() -> None:
    """A phone that hears of the network twice sends it twice; with its command id both are answered alike."""

    async def visit(*orders: dict[str, Any]) -> list[Any]:
        own = await OwnServer.open(Stiff())
        answers = await asyncio.gather(*(ask(own, "POST", "/moved", order) for order in orders))
        await own.close()
        return list(answers)

    order = brought("abcdefgh2348", cmd_id="a-phone's-own-order-1")
    first, second = asyncio.run(visit(order, order))
    assert (first.status, second.status) == (201, 201)
    assert json.loads(first.text)["seats_held"] == json.loads(second.text)["seats_held"] == [0]
    one, other = asyncio.run(visit(brought("abcdefgh2349"), brought("abcdefgh2349")))
    assert sorted((one.status, other.status)) == [201, 403], "without an id the second is a stranger's"


def test_an_answer_that_was_lost_is_given_again_to_whoever_knows_the_id(server: Ask, client: TestClient) -> None:
    order = brought("abcdefgh2350", cmd_id="a-phone's-own-order-2")
    server("POST", "/moved", order, "")  # and nobody hears the answer
    again = server("POST", "/moved", order, "")
    assert again["seats_held"] == [0]
    play_some(server, again["match"], again["token"], 2)
    assert refusal(client, "/moved", order | {"cmd_id": "some-other-order-000"})[0] == 403
    assert refusal(client, "/moved", brought("abcdefgh2350"))[0] == 403


def test_what_was_corrected_at_a_table_moves_as_it_was_written(phone: Ask, server: Ask) -> None:
    order = {"game": "football-darts", "seats": TWO, "dice": {"tier": "entered"}}
    answer = phone("POST", "/matches", order, "")
    match, token = answer["match"], answer["token"]

    def do(number: int, **what: Any) -> None:
        phone("POST", f"/matches/{match}/commands", {"cmd_id": f"c{number}", **what}, token)

    do(1, op="roll", outcome="heads")
    do(2, op="play", move="receive")
    do(3, op="roll", outcome="T20")
    do(4, op="correct", entry=3, text="T19")
    taken = carry(phone, server, match, token)
    assert taken["dice"]["tier"] == "entered"
    record = server("GET", f"/matches/{match}/record", None, taken["token"])
    assert story(record) == story(phone("GET", f"/matches/{match}/record", None, token))
    assert "correct 3 T19" in record


def refusal(client: TestClient, path: str, body: Any = None, token: str = "") -> tuple[int, str]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = client.request("POST" if body else "GET", f"/api{path}", json=body, headers=headers)
    return answer.status_code, json.dumps(answer.json())


def test_what_may_not_move_stays(phone: Ask, server: Ask, client: TestClient) -> None:
    match, token = made(server, "pocket-gridiron", BOT)
    luggage = server("GET", f"/matches/{match}/luggage", None, token)
    assert refusal(client, f"/matches/{match}/luggage")[0] == 403  # no key
    assert refusal(client, "/moved", luggage)[0] == 403  # somebody else's match is not continued by a stranger
    open_match, key = made(server, "pocket-gridiron", [{"kind": "person"}, {"kind": "open"}])
    assert "others play" in refusal(client, f"/matches/{open_match}/luggage", token=key)[1]
    hidden, key = made(server, "first-and-goal", BOT)
    status, why = refusal(client, f"/matches/{hidden}/luggage", token=key)
    assert (status, "hands are hidden" in why) == (403, True)

    here = phone("POST", "/moved", luggage, "")
    play_some(phone, match, here["token"], 1)
    play_some(server, match, token, 2, first=7)
    apart = phone("GET", f"/matches/{match}/luggage", None, here["token"])
    if story(apart["record"]) != story(server("GET", f"/matches/{match}/luggage", None, token)["record"]):
        status, why = refusal(client, "/moved", apart, token)
        assert (status, "differently" in why) == (422, True)


@pytest.mark.parametrize(
    ("change", "told_of"),
    [
        ({"record": "no record at all"}, "not an entry"),
        ({"seats": [{"kind": "person"}, {"kind": "open"}]}, "every seat"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "genius"}]}, "genius"),
        ({"match": "../etc"}, "match"),
    ],
)
def test_what_cannot_be_read_is_refused_by_name(client: TestClient, change: dict[str, Any], told_of: str) -> None:
    status, why = refusal(client, "/moved", brought("abcdefgh2345") | change)
    assert status in (400, 422), why
    assert told_of in why


def test_an_entry_against_the_rules_is_named_and_nothing_is_kept(client: TestClient) -> None:
    record = '[Game "pocket-gridiron"]\n[Seat "Ann"]\n[Seat "Bob"]\n\n1. 0 castle\n'
    status, why = refusal(client, "/moved", {"match": "abcdefgh2346", "record": record})
    assert status in (400, 422)
    assert "entry 1" in why
    assert refusal(client, "/matches/abcdefgh2346")[0] == 404


def test_a_house_refuses_as_a_server_does() -> None:
    async def visit() -> None:
        own = await OwnServer.open(Drawer())
        answer = await ask(own, "POST", "/moved", {"match": "abcdefgh2347", "record": "nothing"})
        assert answer.status in (400, 422)
        await own.close()

    asyncio.run(visit())


def test_the_maker_of_a_match_cannot_write_in_it_with_the_id_that_made_it(server: Ask, client: TestClient) -> None:
    """Only what was brought here is continued by its id: what was made here has others at the table, and dice."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
    order = {"game": "pocket-gridiron", "seats": seats, "cmd_id": "anns-own-order-01"}
    ann = server("POST", "/matches", order | {"public": True}, "")
    bob = server("POST", f"/matches/{ann['match']}/join", {"name": "Bob"}, "")
    record = server("GET", f"/matches/{ann['match']}/record", None, ann["token"])
    for forged in (record, record.rstrip("\n") + f"\n{len(story(record)) + 1}. ! resign 1\n"):
        moved = {"match": ann["match"], "record": forged, "cmd_id": order["cmd_id"]}
        for token in ("", ann["token"]):
            status, why = refusal(client, "/moved", moved, token)
            assert (status, "others play" in why) == (403, True)
    assert story(server("GET", f"/matches/{ann['match']}/record", None, bob["token"])) == story(record)


def test_nobody_guesses_at_a_bots_hand(phone: Ask, server: Ask, client: TestClient) -> None:
    """Whether a record fits what is here would tell: right and wrong guesses are answered alike."""
    made_here, key = made(server, "first-and-goal", BOT)
    play_some(server, made_here, key, 1)
    brought_here, there = made(phone, "first-and-goal", BOT)
    luggage = phone("GET", f"/matches/{brought_here}/luggage", None, there)
    taken = server("POST", "/moved", luggage | {"cmd_id": "brought-by-ann-01"}, "")
    assert server("POST", "/moved", luggage | {"cmd_id": "brought-by-ann-01"}, "")["match"] == brought_here
    play_some(server, brought_here, taken["token"], 1)
    wrong = {"match": made_here, "record": luggage["record"]}
    right = {"match": made_here, "record": luggage["record"].split("\n\n")[0] + "\n\n"}
    more = luggage | {"record": luggage["record"] + f"{len(story(luggage['record'])) + 1}. ! resign 0\n"}
    tried = (wrong, key), (right, key), (more | {"cmd_id": "brought-by-ann-01"}, ""), (more, taken["token"])
    for order, token in tried:
        status, why = refusal(client, "/moved", order, token)
        assert (status, "stays with the server" in why) == (403, True), why


def test_a_match_without_people_is_nobodys_to_continue(server: Ask, client: TestClient) -> None:
    bots = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    status, why = refusal(client, "/moved", brought("abcdefgh2352") | {"seats": bots})
    assert (status, "somebody plays" in why) == (422, True)
    match = server("POST", "/matches", {"game": "pocket-gridiron", "seats": bots}, "")["match"]
    record = server("GET", f"/matches/{match}/record", None, "")
    assert refusal(client, "/moved", {"match": match, "record": record})[0] == 403


def test_whoever_signs_out_everywhere_leaves_what_they_brought(client: TestClient) -> None:
    sign_up = {"name": "mover", "passphrase": "correct horse battery"}
    session = client.post("/api/accounts", json=sign_up).json()["token"]
    order = brought("abcdefgh2353", cmd_id="a-phone's-own-order-3")
    own = {"Authorization": f"Bearer {session}"}
    assert client.post("/api/moved", json=order, headers=own).status_code == 201
    assert client.post("/api/moved", json=order, headers=own).status_code == 201
    assert client.post("/api/moved", json=order).status_code == 403


def test_whoever_sat_down_at_every_seat_is_given_the_key_to_all_of_them(client: TestClient) -> None:
    """Seats that were open when the match was made are one's own like those that never were."""
    sign_up = {"name": "everybody", "passphrase": "correct horse battery"}
    own = {"Authorization": f"Bearer {client.post('/api/accounts', json=sign_up).json()['token']}"}
    for seats, free in (([{"kind": "open"}, {"kind": "open"}], 2), ([{"kind": "person"}, {"kind": "open"}], 1)):
        order = {"game": "pocket-gridiron", "seats": seats, "public": True}
        match = client.post("/api/matches", json=order, headers=own).json()["match"]
        for _ in range(free):
            assert client.post(f"/api/matches/{match}/join", json={}, headers=own).status_code == 201
        luggage = client.get(f"/api/matches/{match}/luggage", headers=own).json()
        back = client.post("/api/moved", json=luggage, headers=own)
        assert (back.status_code, back.json().get("seats_held")) == (201, [0, 1]), back.text
        key = {"Authorization": f"Bearer {back.json()['token']}"}
        for seat in (0, 1):
            assert client.get(f"/api/matches/{match}?seat={seat}", headers=key).status_code == 200


def test_whoever_takes_a_match_along_does_not_learn_the_dice_to_come(server: Ask) -> None:
    """Plain dice follow from a seed: the record hides it while the match goes on, and what moves rolls anew."""
    match, token = made(server, "pocket-gridiron", BOT, dice={"tier": "plain"})
    play_some(server, match, token, 1)
    for path in ("record", "luggage"):
        told = server("GET", f"/matches/{match}/{path}", None, token)
        record = told if path == "record" else told["record"]
        assert story(record)
        assert "[Seed " not in record, path


def test_a_record_that_would_keep_everybody_waiting_is_refused_before_it_is_played(client: TestClient) -> None:
    """Each correction makes everything after it anew: a few thousand bytes would take minutes."""
    match = Match("football-darts").roll("heads").play("receive")
    while len(match.steps) < 60:
        match.enter("S5" if match.to_move < 0 else match.legal()[0])
    for _ in range(300):
        match.record.entries.append(Entry(len(match.record.entries) + 1, "!", "correct 1 heads"))
    record = match.record_text()
    moved = client.post("/api/moved", json={"match": "abcdefgh2360", "record": record})
    study = client.post("/api/study", json={"do": "open", "text": record})
    for answer in (moved, study):
        assert (answer.status_code, answer.json().get("error", {}).get("field")) == (422, "record"), answer.text[:300]
        assert "10,000" in answer.json()["error"]["message"]
    assert len(Study.opened(record, own=True).steps) == 60, "at one's own machine it is nobody's time but one's own"
