"""A match among people and bots on this machine: whose turn it is, who may look, what is kept.

The plain lines and the app are two faces of this one thing.  It knows no rule: it asks the
match, enters what people say, lets bots choose, and writes every entry to the disk.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from pathlib import Path

from touchline.bots import Bot, asked, make_bot
from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.errors import BadOption, IllegalMove, NothingToUndo
from touchline.kernel.game import Game
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.options import Given
from touchline.play.chart import Chart
from touchline.play.entering import split_entries
from touchline.play.keeping import new_path, read_record
from touchline.play.match import Match
from touchline.play.outside import shortened
from touchline.sessions.ahead import chosen_unseen, dice_due
from touchline.sessions.correcting import Correction, correction_of
from touchline.sessions.entered import Entered
from touchline.sessions.match_clock import Bank, MatchClock, used_text
from touchline.sessions.safekeeping import Safekeeping, check_free
from touchline.sessions.seating import PERSON, check_names, name_seats
from touchline.sessions.speech import question
from touchline.sessions.step_telling import Told, tell_steps
from touchline.words.languages import say

TABLE = "table"
"""In a record's ``Dice`` header: real dice, cards and darts."""
BOT_SECONDS = 2.0
LONGEST_LINE = 1000
"""Characters of what is entered at once: more than all darts of a match, less than what fell on the keyboard."""


class Due(Enum):
    """Who acts next."""

    DICE = "dice"
    """Touchline rolls, deals or throws."""
    BOT = "bot"
    """A bot decides."""
    PERSON = "person"
    """A person decides."""
    TABLE = "table"
    """Real dice, cards or darts are due."""
    NOBODY = "nobody"
    """The match is over."""


class Session:
    """One match, its seats and its file."""

    def __init__(self, match: Match, path: Path, *, bots: Mapping[int, Bot], clock: MatchClock | None = None) -> None:
        self.match = match
        self.file = Safekeeping(path)
        self.bots = dict(bots)
        self.table = match.record.get("Dice") == TABLE
        self._unwritten = False
        self._entered = Entered(match, self.bots, table=self.table)
        self.facing: int | None = None
        """The seat whose eyes are on the screen, where hands are hidden and people share it."""
        self.clock = clock or MatchClock(1 + max(match.game.side(seat, match.box) for seat in range(len(match.names))))
        self.clock.remember(match.record)

    # ---- sitting down

    @classmethod
    def begin(
        cls,
        game: str | Game,
        options: Given | None = None,
        *,
        players: Sequence[str] = (),
        names: Sequence[str] = (),
        table: bool = False,
        clock: str = "",
        seed: int | None = None,
        data: Corrections | None = None,
        path: Path | None = None,
        position: str | None = None,
    ) -> Session:
        """A new match.  ``players`` says for every seat ``person`` or a bot's level."""
        if path is not None:
            check_free(path)
        game = find_game(game) if isinstance(game, str) else game
        natural = game.at_the_table if table else game.on_screen
        match = Match(
            game,
            {**natural, **(options or {})},
            data=data,
            names=names,
            seed=secrets.randbits(53) if seed is None else seed,
            position=position,
        )
        check_names(names, len(match.names))
        seated = [*players, *[PERSON] * len(match.names)][: len(match.names)]
        if table and not game.perfect_information and set(seated) != {PERSON}:
            raise BadOption(Message("prompt-bot-no-cards"), field="vs")
        name_seats(match, seated)
        match.record.headers[-1:-1] = [("Player", who) for who in seated]
        if table:
            match.record.set("Dice", TABLE)
        if clock:
            match.record.set("Clock", Bank.parse(clock).text())
        session = cls._seat(match, path or new_path(game.name))
        session.keep()
        return session

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Go on with a kept match."""
        return cls._seat(Match.from_record(read_record(path)), path)

    @classmethod
    def _seat(cls, match: Match, path: Path) -> Session:
        players = match.record.get_all("Player") or [PERSON] * len(match.names)
        bots = {
            seat: make_bot(match.game.name, who, seed=_bot_seed(match, seat))
            for seat, who in enumerate(players)
            if who != PERSON
        }
        sides = 1 + max(match.game.side(seat, match.box) for seat in range(len(match.names)))
        agreed = match.record.get("Clock")
        return cls(match, path, bots=bots, clock=MatchClock(sides, Bank.parse(agreed) if agreed else None))

    @property
    def path(self) -> Path:
        """The file the match is kept in."""
        return self.file.path

    # ---- whose turn

    @property
    def due(self) -> Due:
        """Who acts next."""
        seat = self.match.to_move
        if seat == OVER:
            return Due.NOBODY
        if seat == CHANCE:
            return Due.TABLE if self.table else Due.DICE
        return Due.BOT if seat in self.bots else Due.PERSON

    @property
    def asked(self) -> str:
        """Who is asked: a player's name, or the table."""
        return say("prompt-table") if self.match.to_move < 0 else self.match.names[self.match.to_move]

    @property
    def people(self) -> list[int]:
        """The seats that people sit on."""
        return [seat for seat in range(len(self.match.names)) if seat not in self.bots]

    @property
    def keyboard_goes_round(self) -> bool:
        """Whether people with hidden hands share this screen."""
        return not self.table and len(self.people) > 1 and not self.match.game.perfect_information

    def must_pass(self) -> bool:
        """Whether the keyboard must first go to somebody else."""
        return self.keyboard_goes_round and self.due is Due.PERSON and self.facing != self.match.to_move

    def face(self) -> None:
        """The seat to move has the keyboard now."""
        self.facing = self.match.to_move if self.match.to_move >= 0 else self.facing

    @property
    def viewer(self) -> int | None:
        """The seat whose view may be shown; ``None`` shows what a spectator sees."""
        if self.table:
            return None
        if self.keyboard_goes_round:
            return self.facing
        if self.due is Due.PERSON:
            return self.match.to_move
        return self.people[0] if len(self.people) == 1 else None

    # ---- the clock

    def ask(self) -> None:
        """Somebody is asked now: everything so far is on the disk, and the time runs."""
        if self._unwritten:
            self.keep()
        self.clock.start(self._side_in_charge() if self.due in (Due.PERSON, Due.TABLE) else None)

    def _side_in_charge(self) -> int | None:
        """The side that decides, or that throws and rolls."""
        match = self.match
        if match.to_move >= 0:
            return match.game.side(match.to_move, match.box)
        offense = match.everything().get("offense")
        if isinstance(offense, int):
            return offense
        last = next((step.seat for step in reversed(match.steps) if step.seat is not None), None)
        return None if last is None else 1 - match.game.side(last, match.box)

    def clock_text(self) -> str:
        """Both sides' times in a line."""
        return self.clock.text(self.side_names)

    @property
    def side_names(self) -> list[str]:
        """What each side is called: its first seat's name."""
        match = self.match
        sides = [match.game.side(seat, match.box) for seat in range(len(match.names))]
        return [match.names[sides.index(side)] for side in range(1 + max(sides))]

    # ---- acting

    def enter(self, text: str) -> list[Told]:
        """A move or what fell, as a person says it; at the table a line may hold several in a row."""
        if len(text) > LONGEST_LINE:
            fault, place = Message("fault-many-characters", most=str(LONGEST_LINE)), Message("fault-the-message")
            raise BadOption(Message("fault-wrong", place=place, fault=fault, value=shortened(text)))
        if not self.table:
            return self._made(lambda: self.match.enter(text))
        match = self.match
        pieces = split_entries(match.game, match.state, match.box, text, lambda seat: seat not in self.bots)

        def enter_all() -> None:
            for piece in pieces or [text]:
                before = len(match.steps)
                match.enter(piece)
                self._entered.note_roll(before)

        return self._made(enter_all)

    def question(self) -> str:
        """What is asked; at the table with all the dice that are rolled together."""
        match = self.match
        asked = question(match)
        if self.table and self.due is Due.PERSON and chosen_unseen(self.match):
            return say("prompt-choose-unseen", question=asked)
        together = self.dice_due() if self.due is Due.TABLE else []
        return say("prompt-roll-together", question=asked, dice=", ".join(together)) if len(together) > 1 else asked

    def addressed_question(self) -> str:
        """The same with the name of the person whom it is put to, unless it begins with it."""
        asked = self.question()
        named = self.due is not Due.PERSON or asked.startswith(self.asked)
        return asked if named else f"{self.asked}: {asked}"

    def dice_due(self) -> list[str]:
        """The dice that fall together now, whatever they show."""
        return dice_due(self.match)

    def roll(self) -> list[Told]:
        """Touchline rolls."""
        return self._made(self.match.roll, at_once=False)

    def bot_move(self) -> list[Told]:
        """The bot decides, here and now."""
        return self.play(asked(self.bots[self.match.to_move], self.match, BOT_SECONDS))

    def bot_seed(self, seat: int) -> int:
        """What makes a bot play the same moves again."""
        return _bot_seed(self.match, seat)

    def play(self, move: str) -> list[Told]:
        """A bot's decision."""
        return self._made(lambda: self.match.play(move), at_once=False)

    def who_resigns(self) -> int:
        """The seat that would give up now: whoever is to decide; at the table, whoever is throwing or rolling."""
        seat = self.match.to_move
        if seat == CHANCE and self.table:
            side = self._side_in_charge()
            seat = next(
                (each for each in self.people if self.match.game.side(each, self.match.box) == side), self.people[0]
            )
        if seat < 0:
            raise IllegalMove(Message("prompt-resign-turn"))
        return seat

    def resign(self) -> None:
        """Whoever ``who_resigns`` names gives up."""
        self.match.resign(self.who_resigns())
        self.keep()

    def undo(self, times: int = 1) -> int:
        """Back to the last thing a person entered, or to one further back; how many of these were taken back."""
        undone = 0
        while undone < times and (self.match.resigned is not None or self.match.steps):
            self._entered.take_back()
            undone += 1
        if not undone:
            raise NothingToUndo(Message("prompt-nothing-played"))
        self.keep()
        return undone

    def correction(self, number: int, text: str, *, cut: bool = False) -> Correction:
        """What correcting an entry would change; nothing is changed yet."""
        step = next((step for step in self.match.steps if step.number == number), None)
        if step is not None and not self._entered.by_a_person(step.seat):
            who = Message("prompt-own-dice") if step.seat is None else self.match.names[step.seat]
            raise IllegalMove(Message("prompt-not-entered", number=number, who=who), field=str(number))
        return correction_of(self.match, self.viewer, number, text, cut=cut)

    def correct(self, number: int, text: str, *, cut: bool = False) -> None:
        """Change what a person entered, however far back, and fold everything after it again."""
        meant = self.correction(number, text, cut=cut).number
        self.match.correct(meant, text, cut=cut)
        self._entered.forget_rolls()
        self.keep()

    def _made(self, act: Callable[[], object], *, at_once: bool = True) -> list[Told]:
        """Make an entry and tell it.

        What a person entered is on the disk before anything else happens.  Touchline's dice and
        the bots would fall the same way again, so they are written when the next person is asked.
        """
        before = len(self.match.steps)
        timed = self._side_in_charge() if self.clock.running is not None else None
        act()
        stopped = self.clock.stop() if timed is not None else None
        if stopped is not None:
            self.match.comment(used_text(*stopped))
        self._unwritten = True
        if at_once or self.match.over:
            self.keep()
        return self.told(before)

    def keep(self) -> None:
        """Write the record to the disk, whole; what hinders that is in ``file.trouble``."""
        self.file.write(self.match)
        self._unwritten = False

    def save(self, path: Path) -> None:
        """Write a copy of the record, without what the person at the screen may not know.

        A match that could not be kept moves there whole, and is kept there from now on.
        """
        if self.file.trouble:
            self.file.move(self.match, path)
            return
        self.file.write_copy(self.match.record_for(self.viewer).text(), path)

    # ---- telling

    def told(self, first: int = 0) -> list[Told]:
        """The steps from ``first`` on that have something to tell."""
        return [each for each in tell_steps(self.match, self.viewer, first) if each.text]

    def charts(self) -> Sequence[Chart]:
        """What players look up at the table; mostly nothing."""
        own = self.match.game.parts.charts
        return own.load()(self.match.box, self.match.data) if own else ()

    def guesses(self) -> str:
        """What a real table should know before it rolls by our figures; empty when nothing in them is a guess."""
        warned = [each for each in self.charts() if each.warning]
        return " ".join(say("play-chart-of", chart=each.title, warning=each.warning) for each in warned)

    def picture(self) -> str:
        """The board as text, for whoever looks."""
        return self.match.game.picture(self.match.state, self.match.box, self.viewer)


def _bot_seed(match: Match, seat: int) -> int:
    return (match.seed or 0) + 1 + seat
