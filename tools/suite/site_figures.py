"""How large a static site is and how quick, on a processor slowed down four times: ``python -m tools.suite.site_figures``.

Prints sizes as they are served, compressed and not, and in a real Chromium the times of a first visit, of a second one
without a network, and of the bots' moves.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import FLAGS
from tests.browser.site import StaticServer
from tools.suite.programs import CHROMIUM, program

from touchline.anywhere.site import write_site
from touchline.bots import plain_levels
from touchline.games import game_names

SLOWER = 4
PATIENCE = 600_000
MOVES = 4
"""Decisions of a bot that are timed."""

ENGINE = """async () => {
  const parts = JSON.parse(document.querySelector('meta[name="touchline-engine"]').content);
  const worker = new Worker(parts.worker, { type: "module" });
  const waiting = new Map();
  let number = 0;
  await new Promise((done, failed) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") done();
      else if (data.kind === "failed" && data.number === undefined) failed(new Error(data.why));
      else if (waiting.has(data.number)) waiting.get(data.number)(data);
    };
    worker.postMessage({ kind: "open", parts });
  });
  window.ask = (method, path, body, token) => new Promise((done, failed) => {
    number += 1;
    waiting.set(number, (data) => {
      if (data.kind === "failed") return failed(new Error(data.why));
      const [status, text, json] = JSON.parse(data.answer);
      done({ status, answer: json ? JSON.parse(text) : text });
    });
    worker.postMessage({ kind: "ask", number, method, path, body: body ? JSON.stringify(body) : "", token: token ?? "" });
  });
}"""
"""Opens an engine of the page's own and lets anybody ask it: the same worker, the same messages."""

BOT_AGAINST_BOT = """async ([game, level, wanted]) => {
  const seats = [{ kind: "bot", level }, { kind: "bot", level }];
  const book = (await window.ask("GET", `/games/${game}`)).answer;
  const made = await window.ask("POST", "/matches", { game, options: book.on_screen, seats, watchable: true });
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  const times = [];
  let last = performance.now(), seq = 0;
  while (times.length < wanted) {
    const state = (await window.ask("GET", `/matches/${made.answer.match}`)).answer;
    if (state.seq > seq) times.push(performance.now() - last);
    if (state.status === "over") break;
    [last, seq] = [performance.now(), state.seq];
  }
  return times;
}"""


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


def timed(page: Page, what: str, done: str) -> None:
    """How long something takes from now."""
    began = time.perf_counter()
    page.wait_for_function(done)
    print(f"{what:52} {time.perf_counter() - began:7.1f} s")


def times(url: str, chromium: str, serving: StaticServer) -> None:
    """A first visit, one without a network, and every plain bot."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(viewport={"width": 390, "height": 844})
        context.set_default_timeout(PATIENCE)
        for visit in ("first visit", "second visit, no network"):
            page = context.new_page()
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.goto(url)
            timed(page, f"{visit}: the shelf stands", "document.querySelectorAll('.shelf .box').length > 0")
            began = time.perf_counter()
            page.evaluate(ENGINE)
            print(f"{f'{visit}: another engine is ready':52} {time.perf_counter() - began:7.1f} s")
            if visit == "first visit":
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
                serving.stop()
                context.set_offline(True)
                page.close()
        for game in game_names():
            for level in plain_levels(game):
                taken = page.evaluate(BOT_AGAINST_BOT, [game, level, MOVES])
                told = f"{statistics.median(taken) / 1000:6.2f} s in the middle, {max(taken) / 1000:6.2f} s at most"
                print(f"{game} {level:10} a bot's turn {told}")
        browser.close()


def main() -> int:
    """Print everything."""
    chromium = program(*CHROMIUM)
    if chromium is None:
        print("Chromium is not here: make services", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_site(folder)
        sizes(folder)
        print(f"\nChromium on this machine's processor, slowed down {SLOWER} times")
        serving = StaticServer(folder)
        serving.start()
        times(serving.url, chromium, serving)
        serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
