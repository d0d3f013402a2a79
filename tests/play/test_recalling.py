"""The past of a match as a seat may know it: enough to learn from, and nothing that was hidden from it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.sweep import sample

from touchline.bots.base import turn_of
from touchline.games import find_game
from touchline.kernel.nodes import CHANCE
from touchline.play.match import Match
from touchline.play.recalling import Recalled, Witness, from_wire, past_of

GAME = find_game("first-and-goal")
FACE_DOWN = "a card, face down"


def walked(seed: int, options: dict[str, Any], steps: int) -> Match:
    """A match of random moves, its dice from the seed."""
    match, dice = Match(GAME, options, seed=seed), random.Random(seed)
    while not match.over and len(match.steps) < steps:
        match.roll() if match.to_move == CHANCE else match.play(dice.choice(match.legal()))
    return match


def as_bytes(match: Match, seat: int) -> bytes:
    return json.dumps(past_of(match, seat)).encode()


def test_a_seat_recalls_what_it_saw_and_what_was_turned_over() -> None:
    match = walked(4, {}, 400)
    asked = [
        k for k, step in enumerate(match.steps) if step.seat is not None and GAME.recalls(match.states[k], match.box)
    ]
    assert len(asked) > 30
    for seat in (0, 1):
        for k, each in zip(asked, past_of(match, seat), strict=True):
            step, before = match.steps[k], match.states[k]
            assert each.seat == step.seat
            assert each.view == (GAME.view(before, match.box, seat) if step.seat == seat else None)
            assert each.move in (step.text, FACE_DOWN)
            assert each.move == step.text or each.seat != seat


def test_a_call_is_hidden_until_both_cards_lie_open_and_for_good_if_time_is_called() -> None:
    """FG-3.2, FG-3.1."""
    found = set()
    for seed in range(12):
        match, dice = Match(GAME, seed=seed), random.Random(seed)
        while not match.over and len(match.steps) < 250:
            if match.to_move == CHANCE:
                match.roll()
                continue
            seat = match.to_move
            if match.view(seat)["phase"] == "defense-call":
                assert past_of(match, seat)[-1].move == FACE_DOWN
                card = match.steps[-1].text
                match.play(dice.choice(match.legal()))
                last = past_of(match, seat)[-2:]
                assert last[1].seat == seat
                assert last[0].move == (FACE_DOWN if last[1].move == "time-out" else card)
                assert past_of(match, 1 - seat)[-2].move == card, "who called it knows it"
                found.add(last[1].move == "time-out")
            else:
                match.play(dice.choice(match.legal()))
    assert found == {True, False}


def test_what_was_taken_back_is_not_recalled() -> None:
    match = walked(5, {}, 120)
    while match.to_move == CHANCE or not GAME.recalls(match.state, match.box):
        match.roll() if match.to_move == CHANCE else match.play(match.legal()[0])
    before = as_bytes(match, 0)
    match.play(match.legal()[0])
    assert as_bytes(match, 0) != before
    assert as_bytes(match.undo(), 0) == before


class Twins:
    """Two matches that one seat cannot tell apart, and that are not the same."""

    def __init__(self, seed: int, options: dict[str, Any], observer: int) -> None:
        self.dice = random.Random(seed)
        self.observer = observer
        while True:
            begun = walked(self.dice.randrange(1 << 30), options, 60)
            made = GAME.determinize(begun.view(observer), begun.box, self.dice.randrange)
            if made.position() != begun.position():
                break
        self.one, self.two = (Match.at(GAME, each, options, seed=1) for each in (begun.position(), made.position()))

    def go_on(self) -> bool:
        """A step in both that looks the same; whether there was one."""
        one, two, game = self.one, self.two, GAME
        if one.over or two.over or one.to_move != two.to_move:
            return False
        if one.to_move == CHANCE:
            ways = [
                [k for k in range(game.rules.chances(m.state, m.box)) if game.rules.weight(m.state, m.box, k)]
                for m in (one, two)
            ]
        else:
            ways = [list(game.legal_moves(m.state, m.box)) for m in (one, two)]
        pairs = [(a, b) for a in ways[0] for b in ways[1] if self._alike(a, b)]
        apart = [(a, b) for a, b in pairs if self._text(one, a) != self._text(two, b)]
        if not pairs:
            return False
        a, b = self.dice.choice(apart if apart and self.dice.random() < 0.3 else pairs)
        if one.to_move == self.observer and self._lies_apart():
            stops = [(x, y) for x, y in pairs if self._text(one, x) == "time-out"]
            if not stops:
                return False  # cards that differ would be turned over
            a, b = stops[0]
        one.follow([a])
        two.follow([b])
        return one.view(self.observer) == two.view(self.observer)

    def _lies_apart(self) -> bool:
        return bool(self.one.state.offense_call != self.two.state.offense_call)

    def _text(self, match: Match, choice: int) -> str:
        return GAME.choice_text(match.state, match.box, choice)

    def _alike(self, a: int, b: int) -> bool:
        shown = []
        for match, choice in ((self.one, a), (self.two, b)):
            secret = GAME.secret(match.state, match.box, choice)
            hidden = secret is not None and self.observer not in secret.seats
            shown.append(secret.shown if hidden and secret else self._text(match, choice))
        return shown[0] == shown[1]


@pytest.mark.parametrize("options", [{}, {"seats": 4}])
def test_pasts_that_look_the_same_to_a_seat_are_the_same_bytes(options: dict[str, Any]) -> None:
    """Whatever the other side held, drew or called and took back: the seat is handed the same, to the last byte."""
    compared = apart = 0
    for seed in range(sample(40, 200)):
        for observer in range(GAME.seats(GAME.new_box(options))):
            twins = Twins(seed, options, observer)
            for _ in range(80):
                if not twins.go_on():
                    break
                if twins.one.to_move == observer:
                    assert as_bytes(twins.one, observer) == as_bytes(twins.two, observer)
                    compared += 1
                    calls = [
                        [s.text for s in m.steps if s.seat not in (None, observer)] for m in (twins.one, twins.two)
                    ]
                    apart += calls[0] != calls[1]
    assert compared > 300
    assert apart > 5, "some calls differed, and nobody was told"


def test_a_witness_recalls_what_the_match_does() -> None:
    """Where a game is played without a match: the same decisions, the same views, the same secrets."""
    match, witness = walked(6, {}, 350), Witness(GAME, GAME.new_box())
    for step, before in zip(match.steps, match.states, strict=False):
        if step.seat is not None:
            witness.saw(before, step.choice)
    for seat in (0, 1):
        assert witness.past(seat) == past_of(match, seat)


def test_a_past_survives_its_trip_and_costs_nobody_who_does_not_ask() -> None:
    match = walked(7, {}, 200)
    while match.to_move == CHANCE:
        match.roll()
    past = past_of(match, match.to_move)
    assert list(from_wire(json.loads(json.dumps(past)))) == past
    assert isinstance(past[0], Recalled)
    assert turn_of(match).past == ()
    assert list(turn_of(match, past=True).past) == past
