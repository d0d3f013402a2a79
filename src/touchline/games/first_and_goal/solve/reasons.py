"""Why a coach wants what he wants: what a move does on the field, in figures that a player can picture.

Every move has a fact of its own ("a field goal from here is good 62 times in 100"); the reason is the fact of the
best move beside that of the next best.  Of two cards the figure is told in which the better one is better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from touchline.games.first_and_goal import moves, terms
from touchline.games.first_and_goal.downs import GOAL_TO_GOAL
from touchline.games.first_and_goal.game import GAME
from touchline.games.first_and_goal.solve.card_reasons import Calls, CardReasons
from touchline.games.first_and_goal.solve.dice_facts import DiceFacts, times
from touchline.games.first_and_goal.solve.situation import KICKED_TO
from touchline.games.first_and_goal.state import (
    ANSWER,
    BURN_HAND,
    BURN_OFFER,
    BURN_STOP,
    BURN_TOP,
    FAKE_DEFENSE,
    FAKE_OFFENSE,
    FIELD_GOAL,
    OFFENSE_CARDS,
    PLAYS,
    SNAP,
    THEN_TRY,
    THEN_TURNOVER,
    TOSS_CHOICE,
    TRY,
    FootballBox,
    FootballState,
)
from touchline.kernel.message import Amount, Message
from touchline.solve.evaluator import played


class Reasons:
    """The facts of one decision, from what the deciding seat knows."""

    def __init__(self, facts: DiceFacts, s: FootballState, seat_side: int, calls: Calls) -> None:
        self.facts = facts
        self.box: FootballBox = facts.box
        self.s = s
        self.side = seat_side
        self.lead = s.score[seat_side] - s.score[1 - seat_side]
        self.clock = s.in_hand[OFFENSE_CARDS] + s.in_deck[OFFENSE_CARDS]
        """Offense cards that are left: the clock of the game."""
        self.calls = calls
        self.cards = CardReasons(facts, s, self.lead, self.clock, calls)

    def why(self, best: int, other: int | None) -> Message | None:
        """The reason for the best of some moves, beside the next best."""
        if other is not None and self.cards.is_card(best) and self.cards.is_card(other):
            return self.cards.of_two(best, other)
        first = self.fact(best)
        more = self.fact(other) if other is not None and first is not None else None
        if first is None or more is None or self.s.phase in (BURN_OFFER, BURN_STOP):  # the clock is one thought
            return first
        return Message("fg-why-both", first=first, more=more)

    def fact(self, move: int) -> Message | None:
        """What a move does; nothing where there is nothing to tell."""
        if self.cards.is_card(move):
            return self.cards.fact(move)
        if move >= moves.WITHOUT:
            die = move - moves.WITHOUT
            carry = Amount(self.facts.punt(self.s.offense, die, self.s.y), 0)
            return Message("fg-why-without", die=terms.die(die), yards=carry)
        told = PHASE_FACTS.get((self.s.phase, move)) or FACTS.get(move)
        return told(self) if told is not None else None

    # ---- kicks, tries, returns

    def field_goal(self) -> Message:
        """FG-9.3."""
        return Message("fg-why-field-goal", times=times(self.facts.field_goal(self.s.offense, self.s.y)))

    def punt(self) -> Message:
        """FG-9.5."""
        return Message("fg-why-punt", yards=Amount(self.facts.punt(self.s.offense, 0, self.s.y), 0))

    def five_dice(self) -> Message:
        """FG-9.5: a punt without leaving a die out."""
        return Message("fg-why-five-dice", yards=Amount(self.facts.punt(self.s.offense, 0, self.s.y), 0))

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
        told = "fg-why-accepted" if move == moves.ACCEPT else "fg-why-declined"
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
        return Message("fg-why-burn-ahead" if self.lead > 0 else "fg-why-burn", cards=self.clock)

    def clock_stays(self) -> Message:
        """FG-8.2, FG-8.3: a card of the clock is kept."""
        return Message("fg-why-save-behind" if self.lead < 0 else "fg-why-save", cards=self.clock)


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
    moves.CALL_FIELD_GOAL: Reasons.field_goal,
    moves.CALL_PUNT: Reasons.punt,
    moves.CALL_SNEAK: lambda each: Message("fg-why-sneak", times=times(each.facts.sneak())),
    moves.CALL_KNEEL: _plain("fg-why-kneel"),
    moves.CALL_HAIL_MARY: lambda each: Message("fg-why-hail-mary", times=times(each.facts.hail_mary())),
    moves.CALL_TIME_OUT: _plain("fg-why-time-out"),
    moves.EXTRA_POINT: Reasons.extra_point,
    moves.TWO_POINT: Reasons.two_points,
    moves.ACCEPT: lambda each: each.after(moves.ACCEPT),
    moves.DECLINE: lambda each: each.after(moves.DECLINE),
    moves.STOP: Reasons.stop,
    moves.RUN_ON: Reasons.run_on,
    moves.BURN: Reasons.clock_runs,
    moves.HOLD: Reasons.clock_stays,
    moves.SHUFFLE: _plain("fg-why-shuffle"),
    moves.NOTHING: _plain("fg-why-nothing"),
    moves.FIVE_DICE: lambda each: Message(
        "fg-why-five-dice", yards=Amount(each.facts.punt(each.s.offense, 0, each.s.y), 0)
    ),
    moves.RETURN: Reasons.run_back,
    moves.FAIR_CATCH: _plain("fg-why-fair-catch"),
    moves.RUN_OUT: lambda each: Message("fg-why-run-out", yards=Amount(each.facts.run_out(each.s.offense), 0)),
    moves.TOUCHBACK: lambda each: Message("fg-why-touchback", yards=each.box.touchback_spot),
    moves.KICK: lambda _: Message("fg-why-deep", yards=GOAL_TO_GOAL - KICKED_TO),
    moves.ONSIDE: lambda each: Message("fg-why-onside", times=times(each.facts.onside())),
    moves.SQUIB: _plain("fg-why-squib"),
    moves.RECEIVE: _plain("fg-why-first"),
}
"""By the move, where it is what it always is."""
PHASE_FACTS: Mapping[tuple[int, int], Fact] = {
    (FAKE_OFFENSE, moves.KICK): Reasons.kick,
    (FAKE_OFFENSE, moves.FAKE): Reasons.fake,
    (FAKE_DEFENSE, moves.KICK): _plain("fg-why-expect-kick"),
    (FAKE_DEFENSE, moves.FAKE): lambda each: Message("fg-why-expect-fake", at=terms.at(GOAL_TO_GOAL - each.s.y)),
    (BURN_STOP, moves.READY): Reasons.clock_runs,
    (BURN_STOP, moves.CALL_TIME_OUT): Reasons.clock_stays,
    (ANSWER, moves.READY): _plain("fg-why-keep-time-out"),
    (ANSWER, moves.CALL_TIME_OUT): lambda _: None,
    (TOSS_CHOICE, moves.KICK): _plain("fg-why-second"),
}
"""By what is due and the move, where it is something else."""
