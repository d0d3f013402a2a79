"""Programs from outside: they play, their faults cost them the game, and the games are kept."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from touchline import Match
from touchline.bots.outside import named
from touchline.cli import main
from touchline.kernel.errors import BadOption
from touchline.lab.arbiter import TimeControl
from touchline.lab.tournament import Tournament
from touchline.play.keeping import read_record
from touchline.sessions.speech import ending

EXAMPLE = f"{sys.executable} examples/pipe_bot.py"
ANSWER = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"], "ok": True}
    if question["op"] == "choose":
        %s
    print(json.dumps(answer), flush=True)
"""


def program(folder: Path, name: str, choosing: str) -> dict[str, str]:
    path = folder / f"{name}.py"
    path.write_text(ANSWER % choosing, encoding="utf-8")
    return {name: f"{sys.executable} {path}"}


def cup(engines: dict[str, str], **more: object) -> Tournament:
    more.setdefault("control", TimeControl(PATIENCE))
    made = Tournament("pocket-gridiron", ["bot:random"], pairs=1, seed=2, engines=engines, **more)  # type: ignore[arg-type]
    return made.run()


def test_a_program_plays_whole_games_and_they_are_saved(tmp_path: Path) -> None:
    first = program(tmp_path, "first", 'answer["move"] = question["node"]["legal"][0]')
    played = cup(first, folder=tmp_path / "games")
    assert not played.faults
    games = sorted((tmp_path / "games").iterdir())
    assert [each.name for each in games] == ["00001a-bot_random-first.touchline", "00001b-first-bot_random.touchline"]
    one, two = (Match.from_record(read_record(path)) for path in games)
    assert one.over
    assert two.over
    assert one.names == ["bot:random", "first"]
    assert one.steps[0].text == two.steps[0].text, "the same dice twice"


@pytest.mark.parametrize(
    ("name", "choosing", "fault"),
    [
        ("crashing", "raise SystemExit(3)", "crashed (exit code 3)"),
        ("cheating", 'answer["move"] = "touchdown please"', "illegal move 'touchdown please'"),
        ("silent", "time.sleep(60)", "no answer to 'choose' in 0.05 s"),
        ("empty", "pass", "no text 'move'"),
        ("quitting", 'answer["ok"] = False', "gave up"),
        ("babbling", 'exec("while True: print(0, flush=True); time.sleep(0.01)")', "no answer to 'choose' in 0.05 s"),
    ],
)
def test_a_fault_costs_the_game(tmp_path: Path, name: str, choosing: str, fault: str) -> None:
    control = TimeControl(0.05 if name in ("silent", "babbling") else PATIENCE)
    played = cup(program(tmp_path, name, choosing), control=control, folder=tmp_path / "games")
    assert played.meetings[0].points == (2.0,), "both games are lost"
    assert len(played.faults) == 2
    assert all(name in each and fault in each for each in played.faults)
    kept = (tmp_path / "games" / f"00001a-bot_random-{name}.touchline").read_text(encoding="utf-8")
    assert "resign" in kept
    assert name in kept.splitlines()[-1], "the reason stands in the record"
    assert fault in ending(Match.from_record(kept)), "and is told again with the game"
    assert "None" not in kept


def test_whoever_has_used_up_the_clock_is_told_so(tmp_path: Path) -> None:
    slow = program(tmp_path, "slow", 'time.sleep(0.3); answer["move"] = question["node"]["legal"][0]')
    played = cup(slow, control=TimeControl(bank=0.2))
    assert {each.partition("slow: ")[2] for each in played.faults} == {"its 0.2 s are used up"}


def test_lines_that_are_no_answer_are_the_programs_own_business(tmp_path: Path) -> None:
    chatty = 'print("thinking ..."); print(json.dumps({"id": -1})); answer["move"] = question["node"]["legal"][-1]'
    assert not cup(program(tmp_path, "chatty", chatty)).faults


def test_the_clock_is_told_and_runs_down(tmp_path: Path) -> None:
    slow = 'time.sleep(0.05); answer["move"] = question["node"]["legal"][0]; open(%r, "a").write(f"{question[%r]}\\n")'
    seen = tmp_path / "left.txt"
    cup(program(tmp_path, "slow", slow % (str(seen), "left")), control=TimeControl(bank=PATIENCE))
    left = [float(line) for line in seen.read_text(encoding="utf-8").split()]
    assert left[0] == PATIENCE
    assert min(left) < PATIENCE - 0.1


def test_a_program_that_cannot_be_started_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "pocket-gridiron", "bot:random", "--engine", "./no-such-bot", "--pairs", "1"]) == 2
    assert "cannot start './no-such-bot': No such file" in capsys.readouterr().err


def test_the_example_climbs_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "pocket-gridiron", "--engine", EXAMPLE, "--levels", "random", "--pairs", "2"]
    assert main([*words, "--seconds", str(PATIENCE)]) == 0
    assert "pipe_bot" in capsys.readouterr().out.splitlines()[1]


def test_names_of_engines() -> None:
    assert named("mine=./a.out --fast") == ("mine", "./a.out --fast")
    assert named("./a.out --depth=3")[0] == "a"
    with pytest.raises(BadOption):
        named("")


def test_a_sequential_test_stops_when_it_is_clear(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["tournament", "football-darts", "finisher", "gambler", "--sprt", "0,50", "--pairs", "5000", "--cores", "1"]
    assert main([*words, "--file", str(tmp_path / "test.jsonl")]) == 0
    told = capsys.readouterr().out
    assert "+50 Elo is accepted" in told
    played = [json.loads(line) for line in (tmp_path / "test.jsonl").read_text(encoding="utf-8").splitlines()][1:]
    assert sum(len(each["points"]) for each in played) < 1000


def test_players_are_named_before_or_after_an_engine() -> None:
    from touchline.cli.main import parser

    given = parser().parse_args(["tournament", "street-soccer", "random", "--engine", "./mybot.py", "club", "master"])
    assert given.players == ["random", "club", "master"]
    assert given.engine == ["./mybot.py"]
    with pytest.raises(SystemExit):
        parser().parse_args(["tournament", "street-soccer", "--nonsense", "club"])


def test_an_interruption_is_no_fault_of_the_program(tmp_path: Path) -> None:
    """Ctrl-C goes to every process of the terminal's group: a program that died of it had lost its game."""
    asked = tmp_path / "asked"
    slow = f'open({str(asked)!r}, "w").close(); answer["move"] = question["node"]["legal"][0]'
    (command,) = program(tmp_path, "slow", slow).values()
    words = ["tournament", "pocket-gridiron", "bot:random", "--engine", f"slow={command}", "--pairs", "100000"]
    running = subprocess.Popen(
        [sys.executable, "-m", "touchline", *words, "--file", str(tmp_path / "cup.jsonl"), "--seconds", str(PATIENCE)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not asked.exists():
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    told, _ = running.communicate()
    assert running.returncode == 130
    assert "Interrupted" in told
    assert "fault" not in told


def test_a_program_that_ctrl_c_finds_at_its_birth_has_not_crashed(tmp_path: Path) -> None:
    """It is not yet in a session of its own then, and dies of what was meant for the tournament."""
    dies = "import os, signal; signal.signal(signal.SIGINT, signal.SIG_DFL); os.kill(os.getpid(), signal.SIGINT)"
    with pytest.raises(KeyboardInterrupt):
        cup(program(tmp_path, "young", dies))
