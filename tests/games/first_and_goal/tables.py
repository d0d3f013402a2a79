"""Set-ups for the tests of First & Goal: positions on a real table, and dealt ones with named cards."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from touchline import Match, find_game
from touchline.games.first_and_goal.state import DEFENSE_PLAYS, OFFENSE_PLAYS
from touchline.kernel.nodes import CHANCE

GAME = find_game("first-and-goal")
COPIES = 5


def table(position: str, data: dict[str, Any] | None = None, **options: Any) -> Match:
    """A match at a position with real cards on a table; at a snap, without time-outs, unless told otherwise."""
    for name, usual in (("phase", "call"), ("timeouts", "0,0")):
        if f"{name}=" not in position:
            position = f"{name}={usual} {position}"
    return Match.at(GAME, position, {"cards": "table"} | options, data=data)


def snap(position: str, calls: str, dice: str, data: dict[str, Any] | None = None, **options: Any) -> Match:
    """A snap called as ``draw / 4-3`` and the dice that fell."""
    return table(position, data, **options).play(calls).roll(dice)


def dealt(
    position: str,
    offense: str,
    defense: str = "",
    pile: str = "",
    defense_pile: str = "",
    deck: int = 60,
    **options: Any,
) -> Match:
    """A match at a position with these hands and piles; ``deck`` cuts the offense deck, the rest is on its pile."""
    hands, piles = [0] * 24, [0] * 24
    usual = " ".join(DEFENSE_PLAYS[:8])
    for at, plays, hand, discards in (
        (0, OFFENSE_PLAYS, offense, pile),
        (12, DEFENSE_PLAYS, defense or usual, defense_pile),
    ):
        for cards, counts in ((hand, hands), (discards, piles)):
            for card in cards.split():
                counts[at + plays.index(card)] += 1
    decks = [COPIES - hands[k] - piles[k] for k in range(24)]
    for k in range(12):
        while decks[k] and sum(decks[:12]) > deck:
            decks[k] -= 1
            piles[k] += 1
    words = [position] + [
        f"{name}={','.join(map(str, cards))}" for name, cards in zip(PLACES, (hands, decks, piles), strict=True)
    ]
    words += [
        f"in_{name}={sum(cards[:12])},{sum(cards[12:])}"
        for name, cards in zip(PLACES, (hands, decks, piles), strict=True)
    ]
    for name, usually in (("phase", "call"), ("timeouts", "0,0")):
        if f"{name}=" not in position:
            words.append(f"{name}={usually}")
    return Match.at(GAME, " ".join(words), options)


PLACES = ("hand", "deck", "pile")


def play_on(match: Match, *entries: str) -> Match:
    """Moves and rolls in a row, whichever is due."""
    for entry in entries:
        match.enter(entry)
    return match


def fired(match: Match) -> set[str]:
    """The rules of the last step."""
    return {rule.id for rule in match.why()}


def where(match: Match) -> tuple[int, int, int, int]:
    """Side on offense, yards to the goal, down, yards to gain."""
    s = match.state
    return s.offense, s.y, s.down, s.to_gain


def phase(match: Match) -> str:
    return str(match.everything()["phase"])


def probability(match: Match, event: Callable[[Any, Any], bool | None]) -> Fraction:
    """The exact chance of an event, over every chance node; ``event(before, after)`` is None while undecided."""
    box = match.box

    def below(s: Any) -> Fraction:
        assert GAME.rules.to_move(s, box) == CHANCE
        total = GAME.rules.total(s, box)
        chance = Fraction(0)
        for outcome in range(GAME.rules.chances(s, box)):
            after = s.copy()
            GAME.step(after, box, outcome)
            happened = event(s, after)
            part = below(after) if happened is None else Fraction(int(happened))
            chance += Fraction(GAME.rules.weight(s, box, outcome), total) * part
        return chance

    return below(match.state)
