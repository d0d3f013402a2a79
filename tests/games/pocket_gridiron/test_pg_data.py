"""PG-1.8: the figures of dice and cards, and an owner's corrections."""

import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from touchline import Match
from touchline.games import find_game
from touchline.games.pocket_gridiron.data import ORIGINS, default_data, read_dice_and_cards
from touchline.games.pocket_gridiron.dice import DICE
from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadData
from touchline.play.data_file import read_data

GAME = find_game("pocket-gridiron")

TRUE_RB = {"dice": {"rb": {"faces": ["Dive 2", "Dive 2", "Counter 5", "Sweep 5", "Toss 9", "FUMBLE"]}}}
"""A running back's die with two sides alike."""


class TestOurFigures:
    def test_seven_dice(self) -> None:
        """PG-1.1 to PG-1.7: five for the offense, two for the defense."""
        offense = ["Quarterback", "Wide receiver", "Tight end", "Running back", "End zone"]
        assert sorted(die.title for die in read_dice_and_cards().dice) == sorted([*offense, "Defense", "Penalties"])

    @pytest.mark.parametrize(
        ("die", "faces"),
        [
            ("qb", ["WR", "TE", "RB", "QB SNEAK 4", "SCRAMBLE", "SET PLAY +1"]),
            ("wr", ["Hitch 4", "Slant 5", "Post 6", "Stop & Go 8", "INCOMP", "FUMBLE"]),
            ("te", ["Flat 3", "Drag 4", "Out 5", "Seam 6", "INCOMP", "FUMBLE"]),
            ("rb", ["Dive 3", "Draw 4", "Counter 4", "Sweep 5", "Off Tackle 6", "FUMBLE"]),
            ("white", ["1 PAT Block", "2 Recover", "3 Sack", "4 Sack", "5 2x injury", "FLAG X"]),
            ("black", ["1 TD", "2 TD", "3 TD", "4 Out of bounds", "5 VIDEO", "6 TD arrow"]),
        ],
    )
    def test_six_faces_a_die(self, die: str, faces: list[str]) -> None:
        """PG-1.1, PG-1.2, PG-1.3, PG-1.4, PG-1.5, PG-1.6"""
        assert [face.text for face in read_dice_and_cards().dice[DICE.index(die)].faces] == faces

    def test_three_fouls_a_side(self) -> None:
        """PG-1.7"""
        sides = [face.text.rpartition(" ")[2] for face in read_dice_and_cards().dice[DICE.index("yellow")].faces]
        assert sides == ["DEF"] * 3 + ["OFF"] * 3

    def test_every_figure_has_its_origin(self) -> None:
        sheet = read_dice_and_cards()
        origins = [face.origin for die in sheet.dice for face in die.faces] + [card.origin for card in sheet.cards]
        assert len(origins) == 7 * 6 + 4
        assert set(origins) <= set(ORIGINS) - {"box"}

    def test_four_cards(self) -> None:
        """PG-6.2, PG-6.5"""
        told = {
            card.name: (
                [(play.text, play.number) for play in card.favoured],
                (card.decoy.text, card.decoy.number),
                (card.intercept.text, card.intercept.number),
            )
            for card in read_dice_and_cards().cards
        }
        assert told == {
            "air": ([("WR Stop & Go", 2), ("WR Slant", 1)], ("RB Counter", 4), ("WR Hitch", 5)),
            "ground": ([("RB Sweep", 1), ("RB Off Tackle", 2)], ("TE Drag", 3), ("TE Out", 4)),
            "tight": ([("TE Seam", 1), ("TE Out", 2)], ("WR Slant", 5), ("WR Post", 6)),
            "trick": ([("RB Counter", 2), ("WR Post", 1)], ("TE Out", 4), ("TE Seam", 5)),
        }

    def test_the_file_itself_is_a_valid_correction(self) -> None:
        assert read_dice_and_cards(default_data()) == read_dice_and_cards()


class TestCorrections:
    def test_the_rules_play_by_them(self) -> None:
        match = Match.at("pocket-gridiron", "phase=snap", data=TRUE_RB).roll("RB").roll("Toss 9")
        assert match.everything()["intensity"] == 9

    def test_sides_that_read_alike_are_one_outcome_of_weight_two(self) -> None:
        match = Match.at("pocket-gridiron", "phase=snap", data=TRUE_RB).roll("RB")
        node = match.node().to_json()
        assert node["outcomes"] == ["Dive 2", "Counter 5", "Sweep 5", "Toss 9", "FUMBLE"]
        assert node["weights"] == [2, 1, 1, 1, 1]

    def test_other_dice_stay_ours(self) -> None:
        sheet = read_dice_and_cards(TRUE_RB, cards=False)
        assert sheet.dice[DICE.index("wr")] == read_dice_and_cards().dice[DICE.index("wr")]
        assert {face.origin for face in sheet.dice[DICE.index("rb")].faces} == {"box"}

    def test_capitals_dots_and_quotes_do_not_matter(self) -> None:
        data = {
            "dice": {
                "qb": {"faces": ["wr", "te", "rb", "qb sneak 5", "Scramble", "Set Play +1 ●"]},
                "white": {"faces": ["1 pat block", "2 RECOVER", "3 sack", "4 sack", '5 "2x injury"', "flag"]},
            }
        }
        sheet = read_dice_and_cards(data)
        assert [face.text for face in sheet.dice[0].faces][3:] == ["QB SNEAK 5", "SCRAMBLE", "SET PLAY +1"]
        assert [face.text for face in sheet.dice[4].faces][4:] == ["5 2x injury", "FLAG X"]

    def test_a_corrected_sneak_is_worth_what_it_says(self) -> None:
        data = {"dice": {"qb": {"faces": ["WR", "TE", "RB", "QB SNEAK 6", "SCRAMBLE", "SET PLAY +2"]}}}
        match = Match.at("pocket-gridiron", "phase=snap", data=data).roll("SET PLAY +2").play("play").roll("SNEAK")
        assert match.everything()["intensity"] == 8

    def test_a_corrected_card(self) -> None:
        data = {"cards": {"air": {"title": "Sharks", "decoy": {"play": "Counter", "number": 5}}}}
        match = Match.at("pocket-gridiron", "phase=snap cards=air,tight", {"mode": "pro"}, data=data)
        match.roll("RB").roll("Counter").roll("4")
        assert match.everything()["one_roll"] is False
        assert Match("pocket-gridiron", {"mode": "pro"}, data=data).play("Sharks").everything()["cards"][0] == "air"

    def test_a_record_carries_them(self) -> None:
        match = Match("pocket-gridiron", data=TRUE_RB, seed=4).roll("heads").roll("RB").roll("Toss")
        again = Match.from_record(match.record_text())
        assert (again.state == match.state, again.everything()["play"]) == (True, "Toss 9")

    def test_compiled_play_honours_them(self) -> None:
        box = GAME.new_box({}, TRUE_RB)
        moves = [0] * GAME.max_moves(box)
        for number in range(3):
            states, choices = GAME.compiled.trace(box, 11, number, 20_000)
            s = GAME.new_state(box)
            for n, choice in enumerate(choices):
                assert GAME.State.from_record(states[n]) == s
                assert GAME.stepping.choose(s, box, moves, game_key(11, number), n) == choice
                GAME.step(s, box, int(choice))
            assert GAME.State.from_record(states[len(choices)]) == s

    def test_the_basic_game_does_not_mind_cards_without_their_plays(self) -> None:
        """Draw and Off Tackle are gone from the die, and Ground's card with them; only Pro mode needs it."""
        assert Match("pocket-gridiron", data=TRUE_RB).box.pro == 0
        with pytest.raises(BadData, match="'RB Off Tackle' is on no die") as caught:
            Match("pocket-gridiron", {"mode": "pro"}, data=TRUE_RB)
        assert caught.value.field == "cards.ground.favoured.play"

    def test_a_box_can_be_sent_to_another_process(self) -> None:
        box = GAME.new_box({}, TRUE_RB)
        again = pickle.loads(pickle.dumps(box))
        assert again == box
        assert again.faces.printed == box.faces.printed


def faces(die: str, *texts: object) -> dict[str, Any]:
    return {"dice": {die: {"faces": list(texts)}}}


class TestBadData:
    @pytest.mark.parametrize(
        ("data", "field"),
        [
            ({"dices": {}}, "dices"),
            ({"dice": 3}, "dice"),
            ({"dice": {"blue": {}}}, "dice.blue"),
            ({"dice": {"wr": {"sides": 6}}}, "dice.wr.sides"),
            ({"dice": {"wr": []}}, "dice.wr"),
            ({"dice": {"wr": {"faces": "Slant 5"}}}, "dice.wr.faces"),
            (faces("wr", "Slant 5", "Post 6"), "dice.wr.faces"),
            (faces("wr", "Slant", "Post 6", "Hitch 4", "Go 8", "INCOMP", "FUMBLE"), "dice.wr.faces"),
            (faces("wr", "Slant 0", "Post 6", "Hitch 4", "Go 8", "INCOMP", "FUMBLE"), "dice.wr.faces"),
            (faces("wr", "Slant 21", "Post 6", "Hitch 4", "Go 8", "INCOMP", "FUMBLE"), "dice.wr.faces"),
            (faces("wr", "Sl{nt 5", "Post 6", "Hitch 4", "Go 8", "INCOMP", "FUMBLE"), "dice.wr.faces"),
            (faces("wr", 5, "Post 6", "Hitch 4", "Go 8", "INCOMP", "FUMBLE"), "dice.wr.faces"),
            (faces("qb", "WR", "TE", "RB", "QB SNEAK", "SCRAMBLE", "SET PLAY +1"), "dice.qb.faces"),
            (faces("qb", *["SET PLAY +1"] * 6), "dice.qb.faces"),
            (faces("white", *["FLAG X"] * 6), "dice.white.faces"),
            (faces("white", "1 Tackle", "2", "3", "4", "5", "FLAG X"), "dice.white.faces"),
            (faces("black", *[f"{n} VIDEO" for n in range(1, 7)]), "dice.black.faces"),
            (faces("black", "1 TD", "1 TD", "3 TD", "4 TD", "5 VIDEO", "6 TD arrow"), "dice.black.faces"),
            (faces("black", "TD", "2 TD", "3 TD", "4 TD", "5 VIDEO", "6 TD arrow"), "dice.black.faces"),
            (faces("yellow", "Offside", *["Holding OFF"] * 5), "dice.yellow.faces"),
            ({"dice": {"wr": {"origins": ["text"]}}}, "dice.wr.origins"),
            ({"dice": {"wr": {"origins": ["hearsay"] * 6}}}, "dice.wr.origins"),
            ({"dice": {"wr": {"title": ""}}}, "dice.wr.title"),
            ({"cards": {"sea": {}}}, "cards.sea"),
            ({"cards": {"air": {"decoy": {"play": "Counter"}}}}, "cards.air.decoy"),
            ({"cards": {"air": {"decoy": {"play": "Counter", "number": 7}}}}, "cards.air.decoy.number"),
            ({"cards": {"air": {"decoy": {"play": "Counter", "number": True}}}}, "cards.air.decoy.number"),
            ({"cards": {"air": {"intercept": {"play": "Wishbone", "number": 3}}}}, "cards.air.intercept.play"),
            ({"cards": {"air": {"intercept": {"play": "WR Counter", "number": 3}}}}, "cards.air.intercept.play"),
            ({"cards": {"air": {"favoured": []}}}, "cards.air.favoured"),
            ({"cards": {"air": {"favoured": [{"play": "Slant", "bonus": 0}] * 2}}}, "cards.air.favoured.bonus"),
        ],
    )
    def test_it_names_the_key_at_fault(self, data: Mapping[str, Any], field: str) -> None:
        with pytest.raises(BadData) as caught:
            GAME.new_box({}, data)
        assert caught.value.field == field
        assert field.rpartition(".")[0] in caught.value.message
        assert caught.value.rules

    def test_a_play_on_two_dice_needs_its_position(self) -> None:
        """Now the running back has an Out too."""
        data = faces("rb", "Out 3", "Draw 4", "Counter 4", "Sweep 5", "Off Tackle 6", "FUMBLE")
        data["cards"] = {"air": {"intercept": {"play": "Out", "number": 4}}}
        with pytest.raises(BadData, match="more than one die"):
            GAME.new_box({}, data)
        data["cards"] = {"air": {"intercept": {"play": "RB Out", "number": 4}}}
        assert GAME.new_box({"mode": "pro"}, data).pro == 1

    def test_a_file_is_told_by_its_line(self, tmp_path: Path) -> None:
        path = tmp_path / "my-box.toml"
        path.write_text('# my dice\n\n[dice.te]\nfaces = ["Flat 3", "Drag", "Out 5", "Seam 6", "INCOMP", "FUMBLE"]\n')
        with pytest.raises(BadData, match=r"my-box\.toml, line 4: dice\.te\.faces: 'Drag' is no face of the te die"):
            read_data(GAME, path)
