"""What clients may rely on of every message: ``python -m tools.promised`` writes ``tests/wire/promised.json``.

For each message the fields with their types, and which of them are always there.  ``tests/wire/test_promised.py`` holds
the declarations to it; a release writes it anew, so that what was added is promised from then on.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tools.suite.programs import ROOT

from touchline.wire.kinds import ErrorKind
from touchline.wire.message import is_order
from touchline.wire.schema import UNIONS, definitions, messages
from touchline.wire.server_told import WIRE

FILE = ROOT / "tests" / "wire" / "promised.json"
ONLY_TOLD = ("description", "title", "default", "examples", "discriminator")
"""What a schema says beside the type."""


def bare(schema: Any) -> Any:
    """A type without what is said about it."""
    if isinstance(schema, dict):
        return {key: bare(value) for key, value in schema.items() if key not in ONLY_TOLD}
    return [bare(each) for each in schema] if isinstance(schema, list) else schema


def promised() -> dict[str, Any]:
    """Every message as a client knows it."""
    schemas, known = definitions(), messages()
    return {
        "wire": WIRE,
        "refusals": sorted(kind.value for kind in ErrorKind),
        "unions": {name: bare(schemas[name]) for name in sorted(UNIONS)},
        "messages": {
            name: {
                "order": bool(is_order(known[name])),
                "always": schemas[name].get("required", []),
                "fields": {field: bare(its) for field, its in schemas[name].get("properties", {}).items()},
            }
            for name in sorted(known)
            if name in schemas
        },
    }


def main() -> int:
    """Write the file."""
    lines = json.dumps(promised(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    FILE.write_text(lines.replace('},"', '},\n"') + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
