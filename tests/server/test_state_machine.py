"""A Hypothesis state machine over join, move, retry, duplicate, reorder, restart and undo.

The model is a list of what was acknowledged.  Whatever happens in between, the match must hold
exactly that: nothing lost, nothing doubled, in the order of the acknowledgements.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.server.conftest import quiet

from touchline.kernel.errors import TouchlineError
from touchline.server.backend import Backend
from touchline.server.matches.rows import check_chain
from touchline.server.people.tokens import Caller
from touchline.wire import commands
from touchline.wire.state import Acknowledgement
from touchline.wire.terms import Join, Luck, NewMatch


class AMatch(RuleBasedStateMachine):
    """One match, two players, and everything that can go wrong between them."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="touchline-machine-"))
        self.loop = asyncio.new_event_loop()
        self.backend: Backend = self.run(Backend.open(quiet(self.folder)))
        self.acknowledged: dict[str, tuple[int, int]] = {}
        """Command → the events it made."""
        self.sent: list[tuple[int, commands.Order]] = []
        self.number = 0
        self.hands: dict[int, Caller] = {}

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize()
    def make_and_join(self) -> None:
        order = NewMatch(game="football-darts", options={"darts": "entered"}, dice=Luck(tier="committed"))
        self.match = self.run(self.backend.matchmaking.create(order, Caller(), "Ann")).id
        invite = self.backend.tokens.invite(self.match, 1)
        self.run(self.backend.matchmaking.join(self.match, Join(name="Bob", invite=invite), Caller()))
        self.hands = {seat: Caller(self.match, (seat,)) for seat in (0, 1)}

    # ---- what clients do

    def live(self) -> Any:
        async def look() -> Any:
            async with self.backend.matches.reading(self.match) as live:
                return live

        return self.run(look())

    def send(self, seat: int, order: commands.Order) -> Acknowledgement | None:
        try:
            answer: Acknowledgement = self.run(self.backend.matches.do(self.match, self.hands[seat], order))
        except TouchlineError:
            return None
        key = f"{seat}:{order.cmd_id}"
        events = (answer.first, answer.last)
        assert self.acknowledged.setdefault(key, events) == events, "acknowledged twice, differently"
        assert answer.repeated == (order in [o for s, o in self.sent if s == seat])
        if not answer.repeated:
            self.sent.append((seat, order))
        return answer

    def fresh(self, **more: Any) -> dict[str, Any]:
        self.number += 1
        return {"cmd_id": f"c{self.number}", **more}

    @rule(pick=st.integers(0, 1000), stale=st.booleans())
    def move(self, pick: int, stale: bool) -> None:
        live = self.live()
        match = live.match
        if match.over:
            return
        seq = max(0, live.seq - (1 if stale else 0))
        if match.to_move >= 0:
            legal = match.legal()
            order = commands.Play(move=legal[pick % len(legal)], **self.fresh(seq=seq))
            answer = self.send(match.to_move, order)
        else:
            seat = live.acted_last if live.acted_last is not None else 0
            beds = ("T20", "MISS", "BULL", "D5", "i7")
            order_ = commands.Roll(outcome=beds[pick % len(beds)], **self.fresh(seq=seq))
            answer = self.send(seat, order_)
        assert answer is not None or stale or match.to_move < 0

    @rule(seat=st.integers(0, 1))
    def move_out_of_turn(self, seat: int) -> None:
        live = self.live()
        if live.match.to_move != seat:
            assert self.send(seat, commands.Play(move="throw", **self.fresh())) is None

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 1000))
    def retry(self, which: int) -> None:
        """The acknowledgement got lost; the client sends the command again, however late."""
        seat, order = self.sent[which % len(self.sent)]
        assert self.send(seat, order) is not None

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 1000))
    def reuse_an_id(self, which: int) -> None:
        seat, order = self.sent[which % len(self.sent)]
        other = commands.Chat(cmd_id=order.cmd_id, phrase="oops")
        if not isinstance(order, commands.Chat):
            assert self.send(seat, other) is None

    @rule(pick=st.integers(0, 1000))
    def duplicate_at_once(self, pick: int) -> None:
        """The same command three times in the same moment."""
        live = self.live()
        if live.match.to_move < 0:
            return
        legal = live.match.legal()
        seat, before = live.match.to_move, live.seq
        order = commands.Play(move=legal[pick % len(legal)], **self.fresh(seq=before))

        async def thrice() -> Any:
            again = [self.backend.matches.do(self.match, self.hands[seat], order) for _ in range(3)]
            return await asyncio.gather(*again)

        answers = self.run(thrice())
        assert len({(answer.first, answer.last) for answer in answers}) == 1
        assert sorted(answer.repeated for answer in answers) == [False, True, True]
        self.acknowledged[f"{seat}:{order.cmd_id}"] = (answers[0].first, answers[0].last)
        self.sent.append((seat, order))

    @rule(pick=st.integers(0, 1000))
    def reorder(self, pick: int) -> None:
        """Two commands for the same moment arrive in any order: exactly one is carried out."""
        live = self.live()
        if live.match.to_move < 0:
            return
        legal = live.match.legal()
        seat = live.match.to_move
        two = [commands.Play(move=legal[(pick + k) % len(legal)], **self.fresh(seq=live.seq)) for k in range(2)]

        async def race() -> Any:
            both = [self.backend.matches.do(self.match, self.hands[seat], order) for order in two]
            return await asyncio.gather(*both, return_exceptions=True)

        answers = self.run(race())
        done = [
            (order, answer) for order, answer in zip(two, answers, strict=True) if isinstance(answer, Acknowledgement)
        ]
        assert len(done) == 1
        self.acknowledged[f"{seat}:{done[0][0].cmd_id}"] = (done[0][1].first, done[0][1].last)
        self.sent.append((seat, done[0][0]))

    @rule(seat=st.integers(0, 1), agree=st.booleans())
    def undo(self, seat: int, agree: bool) -> None:
        live = self.live()
        steps = len(live.match.steps)
        last = live.match.steps[-1].seat if live.match.steps else None
        asked = self.send(seat, commands.Undo(**self.fresh()))
        assert (asked is not None) == (last == seat and live.status == "playing")
        if asked is None:
            return
        answer: commands.Order = commands.Accept(**self.fresh()) if agree else commands.Decline(**self.fresh())
        assert self.send(1 - seat, answer) is not None
        assert len(self.live().match.steps) == steps - (1 if agree else 0)

    @rule()
    def restart(self) -> None:
        """The process dies without a word and another takes its place."""
        before = self.live()
        texts, view = [entry.line() for entry in before.match.record.entries], before.match.view(None)
        self.run(self.backend.timekeeper.close())
        self.run(self.backend.store.close())
        self.backend = self.run(Backend.open(quiet(self.folder)))
        after = self.live()
        assert [entry.line() for entry in after.match.record.entries] == texts
        assert after.match.view(None) == view
        assert after.head == before.head

    # ---- what must hold

    @invariant()
    def what_was_acknowledged_is_there_once(self) -> None:
        if not self.hands:
            return
        live = self.live()
        by_command = {row.cmd: row.seq for row in live.rows if row.cmd is not None}
        assert by_command == {key: first for key, (first, _) in self.acknowledged.items()}
        check_chain(live.rows)

    def teardown(self) -> None:
        self.run(self.backend.close())
        self.loop.close()
        shutil.rmtree(self.folder, ignore_errors=True)


TestAMatch = AMatch.TestCase
TestAMatch.settings = hypothesis_settings(max_examples=6, stateful_step_count=25, deadline=None)
