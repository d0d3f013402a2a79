"""The entry points that playing needs, as WebAssembly; ``python -m tools.shipped_modules`` writes what has changed.

They lie beside their sources and are committed: whoever only plays has no Numba to make them.  ``--all`` writes every
one; ``--check`` writes none and fails where one is not what its sources give.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from touchline.games import find_game, game_names
from touchline.kernel.door import Door, all_taken
from touchline.kernel.entry_points import Shipped, module_file
from touchline.kernel.reached import Reached
from touchline.season import odds

COMMAND = "python -m tools.shipped_modules"


def shipped() -> Iterator[Shipped]:
    """Every entry point that comes along."""
    for name in game_names():
        part = find_game(name).parts.modules
        if part is not None:
            yield from part.load()()
    yield from odds.modules()


def is_current(each: Shipped) -> bool:
    """Whether the module of an entry point was written from its sources as they are, for what it is called with."""
    path = module_file(each.function)
    if not path.is_file():
        return False
    door = Door.of(path.read_bytes())
    key = Reached([each.function], by_source=True).key
    return (door.key, door.takes) == (key, list(all_taken(each.arguments)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write them, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="write every one, changed or not")
    parser.add_argument("--check", action="store_true", help="write none; fail where one is stale")
    given = parser.parse_args(arguments)
    stale = [each for each in shipped() if given.all or not is_current(each)]
    for each in stale:
        path = module_file(each.function)
        if given.check:
            print(f"{path}: not what its sources give; {COMMAND}")
            continue
        from touchline.kernel.webassembly import module_of

        path.parent.mkdir(exist_ok=True)
        path.write_bytes(module_of(each))
        print(f"{path}: {path.stat().st_size / 1000:.0f} kB", flush=True)
    return int(given.check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
