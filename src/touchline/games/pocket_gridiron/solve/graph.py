"""A drive as a graph, made by asking the rules of the game themselves.

From every situation between plays (down, sacks; a try) all decisions and rolls are followed
through ``rules`` until the ball is dead.  States that the rules treat alike are one node:
once a play is called only its intensity counts, and nodes with the same odds for the same
nodes are the same node.  A node leads to later nodes, to a *root* (a situation between plays,
perhaps with one more injury), or to an *end* of the drive.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from touchline.games.pocket_gridiron import rules
from touchline.games.pocket_gridiron.dice import CARRIERS, SIDES, WHITE
from touchline.games.pocket_gridiron.drives import clear_play
from touchline.games.pocket_gridiron.play import intensity
from touchline.games.pocket_gridiron.state import (
    CALL,
    CHASE,
    DEF_PENALTY,
    DEFENSE,
    FLAG_DUE,
    OFF_PENALTY,
    SET_PLAY_CALL,
    SNAP,
    TRY,
    GridironBox,
    GridironState,
)
from touchline.kernel.nodes import CHANCE

DOWNS, SACKS = 4, 3
TRY_ROOT = DOWNS * SACKS
TWO_ROOT = TRY_ROOT + 1
ROOTS = TWO_ROOT + 1
"""Roots: ``sacks * 4 + down - 1``; a try to be chosen; a play for two points."""

INJURIES = 2 * len(CARRIERS)
NOBODY = INJURIES
"""In place of the one who was hurt, counted as in the state: the drive's own side first."""
FACED = (DEFENSE, FLAG_DUE, DEF_PENALTY, OFF_PENALTY, CHASE)
"""Phases in which of the play only its intensity counts."""

AVERAGE, MAXIMUM, MINIMUM = range(3)
"""A roll; a decision of the side whose drive it is; one of the other side."""


def unstoppable(box: GridironBox) -> int:
    """The least intensity that no two rolls of the white die reach: more of it changes nothing."""
    return 2 * max(box.value[WHITE * SIDES + face] for face in range(box.faces[WHITE])) + 1


class Leaf(NamedTuple):
    """Where a node can lead but to a node."""

    root: int
    """A root, or −1 at the end of the drive."""
    turned: bool
    """Whether the other side has the ball (it ran an interception back)."""
    hurt: int
    """Who was hurt on the way, or ``NOBODY``."""
    own: int
    other: int
    """Points scored on the way, for the side whose drive it is and for the other."""


class Graph:
    """All nodes of a drive, for one pair of cards; grows as injuries are met."""

    def __init__(self, box: GridironBox, cards: tuple[int, int]) -> None:
        """``cards``: of the side whose drive it is, and of the other."""
        self.box = box
        self.cards = cards
        self.kinds: list[int] = []
        self.edges: list[tuple[tuple[int, float], ...]] = []
        self.leaves: dict[Leaf, int] = {}
        self._in_order: list[Leaf] = []
        self._alike: dict[Any, int] = {}
        self._memo: dict[tuple[object, ...], int] = {}
        self._unstoppable = unstoppable(box)

    def root_state(self, root: int, turned: bool, injuries: tuple[int, ...]) -> GridironState:
        """The state a root stands for; ``injuries``: the drive's own side first."""
        s = GridironState()
        rules.start(s, self.box)
        s.cards[0], s.cards[1] = self.cards
        for each, count in enumerate(injuries):
            s.injuries[each] = count
        s.offense = int(turned)
        stand_at(s, root)
        return s

    def expand(self, root: int, turned: bool, injuries: tuple[int, ...]) -> int:
        """The node of a root, worked out for these injuries."""
        return self.node(self.root_state(root, turned, injuries), injuries, True)

    def node(self, s: GridironState, injuries: tuple[int, ...], at_root: bool = False) -> int:
        """The node of a state; roots and ends met on the way are leaves, numbered from −1 down.

        ``s`` has scored nothing, its drive is the first, and the side whose drive it is sits on the first seat.
        """
        if not at_root:
            leaf = self._leaf(s, injuries)
            if leaf is not None:
                return -1 - self.leaves.setdefault(leaf, len(self.leaves))
        key = self._key(s, injuries, at_root)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._expand(s, injuries)
        return found

    def _key(self, s: GridironState, injuries: tuple[int, ...], at_root: bool) -> tuple[object, ...]:
        hurt = _hurt(s, injuries)
        score = (s.score[0], s.score[1])
        common = (s.phase, s.offense, s.down, s.sacks, s.trying, s.flags_off, s.one_roll, s.shown, hurt, score, at_root)
        if s.phase in FACED:
            return (*common, s.carrier, min(intensity(s, self.box), self._unstoppable))
        own = tuple(injuries[s.offense * len(CARRIERS) : (s.offense + 1) * len(CARRIERS)])
        return (*common, s.carrier, s.route, s.bonus, s.scrambles, own)

    def _leaf(self, s: GridironState, injuries: tuple[int, ...]) -> Leaf | None:
        own, other = s.score[0], s.score[1]
        if s.drive > 1:
            return Leaf(-1, False, _hurt(s, injuries), own, other)
        turned = s.offense == 1
        if s.phase == TRY:
            return Leaf(TRY_ROOT, turned, _hurt(s, injuries), own, other)
        fresh = s.phase == SNAP and s.scrambles == 0 and s.bonus == 0
        if fresh and s.trying:
            return Leaf(TWO_ROOT, turned, _hurt(s, injuries), own, other)
        if s.phase == CALL or (fresh and s.down < DOWNS):
            return Leaf(s.sacks * DOWNS + s.down - 1, turned, _hurt(s, injuries), own, other)
        return None

    def _expand(self, s: GridironState, injuries: tuple[int, ...]) -> int:
        box = self.box
        seat = rules.to_move(s, box)
        if seat == CHANCE:
            total = rules.total(s, box)
            odds: dict[int, float] = {}
            again = 0.0
            for outcome in range(rules.chances(s, box)):
                after = s.copy()
                rules.roll(after, box, outcome)
                share = rules.weight(s, box, outcome) / total
                if after == s or self._loops(s, after):
                    again += share
                else:
                    node = self.node(after, injuries)
                    odds[node] = odds.get(node, 0.0) + share
            # what is simply rolled again changes nothing but the odds of the rest
            parts = tuple(sorted((node, share / (1.0 - again)) for node, share in odds.items()))
            return self._same(AVERAGE, parts)
        moves = [0] * 4
        choices = []
        for move in moves[: rules.legal(s, box, moves)]:
            after = s.copy()
            rules.play(after, box, move)
            choices.append((self.node(after, injuries), 1.0))
        return self._same(MAXIMUM if seat == 0 else MINIMUM, tuple(sorted(set(choices))))

    def _loops(self, s: GridironState, after: GridironState) -> bool:
        """Another look at the video, or a set play that adds nothing any more: the same roll again."""
        if after.phase == s.phase:
            twin = after.copy()
            twin.fired = s.fired
            return twin == s
        return after.phase == SET_PLAY_CALL and s.phase == SNAP and after.bonus == s.bonus == self.box.most_bonus

    def leaf(self, node: int) -> Leaf:
        """The leaf with a number from −1 down."""
        if len(self._in_order) < len(self.leaves):
            self._in_order = list(self.leaves)
        return self._in_order[-1 - node]

    def below(self, root: int, seen: set[int]) -> list[int]:
        """The nodes a node leads to, itself included, that were not seen before."""
        fresh = []
        todo = [root]
        while todo:
            node = todo.pop()
            if node >= 0 and node not in seen:
                seen.add(node)
                fresh.append(node)
                todo += [each for each, _ in self.edges[node]]
        return fresh

    def _same(self, kind: int, parts: tuple[tuple[int, float], ...]) -> int:
        if len(parts) == 1:
            return parts[0][0]
        found = self._alike.get((kind, parts))
        if found is None:
            found = self._alike[(kind, parts)] = len(self.edges)
            self.kinds.append(kind)
            self.edges.append(parts)
        return found


def stand_at(s: GridironState, root: int) -> None:
    """Put the play that a root begins on the board, whatever was played there."""
    clear_play(s)
    s.sacks, s.trying, s.phase = 0, 0, SNAP
    if root < TRY_ROOT:
        s.sacks, s.down = root // DOWNS, root % DOWNS + 1
        if s.down == DOWNS:
            s.phase = CALL
    else:
        s.down = DOWNS
        s.trying = int(root == TWO_ROOT)
        if root == TRY_ROOT:
            s.phase = TRY


def _hurt(s: GridironState, injuries: tuple[int, ...]) -> int:
    for each in range(INJURIES):
        if s.injuries[each] > injuries[each]:
            return each
    return NOBODY
