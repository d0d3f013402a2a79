"""What importing the package costs."""

import subprocess
import sys


def test_importing_touchline_pulls_in_neither_numpy_nor_numba() -> None:
    code = "import sys, touchline; print(sorted({'numpy', 'numba', 'asyncio'} & set(sys.modules)))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_an_interpreted_match_needs_neither_numpy_nor_numba() -> None:
    code = (
        "import sys, touchline; touchline.Match('football-darts').roll('heads').play('receive').roll('T20');"
        "print(sorted({'numpy', 'numba'} & set(sys.modules)))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"
