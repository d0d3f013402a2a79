"""The examples of the rulebooks: every one plays, and its rule rules in it."""

import pytest

from touchline.games import find_game, game_names
from touchline.kernel.errors import UnknownRule
from touchline.play.examples import check_examples, example_of, examples_of, read_line
from touchline.play.laws import law_examples
from touchline.play.study import Study
from touchline.server.matches.films import rule_example


@pytest.mark.parametrize("name", game_names())
def test_every_example_plays_and_its_rule_rules(name: str) -> None:
    game = find_game(name)
    assert law_examples(game) >= len(game.rulebook.rules) // 2


@pytest.mark.parametrize("name", game_names())
def test_an_example_is_a_film_and_a_study(name: str) -> None:
    game = find_game(name)
    for example in examples_of(game).values():
        film = rule_example(game, example.rule)
        assert film.events
        study = Study.opened(film.study)
        assert [step.text for step in study.steps] == [event.text for event in film.events]


def test_what_no_longer_shows_its_rule_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("football-darts")
    wrong = read_line(game.name, "FD-2.4\tdarts=simulated\tphase=call\tthrow T20; S20")
    broken = read_line(game.name, "FD-2.2\tdarts=simulated\tphase=call\tthrow T20; Z20")
    monkeypatch.setattr("touchline.play.examples.examples_of", lambda _: {"FD-2.4": wrong, "FD-2.2": broken})
    first, second = check_examples(game)
    assert "FD-2.4" in first
    assert "no longer plays" in second


def test_a_rule_without_an_example_is_refused() -> None:
    with pytest.raises(UnknownRule):
        example_of(find_game("football-darts"), "FD-99.9")
