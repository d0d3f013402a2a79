"""What a fan of First & Goal counts: two matches of random play, from their box scores."""

from __future__ import annotations

import random

from touchline.games.first_and_goal.box_score import box_score
from touchline.games.first_and_goal.figures import figures
from touchline.kernel.message import english
from touchline.play.match import Match


def at_random(seed: int) -> Match:
    match = Match("first-and-goal", {}, seed=seed)
    choose = random.Random(seed)
    while not match.over:
        if match.to_move < 0:
            match.roll()
        else:
            match.play(choose.choice(match.legal()))
    return match


def test_figures_of_two_matches_are_added_up() -> None:
    matches = [at_random(seed) for seed in (1, 2)]
    own = [box_score(each).sides[1] for each in matches]
    others = [box_score(each).sides[0] for each in matches]
    told = {english([each.label]): english([each.value]) for each in figures([(each, 1) for each in matches])}

    def both(name: str) -> int:
        return sum(side[name] for side in own)

    plays = both("carries") + both("attempts") + both("sacks")
    assert told["Yards a play"] == f"{both('total_yards') / plays:.1f}"
    assert told["Total yards"] == str(both("total_yards"))
    carries, yards = both("carries"), both("rushing_yards")
    assert told["Running"] == f"{yards} yards in {carries} ({yards / carries:.1f} each)"
    made, tried = both("completions"), both("attempts")
    assert told["Completed passes"] == f"{made} of {tried} ({made / tried:.0%})"
    assert told["Turnovers"] == str(both("turnovers"))
    spent, theirs = both("possession_cards"), sum(side["possession_cards"] for side in others)
    assert told["Possession (of all cards)"] == f"{spent / (spent + theirs):.0%}"


def test_a_match_without_a_play_has_nothing_to_show() -> None:
    assert figures([(Match("first-and-goal"), 0)]) == ()
