"""The bus between processes: "match M is at N", and questions that any of them may answer.

It carries no truth.  A process that hears it reads the rows from the store; one that misses it
(no bus, bus broken) finds out by asking the store once a second.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from touchline.server.operations.duties import Duties
from touchline.server.operations.settings import fresh_id

CHANNEL = "touchline.matches"
ANSWER_SECONDS = 2.0
"""How long a question waits for processes that do not answer."""
HEARD = Callable[[str, int, list[str]], None]
ASKED = Callable[[str], str]
QUESTION, ANSWER = "?", "!"


class Answers(list[str]):
    """What processes answered to a question."""

    outstanding: int = 0
    """How many heard it and did not answer in time."""

    def everybody(self, alive: int) -> bool:
        """Whether all have answered who heard the question, and all who are known to be ``alive``."""
        return self.outstanding == 0 and (alive <= 1 or len(self) >= alive)


class ProcessBus(Protocol):
    """Tells other processes that a match moved on, and asks them what only they know."""

    async def open(self, heard: HEARD, asked: ASKED, duties: Duties) -> None:
        """Begin to listen."""

    def ring(self, match: str, seq: int, accounts: Iterable[str] = ()) -> None:
        """Tell the others, and whom it is news for; never waits and never fails."""

    async def ask(self, question: str) -> Answers:
        """What the other processes answer; those that cannot be reached do not."""


class NoBus:
    """For a server that is alone."""

    async def open(self, heard: HEARD, asked: ASKED, duties: Duties) -> None:
        """There is nobody to hear."""

    def ring(self, match: str, seq: int, accounts: Iterable[str] = ()) -> None:
        """Nor to tell."""

    async def ask(self, question: str) -> Answers:
        """Nor to answer."""
        return Answers()


class RedisBus:
    """Publish and subscribe over Redis or Valkey."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._outbox: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._waiting: dict[str, asyncio.Queue[str]] = {}
        self._heard: HEARD
        self._asked: ASKED

    async def open(self, heard: HEARD, asked: ASKED, duties: Duties) -> None:
        """Keep one connection to publish and one to listen, and renew them for ever.

        The server can do without: what the bus does not tell, the store does.
        """
        self._heard, self._asked = heard, asked
        duties.keep("bus: telling", lambda: self._with_client(self._publish), vital=False)
        duties.keep("bus: hearing", lambda: self._with_client(self._listen), vital=False)

    def ring(self, match: str, seq: int, accounts: Iterable[str] = ()) -> None:
        """Queue the news."""
        self._send(" ".join((match, str(seq), *accounts)))

    def _send(self, text: str) -> None:
        """Queue a message; when the bus is broken for long, the oldest is dropped."""
        while True:
            try:
                self._outbox.put_nowait(text)
                return
            except asyncio.QueueFull:
                self._outbox.get_nowait()

    async def ask(self, question: str) -> Answers:
        """Ask everybody, and wait until all have answered who heard it, or for as long as one waits."""
        name = fresh_id()
        answers = Answers()
        self._waiting[name] = asyncio.Queue()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answers.outstanding = await self._call_out(f"{QUESTION} {name} {question}")
                while answers.outstanding:
                    answers.append(await self._waiting[name].get())
                    answers.outstanding -= 1
        except TimeoutError:
            pass
        finally:
            del self._waiting[name]
        return answers

    async def _call_out(self, text: str) -> int:
        """Publish past the queue; how many processes heard it, this one among them."""
        from redis.exceptions import RedisError

        client = self._client()
        try:
            return int(await client.publish(CHANNEL, text))
        except (RedisError, OSError):
            return 0
        finally:
            with contextlib.suppress(RedisError, OSError):
                await client.aclose()

    def _client(self) -> Any:
        from redis.asyncio import Redis

        return Redis.from_url(self._url, socket_connect_timeout=1.0, decode_responses=True)

    async def _with_client(self, work: Callable[[Any], Any]) -> None:
        """Until the connection breaks; then it is made anew."""
        from redis.exceptions import RedisError

        client = self._client()
        try:
            await work(client)
        finally:
            with contextlib.suppress(RedisError, OSError):
                await client.aclose()

    async def _publish(self, client: Any) -> None:
        while True:
            await client.publish(CHANNEL, await self._outbox.get())

    async def _listen(self, client: Any) -> None:
        async with client.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            async for message in pubsub.listen():
                if message["type"] == "message":
                    self._take(message["data"])

    def _take(self, text: str) -> None:
        """A message of another process, or of this one."""
        first, _, rest = text.partition(" ")
        if first == QUESTION:
            name, _, question = rest.partition(" ")
            self._send(f"{ANSWER} {name} {self._asked(question)}")
        elif first == ANSWER:
            name, _, answer = rest.partition(" ")
            if name in self._waiting:
                self._waiting[name].put_nowait(answer)
        else:
            seq, *accounts = rest.split()
            if seq.isdigit():
                self._heard(first, int(seq), accounts)
