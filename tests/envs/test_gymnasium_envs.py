"""Gymnasium's own checks over every game."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from touchline.envs.gymnasium import TableEnv, env_id
from touchline.envs.vector import BatchEnv
from touchline.games import game_names
from touchline.kernel.errors import BadOption, IllegalMove

GAMES = list(game_names())


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_is_content(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns about wide observation bounds
        check_env(gymnasium.make(env_id(game)).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_by_masked_actions(game: str, seat: int) -> None:
    env = TableEnv(game, seat=seat, illegal_moves="raise")
    _, info = env.reset(seed=11)
    rng = np.random.default_rng(3)
    for _ in range(5000):
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        assert env.table.game.side(env.table.seat, env.table.box) == seat
        _, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if ended:
            assert reward == env.table.payoff(seat)
            return
        assert reward == 0
    pytest.fail("the game did not end")


def test_the_same_seed_gives_the_same_game() -> None:
    def play(seed: int) -> list[float]:
        env = TableEnv("football-darts")
        seen, info = env.reset(seed=seed)
        told = list(seen)
        for _ in range(10):
            seen, _, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
            told += list(seen)
            if ended:
                break
        return [float(each) for each in told]

    assert play(5) == play(5)
    assert play(5) != play(6)


def test_illegal_moves() -> None:
    env = TableEnv("football-darts", illegal_moves="lose")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(2)
    assert (reward, ended, info["illegal"]) == (-1.0, True, 2)
    env = TableEnv("football-darts", illegal_moves="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(2)
    env = TableEnv("football-darts", illegal_moves="replace")
    env.reset(seed=1)
    assert not env.step(2)[2]
    with pytest.raises(BadOption):
        TableEnv("football-darts", illegal_moves="shrug")
    with pytest.raises(BadOption):
        TableEnv("football-darts", opponent="nobody")


class TestVector:
    def test_make_vec_finds_the_native_one(self) -> None:
        env = gymnasium.make_vec(env_id("football-darts"), num_envs=8, vectorization_mode="vector_entry_point")
        assert isinstance(env.unwrapped, BatchEnv)

    def test_it_plays_the_games_of_the_single_environment(self) -> None:
        """Game 0 of the batch and the single environment: same dice, same observations, move by move."""
        batch = BatchEnv("pocket-gridiron", 2, opponent="first", seat=0)
        seen, info = batch.reset(seed=5)
        table = TableEnv("pocket-gridiron", seat=0, illegal_moves="raise").table
        table.reset(5)

        def others() -> None:
            while not table.over and table.seat != 0:
                table.play(table.legal()[0])

        others()
        for _ in range(200):
            assert seen[0].tolist() == table.observe(0).tolist()
            assert (info["action_mask"][0] == table.mask()).all()
            actions = info["action_mask"].argmax(axis=1)
            seen, rewards, ended, _, info = batch.step(actions)
            table.play(int(actions[0]))
            others()
            if ended[0]:
                assert table.over
                assert rewards[0] == table.payoff(0)
                assert info["final_obs"][0].tolist() == table.observe(0).tolist()
                return
        pytest.fail("the game did not end")

    def test_illegal_actions_move_nothing(self) -> None:
        env = BatchEnv("football-darts", 4)
        seen, _ = env.reset(seed=1)
        with pytest.raises(IllegalMove, match="game 0"):
            env.step([4, 0, 0, 0])
        assert env.reset(seed=1)[0].tolist() == seen.tolist()
        with pytest.raises(BadOption):
            BatchEnv("football-darts", 4, opponent="nobody")

    def test_seeds_reproduce_whole_runs(self) -> None:
        def run() -> list[float]:
            env, rng = BatchEnv("football-darts", 16), np.random.default_rng(2)
            env.reset(seed=3)
            total = []
            for _ in range(100):
                _, rewards, *_ = env.step(env.random_actions(rng))
                total.append(float(rewards.sum()))
            return total

        first = run()
        assert first == run()
        assert any(first)
