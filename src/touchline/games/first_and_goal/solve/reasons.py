"""Why a coach wants what he wants: what a move does on the field, in figures that a player can picture.

Every move has a fact of its own ("a field goal from here is good 62 times in 100"); the reason is the fact of the
best move beside that of the next best.  Of two cards the figure is told in which the better one is better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from touchline.games.first_and_goal import terms
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.moves import (
    ACCEPT,
    BURN,
    CALL_FIELD_GOAL,
    CALL_HAIL_MARY,
    CALL_KNEEL,
    CALL_PUNT,
    CALL_SNEAK,
    CALL_TIME_OUT,
    DECLINE,
    DISCARD,
    EXTRA_POINT,
    FAIR_CATCH,
    FAKE,
    FIVE_DICE,
    HOLD,
    KICK,
    NOTHING,
    ONSIDE,
    READY,
    RECEIVE,
    RETURN,
    RUN_ON,
    RUN_OUT,
    SHUFFLE,
    SQUIB,
    STOP,
    TAKE,
    TOUCHBACK,
    TWO_POINT,
    WITHOUT,
)
from touchline.games.first_and_goal.solve.dice_facts import DiceFacts
from touchline.games.first_and_goal.solve.situation import KICKED_TO
from touchline.games.first_and_goal.state import (
    ANSWER,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    CALL,
    DEFENSE_CALL,
    DEFENSE_CARDS,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL,
    OFFENSE_CARDS,
    PLAYS,
    SNAP,
    THEN_TRY,
    THEN_TURNOVER,
    TIME_OUT_DEFENSE,
    TIME_OUT_OFFENSE,
    TOSS_CHOICE,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.kernel.message import Amount, Message
from touchline.solve.evaluator import played

SEEN = 0.02
"""Chances that differ by less than this give no reason."""
SEEN_YARDS = 0.4
LONG = 20
"""Yards of a long gain."""
LATE = 24
"""From so few cards of the second half on the clock is a reason."""

Calls = tuple[Sequence[float], Sequence[float]]


class Figures(NamedTuple):
    """What a card does against all that the other side may call; on defense seen by the offense just the same."""

    made: float
    """How often the line to gain is reached."""
    lost: float
    """How often yards are lost."""
    long: float
    """How often it is a long gain."""
    yards: float


def times(share: float) -> int:
    """How many of a hundred."""
    return round(100 * share)


class Reasons:
    """The facts of one decision, from what the deciding seat knows."""

    def __init__(self, facts: DiceFacts, s: FootballState, seat_side: int, calls: Calls) -> None:
        self.facts = facts
        self.box: FootballBox = facts.box
        self.s = s
        self.side = seat_side
        self.lead = s.score[seat_side] - s.score[1 - seat_side]
        self.cards = s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS]
        self.calls = calls
        self.which = DEFENSE_CARDS if s.phase in (DEFENSE_CALL, TIME_OUT_DEFENSE) else OFFENSE_CARDS

    def why(self, best: int, other: int | None) -> Message | None:
        """The reason for the best of some moves, beside the next best."""
        if other is not None and self._is_card(best) and self._is_card(other):
            return self._of_two_cards(best, other)
        first = self.fact(best)
        more = self.fact(other) if other is not None and first is not None else None
        if first is None or more is None or self.s.phase in (BURN_OFFER, BURN_STOP):  # the clock is one thought
            return first
        return Message("fg-why-both", first=first, more=more)

    def fact(self, move: int) -> Message | None:
        """What a move does; nothing where there is nothing to tell."""
        if self._is_card(move):
            return self._card_fact(self._play(move))
        if move >= WITHOUT:
            carry = Amount(self.facts.punt(self.s.offense, move - WITHOUT, self.s.y), 0)
            return Message("fg-why-without", die=terms.die(move - WITHOUT), yards=carry)
        told = PHASE_FACTS.get((self.s.phase, move)) or FACTS.get(move)
        return told(self) if told is not None else None

    # ---- cards

    def _is_card(self, move: int) -> bool:
        if self.s.phase in (CALL, DEFENSE_CALL):
            return move < PLAYS
        return self.s.phase in (TIME_OUT_OFFENSE, TIME_OUT_DEFENSE) and TAKE <= move < DISCARD

    def _play(self, move: int) -> int:
        return move if move < PLAYS else move - TAKE

    @property
    def _needed(self) -> int:
        return self.s.y if self.s.trying else self.s.to_gain

    @property
    def _to_goal(self) -> str:
        """What reaching the line to gain is: a score, or a first down."""
        return "scores" if self._needed >= self.s.y else "makes"

    def _figures(self, play: int) -> Figures:
        met = self.facts.against(self.which, play, self.calls)
        team, faked = self.s.offense, self.s.faked

        def average(of: Callable[[int], float]) -> float:
            return sum(share * of(pair) for share, pair in met)

        return Figures(
            average(lambda pair: self.facts.gains(team, faked, pair, self._needed)),
            average(lambda pair: self.facts.gains(team, faked, pair, -GOAL_TO_GOAL, -1)),
            average(lambda pair: self.facts.gains(team, faked, pair, LONG)),
            average(lambda pair: self.facts.yards(team, faked, pair)),
        )

    def _card_fact(self, play: int) -> Message:
        by = "" if self.which == OFFENSE_CARDS else "-against"
        made = times(self._figures(play).made)
        return Message(f"fg-why-{self._to_goal}{by}", card=terms.card(self.which, play), times=made)

    def _of_two_cards(self, best: int, other: int) -> Message:
        """The figure in which the better of two cards is better; where it is better in none, what it does."""
        attacks = self.which == OFFENSE_CARDS
        by, sign = ("", 1) if attacks else ("-against", -1)
        play, less = self._play(best), self._play(other)
        a, b = self._figures(play), self._figures(less)
        cards = {"card": terms.card(self.which, play), "other": terms.card(self.which, less)}
        clock = self._clock(play, less) if attacks else None
        if sign * (a.made - b.made) >= SEEN:
            told = f"fg-why-{self._to_goal}-than{by}"
            return Message(told, **cards, times=times(a.made), less=times(b.made))
        if clock is not None:
            return clock
        if sign * (a.yards - b.yards) >= SEEN_YARDS:
            return Message(f"fg-why-yards-than{by}", **cards, yards=Amount(a.yards, 1), less=Amount(b.yards, 1))
        if sign * (b.lost - a.lost) >= SEEN:
            return Message(f"fg-why-loses-than{by}", **cards, times=times(a.lost), less=times(b.lost))
        if sign * (a.long - b.long) >= SEEN:
            return Message(f"fg-why-long-than{by}", **cards, times=times(a.long), less=times(b.long))
        return Message(f"fg-why-alike{by}", **cards)

    def _clock(self, play: int, other: int) -> Message | None:
        """FG-8.1: a run burns a card; late in the match that is a reason by itself."""
        late = self.s.half >= 2 and self.cards <= LATE and not self.s.trying
        runs = self.box.is_run[play] - self.box.is_run[other]
        if not late or runs == 0 or self.lead == 0 or (runs > 0) != (self.lead > 0):
            return None
        return Message("fg-why-run-clock" if runs > 0 else "fg-why-pass-clock", cards=self.cards)

    # ---- kicks, tries, returns

    def field_goal(self) -> Message:
        """FG-9.3."""
        return Message("fg-why-field-goal", times=times(self.facts.field_goal(self.s.offense, self.s.y)))

    def punt(self) -> Message:
        """FG-9.5."""
        return Message("fg-why-punt", yards=Amount(self.facts.punt(self.s.offense, 0, self.s.y), 0))

    def kick(self) -> Message:
        """FG-7.5: what was announced is done."""
        return self.field_goal() if self.s.action == FIELD_GOAL else self.punt()

    def fake(self) -> Message:
        """FG-7.5: a fake that nobody expects, over all cards of both sides."""
        own = self.calls[OFFENSE_CARDS]
        whole = sum(own) or 1.0
        made = sum(
            mine / whole * share * self.facts.gains(self.s.offense, 1, pair, self.s.to_gain)
            for play, mine in enumerate(own)
            if mine > 0
            for share, pair in self.facts.against(OFFENSE_CARDS, play, self.calls)
        )
        return Message("fg-why-fake", times=times(made))

    def extra_point(self) -> Message:
        """FG-9.1."""
        return Message("fg-why-one", times=times(self.facts.extra_point()), stands=standing(self.lead + 1))

    def two_points(self) -> Message:
        """FG-9.2."""
        return Message("fg-why-two", times=times(self.facts.two_points(self.s.offense)), stands=standing(self.lead + 2))

    def run_back(self) -> Message:
        """FG-9.7."""
        gained = Amount(self.facts.return_gain(self.s.offense), 0)
        return Message("fg-why-return", yards=gained, times=times(self.facts.fumble()))

    # ---- flags, breakaways, the clock

    def after(self, move: int) -> Message:
        """FG-6.2, FG-6.3: where a flag leaves the ball."""
        told = "fg-why-accepted" if move == ACCEPT else "fg-why-declined"
        return Message(told, then=self._then(played(GAME, self.s, self.box, move)))

    def _then(self, after: FootballState) -> Message:
        settling = after.phase in (BURN_OFFER, BURN_STOP, BURN_TOP, BURN_HAND)
        if after.phase == TRY or (settling and after.then == THEN_TRY) or sum(after.score) > sum(self.s.score):
            scorer = after.offense
            return Message("fg-then-touchdown" if scorer == self.side else "fg-then-touchdown-theirs")
        if settling and after.then == THEN_TURNOVER:
            spot = terms.at(GOAL_TO_GOAL - after.y)
            return Message("fg-then-lost" if after.offense == self.side else "fg-then-won", at=spot)
        if after.offense != self.s.offense:
            return Message("fg-then-won" if after.offense == self.side else "fg-then-lost", at=terms.at(after.y))
        return Message("fg-then-down", down=terms.down_and_distance(after), at=terms.at(after.y))

    def stop(self) -> Message:
        """FG-5.2."""
        return Message("fg-why-stop", gain=terms.gain(self.s.moved))

    def run_on(self) -> Message | None:
        """FG-5.2."""
        if self.s.action != SNAP:
            return None
        pair = (self.s.offense_call - 1) * PLAYS + self.s.defense_call - 1
        yards = self.facts.again(self.s.offense, self.s.faked, pair)
        return Message("fg-why-run-on" if yards >= 0 else "fg-why-run-on-loses", yards=Amount(abs(yards), 1))

    def clock_runs(self) -> Message:
        """FG-8.1, FG-8.2: a card of the clock goes."""
        return Message("fg-why-burn-ahead" if self.lead > 0 else "fg-why-burn", cards=self.cards)

    def clock_stays(self) -> Message:
        """FG-8.2, FG-8.3: a card of the clock is kept."""
        return Message("fg-why-save-behind" if self.lead < 0 else "fg-why-save", cards=self.cards)


def standing(lead: int) -> Message:
    """How a match stands after points.

    >>> [standing(lead).id for lead in (3, 0, -1)]
    ['fg-stands-ahead', 'fg-stands-level', 'fg-stands-behind']
    """
    if lead == 0:
        return Message("fg-stands-level")
    return Message("fg-stands-ahead", points=lead) if lead > 0 else Message("fg-stands-behind", points=-lead)


Fact = Callable[[Reasons], Message | None]


def _plain(told: str) -> Fact:
    return lambda _: Message(told)


FACTS: Mapping[int, Fact] = {
    CALL_FIELD_GOAL: Reasons.field_goal,
    CALL_PUNT: Reasons.punt,
    CALL_SNEAK: lambda each: Message("fg-why-sneak", times=times(each.facts.sneak())),
    CALL_KNEEL: _plain("fg-why-kneel"),
    CALL_HAIL_MARY: lambda each: Message("fg-why-hail-mary", times=times(each.facts.hail_mary())),
    CALL_TIME_OUT: _plain("fg-why-time-out"),
    EXTRA_POINT: Reasons.extra_point,
    TWO_POINT: Reasons.two_points,
    ACCEPT: lambda each: each.after(ACCEPT),
    DECLINE: lambda each: each.after(DECLINE),
    STOP: Reasons.stop,
    RUN_ON: Reasons.run_on,
    BURN: Reasons.clock_runs,
    HOLD: Reasons.clock_stays,
    SHUFFLE: _plain("fg-why-shuffle"),
    NOTHING: _plain("fg-why-nothing"),
    FIVE_DICE: lambda each: Message("fg-why-five-dice", yards=Amount(each.facts.punt(each.s.offense, 0, each.s.y), 0)),
    RETURN: Reasons.run_back,
    FAIR_CATCH: _plain("fg-why-fair-catch"),
    RUN_OUT: lambda each: Message("fg-why-run-out", yards=Amount(each.facts.run_out(each.s.offense), 0)),
    TOUCHBACK: lambda each: Message("fg-why-touchback", yards=each.box.touchback_spot),
    KICK: lambda _: Message("fg-why-deep", yards=GOAL_TO_GOAL - KICKED_TO),
    ONSIDE: lambda each: Message("fg-why-onside", times=times(each.facts.onside())),
    SQUIB: _plain("fg-why-squib"),
    RECEIVE: _plain("fg-why-first"),
}
"""By the move, where it is what it always is."""
PHASE_FACTS: Mapping[tuple[int, int], Fact] = {
    (FAKE_OFFENSE, KICK): Reasons.kick,
    (FAKE_OFFENSE, FAKE): Reasons.fake,
    (FAKE_DEFENSE, KICK): _plain("fg-why-expect-kick"),
    (FAKE_DEFENSE, FAKE): lambda each: Message("fg-why-expect-fake", at=terms.at(GOAL_TO_GOAL - each.s.y)),
    (BURN_STOP, READY): Reasons.clock_runs,
    (BURN_STOP, CALL_TIME_OUT): Reasons.clock_stays,
    (ANSWER, READY): _plain("fg-why-keep-time-out"),
    (ANSWER, CALL_TIME_OUT): lambda _: None,
    (TOSS_CHOICE, KICK): _plain("fg-why-second"),
}
"""By what is due and the move, where it is something else."""
