"""Alembic's entry: run the migrations on the connection that ``postgres.upgrade`` hands over."""

from __future__ import annotations

from alembic import context

if hasattr(context, "config"):  # Alembic is running this file; otherwise somebody only imports it
    context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
    context.run_migrations()
