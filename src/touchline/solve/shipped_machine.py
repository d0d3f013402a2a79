"""Machine code among the tables that travel with an engine: an entry point in WebAssembly, and its memory."""

from __future__ import annotations

import json
from collections.abc import Mapping

from touchline.kernel.hosted import Machine, Plan
from touchline.solve.shipped import Column, Grid

CODE, PLAN, MEMORY = "machine code", "machine plan", "memory "
"""Names of tables; the last stands before the name of a place."""


def columns_of(code: bytes, plan: Plan, contents: Mapping[str, bytes]) -> dict[str, Column]:
    """The tables of an entry point that ``kernel/placing.py`` has laid out."""
    told = json.dumps(plan.to_json()).encode()
    columns = {CODE: Column("B", (len(code),), code), PLAN: Column("B", (len(told),), told)}
    for name, data in contents.items():
        place = plan.places[name]
        columns[MEMORY + name] = Column(place.kind, (place.size,), data)
    return columns


def machine_of(tables: Mapping[str, Grid]) -> Machine:
    """The entry point with a memory of its own."""
    plan = Plan.from_json(json.loads(tables[PLAN].cells.tobytes()))
    machine = Machine(tables[CODE].cells.tobytes(), plan)
    for name, grid in tables.items():
        if name.startswith(MEMORY):
            machine.put_bytes(name.removeprefix(MEMORY), grid.cells.tobytes())
    return machine
