"""A learned network as a file: it plays in ladders and on servers what its trainer would have played."""

from __future__ import annotations

import io
import json
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.envs.pytorch import torch_or_skip
from tests.patience import PATIENCE

from touchline import Match
from touchline.cli import main
from touchline.envs.features import numbers
from touchline.envs.gymnasium import TableEnv
from touchline.envs.kept import Kept, answer, keep
from touchline.games import find_game
from touchline.kernel.errors import BadData
from touchline.lab.tournament import Tournament
from touchline.play.keeping import read_record

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = "pocket-gridiron"


def arrays(game_name: str = GAME, width: int = 8) -> dict[str, Any]:
    """A small network of the kept form that knows nothing yet."""
    game, rng = find_game(game_name), np.random.default_rng(2)
    known = numbers(game, game.features)
    low = np.array([each.low for each in known])
    values = np.minimum(np.array([each.high for each in known]) - low + 1, 128)
    actions = game.actions(game.new_box())
    return {
        "low": low,
        "most": values - 1,
        "first": np.concatenate([[0], np.cumsum(values)[:-1]]),
        "table.weight": rng.normal(size=(int(values.sum()), width)).astype(np.float32),
        "bias": np.zeros(width, np.float32),
        "hidden.weight": rng.normal(size=(width, width)).astype(np.float32),
        "hidden.bias": np.zeros(width, np.float32),
        "policy.weight": rng.normal(size=(actions, width)).astype(np.float32),
        "policy.bias": np.zeros(actions, np.float32),
    }


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    keep(tmp_path / "learned.npz", GAME, arrays())
    return tmp_path / "learned.npz"


def program(kept: Path) -> str:
    return f"{sys.executable} -m touchline.envs.kept {kept}"


def test_it_climbs_the_ladder(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"learned={program(kept)}"
    words = ["ladder", GAME, "--engine", engine, "--levels", "random", "--pairs", "1"]
    assert main([*words, "--seconds", str(PATIENCE)]) == 0
    assert "learned" in capsys.readouterr().out


def test_a_tournament_sees_the_moves_of_the_network(kept: Path, tmp_path: Path) -> None:
    """From its view alone, in a game with other options, what it plays is what it answers in the environment."""
    engines, options = {"learned": program(kept)}, {"mode": "pro"}
    cup = Tournament(
        GAME, ["bot:random"], options, pairs=1, seed=2, seconds=PATIENCE, engines=engines, folder=tmp_path / "games"
    )
    assert not cup.run().faults
    network = Kept(kept)
    for path in (tmp_path / "games").iterdir():
        match = Match.from_record(read_record(path))
        seat, env = match.names.index("learned"), TableEnv(GAME, seat=match.names.index("learned"), mode="pro")
        for s, step in zip(match.states, match.steps, strict=False):
            if step.seat == seat:
                env.table.state, env.table.seat, env.table._legal = s, seat, None
                chosen = network.act(env.table.observe(seat), env.table.mask())
                assert match.game.move_text(s, match.box, chosen) == step.text


def test_it_answers_for_its_own_game_only(kept: Path) -> None:
    asked = {"id": 1, "op": "new", "game": "football-darts", "options": {}, "seat": 0, "names": ["a", "b"]}
    said = io.StringIO()
    answer(Kept(kept), [json.dumps(asked)], said)
    assert json.loads(said.getvalue()) == {"id": 1, "ok": False, "error": "learned pocket-gridiron, not football-darts"}


def test_what_is_no_network_is_said(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no arrays", encoding="utf-8")
    with pytest.raises(BadData, match="is no file of arrays"):
        Kept(tmp_path / "text.npz")
    with pytest.raises(BadData, match="is no file of arrays"):
        Kept(tmp_path / "absent.npz")
    keep(tmp_path / "half.npz", GAME, {"low": np.zeros(3)})
    with pytest.raises(BadData, match=r"most, first, table\.weight"):
        Kept(tmp_path / "half.npz")
    keep(tmp_path / "other.npz", "football-darts", arrays())
    with pytest.raises(BadData, match="another form of football-darts"):
        Kept(tmp_path / "other.npz")


def test_a_bot_account_finds_the_game_in_the_file(kept: Path) -> None:
    policy, game = runpy.run_path(str(EXAMPLES / "trained_bot.py"))["policy_in"](str(kept), "street-soccer")
    seen, info = TableEnv(GAME).reset(seed=1)
    assert (game, policy(seen, info["action_mask"])) == (GAME, Kept(kept).act(seen, info["action_mask"]))


def test_curves_are_drawn_from_logs(tmp_path: Path) -> None:
    lines = [
        {"game": GAME, "device": "CPU", "against": "random", "seconds": n, "decisions": n, "games": 64, "points": 0.5}
        for n in range(3)
    ]
    (tmp_path / "a.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    example = runpy.run_path(str(EXAMPLES / "learn_on_gpu.py"))
    example["draw"]([tmp_path / "a.jsonl"], tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 5_000


def test_the_trainer_learns_and_the_file_acts_like_its_network(tmp_path: Path) -> None:
    torch = torch_or_skip()
    example = runpy.run_path(str(EXAMPLES / "learn_on_gpu.py"))
    learner = example["Learner"](GAME, 64, steps=8, device="cpu")
    before = {name: each.clone() for name, each in learner.agent.state_dict().items()}
    for _ in range(10):
        learner.learn()
        learner.remember()
    assert len(learner.past) == 8, "the league is full"
    assert not torch.equal(before["hidden.weight"], learner.agent.state_dict()["hidden.weight"])
    learner.keep(str(tmp_path / "learned.npz"))
    network = Kept(tmp_path / "learned.npz")
    with torch.no_grad():
        chances, _ = learner.agent(learner.agent.rows(learner.seen), learner.masks)
    for seen, mask, each in zip(learner.seen.numpy(), learner.masks.numpy(), chances, strict=True):
        assert each[network.likeliest(seen, mask)] > each.max() - 1e-4
