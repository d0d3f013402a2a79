"""SS-6: before the own goal, the penalty area, no walled-in ball."""

from __future__ import annotations

import random

import pytest
from tests.games.street_soccer.tables import ends, turn

from touchline.games.street_soccer.actions import ACTIONS, list_actions
from touchline.games.street_soccer.game import GAME
from touchline.games.street_soccer.ids import SS_6_3
from touchline.games.street_soccer.squares import BREADTH, LENGTH, SQUARE_OF, square_at
from touchline.games.street_soccer.state import MOVE, SoccerBox, SoccerState
from touchline.games.street_soccer.turn import act, find_actions
from touchline.kernel.errors import IllegalMove
from touchline.play.match import Match

FAR = "- K7"


def refused(match: Match, text: str) -> tuple[str, ...]:
    with pytest.raises(IllegalMove) as problem:
        match.play(text)
    return problem.value.rules


def why(match: Match) -> set[str]:
    return {rule.id for rule in match.why()}


# ---- SS-6.1


def test_only_the_goalie_ends_before_his_goal() -> None:
    """SS-6.1: the goalie may, an outfielder may only walk through, an attacker may stand there."""
    match = turn("C5 B3 F4", FAR, ball="F6", die=1)
    assert "C4" in ends(match, "C5")
    assert "B5" in ends(match, "C5")
    assert "B4" not in ends(match, "B3")
    assert refused(match, "B3-B4") == ("SS-6.1",)
    through = turn("F2 B3 F4", FAR, ball="F6", die=3)
    assert "B6" in ends(through, "B3")
    attacker = turn("F2 F4", "- B3 K7", ball="F6", die=1, more="turn=red")
    assert "B4" in ends(attacker, "B3")


@pytest.mark.parametrize(
    ("mates", "stands"),
    [("", "C4"), ("C4", "B3"), ("C4 B3", "B6"), ("C4 B3 B6", "B4")],
    ids=["forward", "nearer sideline", "two the other way", "stays"],
)
def test_an_outfielder_who_kicks_from_there_is_shifted(mates: str, stands: str) -> None:
    """SS-6.1: A4 comes out of the ring to the ball on B4 and kicks it away."""
    match = turn(f"- A4 {mates}", FAR, ball="B4", die=1)
    match.play("A4-B4*C5")
    assert match.everything()["figures"][0][1] == stands
    assert "SS-6.1" in why(match)


def test_not_onto_the_ball() -> None:
    """SS-6.1: the ball comes to rest on C4, so he goes sideways."""
    match = turn("- A4 F4", FAR, ball="B4", die=1)
    match.play("A4-B4*C4")
    assert match.everything()["figures"][0][1] == "B3"


def test_the_mirror_square_goes_the_other_way() -> None:
    """SS-6.1: from B5 the nearer sideline is at B6, two the other way is B3."""
    match = turn("- A5 C5 F4", FAR, ball="B5", die=1)
    match.play("A5-B5*C4")
    assert match.everything()["figures"][0][1] == "B6"


def test_back_to_where_he_came_from() -> None:
    """SS-6.1: he came from C4."""
    match = turn("- C4 F4", FAR, ball="B4", die=1)
    match.play("C4-B4*C5")
    assert match.everything()["figures"][0][1] == "C4"


def test_goalie_and_touched_figures_are_not_shifted() -> None:
    """SS-6.1: the goalie kicks from B4 and stays; a mate who had to stay on B5 is only touched."""
    goalie = turn("B3 F4", FAR, ball="B4", die=1)
    goalie.play("B3-B4*C5")
    assert goalie.everything()["figures"][0][0] == "B4"
    touched = turn("- C5 B5", FAR, ball="C4", die=1)
    touched.play("C5-C4*B6")
    assert touched.everything()["figures"][0][1:3] == ["C4", "B5"]
    assert "SS-4.3" in why(touched)


def test_red_is_shifted_toward_yellow() -> None:
    """SS-6.1 for the other side: from K4 forward is J4."""
    match = turn("- D7", "- L4", ball="K4", die=1, more="turn=red")
    match.play("L4-K4*J5")
    assert match.everything()["figures"][1][1] == "J4"


# ---- SS-6.2


def test_one_outfielder_in_the_penalty_box() -> None:
    """SS-6.2: with the box of four, C4 is taken, so C5 is full; by the seed's two squares it is not."""
    assert "C5" in ends(turn("B4 C4 D5", FAR, ball="F6", die=1), "D5")
    match = turn("B4 C4 D5", FAR, ball="F6", die=1, penalty_area="box")
    assert "C5" not in ends(match, "D5")
    assert refused(match, "D5-C5") == ("SS-6.2",)
    assert "C5" in ends(turn("B4 D4 D5", FAR, ball="F6", die=1, penalty_area="box"), "D5")


def test_the_goalie_does_not_count() -> None:
    """SS-6.2: he joins an outfielder in the box."""
    assert "C5" in ends(turn("B5 C4 F4", FAR, ball="F6", die=1, penalty_area="box"), "B5")


def test_a_kick_from_a_full_box() -> None:
    """SS-6.2: D5 would end on the ball's square, the second in the box; a goal would not help."""
    match = turn("B4 C4 D5", FAR, ball="C5", die=1, penalty_area="box")
    assert not any(end.startswith("*") for end in ends(match, "D5"))
    assert refused(match, "D5-C5*D6") == ("SS-6.2",)


def test_a_shift_into_a_full_box_is_illegal() -> None:
    """SS-6.1, SS-6.2: kicking from B4 he would be shifted to C4 while C5 is held by a mate."""
    match = turn("- A4 C5", FAR, ball="B4", die=1, penalty_area="box")
    assert refused(match, "A4-B4*B5") == ("SS-6.1", "SS-6.2")
    # With the ball on C4 he is shifted out of the box, to B3.
    match.play("A4-B4*C4")
    assert match.everything()["figures"][0][1] == "B3"


def test_two_who_cannot_be_shifted() -> None:
    """SS-6.1, SS-6.2: a mate stayed on B5 already, and C4, B3 and B6 are taken."""
    match = turn("- A4 B5 C4 B3", "- B6 K7", ball="B4", die=1)
    assert not any(end.startswith("*") for end in ends(match, "A4"))
    assert refused(match, "A4-B4*C5") == ("SS-6.2",)


# ---- SS-6.3


def test_the_ball_may_not_be_walled_in() -> None:
    """SS-6.3: the ball in the corner K7, red on J7; K6 would close the last door."""
    match = turn("- D4", "K5 J7 F4", ball="K7", die=1, more="turn=red")
    assert "K6" not in ends(match, "K5")
    assert refused(match, "K5-K6") == ("SS-6.3",)
    # With J7 open there is a second door.
    assert "K6" in ends(turn("- D4", "K5 I7 F4", ball="K7", die=1, more="turn=red"), "K5")


def test_each_team_needs_a_figure_on_the_field() -> None:
    """SS-6.3: yellow's last figure on the field may not leave it for the ring."""
    match = turn("- B3 A1", FAR, ball="F6", die=1)
    assert "A3" not in ends(match, "B3")
    assert refused(match, "B3-A3") == ("SS-6.3",)


def test_a_kick_into_a_pocket() -> None:
    """SS-6.3: B2 behind B3 and C2 is closed to yellow."""
    pocket = turn("- E4", "- B3 C2", ball="D4", die=2)
    assert "*B2" not in ends(pocket, "E4")
    assert refused(pocket, "E4-D4*B2") == ("SS-6.3",)
    assert "*B2" in ends(turn("- E4", "- B3 D2", ball="D4", die=2), "E4")


def test_nobody_encloses_the_ball_even_with_an_opponent_inside() -> None:
    """SS-6.3: two edges and red's B4, C4, D3 would shut the ball in with yellow's own figure; D2 leaves a way out."""
    match = turn("- C2 K7", "- B4 C4 E3 K6", ball="B2", die=1, more="turn=red")
    assert "D3" in ends(match, "E3")
    closing = turn("- C2 K7", "- B4 C4 D2 E3", ball="B2", die=1, more="turn=red")
    assert "D3" not in ends(closing, "E3")
    with pytest.raises(
        IllegalMove, match="red's figures would enclose the ball with fewer than three edges"
    ) as problem:
        closing.play("E3-D3")
    assert problem.value.rules == ("SS-6.3",)


def test_the_other_teams_figures_are_no_wall_of_mine() -> None:
    """SS-6.3: B4, C4 and D2 are red's, D3 would be yellow's: neither team encloses the ball alone."""
    match = turn("- C2 E3", "- B4 C4 D2", ball="B2", die=1)
    assert "D3" in ends(match, "E3")


def test_a_kick_into_an_enclosure() -> None:
    """SS-6.3: between C4 and D3 the ball slips into the corner that red has shut, where yellow's C2 could reach it."""
    walled = turn("- E4 C2", "- B4 C4 D3 D2", ball="D4", die=2)
    assert "*B2" not in ends(walled, "E4")
    with pytest.raises(IllegalMove, match="red's figures would enclose"):
        walled.play("E4-D4*B2")
    assert "*B2" in ends(turn("- E4 C2", "- B4 C4 D3 H2", ball="D4", die=2), "E4")


def test_the_own_team_encloses_no_ball_either() -> None:
    """SS-6.3: a diamond of yellow's own round the ball, with no edge at all."""
    match = turn("- E4 F5 F3 H4", "- K4 K5", ball="F4", die=1)
    assert "G4" not in ends(match, "H4")
    with pytest.raises(IllegalMove, match="yellow's figures would enclose"):
        match.play("H4-G4")


def test_three_edges_are_enough() -> None:
    """SS-6.3: five figures cannot cut the field across, so whoever gets out of the corner has edges enough."""
    match = turn("- C2 C3 C4 D5", "- K4 K5", ball="B3", die=1)
    assert "C5" in ends(match, "D5")  # B6 and B7 stay open


def test_goals_are_exempt() -> None:
    """SS-6.3: nobody of red is on the field, so nothing but the goal passes."""
    match = turn("- I4", "- L8", ball="J4", die=2)
    assert match.legal() == ["I4-J4*GOAL"]


def test_if_no_move_passes_all_do() -> None:
    """SS-6.3: the same without a shot; the waiver is cited."""
    match = turn("- E4", "- L8", ball="J4", die=2)
    assert ends(match, "E4") == {"E6", "E2", "C4", "G4", "D5", "D3", "F5", "F3"}
    match.play("E4-G4")
    assert "SS-6.3" in why(match)


def crowd(dice: random.Random) -> SoccerState:
    """Ten figures close round a ball that lies anywhere, some of them in the ring."""
    s = SoccerState()
    s.phase, s.turn, s.die, s.ball = MOVE, dice.randrange(2), dice.randint(1, 6), dice.choice(SQUARE_OF)
    x, y = divmod(s.ball, BREADTH)
    reach = dice.choice((2, 3))
    columns = range(max(0, x - reach), min(LENGTH, x + reach + 1))
    rows = range(max(0, y - reach), min(BREADTH, y + reach + 1))
    near = [square_at(column, row) for column in columns for row in rows if (column, row) != (x, y)]
    s.figures[:] = dice.sample(near, len(s.figures))
    return s


def listed(s: SoccerState, box: SoccerBox, moves: list[int], fair: bool) -> list[int]:
    """The actions of the team to move, with or without the tests of SS-6.3."""
    count = find_actions(s, box, moves, fair)
    list_actions(moves)
    return moves[:count]


@pytest.mark.parametrize("version", ["0.9", "1.0"])
def test_the_fair_actions_are_those_after_which_the_ball_is_fair(version: str) -> None:
    """SS-6.3: sorting out the doubtful squares first comes to the same as testing every action when it is done."""
    dice = random.Random(63)
    box = GAME.new_box()._replace(enclosure_counts=int(version != "0.9"))
    moves = [0] * ACTIONS
    tested = unfair = 0
    for _ in range(150):
        s = crowd(dice)
        fair = listed(s, box, moves, fair=True)
        every = listed(s, box, moves, fair=False)
        passing = []
        for move in every:
            after = s.copy()
            act(after, box, move)
            if after.fired & SS_6_3 == 0:
                passing.append(move)
        assert fair == passing
        tested += len(every)
        unfair += len(every) - len(fair)
    assert 0 < unfair < tested / 2
