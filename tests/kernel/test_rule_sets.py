"""Named rule sets: a bundle of options by name, single options on top, shown in the record."""

from __future__ import annotations

import json

import pytest

from touchline import Match, find_game, game_names
from touchline.cli.main import main, parser
from touchline.kernel.errors import BadOption
from touchline.kernel.options import asked_options
from touchline.play.record import Record
from touchline.wire.engine import Engine

OURS = ("first-and-goal", "football-darts", "pocket-gridiron", "street-soccer")


@pytest.mark.parametrize("name", OURS)
def test_every_set_can_be_played_and_is_known_again(name: str) -> None:
    game = find_game(name)
    assert name in game_names()
    first, *others = game.rule_sets
    assert not first.options, "the default set changes nothing"
    assert game.rule_set_of(game.settle({})) is first
    for each in others:
        match = Match(game, {"rules": each.name})
        assert game.rule_set_of(match.options) is each
        assert match.record.get("RuleSet") == each.name
        assert Match.from_record(match.record_text()).options == match.options
    assert Match(game).record.get("RuleSet") == ""


def test_single_options_stand_on_top() -> None:
    game = find_game("street-soccer")
    settled = game.settle({"rules": "club", "up_to_die": "yes"})
    assert (settled["alternate_placement"], settled["penalty_area"], settled["up_to_die"]) == (True, "box", True)
    assert "rules" not in settled
    assert game.rule_set_of(settled) == game.rule_set("club")
    changed = game.settle({"rules": "club", "penalty_area": "two"})
    assert changed["alternate_placement"] is True
    assert game.rule_set_of(changed) == game.rule_set("book")


def test_condensed_is_where_the_condensed_manual_differs() -> None:
    """FG-2.1, FG-5.1, FG-5.2, FG-7.1; FG-9.3 stays at one card."""
    settled = find_game("first-and-goal").settle({"rules": "Condensed"})
    assert (settled["toss_choice"], settled["broken_play"], settled["breakaway_stop"]) == (True, "all", "reroll")
    assert (settled["sneak_x_succeeds"], settled["field_goal_cards"]) == (True, 1)


def test_an_unknown_set_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="no rule set 'pub'; there is: book, club") as caught:
        Match("street-soccer", {"rules": "pub"})
    assert caught.value.field == "rules"


def test_the_engine_takes_a_set_beside_the_options() -> None:
    engine = Engine()
    reply = engine.answer({"op": "new", "game": "pocket-gridiron", "rules": "pro", "options": {"overtime": "drives"}})
    assert reply["node"]["legal"] == ["air", "ground", "tight", "trick"]
    headers = Record.parse(engine.answer({"op": "record"})["record"])
    assert (headers.get("RuleSet"), headers.get_all("Option")) == ("pro", ["mode=pro", "overtime=drives"])
    refused = engine.answer({"op": "new", "game": "pocket-gridiron", "rules": "rough"})
    assert (refused["error"]["kind"], refused["error"]["field"]) == ("bad-option", "rules")
    listed = {game["name"]: game["rule_sets"] for game in engine.answer({"op": "games"})["games"]}
    assert listed["street-soccer"][1]["options"] == {"alternate_placement": True, "penalty_area": "box"}


def test_two_sets_are_compared_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "street-soccer", "--compare", "book", "club"]) == 0
    told = capsys.readouterr().out
    assert "alternate_placement  book: no, club: yes" in told
    assert "penalty_area  book: two, club: box" in told
    assert "SS-6.2" in told
    assert main(["rules", "football-darts", "--compare", "book", "app", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["option"], row["book"], row["app"]) for row in rows] == [("overtime_spots", "punts-only", "carried")]


def test_a_command_line_names_a_set_and_single_options_on_top() -> None:
    given = parser().parse_args(["simulate", "street-soccer", "--rules", "club", "-o", "up_to_die=yes"])
    settled = find_game("street-soccer").settle(asked_options(given))
    assert (settled["penalty_area"], settled["alternate_placement"], settled["up_to_die"]) == ("box", True, True)
