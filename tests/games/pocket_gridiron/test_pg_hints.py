"""What a screen is sent beside the view, held against the rules: it works out nothing itself."""

from __future__ import annotations

import random
from typing import Any

import pytest

from touchline.games import find_game
from touchline.kernel.fields import Fields
from touchline.play.match import Match

GAME = find_game("pocket-gridiron")
AFTER = {"flag": "flag", "through": "end-zone", "open": "defense"}
"""The phase that follows a face of each fate."""


def hints(match: Match, state: Any) -> Fields:
    return GAME.hints(state, match.box, None)


def played(mode: str, seed: int) -> Match:
    match, dice = Match(GAME, {"mode": mode}, seed=seed), random.Random(seed)
    while not match.over:
        match.roll() if match.to_move < 0 else match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("mode", ["basic", "pro"])
def test_every_face_of_the_white_die_does_what_was_foretold(mode: str) -> None:
    """PG-3.2, PG-4.1."""
    seen = set()
    for seed in range(4):
        match = played(mode, seed)
        for state in match.states:
            told = hints(match, state)
            if GAME.everything(state, match.box)["phase"] != "defense":
                continue
            for face, fate in enumerate(told["fates"]):
                after = state.copy()
                GAME.step(after, match.box, face)
                phase, last = GAME.everything(after, match.box)["phase"], told["last_roll"]
                assert GAME.outcome_text(state, match.box, face) == fate["face"]
                if fate["fate"] != "stopped":
                    assert phase == AFTER[fate["fate"]]
                elif last:
                    assert phase != "end-zone"
                else:  # the second roll is made all the same, and changes nothing
                    assert {each["fate"] for each in hints(match, after)["fates"]} <= {"stopped", "flag"}
                seen.add((fate["fate"], last))
    assert {("flag", True), ("through", True), ("open", False), ("stopped", True), ("stopped", False)} <= seen


def test_where_nothing_is_contested_nothing_is_foretold() -> None:
    match = Match(GAME, {"mode": "basic"}, seed=1)
    assert hints(match, match.state) == {"called": None, "covered": 0, "last_roll": False, "fates": [], "shares": None}


def test_what_the_first_roll_has_reached_is_told() -> None:
    match = Match.at(GAME, "phase=defense carrier=WR route=2", {"mode": "basic"}).roll("3")
    assert hints(match, match.state)["covered"] == 3
    assert hints(match, match.state)["last_roll"]


def test_a_play_is_called_as_the_team_cards_call_it() -> None:
    match = played("pro", 2)
    named = {hints(match, state)["called"] for state in match.states} - {None}
    on_cards = {each["play"] for card in GAME.board(match.box)["cards"] for each in card["favoured"]}
    assert named & on_cards, "a favoured play was called, and is found on its card"


def test_the_sheet_says_which_dice_open_a_play_and_which_moves_are_kicks() -> None:
    board = GAME.board(GAME.new_box({"mode": "basic"}))
    assert [die["die"] for die in board["dice"] if die["opens"]] == ["qb"]
    again = {face["kind"] for die in board["dice"] for face in die["faces"] if face["again"]}
    assert again == {"scramble", "set-play"}
    kicking = [Match.at(GAME, line, {"mode": "basic"}).legal() for line in ("phase=call down=4", "phase=try down=4")]
    assert all(any(move in legal for legal in kicking) for move in board["kicks"])


@pytest.mark.parametrize(("route", "beaten"), [(1, 0.12), (2, 0.24), (3, 0.40), (4, 0.76)])
def test_the_shares_are_those_of_the_two_white_dice(route: int, beaten: float) -> None:
    """PG-3.2, and the table of the checks: Hitch 4, Slant 5, Post 6, Stop & Go 8; a flag in 11 of 36 pairs."""
    match = Match.at(GAME, f"phase=defense carrier=WR route={route}", {"mode": "basic"})
    told = hints(match, match.state)["shares"]
    assert told["flag"] == pytest.approx(11 / 36)
    assert told["through"] == pytest.approx(beaten * 25 / 36)
    assert sum(told.values()) == pytest.approx(1)


def test_after_a_declined_penalty_no_flag_is_foretold() -> None:
    """PG-4.2: any further flag counts nothing."""
    match = Match.at(GAME, "phase=def-penalty carrier=WR route=2", {"mode": "basic"})
    told = hints(match, match.state)
    assert told["shares"]["flag"] == 0
    assert "flag" not in {each["fate"] for each in told["fates"]}
