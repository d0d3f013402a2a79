"""Gymnasium's vector form: thousands of games stepped in one compiled call, against a compiled opponent.

A game that ends is reset in the same step; its last observation is in ``info["final_obs"]``.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from touchline.envs.features import box_space, everything
from touchline.envs.table import side_of
from touchline.games import find_game
from touchline.kernel import draws
from touchline.kernel.compiled import box_record, compile_rule, register
from touchline.kernel.errors import BadOption, IllegalMove
from touchline.kernel.game import Game
from touchline.kernel.nodes import CHANCE, OVER
from touchline.kernel.rule import MARKED
from touchline.lab.policies import policies


class _Entries(NamedTuple):
    begin: Any
    advance: Any
    pick: Any


@cache
def _entries(game: Game, opponent: str) -> _Entries:
    """The compiled loops for a learner on one side and the opponent on the other."""
    known = policies(game)
    if opponent not in known:
        raise BadOption(f"there is no compiled opponent {opponent!r}; there is: {', '.join(known)}", field="opponent")
    for marked in MARKED:
        register(marked)
    rules = game.rules
    start, to_move, legal, play, roll, payoff = (
        getattr(rules, name) for name in ("start", "to_move", "legal", "play", "roll", "payoff")
    )
    observe, decide = register(game.features.observe), register(known[opponent])
    outcome, game_key = register(game.stepping.outcome), draws.game_key

    def to_learner(s: Any, box: Any, moves: Any, own: Any, key: Any, steps: int) -> int:
        """Roll, and let the opponent play, until the learner's side must decide or the game is over."""
        seat = to_move(s, box)
        while seat != OVER:
            s.fired = 0
            if seat == CHANCE:
                roll(s, box, outcome(s, box, key, steps))
            elif own[seat] == 1:
                break
            else:
                play(s, box, decide(s, box, moves, legal(s, box, moves), key, steps))
            steps += 1
            seat = to_move(s, box)
        return steps

    register(to_learner)

    def show(s: Any, box: Any, moves: Any, learner: int, seen: Any, mask: Any) -> None:
        """What the seat to decide knows and may do; at the end, what the learner's own seat knows."""
        seat = to_move(s, box)
        observe(s, box, learner if seat == OVER else seat, seen)
        mask[:] = 0
        if seat != OVER:
            for k in range(legal(s, box, moves)):
                mask[moves[k]] = 1

    register(show)

    def begin(states, box, moves, learner, own, seed, numbers, steps, seen, masks):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            start(states[i], box)
            steps[i] = to_learner(states[i], box, moves, own, game_key(seed, numbers[i]), 0)
            show(states[i], box, moves, learner, seen[i], masks[i])

    def advance(  # type: ignore[no-untyped-def]
        states, box, moves, learner, own, seed, numbers, steps, seen, masks, actions, rewards, done, last
    ):
        for i in range(len(states)):
            s = states[i]
            s.fired = 0
            play(s, box, actions[i])
            steps[i] = to_learner(s, box, moves, own, game_key(seed, numbers[i]), steps[i] + 1)
            done[i] = to_move(s, box) == OVER
            rewards[i] = payoff(s, box, learner) if done[i] else 0
            if done[i]:
                show(s, box, moves, learner, last[i], masks[i])
                numbers[i] += len(states)
                start(s, box)
                steps[i] = to_learner(s, box, moves, own, game_key(seed, numbers[i]), 0)
            show(s, box, moves, learner, seen[i], masks[i])

    def pick(masks, chances, actions):  # type: ignore[no-untyped-def]
        for i in range(len(masks)):
            count = 0
            for action in range(masks.shape[1]):
                count += masks[i, action]
            left = int(chances[i] * count)
            for action in range(masks.shape[1]):
                if masks[i, action] == 1:
                    if left == 0:
                        actions[i] = action
                        break
                    left -= 1

    return _Entries(*(compile_rule(game, each) for each in (begin, advance, pick)))


class BatchEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` games of one kind; game ``i`` has the dice of number ``i`` of the seed.

    >>> env = BatchEnv("football-darts", 3)
    >>> seen, info = env.reset(seed=7)
    >>> seen.shape[0], info["action_mask"].sum(axis=1).tolist()
    (3, [2, 2, 2])
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - gymnasium's own form

    def __init__(
        self, game: str | Game, num_envs: int = 1, *, opponent: str = "random", seat: int = 0, **options: Any
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.box = self.game.new_box(options)
        self.num_envs = num_envs
        self.seat = seat
        self.seed = 0
        self.opponent = opponent
        own = side_of(self.game, self.box, seat)
        self._own = np.array([each in own for each in range(self.game.seats(self.box))], np.int64)
        self._entries = _entries(self.game, opponent)
        self._box = box_record(self.box)
        self._moves = np.zeros(self.game.max_moves(self.box), np.int64)
        self._states = self.game.compiled.new_states(num_envs)
        self._numbers = np.arange(num_envs, dtype=np.int64)
        self._steps = np.zeros(num_envs, np.int64)
        size, actions = len(self.game.features.names), self.game.actions(self.box)
        self._seen = np.zeros((num_envs, size), np.float32)
        self._last = np.zeros((num_envs, size), np.float32)
        self._masks = np.zeros((num_envs, actions), np.int8)
        self._rewards = np.zeros(num_envs, np.float64)
        self._done = np.zeros(num_envs, np.bool_)
        self.single_observation_space = box_space(self.game, self.game.features)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """All games anew; without a seed the games after the last ones."""
        if seed is not None:
            self.seed = int(seed)
            self._numbers[:] = np.arange(self.num_envs)
        else:
            self._numbers += self.num_envs
        self._entries.begin(
            self._states,
            self._box,
            self._moves,
            self.seat,
            self._own,
            np.uint64(self.seed),
            self._numbers,
            self._steps,
            self._seen,
            self._masks,
        )
        return self._seen.copy(), {"action_mask": self._masks.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision of the learner in every game; an illegal one raises and nothing moves."""
        chosen = np.asarray(actions, dtype=np.int64)
        inside = np.clip(chosen, 0, self._masks.shape[1] - 1)
        illegal = np.flatnonzero((inside != chosen) | (self._masks[np.arange(self.num_envs), inside] == 0))
        if len(illegal):
            raise IllegalMove(f"action {chosen[illegal[0]]} is not legal in game {illegal[0]}")
        self._entries.advance(
            self._states,
            self._box,
            self._moves,
            self.seat,
            self._own,
            np.uint64(self.seed),
            self._numbers,
            self._steps,
            self._seen,
            self._masks,
            chosen,
            self._rewards,
            self._done,
            self._last,
        )
        info: dict[str, Any] = {"action_mask": self._masks.copy()}
        if self._done.any():
            info |= {"final_obs": self._last.copy(), "_final_obs": self._done.copy()}
        return self._seen.copy(), self._rewards.copy(), self._done.copy(), np.zeros(self.num_envs, np.bool_), info

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return self.game.features.names

    @property
    def state_names(self) -> tuple[str, ...]:
        """What each number of ``state()`` is."""
        return everything(self.game).names

    def state(self) -> Any:
        """Everything, for a critic, one row a game: the seat to decide and the cells of the state."""
        fields = [name for name, field in self.game.State.fields.items() if not field.scratch]
        deciding = self._seen[:, [self.feature_names.index("seat")]]
        columns = [deciding, *(self._states[name].reshape(self.num_envs, -1) for name in fields)]
        return np.concatenate(columns, axis=1, dtype=np.float32)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the machine code, which is compiled once a process."""
        return {name: value for name, value in vars(self).items() if name != "_entries"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._entries = _entries(self.game, self.opponent)

    def random_actions(self, rng: np.random.Generator) -> Any:
        """A legal action for every game, all alike."""
        actions = np.zeros(self.num_envs, np.int64)
        self._entries.pick(self._masks, rng.random(self.num_envs), actions)
        return actions
