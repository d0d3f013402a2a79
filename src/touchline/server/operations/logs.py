"""Structured logs: one JSON object a line, and never a secret in it."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

SECRET_KEYS = frozenset({"token", "ticket", "invite", "authorization", "passphrase", "seed", "secret", "value"})


def redact(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Blot out whatever goes by the name of a secret."""
    for key in event:
        if key.lower() in SECRET_KEYS:
            event[key] = "…"
    return event


def set_up_logs(level: str = "info") -> None:
    """Log to standard error from now on."""
    import structlog

    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            redact,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def log() -> Any:
    """The logger; loaded when there is something to say."""
    import structlog

    return structlog.get_logger()
