"""A move before it is played: its ways over the board, what the roll after it may come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match

MOST_OUTCOMES = 8
"""So many outcomes of a roll are previewed."""


def preview(match: Match, text: str, audience: int | None) -> dict[str, Any]:
    """A legal move that has not been played: its ways over the board, and what the roll after it may come to.

    Where something is hidden there is nothing to preview: what follows from a move would tell the secret.
    """
    game, box = match.game, match.box
    if not game.perfect_information or match.to_move < 0:
        return {}
    try:
        choice, *more = game.parse_move(match.state, box, text)
        if more or choice.value not in game.legal_moves(match.state, box):
            raise game.illegal_move(match.state, box, text)
    except IllegalMove as problem:  # no fault of whoever asks: the match may have moved on meanwhile
        return {"refused": {"message": problem.message, "rules": list(problem.rules)}}
    seen: dict[str, Any] = {}
    paths = game.paths(match.state, box, choice.value)
    if paths:
        seen["paths"] = paths
    after = match.state.copy()
    game.step(after, box, choice.value)
    if game.rules.to_move(after, box) == CHANCE and game.weights_known(after, box):
        seen["outcomes"] = list(_likeliest(game, after, box, audience))
    return seen


def _likeliest(game: Game, s: Any, box: Any, audience: int | None) -> Iterator[dict[str, Any]]:
    """The likeliest outcomes of a roll with their share of all, and the view after each."""
    weights = [game.rules.weight(s, box, outcome) for outcome in range(game.rules.chances(s, box))]
    total = sum(weights)
    for outcome in sorted(range(len(weights)), key=lambda each: -weights[each])[:MOST_OUTCOMES]:
        if weights[outcome]:
            after = s.copy()
            game.step(after, box, outcome)
            yield {
                "text": game.outcome_text(s, box, outcome),
                "share": weights[outcome] / total,
                "view": game.view(after, box, audience),
            }
