"""Who could score next: the rival's figures, and on how many of the six rolls each."""

from __future__ import annotations

from collections import Counter

from touchline.games.street_soccer.squares import NOWHERE
from touchline.games.street_soccer.state import MOVE, ROLL, SoccerBox, SoccerState
from touchline.kernel.game import Game

FACES = range(1, 7)


def threats(game: Game, s: SoccerState, box: SoccerBox, seat: int) -> list[dict[str, object]]:
    """The figures that would score against a seat if its rival rolled as things stand, most dangerous first."""
    if s.phase not in (MOVE, ROLL) or s.ball == NOWHERE:
        return []
    rolls: Counter[str] = Counter()
    for die in FACES:
        after = s.copy()
        after.phase, after.turn, after.die = MOVE, 1 - seat, die
        texts = (game.move_text(after, box, move) for move in game.legal_moves(after, box))
        rolls.update({text[:2] for text in texts if text.endswith("GOAL")})
    return [{"square": square, "rolls": count} for square, count in rolls.most_common()]
