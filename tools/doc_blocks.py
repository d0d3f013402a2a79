"""Every code block of the README and the docs, run literally from the built wheel in an environment of its own.

``make doc-blocks``; ``--only bots`` takes some pages, ``--list`` only tells what would be done.  A command that is
still busy after ``--patience`` seconds gets a Ctrl-C, and must then end as an interrupted command does.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = "lab,envs"
FENCE = re.compile(r"^ *```(\w*)(.*)$")
COMMAND = re.compile(r"^(?:\$ )?((?:touchline|python3?|cp|sh|node) .*)$")
TITLE = re.compile(r'title="(.+)"')
INTERRUPTED = (130, -signal.SIGINT)
ELSEWHERE = (
    (r"^touchline bench", "the peers have an environment of their own: make bench"),
    (r"pip install sb3-contrib", "fetches another learner"),
    (r"tools\.scale|curl_bot|node ", "needs the checkout, node or curl; has tests of its own"),
    (r"/var/|/etc/|/opt/", "the folders of a server that is installed"),
    (r"http\.server", "serves until it is ended"),
    (r"import torch", "needs a GPU"),
    (r"touchline\.envs\.kept", "plays what examples/learn_on_gpu.py has kept; has tests of its own"),
    (r"MaskablePPO", "an excerpt of examples/learn_ppo.py, which needs another learner"),
    (r"^@rule", "an excerpt"),
)
"""What is not run here, and why."""
LISTENS = re.compile(r"lines_bot|trained_bot")
"""Bots that sit on a server until they are ended: a Ctrl-C comes soon."""
LISTENS_SECONDS = 15.0


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    page: Path
    line: int
    kind: str
    title: str
    text: str

    @property
    def place(self) -> str:
        """Where it stands."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    def commands(self) -> list[str]:
        """The commands in it, comments and prompts taken off, lines that go on joined."""
        joined = self.text.replace("\\\n", " ")
        found = (COMMAND.match(line.strip()) for line in joined.splitlines())
        return [re.sub(r"\s+# .*$", "", each.group(1)).strip() for each in found if each]


def pages() -> list[Path]:
    """The README and the docs."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks_of(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    held: list[str] | None = None
    begun, kind, title = 0, "", ""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if fence and held is None:
            named = TITLE.search(fence.group(2))
            held, begun, kind, title = [], number, fence.group(1), named.group(1) if named else ""
        elif fence and held is not None:
            yield Block(page, begun, kind, title, "\n".join(held) + "\n")
            held = None
        elif held is not None:
            held.append(line)


def left_out(text: str) -> str:
    """Why something is not run here; empty when it is."""
    return next((why for pattern, why in ELSEWHERE if re.search(pattern, text, re.M)), "")


def excerpt_of(block: Block) -> str:
    """What is wrong with a block that quotes a file of the example game."""
    path = ROOT / "examples" / "fifth-game" / block.title
    if not path.exists():
        return f"there is no {path.relative_to(ROOT)}"
    return "" if block.text.strip() in path.read_text(encoding="utf-8") else f"does not stand so in {block.title}"


def _heed_interrupts() -> None:
    """A shell's background ignores Ctrl-C, and so would everything begun there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Desk:
    """An environment with the wheel in it, and a folder to run things in."""

    def __init__(self, folder: Path, python: Path, patience: float) -> None:
        self.folder = folder
        self.python = python
        self.patience = patience
        self.env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TOUCHLINE"))}
        self.env |= {
            "PATH": f"{python.parent}:{os.environ['PATH']}",
            "HOME": str(folder / "home"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "TOUCHLINE_LANG": "en",
            "NO_COLOR": "1",
        }
        (folder / "home").mkdir(exist_ok=True)

    def run(self, command: list[str], typed: str = "") -> tuple[str, float]:
        """What went wrong, and how long it took."""
        began = time.monotonic()
        listens = LISTENS.search(command[-1]) is not None
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=_heed_interrupts,
        ) as done:
            try:
                said, _ = done.communicate(typed, timeout=LISTENS_SECONDS if listens else self.patience)
                fine: tuple[int, ...] = () if listens else (0,)
            except subprocess.TimeoutExpired:
                os.killpg(done.pid, signal.SIGINT)
                said, _ = done.communicate()
                fine = (0, *INTERRUPTED)
        wrong = "" if done.returncode in fine and "Traceback" not in said else f"exit {done.returncode}: {said[-1500:]}"
        return wrong, time.monotonic() - began

    def serve(self, command: str) -> subprocess.Popen[str]:
        """A server, once it answers."""
        words = [*command.removesuffix("&").split(), *([] if "--no-browser" in command else ["--no-browser"])]
        server = subprocess.Popen(words, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        for line in server.stdout:
            if "http://" in line:
                break
        return server


def run_block(block: Block, desk: Desk) -> Iterator[tuple[str, str, float]]:
    """What was run of a block, what went wrong with it and how long it took."""
    if block.kind in ("python", "py", "javascript", "markdown", "toml") and block.title:
        wrong = excerpt_of(block) if not block.title.endswith("pyproject.toml") else ""
        yield f"quotes {block.title}", wrong, 0.0
    elif block.kind == "pycon":
        yield "doctest", *desk.run([str(desk.python), "-m", "doctest", str(page_of_doctests(block, desk))])
    elif block.kind in ("python", "py"):
        typed = '{"id": 1, "op": "hello"}\n' if "sys.stdin" in block.text else ""
        yield "python", *desk.run([str(desk.python), "-c", block.text], typed)
    elif block.text.startswith('{"id":1,"op":"new"'):
        asked = "".join(line + "\n" for line in block.text.splitlines() if '"op"' in line)
        yield "touchline engine", *desk.run(["touchline", "engine"], asked)
    else:
        yield from run_commands(block.commands(), desk)


def page_of_doctests(block: Block, desk: Desk) -> Path:
    """The examples of a page up to a block: each goes on where the one before it ended."""
    before = [each.text for each in blocks_of(block.page) if each.kind == "pycon" and each.line <= block.line]
    path = desk.folder / "examples.txt"
    path.write_text("\n".join(before), encoding="utf-8")
    return path


def run_commands(commands: list[str], desk: Desk) -> Iterator[tuple[str, str, float]]:
    """One after the other; a server is there for those that follow it."""
    server = None
    try:
        for command in commands:
            why = left_out(command)
            if why:
                yield f"{command}  (not run: {why})", "", 0.0
            elif command.startswith("touchline serve"):
                server = desk.serve(
                    command if "--no-browser" in command else f"{command.removesuffix('&')} --no-browser"
                )
                yield command, "" if server.poll() is None else "did not start", 0.0
            else:
                yield command, *desk.run(["sh", "-c", command])
    finally:
        if server is not None:
            server.terminate()
            server.wait()


def built(folder: Path) -> Path:
    """The interpreter of a fresh environment with the wheel, built here, and its extras."""
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder / "dist", ROOT],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (wheel,) = (folder / "dist").glob("*.whl")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", f"{wheel}[{EXTRAS}]"], check=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-deps", ROOT / "examples/fifth-game"], check=True)
    return python


def main() -> int:
    """Run them all and tell what failed."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--only", default="", metavar="TEXT", help="pages whose name has this in it")
    asked.add_argument("--list", action="store_true", help="what would be run")
    asked.add_argument("--python", type=Path, help="an environment that has the wheel already")
    asked.add_argument("--patience", type=float, default=600.0, metavar="SECONDS", help="then comes a Ctrl-C")
    given = asked.parse_args()
    found = [block for page in pages() if given.only in page.name for block in blocks_of(page)]
    if given.list:
        for block in found:
            print(block.place, block.kind, block.title, left_out(block.text) or block.commands())
        return 0
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        desk = Desk(folder, given.python or built(folder), given.patience)
        shutil.copytree(ROOT / "examples", folder / "examples")
        for block in found:
            if not block.title and block.kind in ("python", "py") and left_out(block.text):
                print(f"{block.place}  not run: {left_out(block.text)}")
                continue
            for what, wrong, seconds in run_block(block, desk):
                failed += bool(wrong)
                print(f"{block.place}  {seconds:6.1f} s  {'FAILED' if wrong else 'ok'}  {what}", flush=True)
                if wrong:
                    print(wrong, flush=True)
    print(f"load {os.getloadavg()[0]:.1f}; {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
