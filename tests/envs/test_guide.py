"""The guide in the docs, run as it stands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_guide_shows_what_really_happens() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    blocks = re.findall(r"```pycon\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 6
    shown = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "environments.md", str(GUIDE), 0)
    said: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(shown, out=said.append)
    assert outcome.attempted > 20
    assert outcome.failed == 0, "".join(said)
