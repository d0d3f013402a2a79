"""${message}: step ${up_revision} of ``schema.STEPS``."""

from __future__ import annotations

from alembic import op

from touchline.server.store.schema import STEPS

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Apply the step."""
    for statement in STEPS[int(revision) - 1]:
        op.execute(statement)
