"""A home of its own for every test, so that nobody's matches are touched."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    return tmp_path
