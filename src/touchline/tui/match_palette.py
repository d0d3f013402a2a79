"""What the command palette offers during a match."""

from __future__ import annotations

PALETTE = (
    ("app-key-undo", "app-palette-undo", "undo"),
    ("app-palette-coach", "app-palette-coach-help", "coach"),
    ("app-palette-why", "app-palette-why-help", "say('why')"),
    ("app-palette-legal", "app-palette-legal-help", "say('legal')"),
    ("app-palette-hint", "app-palette-hint-help", "say('hint')"),
    ("app-palette-where", "app-palette-where-help", "say('where')"),
    ("app-palette-history", "app-palette-history-help", "say('history')"),
    ("app-palette-correct", "app-palette-correct-help", "correct"),
    ("app-palette-save", "app-palette-save-help", "save"),
    ("app-key-resign", "app-palette-resign-help", "resign"),
    ("app-palette-leave", "app-palette-leave-help", "leave"),
)
"""Title and help (ids of messages) and action."""
