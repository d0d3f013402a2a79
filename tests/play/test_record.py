"""The record file."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline import Match, Record
from touchline.kernel.errors import BadOption, BadRecord
from touchline.kernel.options import RULES_VERSION
from touchline.play.record import Entry

texts = st.text(st.characters(blacklist_categories=("Cs", "Cc")), max_size=30)


@given(st.lists(texts, max_size=3), st.lists(texts, min_size=1, max_size=5))
def test_any_names_and_comments_round_trip(names: list[str], comments: list[str]) -> None:
    match = Match("football-darts", names=names).roll("heads")
    for comment in comments:
        match.comment(comment)
    text = match.record_text()
    again = Match.from_record(text)
    assert again.record_text() == text
    assert again.names == match.names


def test_the_file_looks_like_this() -> None:
    match = Match("football-darts", {"safety_spot": 25}, names=["Ann", 'Bob "the arm"'], seed=7)
    match.roll("heads").play("receive").roll("s5").comment("what a dart").undo().roll("T20")
    text = match.record_text()
    assert text.splitlines() == [
        '[Game "football-darts"]',
        f'[Rules "{match.game.version}"]',
        f'[Touchline "{__import__("touchline").__version__}"]',
        '[Option "safety_spot=25"]',
        '[Seat "Ann"]',
        '[Seat "Bob \\"the arm\\""]',
        '[Seed "7"]',
        '[Result "*"]',
        "",
        "1. * heads",
        "2. 0 receive",
        "3. * S5 {what a dart}",
        "4. ! undo",
        "5. * T20",
    ]
    again = Match.from_record(text)
    assert again.state == match.state
    assert again.options == match.options


def test_a_match_that_began_at_a_position_replays_from_there() -> None:
    match = Match.at("football-darts", "phase=throw pos=45").roll("D1")
    assert Match.from_record(match.record_text()).state == match.state


def test_a_half_written_last_line_is_left_out() -> None:
    text = Match("football-darts").roll("heads").play("receive").record_text()
    assert len(Record.parse(text + "3. * T2").entries) == 2


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace("2. 0", "2. 1"), "entry 2"),
        (lambda text: text.replace("2. 0 receive", "3. 0 receive"), "entry 2 is missing"),
        (lambda text: text.replace("receive", "kick"), "receive or defer"),
        (lambda text: text.replace("football-darts", "chess"), "no game"),
        (lambda text: text.replace('[Rules "', '[Rules "0.'), "played by rules 0."),
        (lambda text: text.replace('[Result "*"]', '[Result "1 -1"]'), "claims the result"),
        (lambda text: text.replace('[Game "football-darts"]\n', ""), "no Game header"),
        (lambda text: text.replace("1. * heads", "first, heads"), "line 8"),
        (lambda text: text + "3. ! explode\n", "explode"),
        (lambda text: text + "3. ! correct 99 T20\n", "no entry 99"),
        (lambda text: "", "not a record"),
    ],
)
def test_a_bad_record_says_where_and_why(change: object, told: str) -> None:
    text = Match("football-darts").roll("heads").play("receive").record_text()
    with pytest.raises(Exception, match=told) as caught:
        Match.from_record(change(text))  # type: ignore[operator]
    assert isinstance(caught.value, BadRecord) or "no game" in str(caught.value)


def test_a_record_of_former_rules_is_played_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("football-darts").roll("heads").play("receive")
    now = match.game.version
    former = match.record_text().replace(f'[Rules "{now}"]', '[Rules "0.8"]')
    monkeypatch.setattr(type(match.game), "former_versions", ("0.8",))
    again = Match.from_record(former)
    assert again.game.version_of(again.options) == "0.8"
    assert again.record_text() == former
    assert '[Rules "0.8"]' in Match.at(again.game, again.position(), again.options).record_text()
    present = Match.from_record(match.record_text())
    assert present.options == match.options == match.game.settle(match.options | {RULES_VERSION: now})
    with pytest.raises(BadOption, match=re.escape(f"rules 0.7, only by {now}, 0.8")):
        Match("football-darts", {RULES_VERSION: "0.7"})


def test_headers_of_others_are_kept() -> None:
    text = Match("football-darts").record_text().replace("[Result", '[Event "Friday night"]\n[Result')
    assert Match.from_record(text).record_text() == text


def test_an_entry_is_one_line() -> None:
    assert Entry(3, "*", "T20", "ha").line() == "3. * T20 {ha}"
