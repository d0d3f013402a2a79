"""The closing lines of ``make test``: what failed is not hidden, and what was not tested is said."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest
from tools.suite import run
from tools.suite.run import Section, summary

SKIPS = """
import pytest

def test_fine():
    pass

@pytest.mark.skip(reason="PostgreSQL is not here")
def test_store():
    pass

def test_bell():
    pytest.skip("PostgreSQL is not here")
"""
WHOLE = 'import pytest\npytest.skip("Ray isn\'t here", allow_module_level=True)\n'


def done(name: str, *skips: str, failed: bool = False) -> Section:
    return Section(name, [], failed=failed, skipped=Counter(skips))


def test_a_failed_part_fails_the_whole_and_the_others_are_shown() -> None:
    lines, well = summary([done("tests", failed=True), done("browser")], strict=False)
    assert not well
    assert [line.split()[:2] for line in lines[2:]] == [["tests", "FAILED"], ["browser", "passed"]]


def test_a_part_that_fails_does_not_stop_the_next(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "mark"
    section = Section("two", [[sys.executable, "-c", "raise SystemExit(3)"], ["touch", str(mark)]])
    section.run()
    assert section.failed
    assert mark.exists()
    assert "=== two" in capfd.readouterr().out


def test_what_a_process_has_read_the_next_finds_as_bytecode(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    Section("writes", [[sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]]).run()
    assert capfd.readouterr().out.split() == ["===", "writes", "False"]


UNTIL = "import pathlib, time\nwhile not pathlib.Path({mark!r}).exists(): time.sleep(0.01)\nprint('it came')"


def test_what_runs_beside_the_others_is_printed_after_them(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    mark = str(tmp_path / "mark")
    waiting = Section("style", [[sys.executable, "-c", UNTIL.format(mark=mark)], ["false"]], beside=True)
    run.run_all([waiting, Section("tests", [["touch", mark]]), Section("browser", [["echo", "a page"]])])
    assert waiting.failed
    said = capfd.readouterr().out.split("\n")
    assert [line for line in said if line] == ["=== tests", "=== browser", "a page", "=== style", "it came"]


def test_what_would_run_beside_nothing_is_seen_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    run.run_all([Section("style", [["echo", "fine"]], beside=True)])
    assert capfd.readouterr().out.split() == ["===", "style", "fine"]


def test_what_was_not_tested_is_listed_with_its_reason() -> None:
    lines, well = summary([done("tests", "no Redis", "no Redis", "no GPU")], strict=False)
    assert well
    assert lines[-3:] == ["=== NOT TESTED HERE", "   2 tests  no Redis", "   1 test   no GPU"]


def test_in_ci_a_missing_part_is_a_failure_but_missing_hardware_is_not() -> None:
    assert not summary([done("tests", "no Redis")], strict=True)[1]
    assert summary([done("tests", "there is no NVIDIA GPU")], strict=True)[1]
    assert summary([done("tests")], strict=True)[1]


def test_reasons_are_read_from_the_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    (tmp_path / "test_some.py").write_text(SKIPS)
    (tmp_path / "test_whole.py").write_text(WHOLE)
    section = Section(
        "some tests", [run.pytest("some tests", 1, "-c", "/dev/null", "-p", "no:cacheprovider", str(tmp_path))]
    )
    section.run()
    section.read_report()
    assert not section.failed
    assert section.told == "3 skipped, 1 passed"
    assert section.skipped == {"PostgreSQL is not here": 2, "Ray isn't here": 1}
    assert section.processor > 0


REPORT = """<testsuites><testsuite>
<testcase classname="tests.lab.test_a" time="2.5"/><testcase classname="tests.lab.test_b.TestC" time="3.0"/>
<testcase classname="tests.games.street_soccer.test_ss_turn" time="40"/>
<testcase classname="src.touchline.lab.batch" time="0.2"/>
</testsuite></testsuites>"""


def test_where_the_time_went_is_told_by_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    (tmp_path / "tests.xml").write_text(REPORT)
    section = done("tests")
    section.read_report()
    lines, _ = summary([section, done("front end")], strict=False)
    assert lines[-2:] == [
        "=== where the time went",
        "tests            seconds of its tests, all workers together: games 40, lab 6",
    ]


NOW_AND_THEN = """
from pathlib import Path

def test_sound():
    pass

def test_shaky():
    mark = Path(__file__).with_name("mark")
    if not mark.exists():
        mark.touch()
        raise AssertionError("the first time")

def test_broken():
    assert not BROKEN
"""


def in_a_browser(folder: Path, *, broken: bool) -> Section:
    """Three tests, one of which fails the first time, as a section that tries again."""
    (folder / "test_now_and_then.py").write_text(NOW_AND_THEN.replace("BROKEN", str(broken)))
    words = ("-c", "/dev/null", "--rootdir", str(folder), str(folder / "test_now_and_then.py"))
    section = Section("pages", [run.pytest("pages", 1, *words)], again=run.failed_ones("pages", *words))
    section.run()
    section.read_report()
    assert section.failed
    return section


def test_a_lone_failure_is_tried_once_more_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    section = in_a_browser(tmp_path, broken=False)
    section.run_again()
    lines, well = summary([section], strict=True)
    assert well
    assert lines[-2:] == [
        "=== UNSTEADY: failed, and passed when tried once more",
        "test_now_and_then::test_shaky",
    ]


def test_what_fails_again_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    section = in_a_browser(tmp_path, broken=True)
    section.run_again()
    assert section.failed
    assert not summary([section], strict=True)[1]


def test_many_failures_are_no_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    monkeypatch.setattr(run, "A_FEW", 1)
    section = in_a_browser(tmp_path, broken=True)
    began = section.seconds
    section.run_again()
    assert section.failed
    assert section.seconds == began, "nothing was run"
