"""Reports: figures that cover, differences that are real, pages that stand alone."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from tests.sweep import swept

from touchline.games import find_game
from touchline.kernel.message import plain
from touchline.lab.measures import Figure, decision_shares, differences, game_figures, holm, mean_figure, skill
from touchline.lab.report import write_report
from touchline.lab.simulation import simulate


def test_intervals_cover_as_often_as_they_say() -> None:
    """Of 200 simulations of 200 games, about 95 % of the intervals hold the mean of a very long one."""
    truth = {each.name: each.mean for each in game_figures(simulate("football-darts", 200_000, seed=1))}
    held = 0
    for k in range(200):
        points = next(
            each
            for each in game_figures(simulate("football-darts", 200, seed=2, first=200 * k, cores=1))
            if each.name == "points in all"
        )
        held += points.low <= truth["points in all"] <= points.high
    assert 180 <= held <= 199


def test_holm_is_holm() -> None:
    """The example of Holm (1979) as printed in textbooks: 0.01, 0.02, 0.03, 0.005 at four tests."""
    assert holm([0.01, 0.02, 0.03, 0.005]) == pytest.approx([0.03, 0.04, 0.04, 0.02])


def test_no_difference_is_seldom_called_real() -> None:
    """The same rules with other dice: with all figures together, a false alarm in at most a few of 40 tries."""
    alarms = 0
    for k in range(40):
        ours, theirs = (
            game_figures(simulate("football-darts", 500, seed=seed, cores=1)) for seed in (100 + k, 900 + k)
        )
        alarms += any(each.real for each in differences(ours, theirs))
    assert alarms <= 6


def test_a_true_difference_is_found() -> None:
    """FD-6.1: with the inner bull worth 50 yards fewer touchdowns fall, and nobody gains by going first."""
    ours, theirs = (
        game_figures(simulate("football-darts", 5000, options={"inner_bull_yards": value}, seed=3))
        for value in ("touchdown", 50)
    )
    found = {each.ours.name: each for each in differences(ours, theirs)}
    assert found["points in all"].real
    assert found["points in all"].change < 0
    assert not found["the side that received first wins (draws half)"].real


def test_what_never_varies_is_not_tested() -> None:
    sure = Figure(plain("always"), 1.0, 0.0, 100, True)
    assert differences([sure], [sure]) == []
    never = Figure(plain("always"), 0.0, 0.0, 100, True)
    assert differences([sure], [never])[0].real


def test_a_figure_of_nothing_is_no_number() -> None:
    assert np.isnan(mean_figure(plain("empty"), []).mean)


def test_shares_of_choices_add_up() -> None:
    shares = decision_shares(simulate("football-darts", 500, seed=1))
    assert set(shares) == {"call", "choice", "try"}
    for found in shares.values():
        assert sum(share for _, share in found) == pytest.approx(1)
    assert {text for text, _ in shares["try"]} == {"pat", "two"}


def test_skill_of_equal_players_is_none() -> None:
    game = find_game("football-darts")
    assert skill(game, "random", "random", {}, 400, 1).points.mean == 0.5
    better = skill(game, "kicker", "gambler", {}, 4000, 1)
    assert better.points.low > 0.5
    assert 5 < better.games_to_tell < 500


class Checker(HTMLParser):
    """Balance of tags, ids and links of a page."""

    VOID = frozenset({"meta", "link", "br", "img", "input", "hr", "use", "path", "rect", "circle", "stop"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "xlink:href"):
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("name", "compare"),
    [
        ("football-darts", {"safety_spot": 45}),
        ("football-darts", None),
        pytest.param("street-soccer", None, marks=swept),
    ],
)
def test_the_page_stands_alone(name: str, compare: dict[str, int] | None, tmp_path: Path) -> None:
    path = write_report(name, tmp_path / "r.html", games=300, compare=compare)
    text = path.read_text(encoding="utf-8")
    page = Checker()
    page.feed(text)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert all(link.startswith("#") for link in page.links)
    assert not re.search(r"https?://(?!www\.w3\.org)", text)
    assert "<script" not in text
    pictures = "".join(re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL))
    assert not re.search(r"(fill|stroke): #[0-9a-f]{3,6}", pictures)
    assert "prefers-color-scheme: dark" in text
    for chapter in ("Scores", "Length", "Going first", "Drama", "What is chosen", "Luck against skill", "Every rule"):
        assert f"<h2>{chapter}</h2>" in text
    assert ("What the change does" in text) == (compare is not None)
    assert "nan" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL).lower().replace("finance", "")
