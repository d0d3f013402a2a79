"""Messages on their way: to JSON and back, and said."""

import json

import pytest

from touchline.kernel.errors import BadOption, IllegalMove
from touchline.kernel.message import Amount, Message, Player, Share, english, plain
from touchline.words.languages import choose_language, from_accept_language, language_of_this_machine, spoken
from touchline.words.wording import wording


def test_a_message_survives_json() -> None:
    inner = Message("fd-own", yards=30)
    whole = Message("fd-x", who=Player(1), part=Share(0.5, 1), much=Amount(2.5, 2), at=inner, some=[inner, "a", 3])
    assert Message.from_json(json.loads(json.dumps(whole.to_json()))) == whole
    assert hash(whole) == hash(Message.from_json(whole.to_json()))


@pytest.mark.parametrize(
    "told", ["fd", {"id": "Not so"}, {"id": "fd-x", "args": [1]}, {"id": "fd-x", "args": {"a": {}}}]
)
def test_what_is_no_message_is_refused(told: object) -> None:
    with pytest.raises(ValueError, match=r"message|args"):
        Message.from_json(told)


def test_lists_and_numbers_are_written_as_the_language_writes_them() -> None:
    calls = Message("fd-ask-call", dart=2, needed=40, calls=[Message("fd-call-throw"), Message("fd-call-punt")])
    from touchline.games import find_game

    find_game("football-darts")
    assert english([calls]) == "Dart 2, 40 to go: throw or punt?"
    assert wording("de").say(calls) == "Pfeil 2, noch 40: werfen oder Punt?"
    better = Message(
        "coach-better", best=plain("a"), win=Share(0.531, 1), gap=Amount(2.5, 1), other=plain("b"), less=Share(0.506, 1)
    )
    assert english([better]) == "a wins 53.1%, 2.5 points more than b (50.6%)."
    assert "53,1\xa0%" in wording("de").say(better)


def test_a_word_that_a_language_lacks_is_said_in_english() -> None:
    assert wording("fr").say(Message("no-such-message")) == "no-such-message"


def test_an_error_carries_its_message() -> None:
    problem = IllegalMove(Message("play-no-seat", seat=3))
    assert str(problem) == problem.message == "there is no seat 3"
    assert wording("de").say(problem.words) == "es gibt keinen Platz 3"
    assert IllegalMove("only so").message == "only so"


@pytest.mark.parametrize(
    ("header", "language"),
    [("de-AT,de;q=0.9,en;q=0.8", "de"), ("pt-PT", "pt-BR"), ("ja, nl;q=0.1", "nl"), ("", "en"), ("fr;q=0, es", "es")],
)
def test_a_browser_says_what_it_reads(header: str, language: str) -> None:
    assert from_accept_language(header) == language


def test_the_language_asked_for_beats_the_setting_beats_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TOUCHLINE_LANG", raising=False)
    monkeypatch.delenv("LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    try:
        assert language_of_this_machine() == "fr"
        assert choose_language() == "fr"
        assert choose_language(setting="nl") == "nl"
        assert choose_language("es", setting="nl") == "es"
        assert spoken().language == "es"
        with pytest.raises(BadOption, match="does not speak 'tlh'"):
            choose_language("tlh")
    finally:
        choose_language("en")


@pytest.mark.parametrize(
    ("language", "once", "twice"),
    [
        ("en", "the punt gets away once in 100", "the punt gets away 2 times in 100"),
        ("es", "el despeje sale una vez de cada 100", "el despeje sale 2 veces de cada 100"),
        ("pt-BR", "o punt sai limpo uma vez em 100", "o punt sai limpo 2 vezes em 100"),
    ],
)
def test_once_is_said_of_one_time(language: str, once: str, twice: str) -> None:
    told = [wording(language).say([Message("fd-because-away", times=times)]) for times in (1, 2)]
    assert told == [once, twice]
