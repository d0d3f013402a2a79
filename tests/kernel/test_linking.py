"""Rules become machine code where an entry point is compiled, each once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from touchline.kernel.compiled import compile_rule, register
from touchline.kernel.linking import Part, gathered


def yards(down: int) -> int:
    return 10 // down


def first_half(down: int) -> int:
    return yards(down) + 1


def second_half(down: int) -> int:
    return yards(down) * first_half(down)


def both(downs: Any) -> int:
    total = 0
    for down in downs:
        total += first_half(down) + second_half(down) + yards(down)
    return total


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("TOUCHLINE_CACHE", str(tmp_path))
    register(yards)
    register(first_half)
    register(second_half)
    return compile_rule("no-game", both)


def library_of(entry: Any) -> Any:
    (made,) = entry.overloads.values()
    return made.library


def test_a_rule_is_gathered_once_however_many_call_it(compiled: Any) -> None:
    assert compiled(np.arange(1, 5)) == both(range(1, 5))
    parts = [each for each in library_of(compiled)._linking_libraries if isinstance(each, Part)]
    assert sorted(each.name.rpartition(".")[2] for each in parts) == ["first_half", "second_half", "yards"]


def test_no_part_has_machine_code_of_its_own_or_another_s_function(compiled: Any) -> None:
    compiled(np.arange(1, 5))
    for part in library_of(compiled)._linking_libraries:
        if isinstance(part, Part):
            told = {each.name for each in part.get_defined_functions()}
            own = part.name.rpartition(".")[2]
            others = {"yards", "first_half", "second_half"} - {own}
            assert not any(other in name for name in told for other in others)
            assert part.get_pointer_to_function(next(iter(told))) == 0


def test_what_a_part_raises_arrives(compiled: Any) -> None:
    with pytest.raises(ZeroDivisionError):
        compiled(np.arange(0, 2))


def test_parts_that_call_each_other_s_libraries_are_found_behind_one_another() -> None:
    class Called:
        """A library of Numba's own."""

    class Calls(Part):
        def __init__(self, *libraries: Any) -> None:
            self._linking_libraries = list(libraries)

    end = Called()
    last = Calls(end)
    middle = Calls(last, end)
    assert set(gathered([middle, last])) == {middle, last, end}
    assert len(list(gathered([middle, middle, last]))) == 3


AGAIN = """
import sys
sys.path[:0] = [{tests!r}]
import numpy as np
from numba.core import event
from test_linking import both, first_half, second_half, yards
from touchline.kernel.compiled import compile_rule, register
register(yards), register(first_half), register(second_half)
class Heard(event.Listener):
    count = 0
    def on_start(self, event):
        Heard.count += 1
    def on_end(self, event):
        pass
entry = compile_rule("no-game", both)
print("ready", flush=True)
sys.stdin.readline()
with event.install_listener("numba:compile", Heard()):
    print(entry(np.arange(1, 5)), Heard.count)
"""


@pytest.fixture
def maker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], subprocess.Popen[str]]:
    """Begins processes that share a cache; each says when it is ready, and waits for a line before it compiles."""
    monkeypatch.setenv("TOUCHLINE_CACHE", str(tmp_path))
    command = [sys.executable, "-c", AGAIN.format(tests=str(Path(__file__).parent))]
    return lambda: subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def told(process: subprocess.Popen[str]) -> list[int]:
    """What the entry point returned, and how much was compiled for it."""
    said, _ = process.communicate("\n")
    return [int(word) for word in said.split() if word != "ready"]


def test_another_process_reads_what_one_has_made(maker: Callable[[], subprocess.Popen[str]]) -> None:
    assert told(maker()) == [both(range(1, 5)), 4], "three parts and the whole, each once"
    assert told(maker()) == [both(range(1, 5)), 0]


def test_of_two_at_once_one_makes_it_and_the_other_waits_and_reads(maker: Callable[[], subprocess.Popen[str]]) -> None:
    begun = [maker(), maker()]
    for process in begun:
        assert process.stdin
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in begun:
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.flush()
    assert sorted(told(process)[-1] for process in begun) == [0, 4]
