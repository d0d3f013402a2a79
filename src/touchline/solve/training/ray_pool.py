"""A pool whose workers are those of a Ray cluster: the one in ``RAY_ADDRESS``, or one started here."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any

from touchline.kernel.extras import require


class RayPool:
    """``map`` as an executor has it; a task whose worker dies is given to another."""

    def __init__(self) -> None:
        require("ray")
        import ray

        if not ray.is_initialized():
            joining = bool(os.environ.get("RAY_ADDRESS"))
            ray.init(log_to_driver=False, **({} if joining else {"include_dashboard": False}))
        self._ray: Any = ray

    def map(self, function: Callable[[int], Any], items: Iterable[int]) -> list[Any]:
        """The results in order."""
        task = self._ray.remote(function).options(max_retries=-1, num_cpus=1)
        results: list[Any] = self._ray.get([task.remote(item) for item in items])
        return results
