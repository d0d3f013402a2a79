"""The coach is asked about a decision; by the time he hears of it, it may have been made."""

from __future__ import annotations

from fastapi.testclient import TestClient
from tests.server.playing import Table


def test_whoever_decides_before_the_question_arrives_is_told_and_not_refused(client: TestClient) -> None:
    """A page asks at every decision and does not wait: a refusal would be an error on a quick player's console."""
    table = Table(client, "pocket-gridiron")
    table.join()
    seat, asked_at = table.to_move(), table.get()["seq"]
    assert seat is not None
    table.order(seat, "resign")
    asked = f"/api/matches/{table.id}/advice?seat={seat}"
    late = client.get(f"{asked}&seq={asked_at}", headers=table.headers(seat))
    assert (late.status_code, late.json()) == (200, {"ok": True, "seq": table.get()["seq"]})
    assert client.get(asked, headers=table.headers(seat)).status_code == 422, "who names no moment means this one"


def test_whoever_does_not_play_is_told_nothing_of_the_moment(client: TestClient) -> None:
    """Not how far a match has come that is watched later, and of one that is nobody's to watch not even that it is."""
    late = Table(client, "pocket-gridiron", delay=600)
    late.join()
    asked = client.get(f"/api/matches/{late.id}/advice?seq=0")
    assert (asked.status_code, "seq" in asked.json()) == (422, False), asked.text
    private = Table(client, "pocket-gridiron", watchable=False)
    assert client.get(f"/api/matches/{private.id}/advice?seq=0").status_code == 404
