"""Pocket Gridiron for the coach: the value of any state, of every decision, and why.

Between plays the solution is looked up; within a play its ends are weighed (``in_play.py``).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.drives import drive_owner
from touchline.games.pocket_gridiron.solve.graph import AVERAGE, DOWNS, INJURIES, MAXIMUM, TRY_ROOT, TWO_ROOT
from touchline.games.pocket_gridiron.solve.in_play import Moment, Plays
from touchline.games.pocket_gridiron.solve.injury_book import MOST_HURT, Hurt, turned_over
from touchline.games.pocket_gridiron.solve.lookup import MARGIN_WORTH, Lookup
from touchline.games.pocket_gridiron.solve.shipping import shipped_solution
from touchline.games.pocket_gridiron.state import (
    AUDIBLE,
    CALL,
    CARDS,
    DEF_PENALTY,
    OFF_PENALTY,
    OVER_PHASE,
    SNAP,
    TOSS,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.games.pocket_gridiron.text import said_move
from touchline.kernel.game import Game
from touchline.kernel.message import Amount, Message
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

WORTH_A_WORD = 0.005
"""A difference of equity that a reason names beside a larger one."""


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
        self._guess: tuple[tuple[int, ...], Value] | None = None
        """A situation whose value is being found by trying: what it is taken for."""
        self._at_hand: tuple[tuple[object, ...], dict[int, Value]] = ((), {})
        """Where the match stands that was asked about last, and the values of the nodes of its graph.  To keep those of
        other matches as well makes no review faster: what lies between plays is looked up, a play is soon weighed."""
        self._plays = Plays(box)

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
        if s.phase == CARDS and self.most_hurt:
            return self._before_cards.value(s)
        if s.phase in (CARDS, TOSS):
            return self._before_the_game(s)
        root = self._root(s)
        if root is None:
            return self._in_play(self._plays.at(s, begun=False))
        if self._guess is not None and self._guess[0] == self._key(s):
            return self._guess[1]
        return self._looked_up(s, root)

    def _before_the_game(self, s: GridironState) -> Value:
        """Cards and the toss."""
        if s.phase == TOSS:
            return average([(share, self._worth(after)) for share, after in chance_parts(self.game, s, self.box)])
        return self._best_choice(s)

    def _best_choice(self, s: GridironState) -> Value:
        options = [self._worth(played(self.game, s, self.box, move)) for move in self.game.legal_moves(s, self.box)]
        seat = rules.to_move(s, self.box)
        return max(options, key=lambda value: value.rank(seat))

    def _in_play(self, moment: Moment) -> Value:
        """The value of a moment within a play: both sides decide well from here on."""
        return self._weighed(moment, moment.node, self._known(moment))

    def _known(self, moment: Moment) -> dict[int, Value]:
        """The nodes of this match's play that have been weighed."""
        stands = (moment.graph, *self._stands(moment.s))
        if self._at_hand[0] != stands:
            self._at_hand = (stands, {})
        return self._at_hand[1]

    def _weighed(self, moment: Moment, node: int, known: dict[int, Value]) -> Value:
        found = known.get(node)
        if found is not None:
            return found
        if node < 0:
            found = self._worth(moment.end(node, self.box))
        else:
            parts = [(share, self._weighed(moment, to, known)) for to, share in moment.graph.edges[node]]
            kind = moment.graph.kinds[node]
            if kind == AVERAGE:
                found = average(parts)
            else:
                seat = moment.owner if kind == MAXIMUM else 1 - moment.owner
                found = max((value for _, value in parts), key=lambda value: value.rank(seat))
        known[node] = found
        return found

    def _key(self, s: GridironState) -> tuple[int, ...]:
        """What tells a situation between plays from others."""
        return (*self._stands(s), s.phase, s.offense, s.down, s.sacks, s.trying)

    def _stands(self, s: GridironState) -> tuple[int, ...]:
        """What no play but the one at hand has changed."""
        return (id(self._using), s.first, s.drive, s.score[0], s.score[1], *s.cards, *s.injuries)

    @cached_property
    def _before_cards(self) -> GridironEvaluator:
        """The choice of cards looks at every pair of them; without injuries that is quick."""
        return GridironEvaluator(self.game, self.box, self.progress, 0)

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
            return self._best_choice(s)
        # an accepted flag repeats the play, so its value solves x = F(x); what was weighed by a guess is not kept
        moment, kept, found = self._plays.at(s, begun=True), self._at_hand, Value((0.5, 0.5))
        for _ in range(60):
            self._guess, self._at_hand = (self._key(s), found), ((), {})
            again = self._in_play(moment)
            moved, found = abs(again.equity(0) - found.equity(0)), again
            if moved < 1e-10:
                break
        self._guess, self._at_hand = None, kept
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
        """Every legal decision; its outlook follows the play to all its ends."""
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
        moment = self._plays.at(after, begun=True)
        ends = [(share, moment.end(leaf, self.box)) for leaf, share in self._ends(moment).items()]
        start = after.score[seat]
        outlooks: list[Outlook | None] = []
        for label, wanted in ((Message("pg-works"), True), (Message("pg-fails"), False)):
            parts = [(share, self._worth(end)) for share, end in ends if (end.score[seat] > start) == wanted]
            chance = sum(share for share, _ in parts)
            if chance < 1e-12:
                outlooks.append(None)
            else:
                outlooks.append(Outlook(label, chance, average([(share / chance, value) for share, value in parts])))
        return outlooks[0], outlooks[1]

    def _ends(self, moment: Moment) -> dict[int, float]:
        """How likely the play ends where, both sides deciding well: leaves of its graph and their shares."""
        graph, known = moment.graph, self._known(moment)
        arriving = {moment.node: 1.0}
        # a node leads only to nodes made before it
        for node in sorted(graph.below(moment.node, set()), reverse=True):
            share = arriving.pop(node, 0.0)
            edges: Iterable[tuple[int, float]] = graph.edges[node]
            if graph.kinds[node] != AVERAGE:
                seat = moment.owner if graph.kinds[node] == MAXIMUM else 1 - moment.owner
                best = max((to for to, _ in edges), key=lambda to: self._weighed(moment, to, known).rank(seat))
                edges = [(best, 1.0)]
            for to, odds in edges:
                arriving[to] = arriving.get(to, 0.0) + share * odds
        return arriving

    # ---- words

    def why(self, s: GridironState, ranked: list[MoveValue]) -> Message:
        """The best decision against the next."""
        side = rules.to_move(s, self.box)
        best, other = ranked[0], ranked[1]
        said = (said_move(best.move), said_move(other.move))
        equal = best.value.equity(side) - other.value.equity(side) < SAME
        if s.phase == DEF_PENALTY and not equal:
            freely = Message("pg-because-accepted" if best.move == "accept" else "pg-because-declined")
            return compared(best, other, side, said, freely)
        if equal or best.if_works is None or s.phase in (AUDIBLE, CARDS, OFF_PENALTY):
            return compared(best, other, side, said, None)
        times = Amount(100 * best.if_works.probability, 0)
        if other.if_works is None:
            return compared(best, other, side, said, Message("pg-because-scores", best=said[0], times=times))
        less = Amount(100 * other.if_works.probability, 0)
        rarer = best.if_works.probability < other.if_works.probability
        told = "pg-because-counts-more" if rarer else "pg-because-scores-more"
        how = _made_up_by(best, other, side) if rarer else ""
        why = Message(told, best=said[0], times=times, other=said[1], less=less, how=how)
        return compared(best, other, side, said, why)


def _made_up_by(best: MoveValue, other: MoveValue, side: int) -> str:
    """Why a decision that scores more rarely is better: by what a score is worth, or by what a failure leaves."""
    by_scoring, by_failing = _more(best.if_works, other.if_works, side), _more(best.if_fails, other.if_fails, side)
    if min(by_scoring, by_failing) >= WORTH_A_WORD:
        return "both"
    return "scoring" if by_scoring > by_failing else "failing"


def _more(one: Outlook | None, than: Outlook | None, side: int) -> float:
    """How much more one outlook is worth than another."""
    return 0.0 if one is None or than is None else one.value.equity(side) - than.value.equity(side)


def evaluator(game: Game, options: Options, box: GridironBox, progress: Progress) -> GridironEvaluator:
    """The evaluator of a match."""
    return GridironEvaluator(game, box, progress)
