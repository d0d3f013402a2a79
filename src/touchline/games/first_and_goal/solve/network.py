"""The weights of the situation's value: fresh ones, those that ship with the package, and fitting them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from touchline.games.first_and_goal.solve.situation import FEATURES, HIDDEN, Net

HERE = Path(__file__).parent
WEIGHTS = HERE / "weights.npz"
STORY = HERE / "weights.json"
"""The command, the seed and the figures that made the weights."""

Array = NDArray[np.float64]


def fresh_net(seed: int, units: int = HIDDEN) -> Net:
    """Small random weights that know nothing."""
    dice = np.random.default_rng(seed)
    return Net(
        dice.normal(0, 1 / np.sqrt(FEATURES), (FEATURES, units)),
        dice.normal(0, 0.5, units),
        dice.normal(0, 0.3 / np.sqrt(units), units),
        np.zeros(FEATURES),
        np.zeros(1),
    )


def load_net(path: Path = WEIGHTS) -> Net:
    """The weights of a file."""
    with np.load(path) as found:
        return Net(*(np.ascontiguousarray(found[name].astype(np.float64)) for name in Net._fields))


def save_net(net: Net, path: Path) -> None:
    """Write the weights, in single precision."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: getattr(net, name).astype(np.float32) for name in Net._fields})


def story() -> dict[str, Any]:
    """How the weights were made, and how far off they are."""
    told: dict[str, Any] = json.loads(STORY.read_text(encoding="utf-8"))
    return told


def answers(net: Net, x: Array) -> Array:
    """The network over many situations."""
    unit = x @ net.inward + net.bias
    total = x @ net.straight + net.shift[0] + (unit / (1 + np.abs(unit))) @ net.outward
    return np.asarray(1 / (1 + np.exp(-total)))


def loss(net: Net, x: Array, wanted: Array) -> float:
    """Cross-entropy, in bits of 2.718…."""
    p = np.clip(answers(net, x), 1e-7, 1 - 1e-7)
    return float(-(wanted * np.log(p) + (1 - wanted) * np.log(1 - p)).mean())


def fit(net: Net, x: Array, wanted: Array, seed: int, passes: int, rate: float, batch: int = 1024) -> Net:
    """The weights after some passes of Adam (Kingma and Ba 2015) over the data, the rate falling to a tenth."""
    dice = np.random.default_rng(seed)
    weights: list[Any] = [each.astype(np.float32) for each in net]
    first = [np.zeros_like(each) for each in weights]
    second = [np.zeros_like(each) for each in weights]
    x = x.astype(np.float32)
    wanted = wanted.astype(np.float32)
    batches = max(1, len(x) // batch)
    count = 0
    for _ in range(passes):
        order = dice.permutation(len(x))
        for b in range(batches):
            count += 1
            chosen = order[b * batch : (b + 1) * batch]
            slopes = _slopes(Net(*weights), x[chosen], wanted[chosen])
            speed = rate * (1 - 0.9 * count / (passes * batches))
            for k, slope in enumerate(slopes):
                first[k] = 0.9 * first[k] + 0.1 * slope
                second[k] = 0.999 * second[k] + 0.001 * slope**2
                upright = first[k] / (1 - 0.9**count)
                weights[k] -= speed * upright / (np.sqrt(second[k] / (1 - 0.999**count)) + 1e-8)
    return Net(*(each.astype(np.float64) for each in weights))


def _slopes(net: Net, x: Any, wanted: Any) -> tuple[Any, ...]:
    unit = x @ net.inward + net.bias
    bent = unit / (1 + np.abs(unit))
    total = x @ net.straight + net.shift[0] + bent @ net.outward
    miss = (1 / (1 + np.exp(-total)) - wanted) / len(x)
    back = np.outer(miss, net.outward) / (1 + np.abs(unit)) ** 2
    return x.T @ back, back.sum(axis=0), bent.T @ miss, x.T @ miss, miss.sum()[None]
