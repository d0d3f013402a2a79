"""The bot account API, used by the example as it stands."""

from __future__ import annotations

from pathlib import Path

from tests.server.challenging import played_by_challenge

EXAMPLE = Path(__file__).parents[2] / "examples" / "lines_bot.py"


def test_the_example_bot_accepts_a_challenge_and_plays_to_the_end(tmp_path: Path) -> None:
    with played_by_challenge(tmp_path, EXAMPLE, "linesbot", order={"game": "pocket-gridiron"}) as played:
        assert played.server.http.get("/api/accounts/linesbot").json()["bot"] is True


def test_the_example_is_thirty_lines() -> None:
    code = [line for line in EXAMPLE.read_text().split('"""', 2)[2].splitlines() if line.strip()]
    assert len(code) <= 30
