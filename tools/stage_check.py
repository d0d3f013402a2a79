"""Play into the states of every game at five window sizes, by day and by lamplight, and measure what a player feels.

Writes a picture of every state and a contact sheet for each game and size into ``artefacts/stage``, and prints,
state by state, how high and how wide the page is beside its window, how far the layout has shifted, how long the
slowest frame took, and how long it was from the click to the first decision.  Then every moment that is celebrated,
with all its motion (``tools/stage_moments.py``), the pages around the games, a match in forced colours, and one with
all its motion, whose frames are timed; last, for each game, a server that has just started and somebody who clicks at
once.  Exit code 1 when a match scrolls or shifts, or a page is wider than its window.

python -m tools.stage_check [game ...] [--sizes 390x844,1440x900] [--light] [--only games|moments|pages|motion|start]
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import PATIENCE, ROOT, Server
from tests.browser.player import GAMES, is_over, settled, try_decision
from tools.stage_moments import MOMENTS, at_a_real_board, celebrated
from tools.suite.browser import chromium

PICTURES = ROOT / "artefacts" / "stage"
SIZES = ("320x568", "390x844", "1024x768", "1280x720", "1440x900")
PARTS = ("games", "moments", "pages", "motion", "start")
AT_A_TABLE = "football-darts"
"""The game whose darts are real at a table: its keys are a screen of their own."""
MOST_SHIFT = 0.05
PAGES = {
    "home": "/",
    "game": "/game/street-soccer",
    "teams": "/game/first-and-goal",
    "matches": "/matches",
    "leagues": "/leagues",
    "ratings": "/ratings",
    "rules": "/rules/football-darts",
    "settings": "/settings",
    "account": "/account",
}
STEPS = 14
"""Decisions made in one match in search of its states."""
MOVING_STEPS = 6
SLOW_FRAME = 50
"""Milliseconds after which a movement is seen to stutter."""
THUMB = 420
WATCH = """
// cumulative layout shift as browsers report it: the worst window of at most five seconds without a second's pause
window.stage = {frames: [], shift: 0, frame: 0, last: 0, window: 0, begun: 0, seen: 0, moved: []};
new PerformanceObserver(list => {
  for (const each of list.getEntries()) {
    if (each.hadRecentInput) continue;
    const now = each.startTime, stage = window.stage;
    if (now - stage.seen > 1000 || now - stage.begun > 5000) { stage.window = 0; stage.begun = now; }
    stage.seen = now;
    stage.window += each.value;
    stage.shift = Math.max(stage.shift, stage.window);
    if (each.value > 0.01) stage.moved.push(...each.sources.map(from => from.node?.className ?? from.node?.nodeName));
  }
}).observe({type: "layout-shift", buffered: true});
const tick = now => {
  if (window.stage.last) {
    window.stage.frame = Math.max(window.stage.frame, now - window.stage.last);
    if (document.querySelector('.match')) window.stage.frames.push(now - window.stage.last);
  }
  window.stage.last = now;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""
MEASURE = """() => {
  const seen = {
    high: document.documentElement.scrollHeight - innerHeight, wide: document.documentElement.scrollWidth - innerWidth,
    shift: window.stage.shift, frame: window.stage.frame,
    moved: [...new Set(window.stage.moved)].slice(0, 6).join(' | '),
    hidden: [...document.querySelectorAll('.actions button, .aim-panel > .row > *, .prompt .ask')].filter(each => {
      const box = each.getBoundingClientRect();
      return each.checkVisibility() && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0);
    }).length,
  };
  Object.assign(window.stage, {frame: 0, shift: 0, window: 0, moved: []});
  return seen;
}"""
CLICKED = """() => addEventListener('click', () => { window.clicked = performance.now(); }, {capture: true})"""
PHASE = """() => document.querySelector('.match')?.dataset.phase ?? ''"""


class Seen(NamedTuple):
    """One state at one size."""

    game: str
    state: str
    size: str
    dark: bool
    figures: dict[str, Any]
    picture: Path

    @property
    def fine(self) -> bool:
        """Nothing scrolls, nothing to be pressed lies outside, nothing has jumped; a page may be high."""
        figures = self.figures
        high = 0 if self.game == "pages" else figures["high"]
        return high <= 0 and figures["wide"] <= 0 and not figures["hidden"] and figures["shift"] < MOST_SHIFT

    def line(self) -> str:
        """For the printed table."""
        figures = self.figures
        shade = "dark" if self.dark else "light"
        mark = " " if self.fine else "!"
        moved = f"  ({figures['moved']})" if figures["shift"] >= MOST_SHIFT else ""
        return (
            f"{mark} {self.game:15} {self.size:>9} {shade:5} {self.state:22} over {figures['high']:4} ×"
            f" {figures['wide']:3} px"
            f"  hidden {figures['hidden']}  shift {figures['shift']:.3f}  frame {figures['frame']:4.0f} ms{moved}"
        )


def start(page: Page, url: str, game: str) -> float:
    """From the shelf into a match against the gentlest bot; milliseconds from the click to the first decision."""
    page.goto(url)
    button = page.locator(f"button[data-game={game}]")
    button.wait_for()
    page.evaluate(CLICKED)
    button.click()  # which waits until the button lies still: the page's own clock says when it was pressed
    page.wait_for_selector(".prompt.ours, .ending")
    return float(page.evaluate("performance.now() - window.clicked"))


def states(page: Page, game: str) -> Iterator[str]:
    """The name of every state when it is first reached, then again with a choice in hand."""
    choose = random.Random(f"stage {game}")
    known: set[str] = set()
    for _ in range(STEPS):
        settled(page)
        state = "over" if is_over(page) else str(page.evaluate(PHASE))
        if state not in known:
            known.add(state)
            yield state
            if look_closer(page):
                page.wait_for_timeout(250)
                yield f"{state}+"
        if state == "over":
            return
        try_decision(page, choose)
        page.wait_for_timeout(120)
    settled(page)
    if not is_over(page):
        page.locator("#resign").click()
        page.locator("#resign-sure").click()
        page.wait_for_selector(".ending")
    yield "over"


def look_closer(page: Page) -> bool:
    """Take a card, an aim or a figure in hand, where there is one."""
    for selector in ("button.play-card:enabled", ".offer.figure"):
        found = page.locator(selector)
        if found.count():
            found.first.click()
            ends = page.locator(".offer.kick, .offer.walk")
            if ends.count():
                ends.nth(ends.count() // 2).hover()
            return True
    board = page.locator(".dartboard.live")
    if board.count() and (box := board.bounding_box()):
        page.mouse.click(
            box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 0.23 * min(box["width"], box["height"])
        )
        return True
    return False


@contextlib.contextmanager
def window(browser: Browser, size: str, dark: bool, *, motion: bool = False) -> Iterator[Page]:
    """A page in a window of a size, by day or by lamplight, that notes its shifts and frames."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
        locale="en-GB",
        has_touch=width < 600,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    yield context.new_page()
    context.close()


def pictured(page: Page, of: str, state: str, size: str, dark: bool, number: str = "") -> Seen:
    """What stands in a window now, measured and kept as a picture."""
    picture = PICTURES / of / f"{size}-{'dark' if dark else 'light'}-{number}{state}.png"
    picture.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=picture)
    return Seen(of, state, size, dark, page.evaluate(MEASURE), picture)


def visit(browser: Browser, url: str, game: str, size: str, dark: bool) -> Iterator[Seen]:
    """One match at one size, from the shelf to the end."""
    with window(browser, size, dark) as page:
        first = start(page, url, game)
        print(f"  {game:15} {size:>9} first decision after {first:.0f} ms", flush=True)
        for number, state in enumerate(states(page, game)):
            yield pictured(page, game, state, size, dark, f"{number:02}-")


def moments(browser: Browser, url: str, game: str, size: str, dark: bool) -> Iterator[Seen]:
    """What is celebrated in a game, each in a match of its own; then a match of real darts."""
    for name in MOMENTS[game]:
        with window(browser, size, dark, motion=True) as page:
            for state in celebrated(page, url, game, name):
                yield pictured(page, game, state, size, dark)
    if game == AT_A_TABLE:
        with window(browser, size, dark) as page:
            for state in at_a_real_board(page, url):
                yield pictured(page, game, state, size, dark)


def around(browser: Browser, url: str, size: str, dark: bool) -> Iterator[Seen]:
    """The pages around the games."""
    with window(browser, size, dark) as page:
        for name, address in PAGES.items():
            page.goto(url + address)
            page.wait_for_load_state("networkidle")
            yield pictured(page, "pages", name, size, dark)


def in_motion(browser: Browser, url: str, game: str) -> tuple[str, bool]:
    """A few decisions with everything that moves: how long the frames took, and how far the layout shifted."""
    choose = random.Random(f"motion {game}")
    with window(browser, "1280x720", dark=False, motion=True) as page:
        start(page, url, game)
        page.evaluate("window.stage.frames = []")
        for _ in range(MOVING_STEPS):
            settled(page)
            if is_over(page):
                break
            try_decision(page, choose)
            page.wait_for_timeout(120)
        settled(page)
        frames = sorted(page.evaluate("window.stage.frames"))
        seen = page.evaluate(MEASURE)
    middle, late = frames[len(frames) // 2], frames[len(frames) * 95 // 100]
    slow = sum(1 for each in frames if each > SLOW_FRAME) / len(frames)
    return (
        f"  {game:15} {len(frames)} frames in motion: median {middle:.0f} ms, 95 of 100 within {late:.0f} ms,"
        f" slowest {frames[-1]:.0f} ms, {slow:.1%} over {SLOW_FRAME} ms; shift {seen['shift']:.3f}"
        + (f"  ({seen['moved']})" if seen["moved"] else "")
    ), seen["shift"] >= MOST_SHIFT


def just_started(browser: Browser, game: str) -> str:
    """A server of its own that nobody has played on, all motion: from the click to the first thing to do, in a line."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "matches.sqlite", "--rehearse")
        server.start()
        context = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        try:
            first = start(context.new_page(), server.url, game)
        finally:
            context.close()
            server.kill()
    return f"  {game:15} on a server that has just started: first thing to do after {first:.0f} ms"


def in_forced_colours(browser: Browser, url: str, game: str) -> Path:
    """The first decision as somebody sees it who has chosen the colours themselves."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 720}, forced_colors="active", reduced_motion="reduce", locale="en-GB"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(url)
    page.locator(f"button[data-game={game}]").click()
    settled(page)
    look_closer(page)
    picture = PICTURES / game / "forced-colours.png"
    picture.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=picture)
    context.close()
    return picture


def contact_sheet(game: str, size: str, seen: Sequence[Seen]) -> Path:
    """All the pictures of a game at one size, small, with their names."""
    shots = []
    for each in seen:
        with Image.open(each.picture) as picture:
            small = picture.convert("RGB")
            small.thumbnail((THUMB, THUMB))
            shots.append((each, small))
    columns = 5
    rows = -(-len(shots) // columns)
    wide, high = (max(getattr(small, side) for _, small in shots) for side in ("width", "height"))
    sheet = Image.new("RGB", (columns * (wide + 12), rows * (high + 26)), "#e8e2d4")
    pen = ImageDraw.Draw(sheet)
    for index, (each, small) in enumerate(shots):
        x, y = index % columns * (wide + 12) + 6, index // columns * (high + 26) + 4
        sheet.paste(small, (x, y + 18))
        pen.text((x, y + 2), each.state, fill="#221a10" if each.fine else "#b00000")
    path = PICTURES / f"{game}-{size}.png"
    sheet.save(path)
    return path


Looking = Callable[[Browser, str, str, bool], Iterator[Seen]]
"""All that is seen of something at one size in one light."""


def looked_at(
    browser: Browser, url: str, what: dict[str, Looking], sizes: Sequence[str], shades: Sequence[bool]
) -> list[Seen]:
    """Each at every size in every light: told at once, and on a contact sheet of its name."""
    seen: list[Seen] = []
    for name, looking in what.items():
        for size in sizes:
            of_size: list[Seen] = []
            for dark in shades:
                for each in looking(browser, url, size, dark):
                    print(each.line(), flush=True)
                    of_size.append(each)
            print(contact_sheet(name, size, of_size))
            seen += of_size
    return seen


def a_game(walk: Callable[[Browser, str, str, str, bool], Iterator[Seen]], game: str) -> Looking:
    """A way through a game, as one of the things to be looked at."""
    return lambda browser, url, size, dark: walk(browser, url, game, size, dark)


def main(arguments: Sequence[str]) -> int:
    """Every game named, at every size, in both lights."""
    parser = argparse.ArgumentParser(description="look at every state of every game")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--light", action="store_true", help="by daylight only")
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    options = parser.parse_args(arguments)
    parts = (options.only,) if options.only else PARTS
    sizes, shades = options.sizes.split(","), (False,) if options.light else (False, True)
    still: dict[str, Looking] = {game: a_game(visit, game) for game in options.games if "games" in parts}
    still |= {f"{game}-moments": a_game(moments, game) for game in options.games if "moments" in parts}
    still |= {"pages": around} if "pages" in parts else {}
    shifting: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "matches.sqlite", "--rehearse")
        server.start()
        browser = chromium(playwright)
        try:
            seen = looked_at(browser, server.url, still, sizes, shades)
            for game in options.games if "motion" in parts else ():
                line, shifts = in_motion(browser, server.url, game)
                print(line, flush=True)
                shifting += [game] * shifts
                print(in_forced_colours(browser, server.url, game), flush=True)
            server.kill()
            for game in options.games if "start" in parts else ():
                print(just_started(browser, game), flush=True)
        finally:
            browser.close()
            server.kill()
    wrong = [each for each in seen if not each.fine]
    print(f"{len(seen)} pictures, {len(wrong)} with something wrong")
    return 1 if wrong or shifting else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
