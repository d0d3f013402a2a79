"""What can be set when a server is started, and the defaults that need no setting."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from touchline.server.store.base import Store

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No 0, 1, i, l, o: an id can be read out over the telephone."""
ID_LENGTH = 12


def default_store() -> str:
    """The SQLite file in the folder of this machine's players.

    ``TOUCHLINE_HOME`` was not asked always: a store that lies in the user's data folder is opened there, until there is
    one in the folder that was named.
    """
    from touchline.play.keeping import home_folder, usual_home  # a browser has no such folders

    named, usual = (str(folder.absolute() / "touchline.sqlite") for folder in (home_folder(), usual_home()))
    # asked of a folder that is closed to us, a path would raise
    return named if os.path.exists(named) or not os.path.exists(usual) else usual


def fresh_id(length: int = ID_LENGTH) -> str:
    """A name that nobody has, of about 59 random bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Milliseconds of a clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


@dataclass
class Settings:
    """One server's settings."""

    store: str = field(default_factory=default_store)
    """A file, or a ``postgresql://`` URL."""
    redis: str | None = None
    """``redis://`` URL of the bus between several processes."""
    url: str = ""
    """The address players use, for links; empty: the address they came by."""
    listens_on: str = "127.0.0.1"
    """The address the server listens on; on one that only this machine reaches, invitations say so."""
    address: str = ""
    """Where the server can be found on this machine; a second one started on the same store says so."""
    origins: tuple[str, ...] = ()
    """Other web origins that may talk to this server."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies whose ``X-Forwarded-For`` is believed."""
    body_limit: int = 65_536
    frame_limit: int = 16_384
    rate_ip: tuple[float, float] = (50.0, 200.0)
    """Requests a second from one address in the long run, and at once."""
    rate_seat: tuple[float, float] = (10.0, 40.0)
    rate_socket: tuple[float, float] = (20.0, 80.0)
    rate_passphrase: tuple[float, float] = (0.2, 5.0)
    """Attempts to sign in, for each address, each address at one name, and each device that is known."""
    work: tuple[float, float] = (250.0, 2500.0)
    """Milliseconds of this process's time that one address, or one account, may use a second, and at once."""
    busy: tuple[float, float] = (300.0, 100.0)
    """Milliseconds of this process's time that all together use a second, and at once, before anybody has to wait."""
    pace: tuple[float, float] = (50.0, 60.0)
    """What one address is given of it then a second, and at once."""
    refusals: tuple[float, float] = (5.0, 20.0)
    """Refusals for want of these that an address hears without delay a second, and at once."""
    stored_bytes: tuple[float, float] = (16_384.0, float(4 << 20))
    """Bytes that one address, or one account, may have written for good a second, and at once."""
    process_seconds: tuple[float, float] = (0.2, 180.0)
    """Seconds of worker processes (the coach, bots that get ready) for one address or account a second, and at once."""
    header_seconds: float = 10.0
    """For the head of a request to arrive; a connection that sends less is closed."""
    body_seconds: float = 20.0
    """For the body of a request to arrive."""
    stuck_seconds: float = 60.0
    """For somebody who does not read what they asked for."""
    connections: int = 20_000
    """Open connections in all; less if the system allows fewer open files."""
    connections_an_ip: int = 256
    rate_connections: tuple[float, float] = (50.0, 256.0)
    """New connections of one address a second, and at once."""
    push_contact: str = "mailto:nobody@invalid"
    """Whom a push service may ask about what this server sends."""
    push_hosts: tuple[str, ...] = ()
    """Other push services than the browsers' own, as ``host:port``."""
    notice_seconds: float = 10.0
    """Somebody whose turn it becomes has so long to be here before they are told elsewhere."""
    smtp: str = ""
    """``smtp://name:secret@host:587/?from=games@example.org``; empty: no letters are written."""
    ping_seconds: float = 25.0
    away_seconds: float = 120.0
    """After this long without an answer a leaver's seat may be handed to a bot."""
    bot_seconds: float = 2.0
    ready_seconds: float = 900.0
    """What a bot may take to get ready: to solve or compile its game, once.  A simpler one plays meanwhile."""
    rehearse: bool = False
    """Whether bots and coach get ready for every game when the server starts."""
    bot_memory: int = 4 << 30
    workers: int = 1
    sockets_an_ip: int = 64
    limited: bool = True
    """Whether anybody is ever told to wait."""
    matches_in_memory: int = 2000
    memory_for_matches: int = 512 << 20
    """Bytes; a long match takes some 3 MB."""
    seat_days: int = 400
    session_days: int = 60
    poll_seconds: float = 1.0
    """How often a shared store is asked for news that the bus may have missed."""
    now: Callable[[], int] = wall_clock
    """What time it is on this machine."""
    elapsed: Callable[[], int] | None = None
    """What ``now`` is held against, so that a clock that is set or a machine that sleeps is noticed.

    Whoever brings another ``now`` and nothing to hold it against is believed.
    """
    around_store: Callable[[Store], Store] = lambda store: store
    """What is put around the store: a tool that tests faults puts them there."""
    new_id: Callable[[], str] = fresh_id
    new_nonce: Callable[[], str] = lambda: secrets.token_hex(16)

    def __post_init__(self) -> None:
        """The machine's own clock is always held against a steady one."""
        if self.elapsed is None and self.now is wall_clock:
            self.elapsed = steady_clock

    def lift_limits(self) -> None:
        """No rate limits: for tests and load runs from one machine."""
        endless = (1e9, 1e9)
        self.rate_ip = self.rate_seat = self.rate_socket = self.rate_passphrase = self.rate_connections = endless
        self.work = self.busy = self.pace = self.stored_bytes = self.process_seconds = self.refusals = endless
        self.sockets_an_ip = self.connections_an_ip = 1_000_000
        self.limited = False
