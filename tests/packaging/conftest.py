"""The package as others get it: an sdist, the wheel built from it, and an environment with nothing of the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300


def done(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    """The output of a command that must succeed."""
    made = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert made.returncode == 0, made.stdout[-2000:] + made.stderr[-2000:]
    return made.stdout


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, built from the checkout."""
    folder = tmp_path_factory.mktemp("sdist")
    done(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", folder, ROOT, cwd=ROOT)
    (found,) = folder.glob("touchline-*.tar.gz")
    return found


@pytest.fixture(scope="session")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


@pytest.fixture(scope="session")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the unpacked source distribution."""
    folder = tmp_path_factory.mktemp("wheel")
    done(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder, unpacked, cwd=unpacked)
    (found,) = folder.glob("touchline-*.whl")
    return found


@pytest.fixture(scope="session")
def wheel_files(wheel: Path) -> dict[str, bytes]:
    """Everything in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@dataclass
class Installed:
    """An environment with the wheel in it, and a home of its own."""

    folder: Path
    env: dict[str, str]

    @property
    def bin(self) -> Path:
        """Where its programs are."""
        return self.folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.bin / "python"

    def touchline(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command that the wheel brought, and type at it."""
        return subprocess.run(
            [str(self.bin / "touchline"), *words],
            cwd=self.folder,
            env=self.env,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel in an empty environment without Node.

    The libraries it depends on are borrowed from the environment of the tests: a plain path in a ``.pth``
    file, which reads no other ``.pth``, so the editable installation there stays out.
    """
    folder = tmp_path_factory.mktemp("installed")
    done(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env |= {"PATH": "", "TOUCHLINE_HOME": str(folder / "home"), "NO_COLOR": "1", "PYTHONUTF8": "1"}
    place = Installed(folder, env)
    env["PATH"] = str(place.bin)
    assert shutil.which("node", path=env["PATH"]) is None
    done(sys.executable, "-m", "pip", "--python", place.python, "install", "--quiet", "--no-deps", "--no-index", wheel,
         cwd=folder)  # fmt: skip
    packages = Path(
        done(place.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    )
    borrowed = dict.fromkeys(sysconfig.get_path(name) for name in ("purelib", "platlib"))
    (packages / "borrowed.pth").write_text("\n".join(borrowed) + "\n", encoding="utf-8")
    return place
