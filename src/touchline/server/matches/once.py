"""Making something once, however often the request is sent: for whoever never heard the answer.

A command inside a match has the match to remember it.  What makes a match, a seat's owner or a league
has not, so the client's ``cmd_id`` goes into the name of what is made: the second request finds the first one's work.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import NamedTuple

from touchline.kernel.message import Message
from touchline.server.errors import Refused
from touchline.server.matches.rows import Row, compact, digest
from touchline.wire.terms import Join, NewMatch


class Once(NamedTuple):
    """A request that is to be carried out once."""

    cmd: str
    """What the rows remember: not the id itself, which opens a seat, but its digest."""
    sum: str
    """Digest of everything else in the request."""

    def check(self, done: Row) -> None:
        """The request that made a row was this one."""
        if (done.cmd, done.sum) != self:
            raise Refused(Message("server-command-other-request"), field="cmd_id")


def called(cmd_id: str) -> str:
    """What rows remember of a command id."""
    return f"once:{digest(cmd_id)[:32]}"


def once(order: NewMatch | Join, cmd_id: str | None) -> Once | None:
    """How a request is recognised when it comes again; ``None`` if it carries no id."""
    if cmd_id is None:
        return None
    rest = {name: value for name, value in asdict(order).items() if name != "cmd_id"}
    return Once(called(cmd_id), digest(compact(rest))[:16])
