"""A real server, a real Chromium, and pictures of what it showed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tools.suite.browser import NoChromium, chromium

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "touchline" / "server" / "static"
PICTURES = ROOT / "artefacts" / "browser"
PICTURING = "TOUCHLINE_PICTURES" in os.environ
"""Whether pictures of every screen are kept; of a test that fails they always are."""
PHONE, DESK = (320, 568), (1280, 800)
PATIENCE = int(os.environ.get("TOUCHLINE_PATIENCE", "600000"))
"""Milliseconds a test waits for what must come, however busy the machine is."""
expect.set_options(timeout=PATIENCE)


class Server:
    """``touchline serve`` in a process of its own, which can be killed and started again."""

    def __init__(self, store: Path, *options: str) -> None:
        self.store = store
        self.options = options
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "touchline", "serve", "--no-browser", "--open-limits", "--log", "error"]
        command += ["--port", str(self.port), "--store", str(self.store), *self.options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://[^:]+:(\d+)/", line):
                self.port = int(found[1])
                return
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the front end is not built: run 'make frontend'")
    running = Server(tmp_path_factory.mktemp("arcade") / "matches.sqlite")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            browser = chromium(playwright)
        except NoChromium as missing:
            pytest.skip(str(missing))
        yield browser
        browser.close()


@dataclass
class Visitor:
    """Somebody at a browser of their own."""

    context: BrowserContext
    page: Page
    server: Server
    problems: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()
    """Console errors that a test provokes."""

    def open(self, path: str) -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def picture(self, name: str, *, whole: bool = True, wanted: bool = PICTURING) -> None:
        if not wanted:
            return
        PICTURES.mkdir(parents=True, exist_ok=True)
        if whole:
            self.page.evaluate("scrollTo(0, 0)")
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)


def kept_by_its_worker(page: Page) -> None:
    """Wait until the service worker answers for a page: it is ready a moment before it claims whoever is there."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


Visits = Callable[..., Visitor]


@pytest.fixture
def visit(server: Server, chrome: Browser, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Opens browsers; at the end none of them may have complained.

    The service worker, which fetches all that playing without a network takes, comes where a file is about it and
    says so: ``SERVICE_WORKERS = "allow"``.
    """
    visitors: list[Visitor] = []
    failed_before = request.session.testsfailed
    workers: Literal["allow", "block"] = getattr(request.module, "SERVICE_WORKERS", "block")

    def opened(
        size: tuple[int, int] = DESK, *, dark: bool = False, motion: bool = False, at: Server | None = None, **more: Any
    ) -> Visitor:
        context = chrome.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale=more.pop("locale", "en-GB"),
            service_workers=workers,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context, context.new_page(), at or server)
        visitor.page.on("pageerror", lambda error: visitor.problems.append(str(error)))
        visitor.page.on(
            "console", lambda message: visitor.problems.append(message.text) if message.type == "error" else None
        )
        visitors.append(visitor)
        return visitor

    yield opened
    for number, visitor in enumerate(visitors):
        failed = request.session.testsfailed > failed_before
        visitor.picture(
            f"failed-{request.node.name}-{number}", whole=False, wanted=failed and not visitor.page.is_closed()
        )
        visitor.context.close()
    complaints = [
        text
        for visitor in visitors
        for text in visitor.problems
        if not any(known in text for known in visitor.expected)
    ]
    assert complaints == []
