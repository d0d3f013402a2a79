"""The command line."""

from __future__ import annotations


def main() -> int:
    """Run it."""
    return 0
