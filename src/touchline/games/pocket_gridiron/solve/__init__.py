"""Pocket Gridiron, solved: basic and Pro, injuries included."""
