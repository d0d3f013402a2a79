"""Thinking in processes of their own, for the server and for the terminal app alike.

A question is a function that a module can be asked for, with arguments that JSON can carry; so is its answer.
"""

from __future__ import annotations

from touchline.workers.pool import Worker, WorkerFailed, WorkerGone, Workers

__all__ = ["Worker", "WorkerFailed", "WorkerGone", "Workers"]
