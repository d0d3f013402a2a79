"""No ruling changes unnoticed: games at random under every option are ruled as they are on file."""

from __future__ import annotations

import random

import pytest
from tools.suite.rulings import on_file, stories

from touchline.games import find_game, game_names
from touchline.play.laws import option_sets


@pytest.mark.parametrize("name", game_names())
def test_the_rulings_are_those_on_file(name: str) -> None:
    """If a rule was meant to change: ``python -m tools.suite.rulings``, and read what differs."""
    game = find_game(name)
    known = on_file(game)
    now = list(stories(game))
    assert [each["options"] for each in now] == [each["options"] for each in known]
    for ours, theirs in zip(now, known, strict=True):
        assert ours == theirs


@pytest.mark.parametrize("name", game_names())
def test_a_start_leaves_nothing_of_the_game_before(name: str) -> None:
    """Compiled games are begun again on the same record."""
    game = find_game(name)
    chooser = random.Random(name)
    for options in option_sets(game):
        box = game.new_box(options)
        used = game.new_state(box)
        for field_name, field in used.fields.items():
            values = [chooser.randint(field.low, min(field.high, field.low + 100)) for _ in range(field.count)]
            setattr(used, field_name, values if field.is_array else values[0])
        game.rules.start(used, box)
        assert used.position() == game.new_state(box).position()


@pytest.mark.parametrize("lead", [-1, 0, 1])
@pytest.mark.parametrize("name", game_names())
def test_who_is_ahead_by_one_at_the_end_has_won(name: str, lead: int) -> None:
    game = find_game(name)
    for options in option_sets(game):
        box = game.new_box(options)
        s = game.new_state(box)
        s.score = [7 + lead, 7]
        for seat in range(game.seats(box)):
            assert game.rules.payoff(s, box, seat) == (lead, -lead)[game.side(seat, box)]
