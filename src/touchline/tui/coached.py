"""A match with the coach beside it: he comes and goes, is asked for a hint, and says how it stands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from textual import work

from touchline.sessions.quick_word import first_text
from touchline.sessions.session import Session
from touchline.tui.boards.base import Board
from touchline.tui.coach import Coach
from touchline.tui.dialogs import Reading
from touchline.tui.failures import coach_silent
from touchline.tui.playing import PlayingScreen
from touchline.tui.questions import Spot, coach_table, coach_word, heard
from touchline.words.languages import say
from touchline.workers import WorkerFailed, WorkerGone

T = TypeVar("T")
SHORT, NARROW_ANSWER = 3, 160
"""Answers of fewer lines and characters go into the play-by-play, longer ones into a window."""
AT_ONCE = 0.7
"""Seconds the coach may take before a first word is told in the meantime."""


class CoachedScreen(PlayingScreen):
    """A match at home."""

    def __init__(self, board: Board, session: Session) -> None:
        super().__init__(board)
        self.session = session
        self._moment = 0
        """Counts changes, so that a bot or a coach who answers too late is not heard."""

    @work(exclusive=True, group="coach")
    async def _hint(self) -> None:
        self._note(say("app-coach-thinks"))
        spot = Spot.of(self.session.match)
        self._show_answer("hint", await self._coached(self.app.ask_coach(coach_table, spot), self._note))

    async def _coached(self, answer: Awaitable[T], tell: Callable[[str], None]) -> T:
        """The coach's answer; if it does not come at once, a first word is told while he thinks."""
        thinking = asyncio.ensure_future(answer)
        try:
            await asyncio.wait({thinking}, timeout=AT_ONCE)
            if not thinking.done():
                first = await asyncio.to_thread(first_text, Spot.of(self.session.match).match())
                if first and not thinking.done():
                    tell(first)
            return await thinking
        finally:
            thinking.cancel()

    def _show_answer(self, line: str, answer: str) -> None:
        if answer.count("\n") < SHORT and len(answer) < NARROW_ANSWER:
            self._note(answer)
        else:
            self.app.push_screen(Reading(line, answer))

    def action_coach(self, on: bool | None = None) -> None:
        """The coach comes, or goes."""
        here = not self.query_one(Coach).display if on is None else on
        self._seat_coach(here)
        self.app.settings.coach = here
        self.app.settings.write()
        if here:
            self._ask_coach(self._moment)

    def _seat_coach(self, here: bool) -> None:
        """Make room for him, or give it back; on a narrow screen the play-by-play is then its last line."""
        self.query_one(Coach).display = here
        self.set_class(here, "-coached")

    @work(exclusive=True, group="coach")
    async def _ask_coach(self, moment: int) -> None:
        coach = self.query_one(Coach)
        coach.say(say("app-coach-thinking"))
        try:
            asked = self.app.coach.ask(coach_word, Spot.of(self.session.match))
            found, best, why = heard(await self._coached(asked, coach.say))
        except WorkerGone:
            return
        except WorkerFailed as problem:
            coach.say(coach_silent(problem))
            return
        if moment == self._moment:
            aims = [f" → {each.place}" if each.place not in each.move else "" for each in best]
            words = [f"{each.win:>6.1%} {each.move}{aim}" for each, aim in zip(best, aims, strict=True)]
            coach.show_chances(found, self.session.side_names, words, why)
            if best:
                self._board.advise(best[0].place or best[0].move)
