"""What a law is: something a game keeps, or ``LawBroken`` with the place where it did not."""

from __future__ import annotations


class LawBroken(AssertionError):
    """A game does not keep the contract."""


def demand(holds: bool, law: str, where: str) -> None:
    """Raise ``LawBroken`` unless the law holds."""
    if not holds:
        raise LawBroken(f"{law} [{where}]")
