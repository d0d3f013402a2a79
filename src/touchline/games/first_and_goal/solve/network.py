"""The weights of the situation's value: fresh ones, those that ship with the package, and fitting them."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from touchline.games.first_and_goal.solve.inputs import FEATURES
from touchline.games.first_and_goal.solve.phases import PHASES
from touchline.games.first_and_goal.solve.situation import HIDDEN, STAGES, Net
from touchline.kernel.arrays import Floats, Ints

HERE = Path(__file__).parent
WEIGHTS = HERE / "weights.npz"
FORMER_WEIGHTS = HERE / "former.npz"
"""The single network of the first release, to be measured against."""
STORY = HERE / "weights.json"
"""The command, the seed and the figures that made the weights."""

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]


def fresh_net(seed: int, units: int = HIDDEN) -> Net:
    """Small random weights that know nothing."""
    import numpy as np

    dice = np.random.default_rng(seed)
    return Net(
        dice.normal(0, 1 / np.sqrt(FEATURES), (STAGES, FEATURES, units)),
        dice.normal(0, 0.5, (STAGES, units)),
        dice.normal(0, 0.3 / np.sqrt(units), (STAGES, units)),
        np.zeros((STAGES, FEATURES)),
        np.zeros(STAGES),
    )


def load_net(path: Path = WEIGHTS) -> Net:
    """The weights of a file."""
    import numpy as np

    with np.load(path) as found:
        return Net(*(np.ascontiguousarray(found[name].astype(np.float64)) for name in Net._fields))


def former_net() -> Net:
    """The network of the first release: one for all stages, fewer inputs and units."""
    import numpy as np

    with np.load(FORMER_WEIGHTS) as found:
        inputs, units = found["inward"].shape
        net = fresh_net(0)
        for part in net:
            part[:] = 0.0
        net.inward[:, :inputs, :units] = found["inward"]
        net.bias[:, :units] = found["bias"]
        net.outward[:, :units] = found["outward"]
        net.straight[:, :inputs] = found["straight"]
        net.shift[:] = found["shift"][0]
        return net


def save_net(net: Net, path: Path) -> None:
    """Write the weights, in single precision."""
    import numpy as np

    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: getattr(net, name).astype(np.float32) for name in Net._fields})


def story() -> dict[str, Any]:
    """How the weights were made, and how far off they are."""
    told: dict[str, Any] = json.loads(STORY.read_text(encoding="utf-8"))
    return told


def stated_intervals() -> dict[str, float]:
    """The half-width of the 95 % interval at even chances by the part of the match.

    Classes of positions are right on average while each of them is off: the widest of their intervals stands for every
    part, and where single positions were found to need more (``touchline calibration --single``), what they need.  A
    few dozen positions prove no interval narrower than that.
    """
    told = story()
    singles = {name: float(each["interval"]) for name, each in told.get("coverage", {}).items()}
    widest = max(float(each["interval"]) for each in told["calibration"]["phases"].values())
    return {name: max(widest, singles.get(name, 0.0)) for name in PHASES}


def stages_of(halves: Ints) -> NDArray[np.int64]:
    """The network that is asked in a half."""
    import numpy as np

    return np.minimum(halves, STAGES) - 1


def answers(net: Net, x: Floats, stages: NDArray[np.int64]) -> Array:
    """The networks over many situations."""
    import numpy as np

    found = np.zeros(len(x))
    for stage in range(STAGES):
        here = stages == stage
        unit = x[here] @ net.inward[stage] + net.bias[stage]
        total = x[here] @ net.straight[stage] + net.shift[stage] + (unit / (1 + np.abs(unit))) @ net.outward[stage]
        found[here] = 1 / (1 + np.exp(-total))
    return found


def cross_entropy(said: Array, wanted: Array) -> float:
    """How much forecasts miss, in bits of 2.718…."""
    import numpy as np

    p = np.clip(said, 1e-7, 1 - 1e-7)
    return float(-(wanted * np.log(p) + (1 - wanted) * np.log(1 - p)).mean())


def fit(
    net: Net,
    x: Floats,
    wanted: Array,
    stages: NDArray[np.int64],
    seed: int,
    passes: int,
    rate: float,
    cores: int = 1,
    batch: int = 2048,
) -> Net:
    """The weights after some passes over the data, every stage by what was seen of it."""
    import numpy as np

    def fit_one(stage: int) -> list[Floats]:
        here = stages == stage
        begun = [part[stage] for part in net]
        if not here.any():
            return begun
        return _fit_stage(begun, x[here], wanted[here], seed + stage, passes, rate, batch)

    with ThreadPoolExecutor(min(cores, STAGES)) as pool:
        fitted = list(pool.map(fit_one, range(STAGES)))
    parts = [np.stack([np.asarray(fitted[stage][k]) for stage in range(STAGES)]) for k in range(len(net))]
    return Net(*(np.ascontiguousarray(part.astype(np.float64)) for part in parts))


def _fit_stage(
    begun: list[Array], x: Floats, wanted: Floats, seed: int, passes: int, rate: float, batch: int
) -> list[Floats]:
    """Adam (Kingma and Ba 2015), the rate falling to a tenth."""
    import numpy as np

    dice = np.random.default_rng(seed)
    weights: list[Floats] = [np.asarray(part, dtype=np.float32).copy() for part in begun]
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
            slopes = _slopes(weights, x[chosen], wanted[chosen])
            speed = np.float32(rate * (1 - 0.9 * count / (passes * batches)))
            for k, slope in enumerate(slopes):
                first[k] = 0.9 * first[k] + 0.1 * slope
                second[k] = 0.999 * second[k] + 0.001 * slope**2
                upright = first[k] / (1 - 0.9**count)
                weights[k] = weights[k] - speed * upright / (np.sqrt(second[k] / (1 - 0.999**count)) + 1e-8)
    return weights


def _slopes(weights: list[Floats], x: Floats, wanted: Floats) -> tuple[Floats, ...]:
    import numpy as np

    inward, bias, outward, straight, shift = weights
    unit = x @ inward + bias
    bent = unit / (1 + np.abs(unit))
    total = x @ straight + shift + bent @ outward
    miss = (1 / (1 + np.exp(-total)) - wanted) / len(x)
    back = np.outer(miss, outward) / (1 + np.abs(unit)) ** 2
    return x.T @ back, back.sum(axis=0), bent.T @ miss, x.T @ miss, miss.sum()
