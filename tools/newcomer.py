"""Somebody who has never seen the games: from the first page to a first score, by what the screen says alone.

For every game, on a phone and at a desk, with all motion: the first page, "learn", and then what the ring shows, until
the lesson ends with points on the board.  Prints touches, words read, how long the page took, and how long somebody
takes who reads what the first page says of learning and every sentence after it (200 words a minute), and looks a
second before every touch.  Pictures of every step are in ``artefacts/newcomer``.  Exit code 1 when nothing was scored
or it took two minutes.

python -m tools.newcomer [game ...]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import PATIENCE, ROOT, Server
from tests.browser.ring import due_after, touch
from tools.suite.browser import chromium

from touchline.games import game_names

PICTURES = ROOT / "artefacts" / "newcomer"
SIZES = ((390, 844), (1280, 720))
READING, LOOKING = 60 / 200, 1.0
"""Seconds a word, and before a touch."""
AT_MOST = 120
MOST_TOUCHES = 40


class Walk(NamedTuple):
    """What it took."""

    touches: int
    words: int
    seconds: float
    points: str

    @property
    def together(self) -> float:
        """The page's time, and a person's."""
        return self.seconds + READING * self.words + LOOKING * self.touches


def walked(browser: Browser, url: str, game: str, size: tuple[int, int]) -> Walk:
    """One newcomer, one game."""
    by_finger = size[0] < 600
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB", has_touch=by_finger)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(url)
    learn = page.locator(f"[data-learn={game}]")
    learn.wait_for()
    page.screenshot(path=PICTURES / f"{game}-{size[0]}-00-first-page.png")
    words = len(learn.evaluate("link => (link.closest('.paper') ?? link).innerText").split())
    learn.click()
    touches, due, step = 1, "", ""
    for _ in range(MOST_TOUCHES):
        due = due_after(page, due)
        if due.split()[0] != step:
            step = due.split()[0]
            words += len(page.locator(".lesson-says").inner_text().split())
            page.screenshot(path=PICTURES / f"{game}-{size[0]}-{touches:02}-{step}.png")
        if due == "end":
            break
        touch(page, due, by_finger=by_finger)
        touches += 1
    seconds = time.perf_counter() - begun
    found = Walk(touches, words, seconds, page.locator(".points").first.inner_text())
    context.close()
    return found


def main() -> int:
    """Every game at both sizes."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    bad = 0
    print(f"{'game':<16} {'window':<9} {'touches':>7} {'words':>6} {'page':>6} {'person':>7} {'points':>7}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "matches.sqlite")
        server.start()
        try:
            browser = chromium(playwright)
            for game in sys.argv[1:] or game_names():
                for size in SIZES:
                    walk = walked(browser, server.url, game, size)
                    bad += walk.points == "0" or walk.together >= AT_MOST
                    told = f"{walk.touches:>7} {walk.words:>6} {walk.seconds:>5.0f}s {walk.together:>6.0f}s"
                    print(f"{game:<16} {f'{size[0]}x{size[1]}':<9} {told} {walk.points:>7}", flush=True)
            browser.close()
        finally:
            server.kill()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
