"""Charts on the screen, and paper for the kitchen table."""

import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

from touchline.cli import main
from touchline.games import find_game
from touchline.games.first_and_goal.charts import common_dice
from touchline.kernel.box_figures import Corrections
from touchline.lab.paper import Page
from touchline.sessions.prompt import PromptWords
from touchline.sessions.session import Session

PAGES = {"first-and-goal": 6, "pocket-gridiron": 2, "street-soccer": 2, "football-darts": 2}


@pytest.mark.parametrize(("game", "count"), PAGES.items())
def test_every_game_is_printed(game: str, count: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheets.pdf"
    assert main(["print", game, "--out", str(out), "--paper", "letter"]) == 0
    assert capsys.readouterr().out == f"{out}: {count} pages\n"
    written = out.read_bytes()
    assert written.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b(?!s)", written)) == count
    drawn = [zlib.decompress(each) for each in re.findall(rb"stream\r?\n(x.*?)endstream", written, re.DOTALL)]
    assert max(map(len, drawn)) > 5_000, "something is on the pages"


def test_cards_carry_the_names_of_the_box(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """FG-1.5: a front is 4-3, not 4 3; linebackers are LB."""
    printed: list[str] = []
    write = Page.text

    def noted(page: Page, x: float, y: float, said: str, **how: Any) -> None:
        printed.append(said)
        write(page, x, y, said, **how)

    monkeypatch.setattr(Page, "text", noted)
    assert main(["print", "first-and-goal", "--out", str(tmp_path / "cards.pdf")]) == 0
    assert {"HAIL?", "4-3", "3-4", "5-2 Front", "LB Blitz", "Man to Man", "Halfback Dive"} <= set(printed)


@pytest.mark.parametrize(
    ("data", "marked"), [(None, 18), ({"dice": {"penalty": ["5", "5", "5", "10", "10", "15"]}}, 12)]
)
def test_dice_of_both_teams_say_what_is_our_guess(data: Corrections | None, marked: int) -> None:
    """FG-1.3: nobody rolls by a guess unawares; a die that an owner read off the box is none."""
    chart = common_dice(find_game("first-and-goal").new_box({}, data), data)
    assert len(chart.guessed) == marked
    assert f"{marked} of 18 cells are our guess" in chart.warning


def test_the_matchup_chart_says_what_is_our_guess(capsys: pytest.CaptureFixture[str]) -> None:
    """FG-1.5: three cells of the chart are public, 141 are our guess."""
    assert main(["chart", "first-and-goal"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"^bomb .* ?YUG/1\?", told, re.MULTILINE)
    assert "141 of 144 cells are our guess" in told
    assert all(len(line) <= 96 for line in told.splitlines())
    assert main(["chart", "street-soccer"]) == 2


def test_an_owners_cell_is_no_guess(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[matchups.draw]\n4-3 = "RIB/2"\n', encoding="utf-8")
    assert main(["chart", "first-and-goal", "--data", str(box), "--json"]) == 0
    (chart,) = json.loads(capsys.readouterr().out)
    assert len(chart["guessed"]) == 140
    assert chart["cells"][chart["rows"].index("draw")][chart["columns"].index("4-3")] == "RIB/2"


def test_a_real_table_is_warned_and_can_look_it_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_HOME", str(tmp_path))
    session = Session.begin("first-and-goal", table=True)
    assert "141 of 144 cells are our guess" in session.guesses()
    assert "halfback-dive" in PromptWords(session, lambda share: None).answer("chart")
    assert not Session.begin("street-soccer", table=True).guesses()


def test_a_chart_is_cut_to_the_screen() -> None:
    game = find_game("first-and-goal")
    assert game.parts.charts is not None
    (chart,) = game.parts.charts.load()(game.new_box())
    assert all(len(line) <= 56 for line in chart.text(56).splitlines())
