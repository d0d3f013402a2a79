"""One agent against an opponent, and thousands; Gymnasium's own checker is in ``test_every_option.py``."""

import copy
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from touchline.envs.gymnasium import TableEnv, env_id
from touchline.envs.vector import BatchEnv
from touchline.games import game_names
from touchline.kernel.errors import BadOption, IllegalMove

GAMES = list(game_names())


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


@pytest.mark.parametrize("opponent", ["random", "bot:random", "club"])
def test_deepcopy_and_pickle_keep_the_position_and_the_opponent(opponent: str) -> None:
    env = TableEnv("street-soccer", opponent=opponent)
    _, info = env.reset(seed=3)
    for _ in range(5):
        _, _, _, _, info = env.step(info["action_mask"].argmax())
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.table.state == env.table.state
        assert twin.np_random.random() == copy.deepcopy(env).np_random.random()
        same = copy.deepcopy(env)
        for _ in range(10):
            action = same.action_masks().argmax()
            (seen, reward, over, *_), (again, *others) = same.step(action), twin.step(action)
            assert seen.tolist() == again.tolist()
            assert [reward, over] == others[:2]
            if over:
                break


def test_a_bot_with_machine_code_and_locks_is_seated_anew_in_a_copy() -> None:
    env = TableEnv("street-soccer", opponent="master")
    env.reset(seed=3)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.table.state == env.table.state
        twin.step(twin.action_masks().argmax())


def test_the_opponent_plays_differently_from_game_to_game() -> None:
    """A random bot's dice follow from the seed of the game: a learner cannot learn them by heart."""

    def answers(seed: int) -> list[int]:
        env = TableEnv("street-soccer", opponent="bot:random", seat=1)
        env.reset(seed=seed)
        return env.table.state.figures[:5]  # type: ignore[no-any-return]

    assert answers(1) == answers(1)
    assert len({tuple(answers(seed)) for seed in range(6)}) > 3


def test_there_is_no_such_seat() -> None:
    for make in (TableEnv, BatchEnv):
        with pytest.raises(BadOption, match="no seat 2"):
            make("football-darts", seat=2)


def test_one_line_makes_it_without_an_import() -> None:
    code = "import gymnasium; env = gymnasium.make('touchline.envs.gymnasium:touchline/FootballDarts-v0'); print(env)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "touchline/FootballDarts-v0" in said.stdout


def test_make_knows_the_games_of_a_package_that_was_imported_after_gymnasium() -> None:
    code = "import gymnasium, touchline; print(gymnasium.make('touchline/StreetSoccer-v0'), len(gymnasium.registry))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "touchline/StreetSoccer-v0" in said.stdout


def same_games(batch: BatchEnv, single: TableEnv) -> set[int]:
    """Demand that game 0 of a batch is the game of the single environment; the seats that were asked."""
    seen, info = batch.reset(seed=5)
    alone, told = single.reset(seed=5)
    rng, asked = np.random.default_rng(1), set()
    for _ in range(3000):
        assert seen[0].tolist() == alone.tolist()
        assert info["action_mask"][0].tolist() == told["action_mask"].tolist()
        assert batch.state()[0].tolist() == single.state().tolist()
        asked.add(int(alone[0]))
        actions = batch.random_actions(rng)
        seen, rewards, ended, _, info = batch.step(actions)
        alone, reward, over, _, told = single.step(actions[0])
        assert (rewards[0], ended[0]) == (reward, over)
        if over:
            assert info["final_obs"][0].tolist() == alone.tolist()
            return asked
    pytest.fail("the game did not end")


class TestVector:
    def test_make_vec_finds_the_native_one(self) -> None:
        env = gymnasium.make_vec(env_id("football-darts"), num_envs=8, vectorization_mode="vector_entry_point")
        assert isinstance(env.unwrapped, BatchEnv)

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("game", GAMES)
    def test_it_plays_the_games_of_the_single_environment(self, game: str, seat: int) -> None:
        """Game 0 of the batch and the single environment: same dice, same opponent, same numbers, move by move."""
        same_games(BatchEnv(game, 2, seat=seat), TableEnv(game, seat=seat, illegal_moves="raise"))

    def test_of_four_coaches_the_learner_plays_both_of_its_side(self) -> None:
        batch = BatchEnv("first-and-goal", 2, seat=3, seats=4)
        table = TableEnv("first-and-goal", seat=3, seats=4, illegal_moves="raise")
        asked = same_games(batch, table)
        assert asked == set(table.own)
        assert len(asked) == 2

    def test_illegal_actions_move_nothing(self) -> None:
        env = BatchEnv("football-darts", 4)
        seen, _ = env.reset(seed=1)
        with pytest.raises(IllegalMove, match="game 0"):
            env.step([4, 0, 0, 0])
        for outside in (-1, 99):
            with pytest.raises(IllegalMove, match="game 1"):
                env.step([0, outside, 0, 0])
        assert env.reset(seed=1)[0].tolist() == seen.tolist()
        with pytest.raises(BadOption):
            BatchEnv("football-darts", 4, opponent="nobody")

    def test_deepcopy_and_pickle_keep_every_game(self) -> None:
        env, rng = BatchEnv("football-darts", 16), np.random.default_rng(2)
        env.reset(seed=3)
        for _ in range(5):
            env.step(env.random_actions(rng))
        twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
        actions = env.random_actions(rng)
        told = [each.step(actions) for each in (env, *twins)]
        assert told[0][0].tolist() == told[1][0].tolist() == told[2][0].tolist()

    def test_gymnasiums_own_wrapper_counts_the_games(self) -> None:
        env = RecordEpisodeStatistics(
            gymnasium.make_vec(env_id("football-darts"), num_envs=32, vectorization_mode="vector_entry_point")
        )
        env.reset(seed=1)
        rng, ended, results = np.random.default_rng(0), 0, []
        for _ in range(40):
            _, rewards, over, _, info = env.step(env.unwrapped.random_actions(rng))  # type: ignore[attr-defined]
            ended += over.sum()
            if over.any():
                assert info["episode"]["r"][over].tolist() == rewards[over].tolist()
                results += info["episode"]["l"][over].tolist()
        assert len(results) == ended > 0
        assert min(results) > 1

    def test_random_actions_are_legal_and_all_alike(self) -> None:
        env, rng = BatchEnv("street-soccer", 4000), np.random.default_rng(2)
        _, info = env.reset(seed=3)
        legal = info["action_mask"][0].nonzero()[0]
        drawn = np.concatenate([env.random_actions(rng)[info["action_mask"][:, legal[0]] == 1] for _ in range(3)])
        assert set(drawn) <= set(info["action_mask"].nonzero()[1])
        assert len(set(drawn)) > len(legal) // 2

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
