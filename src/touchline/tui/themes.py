"""Touchline's own colours: grass and chalk, by floodlight and by day."""

from __future__ import annotations

from textual.theme import Theme

FLOODLIGHT = Theme(
    name="floodlight",
    primary="#3f9c4c",
    secondary="#f2c230",
    accent="#4db8ff",
    foreground="#e9eee6",
    background="#10160f",
    surface="#171f16",
    panel="#1f2a1d",
    success="#7bd389",
    warning="#f2c230",
    error="#e0604f",
    dark=True,
)
MATCH_DAY = Theme(
    name="match-day",
    primary="#22702f",
    secondary="#9a6b00",
    accent="#0b62a8",
    foreground="#1d241c",
    background="#f7f5ec",
    surface="#efecdf",
    panel="#e2dfcd",
    success="#22702f",
    warning="#9a6b00",
    error="#a8291b",
    dark=False,
)
OWN_THEMES = (FLOODLIGHT, MATCH_DAY)
