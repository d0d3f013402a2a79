"""Lessons: data that plays through the engine, ends in a score, and is shown without rules."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from touchline.games import find_game, game_names
from touchline.kernel.errors import IllegalMove
from touchline.play.law import LawBroken
from touchline.play.laws import law_lesson
from touchline.play.lesson import LEARNER, Lesson, check_lesson, lesson_of
from touchline.server.matches.films import FEW, lesson_film
from touchline.wire.codec import to_json
from touchline.words.languages import LANGUAGES
from touchline.words.wording import Wording


def the_lesson(name: str) -> Lesson:
    found = lesson_of(find_game(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", game_names())
def test_every_game_of_ours_teaches_itself(name: str) -> None:
    assert 6 <= law_lesson(find_game(name)) <= 10


@pytest.mark.parametrize("name", game_names())
def test_a_film_needs_no_rules_to_be_shown(name: str) -> None:
    film = to_json(lesson_film(find_game(name)))
    json.dumps(film)
    for step in film["steps"]:
        assert step["say"]
        node = step["node"]
        if step["rolls"]:
            assert step["do"] in node["outcomes"]
        else:
            assert node["seat"] == LEARNER
            assert step["do"] in node["legal"]
            assert len(node["legal"]) <= FEW or len({move.partition(" ")[0] for move in node["legal"]}) == 1
        assert step["events"][0]["text"] == step["do"]
        assert step["events"][-1]["view"] == step["after"]


@pytest.mark.parametrize("name", game_names())
def test_what_a_step_leaves_is_what_the_next_one_shows(name: str) -> None:
    lesson = the_lesson(name)
    steps = lesson_film(find_game(name)).steps
    for before, after, step in zip(steps, steps[1:], lesson.steps[1:], strict=False):
        if step.position is None:
            assert before.after == after.view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_lesson_is_told_in_every_language(name: str, language: str) -> None:
    lesson = the_lesson(name)
    wording = Wording(language)
    english = Wording("en")
    for told in [lesson.says(step.name) for step in lesson.steps] + [lesson.says("end")]:
        assert wording.knows(told), told.id
        assert language == "en" or wording.say(told) != english.say(told)
        squares = re.findall(r"\b[A-L][1-8]\b|\d+", english.say(told))
        missing = [each for each in squares if each not in wording.say(told)]
        assert not missing, f"{told.id} in {language} lacks {missing}"


def test_a_rivals_secret_call_is_not_shown_before_its_time() -> None:
    film = to_json(lesson_film(find_game("first-and-goal")))
    first = film["steps"][0]["events"]
    assert first[0]["view"]["defense_call"] == "none"
    assert set(first[0]["view"]["hands"]) == {"offense"}


def test_a_lesson_that_no_longer_plays_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    good = the_lesson("street-soccer")
    wrong = replace(good.steps[1], do="E4-L8")
    bad = replace(good, steps=(good.steps[0], wrong, *good.steps[2:]))
    with pytest.raises(IllegalMove):
        list(bad.played())
    assert "no longer plays" in next(iter(check_lesson(bad)))
    monkeypatch.setattr("touchline.play.laws.lesson_of", lambda game: bad)
    with pytest.raises(LawBroken, match="no longer plays"):
        law_lesson(good.game)


def test_a_lesson_ends_with_a_score() -> None:
    good = the_lesson("street-soccer")
    assert list(check_lesson(replace(good, steps=good.steps[:-1]))) == [
        "street-soccer/lesson.toml has 5 steps, not 6 to 10",
        "street-soccer/lesson.toml: the last step is the first score",
    ]


def test_only_the_learner_is_asked() -> None:
    good = the_lesson("street-soccer")
    apart = replace(good.steps[1], then=("1",))
    asked = replace(good.steps[1], name="theirs", do="D5-E5", then=())
    bad = replace(good, steps=(good.steps[0], apart, asked, *good.steps[2:]))
    assert "step theirs: seat 1 decides, not the learner" in " ".join(check_lesson(bad))
