"""Exact chances of the rulebook, found by walking the engine's own nodes."""

from collections import defaultdict
from fractions import Fraction

import pytest

from touchline import Match
from touchline.games import find_game
from touchline.games.pocket_gridiron.dice import TE
from touchline.games.pocket_gridiron.play import intensity
from touchline.games.pocket_gridiron.state import END_ZONE, GridironState
from touchline.kernel.nodes import CHANCE

GAME = find_game("pocket-gridiron")
SLANT = "phase=defense carrier=WR route=2"


def after_a_roll(position: str, **options: object) -> dict[str, Fraction]:
    """What one chance node leads to, position by position."""
    match = Match.at("pocket-gridiron", position, options)
    game, box = match.game, match.box
    assert match.to_move == CHANCE
    reached: dict[str, Fraction] = defaultdict(Fraction)
    for outcome in range(game.rules.chances(match.state, box)):
        state = match.state.copy()
        chance = Fraction(game.rules.weight(state, box, outcome), game.rules.total(state, box))
        game.step(state, box, outcome)
        reached[state.position()] += chance
    return reached


def leaving(position: str, **options: object) -> dict[str, Fraction]:
    """The same, rolls that change nothing being made again."""
    reached = after_a_roll(position, **options)
    again = reached.pop(position, Fraction(0))
    return {end: chance / (1 - again) for end, chance in reached.items()}


def share(reached: dict[str, Fraction], word: str) -> Fraction:
    """The chance of positions whose line has this word."""
    return sum((chance for end, chance in reached.items() if word in end.split()), Fraction(0))


def two_rolls(position: str) -> dict[str, Fraction]:
    """What both rolls of the defense lead to; a flag ends them."""
    reached: dict[str, Fraction] = defaultdict(Fraction)
    for middle, chance in after_a_roll(position).items():
        if "phase=flag" in middle.split():
            reached[middle] += chance
            continue
        for end, then in after_a_roll(middle).items():
            reached[end] += chance * then
    return reached


class TestTheEndZone:
    """PG-3.3"""

    def test_a_beaten_defense_is_a_touchdown_in_4_of_5(self) -> None:
        reached = leaving("phase=end-zone carrier=WR route=2")
        assert share(reached, "phase=try") == Fraction(4, 5)
        assert share(reached, "down=2") == Fraction(1, 5)

    def test_the_return_is_1_in_6(self) -> None:
        """PG-6.4"""
        reached = after_a_roll("phase=return cards=air,ground", mode="pro")
        assert share(reached, "score=0,6") == Fraction(1, 6)


class TestFieldGoals:
    """PG-5.1"""

    @pytest.mark.parametrize(("bonus", "sixths"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 6)])
    def test_each_bonus_is_worth_a_sixth(self, bonus: int, sixths: int) -> None:
        down = "" if bonus else " down=4"
        assert share(after_a_roll(f"phase=field-goal bonus={bonus}{down}"), "score=3,0") == Fraction(sixths, 6)

    def test_the_extra_point_is_5_in_6(self) -> None:
        """PG-5.2"""
        assert share(after_a_roll("phase=pat down=4 score=6,0"), "score=7,0") == Fraction(5, 6)


class TestTheDefense:
    """PG-3.2"""

    def test_a_flag_in_two_rolls_is_11_of_36(self) -> None:
        """PG-4.1: 1/6 on the first roll, and 5/6 of 1/6 on the second."""
        reached = two_rolls(SLANT)
        assert sum(chance for end, chance in reached.items() if "phase=flag" in end.split()) == Fraction(11, 36)

    @pytest.mark.parametrize(("value", "beaten"), list(enumerate((1, 3, 6, 10, 15, 19, 22, 24, 25), 3)))
    def test_the_sum_stays_below_the_value(self, value: int, beaten: int) -> None:
        """Of the 25 equal cases without a flag: .04 .12 .24 .40 .60 .76 .88 .96 1 for 3 .. 11."""
        reached = two_rolls(f"phase=defense carrier=TE route=1 bonus={value - 3}")
        flagless = {end: chance for end, chance in reached.items() if "phase=flag" not in end.split()}
        whole = sum(flagless.values())
        assert whole == Fraction(25, 36)
        assert share(flagless, "phase=end-zone") / whole == Fraction(beaten, 25)

    def test_the_injury_is_1_in_36(self) -> None:
        """PG-3.8"""
        assert share(two_rolls(SLANT), "injuries=0,1,0,0,0,0,0,0") == Fraction(1, 36)


class TestSacks:
    """PG-3.5"""

    def test_a_scramble_is_a_sack_in_1_of_3(self) -> None:
        assert share(after_a_roll("phase=sack scrambles=1"), "sacks=1") == Fraction(1, 3)

    def test_a_chase_is_a_safety_in_1_of_3(self) -> None:
        """PG-4.3"""
        assert share(after_a_roll("phase=chase carrier=WR route=2 sacks=2"), "score=0,2") == Fraction(1, 3)


class Drive:
    """A drive played for expected points, by expectimax over every position the engine can reach in it.

    Points of the attack less points of the defense, the try included; injuries are left out, so plays
    of equal intensity are one.  An accepted flag leads back to first down, so the values are iterated.
    """

    def __init__(self, start: str) -> None:
        self.box = GAME.new_box({})
        self.index: dict[str, int] = {}
        self.nodes: list[tuple[int, list[tuple[float, float, int]]]] = []
        """For each position: who decides (1 the attack, −1 the defense, 0 chance), and chance, points, next."""
        self._waiting = [GAME.position(start, self.box)]
        self.index[start] = 0
        while len(self.nodes) < len(self._waiting):
            self.nodes.append(self._node(self._waiting[len(self.nodes)]))
        self.values = [0.0] * len(self.nodes)

    def _node(self, state: GridironState) -> tuple[int, list[tuple[float, float, int]]]:
        mover = GAME.rules.to_move(state, self.box)
        if mover != CHANCE:
            moves = GAME.legal_moves(state, self.box)
            return 1 if mover == state.offense else -1, [self._lead(state, move, 1.0) for move in moves]
        total = GAME.rules.total(state, self.box)
        weights = [GAME.rules.weight(state, self.box, k) for k in range(GAME.rules.chances(state, self.box))]
        return 0, [self._lead(state, outcome, each / total) for outcome, each in enumerate(weights)]

    def _lead(self, state: GridironState, choice: int, chance: float) -> tuple[float, float, int]:
        """One way on: its chance, the points it brings, and the position it leads to (−1: the drive is over)."""
        after = state.copy()
        GAME.step(after, self.box, choice)
        points = float(after.score[0] - state.score[0] - after.score[1] + state.score[1])
        if after.drive != state.drive:
            return chance, points, -1
        after.score = [0, 0]
        after.injuries = [0] * 8
        if after.route and after.phase != END_ZONE:
            after.bonus = intensity(after, self.box) - 3
            after.carrier, after.route = TE, 1  # Flat 3
        key = after.position()
        if key not in self.index:
            self.index[key] = len(self._waiting)
            self._waiting.append(after)
        return chance, points, self.index[key]

    def solve(self) -> "Drive":
        """Sweep from the late positions to the early ones until nothing moves."""
        values, nodes = self.values, self.nodes
        for _ in range(200):
            moved = 0.0
            for at in range(len(nodes) - 1, -1, -1):
                kind, leads = nodes[at]
                worth = [points + (values[to] if to >= 0 else 0.0) for _, points, to in leads]
                if kind == 0:
                    new = sum(chance * each for (chance, _, _), each in zip(leads, worth, strict=True))
                else:
                    new = kind * max(kind * each for each in worth)
                moved = max(moved, abs(new - values[at]))
                values[at] = new
            if moved < 1e-7:
                return self
        raise AssertionError("the values do not settle")

    def worth(self, position: str) -> float:
        return self.values[self.index[position]]

    def chance_of_six(self) -> float:
        """How often the solved drive ends in a touchdown."""
        hits = [0.0] * len(self.nodes)
        for _ in range(200):
            moved = 0.0
            for at in range(len(self.nodes) - 1, -1, -1):
                kind, leads = self.nodes[at]
                if kind != 0:
                    best = max(leads, key=lambda lead: kind * (lead[1] + (self.values[lead[2]] if lead[2] >= 0 else 0)))
                    leads = [(1.0, best[1], best[2])]
                new = sum(
                    chance * (1.0 if points == 6 else hits[to] if to >= 0 else 0.0) for chance, points, to in leads
                )
                moved = max(moved, abs(new - hits[at]))
                hits[at] = new
            if moved < 1e-7:
                return hits[0]
        raise AssertionError("the chances do not settle")


@pytest.fixture(scope="module")
def drive() -> Drive:
    return Drive("phase=snap").solve()


class TestADriveForExpectedPoints:
    """PG-2.3 with the defaults of PG-1."""

    def test_by_down(self, drive: Drive) -> None:
        """2.99, 2.47, 1.83 and 1.03 points, a safety counted against the attack."""
        worth = [drive.worth(f"phase=snap down={down}".replace(" down=1", "")) for down in (1, 2, 3)]
        worth.append(drive.worth("phase=call down=4"))
        assert [round(each, 2) for each in worth] == [2.99, 2.47, 1.83, 1.03]

    def test_a_touchdown_in_four_of_ten(self, drive: Drive) -> None:
        assert round(drive.chance_of_six(), 3) == 0.410

    def test_a_try_for_two_succeeds_in_13_of_100(self, drive: Drive) -> None:
        """PG-5.2: so the kick, worth 5/6, is the better try."""
        two = drive.worth("phase=snap down=4 trying=1")
        assert round(two / 2, 3) == 0.131
        assert drive.worth("phase=try down=4") == pytest.approx(5 / 6)
