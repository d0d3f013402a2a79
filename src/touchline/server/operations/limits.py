"""How often somebody may come, and how much they may use: token buckets, and the open sockets of an address.

A server that is alone counts for itself.  Servers that share a Redis or Valkey count together, so a limit
is the same however many there are; while it cannot be reached, each counts for itself again.  What somebody uses
(work, bytes, processes) every process counts for itself: it is its own loop, and its own workers, that it protects.
"""

from __future__ import annotations

import asyncio

from touchline.server.errors import TooMany
from touchline.server.matches.rows import digest
from touchline.server.operations.buckets import Buckets
from touchline.server.operations.metrics import Metrics
from touchline.server.operations.settings import Settings, fresh_id
from touchline.server.operations.shared_counters import SharedCounters
from touchline.server.operations.stopping import stop
from touchline.server.operations.turns import Turns

LONGEST_REFUSAL = 1.0
"""Seconds that a refusal takes at most."""
SOCKET_SECONDS = 90
"""So long a process that died is still counted among the sockets of an address."""

TAKE = """
local now = redis.call('TIME')
now = now[1] * 1000000 + now[2]
local due = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + tonumber(ARGV[1])
local early = due - tonumber(ARGV[2]) - now
if early > 0 then return string.format('%.0f', early) end
redis.call('SET', KEYS[1], string.format('%.0f', due), 'PX', math.ceil((due - now) / 1000) + 1)
return '0'
"""
"""A bucket as the moment at which it will be full again; the answer is how many microseconds too early it is."""

SIT_DOWN = """
local now, others = tonumber(redis.call('TIME')[1]), 0
local found = redis.call('HGETALL', KEYS[1])
for i = 1, #found, 2 do
  local count, gone = string.match(found[i + 1], '(%d+):(%d+)')
  if tonumber(gone) < now then redis.call('HDEL', KEYS[1], found[i])
  elseif found[i] ~= ARGV[1] then others = others + tonumber(count) end
end
local mine = tonumber(ARGV[2])
if others + mine > tonumber(ARGV[3]) then return '1' end
if mine == 0 then redis.call('HDEL', KEYS[1], ARGV[1])
else redis.call('HSET', KEYS[1], ARGV[1], mine .. ':' .. now + ARGV[4]) redis.call('EXPIRE', KEYS[1], ARGV[4]) end
return '0'
"""
"""One process's sockets of an address beside those of the others; '1' if they would be too many."""


class SharedBuckets:
    """The same buckets for all processes that share counters; without one, this process's."""

    def __init__(self, own: Buckets, counters: SharedCounters | None) -> None:
        self._own = own
        self._counters = counters

    async def take(self, key: str) -> None:
        """Use one token, or say when there will be one."""
        if self._counters is not None:
            name = f"touchline:limit:{self._own.name}:{digest(key)[:32]}"
            pace = 1e6 / self._own.rate
            early = await self._counters.ask(TAKE, name, f"{pace:.3f}", f"{pace * self._own.burst:.3f}")
            if early is not None:
                if early != "0":
                    self._own.refuse(int(early) / 1e6)
                return
        self._own.take(key)


class Limits:
    """All limits of one server."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._counters = SharedCounters(settings.redis) if settings.redis and settings.limited else None
        self.ip = SharedBuckets(Buckets("ip", settings.rate_ip, metrics), self._counters)
        self.seat = SharedBuckets(Buckets("seat", settings.rate_seat, metrics), self._counters)
        self.passphrase = SharedBuckets(Buckets("passphrase", settings.rate_passphrase, metrics), self._counters)
        self.work = Buckets("work", settings.work, metrics)
        self.stored = Buckets("bytes", settings.stored_bytes, metrics)
        self.processes = Buckets("processes", settings.process_seconds, metrics)
        self.turns = Turns(settings.pace, settings.busy, metrics) if settings.limited else None
        self.refusals = Buckets("refusals", settings.refusals)
        self._most = settings.sockets_an_ip
        self._sockets: dict[str, int] = {}
        self._process = fresh_id()
        self._refreshing: asyncio.Task[None] | None = None

    async def refused(self, address: str) -> None:
        """Somebody is refused: at once the first times, then after a while, so that asking on and on costs little."""
        self.refusals.charge(address, 1)
        await asyncio.sleep(min(LONGEST_REFUSAL, self.refusals.owed_for(address)))

    def check_room(self, address: str) -> None:
        """Refuse whoever has as many sockets and streams as they may, before anything is made ready for one more."""
        if self._sockets.get(address, 0) >= self._most:
            raise TooMany("ip", 60.0)

    async def sit_down(self, address: str) -> None:
        """Count a socket of an address, or say that it has too many."""
        mine = self._sockets[address] = self._sockets.get(address, 0) + 1
        if mine > self._most or not await self._tell(address, mine):
            self._count_down(address)
            raise TooMany("ip", 60.0)

    async def get_up(self, address: str) -> None:
        """One socket less."""
        await self._tell(address, self._count_down(address))

    def _count_down(self, address: str) -> int:
        self._sockets[address] -= 1
        return self._sockets[address] or self._sockets.pop(address)

    async def _tell(self, address: str, mine: int) -> bool:
        if self._counters is None:
            return True
        name = f"touchline:sockets:{digest(address)[:32]}"
        return await self._counters.ask(SIT_DOWN, name, self._process, mine, self._most, SOCKET_SECONDS) != "1"

    async def open(self) -> None:
        """Begin to tell the others, now and then, which sockets are still here."""
        if self._counters is not None:
            self._refreshing = asyncio.create_task(self._refresh())

    async def _refresh(self) -> None:
        while True:
            await asyncio.sleep(SOCKET_SECONDS / 3)
            for address in list(self._sockets):
                await self._tell(address, self._sockets.get(address, 0))

    async def close(self) -> None:
        """Let go of the counters."""
        if self._refreshing is not None:
            await stop([self._refreshing])
        if self._counters is not None:
            await self._counters.close()
