"""How fast others play at random, each in the loop its own documentation shows.

A peer that is not installed is named as absent; nothing is ever guessed.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

from touchline.kernel.extras import missing_extra
from touchline.lab.timing import Measured, timed, timed_on_one_core


def peers(seconds: float) -> Iterator[Measured]:
    """Every peer, measured or absent."""
    for family, measure in (
        ("OpenSpiel", openspiel),
        ("PettingZoo", pettingzoo),
        ("Pgx", pgx),
        ("RLCard", rlcard),
    ):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                yield from measure(seconds)
        except ImportError as problem:
            yield Measured(family, "", "", 0.0, f"absent: {missing_extra(problem.name or '') or problem}")


# ---- OpenSpiel


def openspiel(seconds: float) -> Iterator[Measured]:
    """Pig, backgammon and leduc in C++, and a game written in Python; from Python and all in C++."""
    import pyspiel

    for name in ("pig", "leduc_poker", "backgammon"):
        game = pyspiel.load_game(name)
        yield Measured("OpenSpiel", name, "Python loop", timed_on_one_core(partial(_spiel_game, game), seconds))
        yield Measured("OpenSpiel", name, "evaluate_bots, C++", _evaluate_bots(pyspiel, game, seconds))
        if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            yield Measured("OpenSpiel", name, "MCTS roll-outs, C++", _rollouts(pyspiel, game, seconds))
    import open_spiel.python.games  # noqa: F401

    game = pyspiel.load_game("python_tic_tac_toe")
    yield Measured(
        "OpenSpiel", "python_tic_tac_toe", "Python loop", timed_on_one_core(lambda: _spiel_game(game), seconds)
    )


def _spiel_game(game: Any) -> int:
    """The loop of OpenSpiel's example.py."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def _evaluate_bots(pyspiel: Any, game: Any, seconds: float) -> float:
    """Whole games between C++ bots; the steps are counted outside the time."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    states: list[Any] = []

    def play() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
        states.append(state)
        return 0

    def counted() -> int:
        steps = sum(len(state.full_history()) for state in states)
        states.clear()
        return steps

    return timed_on_one_core(play, seconds, counted)


def _rollouts(pyspiel: Any, game: Any, seconds: float) -> float:
    """Random roll-outs inside the C++ search: OpenSpiel at its fastest.

    The search does not say how many steps it made, so the mean length of a game (from ``evaluate_bots``) stands in;
    roll-outs start at most one step into the game.
    """
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    length, sample = 0, 200
    for seed in range(sample):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        length += len(state.full_history())
    rollouts = max(1, int(100_000 * sample / length))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, 7, False)
    return timed_on_one_core(lambda: bot.step(root) * 0 + 2 * rollouts * length // sample, seconds)


# ---- PettingZoo


def pettingzoo(seconds: float) -> Iterator[Measured]:
    """Classic games in the loop of PettingZoo's documentation."""
    import pettingzoo as zoo
    from pettingzoo.env_registry.exceptions import FailedToImport

    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"):
        try:
            env = zoo.make("aec", f"classic/{name}")
        except FailedToImport as problem:
            yield Measured("PettingZoo", "", "", 0.0, f"absent: {problem}")
            continue
        yield Measured(
            "PettingZoo", name.rpartition("_v")[0], "Python loop", timed_on_one_core(partial(aec_game, env), seconds)
        )


def aec_game(env: Any) -> int:
    """One game at random in the loop of PettingZoo's documentation; the decisions made."""
    env.reset()
    steps = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
            steps += 1
        env.step(action)
    return steps


# ---- Pgx


def pgx(seconds: float) -> Iterator[Measured]:
    """Vectorised games under ``jax.jit`` on the CPU, at the best batch size."""
    import jax

    with jax.default_device(jax.devices("cpu")[0]):
        for name in ("tic_tac_toe", "leduc_holdem", "backgammon"):
            rates = {batch: pgx_rate(name, batch, seconds / 2) for batch in (16, 256, 4096)}
            best = max(rates, key=lambda batch: rates[batch])
            yield Measured("Pgx", name, f"jit + vmap on the CPU, batch {best}", rates[best])


def pgx_rate(name: str, batch: int, seconds: float) -> float:
    """Steps a second of a game of Pgx's on JAX's present device, observations made, actions drawn from the masks."""
    import jax
    import pgx as games
    from pgx.experimental.wrappers import auto_reset

    env = games.make(name)
    jnp, steps = jax.numpy, 16
    step = jax.vmap(auto_reset(env.step, env.init))

    def many(state: Any, key: Any) -> Any:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, pick, dice = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            action = jax.random.categorical(pick, logits, axis=1)
            return (step(state, action, jax.random.split(dice, batch)), key), None

        return jax.lax.scan(one, (state, key), None, length=steps)[0]

    run = jax.jit(many)
    held = [run(jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1))]

    def go() -> int:
        held[0] = jax.block_until_ready(run(*held[0]))
        return batch * steps

    return timed(go, seconds)


# ---- RLCard


def rlcard(seconds: float) -> Iterator[Measured]:
    """Leduc and blackjack with random agents, as in RLCard's examples."""
    import rlcard as cards
    from rlcard.agents import RandomAgent

    for name in ("leduc-holdem", "blackjack"):
        env = cards.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            trajectories, _ = env.run(is_training=False)
            return sum(len(each) // 2 for each in trajectories)

        yield Measured("RLCard", name, "env.run, random agents", timed_on_one_core(play, seconds))
