"""The HTTP API of the analysis board: stateless, so that nothing has to be kept for whoever looks at a position.

A study is the browser's to keep; here it is read, one thing is done on it, and it is told again.  It costs
whoever asks what it costs us, like everything else (``operations/work.py``), and no study is longer than
``LONGEST``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from fastapi import APIRouter

from touchline.kernel.errors import BadOption, NoAdvice
from touchline.kernel.message import Message, messages_json
from touchline.play.lesson import event_of
from touchline.play.match import Match
from touchline.play.preview import preview
from touchline.play.study import Study
from touchline.server.matches.coach_questions import told
from touchline.server.matches.shelf import shape_of
from touchline.server.operations.work import in_pieces
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.coach_api import HINT_SECONDS
from touchline.server.web.match_api import REFUSALS, In
from touchline.wire.answers import Counsel, Preview
from touchline.wire.study import StudyAsked, StudyMove, StudyQuestion, StudyShown

router = APIRouter(route_class=CheckedRoute, prefix="/api/study", tags=["analysis"], responses=REFUSALS)

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


def _looker(match: Match) -> int:
    """From whose place one looks: whoever is to decide, or decided last."""
    if match.to_move >= 0:
        return match.to_move
    return next((step.seat for step in reversed(match.steps) if step.seat is not None), 0)


def _fields(match: Match) -> list[dict[str, Any]]:
    """What a position is made of."""
    told = []
    for name, cell in match.game.State.fields.items():
        if not cell.scratch:
            value = getattr(match.state, name)
            values = [cell.value_text(each) for each in (value if cell.is_array else [value])]
            told.append(
                {
                    "name": name,
                    "values": values,
                    "usual": cell.value_text(cell.default),
                    "choices": list(cell.names or ()),
                    "low": cell.low,
                    "high": cell.high,
                }
            )
    return told


def _shown(doing: Done) -> Generator[None, None, dict[str, Any]]:
    study = yield from doing
    match = yield from study.walked()
    seat = _looker(match)
    last = len(match.steps)
    return {
        "ok": True,
        "game": match.game.name,
        "title": match.game.title,
        "names": list(match.names),
        "study": study.text(),
        "link": study.link(),
        "at": study.at,
        "steps": [
            {"number": each.number, "after": each.after, "seat": _seat(each.who), "text": each.text}
            for each in study.steps
        ],
        "board": shape_of(match.game, match.box),
        "seat": seat,
        "node": match.node().to_json(),
        "view": match.view(seat),
        "headline": match.headline(),
        "position": match.position(),
        "fields": _fields(match),
        "past": [event_of(match, index, seat) for index in range(max(0, last - PAST), last)],
    } | messages_json(headline=match.situation())


def _seat(who: str) -> int | None:
    return int(who) if who.isdecimal() else None


@router.post("", response_model=StudyShown)
async def study(asked: StudyAsked) -> dict[str, Any]:
    """Do something on an analysis board, and see how it then stands."""
    if asked.do != "open" and not asked.study:
        raise BadOption(Message("study-nothing-open"), field="study")
    return await in_pieces(_shown(DOINGS[asked.do](asked)))


@router.post("/preview", response_model=Preview)
async def previewed(asked: StudyMove) -> dict[str, Any]:
    """A legal move before it is played: its ways over the board, what the roll after it may come to."""
    match = await in_pieces(Study.parsed(asked.study).walked())
    return {"ok": True} | preview(match, asked.move, _looker(match))


@router.post("/advice", response_model=Counsel)
async def advice(backend: In, asked: StudyQuestion) -> dict[str, Any]:
    """What the coach would do here, from the view of whoever is to decide."""
    match = await in_pieces(Study.parsed(asked.study).walked())
    if match.to_move < 0:
        raise NoAdvice(
            Message("coach-over")
            if match.over
            else Message("coach-chance-due", due=match.game.chance_label(match.state, match.box))
        )
    request = {
        "op": "advise",
        "seat": match.to_move,
        "view": match.view(match.to_move),
        "game": match.game.name,
        "options": dict(match.options),
        "data": match.data,
        "names": list(match.names),
    }
    return told(await backend.coaches.ask(request, HINT_SECONDS))
