"""FG-1: dice, cards, matchups, seats; the data file and an owner's corrections."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from tests.games.first_and_goal.tables import GAME, dealt, play_on, snap, table, where

from touchline import Match
from touchline.games.first_and_goal.data import TEAM_DICE_NAMES, figures, parse_team, team_keys
from touchline.games.first_and_goal.state import DEFENSE_PLAYS, OFFENSE_PLAYS
from touchline.kernel.errors import BadData, BadOption, BadPosition

BASE = {
    "red": [0, 1, 1, 2, 3, 5],
    "ivory": [1, 2, 3, 5, 6, 7],
    "brown": [3, 4, 5, 7, 8, 9],
    "yellow": [5, 6, 8, 9, 10, 10],
    "blue": [7, 8, 9, 10, 12, 14],
    "green": [10, 10, 10, 12, 14, 16],
    "black": [-5, -4, -3, -1, 0, 1],
}


def test_the_base_team_and_the_means_of_its_dice() -> None:
    """FG-1.1."""
    assert {die: list(figures().team_faces("base", die)) for die in TEAM_DICE_NAMES} == BASE
    assert [Fraction(sum(BASE[die]), 6) for die in TEAM_DICE_NAMES] == [2, 4, 6, 8, 10, 12, -2]


def test_twenty_six_teams_and_every_die_sums_to_a_multiple_of_twelve() -> None:
    """FG-1.2: the checksum over all 182 dice."""
    assert len(team_keys()) == 26
    sums = [sum(figures().team_faces(team, die)) for team in team_keys() for die in TEAM_DICE_NAMES]
    assert len(sums) == 182
    assert all(each % 12 == 0 for each in sums)


def test_twenty_four_expansion_teams_in_six_divisions_of_four() -> None:
    """FG-1.2: beside them the base team and the promo team, which belong to none."""
    divisions = Counter(team["division"] for team in figures().tree["teams"].values())
    assert (divisions.pop(""), divisions.pop("promo")) == (1, 1)
    assert list(divisions.values()) == [4] * 6


def test_offense_and_defense_roll_their_own_dice() -> None:
    """FG-1.2: home's red with away's black; Toronto's black goes down to −12, its red to −8."""
    match = table("offense=0", teams=("toronto-thunder", "base")).play("draw / 5-2-front")
    assert match.node().to_json()["outcomes"] == ["-8", "-5", "-2", "2", "5", "8"]
    match = table("offense=1", teams=("toronto-thunder", "base")).play("draw / 5-2-front").roll("red=0 ivory=1")
    assert match.node().to_json()["outcomes"] == ["-12", "-10", "-6", "-1", "1", "4"]


def test_kicks_use_the_kickers_dice_and_returns_the_returners() -> None:
    """FG-1.2: away kicks to home: home's dice run it out, away's dice kick onside."""
    teams = ("base", "essen-eagles")
    out = table("phase=receive", teams=teams).play("run-out")
    assert out.node().to_json()["outcomes"] == ["0", "1", "2", "3", "5"]
    onside = table("phase=kickoff", teams=teams).play("onside")
    assert onside.node().to_json()["outcomes"] == ["0", "1", "4", "5"]


def test_equal_faces_are_one_outcome_with_a_weight() -> None:
    """FG-1.1, FG-1.3: red shows 1 on two sides; the penalty die 5 and 10 on two each."""
    node = table("").play("short-pass / nickel").node().to_json()
    assert (node["what"], node["outcomes"], node["weights"]) == ("red", ["0", "1", "2", "3", "5"], [1, 2, 1, 1, 1])
    flag = snap("", "short-pass / nickel", "red=0 black=-1 play=P").roll("referee=O").node().to_json()
    assert (flag["outcomes"], flag["weights"]) == (["5", "5A", "10", "15"], [2, 1, 2, 1])


def test_the_white_dice() -> None:
    """FG-1.3."""
    play = table("").play("short-pass / nickel").roll("0 0").node().to_json()
    assert play["outcomes"] == ["X", "BREAKAWAY", "T", "P", "HAIL", "MARY"]
    referee = snap("", "short-pass / nickel", "0 0 T").node().to_json()
    assert referee["outcomes"] == ["X", "T", "HAIL", "MARY", "O", "D"]
    assert referee["weights"] == [1] * 6


def test_sixty_cards_of_each_kind() -> None:
    """FG-1.4: twelve plays, five copies, half the offense plays runs, two passes marked 10, two marked 20."""
    box = GAME.new_box()
    assert (len(OFFENSE_PLAYS), len(DEFENSE_PLAYS), box.copies) == (12, 12, 5)
    assert sum(box.is_run) == 6
    marked = {play: limit for play, limit in zip(OFFENSE_PLAYS, box.red_zone, strict=True) if limit}
    assert marked == {"short-pass": 10, "play-action": 10, "medium-pass": 20, "bomb": 20}
    assert not any(box.is_run[OFFENSE_PLAYS.index(play)] for play in marked)


def test_a_draw_is_a_chance_node_over_the_copies_left() -> None:
    """FG-1.4: with two bombs and a draw in the deck a draw is a bomb two times in three."""
    match = dealt("phase=draw owed=1,0", "halfback-dive " * 5 + "sweep sweep", deck=7)
    s = match.state
    node = match.node().to_json()
    assert node["what"] == "offense-card"
    assert sum(node["weights"]) == s.in_deck[0] == 7
    assert dict(zip(node["outcomes"], node["weights"], strict=True)) == {"medium-pass": 2, "bomb": 5}


def test_cards_are_laid_face_up_on_a_pile_of_the_offense_and_one_of_the_defense() -> None:
    """FG-1.4: everybody sees what was played, spectators too."""
    match = play_on(dealt("y=60", "draw slant"), "slant", "3-4", "7 0 HAIL", "hold")
    for seat in (0, 1, None):
        assert match.view(seat)["laid"] == {"offense": {"slant": 1}, "defense": {"3-4": 1}}


def test_the_low_dice_are_mostly_for_runs_and_the_high_ones_mostly_for_passes() -> None:
    """FG-1.5: and every pair of plays has a roll of the black die."""
    box = GAME.new_box()
    runs, passes = Counter[str](), Counter[str]()
    for play, is_run in zip(OFFENSE_PLAYS, box.is_run, strict=True):
        for cell in GAME.board(box)["matchups"][play].values():
            assert cell["black"] >= 1
            (runs if is_run else passes).update(cell["dice"])
    for die in ("red", "ivory", "brown"):
        assert runs[die] > 2 * passes[die]
    for die in ("yellow", "blue", "green"):
        assert passes[die] > runs[die]


def test_known_cells_of_the_matchup_table_and_the_dice_they_call() -> None:
    """FG-1.5: Short Pass × Nickel R/1; Medium Pass × Safety Blitz and Bomb × Prevent black only."""
    board = GAME.board(GAME.new_box())["matchups"]
    assert board["short-pass"]["nickel"] == {"dice": ["red"], "black": 1}
    assert board["medium-pass"]["safety-blitz"] == {"dice": [], "black": 2}
    assert board["bomb"]["prevent"] == {"dice": [], "black": 3}
    match = table("").play("bomb / prevent")
    assert [match.roll("black=-1").node().to_json()["what"] for _ in range(3)] == ["black", "black", "play"]


def test_the_average_of_two_calls_is_that_of_their_dice() -> None:
    """FG-3.4: all coloured dice of the offense, and of the rolls of the defense's black die the lowest."""
    board = GAME.board(GAME.new_box({"teams": "base,base"}))
    short, deep = board["averages"][0]["short-pass"]["nickel"], board["averages"][1]["bomb"]["prevent"]
    assert short == pytest.approx(12 / 6 - 12 / 6, abs=0.01)
    worst = [min(three) for three in itertools.product(BASE["black"], repeat=3)]
    assert deep == pytest.approx(sum(worst) / len(worst), abs=0.01)
    kick = sum(sum(BASE[die]) / 6 for die in board["special_teams"]["field_goal"])
    assert board["field_goal_range"] == [pytest.approx(kick, abs=0.01)] * 2


def test_medium_pass_into_the_safety_blitz_gains_one_at_most() -> None:
    """FG-1.5: two black rolls and nothing else; the best the offense can hope for is +1."""
    assert where(snap("y=60", "medium-pass / safety-blitz", "1 1 HAIL")) == (0, 59, 2, 9)


def test_each_player_has_a_fake_kick_card_and_three_time_outs() -> None:
    """FG-1.6: the Fake/Kick card is never spent; time-outs are counted a half."""
    match = Match(GAME, {"cards": "table"})
    assert match.everything()["timeouts"] == [3, 3]
    kick = table("y=30 down=4").play("punt").play("kick").play("fake")
    assert kick.state.bonus == 5


@pytest.mark.parametrize(
    ("seats", "offense", "defense"), [(2, (0, 1), (1, 0)), (3, (0, 2), (2, 1)), (4, (0, 2), (3, 1))]
)
def test_who_decides_with_two_three_and_four_players(seats: int, offense: Any, defense: Any) -> None:
    """FG-1.7: the offense coach with the ball, the defense coach of the other side."""
    for team in range(2):
        match = table(f"offense={team}", seats=seats)
        assert match.to_move == offense[team]
        assert match.play("draw").to_move == defense[team]
        assert GAME.side(offense[team], match.box) == team
        assert GAME.side(defense[team], match.box) == 1 - team


def test_the_pair_of_three_may_be_either_team() -> None:
    """FG-1.7, option pair=away: home is one player, away has an offense and a defense coach who see their own hands."""
    for team, offense, defense in ((0, 0, 2), (1, 1, 0)):
        match = table(f"offense={team}", seats=3, pair="away")
        assert match.to_move == offense
        assert match.play("draw").to_move == defense
        assert (GAME.side(offense, match.box), GAME.side(defense, match.box)) == (team, 1 - team)
    silent = dealt("", "draw sweep", seats=3, pair="away")
    assert [set(silent.view(seat)["hands"]) for seat in range(3)] == [{"offense"}, set(), {"defense"}]
    alone = table("offense=1", seats=2, pair="away")
    assert alone.names == ["Home", "Away"]


def test_receiving_is_for_the_offense_coach_and_kicking_for_the_defense_coach() -> None:
    """FG-1.7."""
    match = table("phase=kickoff offense=1", seats=4)
    assert match.to_move == 1
    assert match.play("kick").to_move == 2


def test_a_team_may_be_named_in_full_or_by_its_nickname() -> None:
    """FG-1.2."""
    assert parse_team("St. Paul Paladins") == "st-paul-paladins"
    assert GAME.settle({"teams": "cobras,Essen Eagles"})["teams"] == ("columbus-cobras", "essen-eagles")
    with pytest.raises(BadOption) as refused:
        GAME.settle({"teams": "base,cowboys"})
    assert refused.value.rules == ("FG-1.2",)


# ---- an owner's corrections


def test_every_figure_has_an_origin() -> None:
    """FG-1.3, FG-1.5: what was found, what the rulebook says, what is our default."""
    found = figures()
    assert found.origin("teams.base.red") == "found"
    assert found.origin("dice.play") == "default"
    assert found.origin("matchups.bomb.prevent") == "found"
    assert found.origin("matchups.bomb.dime") == "default"
    assert found.origin("field.touchback") == "rulebook"

    def leaves(tree: Any, path: str) -> list[str]:
        if not isinstance(tree, dict):
            return [path]
        return [leaf for key, value in tree.items() for leaf in leaves(value, f"{path}.{key}" if path else key)]

    for leaf in leaves({key: value for key, value in found.tree.items() if key != "origins"}, ""):
        assert found.origin(leaf) in ("found", "rulebook", "default")


def test_an_owner_corrects_a_die_a_cell_and_a_white_die() -> None:
    """FG-1.1, FG-1.3, FG-1.5: only what differs is given, and the match rolls it."""
    data = {
        "teams": {"base": {"red": [0, 1, 1, 2, 3, 6]}},
        "matchups": {"draw": {"4-3": "RG/0"}},
        "dice": {"play": ["X", "X", "T", "P", "HAIL", "MARY"]},
    }
    match = table("y=60", data).play("draw / 4-3").roll("red=6 green=16")
    node = match.node().to_json()
    assert (node["outcomes"], node["weights"]) == (["X", "T", "P", "HAIL", "MARY"], [2, 1, 1, 1, 1])
    assert where(match.roll("HAIL")) == (0, 38, 1, 10)
    again = Match.from_record(match.record_text())
    assert again.state == match.state


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"teams": {"base": {"red": [0, 1, 1, 2, 3]}}}, "teams.base.red"),
        ({"teams": {"base": {"red": [0, 1, 1, 2, 3, 99]}}}, "teams.base.red"),
        ({"teams": {"base": {"red": [0, 1, 1, 2, 3, "x"]}}}, "teams.base.red"),
        ({"teams": {"base": {"pink": [0] * 6}}}, "teams.base.pink"),
        ({"teams": {"cowboys": {"red": [0] * 6}}}, "teams.cowboys"),
        ({"teams": {"base": 7}}, "teams.base"),
        ({"matchups": {"draw": {"4-3": "RR/1"}}}, "matchups.draw.4-3"),
        ({"matchups": {"draw": {"4-3": "Q/1"}}}, "matchups.draw.4-3"),
        ({"plays": {"draw": {"type": "kick"}}}, "plays.draw.type"),
        ({"plays": {"draw": {"red_zone": 15}}}, "plays.draw.red_zone"),
        ({"dice": {"play": ["X"] * 5 + ["Q"]}}, "dice.play"),
        ({"special_teams": {"punt": ["black"]}}, "special_teams.punt"),
        ({"special_teams": {"punt": []}}, "special_teams.punt"),
        ({"field": {"touchback": 0}}, "field.touchback"),
        ({"cards": {"copies": True}}, "cards.copies"),
        ({"interception": {"penalty": ["20"]}}, "interception.penalty"),
        ({"interception": {"referee": "T"}}, "interception.referee"),
    ],
)
def test_a_correction_that_cannot_be_used_names_its_key(data: dict[str, Any], field: str) -> None:
    """FG-1.1 to FG-1.5: the error carries the dotted key path."""
    with pytest.raises(BadData) as refused:
        GAME.new_box(data=data)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ("phase=call y=5 to_gain=6", "to_gain"),
        ("phase=call y=100", "y"),
        ("phase=settle", "phase"),
        ("phase=snap-dice", "die"),
        ("phase=call die=red", "die"),
        ("phase=snap-dice die=red", "pending"),
        ("phase=snap-dice action=snap die=red pending=2", "offense_call"),
        ("phase=defense-call", "offense_call"),
        ("phase=defense-call y=9 to_gain=9 offense_call=bomb", "offense_call"),
        ("phase=fake-defense", "offense_call"),
        ("phase=breakaway", "action"),
        ("phase=roll", "phase"),
        ("phase=call tabled=1", "tabled"),
        ("phase=burn-stop tabled=1 action=snap", "offense_call"),
        ("phase=call timeouts=4,3", "timeouts"),
        ("phase=call in_deck=60,52", "in_deck"),
        ("phase=call hand=1" + ",0" * 23, "hand"),
    ],
)
def test_positions_that_do_not_fit_together(position: str, field: str) -> None:
    """FG-1.4, FG-2.9, FG-3.2: each with the field at fault."""
    with pytest.raises(BadPosition) as refused:
        table(position)
    assert refused.value.field == field


def test_dealt_positions_must_count_their_cards() -> None:
    """FG-1.4: five copies of every play, sizes as counted, the card laid in hand."""
    with pytest.raises(BadPosition) as refused:
        Match.at(GAME, "phase=call")
    assert refused.value.field == "deck"
    good = dealt("", "draw sweep").position()
    with pytest.raises(BadPosition) as refused:
        Match.at(GAME, good.replace("in_hand=2,8", "in_hand=1,8"))
    assert refused.value.field == "in_hand"
    with pytest.raises(BadPosition) as refused:
        Match.at(GAME, good.replace("phase=call", "phase=defense-call offense_call=counter"))
    assert refused.value.field == "offense_call"
