"""What was played by rules 0.9 replays by them, position for position.

``records/0.9.zip`` holds matches of random players and of bots, over the options there were, written before the
rules changed.  Beside their own headers they carry ``Final``, the last position, and ``Positions``, a digest of the
positions on the way, one after the other.
"""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import pytest

from touchline import Match, Record

with zipfile.ZipFile(Path(__file__).parent / "records" / "0.9.zip") as _file:
    KEPT = {name: _file.read(name).decode() for name in _file.namelist()}


@pytest.mark.parametrize("name", KEPT)
def test_a_record_of_rules_0_9_replays_position_for_position(name: str) -> None:
    text = KEPT[name]
    record = Record.parse(text)
    assert record.get("Rules") == "0.9"
    match = Match.from_record(text)
    assert match.position() == record.get("Final")
    digest = hashlib.sha256("".join(state.position() for state in match.states).encode())
    assert digest.hexdigest() == record.get("Positions")
    assert match.record_text() == text
