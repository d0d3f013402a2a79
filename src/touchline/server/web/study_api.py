"""The HTTP API of the analysis board: stateless, so that nothing has to be kept for whoever looks at a position.

It costs whoever asks what it costs us, like everything else (``operations/work.py``), and no study is longer than
``LONGEST``.
"""

from __future__ import annotations

from fastapi import APIRouter

from touchline.server.matches.coach_questions import told
from touchline.server.matches.study_table import advice_wanted, done, tried
from touchline.server.operations.work import in_pieces
from touchline.server.web.asking import REFUSALS, In
from touchline.server.web.checked_route import CheckedRoute
from touchline.server.web.coach_api import HINT_SECONDS
from touchline.wire.answers import Counsel, Preview
from touchline.wire.study import StudyAsked, StudyMove, StudyQuestion, StudyShown

router = APIRouter(route_class=CheckedRoute, prefix="/api/study", tags=["analysis"], responses=REFUSALS)


@router.post("")
async def study(asked: StudyAsked) -> StudyShown:
    """Do something on an analysis board, and see how it then stands."""
    return await in_pieces(done(asked))


@router.post("/preview")
async def previewed(asked: StudyMove) -> Preview:
    """A legal move before it is played: its ways over the board, what the roll after it may come to."""
    return await in_pieces(tried(asked.study, asked.move))


@router.post("/advice")
async def advice(backend: In, asked: StudyQuestion) -> Counsel:
    """What the coach would do here, from the view of whoever is to decide."""
    request = await in_pieces(advice_wanted(asked.study))
    return told(Counsel, await backend.coaches.ask(request, HINT_SECONDS))
