"""The play-offs: seeds, rounds, and who meets whom."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message, plain

ROUNDS = {2: "final", 4: "semi-final", 8: "quarter-final"}


def round_message(stage: str) -> Message:
    """A round of the play-offs as a heading; a final with a name of its own is called by it."""
    if stage.startswith("round of "):
        return Message("season-round-of", teams=int(stage.removeprefix("round of ")))
    if stage == "the final":
        return Message("season-the-final")
    return Message(f"season-round-{stage}") if stage in ROUNDS.values() else plain(stage.removeprefix("the "))


@dataclass(frozen=True)
class Tie:
    """One match of the play-offs; a side is empty until it is known."""

    round: int
    """1 is the first."""
    number: int
    """Its place in the round, from the top."""
    sides: tuple[str, str]
    """The two teams, the better seed first."""
    seeds: tuple[int, int]
    """Their seeds; 0 while unknown."""
    winner: str = ""

    @property
    def known(self) -> bool:
        """Whether both sides are known."""
        return all(self.sides)


def round_name(teams: int) -> str:
    """What a round with so many teams left is called.

    >>> round_name(8), round_name(32)
    ('quarter-final', 'round of 32')
    """
    return ROUNDS.get(teams, f"round of {teams}")


def places(count: int) -> list[int]:
    """The seeds from the top of the bracket to its foot, so that the best meet last.

    >>> places(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < count:
        size = 2 * len(order) + 1
        order = [each for seed in order for each in (seed, size - seed)]
    if len(order) != count:
        raise BadOption(Message("season-places", count=str(count)), field="playoffs")
    return order


def ties(seeded: Sequence[str], won: Mapping[tuple[int, frozenset[str]], str]) -> list[list[Tie]]:
    """All rounds, as far as they are known: ``won`` gives the winner of a pair in a round."""
    seed_of = {team: number for number, team in enumerate(seeded, 1)}
    left = [seeded[seed - 1] for seed in places(len(seeded))]
    made: list[list[Tie]] = []
    while len(left) > 1:
        number = len(made) + 1
        this: list[Tie] = []
        for at in range(0, len(left), 2):
            pair = sorted(left[at : at + 2], key=lambda team: seed_of.get(team, 0) or len(seeded) + 1)
            winner = won.get((number, frozenset(pair)), "") if all(pair) else ""
            this.append(
                Tie(number, at // 2, (pair[0], pair[1]), (seed_of.get(pair[0], 0), seed_of.get(pair[1], 0)), winner)
            )
        made.append(this)
        left = [tie.winner for tie in this]
    return made


def host_first(tie: Tie, final: bool, seed: int) -> tuple[str, str]:
    """Home and away: the better seed is at home; the last match is on neutral ground, its sides drawn."""
    one, two = tie.sides
    if final and random.Random(f"neutral {seed}").random() < 0.5:
        return two, one
    return one, two
