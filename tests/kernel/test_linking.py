"""Rules become machine code where an entry point is compiled, each once."""

from __future__ import annotations

import subprocess
import sys
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
with event.install_listener("numba:compile", Heard()):
    print(compile_rule("no-game", both)(np.arange(1, 5)), Heard.count)
"""


def test_another_process_reads_what_one_has_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_CACHE", str(tmp_path))
    command = [sys.executable, "-c", AGAIN.format(tests=str(Path(__file__).parent))]
    first, second = (
        subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() for _ in range(2)
    )
    assert int(first[0]) == int(second[0]) == both(range(1, 5))
    assert int(first[1]) == 4, "three parts and the whole, each once"
    assert second[1] == "0"
