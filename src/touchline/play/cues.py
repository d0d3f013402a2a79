"""What a step is to whoever watches it: something to cheer, or nothing to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from touchline.play.match import Match


def cues(match: Match, index: int) -> dict[str, Any]:
    """``highlight`` and ``quiet`` of a step that may be read, where there is anything to say."""
    step, before, after = match.steps[index], match.states[index], match.states[index + 1]
    told: dict[str, Any] = {}
    if step.seat is None and match.game.quiet(before, match.box):
        told["quiet"] = True
    cheered = match.game.highlight(before, after, match.box, step.choice)
    if cheered is not None:
        told["highlight"] = cheered._asdict()
    return told
