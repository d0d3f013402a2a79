"""Matches of former rules replay to the positions they had when they were played.

``old_rules`` holds records written before the rules changed, and ``positions.json`` what they came to: how many
steps, the last position, and a digest of all positions on the way.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from touchline import Match, find_game
from touchline.kernel.errors import BadRecord

FOLDER = Path(__file__).parent / "old_rules"
KEPT = json.loads((FOLDER / "positions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(KEPT))
def test_a_record_of_former_rules_replays_position_for_position(name: str) -> None:
    text = (FOLDER / f"{name}.touchline").read_text(encoding="utf-8")
    match = Match.from_record(text)
    assert match.game.version_of(match.options) in match.game.former_versions
    every = "\n".join(state.position() for state in match.states)
    assert len(match.steps) == KEPT[name]["steps"]
    assert match.position() == KEPT[name]["last"]
    assert hashlib.sha256(every.encode()).hexdigest() == KEPT[name]["positions"]
    assert match.record_text() == text


@pytest.mark.parametrize("game", ["football-darts", "pocket-gridiron", "street-soccer"])
def test_some_of_them_would_not_do_by_the_rules_of_today(game: str) -> None:
    """The records bear on what has changed."""
    differ = 0
    for name in KEPT:
        if name.startswith(game):
            text = (FOLDER / f"{name}.touchline").read_text(encoding="utf-8")
            former = find_game(game).former_versions[-1]
            try:
                match = Match.from_record(text.replace(f'[Rules "{former}"]', f'[Rules "{find_game(game).version}"]'))
                differ += match.position() != KEPT[name]["last"]
            except BadRecord:
                differ += 1
    assert differ > 0
