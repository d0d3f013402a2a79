"""Frames an analyst can read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from touchline.kernel.errors import BadOption
from touchline.lab.simulation import Simulation, simulate


@pytest.fixture(scope="module")
def darts() -> Simulation:
    return simulate("football-darts", 300, seed=1, seats=("finisher", "random"))


def test_a_row_a_game(darts: Simulation) -> None:
    games = darts.frame()
    assert len(games) == 300
    assert games["game_id"].to_list() == list(range(300))
    assert (games["result"] == games["home_score"] - games["away_score"]).all()
    assert (games["total"] == games["home_score"] + games["away_score"]).all()
    won = games.filter(pl.col("winner") == 0)
    assert (won["result"] > 0).all()
    assert (won["comeback"] == won["away_biggest_lead"]).all()
    assert ((games["overtime"] == 1) == (games["periods"] > 4)).all()


def test_a_row_a_drive_adds_up_to_the_games(darts: Simulation) -> None:
    """The points of all drives are the points of all games, and every drive of normal time is there."""
    games, drives = darts.frame(), darts.frame("drive")
    scored = drives.group_by("game_id", maintain_order=True).agg(
        pl.col("points").filter(pl.col("posteam") == 0).sum().alias("mine"),
        pl.col("points_allowed").filter(pl.col("posteam") == 1).sum().alias("given"),
        pl.len().alias("drives"),
    )
    assert ((scored["mine"] + scored["given"]).to_numpy() == games["home_score"].to_numpy()).all()
    assert (scored["drives"].to_numpy() >= 16).all()
    results = set(drives["fixed_drive_result"])
    assert {"Touchdown", "Field goal", "Missed field goal", "Interception", "Bust", "Punt"} <= results
    assert "Other" not in results
    assert (drives.filter(pl.col("fixed_drive_result") == "Field goal")["points"] == 3).all()


@pytest.mark.parametrize("name", ["pocket-gridiron", "first-and-goal"])
def test_drives_of_the_other_games_are_all_explained(name: str) -> None:
    played = simulate(name, 40, seed=2)
    games, drives = played.frame(), played.frame("drive")
    assert drives.select(pl.col("points").sum() + pl.col("points_allowed").sum()).item() == games["total"].sum()
    shares = drives["fixed_drive_result"].value_counts(normalize=True)
    other = shares.filter(pl.col("fixed_drive_result") == "Other")["proportion"].sum()
    assert other < 0.01


def test_a_row_a_play_reads_like_the_match(darts: Simulation) -> None:
    plays = simulate("football-darts", 3, seed=1, seats=("finisher", "random")).frame("play")
    first = plays.row(0, named=True)
    assert (first["what"], first["play"]) in {("coin", "heads"), ("coin", "tails")}
    assert "wins the toss" in first["desc"]
    assert first["rules"] == "FD-1.2"
    assert plays["play_id"].to_list()[:5] == [1, 2, 3, 4, 5]
    assert (plays["yardline_100"] == 100 - plays["pos"]).all()
    assert set(plays["phase"]) >= {"toss", "choice", "call", "throw"}


def test_a_row_a_decision(darts: Simulation) -> None:
    decisions = simulate("football-darts", 20, seed=1).frame("decision")
    assert (decisions["seat"] >= 0).all()
    assert (decisions["options"] >= 2).all()
    assert set(decisions.filter(pl.col("phase") == "choice")["play"]) == {"receive", "defer"}


def test_a_game_without_drives_says_so() -> None:
    with pytest.raises(BadOption, match="no drives"):
        simulate("street-soccer", 2).frame("drive")


def test_frames_of_games_with_bots_are_those_of_their_policies() -> None:
    """The random bot has dice of its own, but everything around it is the same machinery."""
    played = simulate("football-darts", 3, seats=("kicker", "bot:random"), seed=5, cores=1)
    plays = played.frame("play")
    last = plays.group_by("game_id", maintain_order=True).agg(pl.len())
    assert last["len"].to_list() == played.notes["steps"].tolist()
    assert plays["home_points"].sum() == played.states["score"][:, 0].sum()


def test_parquet_says_how_it_was_made(darts: Simulation, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    darts.write_parquet(path)
    assert pl.read_parquet(path).equals(darts.frame())
    about = pl.read_parquet_metadata(path)
    assert (about["game"], about["players"], about["seed"]) == ("football-darts", "finisher,random", "1")


def test_columns_are_numbers_not_copies_of_a_view(darts: Simulation) -> None:
    column = darts.frame()["home_score"].to_numpy()
    assert column.dtype == np.int32
