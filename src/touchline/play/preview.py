"""A move before it is played: its ways over the board, what the roll after it may come to; a roll before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match

MOST_OUTCOMES = 8
"""So many outcomes of a roll are previewed."""
MOST_ENTERED = 100
"""So many may be told of a roll that is due: every bed of a dartboard."""


def preview(match: Match, text: str, audience: int | None) -> dict[str, Any]:
    """A legal move that has not been played: its ways over the board, and what the roll after it may come to.

    Without a move it tells what the seat to move has to fear as things stand, or, of a roll that is due, what each
    outcome would come to: the small print on a scorer's keys.
    Where something is hidden there is nothing to preview: what follows from a move would tell the secret.
    """
    game, box = match.game, match.box
    if not game.perfect_information:
        return {}
    if not text and match.to_move == CHANCE:
        return {"outcomes": list(_all(game, match.state, box, audience))}
    if match.to_move < 0:
        return {}
    seat = match.to_move
    if not text:
        return {"threats": game.threats(match.state, box, seat)}
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
    if feared := game.threats(after, box, seat):
        seen["threats"] = feared
    if game.rules.to_move(after, box) == CHANCE:
        foreseen = _likeliest if game.weights_known(after, box) else _all
        seen["outcomes"] = list(foreseen(game, after, box, audience))
    return seen


def _all(game: Game, s: Any, box: Any, audience: int | None) -> Iterator[dict[str, Any]]:
    """Every outcome of a roll that people make, and the view after it."""
    for outcome in range(min(game.rules.chances(s, box), MOST_ENTERED)):
        after = s.copy()
        game.step(after, box, outcome)
        yield {"text": game.outcome_text(s, box, outcome), "share": 0.0, "view": game.view(after, box, audience)}


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
