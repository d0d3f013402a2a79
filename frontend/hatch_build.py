"""Puts the built front end into the wheel."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class FrontEnd(BuildHookInterface[Any]):
    """Builds before the wheel is packed; an editable installation builds with ``make``."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before packing."""
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "frontend" / "build.py"))["build"]()
