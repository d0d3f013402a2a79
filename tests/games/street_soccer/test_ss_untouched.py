"""SS-4.3: whether a ball gets there without a touch, by the way it would fly, against all the paths of the kick."""

from __future__ import annotations

import random

from touchline.games.street_soccer.kick import GOAL_BIT, kick_ends, untouched_pass, untouched_shot
from touchline.games.street_soccer.squares import FIELD_BREADTH, FIELD_SQUARES
from touchline.games.street_soccer.walk import longest_of

CROWDS = 400


def test_an_untouched_ball_goes_straight_or_with_one_bend() -> None:
    """SS-4.1, SS-5.1: to the very squares, and over the very end line, where the paths past all figures lead."""
    chooser = random.Random(43)
    passes = shots = 0
    for _ in range(CROWDS):
        ball, *figures = chooser.sample(range(FIELD_SQUARES), chooser.randint(1, 11))
        standing = sum(1 << figure for figure in figures)
        lengths = chooser.randrange(2, 1 << 7) & ~1
        team = chooser.randrange(2)
        reached = kick_ends(1 << ball, lengths, 0, standing, team)
        for there in set(range(FIELD_SQUARES)) - {ball, *figures}:
            along = there // FIELD_BREADTH - ball // FIELD_BREADTH
            across = there % FIELD_BREADTH - ball % FIELD_BREADTH
            expected = reached >> there & 1 == 1
            assert untouched_pass(ball, along, across, lengths, standing) == expected, (ball, there, figures, lengths)
            passes += expected
        scores = reached & GOAL_BIT != 0
        assert untouched_shot(ball, team, longest_of(lengths), standing) == scores, (ball, figures, lengths, team)
        shots += scores
    assert passes > CROWDS
    assert CROWDS / 10 < shots < CROWDS / 2
