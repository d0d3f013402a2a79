"""Alembic's entry: run the migrations on the connection that ``postgres.upgrade`` hands over."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
