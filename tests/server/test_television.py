"""Television: bots play for whoever looks on, once each half hour, and public matches can be found."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient
from tests.server.conftest import bearer, quiet
from tests.server.playing import Table

from touchline.games import game_names
from touchline.server.app import make_app
from touchline.server.matches.television import PROGRAMME_MS


def film(client: TestClient) -> dict[str, Any]:
    """What is on, once the bots have played it."""
    while (told := client.get("/api/tv").json())["coming"]:
        time.sleep(0.05)
    return dict(told["film"])


def test_two_bots_play_when_somebody_looks_and_everybody_sees_the_same_film(tmp_path: Path) -> None:
    noon = [1_700_000_000_000 // PROGRAMME_MS * PROGRAMME_MS]
    with TestClient(make_app(quiet(tmp_path, now=lambda: noon[0]))) as client:
        store = client.app.state.backend.store  # type: ignore[attr-defined]

        def count() -> int:
            assert client.portal is not None
            return int(client.portal.call(store.read, "select count(*) from matches")[0][0])

        assert count() == 0, "nothing is played before somebody looks"
        while (due := game_names()[noon[0] // PROGRAMME_MS % len(game_names())]) != "pocket-gridiron":
            noon[0] += PROGRAMME_MS
        shown = film(client)
        assert shown["game"] == due
        assert {seat["kind"] for seat in shown["seats"]} == {"bot"}
        assert film(client)["id"] == shown["id"]
        assert count() == 1
        moments = client.get(f"/api/matches/{shown['id']}/moments").json()
        assert moments["over"]
        assert moments["moments"][0]["view"]["score"] == [0, 0]
        noon[0] += PROGRAMME_MS
        later = client.get("/api/tv").json()
        assert later["coming"]
        assert later["film"]["id"] == shown["id"], "the last film is shown while the next one is made"


def test_public_matches_are_listed_while_something_happens_and_private_ones_never(tmp_path: Path) -> None:
    now = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: now[0]))) as client:
        public, private = (Table(client, "street-soccer", public=public) for public in (True, False))
        for table in (public, private):
            assert client.get("/api/tv").json()["live"] == []
            table.join()
            listed = [card["id"] for card in client.get("/api/tv").json()["live"]]
            assert listed == ([public.id] if table is public else [])
            now[0] += 3_600_000


def test_what_is_hidden_is_watched_with_its_delay(tmp_path: Path) -> None:
    now = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: now[0]))) as client:
        table = Table(client, "first-and-goal", public=True, delay=30)
        table.join()
        assert client.get("/api/tv").json()["live"] == [], "that it has begun is told with the delay too"
        seq = client.get(f"/api/matches/{table.id}", headers=bearer(table.tokens[0])).json()["seq"]
        assert client.get(f"/api/matches/{table.id}").json()["seq"] < seq
        now[0] += 30_000
        assert client.get(f"/api/matches/{table.id}").json()["seq"] == seq
        assert client.get("/api/tv").json()["live"][0]["delay"] == 30
