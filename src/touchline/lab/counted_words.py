"""Counted things in words, for whoever does not see the picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from touchline.kernel.message import Amount, Argument, Message
from touchline.words.languages import say
from touchline.words.written_numbers import percentage


def spread(values: Mapping[str, Any], what: str) -> str:
    """Median and middle half in words; ``what`` is counted (the id of its message)."""
    said = {}
    for name, each in values.items():
        low, middle, high = (Amount(float(part), 0) for part in np.percentile(np.asarray(each), [25, 50, 75]))
        half: dict[str, Argument] = {"low": low, "high": high} if low != high else {}
        named = "report-spread" if half else "report-spread-same"
        said[name] = say(named, middle=middle, what=Message(what), **half)
    return by_name(said) + "."


def by_name(said: Mapping[str, str]) -> str:
    """What is said of each set of rules; of a single one without its name."""
    if len(said) == 1:
        return next(iter(said.values()))
    return "; ".join(say("report-of-side", side=name, told=told) for name, told in said.items())


def share_text(values: Mapping[str, Any], wanted: int) -> str:
    """How often a value occurs, for each set of rules."""
    return " / ".join(percentage(float((np.asarray(each) == wanted).mean()), 1) for each in values.values())


def listed(shares: Mapping[str, float]) -> str:
    """Shares in a row, for whoever does not see the picture."""
    return "; ".join(f"{name} {percentage(each, 1)}" for name, each in shares.items())
