"""A move before it is played: its ways over the board, what the roll after it may come to; a roll before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from touchline.kernel.box import Box
from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.server.matches.staging import view_of
from touchline.wire.answers import MovePreview, Outcome, Preview, RefusedMove, Threat
from touchline.wire.events import Ways
from touchline.wire.words import words_of

MOST_OUTCOMES = 8
"""So many outcomes of a roll are previewed."""
MOST_ENTERED = 100
"""So many may be told of a roll that is due: every bed of a dartboard."""


def previewed(match: Match, text: str, audience: int | None) -> Preview:
    """The same as an answer of its own."""
    return Preview(**vars(preview(match, text, audience)))


def preview(match: Match, text: str, audience: int | None) -> MovePreview:
    """A legal move that has not been played: its ways over the board, and what the roll after it may come to.

    Without a move it tells what the seat to move has to fear as things stand, or, of a roll that is due, what each
    outcome would come to: the small print on a scorer's keys.
    Where something is hidden there is nothing to preview: what follows from a move would tell the secret.
    """
    game, box = match.game, match.box
    if not game.perfect_information:
        return MovePreview()
    if not text and match.to_move == CHANCE:
        return MovePreview(outcomes=list(_all(game, match.state, box, audience)))
    if match.to_move < 0:
        return MovePreview()
    seat = match.to_move
    if not text:
        return MovePreview(threats=_threats(game, match.state, box, seat))
    try:
        choice, *more = game.parse_move(match.state, box, text)
        if more or choice.value not in game.legal_moves(match.state, box):
            raise game.illegal_move(match.state, box, text)
    except IllegalMove as problem:  # no fault of whoever asks: the match may have moved on meanwhile
        words = words_of(message=[problem.words])
        return MovePreview(refused=RefusedMove(message=problem.message, rules=list(problem.rules), words=words))
    paths = game.paths(match.state, box, choice.value)
    after = match.state.copy()
    game.step(after, box, choice.value)
    outcomes = None
    if game.rules.to_move(after, box) == CHANCE:
        foreseen = _likeliest if game.weights_known(after, box) else _all
        outcomes = list(foreseen(game, after, box, audience))
    return MovePreview(
        paths=cast("Ways", paths) if paths else None,
        threats=_threats(game, after, box, seat) or None,
        outcomes=outcomes,
    )


def _threats(game: Game, s: State, box: Box, seat: int) -> list[Threat]:
    return [Threat(square=each["square"], rolls=each["rolls"]) for each in game.threats(s, box, seat)]


def _outcome(game: Game, s: State, box: Box, outcome: int, share: float, audience: int | None) -> Outcome:
    """One outcome of a roll, and the view after it."""
    after = s.copy()
    game.step(after, box, outcome)
    view = view_of(game, after, box, audience)
    upshot = game.upshot(s, after, box, outcome)
    return Outcome(text=game.outcome_text(s, box, outcome), share=share, view=view, upshot=upshot)


def _all(game: Game, s: State, box: Box, audience: int | None) -> Iterator[Outcome]:
    """Every outcome of a roll that people make, and the view after it."""
    for outcome in range(min(game.rules.chances(s, box), MOST_ENTERED)):
        yield _outcome(game, s, box, outcome, 0.0, audience)


def _likeliest(game: Game, s: State, box: Box, audience: int | None) -> Iterator[Outcome]:
    """The likeliest outcomes of a roll with their share of all, and the view after each."""
    weights = [game.rules.weight(s, box, outcome) for outcome in range(game.rules.chances(s, box))]
    total = sum(weights)
    for outcome in sorted(range(len(weights)), key=lambda each: -weights[each])[:MOST_OUTCOMES]:
        if weights[outcome]:
            yield _outcome(game, s, box, outcome, weights[outcome] / total, audience)
