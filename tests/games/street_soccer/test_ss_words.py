"""Street Soccer in words: notation, paths, play-by-play, the drawn board."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.street_soccer.tables import GAME, table, thrown_together, turn, wander

from touchline.games.street_soccer.game import GAME as SOCCER
from touchline.kernel.errors import IllegalMove, IllegalOutcome
from touchline.kernel.fields import Fields
from touchline.kernel.message import english
from touchline.play.match import Match


def paths_of(match: Match, text: str) -> Fields:
    move = GAME.parse_move(match.state, match.box, text)[0].value
    return SOCCER.paths(match.state, match.box, move)


# ---- notation


@pytest.mark.parametrize("written", ["f4-g4*j4", " F4-G4*J4 ", "F4*J4", "F4 - G4 * J4"])
def test_a_move_as_people_write_it(written: str) -> None:
    """SS-3.4: the walk to the ball may be left out; the record has it."""
    match = turn("- F4", "- K7", ball="G4", die=3).play(written)
    assert match.steps[-1].text == "F4-G4*J4"


@pytest.mark.parametrize(("move", "told"), [("F4-F7", "F4 to F7"), ("F4-G4*J4", "F4 kicking to J4")])
def test_a_move_within_a_sentence_has_no_signs(move: str, told: str) -> None:
    match = turn("- F4", "- K7", ball="G4", die=3)
    choice = GAME.parse_move(match.state, match.box, move)[0].value
    assert english([GAME.move_told(match.state, match.box, choice)]) == told


@pytest.mark.parametrize("written", ["F4", "F4-", "F4-Z9", "F4-G4*", "goal", "Q4-F4", "F4**H7"])
def test_what_is_no_move(written: str) -> None:
    with pytest.raises(IllegalMove):
        turn("- F4", "- K7", ball="G4", die=3).play(written)


def test_naming_a_figure_tells_where_it_can_go() -> None:
    match = turn("- F4", "- K7", ball="G4", die=1)
    with pytest.raises(IllegalMove, match=r"where to from F4\? It can end on .*E4.*\*H4"):
        match.play("F4")


def test_a_die_has_six_faces() -> None:
    """SS-3.1."""
    match = table("- F4", "- K7", "phase=roll ball=G4")
    with pytest.raises(IllegalOutcome, match="not on the die"):
        match.roll("7")
    assert match.roll("die=6").everything()["die"] == 6


def test_a_position_line_a_person_can_write() -> None:
    line = "phase=move figures=B4,D5,E3,F4,H2,K5,I4,H6,G5,E7 ball=G3 turn=red die=4 minute=12 score=1,0 last=yellow"
    match = Match.at("street-soccer", line)
    assert match.position() == line
    assert match.everything() == {
        "phase": "move",
        "score": [1, 0],
        "minute": 12,
        "extra_time": False,
        "turn": "red",
        "die": 4,
        "figures": [["B4", "D5", "E3", "F4", "H2"], ["K5", "I4", "H6", "G5", "E7"]],
        "ball": "G3",
        "first": "yellow",
        "restart": None,
        "last_goal": "yellow",
    }


# ---- paths


def test_the_path_of_a_pass() -> None:
    """SS-4.3: over the mate on F4."""
    match = turn("- C4 F4", "- K7", ball="D4", die=3)
    assert paths_of(match, "C4-D4*H4") == {
        "walk": ["C4", "D4"],
        "ball": ["D4", "E4", "F4", "G4", "H4"],
        "touches": ["F4"],
        "lifted": [],
    }


def test_the_path_of_a_detour_and_a_shift() -> None:
    """SS-3.3, SS-6.1: three steps to a ball next door, then one square, then the shift."""
    match = turn("- A4 F4", "- K7", ball="B4", die=3)
    shown = paths_of(match, "A4-B4*C5")
    assert shown["walk"][0] == "A4"
    assert shown["walk"][-1] == "B4"
    assert len(shown["walk"]) == 4
    assert shown["lifted"] == [("B4", "C4")]


def test_the_path_of_a_restart() -> None:
    """SS-5.2: the attacker first, then the goalie."""
    match = table("B4 K4 K5", "H5 I4", "phase=restart turn=red restart=red score=1,0 last=yellow minute=4")
    assert paths_of(match, "K4") == {"walk": [], "ball": [], "touches": [], "lifted": [("K4", "J4"), ("H5", "K4")]}


def step(here: str, there: str) -> tuple[int, int]:
    return ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])


def check_paths(s: Any, box: Any, move: int) -> None:
    """A shown path obeys the rules and ends where the move ends."""
    text = GAME.move_text(s, box, move)
    shown = SOCCER.paths(s, box, move)
    standing = {each for side in GAME.everything(s, box)["figures"] for each in side if each}
    start, _, end = text.partition("*")
    walk = shown["walk"]
    if walk:
        assert (walk[0], walk[-1]) == tuple(start.split("-"))
        assert all(sorted(map(abs, step(*pair))) == [0, 1] for pair in pairwise(walk)), text
        assert not set(walk[1:]) & standing, text
        assert len(walk) - 1 <= s.die
        if not end:
            assert len(walk) - 1 == s.die
            return
    ball = shown["ball"]
    assert (ball[0], ball[-1]) == (start[-2:], end)
    mates = set(shown["touches"])
    after = s.copy()
    GAME.step(after, box, move)
    assert bool(mates) == ("SS-4.3" in GAME.fired_rules(after.fired)), text
    length = s.die - (len(walk) - 1) + 1 if walk else s.die
    counted, turns, heading = 0, 0, None
    for here, there in pairwise(ball):
        if there == "GOAL":
            assert here in ("B4", "B5", "K4", "K5")
            return
        way = step(here, there)
        assert max(map(abs, way)) == 1
        if heading is not None and way != heading:
            turns += 1
            assert heading[0] * way[0] + heading[1] * way[1] > 0, f"{text}: more than 45 degrees"
        heading = way
        counted += 1
        if there in mates:
            counted, turns, heading = counted - 1, 0, None
        assert turns <= 1, text
    assert counted == length or "SS-4.4" in GAME.fired_rules(after.fired), text


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(11, 130), st.booleans())
def test_every_shown_path_is_legal(seed: int, steps: int, scrum: bool) -> None:
    """SS-3.1, SS-3.3, SS-4.1, SS-4.3: and it agrees with the rulings about the touches."""
    box = GAME.new_box()
    s = thrown_together(seed, 2.0) if scrum else wander(seed, steps, {})
    if GAME.everything(s, box)["phase"] in ("move", "kick-off", "restart-kick"):
        for move in GAME.legal_moves(s, box)[::7]:
            if GAME.move_text(s, box, move) != "pass":
                check_paths(s, box, move)


# ---- play-by-play


@pytest.mark.parametrize(
    ("yellow", "ball", "die", "move", "told"),
    [
        ("- F4", "B2", 3, "F4-F7", "Yellow walks F4 to F7."),
        ("- F4", "G4", 3, "F4-G4*J4", "Yellow walks F4 to G4, kicking to J4."),
        ("- C4 F4", "D4", 3, "C4-D4*H4", "Yellow walks C4 to D4, passing via F4 to H4."),
        ("- I4", "J4", 2, "I4-J4*GOAL", "Yellow walks I4 to J4, shooting, GOAL! Yellow 1 – 0 Red."),
        ("- F4 H6 J5", "G5", 4, "F4-G5*GOAL", "Yellow walks F4 to G5, passing via H6 and J5, GOAL! Yellow 1 – 0 Red."),
        (
            "F5 H6 I5 J4 K4",
            "G5",
            1,
            "F5-G5*GOAL",
            "Yellow walks F5 to G5, passing via H6, I5, J4 and K4, GOAL! Yellow 1 – 0 Red.",
        ),
        ("- A4 F4", "B4", 1, "A4-B4*C5", "Yellow walks A4 to B4, kicking to C5. The kicker on B4 is shifted to C4."),
    ],
)
def test_told(yellow: str, ball: str, die: int, move: str, told: str) -> None:
    """SS-3 to SS-6 as the commentator tells them."""
    assert turn(yellow, "- B7 D7", ball=ball, die=die).play(move).narrate() == told


def test_a_whole_game_is_told() -> None:
    """Every step has its sentence, and the end its own."""
    match = Match("street-soccer", seed=4, names=["Ada", "Bob"])
    match.play("B4-D5-E3-F4-H2").play("K5-I4-H6-G5-E7")
    while not match.over:
        if match.to_move < 0:
            match.roll()
        else:
            legal = match.legal()
            match.play(next((text for text in legal if text.endswith("GOAL")), legal[len(match.steps) % len(legal)]))
        assert match.narrate().endswith((".", "!")), match.narrate()
    assert match.ending().endswith(".")
    assert match.headline().endswith("over")


# ---- the board


def test_the_picture() -> None:
    """SS-1: both sides told apart by their signs, not by colour."""
    match = turn("B4 F4", "K5 J7", ball="G4", die=1)
    assert SOCCER.picture(match.state, match.box).splitlines()[:11] == [
        "    A   B   C   D   E   F   G   H   I   J   K   L",
        " 8                                                   8",
        "       +---------------------------------------+",
        " 7     | .   .   .   .   .   .   .   .   <1  . |     7",
        " 6     | .   .   .   .   .   .   .   .   .   . |     6",
        " 5     H :   .   .   .  ( ) ( )  .   .   .   <GH     5",
        " 4     HG>   .   .   .  1>   o   .   .   .   : H     4",
        " 3     | .   .   .   .   .   .   .   .   .   . |     3",
        " 2     | .   .   .   .   .   .   .   .   .   . |     2",
        "       +---------------------------------------+",
        " 1                                                   1",
    ]


def test_a_chosen_figure_shows_where_it_can_go() -> None:
    """SS-3.1, SS-3.4: + for the figure, * for the ball."""
    match = turn("B4 F4", "K5 J7", ball="G4", die=1)
    marks = SOCCER.marks(match.state, match.box, "F4")
    assert set(marks) == {"E4", "F3", "F5", "*H4", "*H3", "*H5", "*G3", "*G5", "*F3", "*F4", "*F5"}
    drawn = SOCCER.picture(match.state, match.box, highlight=marks).splitlines()
    assert drawn[5] == " 5     H :   .   .   .  (#) (*)  *   .   .   <GH     5"
    assert drawn[6] == " 4     HG>   .   .   +  1>*  o   *   .   .   : H     4"
    assert SOCCER.moves_of(match.state, match.box, "F4")[0].text == "F4-E4"
    assert SOCCER.marks(match.state, match.box) == ["B4", "F4"]
    assert SOCCER.moves_of(match.state, match.box, "C2") == []


def test_free_squares_of_the_set_up_are_marked() -> None:
    """SS-2.2: with four placed and nobody in the circle, only the circle is left."""
    match = Match("street-soccer").play("B4-D5-E3-H2")
    assert SOCCER.marks(match.state, match.box) == match.legal() == ["F4", "F5"]
