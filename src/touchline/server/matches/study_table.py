"""The analysis board as it is laid before somebody: a study is read, one thing is done on it, and it is told again.

Nothing is kept here: a study is its owner's.  What takes long is done a step at a time (``operations/work.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import suppress

from touchline.kernel.box import Box
from touchline.kernel.errors import BadOption, IllegalMove, NoAdvice, TouchlineError, WrongNode
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.state import State
from touchline.play.match import Match
from touchline.play.node import outcome_labels
from touchline.play.study import ROOT, Study
from touchline.server.matches.films import event_shown
from touchline.server.matches.previews import previewed
from touchline.server.matches.shelf import shape_of
from touchline.server.matches.staging import seats_worded, view_of
from touchline.server.operations.questions import AdviceWanted
from touchline.wire.answers import Preview
from touchline.wire.headlines import Heading
from touchline.wire.nodes import node_told
from touchline.wire.study import StudyAsked, StudyField, StudyShown, StudyStep
from touchline.wire.words import words_of

PAST = 12
"""So many of the last steps are told with the board."""

Done = Generator[None, None, Study]


def _open(asked: StudyAsked) -> Done:
    yield
    return Study.opened(asked.text, asked.game)


def _set(asked: StudyAsked) -> Done:
    study = Study.parsed(asked.study)
    match = yield from study.walked()
    fresh = Match.at(match.game, asked.text, match.options, data=match.data, names=match.names)
    return Study.parsed(fresh.record_text())


def _enter(asked: StudyAsked) -> Done:
    study = Study.parsed(asked.study)
    study.enter(asked.text, (yield from study.walked()))
    return study


def _roll(asked: StudyAsked) -> Done:
    study = Study.parsed(asked.study)
    study.roll((yield from study.walked()), on=asked.do == "roll-on")
    return study


def _go(asked: StudyAsked) -> Done:
    yield
    study = Study.parsed(asked.study)
    study.go(asked.at)
    return study


def _drop(asked: StudyAsked) -> Done:
    yield
    study = Study.parsed(asked.study)
    study.drop(asked.at)
    return study


DOINGS: dict[str, Callable[[StudyAsked], Done]] = {
    "open": _open,
    "set": _set,
    "enter": _enter,
    "roll": _roll,
    "roll-on": _roll,
    "go": _go,
    "drop": _drop,
}


def looker(match: Match) -> int:
    """From whose place one looks: whoever is to decide, or decided last."""
    if match.to_move >= 0:
        return match.to_move
    return next((step.seat for step in reversed(match.steps) if step.seat is not None), 0)


def _fields(match: Match) -> list[StudyField]:
    """What a position is made of."""
    told = []
    for name, cell in match.game.State.fields.items():
        if not cell.scratch:
            value = getattr(match.state, name)
            told.append(
                StudyField(
                    name=name,
                    values=[cell.value_text(each) for each in (value if cell.is_array else [value])],
                    usual=cell.value_text(cell.default),
                    choices=list(cell.names or ()),
                    low=cell.low,
                    high=cell.high,
                )
            )
    return told


def shown(doing: Done) -> Generator[None, None, StudyShown]:
    """The board after something was done."""
    study = yield from doing
    match = yield from study.walked()
    seat = looker(match)
    last = len(match.steps)
    steps = yield from _tree(study, match)
    heading = Heading.now(match)
    return StudyShown(
        game=match.game.name,
        title=match.game.title,
        names=list(match.names),
        study=study.text(),
        link=study.link(),
        at=study.at,
        steps=steps,
        board=shape_of(match.game, match.box),
        seat=seat,
        node=node_told(match.node(), outcome_labels(match) if match.to_move == CHANCE else ()),
        view=view_of(match.game, match.state, match.box, seat),
        **heading.lines,
        position=match.position(),
        fields=_fields(match),
        past=[event_shown(match, index, seat) for index in range(max(0, last - PAST), last)],
        words=words_of(**heading.words, names=seats_worded(match)),
    )


def _tree(study: Study, match: Match) -> Generator[None, None, list[StudyStep]]:
    """Every step that was tried, with what people call it; the branches are walked as well as the line."""
    game, box = match.game, match.box
    states = {ROOT: match.states[0]}
    told = []
    for each in study.steps:
        words = None
        if each.after in states:
            s = states[each.after].copy()
            with suppress(TouchlineError):  # a branch that cannot be played is told when somebody goes there
                choice = _choice(game, s, box, each.text)
                words = words_of(text=[game.choice_label(s, box, choice)])
                game.step(s, box, choice)
                states[each.number] = s
        told.append(StudyStep(number=each.number, after=each.after, seat=_seat(each.who), text=each.text, words=words))
        yield
    return told


def _choice(game: Game, s: State, box: Box, text: str) -> int:
    """The choice that a text means where a study has come to."""
    due = game.rules.to_move(s, box)
    if due == OVER:
        raise WrongNode(Message("play-over", tried=repr(text)))
    if due == CHANCE:
        return game.parse_outcome(s, box, text)[0].value
    move = game.parse_move(s, box, text)[0].value
    if move not in game.legal_moves(s, box):
        raise IllegalMove(Message("play-illegal-move", text=repr(text)))
    return move


def _seat(who: str) -> int | None:
    return int(who) if who.isdecimal() else None


def done(asked: StudyAsked) -> Generator[None, None, StudyShown]:
    """Something is done on a board, and how it then stands."""
    if asked.do != "open" and not asked.study:
        raise BadOption(Message("study-nothing-open"), field="study")
    return (yield from shown(DOINGS[asked.do](asked)))


def tried(study: str, move: str) -> Generator[None, None, Preview]:
    """A legal move before it is played."""
    match = yield from Study.parsed(study).walked()
    return previewed(match, move, looker(match))


def advice_wanted(study: str) -> Generator[None, None, AdviceWanted]:
    """What the coach is asked: the view of whoever is to decide."""
    match = yield from Study.parsed(study).walked()
    if match.to_move < 0:
        due = match.game.chance_label(match.state, match.box)
        raise NoAdvice(Message("coach-over") if match.over else Message("coach-chance-due", due=due))
    return {
        "op": "advise",
        "seat": match.to_move,
        "view": match.view(match.to_move),
        "game": match.game.name,
        "options": dict(match.options),
        "data": match.data,
        "names": list(match.names),
    }
