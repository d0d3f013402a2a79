"""Who meets whom next in a tournament: Swiss, knock-out, arena.  Pure functions over who has played whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Pair = tuple[str, str]
"""Home side first; an empty away side is a bye."""
BYE = ""
MOST_TRIES = 20_000
"""Before a Swiss round is paired with a meeting repeated."""


@dataclass
class Form:
    """How somebody stands in a tournament."""

    name: str
    seed: int
    points: float = 0
    homes: int = 0
    met: set[str] = field(default_factory=set)
    had_bye: bool = False


def swiss_round(players: Iterable[Form]) -> list[Pair]:
    """Those with the same points meet, nobody twice while that can be; the last without a bye has one.

    >>> players = [Form("a", 1), Form("b", 2), Form("c", 3), Form("d", 4), Form("e", 5)]
    >>> swiss_round(players)
    [('a', 'b'), ('c', 'd'), ('e', '')]
    >>> players[0].points, players[0].met, players[0].homes = 1, {"b"}, 1
    >>> players[1].met, players[4].had_bye = {"a"}, True
    >>> swiss_round(players)
    [('c', 'a'), ('b', 'e'), ('d', '')]
    """
    order = sorted(players, key=lambda each: (-each.points, each.seed))
    bye: list[Pair] = []
    if len(order) % 2:
        resting = next((each for each in reversed(order) if not each.had_bye), order[-1])
        order.remove(resting)
        bye = [(resting.name, BYE)]
    tries = [MOST_TRIES]
    found = _pair_up(order, tries) or list(zip(order[::2], order[1::2], strict=True))
    return [_sides(one, other) for one, other in found] + bye


def _pair_up(order: list[Form], tries: list[int]) -> list[tuple[Form, Form]] | None:
    """The first with the nearest they have not met, the rest likewise; taken back where that leads nowhere."""
    if not order:
        return []
    first, rest = order[0], order[1:]
    for other in rest:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        if other.name in first.met:
            continue
        others = _pair_up([each for each in rest if each is not other], tries)
        if others is not None:
            return [(first, other), *others]
    return None


def _sides(one: Form, other: Form) -> Pair:
    """At home is who has been so less often; then the better seed."""
    home, away = sorted((one, other), key=lambda each: (each.homes, each.seed))
    return home.name, away.name


def bracket(seeds: Sequence[str]) -> list[Pair]:
    """The first round of a knock-out: the best seeds far apart, byes for the best where the field is not full.

    >>> bracket(["a", "b", "c", "d", "e"])
    [('a', ''), ('d', 'e'), ('b', ''), ('c', '')]
    """
    places = [1]
    while len(places) < len(seeds):
        size = 2 * len(places)
        places = [each for place in places for each in (place, size + 1 - place)]
    line = [seeds[place - 1] if place <= len(seeds) else BYE for place in places]
    return list(zip(line[::2], line[1::2], strict=True)) if len(line) > 1 else []


def next_knock_out_round(winners: Sequence[str]) -> list[Pair]:
    """Neighbours in the bracket meet.

    >>> next_knock_out_round(["a", "d", "b", "c"])
    [('a', 'd'), ('b', 'c')]
    """
    return list(zip(winners[::2], winners[1::2], strict=True)) if len(winners) > 1 else []


def arena_pairs(free: Iterable[Form], last: dict[str, str]) -> list[Pair]:
    """Whoever is free meets a neighbour by points, not the one they have just met where there is another.

    >>> arena_pairs([Form("a", 1), Form("b", 2), Form("c", 3)], {"a": "b", "b": "a"})
    [('a', 'c')]
    """
    order = sorted(free, key=lambda each: (-each.points, each.seed))
    pairs: list[Pair] = []
    while len(order) > 1:
        first = order.pop(0)
        other = next((each for each in order if last.get(first.name) != each.name), None)
        if other is None:
            if len(order) + len(pairs) == 1:
                pairs.append(_sides(first, order.pop(0)))  # only these two are here
            break
        order.remove(other)
        pairs.append(_sides(first, other))
    return pairs
