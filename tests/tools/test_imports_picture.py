"""The picture of the architecture can be drawn from the imports as they are: nobody needs whoever needs them."""

from __future__ import annotations

from tools.imports_picture import imports, needs_of, rows


def test_the_kernel_stands_on_top_and_nobody_needs_a_game() -> None:
    found, _ = imports()
    needs = needs_of(found)
    stacked = rows(needs)
    assert stacked[0] == ["kernel"]
    assert "games" in stacked[-1]
    assert not any("games" in others for others in needs.values())
