"""What the paths of the API have in common: the house they lead into, who asks, what may be refused."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from touchline.server.backend import Backend
from touchline.server.operations.work import current
from touchline.server.people.tokens import NOBODY, Caller
from touchline.server.realtime.ndjson import NDJSON
from touchline.server.web.checked_route import JSON
from touchline.wire.documents import place_of
from touchline.wire.kinds import Refusal
from touchline.wire.schema import Schema

bearer_header = HTTPBearer(auto_error=False, description="a seat token, or the token of a session")


REFUSALS: dict[int | str, Schema] = {
    code: {"description": text, "content": {JSON: {"schema": place_of(Refusal)}}}
    for code, text in {
        400: "not understood",
        401: "no token, or not a valid one",
        403: "not allowed",
        404: "no such thing, or none you may know of",
        409: "the match moved on, or somebody was first; `missed` holds what you missed",
        413: "too large",
        422: "against the rules, which are named",
        426: "this server does not speak the client's version of the wire",
        429: "too much too fast: `key` and `seconds` to wait",
        503: "the database cannot be reached; send the same command again",
    }.items()
}


def lines_of(name: str) -> dict[int | str, Schema]:
    """An answer of JSON Lines, each of a kind that is declared."""
    line = {"$ref": f"#/components/schemas/{name}"}
    return {
        200: {
            "description": "one JSON object a line",
            "content": {NDJSON: {"schema": {"type": "string", "x-line": line}}},
        }
    }


def house_of(request: Request) -> Backend:
    """The running server this request came to."""
    backend: Backend = request.app.state.backend
    return backend


async def bearer(
    request: Request, token: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer_header)]
) -> Caller:
    """Who is asking."""
    if token is None:
        return NOBODY
    caller = await house_of(request).tokens.caller(token.credentials)
    if caller.account and (tab := current()) is not None:
        tab.also(caller.account)
    return caller


In = Annotated[Backend, Depends(house_of)]
Asker = Annotated[Caller, Depends(bearer)]
MatchId = Annotated[str, Path(max_length=32, pattern=r"^[0-9a-z]+$")]
SeatQuery = Annotated[int | None, Query(ge=0, le=15)]


async def shown_name(backend: Backend, caller: Caller) -> str:
    """The name an account goes by."""
    return (await backend.accounts.get(caller.account)).shown if caller.account else ""
