"""A look ahead for whoever asks at a real table: which dice to roll together, and whether somebody chooses unseen."""

from __future__ import annotations

from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match

MOST_DICE = 12
"""More dice than any game rolls at once."""


def chosen_unseen(match: Match) -> bool:
    """Whether some move here stays hidden until another seat has chosen too."""
    game, box = match.game, match.box
    if game.perfect_information:
        return False
    for move in game.legal_moves(match.state, box):
        chosen = match.state.copy()
        game.step(chosen, box, move)
        if game.rules.to_move(chosen, box) >= 0:
            answered = chosen.copy()
            game.step(answered, box, game.legal_moves(chosen, box)[0])
            if game.reveals(chosen, answered, box):
                return True
    return False


def dice_due(match: Match) -> list[str]:
    """The dice that fall together whatever they show: up to the first that gives something to tell."""
    walks = [_names_of_roll(match, pick) for pick in (0, 1, 2, -1)]
    common = []
    for names in zip(*walks, strict=False):
        if len(set(names)) > 1:
            break
        common.append(names[0])
    return common


def _names_of_roll(match: Match, pick: int) -> list[str]:
    """The dice of one imagined roll, every one showing its ``pick``-th face."""
    game, box, s = match.game, match.box, match.state.copy()
    names: list[str] = []
    while game.rules.to_move(s, box) == CHANCE and len(names) < MOST_DICE:
        names.append(game.chance_name(s, box))
        before, outcome = s.copy(), pick % game.rules.chances(s, box)
        game.step(s, box, outcome)
        if game.narrate(before, s, box, outcome, match.names):
            break
    return names
