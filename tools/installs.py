"""Every way to install Touchline, tried from nothing: how long it takes, how much it is, and that it answers.

Builds wheel and sdist here, installs them by each tool into a folder of its own, asks for the version, and prints the
table of ``docs/install.md``.  ``pip``, ``pipx`` and ``uv`` fetch everything anew.

python -m tools.installs
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MEGABYTE = 1_000_000


def run(*command: str | Path, **env: str) -> str:
    """What a command printed; it must succeed."""
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | env)
    return done.stdout.strip()


def size(path: Path) -> int:
    """Bytes of a file, or of everything in a folder."""
    found = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file() and not each.is_symlink()]
    return sum(each.stat().st_size for each in found)


def by_pip(archive: Path, folder: Path) -> Path:
    """Into a virtual environment."""
    venv.create(folder, with_pip=True)
    run(folder / "bin" / "pip", "install", "--quiet", "--no-cache-dir", archive)
    return folder / "bin" / "touchline"


def by_pipx(tools: Path) -> Callable[[Path, Path], Path]:
    """As an application of its own."""

    def install(archive: Path, folder: Path) -> Path:
        told = {"PIPX_HOME": str(folder), "PIPX_BIN_DIR": str(folder / "bin"), "PIPX_MAN_DIR": str(folder / "man")}
        run(tools / "pipx", "install", "--quiet", "--pip-args=--no-cache-dir", archive, **told)
        return folder / "bin" / "touchline"

    return install


def by_uv(tools: Path) -> Callable[[Path, Path], Path]:
    """As a tool of uv."""

    def install(archive: Path, folder: Path) -> Path:
        told = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
        run(tools / "uv", "tool", "install", "--quiet", "--no-cache", archive, **told)
        return folder / "bin" / "touchline"

    return install


def main() -> int:
    """Try them all."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder / "dist", ROOT)
        (wheel,), (sdist,) = (folder / "dist").glob("*.whl"), (folder / "dist").glob("*.tar.gz")
        venv.create(folder / "tools", with_pip=True)
        tools = folder / "tools" / "bin"
        run(tools / "pip", "install", "--quiet", "pipx", "uv")
        print("| way | fetched or copied | seconds | MB on the disk |\n|---|---|---|---|")
        ways = {
            "`pip install` of the wheel": (by_pip, wheel),
            "`pipx install`": (by_pipx(tools), wheel),
            "`uv tool install`": (by_uv(tools), wheel),
            "`pip install` of the sdist": (by_pip, sdist),
        }
        command = Path()
        for number, (way, (install, archive)) in enumerate(ways.items()):
            began = time.monotonic()
            command = install(archive, folder / str(number))
            took = time.monotonic() - began
            assert run(command, "--version").startswith("touchline ")
            megabytes = size(folder / str(number)) / MEGABYTE
            print(f"| {way} | {size(archive) / MEGABYTE:.1f} MB | {took:.0f} | {megabytes:.0f} |", flush=True)
        began = time.monotonic()
        run(command, "site", folder / "site", XDG_CACHE_HOME=str(folder / "cache"))
        took = time.monotonic() - began
        assert (folder / "site" / "index.html").is_file()
        print(f"| `touchline site FOLDER` | | {took:.0f} | {size(folder / 'site') / MEGABYTE:.0f} |")
    print(f"load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
