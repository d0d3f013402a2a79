"""How large a static site is, and how quick on a processor slowed down four times.

``python -m tools.suite.site_figures`` prints sizes as they are served, compressed and not, and in a real Chromium the
times of a first visit, of a second one without a network, and of the bots.  DevTools slow down only the thread of a
page, not its workers; so the browser's processes are stopped for three quarters of the time.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.browser.site import ENGINE, StaticServer
from tools.suite.browser import chromium

from touchline.anywhere.site import write_site
from touchline.bots import travelling_levels
from touchline.games import game_names

SLOWER = 4
PATIENCE = 600_000
MOVES = 12
"""Decisions of a bot that are timed."""

AGAINST_A_BOT = """async ([game, level, wanted]) => {
  const seats = [{ kind: "person", name: "Ann" }, { kind: "bot", level }];
  const book = (await window.ask("GET", `/games/${game}`)).answer;
  const made = await window.ask("POST", "/matches", { game, options: book.on_screen, seats });
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  const { match, token } = made.answer;
  const look = async () => (await window.ask("GET", `/matches/${match}`, undefined, token)).answer;
  const commands = `/matches/${match}/commands`;
  const order = (what) => window.ask("POST", commands, { cmd_id: String(Math.random()), ...what }, token);
  const times = [];
  let state = await look();
  for (let turn = 0; times.length < wanted && state.status !== "over"; state = await look()) {
    if (state.node.seat !== 0) continue;
    const { legal } = state.node;
    turn += 1;
    const began = performance.now();
    const thrown = state.dice.draws > 0;
    const told = (await order({ op: "play", move: legal[turn % legal.length] })).answer;
    if (told.status === "over" || told.node.seat === 0) continue;
    while ((state = await look()).status !== "over" && state.node.seat !== 0);
    if (thrown) times.push(performance.now() - began);
  }
  await order({ op: "resign" });
  return times;
}"""
"""Plays a few turns; the milliseconds until it was one's turn again, of those after the first die has fallen:
figures are placed without thinking."""


class Slowed:
    """Keeps processes from running most of the time, so that they are slower by a known factor."""

    ROUND = 0.04

    def __init__(self, root: int, times: int) -> None:
        self._root = root
        self._runs = self.ROUND / times
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)

    def _children(self) -> list[int]:
        parents: dict[int, list[int]] = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError, ValueError):
                after = stat.read_text().rpartition(")")[2].split()
                parents.setdefault(int(after[1]), []).append(int(stat.parent.name))
        found, at = [self._root], 0
        while at < len(found):
            found += parents.get(found[at], [])
            at += 1
        return [pid for pid in found[1:] if b"--type=renderer" in self._command(pid)]

    @staticmethod
    def _command(pid: int) -> bytes:
        with contextlib.suppress(OSError):
            return Path(f"/proc/{pid}/cmdline").read_bytes()
        return b""

    def _work(self) -> None:
        while not self._over.is_set():
            pids = self._children()
            for _ in range(25):  # new processes are looked for once a second
                self._all(pids, signal.SIGSTOP)
                time.sleep(self.ROUND - self._runs)
                self._all(pids, signal.SIGCONT)
                time.sleep(self._runs)

    @staticmethod
    def _all(pids: list[int], told: signal.Signals) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, told)

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()


def sizes(folder: Path) -> None:
    """By part, as they lie there and as a web space that compresses sends them."""
    parts: dict[str, list[Path]] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            top = path.relative_to(folder).parts[0]
            parts.setdefault(f"engine: {path.suffix[1:]}" if top == "engine" else top, []).append(path)
    print(f"{'part':24} {'files':>5} {'MB':>7} {'gzip':>7}")
    for name, paths in sorted(parts.items(), key=lambda each: -sum(path.stat().st_size for path in each[1])):
        packed = sum(len(gzip.compress(path.read_bytes(), 6)) for path in paths)
        whole = sum(path.stat().st_size for path in paths)
        if whole > 20_000:
            print(f"{name:24} {len(paths):5} {whole / 1e6:7.2f} {packed / 1e6:7.2f}")


def visited(context: BrowserContext, url: str, visit: str) -> Page:
    """A visit, timed until the shelf stands and until the engine is there."""
    page = context.new_page()
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(".shelf .box")
    print(f"{visit}: the shelf stands after {time.perf_counter() - began:.1f} s", end="", flush=True)
    page.wait_for_function("document.documentElement.dataset.engine === 'ready'")
    print(f", the engine after {time.perf_counter() - began:.1f} s")
    return page


def times(url: str, serving: StaticServer) -> None:
    """A first visit, one without a network, and every plain bot."""
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        context = browser.new_context(viewport={"width": 390, "height": 844})
        context.set_default_timeout(PATIENCE)
        with Slowed(os.getpid(), SLOWER):
            page = visited(context, url, "first visit")
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            serving.stop()
            context.set_offline(True)
            page.close()
            visited(context, url, "second visit, no network").close()
            page = context.new_page()
            page.goto(url)
            page.evaluate(ENGINE)
            for game in game_names():
                for level in travelling_levels(game):
                    taken = page.evaluate(AGAINST_A_BOT, [game, level, MOVES])
                    told = f"{statistics.median(taken) / 1000:6.2f} s, at most {max(taken) / 1000:6.2f} s"
                    print(f"{game:16} {level:10} one's turn again after {told}")
        browser.close()


def main() -> int:
    """Print everything."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_site(folder)
        sizes(folder)
        print(
            f"\nChromium with its renderers slowed down {SLOWER} times; load of this machine {os.getloadavg()[0]:.1f}"
        )
        serving = StaticServer(folder)
        serving.start()
        times(serving.url, serving)
        serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
