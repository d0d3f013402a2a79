"""A real Chromium, as tests and tools start it: without a window, asking nobody, doing nothing that is not seen."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser, Playwright
from tools.suite.programs import CHROMIUM, program

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAUNCHER = Path(__file__).with_name("chromium.sh")


class NoChromium(SystemExit):
    """Nobody can go on without one: a tool ends with a sentence, a test is skipped."""


def chromium(playwright: Playwright) -> Browser:
    """The browser, started."""
    path = program(*CHROMIUM)
    if path is None:
        raise NoChromium("no Chromium on this machine, and 'make services' did not get it")
    around: dict[str, str | float | bool] = {**os.environ, "TOUCHLINE_CHROMIUM": str(path)}
    return playwright.chromium.launch(executable_path=LAUNCHER, args=FLAGS, env=around)
