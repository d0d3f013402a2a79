"""A match on the screen: board, play-by-play, moves, a line to type on, and the coach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Input, RichLog, Static

from touchline.bots import described, looks_back, notice_of
from touchline.bots.solved import SolvedBot
from touchline.kernel.errors import BadOption, TouchlineError
from touchline.play.lesson import lesson_of
from touchline.play.recalling import Recalled, past_of
from touchline.sessions.first_match import FirstMatch
from touchline.sessions.prompt import PromptWords
from touchline.sessions.prompt_words import Leave
from touchline.sessions.session import Due, Session
from touchline.sessions.speech import ending, headline
from touchline.sessions.step_telling import Told
from touchline.sessions.summary import summary
from touchline.sessions.voice import Voice, speaker
from touchline.tui.boards import board_for
from touchline.tui.boards.base import Board
from touchline.tui.coach import Coach
from touchline.tui.coached import CoachedScreen
from touchline.tui.dialogs import AskLine, Choose, PassTheKeyboard, Reading
from touchline.tui.failures import bot_stuck
from touchline.tui.keys import Keys
from touchline.tui.moves import MoveList
from touchline.tui.questions import Spot, bot_move, coach_review
from touchline.tui.scene import choices_now, scene_now
from touchline.words.languages import say, spoken
from touchline.words.lines import within
from touchline.workers import WorkerFailed, WorkerGone

WIDEST = 110
"""Columns of a chart, at most."""
LONG = 4.0
"""Seconds after which a bot's silence is explained."""


class MatchScreen(CoachedScreen):
    """One session on the screen."""

    TYPE_HERE = "app-type-here"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "say('help')", "app-key-help"),
        Binding("f2", "coach", "app-key-coach"),
        Binding("f3", "say('why')", "app-key-why"),
        Binding("f4", "say('legal')", "app-key-legal"),
        Binding("ctrl+z,f6", "undo", "app-key-undo", key_display="F6"),
        Binding("f7", "chart", "app-key-chart"),
        Binding("ctrl+s", "save", "app-key-save", show=False),
        Binding("f10", "leave", "app-key-leave"),
    ]

    def __init__(self, session: Session, *, new: bool = False) -> None:
        super().__init__(board_for(session.match.game), session)
        self._shoulder = FirstMatch(session) if new else None
        self._commands = PromptWords(session, lambda share: None)
        self._trouble = ""
        self._voice: Voice | None = None

    def below_the_telling(self) -> Iterable[Widget]:
        """The coach, and the clock at the table."""
        return Coach(), Static("", id="clock", markup=False)

    def keys(self) -> Keys:
        """With the command palette."""
        return Keys(show_command_palette=True)

    def on_mount(self) -> None:
        """Tell what happened so far and go on."""
        self._seat_coach(self.app.settings.coach or self._shoulder is not None)
        if self.app.settings.voice:
            with suppress(BadOption):  # the settings said so already
                self._voice = Voice(self.session, speaker())
        self.set_interval(1.0, self._show_clock)
        self._tell_all()
        self.call_after_refresh(self._go_on)

    # ---- the turn

    def _go_on(self) -> None:
        """Whoever is next: Touchline's dice, a bot, a person, nobody."""
        self._moment += 1
        moment, due = self._moment, self.session.due
        if due is Due.PERSON and self.session.must_pass():
            self._show_nothing()
            self.app.push_screen(PassTheKeyboard(self.session.asked), self._passed)
            return
        self._show()
        self._tell_trouble()
        if due is Due.DICE:
            self._after(self.app.pace, lambda: self._act(moment, self.session.roll))
        elif due is Due.BOT:
            notice = notice_of(self.session.bots[self.session.match.to_move])
            self._note_question(say("app-thinks", who=self.session.asked, notice=notice).strip())
            self.set_timer(LONG, lambda: self._explain_silence(moment))
            self._let_bot_choose(moment)
        elif due is Due.NOBODY:
            self._end()
        else:
            self.session.ask()
            if self._shoulder is not None and (news := self._shoulder.news()):
                self.query_one("#log", RichLog).write(Text(news, style="bold"))
            if self.query_one(Coach).display:
                self._ask_coach(moment)

    def _explain_silence(self, moment: int) -> None:
        """A bot that plays from the solution may have to solve the game first."""
        if moment == self._moment and isinstance(self.session.bots.get(self.session.match.to_move), SolvedBot):
            self._note_question(say("app-thinks", who=self.session.asked, notice=say("app-solves-first")))

    def _tell_trouble(self) -> None:
        """That the match cannot be kept just now, or went on in another file."""
        file = self.session.file
        if file.trouble and file.trouble != self._trouble:
            self.notify(
                say("prompt-unkept", trouble=file.trouble),
                title=say("app-not-on-disk"),
                severity="error",
                timeout=15,
                markup=False,
            )
        self._trouble = file.trouble
        if file.moved_from is not None:
            self.notify(say("prompt-moved", file=str(file.moved_from), new=str(file.path)), markup=False)
            file.moved_from = None

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        if seconds > 0:
            self.set_timer(seconds, then)
        else:
            self.call_later(then)

    def _passed(self, _: None) -> None:
        self.session.face()
        self._tell_all()
        self._go_on()

    def _act(self, moment: int, act: Callable[[], list[Told]]) -> None:
        """Do it if nothing else happened meanwhile, tell it, go on."""
        if moment != self._moment:
            return
        told = act()
        while not told and self.session.due is Due.DICE:
            told = self.session.roll()
        self._tell(told, aloud=True)
        self._go_on()

    def bot_question(self) -> tuple[Callable[..., str], Spot, str, int, list[Recalled]]:
        """What a worker is asked for the bot to move."""
        seat, match = self.session.match.to_move, self.session.match
        level = match.record.get_all("Player")[seat]
        past = past_of(match, seat) if looks_back(match.game.name, level) else []
        return bot_move, Spot.of(match), level, self.session.bot_seed(seat), past

    @work(exclusive=True, group="bot")
    async def _let_bot_choose(self, moment: int) -> None:
        try:
            move = await self.app.bots.ask(*self.bot_question())
        except WorkerGone:
            return
        except WorkerFailed as problem:
            self._bot_failed(bot_stuck(problem))
            return
        self._after(self.app.pace, lambda: self._act(moment, lambda: self.session.play(move)))

    def _bot_failed(self, message: str) -> None:
        self.notify(message, title=say("app-bot-gave-up"), severity="error", timeout=15, markup=False)
        self._note_question(say("app-bot-stuck"))

    def enter(self, text: str) -> None:
        """What a person typed or picked."""
        if self.session.due not in (Due.PERSON, Due.TABLE):
            self.notify(say("app-wait"), severity="warning")
            return
        try:
            told = self.session.enter(text)
        except TouchlineError as problem:
            self.refuse(problem, self._commands.suggest(text))
            return
        self._tell(told, aloud=True)
        self._go_on()

    def _end(self) -> None:
        text = summary(self.session)
        answers = {"review": say("app-key-review"), "replay": say("app-key-replay"), "home": say("app-home")}
        self.app.push_screen(Choose(text, answers), self._ended)

    def _ended(self, answer: str | None) -> None:
        if answer == "review":
            self._review()
        elif answer == "replay":
            self.app.open_replay(self.session.match, self.session.path)
        elif answer == "home":
            self.app.go_home()

    @work(exclusive=True, group="coach")
    async def _review(self) -> None:
        self._note_question(say("app-reviewing"))
        text = await self.app.ask_coach(coach_review, self.session.match.record_text())
        self._note_question(ending(self.session.match))
        self.app.push_screen(Reading(say("app-key-review"), text), lambda _: self._end())

    # ---- what is shown

    def _show(self) -> None:
        session, match = self.session, self.session.match
        self.query_one("#headline", Static).update(headline(match))
        self._board.show(scene_now(session))
        moves = self.query_one(MoveList)
        moves.offer(choices_now(session), on_the_board=self._board.picks_places)
        asked = session.addressed_question() if len(session.people) > 1 else session.question()
        self._note_question(ending(match) if match.over else asked)
        self._show_clock()
        if session.due in (Due.PERSON, Due.TABLE):
            self._give_focus(moves)

    def _give_focus(self, moves: MoveList) -> None:
        """To what the person will use next, unless a line is being typed."""
        line = self.query_one("#line", Input)
        if line.has_focus and (line.value or self.session.table):
            return
        if self.session.table:
            line.focus()
        elif self._board.can_focus and (moves.are_calls or not moves.texts or len(choices_now(self.session)) > 12):
            if not (moves.are_calls and moves.has_focus and len(moves.texts) > 1):
                self._board.focus()
        elif moves.texts:
            moves.focus()

    def _show_nothing(self) -> None:
        """Before the screen is turned around: nothing of the old hand remains."""
        self.query_one("#log", RichLog).clear()
        self.query_one(MoveList).offer([], on_the_board=False)
        self._note_question("")

    def _note_question(self, text: str) -> None:
        self.query_one("#question", Static).update(text)

    def _show_clock(self) -> None:
        clock = self.query_one("#clock", Static)
        clock.display = self.session.table or self.session.clock.bank is not None
        if clock.display:
            between = " · " if self.has_class("-narrow") else "\n"
            clock.update(self.session.clock_text().replace(" · ", between))

    def _tell(self, told: list[Told], *, aloud: bool = False) -> None:
        if aloud and self._voice is not None:
            self._voice.tell(told)
        log = self.query_one("#log", RichLog)
        for each in told:
            line = Text(f"{each.number} ", style="dim")
            line.append(each.text, style="not dim")
            if self.session.table and each.rules:
                line.append(f" [{', '.join(each.rules)}]")
            log.write(line)

    def _tell_all(self) -> None:
        """From the beginning: how one wins, who plays, then everything so far."""
        self.query_one("#log", RichLog).clear()
        if lesson := lesson_of(self.session.match.game):
            self._note(spoken().say(lesson.aim))
        for seat, bot in self.session.bots.items():
            self._note(f"{self.session.match.names[seat]}: {described(bot)}")
        if self.session.table:
            self._note(say("prompt-at-the-table"))
            if guesses := self.session.guesses():
                self._note(say("app-f7-shows", guesses=guesses))
        self._tell(self.session.told())

    # ---- picking and typing

    def on_board_aimed(self, event: Board.Aimed) -> None:
        """A place on the board: an outcome at the table, or the target of the call chosen in the list."""
        call = self.query_one(MoveList).call
        choices = choices_now(self.session)
        if self.session.due is Due.PERSON and not call and event.place not in choices:
            call = next((text for text in self._calls()), "")
        self.enter(f"{call} {event.place}".strip())

    def _calls(self) -> Iterator[str]:
        """With real darts the calls stand alone; the highlighted one goes with the dart."""
        moves = self.query_one(MoveList)
        if moves.highlighted is not None and moves.highlighted < len(moves.texts):
            yield moves.texts[moves.highlighted]

    def typed(self, line: str) -> None:
        """A command, a move, or what fell."""
        if self._commands.knows(line):
            self.action_say(line)
        else:
            self.enter(line)

    # ---- actions

    def action_say(self, line: str) -> None:
        """A command, as if typed."""
        own_way: dict[str, Callable[[], object]] = {
            "hint": self._hint,
            "chances": lambda: self.action_coach(on=True),
            "chart": self.action_chart,
        }
        word = line.split()[0].lower()
        if word in own_way:
            own_way[word]()
            return
        entries = len(self.session.match.record.entries)
        try:
            with within(Reading.room(self.size.width)):
                answer = self._commands.answer(line)
        except Leave:
            self.action_leave()
            return
        except TouchlineError as problem:
            self.refuse(problem)
            return
        doubt = self._commands.doubt
        if doubt is not None:
            self.app.push_screen(
                Choose(doubt.question, {"no": say("app-no"), "yes": say("app-yes")}),
                lambda said: self.action_say("yes" if said == "yes" else "no"),
            )
            return
        self._show_answer(line, answer)
        if len(self.session.match.record.entries) != entries:
            self._tell_all()
            self._go_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A key for the chart only where there is one."""
        return action != "chart" or self.session.match.game.parts.charts is not None

    def action_chart(self) -> None:
        """What meets what, to be looked up while choosing."""
        width = min(WIDEST, max(40, self.size.width - 8))
        text = "\n\n".join(each.text(width - 4) for each in self.session.charts())
        self.app.push_screen(Reading(say("app-key-chart"), text, width))

    def action_undo(self) -> None:
        """Back to the last entry of a person."""
        self.action_say("undo")

    def action_correct(self) -> None:
        """Ask which entry, and what it should be."""
        self.app.push_screen(
            AskLine(say("app-correct-which"), hint="17 T19"),
            lambda said: self.action_say(f"correct {said}") if said else None,
        )

    def action_save(self) -> None:
        """Ask where to."""
        self.app.push_screen(
            AskLine(say("app-save-where"), value=self.session.path.name),
            lambda said: self.action_say(f"save {said}") if said else None,
        )

    def action_resign(self) -> None:
        """Give up, once the person is sure."""
        self.action_say("resign")

    def action_leave(self) -> None:
        """The match is kept."""
        self._moment += 1
        if self._voice is not None:
            self._voice.hush()
        self.app.leave_match(self.session)
