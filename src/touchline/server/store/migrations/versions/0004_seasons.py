"""Seasons: step 4 of ``schema.STEPS``."""

from __future__ import annotations

from alembic import op

from touchline.server.store.schema import STEPS

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Apply the step."""
    for statement in STEPS[int(revision) - 1]:
        op.execute(statement)
