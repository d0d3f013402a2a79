"""A match: a game in progress, its record, and everything that can be asked of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Self

from touchline.games import find_game
from touchline.kernel.box_figures import Corrections
from touchline.kernel.choices import Choice
from touchline.kernel.errors import (
    BadPosition,
    IllegalMove,
    NothingToUndo,
    TouchlineError,
    WrongNode,
)
from touchline.kernel.fields import Fields
from touchline.kernel.game import Game
from touchline.kernel.message import Argument, Message, Player, english
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.options import Given
from touchline.kernel.rulebook import Rule
from touchline.kernel.speaking import HEADLINE_BREAK
from touchline.play.chance import ChanceSource, Seeded
from touchline.play.entering import read_outcomes
from touchline.play.headers import described, headers_of
from touchline.play.node import Node, SeenNode, node_of, node_seen_by
from touchline.play.record import CHANCE_MARK, RECORD_MARK, Entry, Record
from touchline.play.redaction import redacted
from touchline.play.replay import replay
from touchline.play.telling import question_told, result_told, situation_told, step_told

DEFAULT_SEED = 0


@dataclass(frozen=True)
class Step:
    """One move or outcome that counts, after take-backs and corrections."""

    number: int
    """Number of the entry it was made by."""
    seat: int | None
    """The seat that decided; ``None`` for chance."""
    choice: int
    text: str


class Match:
    """A game being played.

    >>> match = Match("football-darts")
    >>> match.roll("heads").play("receive").roll("T20").position()
    'phase=call pos=90 dart=2'
    """

    def __init__(
        self,
        game: str | Game,
        options: Given | None = None,
        *,
        data: Corrections | None = None,
        names: Sequence[str] = (),
        seed: int | None = None,
        source: ChanceSource | None = None,
        position: str | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.settle(options or {})
        self.data = data
        self.box = self.game.checked_box(self.options, data)
        called = self.game.seat_names(self.box)
        self.names = [(names[seat] if seat < len(names) else "") or each for seat, each in enumerate(called)]
        self.seed = seed
        self.source: ChanceSource = source if source is not None else Seeded(DEFAULT_SEED if seed is None else seed)
        self.start = position
        first = self.game.new_state(self.box) if position is None else self.game.position(position, self.box)
        self.states: list[Any] = [first]
        """The state before each step, and the present one last."""
        self.steps: list[Step] = []
        self.resigned: int | None = None
        self.record = Record(headers_of(self), [])

    # ---- where the game stands

    @property
    def state(self) -> Any:
        """The present state.  Ask it, do not change it."""
        return self.states[-1]

    @property
    def to_move(self) -> int:
        """The seat to decide, ``CHANCE`` or ``OVER``."""
        if self.resigned is not None:
            return OVER
        return self.game.rules.to_move(self.state, self.box)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == OVER

    def node(self) -> Node:
        """What is due, for a program."""
        return node_of(self)

    def node_seen_by(self, seat: int | None) -> SeenNode:
        """What is due, as a seat may know it; ``None`` is a spectator."""
        return node_seen_by(self, seat)

    def legal(self) -> list[str]:
        """The legal moves in notation, of the seat to decide."""
        if self.to_move < 0:
            return []
        moves = self.game.listed_moves(self.state, self.box)
        return [self.game.move_text(self.state, self.box, move) for move in moves or []]

    def returns(self) -> list[int]:
        """At the end: +1, 0 or −1 for each seat."""
        if self.resigned is not None:
            loser = self.game.side(self.resigned, self.box)
            return [-1 if self.game.side(seat, self.box) == loser else 1 for seat in range(len(self.names))]
        return [self.game.rules.payoff(self.state, self.box, seat) for seat in range(len(self.names))]

    def ending(self) -> str:
        """How the game ended, in an English sentence."""
        return english(self.result(), self.names)

    def result(self) -> list[Message]:
        """How the game ended."""
        if self.resigned is not None:
            return [Message("play-resigned", who=Player(self.resigned))]
        return result_told(self.game, self.state, self.box, self.names)

    def position(self) -> str:
        """The present position in one line."""
        return self.state.position()  # type: ignore[no-any-return]

    def headline(self) -> str:
        """Score and situation in a line of English."""
        return english(self.situation(), self.names, HEADLINE_BREAK)

    def situation(self) -> list[Message]:
        """Score and situation, part by part."""
        return situation_told(self.game, self.state, self.box, self.names)

    def ask(self) -> list[Message]:
        """What the seat to move, or the table, is asked."""
        return question_told(self.game, self.state, self.box)

    def everything(self) -> Fields:
        """The whole state with named fields."""
        return self.game.everything(self.state, self.box)

    def view(self, seat: int | None) -> Fields:
        """What a seat may know; ``None`` is a spectator."""
        return self.game.view(self.state, self.box, seat)

    def why(self) -> list[Rule]:
        """The rules that ruled the last step, quoted."""
        return [self.game.rulebook[each] for each in self.game.fired_rules(self.state.fired)]

    def narrate(self, index: int = -1) -> str:
        """The play-by-play of a step in English, the last one unless told."""
        return english(self.tell(index), self.names)

    def tell(self, index: int = -1) -> list[Message]:
        """The play-by-play of a step, the last one unless told."""
        index = range(len(self.steps))[index]
        before, after = self.states[index : index + 2]
        return step_told(self.game, before, after, self.box, self.steps[index].choice, self.names)

    # ---- playing

    def play(self, move: str, seat: int | None = None) -> Self:
        """A decision of the seat to move."""
        if self.to_move < 0:
            raise self._not_offered(move) or self._wrong_node(Message("play-a-move"))
        if seat is not None and seat != self.to_move:
            raise IllegalMove(
                Message("play-not-your-turn", who=self._name(seat), due=self._name(self.to_move)),
            )
        self._make(self.game.parse_move(self.state, self.box, move))
        return self

    def roll(self, outcome: str | None = None) -> Self:
        """A chance outcome: given, or drawn from the source."""
        if self.to_move != CHANCE:
            raise self._wrong_node(Message("play-a-roll"))
        drawn = self.source.draw(self) if outcome is None else outcome
        if isinstance(drawn, int):
            made = [Choice(drawn, self.game.outcome_text(self.state, self.box, drawn))]
        else:
            refused = self._not_offered(drawn)
            if refused is not None:
                raise refused
            made = read_outcomes(self.game, self.state, self.box, drawn)
        self._make(made)
        return self

    def enter(self, text: str) -> Self:
        """A move or an outcome, whichever is due."""
        return self.roll(text) if self.to_move == CHANCE else self.play(text)

    def follow(self, choices: Iterable[int]) -> Self:
        """Choices that machine code made by the same rules, entered as they are: nothing is checked again."""
        state = self.state
        for choice in choices:
            seat = self.game.rules.to_move(state, self.box)
            text = self.game.choice_text(state, self.box, choice)
            entry = self._write(CHANCE_MARK if seat == CHANCE else str(seat), text)
            state = state.copy()
            self.game.step(state, self.box, choice)
            self.steps.append(Step(entry.number, None if seat == CHANCE else seat, choice, text))
            self.states.append(state)
        self._settle_result()
        return self

    def _make(self, made: Sequence[Choice]) -> None:
        """Apply choices in a row; all of them or none."""
        before = (len(self.steps), len(self.record.entries))
        try:
            for choice in made:
                seat = self.to_move
                if seat == OVER:
                    raise self._wrong_node(repr(choice.text))
                who = CHANCE_MARK if seat == CHANCE else str(seat)
                self._check(choice)
                entry = self._write(who, choice.text)
                self._apply(entry.number, choice)
        except TouchlineError:
            del self.steps[before[0] :], self.states[before[0] + 1 :], self.record.entries[before[1] :]
            raise
        self._settle_result()

    def _check(self, choice: Choice) -> None:
        """Nothing illegal reaches the rules, whoever parsed it."""
        if self.to_move == CHANCE:
            if not 0 <= choice.value < self.game.rules.chances(self.state, self.box):
                raise self.game.illegal_outcome(self.state, self.box, choice.text)
        elif choice.value not in self.game.legal_moves(self.state, self.box):
            raise self.game.illegal_move(self.state, self.box, choice.text)

    def _apply(self, number: int, choice: Choice) -> None:
        seat = self.to_move
        after = self.state.copy()
        self.game.step(after, self.box, choice.value)
        after.share(self.state)
        self.steps.append(Step(number, None if seat == CHANCE else seat, choice.value, choice.text))
        self.states.append(after)

    def _write(self, who: str, text: str) -> Entry:
        entry = Entry(len(self.record.entries) + 1, who, text)
        self.record.entries.append(entry)
        return entry

    def _settle_result(self) -> None:
        result = "*"
        if self.over:
            result = " ".join(str(each) for each in self.returns())
        self.record.set("Result", result)

    def _wrong_node(self, tried: Argument) -> WrongNode:
        if self.to_move == OVER:
            return WrongNode(Message("play-over", tried=tried))
        if self.to_move == CHANCE:
            due = self.game.chance_label(self.state, self.box)
            return WrongNode(Message("play-chance-due", due=due, tried=tried))
        return WrongNode(Message("play-decision-due", who=self._name(self.to_move), tried=tried))

    def _not_offered(self, move: str) -> IllegalMove | None:
        """The rule against a decision that a player names while dice are due."""
        return self.game.refuse_now(self.state, self.box, move) if self.to_move == CHANCE else None

    def _name(self, seat: int) -> Argument:
        return self.names[seat] if 0 <= seat < len(self.names) else Message("play-seat", seat=seat)

    # ---- taking back and correcting

    def undo(self) -> Self:
        """Take back the last step (or the resignation).  The record keeps both."""
        if self.resigned is not None:
            self.resigned = None
        elif self.steps:
            self.steps.pop()
            self.states.pop()
        else:
            raise NothingToUndo(Message("play-nothing-played"))
        self._write(RECORD_MARK, "undo")
        self._settle_result()
        return self

    def resign(self, seat: int) -> Self:
        """A seat gives up."""
        if self.over:
            raise self._wrong_node(Message("play-a-resignation"))
        if not 0 <= seat < len(self.names):
            raise IllegalMove(Message("play-no-seat", seat=seat))
        self.resigned = seat
        self._write(RECORD_MARK, f"resign {seat}")
        self._settle_result()
        return self

    def comment(self, text: str) -> Self:
        """A remark on the last entry."""
        if not self.record.entries:
            raise NothingToUndo(Message("play-nothing-to-comment"))
        last = self.record.entries[-1]
        tidy = text.translate({ord("{"): "(", ord("}"): ")", ord("\n"): " "}).strip()
        self.record.entries[-1] = Entry(last.number, last.who, last.text, tidy)
        return self

    def correct(self, number: int, text: str, *, cut: bool = False) -> Self:
        """Change what entry ``number`` said and fold everything after it again.

        When a later entry no longer fits, the correction is refused and says which
        one; with ``cut`` that entry and all after it are dropped instead.
        """
        index = next((i for i, step in enumerate(self.steps) if step.number == number), None)
        if index is None:
            raise IllegalMove(Message("play-no-entry", number=number), field=str(number))
        steps, states, resigned = self.steps, self.states, self.resigned
        later = steps[index + 1 :]
        self.steps, self.states, self.resigned = steps[:index], states[: index + 1], None
        try:
            self._refold(number, text)
            for step in later:
                try:
                    if self.to_move == CHANCE and step.seat is not None and self.game.skippable(step.text):
                        continue
                    self._refold(step.number, step.text)
                except TouchlineError as problem:
                    if cut:
                        break
                    raise IllegalMove(
                        Message(
                            "play-correction-breaks",
                            text=repr(text),
                            number=number,
                            later=step.number,
                            said=step.text,
                            problem=problem.words,
                        ),
                        rules=problem.rules,
                        field=str(step.number),
                    ) from None
        except TouchlineError:
            self.steps, self.states, self.resigned = steps, states, resigned
            raise
        self._write(RECORD_MARK, f"correct {number} {text}" + (" cut" if cut else ""))
        self._settle_result()
        return self

    def _refold(self, number: int, text: str) -> None:
        """Apply what an entry says to the state at hand."""
        if self.to_move == OVER:
            raise self._wrong_node(repr(text))
        refused = self._not_offered(text)
        if refused is not None:
            raise refused
        read = (
            read_outcomes(self.game, self.state, self.box, text)
            if self.to_move == CHANCE
            else self.game.parse_move(self.state, self.box, text)
        )
        for choice in read:
            self._check(choice)
            self._apply(number, choice)

    # ---- records

    def record_text(self) -> str:
        """The record as a file."""
        return self.record.text()

    def record_for(self, seat: int | None) -> Record:
        """The record with everything replaced that the seat (``None``: a spectator) may not know."""
        return redacted(self, seat)

    @classmethod
    def from_record(cls, record: Record | str, source: ChanceSource | None = None) -> Self:
        """The match a record describes, replayed to its last entry."""
        record = Record.parse(record) if isinstance(record, str) else record
        match = cls(**described(record), source=source)
        replay(match, record)
        return match

    @classmethod
    def at(cls, game: str | Game, position: str, options: Given | None = None, **more: Any) -> Self:
        """A match that begins at a position."""
        if not isinstance(position, str):
            raise BadPosition(Message("position-line"))
        return cls(game, options, position=position, **more)
