"""Clocks: what is charged, what is not, and who loses."""

from __future__ import annotations

from pathlib import Path

from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import quiet
from tests.server.playing import Table

from touchline.server.app import make_app
from touchline.server.matches.clocks import Clock, Pauses
from touchline.server.realtime.service_time import COME_BACK_MS
from touchline.wire.people import LITTLE_GOLEM
from touchline.wire.terms import ClockTerms

LIVE = {"kind": "live", "bank": 60, "increment": 5}


def test_thinking_is_charged_and_acting_rewarded(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer", clock=LIVE)
        table.join()
        seat = table.to_move()
        assert seat is not None
        assert table.get()["clock"]["left"] == [60_000, 60_000]
        clock[0] += 20_000
        assert table.get()["clock"]["left"][seat] == 40_000
        table.play()
        assert table.get()["clock"]["left"][seat] == 45_000
        assert table.get()["clock"]["left"][1 - seat] == 60_000


def test_the_time_no_server_ran_is_nobodys(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    settings = quiet(tmp_path, now=lambda: clock[0])
    with TestClient(make_app(settings)) as client:
        table = Table(client, "street-soccer", clock=LIVE)
        table.join()
        seat = table.to_move()
        assert seat is not None
        clock[0] += 10_000
    clock[0] += 3_600_000
    with TestClient(make_app(settings)) as client:
        table.client = client
        assert table.get()["clock"]["left"][seat] == 50_000
        clock[0] += COME_BACK_MS
        assert table.get()["clock"]["left"][seat] == 50_000, "everybody has a moment to come back"
        clock[0] += 10_000
        table.play()
        assert table.get()["clock"]["left"][seat] == 45_000
        assert table.get()["status"] == "playing"


def test_a_fallen_clock_ends_the_match_without_anybody_asking(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer", clock=LIVE)
        table.join()
        seat = table.to_move()
        assert seat is not None
        backend = client.app.state.backend  # type: ignore[attr-defined]
        backend.matches.discard(table.id)
        clock[0] += 61_000
        assert client.portal is not None
        client.portal.call(backend.timekeeper.flag_late)
        state = table.get()
        assert state["status"] == "over"
        assert state["node"]["returns"][seat] == -1
        assert "ran out of time" in state["node"]["reason"]
        assert "resign" in table.text("/record")


def test_nobody_runs_before_the_start(tmp_path: Path) -> None:
    clock = [1_700_000_000_000]
    with TestClient(make_app(quiet(tmp_path, now=lambda: clock[0]))) as client:
        table = Table(client, "street-soccer", clock=LIVE)
        clock[0] += 1_000_000
        table.join()
        assert table.get()["clock"]["left"] == [60_000, 60_000]


def test_correspondence_is_capped() -> None:
    """Little Golem: 240 hours, 36 more a move, never above 360."""
    clock = Clock(LITTLE_GOLEM)
    clock.wind(2, 0)
    for _ in range(10):
        clock.reward(0)
    assert clock.left == [360 * 3_600_000, 240 * 3_600_000]


@given(
    st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 1000)), max_size=5),
    st.integers(0, 1000),
    st.integers(0, 1000),
)
def test_a_pause_never_gives_more_than_it_took(pauses: list[tuple[int, int]], since: int, more: int) -> None:
    ordered, at = [], 0
    for gap, length in pauses:
        ordered.append((at + gap, at + gap + length))
        at += gap + length
    known = Pauses(ordered)
    assert 0 <= known.within(since, since + more) <= more
    until = known.after(since, more)
    assert until - since - known.within(since, until) == more, "time that was not spent is left"


def test_the_first_to_fall_loses() -> None:
    clock = Clock(ClockTerms(kind="live", bank=10, increment=0))
    clock.wind(2, 0)
    clock.left[1] = 9_000
    clock.running = frozenset({0, 1})
    assert clock.fallen(10_500) == 1
