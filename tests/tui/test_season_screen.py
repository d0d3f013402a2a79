"""The season in the terminal app."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.tui.in_the_app import until
from textual.widgets import Static

from touchline.season import new_season
from touchline.season.on_disk import begin, read_season, season_path
from touchline.season.playing import simulate
from touchline.sessions.season_match import enter_finished, next_match, session_of
from touchline.tui.app import TouchlineApp
from touchline.tui.match_screen import MatchScreen
from touchline.tui.season_screen import SeasonScreen


@pytest.fixture
def season_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    path = season_path("ladder")
    begin(new_season("football-darts", seed=3, owners={"pub": "Ann"}), path)
    return path


def test_bots_play_the_week_and_one_sits_down_to_the_own_match(season_file: Path) -> None:
    async def run() -> None:
        app = TouchlineApp()
        async with app.run_test(size=(110, 40)) as pilot:
            await pilot.press("w")
            await until(pilot, lambda: isinstance(app.screen, SeasonScreen))
            screen = app.screen
            await until(pilot, lambda: "Ann (Pub)" in str(screen.query_one("#overview", Static).render()))
            await pilot.press("s")
            await app.workers.wait_for_complete()
            await pilot.pause()
            read = read_season(season_file)
            left = read.open_in(read.week)
            assert all("pub" in (fixture.home, fixture.away) for fixture in left)
            await until(pilot, lambda: "standings" in str(screen.query_one("#table", Static).render()))
            await pilot.press("p")
            await until(pilot, lambda: isinstance(app.screen, MatchScreen))
            assert isinstance(app.screen, MatchScreen)
            assert "Pub thrower" in app.screen.session.match.names

    asyncio.run(run())


def test_a_match_that_was_played_here_is_entered(season_file: Path) -> None:
    season = read_season(season_file)
    season.owners["pub"] = "Ann"
    fixture = next_match(season)
    session = session_of(season, fixture, season_file)
    session.match.resign(0)
    session.keep()
    simulate(season, season_file, until=fixture.week - 1)
    assert enter_finished(season, season_file) == [fixture]
    assert not session.path.exists()
    assert read_season(season_file).finished[fixture.week, fixture.home].returns == (-1, 1)
