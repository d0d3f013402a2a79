"""What pytest leaves alone: modules whose library is not installed here."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("numba_cuda") else ["src/touchline/lab/local.py"]
