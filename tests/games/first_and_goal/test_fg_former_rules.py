"""What was played by rules 0.9 replays by them, position for position.

``records/0.9.zip`` holds matches of random players and of bots, over the options there were, written before the
rules changed.  Beside their own headers they carry ``Final``, the last position, and ``Positions``, a digest of the
positions on the way, one after the other.
"""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from tests.games.first_and_goal.tables import GAME, phase, play_on, snap, table, where

from touchline import Match, Record
from touchline.kernel.errors import IllegalMove
from touchline.kernel.options import RULES_VERSION

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


FORMER: dict[str, Any] = {RULES_VERSION: "0.9"}


def test_time_outs_by_rules_0_9() -> None:
    """FG-3.1, FG-8.4 as they were: one a team and snap, everybody acts, no window at a kneel or after a fake."""
    match = table("timeouts=3,3", **FORMER).play("time-out")
    assert match.legal() == ["shuffle"]
    assert GAME.question(match.state, match.box).endswith("discards, or shuffle the hand in?")
    play_on(match, "shuffle", "shuffle")
    with pytest.raises(IllegalMove, match="one time-out a team and snap"):
        match.play("time-out")
    kneeling = table("y=60 in_hand=3,8 in_deck=0,52 timeouts=3,3", **FORMER).play("kneel")
    assert (phase(kneeling), kneeling.state.in_hand[0]) == ("call", 2)
    faked = play_on(table("timeouts=3,3 down=4", **FORMER), "punt", "ready", "fake", "kick")
    assert "time-out" not in faked.legal()
    assert "time-out" not in faked.play("draw").legal()


def test_the_clock_by_rules_0_9() -> None:
    """FG-8.1, FG-8.8, FG-9.2, FG-3.6 as they were: a run is stopped after the play, a try neither draws nor burns."""
    run = table("y=60 timeouts=3,3", **FORMER).play("off-tackle / 4-3")
    assert phase(run) == "snap-dice"
    assert phase(run.roll("3 6 -1 HAIL")) == "burn-stop"
    short = table("y=60 in_hand=8,8 in_deck=20,0 in_pile=30,52", **FORMER).play("slant / 3-4").roll("7 0 HAIL")
    assert short.play("hold").state.in_hand[1] == 8
    score = snap("y=6 to_gain=6 in_hand=5,5", "slant / 3-4", "7 0 HAIL", **FORMER).play("hold")
    assert (phase(score), score.state.in_hand) == ("try", [4, 4])
    play_on(score, "two-point", "off-tackle / 4-3", "1 1 0 HAIL")
    assert (score.everything()["score"], score.state.in_pile[0]) == ([8, 0], 2)


def test_turnovers_and_flags_by_rules_0_9() -> None:
    """FG-5.3, FG-5.8, FG-9.7 as they were."""
    lost = snap("y=98", "medium-pass / safety-blitz", "-5 0 T", **FORMER).roll("T")
    assert lost.everything()["score"] == [0, 6]
    back = table("phase=receive", advanced_turnovers=True, **FORMER).play("run-out").roll("3 5 7 10 T").roll("T")
    assert where(back) == (1, 25, 1, 10)
    flag = "phase=flag-dice action=punt-return y=44 moved=12 die=referee pending=1536"
    assert where(table(flag, **FORMER).roll("O 10").play("accept")) == (0, 42, 1, 10)
