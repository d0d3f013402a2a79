"""The learning example learns."""

import runpy
from pathlib import Path
from statistics import mean

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_gridiron.py"


def test_it_wins_more_in_the_end_than_in_the_beginning(tmp_path: Path) -> None:
    example = runpy.run_path(str(EXAMPLE))
    curve = example["train"](rounds=14, seed=1)
    assert mean(share for _, share in curve[-3:]) > mean(share for _, share in curve[:2]) + 0.02
    example["draw"](curve, str(tmp_path / "curve.png"))
    assert (tmp_path / "curve.png").stat().st_size > 5_000
