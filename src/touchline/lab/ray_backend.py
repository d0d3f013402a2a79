"""The same games on a Ray cluster.

A chunk of games is a function of the job and its first number, so it does not matter which machine
plays it, or whether one dies and another plays it again: the results are those of this machine, bit for
bit.  The cluster is the one in ``RAY_ADDRESS`` (or already joined); without one, Ray starts one here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from touchline.kernel.extras import require
from touchline.lab.machine import Played

if TYPE_CHECKING:
    from touchline.lab.simulation import Job

WAITING = 4
"""Chunks handed out ahead for every core of the cluster."""


def _ray() -> Any:
    require("ray")
    import ray

    if not ray.is_initialized():
        joining = bool(os.environ.get("RAY_ADDRESS"))
        ray.init(log_to_driver=False, **({} if joining else {"include_dashboard": False}))
    return ray


@cache
def _remote_chunk(ray: Any) -> Any:
    """``play_chunk`` as a task that is given to somebody else, as often as needed, when a worker dies."""
    from touchline.lab.simulation import play_chunk

    return ray.remote(play_chunk).options(max_retries=-1, num_cpus=1, name="play_chunk")


def play_on_ray(job: Job, chunks: Sequence[tuple[int, int]], tell: Callable[[int], None] | None) -> dict[int, Played]:
    """All chunks on the cluster; Ctrl-C keeps those that are done."""
    ray = _ray()
    task, shared = _remote_chunk(ray), ray.put(job)
    ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * WAITING
    done: dict[int, Played] = {}
    waiting: dict[Any, tuple[int, int]] = {}
    left = iter(chunks)
    try:
        while True:
            while len(waiting) < ahead and (chunk := next(left, None)) is not None:
                waiting[task.remote(shared, *chunk)] = chunk
            if not waiting:
                break
            finished, _ = ray.wait(list(waiting), num_returns=1)
            for each in finished:
                first, count = waiting.pop(each)
                done[first] = ray.get(each)
                if tell:
                    tell(count)
    except KeyboardInterrupt:
        for each in waiting:
            ray.cancel(each, force=True)
    return done
