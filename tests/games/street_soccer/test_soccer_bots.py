"""Street Soccer's opponents: legal, reproducible, each better than the one below; nobody waits for a compiler."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from tests.patience import PATIENCE
from tests.sweep import sample, swept

from touchline import Match
from touchline.bots import Turn, get_ready, levels, make_bot, notice_of, turn_of
from touchline.bots.compiling import Workshop
from touchline.games.street_soccer import bots as street_soccer
from touchline.games.street_soccer.bots import Club, Master, meeting
from touchline.kernel.errors import BadOption
from touchline.kernel.nodes import CHANCE
from touchline.lab.simulation import simulate


def test_the_levels() -> None:
    assert levels("street-soccer") == ["random", "beginner", "club", "master"]
    for level in levels("street-soccer"):
        bot = make_bot("street-soccer", level)
        assert bot.name == level
        assert bot.description


@pytest.mark.parametrize("level", ["beginner", "club", "master"])
@pytest.mark.parametrize("options", [{}, {"alternate_placement": True, "up_to_die": True, "penalty_area": "box"}])
def test_a_bot_plays_legal_moves_under_all_options(level: str, options: dict[str, object]) -> None:
    assert street_soccer.workshop.wait()
    match = Match("street-soccer", options, seed=11)
    bots = [make_bot("street-soccer", level), make_bot("street-soccer", "random", 3)]
    while not match.over and len(match.steps) < 60:
        if match.to_move == CHANCE:
            match.roll()
        else:
            match.play(bots[match.to_move].choose(turn_of(match)))


def test_a_bot_sees_its_view_and_nothing_else() -> None:
    """The same view, options and step: the same answer, whatever else is in the world."""
    match = Match("street-soccer", seed=11)
    turn = turn_of(match)
    bare = Turn(turn.game, turn.options, turn.box, turn.seat, dict(turn.view), list(turn.legal), 1.0, turn.step)
    for level in ("beginner", "club", "master"):
        assert make_bot("street-soccer", level).choose(bare) == make_bot("street-soccer", level).choose(turn)


@pytest.mark.parametrize("players", [("club", "beginner"), ("master", "beginner")])
def test_matches_in_machine_code_are_those_of_the_bots(players: tuple[str, str]) -> None:
    """The figures of the ladder are figures of the bots: the same pair of games, move by move."""
    assert street_soccer.workshop.wait()
    fast = meeting(*players, 1, seed=21)
    home, away = (
        simulate("street-soccer", 1, seats=seats, seed=21, cores=1, seconds=PATIENCE)
        for seats in (players, players[::-1])
    )
    slow = (home.notes["payoff"].astype(float) - away.notes["payoff"]) / 2 + 1
    assert fast.tolist() == slow.tolist()


@pytest.mark.parametrize(
    ("upper", "lower", "least", "pairs"),
    [
        ("beginner", "random", 0.9, 20),
        ("club", "beginner", 0.8, 20),
        ("master", "beginner", 0.85, sample(2, 4)),
        pytest.param("master", "club", 0.5, 10, marks=swept),
    ],
)
def test_every_level_beats_the_one_below(upper: str, lower: str, least: float, pairs: int) -> None:
    """A small sample; ``touchline ladder street-soccer --pairs 1000`` is the large one."""
    assert float(np.mean(meeting(upper, lower, pairs, seed=5))) / 2 > least


def test_the_former_master_plays_as_he_did() -> None:
    """Against the club player, six pairs that he played when he was the master."""
    assert meeting("former", "club", 6, seed=3).tolist() == [2.0, 1.0, 0.0, 1.0, 2.0, 1.0]
    with pytest.raises(BadOption, match="cores"):
        meeting("former", "club", 1, on="cuda")


def test_a_pair_shares_its_dice() -> None:
    """A player against himself wins as much as he loses, pair by pair."""
    assert meeting("club", "club", 10, seed=2).tolist() == [1.0] * 10


def test_results_do_not_depend_on_cores() -> None:
    assert meeting("club", "beginner", 12, seed=2).tolist() == meeting("club", "beginner", 12, seed=2, cores=2).tolist()


# ---- compiling


def test_the_club_player_plays_until_the_machine_code_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master answers at once while another process compiles, says so, and takes over afterwards."""
    finished = threading.Event()
    commands: list[list[str]] = []

    def slow_compiler(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        finished.wait(PATIENCE)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", slow_compiler)
    monkeypatch.setattr(street_soccer, "is_compiled", lambda: False)
    monkeypatch.setattr(street_soccer, "workshop", Workshop("touchline.games.street_soccer.bots"))
    match = Match("street-soccer", seed=11)
    master = Master()
    while match.to_move != CHANCE:
        match.play(make_bot("street-soccer", "club").choose(turn_of(match)))
    while match.state.minute < 2 or match.to_move == CHANCE:
        match.roll() if match.to_move == CHANCE else match.play(master.choose(turn_of(match)))
    assert "club player" in notice_of(master)
    assert master.choose(turn_of(match)) == Club().choose(turn_of(match))
    assert commands == [[sys.executable, "-m", "touchline.bots.compiling", "touchline.games.street_soccer.bots"]]
    finished.set()
    get_ready(master)
    assert street_soccer.workshop.ready
    assert notice_of(master) == ""
    assert master.choose(turn_of(match)) in match.legal()


def test_a_compiler_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "Traceback\nMemoryError: too small a machine\n")

    monkeypatch.setattr(subprocess, "run", broken)
    monkeypatch.setattr(street_soccer, "is_compiled", lambda: False)
    monkeypatch.setattr(street_soccer, "workshop", Workshop("touchline.games.street_soccer.bots"))
    master = Master()
    assert not street_soccer.workshop.wait(PATIENCE)
    assert "too small a machine" in notice_of(master)
    match = Match("street-soccer", seed=11)
    assert master.choose(turn_of(match)) == Club().choose(turn_of(match))
    with pytest.raises(BadOption, match="too small a machine"):  # no figure is another player's
        simulate("street-soccer", 1, seats=("master", "club"), cores=1)


def test_the_other_process_runs_what_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``python -m touchline.bots.compiling MODULE`` calls the module's ``warm_up``."""
    (tmp_path / "a_bot_to_warm.py").write_text(
        f"from pathlib import Path\n\ndef warm_up():\n    Path({str(tmp_path / 'warm')!r}).touch()\n"
        f"\ndef is_compiled():\n    return Path({str(tmp_path / 'warm')!r}).exists()\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{Path(street_soccer.__file__).parents[3]}")
    monkeypatch.syspath_prepend(str(tmp_path))
    shop = Workshop("a_bot_to_warm")
    assert not shop._ready.is_set()
    assert shop.wait(PATIENCE)
    assert (tmp_path / "warm").exists()
    assert shop.ready
    assert not shop.problem


def test_machine_code_is_made_once_however_many_want_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes are asked at once: one makes the code, the other waits and finds it."""
    made, begun = tmp_path / "made", tmp_path / "begun"
    (tmp_path / "a_bot_for_many.py").write_text(
        "import time\nfrom pathlib import Path\n\n"
        f"def is_compiled():\n    return Path({str(made)!r}).exists()\n\n"
        "def warm_up():\n"
        f"    with open({str(begun)!r}, 'a') as told:\n        told.write('x')\n"
        f"    time.sleep(0.5)\n    Path({str(made)!r}).touch()\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{Path(street_soccer.__file__).parents[3]}")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    command = [sys.executable, "-m", "touchline.bots.compiling", "a_bot_for_many"]
    both = [subprocess.Popen(command) for _ in range(2)]
    assert [each.wait(PATIENCE) for each in both] == [0, 0]
    assert begun.read_text() == "x"
