"""How long a test waits for what must come, and how often it looks."""

import time
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 600.0
"""Seconds: far more than a busy machine takes, so that only something that never comes takes that long."""


def look_again() -> None:
    """A pause before a test asks another process again: who asks all the time takes the core from whoever answers."""
    time.sleep(0.05)


def line_to(address: str, **more: Any) -> ClientConnection:
    """A socket that waits as long for the server as the test does, and hangs up on nobody who is slow."""
    line: ClientConnection = connect(address, open_timeout=PATIENCE, ping_interval=None, **more)
    return line
