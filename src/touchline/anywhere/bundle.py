"""The engine in one archive: those parts of Touchline, and of what it stands on, that run in a browser."""

from __future__ import annotations

import io
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import touchline
from touchline.words.catalogues import WRITTEN_AS
from touchline.words.languages import LANGUAGES

LAYERS = ("kernel", "words", "play", "wire", "solve", "bots", "games", "workers", "server", "anywhere")
"""The parts of Touchline that go in; what they leave out needs NumPy, a terminal or a server."""
LEFT_OUT = frozenset({"static", "web", "html", "training", "__pycache__"})
"""Folders that no browser needs."""
LEFT_OUT_FILES = frozenset({".npz", ".pyc", ".so", ".css", ".js", ".ll", ".wasm"})
STANDS_ON = ("fluent", "babel", "itsdangerous", "attr", "typing_extensions", "pytz", "structlog")
"""Plain Python that it needs: sentences, tokens, complaints."""
LOCALE_DATA = PurePosixPath("babel/locale-data")
ZONES = PurePosixPath("pytz/zoneinfo")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The date of every file: the same engine is the same archive."""


def locales() -> frozenset[str]:
    """The locales that our languages are written in, with those they inherit from."""
    own = {WRITTEN_AS.get(language, language).replace("-", "_") for language in LANGUAGES}
    return frozenset(own | {each.partition("_")[0] for each in own} | {"root", "en_001"})


def bundle() -> bytes:
    """The archive."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in sorted(files()):
            entry = ZipInfo(name, LONG_AGO)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return packed.getvalue()


def files() -> Iterator[tuple[str, Path]]:
    """Every file by its name in the archive."""
    home = Path(touchline.__file__).parent
    yield "touchline/__init__.py", home / "__init__.py"
    for layer in LAYERS:
        yield from _under(home / layer, f"touchline/{layer}")
    for package in STANDS_ON:
        found = find_spec(package)
        assert found is not None, package
        if found.submodule_search_locations is None:
            yield f"{package}.py", Path(str(found.origin))
        for folder in found.submodule_search_locations or ():
            yield from _under(Path(folder), package)


def _under(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    for path in folder.rglob("*"):
        place = PurePosixPath(name, path.relative_to(folder).as_posix())
        if path.is_file() and path.suffix not in LEFT_OUT_FILES and not LEFT_OUT & set(place.parts) and _wanted(place):
            yield str(place), path


def _wanted(place: PurePosixPath) -> bool:
    """Of the locales of the world only ours; of its time zones none."""
    if LOCALE_DATA in place.parents:
        return place.stem in locales()
    return ZONES not in place.parents
