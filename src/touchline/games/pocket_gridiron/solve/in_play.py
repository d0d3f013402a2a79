"""A play at hand, read from the drive's graph: where it can still lead, whatever the score and the drive.

The rules unfold a play in the same way in every drive and at every score, so they are asked once; a coach and a bot
then only weigh the ends.
"""

from __future__ import annotations

from typing import NamedTuple

from touchline.games.pocket_gridiron.drives import drive_owner, next_drive
from touchline.games.pocket_gridiron.solve.graph import INJURIES, NOBODY, Graph, stand_at
from touchline.games.pocket_gridiron.solve.injury_book import turned_over
from touchline.games.pocket_gridiron.state import MOST_INJURIES, GridironBox, GridironState

MANY_NODES = 200_000
"""A graph that has grown beyond this is begun anew: injuries of very many matches.  Those of sixteen random
ones make 5,500 nodes, and hardly more are added then."""


class Moment(NamedTuple):
    """A state as a node of the graph."""

    graph: Graph
    node: int
    s: GridironState
    owner: int
    """The seat whose drive it is."""

    def end(self, leaf: int, box: GridironBox) -> GridironState:
        """The state that a leaf of the graph (numbered from −1 down) stands for here."""
        end = self.graph.leaf(leaf)
        after, owner = self.s.copy(), self.owner
        after.score[owner] += end.own
        after.score[1 - owner] += end.other
        if end.hurt != NOBODY:
            hurt = end.hurt if owner == 0 else (end.hurt + INJURIES // 2) % INJURIES
            after.injuries[hurt] = min(after.injuries[hurt] + 1, MOST_INJURIES)
        if end.root < 0:
            next_drive(after, box)
        else:
            after.offense = 1 - owner if end.turned else owner
            stand_at(after, end.root)
        return after


class Plays:
    """The graphs of a game by the cards of both sides, growing as plays are met."""

    def __init__(self, box: GridironBox) -> None:
        self.box = box
        self._graphs: dict[tuple[int, int], Graph] = {}

    def at(self, s: GridironState, *, begun: bool) -> Moment:
        """Where this state stands; ``begun``: also a situation between plays is followed, and is no end."""
        owner = int(drive_owner(s, self.box))
        own_first = s.copy()
        own_first.score[0] = own_first.score[1] = 0
        own_first.drive, own_first.first = 1, 0
        injuries = tuple(s.injuries)
        if owner:
            own_first.offense = 1 - s.offense
            own_first.cards[0], own_first.cards[1] = s.cards[1], s.cards[0]
            injuries = turned_over(injuries)
            for each in range(INJURIES):
                own_first.injuries[each] = injuries[each]
        graph = self._graph((own_first.cards[0], own_first.cards[1]))
        return Moment(graph, graph.node(own_first, injuries, begun), s, owner)

    def _graph(self, cards: tuple[int, int]) -> Graph:
        found = self._graphs.get(cards)
        if found is None or len(found.edges) > MANY_NODES:
            found = self._graphs[cards] = Graph(self.box, cards)
        return found
