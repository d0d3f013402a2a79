"""A coach who breaks in his own process: whoever asked reads a sentence of ours, the log where it broke."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from structlog.testing import capture_logs
from tests.broken_coach import breaking_folder

from touchline.play.study import Study

CALL = Study.opened("phase=call pos=90 dart=2", "football-darts").text()


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", breaking_folder(tmp_path))


def test_the_person_reads_a_sentence_and_the_log_the_cause(broken: None, client: TestClient) -> None:
    with capture_logs() as logs:
        answer = client.post("/api/study/advice", json={"study": CALL})
    assert answer.status_code == 503
    assert answer.json()["error"]["words"]["message"][0]["id"] == "coach-failed"
    assert "ZeroDivisionError" not in answer.text
    [told] = [each for each in logs if each["event"] == "the coach failed"]
    assert (told["game"], told["op"]) == ("football-darts", "advise")
    assert 'raise ZeroDivisionError("made to fail")' in told["cause"]


def test_he_answers_the_next_question(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that breaks him costs nobody else his word."""
    from touchline.server.matches.study_table import advice_wanted as asked

    def without_a_view(study: str):  # type: ignore[no-untyped-def]
        request = yield from asked(study)
        return request | {"view": {}}

    with monkeypatch.context() as once:
        once.setattr("touchline.server.web.study_api.advice_wanted", without_a_view)
        assert client.post("/api/study/advice", json={"study": CALL}).status_code == 503
    assert client.post("/api/study/advice", json={"study": CALL}).json()["moves"]


def test_a_refusal_is_worded_where_it_is_read(client: TestClient) -> None:
    """It crosses the process as a message, not as English."""
    study = Study.parsed(CALL)
    study.enter("throw T20")
    [refused] = client.post("/api/study/advice", json={"study": study.text()}).json()["error"]["words"]["message"]
    assert refused["id"] == "coach-chance-due"
