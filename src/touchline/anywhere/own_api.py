"""The API of a server for one person: the paths that need nobody else, and what answers them.

Paths, bodies and answers are those of ``server/web/``; what is not here is refused as not found.
"""

from __future__ import annotations

from urllib.parse import parse_qs

from touchline.anywhere import own_matches, own_studies  # noqa: F401  # their paths
from touchline.anywhere.own_doors import ROUTES, Answer, Asked
from touchline.anywhere.own_server import OwnServer
from touchline.kernel.errors import TouchlineError
from touchline.kernel.message import Message
from touchline.server.errors import NotFound, refusal, status_of
from touchline.server.matches.rows import compact
from touchline.server.people.tokens import NOBODY


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
