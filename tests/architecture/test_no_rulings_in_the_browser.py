"""A game's front end draws what it is told and tells nothing from two positions: what a step has come to is sent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "frontend" / "src" / "games"
COMPARES_SCORES = re.compile(r"\.score\b[^;]*(?:\s[<>]=?\s|[!=]==)[^;]*\.score\b")
"""Whether somebody has scored: ``upshot`` and ``highlight`` say so."""
ANY_PHASE = re.compile(r"(?<!\))\.phase\b|(?<!View)\[[\"']phase[\"']\]|\{[^}]*\bphase\b[^}]*\}\s*=\s*(?!seen)")
"""A phase that is any text: ``seen(view).phase`` is one of those that the game declares, and a wrong word of it fails
the type check."""
TWO_PHASES = re.compile(r"\.phase\s*[!=]==\s*[\w().]+\.phase\b|\b(?:before|after)\)?\.phase\b")
"""What a step was, told by what was due before it and after."""


def faults(source: str) -> Iterator[str]:
    """Every line that tells an outcome by itself, or compares a phase with any text."""
    for number, line in enumerate(source.splitlines(), 1):
        if any(wrong.search(line) for wrong in (COMPARES_SCORES, ANY_PHASE, TWO_PHASES)):
            yield f"line {number}: {line.strip()}"


def test_no_game_tells_an_outcome_by_itself() -> None:
    looked_at = sorted(GAMES.rglob("*.ts*"))
    assert len(looked_at) > 40
    found = [f"{path.relative_to(GAMES)} {each}" for path in looked_at for each in faults(path.read_text("utf-8"))]
    assert not found


@pytest.mark.parametrize(
    "wrong",
    [
        "const scored = (after.score[side] ?? 0) > (before.score[side] ?? 0);",
        "return String(before.score) !== String(after.score);",
        "const seat = after.score.findIndex((goals, each) => goals > (before.score[each] ?? 0));",
        "switch (before.phase) {",
        'if (view.phase === "toss") return;',
        'const due = view["phase"];',
        "const { phase } = view;",
        'if (seen(after).phase === "try") return true;',
        "if (seen(then).phase !== seen(view).phase) return true;",
    ],
)
def test_the_guard_sees(wrong: str) -> None:
    assert list(faults(wrong))


@pytest.mark.parametrize(
    "right",
    [
        'if (seen(view).phase === "toss") return null;',
        "BONUS.has(seen(view).phase)",
        'each.upshot === "good"',
        'export type Phase = FirstAndGoalView["phase"];',
        '<span class="score">{view.score[0]} – {view.score[1]}</span>',
    ],
)
def test_the_guard_lets_pass(right: str) -> None:
    assert not list(faults(right))
