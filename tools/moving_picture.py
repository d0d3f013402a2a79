"""The README's moving picture: a goal and a touchdown, filmed on the boards of the arcade.

A lesson of each game is walked through as somebody new would do it; what the browser paints from the touch that scores
until the next one is due is the film, without the lesson's own words and ring.

python -m tools.moving_picture
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import PATIENCE, ROOT, Server
from tests.browser.ring import due_after, touch
from tools.suite.browser import chromium

FILM = ROOT / "docs" / "pictures" / "goal-and-touchdown.webp"
SCENES = ("street-soccer", "first-and-goal")
WINDOW = {"width": 720, "height": 720}
SHOWN = (0, 0, 720, 480)
"""What is kept of the window: the board and what lies around it."""
SIZE = (540, 360)
SHORTEST, LONGEST, LAST = 40, 400, 1600
"""Milliseconds a frame is shown, and the last one of a scene."""
ONLY_THE_BOARD = ".lesson-card, .spotlight, .lesson-says, dialog { visibility: hidden !important }"
QUALITY = 50


@dataclass
class Camera:
    """Keeps everything that is painted, with when it was."""

    page: Page
    frames: list[tuple[float, bytes]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._wire = self.page.context.new_cdp_session(self.page)
        self._wire.on("Page.screencastFrame", self._keep)
        self._wire.send("Page.startScreencast", {"format": "png"})

    def _keep(self, painted: dict[str, Any]) -> None:
        self.frames.append((painted["metadata"]["timestamp"], base64.b64decode(painted["data"])))
        self._wire.send("Page.screencastFrameAck", {"sessionId": painted["sessionId"]})

    def rewind(self) -> None:
        """Forget what was filmed but the last picture."""
        self.frames = self.frames[-1:]


def scene(browser: Browser, url: str, game: str) -> list[tuple[Image.Image, int]]:
    """Pictures with the milliseconds that each is shown."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB", color_scheme="light", bypass_csp=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url)
    page.locator(f"[data-learn={game}]").click()
    page.add_style_tag(content=ONLY_THE_BOARD)
    camera, due = Camera(page), due_after(page, "")
    while page.locator(".points").first.inner_text() == "0":
        camera.rewind()
        touch(page, due, by_finger=False)
        due = due_after(page, due)
    painted = camera.frames
    context.close()
    return cut(painted)


def cut(painted: list[tuple[float, bytes]]) -> list[tuple[Image.Image, int]]:
    """Shrink the pictures and say how long each stands; those that look like the one before make it longer."""
    shown: list[tuple[Image.Image, int]] = []
    before = b""
    for number, (at, png) in enumerate(painted):
        until = painted[number + 1][0] if number + 1 < len(painted) else at + LAST / 1000
        stands = min(LAST, round(1000 * (until - at)))
        if png == before:
            shown[-1] = (shown[-1][0], shown[-1][1] + stands)
        elif stands >= SHORTEST or number + 1 == len(painted):
            with Image.open(io.BytesIO(png)) as picture:
                shown.append((picture.convert("RGB").crop(SHOWN).resize(SIZE, Image.Resampling.LANCZOS), stands))
        before = png
    return [(picture, min(stands, LONGEST)) for picture, stands in shown[:-1]] + [(shown[-1][0], LAST)]


def main() -> int:
    """Film every scene, one after the other, into one file."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "matches.sqlite")
        server.start()
        try:
            browser = chromium(playwright)
            film = [frame for game in SCENES for frame in scene(browser, server.url, game)]
            browser.close()
        finally:
            server.kill()
    (first, _), *rest = film
    durations = [stands for _, stands in film]
    first.save(
        FILM,
        save_all=True,
        append_images=[picture for picture, _ in rest],
        duration=durations,
        loop=0,
        quality=QUALITY,
        method=6,
    )
    print(f"{FILM.relative_to(ROOT)}: {len(film)} frames, {sum(durations) / 1000:.1f} s, {FILM.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
