"""Pocket Gridiron for the coach: the value of any state, of every decision, and why.

Between plays the solution is looked up; within a play the rules are followed to its end.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.drives import drive_owner
from touchline.games.pocket_gridiron.play import intensity
from touchline.games.pocket_gridiron.solve.graph import DOWNS, FACED, INJURIES, TRY_ROOT, TWO_ROOT, unstoppable
from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT, Hurt, turned_over
from touchline.games.pocket_gridiron.solve.lookup import MARGIN_WORTH, Lookup
from touchline.games.pocket_gridiron.solve.shipping import shipped_solution
from touchline.games.pocket_gridiron.state import (
    AUDIBLE,
    CALL,
    CARDS,
    OVER_PHASE,
    SNAP,
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.games.pocket_gridiron.text import said_move
from touchline.kernel.game import Game
from touchline.kernel.message import Message, Share
from touchline.kernel.nodes import CHANCE
from touchline.kernel.options import Options
from touchline.solve.comparing import compared
from touchline.solve.evaluator import (
    SAME,
    MoveValue,
    Outlook,
    Progress,
    Value,
    average,
    chance_parts,
    no_progress,
    played,
)

REMEMBERED = 20_000
"""States within plays whose values are kept."""


class GridironEvaluator:
    """Exact values under perfect play, but for a third injury still to come."""

    exact = True

    def __init__(
        self, game: Game, box: GridironBox, progress: Progress = no_progress, most_hurt: int = MOST_HURT
    ) -> None:
        self.game = game
        self.box = box
        self.progress = progress
        self.most_hurt = most_hurt
        choosing = box.pro and box.cards[0] == 0
        self.remark = Message("pg-remark-cards" if choosing else "pg-remark")
        self._solutions: dict[Any, list[Lookup]] = {}
        self._using: Lookup | None = None
        """The solution of the state that was asked about: what may still happen is looked up in the same."""
        self._memo: dict[tuple[int, ...], Value] = {}
        self._unstoppable = unstoppable(box)

    # ---- values

    def value(self, s: GridironState) -> Value:
        """The win probabilities from this state on."""
        self._settle(s)
        return self._worth(s)

    def _settle(self, s: GridironState) -> None:
        """Choose the solution that foresees most from this state on."""
        self._using = None
        if s.phase not in (CARDS, TOSS, OVER_PHASE) and sum(s.injuries) >= max(1, self.most_hurt):
            drive = self._counted(s.drive)
            from_first = tuple(s.injuries) if s.first == 0 else turned_over(tuple(s.injuries))
            cards = (s.cards[s.first], s.cards[1 - s.first])
            kept = self._solutions.setdefault((cards, from_first), [])
            if not any(solution.first <= drive for solution in kept):
                kept.append(self._solved(cards, from_first, min(drive, self.box.drives), 1))
            self._using = next(solution for solution in kept if solution.first <= drive)

    def _counted(self, drive: int) -> int:
        """The drive with overtime counted once."""
        normal = self.box.drives
        return drive if drive <= normal + 2 else normal + 1 + (drive - normal - 1) % 2

    def _worth(self, s: GridironState) -> Value:
        if s.phase == OVER_PHASE:
            lead = rules.payoff(s, self.box, 0)
            return Value((float(lead > 0), float(lead < 0)), float(lead == 0), 0.0)
        key = self._key(s)
        found = self._memo.get(key)
        if found is None:
            if len(self._memo) >= REMEMBERED:
                self._memo.clear()
            found = self._memo[key] = self._value(s)
        return found

    def _key(self, s: GridironState) -> tuple[int, ...]:
        """Under which a value is remembered: of a play that the defense faces only its intensity counts."""
        situation = (id(self._using), s.phase, s.offense, s.first, s.drive, s.down, s.sacks, s.trying)
        common = (*situation, s.score[0], s.score[1], *s.cards, *s.injuries)
        if s.phase in FACED:
            return (
                *common,
                s.carrier,
                min(intensity(s, self.box), self._unstoppable),
                s.shown,
                s.flags_off,
                s.one_roll,
            )
        return (*common, s.carrier, s.route, s.bonus, s.scrambles, s.shown, s.flags_off, s.one_roll)

    @cached_property
    def _before_cards(self) -> GridironEvaluator:
        """The choice of cards looks at every pair of them; without injuries that is quick."""
        return GridironEvaluator(self.game, self.box, self.progress, 0)

    def _value(self, s: GridironState) -> Value:
        if s.phase == CARDS and self.most_hurt:
            return self._before_cards.value(s)
        if s.phase not in (CARDS, TOSS):
            root = self._root(s)
            if root is not None:
                return self._looked_up(s, root)
        seat = rules.to_move(s, self.box)
        if seat == CHANCE:
            parts = chance_parts(self.game, s, self.box)
            again = [share for share, after in parts if self._same(s, after)]
            rest = 1.0 - sum(again)
            return average([(share / rest, self._worth(after)) for share, after in parts if not self._same(s, after)])
        options = [self._worth(played(self.game, s, self.box, move)) for move in self.game.legal_moves(s, self.box)]
        return max(options, key=lambda value: value.rank(seat))

    def _same(self, s: GridironState, after: GridironState) -> bool:
        """Another look at the video, or a set play that adds nothing any more (it was declined before)."""
        if after.phase == s.phase:
            return after.key() == s.key()
        return s.phase == SNAP and s.bonus > 0 and after.bonus == s.bonus == self.box.most_bonus != 0 == after.carrier

    def _root(self, s: GridironState) -> int | None:
        if s.phase == TRY:
            return TRY_ROOT
        fresh = s.phase == SNAP and s.scrambles == 0 and s.bonus == 0
        if fresh and s.trying:
            return TWO_ROOT
        if s.phase == CALL or (fresh and s.down < DOWNS):
            return s.sacks * DOWNS + s.down - 1
        return None

    def _looked_up(self, s: GridironState, root: int) -> Value:
        owner = s.offense
        if root >= TRY_ROOT and self._owner(s) != s.offense:
            return self._try_after_return(s)
        injuries = tuple(s.injuries)
        solution = self._using or self._from_the_start((s.cards[s.first], s.cards[1 - s.first]))
        own = injuries if owner == 0 else turned_over(injuries)
        lead = s.score[owner] - s.score[1 - owner]
        utility, draw = solution.known(int(owner != s.first), self._counted(s.drive), own, root, lead)
        payoff = max(-1.0, min(1.0, utility))
        win = max(0.0, (1.0 + payoff - draw) / 2)
        loss = max(0.0, 1.0 - draw - win)
        margin = utility - payoff if abs(payoff) < 1 else (utility - round(utility)) / MARGIN_WORTH
        return Value((win, loss), draw, margin) if owner == 0 else Value((loss, win), draw, -margin)

    def _owner(self, s: GridironState) -> int:
        """Whose drive it is; after an interception run back not the side with the ball."""
        return int(drive_owner(s, self.box))

    def _try_after_return(self, s: GridironState) -> Value:
        """A try of the side that is on the defense in this drive: played out to the next drive."""
        if s.phase == TRY:
            options = [self._worth(played(self.game, s, self.box, move)) for move in self.game.legal_moves(s, self.box)]
            return max(options, key=lambda value: value.rank(s.offense))
        # an accepted flag repeats the play, so its value solves x = F(x); guesses are kept apart by a memo of their own
        kept, found = self._memo, Value((0.5, 0.5))
        for _ in range(60):
            self._memo = {self._key(s): found}
            again = average([(share, self._worth(after)) for share, after in chance_parts(self.game, s, self.box)])
            moved, found = abs(again.equity(0) - found.equity(0)), again
            if moved < 1e-10:
                break
        self._memo = kept
        return found

    def _from_the_start(self, cards: tuple[int, int]) -> Lookup:
        """The solution without injuries, for the cards of the first receiver and the other."""
        kept = self._solutions.setdefault((cards, None), [])
        if not kept:
            kept.append(self._solved(cards, (0,) * INJURIES, 1, self.most_hurt))
        return kept[0]

    def _solved(self, cards: tuple[int, int], base: Hurt, first: int, most_hurt: int) -> Lookup:
        """The tables that came with this engine, or the game solved from here on."""
        shipped = shipped_solution(self.game, self.box, cards)
        if shipped is not None:
            return shipped
        from touchline.games.pocket_gridiron.solve.solution import solved

        return solved(self.box, cards, self.progress, base, first, most_hurt)

    # ---- moves

    def move_values(self, s: GridironState, *, outlook: bool = True) -> list[MoveValue]:
        """Every legal decision; its outlook follows the play to all its ends, which takes seconds."""
        found = []
        if s.phase == CARDS and self.most_hurt:
            return self._before_cards.move_values(s, outlook=outlook)
        self._settle(s)
        for move in self.game.legal_moves(s, self.box):
            after = played(self.game, s, self.box, move)
            works, fails = self._outlook(after, rules.to_move(s, self.box)) if outlook else (None, None)
            found.append(MoveValue(self.game.move_text(s, self.box, move), self._worth(after), works, fails))
        return found

    def _outlook(self, after: GridironState, seat: int) -> tuple[Outlook | None, Outlook | None]:
        """What happens to the seat that decides: its score goes up, or it does not."""
        if after.phase in (TOSS, CARDS) or rules.to_move(after, self.box) != CHANCE:
            return None, None
        start = after.score[seat]
        ends: list[tuple[float, GridironState]] = []
        self._follow(after, 1.0, ends, 0)
        outlooks: list[Outlook | None] = []
        for label, wanted in ((Message("pg-works"), True), (Message("pg-fails"), False)):
            parts = [(share, self._worth(end)) for share, end in ends if (end.score[seat] > start) == wanted]
            chance = sum(share for share, _ in parts)
            if chance < 1e-12:
                outlooks.append(None)
            else:
                outlooks.append(Outlook(label, chance, average([(share / chance, value) for share, value in parts])))
        return outlooks[0], outlooks[1]

    def _follow(self, s: GridironState, share: float, ends: list[tuple[float, GridironState]], depth: int) -> None:
        """The ends of the play that begins here, both sides deciding well."""
        if s.phase == OVER_PHASE or (depth and self._root(s) is not None):
            ends.append((share, s))
            return
        if share < 1e-7:
            ends.append((share, s))
            return
        seat = rules.to_move(s, self.box)
        if seat == CHANCE:
            parts = [(p, after) for p, after in chance_parts(self.game, s, self.box) if not self._same(s, after)]
            rest = sum(p for p, _ in parts)
            for p, after in parts:
                self._follow(after, share * p / rest, ends, depth + 1)
            return
        moves = [played(self.game, s, self.box, move) for move in self.game.legal_moves(s, self.box)]
        self._follow(max(moves, key=lambda after: self._worth(after).rank(seat)), share, ends, depth + 1)

    # ---- words

    def why(self, s: GridironState, ranked: list[MoveValue]) -> Message:
        """The best decision against the next."""
        side = rules.to_move(s, self.box)
        best, other = ranked[0], ranked[1]
        said = (said_move(best.move), said_move(other.move))
        equal = best.value.equity(side) - other.value.equity(side) < SAME
        if equal or best.if_works is None or s.phase in (AUDIBLE, CARDS):
            return compared(best, other, side, said, None)
        chance = Share(best.if_works.probability)
        if other.if_works is None:
            return compared(best, other, side, said, Message("pg-because-scores", chance=chance))
        less = Share(other.if_works.probability)
        rarer = best.if_works.probability < other.if_works.probability
        told = "pg-because-counts-more" if rarer else "pg-because-scores-more"
        why = Message(told, chance=chance, other=said[1], less=less)
        return compared(best, other, side, said, why)


def evaluator(game: Game, options: Options, box: GridironBox, progress: Progress) -> GridironEvaluator:
    """The evaluator of a match."""
    return GridironEvaluator(game, box, progress)
