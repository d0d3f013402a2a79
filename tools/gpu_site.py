"""Pack what the checks on a GPU need, for a machine that has CUDA, PyTorch and JAX but cannot install anything.

    python tools/gpu_site.py                                  # writes build/gpu-site.tar.xz, some 60 MB
    python tools/gpu_check.py --site build/gpu-site.tar.xz    # there

The packages are those of that machine's Python, not of this one's (``--python 3.12``).  CUDA's own libraries stay
out: they are hundreds of megabytes, and such a machine has them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = (
    *("numba", "llvmlite", "numba-cuda", "cuda-bindings", "cuda-core", "cuda-pathfinder"),
    *("platformdirs", "fluent.runtime", "fluent.syntax", "babel", "attrs", "pytz", "typing_extensions", "packaging"),
    *("gymnasium", "farama-notifications", "cloudpickle"),
    *("pgx", "svgwrite"),
)
"""The compiler for the GPU, what the laboratory and the environments import, and the peer that plays there too."""
PLATFORMS = ("manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_24_x86_64", "manylinux2014_x86_64", "any")
LEFT_OUT = ("tests", "__pycache__", "include")


def install(folder: Path, python: str) -> None:
    """The packages, without what they depend on, in a folder."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:", "--no-compile"]
    platforms = [f"--platform={each}" for each in PLATFORMS]
    subprocess.run([*command, f"--python-version={python}", *platforms, f"--target={folder}", *PACKAGES], check=True)


def kept(member: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Leave out what nobody imports."""
    return None if set(Path(member.name).parts) & set(LEFT_OUT) else member


def main() -> None:
    """Install, pack, and say how large it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default="3.12", help="the version of Python there")
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "gpu-site.tar.xz")
    chosen = parser.parse_args()
    chosen.to.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder), chosen.python)
        with tarfile.open(chosen.to, "w:xz", preset=6) as packed:
            packed.add(folder, arcname=".", filter=kept)
    print(f"{chosen.to}: {chosen.to.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
