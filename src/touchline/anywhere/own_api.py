"""The API of a server for one person: the paths that need nobody else, and what answers them.

Paths, bodies and answers are those of ``server/web/``; what is not here is refused as not found.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVar
from urllib.parse import parse_qs

from touchline.anywhere.bots import thought
from touchline.anywhere.own_server import OwnServer
from touchline.games import find_game
from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.server.dice.promises import badges_in_english
from touchline.server.errors import NotFound, refusal, status_of
from touchline.server.matches import coach_questions, figures_table, puzzle_table, study_table
from touchline.server.matches.films import lesson_film, rule_example
from touchline.server.matches.moving import luggage, take_in
from touchline.server.matches.phrases import phrases_in_english
from touchline.server.matches.previews import previewed
from touchline.server.matches.rows import compact
from touchline.server.matches.shelf import board_of, book, shelf
from touchline.server.matches.stages import DONE
from touchline.server.matches.staging import filming, still
from touchline.server.operations.coaching import coach
from touchline.server.operations.questions import Question
from touchline.server.operations.work import in_pieces
from touchline.server.people.tokens import NOBODY, Caller
from touchline.solve.puzzles import at_a_glance, find
from touchline.wire import commands
from touchline.wire.answers import Counsel, Overtaken, Review, Ticket
from touchline.wire.codec import from_json
from touchline.wire.figures import FiguresAsked
from touchline.wire.learning import PuzzleAnswer, PuzzleReason
from touchline.wire.moving import MovedMatch
from touchline.wire.study import StudyAsked, StudyMove, StudyQuestion
from touchline.wire.terms import Join, NewMatch
from touchline.words.catalogues import catalogue_text
from touchline.words.languages import LANGUAGES, negotiated

T = TypeVar("T")


class Answer(NamedTuple):
    """What a request gets: a status, a text, and whether that is JSON."""

    status: int
    text: str
    json: bool = True


@dataclass
class Asked:
    """One request, read."""

    own: OwnServer
    caller: Caller
    named: dict[str, str]
    """What stands in the path."""
    query: dict[str, str]
    body: object

    @property
    def match(self) -> str:
        """The match in the path."""
        return self.named["match"]

    @property
    def seat(self) -> int | None:
        """As which seat the caller looks."""
        return self.number("seat")

    def number(self, name: str) -> int | None:
        """A number that may stand in the query."""
        return int(self.query[name]) if name in self.query else None

    def order(self, kind: type[T]) -> T:
        """The body as a message of that kind."""
        return from_json(kind, self.body or {}, strict=True)


Handler = Callable[[Asked], Awaitable[object]]
ROUTES: list[tuple[str, re.Pattern[str], int, Handler]] = []


def route(method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
    """Let a function answer a path; what stands in braces is named."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

    def noted(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, status, handler))
        return handler

    return noted


async def ask(own: OwnServer, method: str, address: str, body: object = None, token: str = "") -> Answer:
    """The answer to a request of the API (its path without ``/api``), refusals included."""
    path, _, query = address.partition("?")
    try:
        for wanted, pattern, status, handler in ROUTES:
            found = pattern.fullmatch(path) if wanted == method else None
            if found is not None:
                caller = await own.tokens.caller(token) if token else NOBODY
                read = {name: values[-1] for name, values in parse_qs(query).items()}
                told = await handler(Asked(own, caller, found.groupdict(), read, body))
                if isinstance(told, Answer):
                    return told
                return Answer(status, compact(told))
        raise NotFound(Message("server-needs-server", call=f"{method} {path}"))
    except TouchlineError as problem:
        return Answer(status_of(problem), compact(refusal(problem)))


def plain(text: str) -> Answer:
    """A text that is no JSON."""
    return Answer(200, text, json=False)


# ---- games


@route("GET", "/games")
async def _games(asked: Asked) -> object:
    return shelf()


@route("GET", "/games/{game}")
async def _game(asked: Asked) -> object:
    return book(find_game(asked.named["game"]), negotiated([asked.query.get("lang", "en")]))


@route("GET", "/phrases")
async def _phrases(asked: Asked) -> object:
    return phrases_in_english()


@route("GET", "/dice")
async def _dice(asked: Asked) -> object:
    return badges_in_english()


@route("GET", "/lobby")
async def _lobby(asked: Asked) -> object:
    """Nobody else is here."""
    return []


@route("GET", "/words/{language}")
@route("GET", "/words/{language}/{game}")
async def _words(asked: Asked) -> Answer:
    language, game = asked.named["language"], asked.named.get("game")
    if language not in LANGUAGES:
        raise NotFound(Message("server-no-words", language=repr(language)))
    return plain(catalogue_text(language, find_game(game).folder if game else None))


@route("GET", "/games/{game}/lesson")
async def _lesson(asked: Asked) -> object:
    return lesson_film(find_game(asked.named["game"]))


@route("GET", "/games/{game}/examples/{rule}")
async def _example(asked: Asked) -> object:
    return rule_example(find_game(asked.named["game"]), asked.named["rule"])


async def _coached(asked: Asked, kind: type[T], question: Question) -> T:
    """What the coach says."""
    return coach_questions.told(kind, await thought(asked.own.tables, question["game"], coach, question))


# ---- puzzles


@route("GET", "/games/{game}/puzzle")
async def _puzzle(asked: Asked) -> object:
    game, query = find_game(asked.named["game"]), asked.query
    return puzzle_table.picked(
        game, query.get("puzzle", ""), query.get("solved", "").split(","), today=query.get("today") == "true"
    )


@route("GET", "/games/{game}/puzzle/{puzzle}/preview")
async def _puzzle_preview(asked: Asked) -> object:
    return puzzle_table.tried(find(find_game(asked.named["game"]), asked.named["puzzle"]), asked.query["move"])


@route("POST", "/games/{game}/puzzle/{puzzle}")
async def _puzzle_answer(asked: Asked) -> object:
    puzzle = find(find_game(asked.named["game"]), asked.named["puzzle"])
    move = puzzle_table.written(puzzle, asked.order(PuzzleAnswer).move)
    right = at_a_glance(puzzle, move)
    if right is None:
        right = (await _coached(asked, PuzzleReason, puzzle_table.judging_wanted(puzzle, move))).right
    return puzzle_table.verdict(puzzle, move, right=right)


@route("GET", "/games/{game}/puzzle/{puzzle}/why")
async def _puzzle_why(asked: Asked) -> object:
    puzzle = find(find_game(asked.named["game"]), asked.named["puzzle"])
    move = puzzle_table.written(puzzle, asked.query["move"])
    return await _coached(asked, PuzzleReason, puzzle_table.judging_wanted(puzzle, move))


# ---- the analysis board


@route("POST", "/study")
async def _study(asked: Asked) -> object:
    return await in_pieces(study_table.done(asked.order(StudyAsked)))


@route("POST", "/study/preview")
async def _study_preview(asked: Asked) -> object:
    wanted = asked.order(StudyMove)
    return await in_pieces(study_table.tried(wanted.study, wanted.move))


@route("POST", "/study/advice")
async def _study_advice(asked: Asked) -> object:
    return await _coached(asked, Counsel, await in_pieces(study_table.advice_wanted(asked.order(StudyQuestion).study)))


# ---- figures by player


@route("POST", "/games/{game}/figures")
async def _figures(asked: Asked) -> object:
    return await figures_table.figures(asked.own.matches, find_game(asked.named["game"]), asked.order(FiguresAsked))


# ---- matches


@route("POST", "/matches", 201)
async def _create(asked: Asked) -> object:
    making, order = asked.own.matchmaking, asked.order(NewMatch)
    await asked.own.bots.check(order)
    return await making.answer(await making.create(order, asked.caller))


@route("POST", "/matches/{match}/rematch", 201)
async def _rematch(asked: Asked) -> object:
    making = asked.own.matchmaking
    return await making.answer(await making.rematch(asked.match, asked.order(Join), asked.caller))


@route("POST", "/moved", 201)
async def _moved(asked: Asked) -> object:
    making = asked.own.matchmaking
    return await making.answer(await take_in(making, asked.order(MovedMatch), asked.caller))


@route("GET", "/matches/{match}/luggage")
async def _luggage(asked: Asked) -> object:
    async with asked.own.matches.reading(asked.match) as live:
        return luggage(asked.own.matches, live, asked.caller, hands_too=True)


@route("GET", "/matches/{match}")
async def _look(asked: Asked) -> object:
    return await asked.own.matches.look(asked.match, asked.caller, asked.seat)


@route("POST", "/matches/{match}/commands")
async def _command(asked: Asked) -> object:
    command = from_json(commands.Command, asked.body or {}, strict=True)
    return await asked.own.matches.do(asked.match, asked.caller, command)


@route("GET", "/matches/{match}/board")
async def _board(asked: Asked) -> object:
    async with asked.own.matches.shown(asked.match, asked.caller) as (live, _):
        return board_of(live.match.game, live.match.box)


@route("GET", "/matches/{match}/preview")
async def _preview(asked: Asked) -> object:
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        return previewed(live.match, asked.query.get("move", ""), audience)


@route("GET", "/matches/{match}/record")
async def _record(asked: Asked) -> Answer:
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        return plain(live.record(audience).text())


@route("GET", "/matches/{match}/picture")
async def _picture(asked: Asked) -> Answer:
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        drawn = live.match.game.picture(live.match.state, live.match.box, audience)
        return plain(live.match.headline() + "\n" + drawn + ("\n" if drawn else ""))


@route("GET", "/matches/{match}/moments")
async def _moments(asked: Asked) -> Answer:
    first = int(asked.query.get("first", "0"))
    async with asked.own.matches.shown(asked.match, asked.caller, asked.seat) as (live, audience):
        key = (live.id, live.seq, live.head, audience, first)
        picture, over = still(live.match), live.status == DONE
    film = await asked.own.answers.of(key, filming(picture, audience, first, over=over))
    return Answer(200, film.decode())


@route("GET", "/matches/{match}/advice")
async def _advice(asked: Asked) -> object:
    matches = asked.own.matches
    async with matches.reading(asked.match) as live:
        request = coach_questions.advice_wanted(live, matches.held(live, asked.caller), asked.seat, asked.number("seq"))
    if isinstance(request, Overtaken):
        return request
    return await _coached(asked, Counsel, request)


@route("GET", "/matches/{match}/review")
async def _review(asked: Asked) -> object:
    async with asked.own.matches.shown(asked.match, asked.caller) as (live, _):
        request = coach_questions.review_wanted(live)
    return await _coached(asked, Review, request)


@route("POST", "/tickets")
async def _ticket(asked: Asked) -> object:
    return Ticket(ticket=asked.own.tokens.ticket(asked.caller))
