"""What a board draws: one moment of a match as somebody may see it, and what may be picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from touchline.kernel.fields import Fields
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.sessions.session import Due, Session

RECENT = 40
"""How many steps back dice are remembered for the eye."""


class Roll(NamedTuple):
    """One die, card or dart that fell."""

    die: str
    face: str


@dataclass(frozen=True)
class Scene:
    """One moment.  Everything here is derived from a view, so a board cannot show what is hidden."""

    geometry: Fields
    """The game's own description of its board."""
    view: Fields
    picture: str
    """The board as the game draws it in characters."""
    names: Sequence[str]
    choices: tuple[str, ...] = ()
    """Moves, or at the table outcomes, that may be picked now."""
    rolls: tuple[Roll, ...] = ()
    """What fell lately, the newest last."""
    due: str = ""
    """The die, card or dart that is due."""


def scene_at(match: Match, index: int, seat: int | None, choices: Sequence[str] = ()) -> Scene:
    """The moment after ``index`` steps."""
    game, s, box = match.game, match.states[index], match.box
    rolls = [
        Roll(game.chance_name(match.states[step], box), match.steps[step].text)
        for step in range(max(0, index - RECENT), index)
        if match.steps[step].seat is None and game.secret(match.states[step], box, match.steps[step].choice) is None
    ]
    return Scene(
        geometry=game.board(box),
        view={**game.view(s, box, seat), **game.hints(s, box, seat)},
        picture=game.picture(s, box, seat),
        names=match.names,
        choices=tuple(choices),
        rolls=tuple(rolls),
        due=game.chance_name(s, box) if game.rules.to_move(s, box) == CHANCE else "",
    )


def scene_now(session: Session) -> Scene:
    """The present moment of a session, with what the person at the screen may pick."""
    return scene_at(session.match, len(session.match.steps), session.viewer, choices_now(session))


def choices_now(session: Session) -> list[str]:
    """The moves or outcomes a person may enter now; none when nobody here is asked."""
    match = session.match
    if session.due is Due.PERSON:
        return match.legal()
    if session.due is Due.TABLE:
        count = match.game.rules.chances(match.state, match.box)
        return [match.game.outcome_text(match.state, match.box, outcome) for outcome in range(count)]
    return []
