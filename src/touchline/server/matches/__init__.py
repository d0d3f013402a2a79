"""Matches: folded from their rows, changed by orders, shown to an audience."""
