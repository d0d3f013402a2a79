"""How long a test waits for what must come."""

PATIENCE = 180.0
"""Seconds: far more than a busy machine takes, so that only something that never comes takes that long."""
