"""A match of any game in words: who won, who came back, how often the lead changed."""

from __future__ import annotations

from itertools import groupby

from touchline.kernel.message import english
from touchline.play.match import Match
from touchline.season import new_season
from touchline.season.playing import report_of, simulate


def test_matches_of_clubs_in_words() -> None:
    """SS-5.3: by the score, or by the last goal where that is level; then how the lead went."""
    season = new_season("street-soccer", seed=4)
    simulate(season, until=3)
    kinds = set()
    for result in season.results:
        match = Match.from_record(result.record)
        told = english(report_of(season, match))
        if not result.winner:
            assert "could not be parted" in told
            continue
        side = 0 if result.winner == result.home else 1
        winner = season.team[result.winner].name
        points, others = result.score[side], result.score[1 - side]
        assert f"{points}-{others}" in told
        assert f"gave it to {winner}" in told if points == others else told.startswith(f"{winner} beat ")
        leads = [s.score[side] - s.score[1 - side] for s in match.states]
        assert (f"came back from {-min(leads)} behind" in told) == (min(leads) < 0)
        changes = len(list(groupby(lead > 0 for lead in leads if lead))) - 1
        assert (f"{changes} times" in told) == (changes > 1)
        assert ("never trailed" in told) == (min(leads) == 0)
        kinds.add(min(leads) < 0)
    assert kinds == {True, False}, "somebody came back, somebody never trailed"


def test_a_match_that_was_given_up_is_not_told_as_a_comeback() -> None:
    season = new_season("football-darts")
    match = Match(season.game, {}, names=["Ann", "Bob"], seed=1, position="score=0,7")
    match.resign(1)
    assert english(report_of(season, match)) == "Ann won although Bob led 7-0: the match was given up or awarded."
