"""What pytest leaves alone here, and how patient it is."""

from __future__ import annotations

import os
from importlib.util import find_spec

from hypothesis import HealthCheck, settings

collect_ignore = [] if find_spec("numba_cuda") else ["src/touchline/kernel/gpu_states.py"]

# A busy machine is no fault of the code: no test fails because an example took long.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Whatever a server tells in any test, in this process or in one of its own, is held against its declaration.
os.environ.setdefault("TOUCHLINE_CHECK_ANSWERS", "1")

# Sentences are compared in English, whatever the machine speaks.
os.environ["TOUCHLINE_LANG"] = "en"
