"""A match in memory: nothing but its rows, folded.

``add`` makes a row and folds it; ``fold`` folds a row that comes from the store.  Both go
through the same table, ``FOLDS``, so a match that was loaded is the match that was played.
"""

from __future__ import annotations

from typing import Unpack

from touchline.kernel.message import Message, Player, english
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.options import RULES_VERSION, agreed
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.server.dice.draws import FORMER, PLAIN
from touchline.server.dice.tiers import TERM_MS, Dice
from touchline.server.matches.clocks import Clock, Pauses
from touchline.server.matches.ended_early import DECLINED, ended_early
from touchline.server.matches.folds import FOLDS
from touchline.server.matches.row_bodies import CalledOff, RowBody, Terms
from touchline.server.matches.rows import GENESIS, BrokenChain, Row, compact, digest, row_hash
from touchline.server.matches.seats import Seat
from touchline.server.matches.stages import DONE, GAME_KINDS, LEAVE_THE_CLOCK, OPEN, PLAYING
from touchline.server.people.tokens import Tokens
from touchline.wire.events import MatchEvent
from touchline.wire.state import Altered, Card, EndedEarly, News, Status
from touchline.wire.terms import ClockTerms


class LiveMatch:
    """One match, folded from its rows."""

    def __init__(self, match_id: str, tokens: Tokens, pauses: Pauses | None = None) -> None:
        self.id = match_id
        self.rows: list[Row] = []
        self.text_bytes = 0
        """Of the rows together."""
        self.commands: dict[str, Row] = {}
        """The first row of every command, by who and command id."""
        self.terms: Terms = {}
        """What was agreed when the match was made."""
        self.seats: list[Seat] = []
        self.match: Match
        self.dice: Dice
        self.pauses = Pauses() if pauses is None else pauses
        self.clock = Clock(ClockTerms(), self.pauses)
        self.status: Status = OPEN
        self.asked_back: int | None = None
        """The seat that wants to take back."""
        self.acted_last: int | None = None
        """The seat of the last decision that counts."""
        self.moved_on = 0
        """``seq`` of the last event that changed the game."""
        self.rematch = ""
        self.elsewhere = False
        """Something was rolled where the match was before it moved here."""
        self.off: CalledOff | None = None
        """How the match was called off, if it was."""
        self.torn = False
        """A row was refused while it was being folded: what is in memory is no longer what the rows say."""
        self.shadow: LiveMatch | None = None
        """The match as it was a while ago, for spectators with a delay."""
        self.told: dict[tuple[int, int | None, int], News] = {}
        """What was last made for an audience, so that it is made once."""
        self.shared_text: tuple[list[MatchEvent], str] | None = None
        """The events that were last sent, and what everybody was told with them as JSON."""
        self.tokens = tokens
        self._batch = 1
        self._now = 0
        self._cmd: str | None = None
        self._sum: str | None = None

    # ---- rows in, rows out

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.rows)

    @property
    def head(self) -> str:
        """The hash of the last event."""
        return self.rows[-1].hash if self.rows else GENESIS

    def begin(self, now: int, cmd: str | None = None, sum_: str | None = None) -> None:
        """Start a batch of rows that will be committed together."""
        self._batch, self._now, self._cmd, self._sum = self.seq + 1, now, cmd, sum_

    def add(self, kind: str, seat: int | None = None, **data: Unpack[RowBody]) -> Row:
        """A new row, folded at once; it is nobody's business before it is committed."""
        self.torn = True
        if kind not in LEAVE_THE_CLOCK:
            self.clock.charge(self._now)
        FOLDS[kind](self, seat, data, self._now)
        row = self._write(kind, seat, {**data, **self._stamp(kind)})
        self.torn = False
        return row

    def _write(self, kind: str, seat: int | None, body: RowBody) -> Row:
        first = self.seq + 1 == self._batch
        cmd, sum_ = (self._cmd, self._sum) if first else (None, None)
        text = compact(body)
        hashed = row_hash(self.head, self.id, self.seq + 1, kind, seat, self._now, cmd, text)
        row = Row(self.id, self.seq + 1, self._batch, kind, seat, text, cmd, sum_, self._now, hashed)
        self._keep(row)
        return row

    def fold(self, row: Row) -> None:
        """A row from the store, checked against the chain and against the rules."""
        if row.seq != self.seq + 1 or row.hash != row_hash(
            self.head, row.match, row.seq, row.kind, row.seat, row.at, row.cmd, row.data
        ):
            raise BrokenChain(f"match {self.id}: row {row.seq} ({row.kind}) does not follow from the row before it")
        if row.kind not in FOLDS:
            raise BrokenChain(f"match {self.id}: row {row.seq} is of a kind that is not known here: {row.kind}")
        FOLDS[row.kind](self, row.seat, row.body, row.at)
        if "state" in row.body and row.body["state"] != self._state_hash():
            raise BrokenChain(f"match {self.id}: row {row.seq} replays to another state than was recorded")
        if "left" in row.body:
            self.clock.left = list(row.body["left"])
            self.clock.since = row.at
            self.clock.running = frozenset(row.body["running"])
        self._keep(row)

    def _keep(self, row: Row) -> None:
        self.rows.append(row)
        self.text_bytes += len(row.data)
        if row.cmd is not None:
            self.commands[row.cmd] = row
        if row.kind in GAME_KINDS:
            self.moved_on = row.seq
        self.dice.owed_since = (self.dice.owed_since or row.at) if self._values_withheld() else 0

    def _stamp(self, kind: str) -> RowBody:
        """What a row records beside its own news: entry number, state, clocks."""
        stamped: RowBody = {}
        if kind in ("played", "rolled", "undone", "corrected", "resigned", "flagged"):
            stamped["n"] = len(self.match.record.entries)
        if kind in GAME_KINDS:
            stamped["state"] = self._state_hash()
        if self.clock.ticks and self.status != OPEN and kind not in LEAVE_THE_CLOCK:
            self.clock.running = self.due()
            stamped["left"] = list(self.clock.left)
            stamped["running"] = sorted(self.clock.running)
        return stamped

    def _state_hash(self) -> str:
        resigned = "" if self.match.resigned is None else f" resigned={self.match.resigned}"
        return digest(self.match.position() + resigned)

    # ---- who is due

    def due(self) -> frozenset[int]:
        """The seats that the match is waiting for."""
        if self.status != PLAYING:
            return frozenset()
        to_move = self.match.to_move
        if to_move == OVER:
            return frozenset()
        if to_move != CHANCE:
            return frozenset({to_move})
        owing = self._values_owed()
        if owing:
            return frozenset(owing)
        if self.dice.drawable(self.match, self.seats):
            return frozenset()
        return frozenset({self.acted_last}) if self.acted_last is not None else frozenset()

    def _values_owed(self) -> list[int]:
        """The seats that must lay down a chain or show a value before the dice can roll."""
        if self.status != PLAYING or self.match.to_move != CHANCE:
            return []
        return self.dice.lacking(self.match, self.seats) or self.dice.owing(self.match, self.seats)

    def _values_withheld(self) -> bool:
        """Whether somebody owes the dice what others have given: a value for the round, or the chain for it."""
        if self.dice.scheme == FORMER:
            return False
        owed = self._values_owed()
        return bool(owed) and (bool(self.dice.revealed) or len(owed) < len(self.dice.parties(self.seats)))

    def deadline(self) -> int | None:
        """When somebody will have lost on time: by the clock, or where none runs by a value withheld from the dice."""
        if self.clock.ticks:
            return self.clock.deadline()
        return self.pauses.after(self.dice.owed_since, TERM_MS) if self.dice.owed_since else None

    def late(self, now: int) -> int | None:
        """The seat that has lost on time."""
        if self.clock.ticks:
            return self.clock.fallen(now)
        deadline = self.deadline()
        return min(self.due()) if deadline is not None and now >= deadline else None

    def may_enter(self, seat: int) -> bool:
        """Whether a seat may say what fell: with real dice anybody who may know what can, else whoever threw."""
        if not self.match.game.foresees(self.match.state, self.match.box, seat) and not self.at_one_table():
            return False
        if self.dice.tier == "entered" or self.acted_last is None or self.seats[self.acted_last].by_bot:
            return True
        return seat == self.acted_last

    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def at_one_table(self) -> bool:
        """Whether everybody sits with whoever made the match: no open seat, no bot."""
        return all(seat["kind"] == "person" for seat in self.terms["seats"])

    def counts_elsewhere(self) -> bool:
        """Whether a league, a season or a tournament waits for the result."""
        return any(kind in self.terms for kind in ("league", "season", "cup"))

    # ---- the table

    def options(self) -> dict[str, str]:
        """What was agreed, and by which version of the rules: a match goes on as it began."""
        return {**self.terms["options"], RULES_VERSION: self.terms["rules"]}

    def set_up(self) -> None:
        """The game on the table, nothing played yet."""
        self.match = Match(
            self.terms["game"],
            self.options(),
            data=self.terms.get("data"),
            names=[seat.name for seat in self.seats],
            seed=self.dice.seed if self.dice.tier == PLAIN else None,
            position=self.terms.get("position"),
        )

    # ---- what others are told

    def card(self) -> Card:
        """The match in a list or a history: public things only."""
        game, over = self.match.game, self.status == DONE
        said = agreed(game.options, self.match.options)
        return Card(
            id=self.id,
            game=game.name,
            title=game.title,
            options={
                option.name: option.text(self.match.options[option.name])
                for option in game.options
                if option.name in said
            },
            status=self.status,
            seats=[seat.public() for seat in self.seats],
            clock=self.clock.terms,
            dice=self.dice.tier,
            altered=self.altered(),
            delay=self.terms["delay"],
            rated=self.terms["rated"],
            watchable=self.terms["public"] or self.terms["watchable"],
            created=self.rows[0].at if self.rows else 0,
            league=self.terms.get("league"),
            season=self.terms.get("season"),
            due=sorted(self.due()) if self.status == PLAYING else None,
            returns=self.returns() if over else None,
            reason=self.reason() if over else None,
            called_off=self.called_off(),
        )

    def called_off(self) -> EndedEarly | None:
        """How the match was called off, if it was."""
        return None if self.off is None else EndedEarly(why=self.off["why"], reason=self.off["reason"])

    def altered(self) -> Altered:
        """What is not as it comes in the box and could favour somebody: ``data`` (figures), ``position``, ``seed``."""
        altered: Altered = ["data"] if self.terms.get("data") else []
        if self.terms.get("position"):
            altered.append("position")
        if self.terms["dice"].get("given", False):
            altered.append("seed")
        return altered

    def accounts(self) -> list[str]:
        """The accounts that take part, or for which a seat is kept."""
        return sorted({seat.account for seat in self.seats if seat.account})

    def returns(self) -> list[int]:
        """The result; nobody has won or lost a match that was called off."""
        return self.match.returns() if self.off is None else [0] * len(self.seats)

    def reason(self) -> str:
        """How the match ended, in an English sentence."""
        return english(self.result(), self.match.names)

    def result(self) -> list[Message]:
        """How the match ended."""
        if self.off is not None:
            why = self.off["why"]
            return [ended_early(self.called(self.off["seat"], why), why, self.off["reason"])]
        if self.rows and any(row.kind == "flagged" for row in self.rows[-3:]):
            assert self.match.resigned is not None
            return [Message("play-flagged", who=Player(self.match.resigned))]
        return self.match.result()

    def called(self, seat: int, why: str) -> str:
        """Who calls a match off: whoever is challenged has not sat down, and is known by the account alone."""
        return self.seats[seat].account if why == DECLINED else self.seats[seat].name

    def record(self, seat: int | None) -> Record:
        """The record as a seat (``None``: a spectator) may read it, with what is needed to check the dice."""
        from touchline.server.dice.proofs import proof_headers

        record = self.match.record_for(seat)
        record.headers = [each for each in record.headers if each[0] != "Result"] + [
            *proof_headers(self),
            ("Result", record.get("Result")),
        ]
        return record
