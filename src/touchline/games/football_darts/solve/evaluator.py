"""Football Darts for the coach: the value of a state, of every call and aim, and why.

Everything but the table of solved situations is asked of the rules: what a dart leads to
is found by throwing it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from touchline.games.football_darts import rules, text
from touchline.games.football_darts.beds import BEDS, INNER_BULL, MISS
from touchline.games.football_darts.solve.aims import Aims, Bundle
from touchline.games.football_darts.solve.dart_aim import DartAim
from touchline.games.football_darts.solve.solution import Solution, make_aims, solved
from touchline.games.football_darts.solve.solver import MARGIN_WORTH
from touchline.games.football_darts.solve.values import DartsValues, played, rolled, seen_by
from touchline.games.football_darts.state import (
    CALL,
    CHOICE,
    CUSHION,
    FIELD_GOAL,
    OVER_PHASE,
    PAT,
    PUNT,
    THROW,
    TOSS,
    TWO_POINTS,
    DartsBox,
    DartsState,
)
from touchline.games.football_darts.terms import bed_term, spot
from touchline.games.football_darts.thrower import Thrower, bed_at, parse_thrower
from touchline.kernel.arrays import Array
from touchline.kernel.errors import IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.message import Amount, Argument, Message
from touchline.kernel.options import Options
from touchline.solve.comparing import compared
from touchline.solve.evaluator import MoveValue, Outlook, Progress, Value, no_progress

Meaning = Callable[[int], tuple[tuple[Message, Message], Array]]

DUE = {THROW: rules.THROW_CALL, FIELD_GOAL: rules.FIELD_GOAL_CALL, PUNT: rules.PUNT_CALL, PAT: rules.PAT_CALL}
DUE |= {TWO_POINTS: rules.TWO_POINTS_CALL, CUSHION: rules.THROW_CALL}
"""What a dart in the air was called for."""
AS_GOOD_AS_SURE = 0.98
"""What works this often is no reason for one dart before another."""


class DartsEvaluator(DartsValues):
    """Exact values under perfect play of both throwers."""

    exact = True

    def __init__(
        self, box: DartsBox, throwers: tuple[Thrower, Thrower], grid: int | None, progress: Progress = no_progress
    ) -> None:
        """``grid``: the lattice of a match with simulated darts; ``None``: real darts, aimed anywhere."""
        self.box = box
        self.throwers = throwers
        self.grid = grid
        self.solution: Solution = solved(box, throwers, grid, progress)
        taken = Message("fd-remark-real", throwers=[each.text() for each in throwers])
        self.remark: Message | str = "" if grid is not None else taken

    @cached_property
    def _aims(self) -> list[Bundle]:
        made = {each: make_aims(each, self.grid) for each in self.throwers}
        single = np.arange(BEDS)[None]
        return [Bundle(made[each], single) for each in self.throwers]

    def aims(self, seat: int) -> Aims:
        """The aims of a seat's thrower."""
        return self._aims[seat].aims

    # ---- values

    def called(self, s: DartsState, call: str) -> DartsState:
        """The state with the dart called for something, ready to be thrown."""
        if s.phase in DUE:
            return s
        number = text.CALL_WORDS.get(call.lower())
        if s.phase in (TOSS, CHOICE, OVER_PHASE) or number not in text.open_calls(s):
            raise IllegalMove(Message("fd-not-for-that", call=repr(call)))
        return played(s, self.box, number * max(1, self.box.aims))

    def _in_the_air(self, s: DartsState) -> tuple[int, Value]:
        """A dart is called: the aim (the best one, where it is free) and the value."""
        wins, margins = self._worth(self.bed_values(s), s.offense)
        if self.box.aims:
            aim, odds = s.aim, self.aims(s.offense).odds[s.aim]
        else:
            aim, odds = self._best_aim(s.offense, wins, margins)
        return aim, seen_by(s.offense, float(odds @ wins), float(odds @ margins))

    def _worth(self, values: list[Value], seat: int) -> tuple[Array, Array]:
        sign = 1 if seat == 0 else -1
        return np.array([value.win[seat] for value in values]), np.array([sign * value.margin for value in values])

    def _best_aim(self, seat: int, wins: Array, margins: Array) -> tuple[int, Array]:
        bundle = self._aims[seat]
        # classes of a bundle of single beds are the beds in the order of their rows
        best, odds = bundle.aims.pick(bundle, (wins + MARGIN_WORTH * margins)[None])
        return int(best[0]), odds[0]

    # ---- moves

    def move_values(self, s: DartsState, *, outlook: bool = True) -> list[MoveValue]:
        """Every legal move; with real darts every call with its best aim, also when only the aim is open."""
        if s.phase == CHOICE:
            return [
                MoveValue(text.POSSESSION[move], self.value(played(s, self.box, move)))
                for move in (rules.RECEIVE, rules.DEFER)
            ]
        if self.box.aims == 0 and s.phase in DUE:
            return [self._call(s, s, DUE[s.phase])]
        found: list[MoveValue] = []
        for call in text.open_calls(s):
            if self.box.aims == 0:
                found.append(self._call(s, played(s, self.box, call), call))
            else:
                found += self._aimed(s, call)
        return found

    def _call(self, s: DartsState, called: DartsState, call: int) -> MoveValue:
        """A call with real darts, aimed as well as possible."""
        values = self.bed_values(called)
        wins, margins = self._worth(values, s.offense)
        aim, odds = self._best_aim(s.offense, wins, margins)
        x, y = self.aims(s.offense).point(aim)
        value = seen_by(s.offense, float(odds @ wins), float(odds @ margins))
        works, fails = self._outlook(self._meaning(called), bed_at(x, y), odds, wins, margins, s.offense)
        return MoveValue(text.CALLS[call], value, works, fails, DartAim(x, y))

    def _aimed(self, s: DartsState, call: int) -> list[MoveValue]:
        """A call with simulated darts: one move for every aim of the match."""
        called = played(s, self.box, call * self.box.aims)
        values = self.bed_values(called)
        wins, margins = self._worth(values, s.offense)
        aims = self.aims(s.offense)
        meaning = self._meaning(called)
        found = []
        for aim, (win, margin) in enumerate(zip(aims.odds @ wins, aims.odds @ margins, strict=True)):
            x, y = aims.point(aim)
            works, fails = self._outlook(meaning, bed_at(x, y), aims.odds[aim], wins, margins, s.offense)
            move = text.move_text(s, self.box, call * self.box.aims + aim)
            value = seen_by(s.offense, float(win), float(margin))
            found.append(MoveValue(move, value, works, fails, DartAim(x, y)))
        return found

    def _outlook(
        self, meaning: Meaning, aimed: int, odds: Array, wins: Array, margins: Array, seat: int
    ) -> tuple[Outlook | None, Outlook | None]:
        """What the dart was meant to do, and everything else."""
        (good, bad), works = meaning(aimed)
        outlooks = []
        for label, part in ((good, odds * works), (bad, odds * ~works)):
            chance = float(part.sum())
            value = seen_by(seat, float(part @ wins) / chance, float(part @ margins) / chance) if chance else None
            outlooks.append(None if value is None else Outlook(label, chance, value))
        return outlooks[0], outlooks[1]

    def _meaning(self, called: DartsState) -> Meaning:
        """When a dart of this call has worked, in words, and the beds that do it, by the bed aimed at."""
        after = [rolled(called, self.box, bed) for bed in range(BEDS)]
        gained = np.array([each.score[called.offense] > called.score[called.offense] for each in after])
        kept = np.array([each.drive == called.drive and each.phase != OVER_PHASE for each in after])

        def meaning(aimed: int) -> tuple[tuple[Message, Message], Array]:
            if called.phase in (FIELD_GOAL, PAT, TWO_POINTS):
                return _turns_out("good"), gained
            if called.phase == PUNT:
                return _turns_out("away"), np.arange(BEDS) != MISS
            if called.phase == CUSHION or (gained[aimed] and (aimed != INNER_BULL or called.dart == 4)):
                return _turns_out("touchdown"), gained
            if called.dart < 4:
                return _turns_out("keeps"), kept
            return _turns_out("hits", bed=bed_term(aimed)), np.arange(BEDS) == aimed

        return meaning

    # ---- words

    def why(self, s: DartsState, ranked: list[MoveValue]) -> Message:
        """The best call against the best other call, or the aim against a plain one."""
        best = ranked[0]
        side = s.offense
        if s.phase == CHOICE:
            first = Message("fd-because-first" if best.move == "receive" else "fd-because-later")
            return _compared(best, ranked[1], side, first)
        call = best.move.split()[0]
        other_call = next((each for each in ranked[1:] if each.move.split()[0] != call), None)
        reason = self._reason(s, best)
        if other_call is not None:
            return _compared(best, other_call, side, _both(reason, self._reason(s, other_call)))
        from_where = spot(s.pos) if s.pos < 100 else Message("fd-the-try")
        aim = best.aim.at_length() if isinstance(best.aim, DartAim) else Message("fd-anywhere")
        if reason is None:
            return Message("fd-aim-at-best", spot=from_where, dart=s.dart, aim=aim)
        return Message("fd-aim-at", spot=from_where, dart=s.dart, aim=aim, why=reason)

    def _reason(self, s: DartsState, move: MoveValue) -> Message | None:
        """How often a dart does what it is meant to do; where that is as good as sure, what it gains."""
        works = move.if_works
        if works is not None and works.probability < AS_GOOD_AS_SURE:
            return _because(works, move.move.split()[0])
        return self._by_yards(s, move)

    def _by_yards(self, s: DartsState, best: MoveValue) -> Message | None:
        """What a throw gains on average, where it is as good as sure that it gains; a touchdown gains the rest."""
        if s.phase != CALL or not isinstance(best.aim, DartAim) or best.move.split()[0] != text.CALLS[rules.THROW_CALL]:
            return None
        thrown = played(s, self.box, rules.THROW_CALL * max(1, self.box.aims))
        odds = self._odds_of(thrown, best.aim)
        gains = np.array([_gained(s, rolled(thrown, self.box, bed)) for bed in range(BEDS)])
        return Message("fd-because-gains", yards=Amount(float(odds @ gains), 0))

    def _odds_of(self, thrown: DartsState, aim: DartAim) -> Array:
        """The odds of the beds with an aim of the match, or, with real darts, with the best there is."""
        if self.box.aims == 0:
            return self._best_aim(thrown.offense, *self._worth(self.bed_values(thrown), thrown.offense))[1]
        aims = self.aims(thrown.offense)
        number = next(each for each in range(self.box.aims) if aims.point(each) == (aim.x, aim.y))
        odds: Array = aims.odds[number]
        return odds


def _gained(s: DartsState, after: DartsState) -> int:
    """The yards from one position to the next of the same drive; a score is all the way."""
    if after.score[s.offense] > s.score[s.offense] or after.phase == CUSHION:
        return 100 - s.pos
    return after.pos - s.pos if after.drive == s.drive and after.offense == s.offense else 0


def _turns_out(how: str, **args: Argument) -> tuple[Message, Message]:
    """What is said if a dart works, and if it fails."""
    return Message(f"fd-works-{how}", **args), Message(f"fd-fails-{how}")


def _because(works: Outlook, call: str) -> Message:
    """How often a dart does what it is meant to do."""
    assert isinstance(works.label, Message)
    because = works.label.id.replace("fd-works-", "fd-because-")
    return Message(because, **works.label.args, call=call, times=Amount(100 * works.probability, 0))


def _both(reason: Message | None, others: Message | None) -> Message | None:
    """What speaks for the best call, and what may be said of the next."""
    if reason is None or others is None:
        return reason
    return Message("fd-because-both", first=reason, more=others)


def _compared(best: MoveValue, other: MoveValue, side: int, why: Message | None) -> Message:
    return compared(best, other, side, (text.said_move(best.move), text.said_move(other.move)), why)


def evaluator(game: Game, options: Options, box: DartsBox, progress: Progress) -> DartsEvaluator:
    """The evaluator of a match: its own aims when darts are simulated, else any aim of its throwers."""
    first, second = (parse_thrower(each) for each in options["throwers"])
    grid = options["aim_grid"] if options["darts"] == "simulated" else None
    return DartsEvaluator(box, (first, second), grid, progress)
