"""Tournaments: fair, rated, resumable."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from touchline.kernel.errors import BadOption, BadRecord
from touchline.lab import simulation
from touchline.lab.pairings import Meeting
from touchline.lab.tournament import Tournament

FIELD = ["random", "kicker", "gambler", "last"]


def test_a_player_against_its_double_is_level() -> None:
    """Mirrored seats and shared dice: equal policies split every single pair."""
    cup = Tournament("football-darts", ["first", "gambler"], pairs=50)
    cup.meetings.append(Meeting(0, "first", "gambler", 0, (1.0,) * 50))
    one, two = cup.standings()
    assert one.rating == pytest.approx(two.rating, abs=1e-6)
    assert -20 < one.low < 0 < one.high < 20, "the next pair need not be split"


def test_who_has_won_all_has_an_interval() -> None:
    """Ten wins of ten do not prove that nothing else can happen: of ten more a few may be lost."""
    cup = Tournament("football-darts", ["first", "gambler"], pairs=5)
    cup.meetings.append(Meeting(0, "first", "gambler", 0, (2.0,) * 5))
    one, two = cup.standings()
    assert one.low < one.rating - 100 < one.rating < one.high == math.inf, "nothing tells how much better he is"
    assert -math.inf == two.low < two.rating < two.rating + 100 < two.high
    assert (one.told()["high"], one.told()["low"]) == (None, one.low), "JSON knows no infinity"


def test_blocks_of_a_meeting_are_one_meeting() -> None:
    """Pairs that were played and kept one by one say as much as the same pairs in one go."""
    points = (2.0, 1.0, 0.0, 1.5, 2.0, 1.0, 2.0, 0.5)
    one_go, one_by_one = (Tournament("football-darts", ["first", "gambler"], pairs=8) for _ in range(2))
    one_go.meetings.append(Meeting(0, "first", "gambler", 0, points))
    one_by_one.meetings += [Meeting(0, "first", "gambler", k, (each,)) for k, each in enumerate(points)]
    assert one_by_one.standings() == one_go.standings()


def test_ratings_are_bradley_terry() -> None:
    """Three quarters of the points are 400·log10(3) = 191 Elo points (Bradley and Terry 1952), but for shrinkage."""
    cup = Tournament("football-darts", ["first", "gambler"], pairs=1000)
    cup.meetings.append(Meeting(0, "first", "gambler", 0, (1.5,) * 1000))
    one, two = cup.standings()
    assert one.player == "first"
    assert one.rating - two.rating == pytest.approx(400 * math.log10(3), abs=0.5)
    assert one.rating + two.rating == pytest.approx(0, abs=1e-6)


def test_the_interval_covers_and_narrows() -> None:
    few = Tournament("football-darts", ["kicker", "gambler"], pairs=40, seed=1).run().standings()
    many = Tournament("football-darts", ["kicker", "gambler"], pairs=2000, seed=1).run().standings()
    assert many[0].high - many[0].low < (few[0].high - few[0].low) / 4
    assert few[0].low <= many[0].rating <= few[0].high
    assert many[0].player == "kicker"
    assert many[0].low > many[1].high


def test_bots_stay_in_their_processes_from_block_to_block(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that has read a solution once does not read it again for the next pair."""
    made = []
    processes = simulation._processes

    def counted(cores: int) -> object:
        made.append(cores)
        return processes(cores)

    monkeypatch.setattr(simulation, "_processes", counted)
    cup = Tournament("football-darts", ["bot:random", "kicker"], pairs=6).run(cores=2)
    assert len(cup.meetings) > 1
    assert made == [2]


def test_round_robin_meets_everybody_once() -> None:
    cup = Tournament("football-darts", FIELD, pairs=5).run()
    met = [frozenset((meeting.one, meeting.two)) for meeting in cup.meetings]
    assert len(set(met)) == len(met) == 6
    assert cup.total_pairs() == 30
    assert len({meeting.first for meeting in cup.meetings}) == 6
    table = cup.cross_table()
    assert all(table[a, b][0] + table[b, a][0] == table[a, b][1] == 10 for a, b in table)


def test_swiss_rounds_avoid_rematches_and_share_the_byes() -> None:
    cup = Tournament("football-darts", [*FIELD, "first"], pairs=5, rounds=4).run()
    met = [frozenset((meeting.one, meeting.two)) for meeting in cup.meetings]
    assert len(set(met)) == len(met) == 8
    played = {player: sum(player in pair for pair in met) for player in cup.entrants}
    assert set(played.values()) <= {3, 4}


def test_a_stopped_tournament_goes_on(tmp_path: Path) -> None:
    """Stopped after two meetings, with half a line written by a crash: the table is that of one go."""
    whole = Tournament("football-darts", FIELD, pairs=20, seed=9).run()
    path = tmp_path / "cup.jsonl"
    seen = 0

    def stop(meeting: Meeting) -> None:
        nonlocal seen
        seen += 1
        if seen == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Tournament("football-darts", FIELD, pairs=20, seed=9, file=path).run(tell=stop)
    with path.open("a", encoding="utf-8") as out:
        out.write('{"round": 0, "one": "ran')
    again = Tournament("football-darts", FIELD, pairs=20, seed=9, file=path)
    assert len(again.meetings) == 2
    assert again.run().meetings == whole.meetings
    assert Tournament("football-darts", FIELD, pairs=20, seed=9, file=path).meetings == whole.meetings


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    Tournament("football-darts", ["random", "kicker"], pairs=2, file=path).run()
    with pytest.raises(BadRecord, match="pairs"):
        Tournament("football-darts", ["random", "kicker"], pairs=3, file=path)


@pytest.mark.parametrize("players", [["random"], ["random", "random"], ["random", "nobody"]])
def test_a_field_must_make_sense(players: list[str]) -> None:
    with pytest.raises(BadOption):
        Tournament("football-darts", players)
