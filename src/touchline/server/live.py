"""A match in memory: nothing but its rows, folded.

``add`` makes a row and folds it; ``fold`` folds a row that comes from the store.  Both go
through the same ``_on_…`` methods, so a match that was loaded is the match that was played.
"""

from __future__ import annotations

import asyncio
from typing import Any

from touchline.games import find_game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.options import RULES_VERSION, agreed
from touchline.play.match import Match
from touchline.play.record import Record
from touchline.server.clocks import Clock, ClockTerms
from touchline.server.dice import Dice
from touchline.server.events import GENESIS, BrokenChain, Row, compact, digest, row_hash
from touchline.server.fair_dice import CHAINS, PLAIN
from touchline.server.seats import Seat, chain_of_seed
from touchline.server.tokens import Tokens

OPEN, PLAYING, DONE = "open", "playing", "over"
GAME_KINDS = frozenset(
    ("started", "played", "rolled", "undone", "corrected", "resigned", "flagged", "finished", "called_off")
)
"""Events that change what may be played next: what ``seq`` in a command is held against."""
TURNING_POINTS = frozenset({"created", "started", "finished", "called_off"})
"""Events that the accounts concerned are told of wherever they are."""


class LiveMatch:
    """One match, folded from its rows."""

    def __init__(self, match_id: str, tokens: Tokens) -> None:
        self.id = match_id
        self.lock = asyncio.Lock()
        self.rows: list[Row] = []
        self.commands: dict[str, Row] = {}
        """The first row of every command, by who and command id."""
        self.terms: dict[str, Any] = {}
        """What was agreed when the match was made."""
        self.seats: list[Seat] = []
        self.match: Match
        self.dice: Dice
        self.clock = Clock(ClockTerms())
        self.status = OPEN
        self.asked_back: int | None = None
        """The seat that wants to take back."""
        self.acted_last: int | None = None
        """The seat of the last decision that counts."""
        self.moved_on = 0
        """``seq`` of the last event that changed the game."""
        self.rematch = ""
        self.off: dict[str, Any] | None = None
        """How the match was called off, if it was."""
        self.torn = False
        """The game in memory is ahead of the rows: an order was refused half-way.  To be folded again."""
        self.told: dict[tuple[int, int | None, int], dict[str, Any]] = {}
        """What was last made for an audience, so that it is made once."""
        self._tokens = tokens
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

    def add(self, kind: str, seat: int | None = None, **data: Any) -> Row:
        """A new row, folded at once; it is nobody's business before it is committed."""
        getattr(self, f"_on_{kind}")(seat, data, self._now)
        return self._write(kind, seat, data | self._stamp(kind, len(self.match.states) - 1))

    def adopt(self, entries: int) -> None:
        """Rows for what has been played in the match itself since it had so many entries."""
        for entry in self.match.record.entries[entries:]:
            index = next(
                i for i in range(len(self.match.steps) - 1, -1, -1) if self.match.steps[i].number == entry.number
            )
            seat = self.match.steps[index].seat
            if seat is not None:
                self._after_played(seat)
            self.asked_back = None
            kind, who = ("played", seat) if seat is not None else ("rolled", self.acted_last)
            stamped = self._stamp(kind, index + 1) | {"n": entry.number}
            self._write(kind, who, {"text": entry.text} | stamped)

    def _write(self, kind: str, seat: int | None, body: dict[str, Any]) -> Row:
        first = self.seq + 1 == self._batch
        cmd, sum_ = (self._cmd, self._sum) if first else (None, None)
        text = compact(body)
        hashed = row_hash(self.head, self.id, self.seq + 1, kind, seat, self._now, cmd, text)
        row = Row(self.id, self.seq + 1, self._batch, kind, seat, text, cmd, sum_, self._now, hashed)
        self._keep(row)
        return row

    def since_batch(self) -> list[Row]:
        """The rows of the batch at hand."""
        return self.rows[self._batch - 1 :]

    def fold(self, row: Row) -> None:
        """A row from the store, checked against the chain and against the rules."""
        if row.seq != self.seq + 1 or row.hash != row_hash(
            self.head, row.match, row.seq, row.kind, row.seat, row.at, row.cmd, row.data
        ):
            raise BrokenChain(f"match {self.id}: row {row.seq} ({row.kind}) does not follow from the row before it")
        getattr(self, f"_on_{row.kind}")(row.seat, row.body, row.at)
        if "state" in row.body and row.body["state"] != self._state_hash():
            raise BrokenChain(f"match {self.id}: row {row.seq} replays to another state than was recorded")
        if "left" in row.body:
            self.clock.left = list(row.body["left"])
            self.clock.since = row.at
            self.clock.running = frozenset(row.body["running"])
        self._keep(row)

    def _keep(self, row: Row) -> None:
        self.rows.append(row)
        if row.cmd is not None:
            self.commands[row.cmd] = row
        if row.kind in GAME_KINDS:
            self.moved_on = row.seq
        if row.seat is not None and 0 <= row.seat < len(self.seats):
            self.seats[row.seat].acted = row.at

    def _stamp(self, kind: str, at: int) -> dict[str, Any]:
        """What a row records beside its own news: entry number, state, clocks."""
        stamped: dict[str, Any] = {}
        if kind in ("played", "rolled", "undone", "corrected", "resigned", "flagged"):
            stamped["n"] = len(self.match.record.entries)
        if kind in GAME_KINDS:
            stamped["state"] = self._state_hash(at)
        if self.clock.ticks and self.status != OPEN:
            self.clock.running = self.due()
            stamped |= {"left": list(self.clock.left), "running": sorted(self.clock.running)}
        return stamped

    def _state_hash(self, at: int = -1) -> str:
        resigned = "" if self.match.resigned is None else f" resigned={self.match.resigned}"
        return digest(self.match.states[at].position() + resigned)

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
        owing = self.dice.lacking(self.match, self.seats) or self.dice.owing(self.match, self.seats)
        if owing:
            return frozenset(owing)
        if self.dice.drawable(self.match, self.seats):
            return frozenset()
        return frozenset({self.acted_last}) if self.acted_last is not None else frozenset()

    def may_enter(self, seat: int) -> bool:
        """Whether a seat may say what fell: with real dice anybody who may know it, else whoever threw."""
        secret = self.match.game.secret(self.match.state, self.match.box, 0)
        if secret is not None and seat not in secret.seats and not self.at_one_table():
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

    # ---- folding, one method for each kind of event

    def _on_created(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.terms = data
        self.seats = [
            Seat(
                each["kind"] if each["kind"] == "bot" else "open", each["name"], each["account"], each.get("level", "")
            )
            for each in data["seats"]
        ]
        self.clock = Clock(ClockTerms(**data["clock"]))
        dice = data["dice"]
        game = find_game(data["game"])
        self.dice = Dice(
            tier=dice["tier"],
            match_id=self.id,
            commitment=dice.get("commitment", ""),
            early=dice.get("early", False),
            seed=dice.get("seed", 0),
            secret=self._tokens.dice_seed(dice["nonce"]) if "nonce" in dice else b"",
            sealed=dice["tier"] == CHAINS and not game.perfect_information,
        )
        self._set_up()

    def options(self) -> dict[str, Any]:
        """What was agreed, and by which version of the rules: a match goes on as it began."""
        return {**self.terms["options"], RULES_VERSION: self.terms["rules"]}

    def _set_up(self) -> None:
        """The game on the table, nothing played yet."""
        self.match = Match(
            self.terms["game"],
            self.options(),
            data=self.terms.get("data"),
            names=[seat.name for seat in self.seats],
            seed=self.dice.seed if self.dice.tier == PLAIN else None,
            position=self.terms.get("position"),
        )

    def _on_seated(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        taken = self.seats[seat]
        taken.kind = "person"
        taken.name = data["name"]
        taken.account = data.get("account", "")
        taken.luck = data.get("luck", "")
        if "anchor" in data:
            taken.lay_down(data["anchor"], data["length"])
        self._set_up()

    def _on_started(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.status = PLAYING
        if self.clock.ticks:
            self.clock.wind(len(self.seats), at)

    def _on_played(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        self.match.play(data["text"], seat)
        self._after_played(seat)

    def _after_played(self, seat: int) -> None:
        self.dice.decided()
        self.clock.reward(seat)
        self.acted_last = seat
        self.asked_back = None

    def _on_rolled(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        if seat is None:
            self.dice.open(self.seats, self.match)
            self.match.roll(data["text"])
            self.dice.draws += 1
        else:
            self.match.roll(data["text"])
        self.asked_back = None

    def _on_revealed(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        self.dice.take_reveal(seat, self.seats[seat], data["value"])

    def _on_entrusted(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        chain_of_seed(self.seats[seat], data["seed"]).seed = data["seed"]

    def _on_renewed(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        mine = self.seats[seat]
        self.dice.check_renewal(mine)
        seed = self.dice.own_chain(seat, mine)[0] if data.get("entrusted") else ""
        mine.lay_down(data["anchor"], data["length"], seed)

    def _on_asked(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.asked_back = seat

    def _on_declined(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.asked_back = None

    def _on_undone(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.match.undo()
        self.asked_back = None
        self.acted_last = next((step.seat for step in reversed(self.match.steps) if step.seat is not None), None)

    def _on_corrected(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.match.correct(data["number"], data["text"], cut=data["cut"])
        self.acted_last = next((step.seat for step in reversed(self.match.steps) if step.seat is not None), None)

    def _on_resigned(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        self.match.resign(seat)

    def _on_flagged(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        self.match.resign(seat)
        self.match.comment("on time")

    def _on_finished(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.status = DONE
        self.clock.running = frozenset()
        self.asked_back = None

    def _on_called_off(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.status = DONE
        self.clock.running = frozenset()
        self.asked_back = None
        self.off = data

    def _on_chatted(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        """Nothing changes but the mood."""

    def _on_replaced(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        left = self.seats[data["whom"]]
        left.stand_in = True
        left.level = data["level"]
        if left.chained and left.gone_from is None:
            ahead = data["whom"] in self.dice.revealed and not self.dice.open_round
            left.gone_from = left.first_not_entrusted(self.dice.rounds + (2 if ahead else 1))

    def _on_returned(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        assert seat is not None
        self.seats[seat].stand_in = False

    def _on_rematched(self, seat: int | None, data: dict[str, Any], at: int) -> None:
        self.rematch = data["match"]

    # ---- what others are told

    def card(self) -> dict[str, Any]:
        """The match in a lobby or a history: public things only."""
        shown: dict[str, Any] = {
            "id": self.id,
            "game": self.match.game.name,
            "title": self.match.game.title,
            "options": {
                option.name: option.text(self.match.options[option.name])
                for option in self.match.game.options
                if option.name in agreed(self.match.game.options, self.match.options)
            },
            "status": self.status,
            "seats": [seat.public() for seat in self.seats],
            "clock": self.clock.terms.model_dump(),
            "dice": self.dice.tier,
            "rated": self.terms["rated"],
            "watchable": self.terms["public"] or self.terms["watchable"],
            "created": self.rows[0].at if self.rows else 0,
        }
        if "league" in self.terms:
            shown["league"] = self.terms["league"]
        if self.status == DONE:
            shown |= {"returns": self.returns(), "reason": self.reason()}
        if self.off is not None:
            shown["called_off"] = {"why": self.off["why"], "reason": self.off["reason"]}
        return shown

    def accounts(self) -> list[str]:
        """The accounts that take part, or for which a seat is kept."""
        return sorted({seat.account for seat in self.seats if seat.account})

    def returns(self) -> list[int]:
        """The result; nobody has won or lost a match that was called off."""
        return self.match.returns() if self.off is None else [0] * len(self.seats)

    def reason(self) -> str:
        """How the match ended, in a sentence."""
        if self.off is not None:
            return str(self.off["text"])
        if self.rows and any(row.kind == "flagged" for row in self.rows[-3:]):
            assert self.match.resigned is not None
            return f"{self.match.names[self.match.resigned]} ran out of time."
        return self.match.ending()

    def record(self, seat: int | None) -> Record:
        """The record as a seat (``None``: a spectator) may read it, with what is needed to check the dice."""
        from touchline.server.proofs import proof_headers

        record = self.match.record_for(seat)
        record.headers = [each for each in record.headers if each[0] != "Result"] + [
            *proof_headers(self),
            ("Result", record.get("Result")),
        ]
        return record
