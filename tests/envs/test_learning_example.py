"""The learning example learns, and what it learned plays on a server."""

from __future__ import annotations

import runpy
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import pytest
from tests.server.challenging import played_by_challenge

from touchline.bots import turn_at, turn_of
from touchline.envs.acting import Trained
from touchline.envs.gymnasium import TableEnv
from touchline.games import game_names
from touchline.kernel.errors import IllegalMove
from touchline.play.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The example, the table it learned, its curve, and the file it kept."""
    example = runpy.run_path(str(EXAMPLES / "learn_gridiron.py"))
    table, curve = example["train"](rounds=14, seed=1)
    kept = tmp_path_factory.mktemp("learned") / "gridiron.npz"
    table.save(str(kept))
    return example, table, curve, kept


def test_it_wins_more_in_the_end_than_in_the_beginning(learned: Any, tmp_path: Path) -> None:
    example, _, curve, _ = learned
    assert mean(share for _, share in curve[-3:]) > mean(share for _, share in curve[:2]) + 0.02
    example["draw"](curve, str(tmp_path / "curve.png"))
    assert (tmp_path / "curve.png").stat().st_size > 5_000


def test_what_was_kept_is_what_was_learned(learned: Any) -> None:
    example, table, _, kept = learned
    again = example["Table"].load(str(kept))
    env = TableEnv("pocket-gridiron")
    seen, info = env.reset(seed=4)
    for _ in range(20):
        action = again.best(seen, info["action_mask"])
        assert action == table.best(seen, info["action_mask"])
        seen, _, over, _, info = env.step(action)
        if over:
            break


@pytest.mark.parametrize("game", game_names())
def test_a_bot_sees_what_the_agent_saw(game: str) -> None:
    """The numbers a trained bot is asked with, made from its view, are those of the environment."""
    asked: list[tuple[list[float], list[int]]] = []

    def acting(observation: Any, mask: Any) -> int:
        asked.append((observation.tolist(), mask.tolist()))
        return int(mask.argmax())

    env, match, bot = TableEnv(game, opponent="first", illegal_moves="raise"), Match(game, seed=3), Trained(acting)
    seen, info = env.reset(seed=3)
    for _ in range(25):
        while match.to_move != 0:
            if match.to_move < 0:
                match.roll()
            else:
                moves = match.game.legal_moves(match.state, match.box)
                match.play(match.game.move_text(match.state, match.box, moves[0]))
        match.play(bot.choose(turn_of(match)))
        assert asked[-1] == (seen.tolist(), info["action_mask"].tolist())
        seen, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        if over:
            break


def test_a_policy_that_breaks_the_rules_is_stopped() -> None:
    match = Match("football-darts", seed=3).roll()
    with pytest.raises(IllegalMove, match="4"):
        Trained(lambda observation, mask: 4).choose(turn_of(match))


def test_what_was_learned_plays_on_a_server_to_the_end(learned: Any, tmp_path: Path) -> None:
    order = {"game": "pocket-gridiron", "options": {"overtime": "drives"}}
    script, kept = EXAMPLES / "trained_bot.py", str(learned[3])
    with played_by_challenge(tmp_path, script, "learner", kept, order=order) as (server, me, match):
        played = Match.from_record(server.http.get(f"/api/matches/{match}/record", headers=me).text)
    assert played.over
    assert played.options["overtime"] == "drives"
    its_own = [(s, step.text) for s, step in zip(played.states, played.steps, strict=False) if step.seat == 1]
    assert its_own
    for s, text in its_own:
        turn = turn_at(played.game, s, played.box, options=played.options, seat=1, seconds=1, step=0)
        assert Trained(learned[1].best).choose(turn) == text
