"""The plugin that counts the processor seconds of tests."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = """
import subprocess
import sys

BUSY = "import time\\nwhile time.process_time() < 0.5: pass"

def test_asleep():
    pass

def test_works_through_another():
    subprocess.run([sys.executable, "-c", BUSY], check=True)
"""


def test_what_a_test_has_others_do_is_its_own(tmp_path: Path) -> None:
    path, kept = tmp_path / "test_two.py", tmp_path / "spent.json"
    path.write_text(TESTS)
    words = ["-p", "tools.suite.spent", "--spent", f"--spent-into={kept}", f"--rootdir={tmp_path}", str(path)]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    spent = {name.partition("::")[2]: seconds for name, seconds in json.loads(kept.read_text()).items()}
    assert spent["test_works_through_another"] > 0.4 > spent["test_asleep"]  # half a second, in whole ticks
    told = done.stdout.split("processor seconds")[1]
    assert told.index("test_works_through_another") < told.index("test_asleep")
