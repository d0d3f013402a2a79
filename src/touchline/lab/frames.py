"""Simulated games as Polars frames, under names a football analyst expects.

The columns follow nflverse where they fit: ``game_id``, ``home_score``, ``away_score``,
``result`` (home minus away), ``total``, ``overtime``; in play-by-play ``play_id``, ``posteam``,
``qtr``, ``down``, ``desc``.  Home is the first side, away the second.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import polars as pl

import touchline
from touchline.kernel.arrays import Ints, Records
from touchline.kernel.draws import game_key
from touchline.kernel.errors import BadOption
from touchline.kernel.message import Message
from touchline.kernel.nodes import CHANCE
from touchline.lab.machine import Trace, trace_compiled
from touchline.lab.sheets import sheet_of

if TYPE_CHECKING:
    from touchline.lab.simulation import Job, Simulation

ROWS = ("game", "drive", "play", "decision")
"""What a row can be."""


def frame(played: Simulation, rows: str = "game") -> pl.DataFrame:
    """A simulation as a frame: one row a ``game``, ``drive``, ``play`` or ``decision``.

    >>> from touchline.lab import simulate
    >>> played = simulate("football-darts", 200, seed=1)
    >>> frame(played, "drive")["fixed_drive_result"].n_unique() > 4
    True
    """
    makers = {"game": games_frame, "drive": drives_frame, "play": plays_frame, "decision": decisions_frame}
    if rows not in makers:
        raise BadOption(Message("lab-row-kind", known=", ".join(ROWS), given=repr(rows)), field="rows")
    return makers[rows](played)


def cell_columns(states: Records, names: dict[str, str] | None = None) -> dict[str, object]:
    """Every cell of some state records as a column; cells in a row get a number each."""
    columns: dict[str, object] = {}
    for cell in states.dtype.names or ():
        if cell == "fired":
            continue
        column = (names or {}).get(cell, cell)
        values = states[cell]
        if values.ndim == 1:
            columns[column] = np.ascontiguousarray(values)
        else:
            columns |= {f"{column}_{k}": np.ascontiguousarray(values[:, k]) for k in range(values.shape[1])}
    return columns


def games_frame(played: Simulation) -> pl.DataFrame:
    """One row a game."""
    notes, states, job = played.notes, played.states, played.job
    sheet = sheet_of(job.game)
    home, away = states["score"][:, 0].astype(np.int32), states["score"][:, 1].astype(np.int32)
    columns: dict[str, object] = {
        "game_id": played.numbers,
        "home_score": home,
        "away_score": away,
        "result": home - away,
        "total": home + away,
        "winner": np.where(notes["payoff"] > 0, 0, np.where(notes["payoff"] < 0, 1, -1)).astype(np.int8),
        "first": first_side(played),
        "steps": np.ascontiguousarray(notes["steps"]),
        "decisions": np.ascontiguousarray(notes["decisions"]),
        "scores": np.ascontiguousarray(notes["scores"]),
        "lead_changes": np.ascontiguousarray(notes["lead_changes"]),
        "home_biggest_lead": np.ascontiguousarray(notes["home_best"]),
        "away_biggest_lead": np.ascontiguousarray(notes["away_best"]),
        "decided_at": np.ascontiguousarray(notes["decided"]),
        "finished": notes["finished"] == 1,
    }
    made = pl.DataFrame(columns).with_columns(
        pl.when(pl.col("winner") == 0)
        .then("away_biggest_lead")
        .when(pl.col("winner") == 1)
        .then("home_biggest_lead")
        .otherwise(None)
        .alias("comeback"),
        (pl.col("decided_at") / pl.col("steps").clip(1)).alias("decided_share"),
    )
    if sheet.period and sheet.regulation:
        periods = np.ascontiguousarray(states[sheet.period])
        made = made.with_columns(
            pl.Series("periods", periods), pl.Series("overtime", (periods > sheet.regulation(job.box)).astype(np.int8))
        )
    return made


def first_side(played: Simulation) -> Ints:
    """The side that went first in each game; −1 where nobody did."""
    game, box = played.job.game, played.job.box
    sides = np.array([*(game.side(seat, box) for seat in range(game.seats(box))), -1], dtype=np.int8)
    found: Ints = sides[played.notes["first"]]
    return found


def traced(played: Simulation, games: int | None = None) -> Trace:
    """The first ``games`` games of a simulation again, step by step.

    Played once to be counted and once to be written down: by then it is known how much room they need, and counting is
    much quicker than writing down.  Bots are not asked again.
    """
    job = played.job
    numbers, lengths = played.numbers[:games], played.notes["steps"][:games]
    if job.compiled:
        return trace_compiled(job.game, job.box, job.players, job.seed, numbers, lengths)
    return trace_interpreted(played, len(numbers))


def trace_interpreted(played: Simulation, games: int) -> Trace:
    """The first games with bots on the seats step by step, from what the bots decided: they are not asked again."""
    job, game, box = played.job, played.job.game, played.job.box
    moves = [0] * game.max_moves(box)
    before, after, steps = [], [], []
    for which, number in enumerate(played.numbers[:games]):
        decisions, key = iter(played.decisions[which]), game_key(job.seed, int(number))
        s = game.new_state(box)
        for n in range(int(played.notes["steps"][which])):
            seat = game.rules.to_move(s, box)
            count = 0 if seat == CHANCE else game.rules.legal(s, box, moves)
            choice = game.stepping.outcome(s, box, key, n) if seat == CHANCE else next(decisions)
            before.append(s.to_record())
            game.step(s, box, choice)
            after.append(s.to_record())
            steps.append((choice, seat, count, which, n))
    columns = [np.array(each) for each in zip(*steps, strict=True)] or [np.zeros(0, np.int64)] * 5
    empty = np.zeros(0, dtype=game.State.dtype())
    return Trace(np.concatenate(before or [empty]), np.concatenate(after or [empty]), *columns)


def steps_frame(played: Simulation, trace: Trace) -> pl.DataFrame:
    """One row a step, chance and decision alike: the position before it, the choice, what it did."""
    sheet = sheet_of(played.job.game)
    made = pl.DataFrame(
        {
            "game_id": played.numbers[trace.game],
            "play_id": trace.step + 1,
            "seat": trace.seats,
            **cell_columns(trace.before, dict(sheet.names)),
            "choice": trace.choices,
            "options": trace.options,
            "home_points": (trace.after["score"][:, 0] - trace.before["score"][:, 0]).astype(np.int16),
            "away_points": (trace.after["score"][:, 1] - trace.before["score"][:, 1]).astype(np.int16),
            "fired": np.ascontiguousarray(trace.after["fired"]),
        }
    ).rename({"score_0": "total_home_score", "score_1": "total_away_score"})
    return made.with_columns(sheet.derived()) if sheet.derived else made


def worded(played: Simulation, trace: Trace, kept: Iterable[int]) -> list[tuple[str, str, str]]:
    """Name, choice and description of some steps, in the words of the game; the same words are made once."""
    game, box = played.job.game, played.job.box
    names = [game.seat_name(seat) for seat in range(game.seats(box))]
    words = []
    for k in kept:
        before, after = game.State.from_record(trace.before[k]), game.State.from_record(trace.after[k])
        choice = int(trace.choices[k])
        what = game.chance_name(before, box) if trace.seats[k] == CHANCE else game.question(before, box)
        words.append((what, game.choice_text(before, box, choice), game.narrate(before, after, box, choice, names)))
    return words


def phase_names(played: Simulation) -> tuple[str, ...]:
    """The names of the game's phases, where its states have them."""
    field = played.job.game.State.fields.get("phase")
    return field.names if field is not None else ()


def plays_frame(played: Simulation, games: int | None = None) -> pl.DataFrame:
    """One row a step with its description: play-by-play.  Words take a tenth of a millisecond a row."""
    trace = traced(played, games)
    steps = steps_frame(played, trace)
    words = worded(played, trace, range(len(trace.choices)))
    rules = [",".join(played.job.game.fired_rules(int(each))) for each in trace.after["fired"]]
    return _phases_named(played, steps).with_columns(
        pl.Series("what", [each[0] for each in words], dtype=pl.String),
        pl.Series("play", [each[1] for each in words], dtype=pl.String),
        pl.Series("desc", [each[2] for each in words], dtype=pl.String),
        pl.Series("rules", rules, dtype=pl.String),
    )


def decisions_frame(played: Simulation, games: int | None = None) -> pl.DataFrame:
    """One row a decision: the position, how many options there were, what was chosen."""
    trace = traced(played, games)
    steps = steps_frame(played, trace)
    kept = np.flatnonzero(trace.seats != CHANCE)
    texts = [text for _, text, _ in worded(played, trace, kept)]
    return (
        _phases_named(played, steps)
        .filter(pl.col("seat") != CHANCE)
        .with_columns(pl.Series("play", texts, dtype=pl.String))
    )


def _phases_named(played: Simulation, steps: pl.DataFrame) -> pl.DataFrame:
    names = phase_names(played)
    if not names or "phase" not in steps.columns:
        return steps
    return steps.with_columns(pl.col("phase").replace_strict(range(len(names)), list(names), return_dtype=pl.String))


def drives_frame(played: Simulation, games: int | None = None) -> pl.DataFrame:
    """One row a possession: who had the ball, for how many steps, how it ended, what it scored."""
    game, sheet = played.job.game, sheet_of(played.job.game)
    if not sheet.drive:
        raise BadOption(Message("lab-no-drives", game=game.title), field="rows")
    steps = steps_frame(played, traced(played, games))
    drive = [sheet.names.get(cell, cell) for cell in sheet.drive]
    offense = sheet.names.get(sheet.offense, sheet.offense)
    period = sheet.names.get(sheet.period, sheet.period)
    away = pl.col(offense).mean() > 0.5  # a toss before the drive, or a try after a return, is not the drive
    steps = steps.with_columns(pl.struct("game_id", *drive).rle_id().alias("run"))
    made = (
        steps.group_by("run", maintain_order=True)
        .agg(
            pl.col("game_id").first(),
            away.cast(pl.Int8).alias("posteam"),
            *([pl.col(period).last().alias("qtr")] if period else []),
            pl.len().alias("steps"),
            (pl.col("seat") != CHANCE).sum().alias("decisions"),
            pl.when(away).then(pl.col("away_points").sum()).otherwise(pl.col("home_points").sum()).alias("points"),
            pl.when(away)
            .then(pl.col("home_points").sum())
            .otherwise(pl.col("away_points").sum())
            .alias("points_allowed"),
            pl.col("fired").bitwise_or().alias("fired"),
            pl.exclude("run", "game_id").last().name.prefix("last_"),
        )
        .with_columns((pl.int_range(pl.len()).over("game_id") + 1).alias("fixed_drive"))
    )
    result: pl.Expr = pl.lit("Other")
    for label, holds in reversed(sheet.endings(game, played.job.box) if sheet.endings else []):
        result = pl.when(holds).then(pl.lit(label)).otherwise(result)
    return made.select(
        "game_id",
        "fixed_drive",
        "posteam",
        *(["qtr"] if period else []),
        "steps",
        "decisions",
        "points",
        "points_allowed",
        result.alias("fixed_drive_result"),
    ).filter(pl.col("fixed_drive_result") != "")


def about(job: Job, rows: str) -> dict[str, str]:
    """What a Parquet file says in its metadata, so that its rows can be made again."""
    return {
        "touchline": touchline.__version__,
        "game": job.game_name,
        "rules": job.game.version_of(job.options),
        "options": json.dumps(dict(job.options), default=str),
        "players": ",".join(job.players),
        "seed": str(job.seed),
        "rows": rows,
    }


def write_parquet(played: Simulation, path: str | Path, rows: str = "game") -> None:
    """A frame as a Parquet file that says in its metadata how to make it again."""
    frame(played, rows).write_parquet(path, metadata=about(played.job, rows))
