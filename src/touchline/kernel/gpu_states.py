"""Where a thread of a GPU keeps the state it plays on: in registers, or in memory of its own.

A rule function writes ``s.pos -= 10`` and does not care what ``s`` is.  Handed a NumPy record, every such line
reads and writes memory, which is where a GPU is slow.  Handed a ``Local``, it works on variables, one a cell, which
the compiler turns into registers once the rules are inlined; arrays of cells stay small arrays of the thread.

``in_registers(array)`` makes the variables for one record of the array's type, ``in_memory(array)`` a record of the
thread's own, for games too large to be inlined; ``load(held, record)`` and ``save(held, record)`` copy a record in and
out of either.  (On a CPU the same was tried and is slower: the cache is as
near as the stack, and calls that are not inlined pay for every variable handed over.)
"""

# mypy: disable-error-code="untyped-decorator, unused-ignore"
from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import Any

import llvmlite.ir as ir
from numba.cuda import cgutils, models, types
from numba.cuda.cudadecl import registry as declared
from numba.cuda.cudaimpl import registry as lowered
from numba.cuda.extending import intrinsic, register_model
from numba.cuda.typing.templates import AbstractTemplate, AttributeTemplate, signature

CELL_BITS = 32
"""Cells are at least this wide: narrower ones would only cost conversions."""


class Cells(types.Type):  # type: ignore[misc]
    """An array of cells on the stack."""

    def __init__(self, count: int, cell: Any) -> None:
        self.count, self.cell = count, cell
        super().__init__(f"Cells({count}, {cell})")


class Local(types.Type):  # type: ignore[misc]
    """One variable for every cell of a record."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(f"Local({record})")

    def members(self) -> Iterator[tuple[str, Any, Any, int]]:
        """Name, type of the variable, type in the record, and number of cells."""
        for name, stored in self.record.members:
            nested = isinstance(stored, types.NestedArray)
            inner = stored.dtype if nested else stored
            cell = types.Integer.from_bitwidth(max(CELL_BITS, inner.bitwidth), signed=True)
            yield name, cell, inner, stored.shape[0] if nested else 0

    def member(self, name: str) -> Any:
        """The type of a cell by name; ``None`` when there is no such cell."""
        for each, cell, _, count in self.members():
            if each == name:
                return Cells(count, cell) if count else cell
        return None


@register_model(Cells)
class _CellsModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, of: Any) -> None:
        super().__init__(manager, of, ir.IntType(of.cell.bitwidth).as_pointer())


@register_model(Local)
class _LocalModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, of: Any) -> None:
        parts = [(name, Cells(count, cell) if count else types.CPointer(cell)) for name, cell, _, count in of.members()]
        super().__init__(manager, of, parts)


@declared.register_attr
class _LocalAttributes(AttributeTemplate):  # type: ignore[misc]
    key = Local

    def generic_resolve(self, local: Any, name: str) -> Any:
        return local.member(name)


def _variables(context: Any, builder: Any, local: Any, value: Any) -> Any:
    return cgutils.create_struct_proxy(local)(context, builder, value=value)


@lowered.lower_getattr_generic(Local)
def _get_cell(context: Any, builder: Any, local: Any, value: Any, name: str) -> Any:
    place = getattr(_variables(context, builder, local, value), name)
    return place if isinstance(local.member(name), Cells) else builder.load(place)


@lowered.lower_setattr_generic(Local)
def _set_cell(context: Any, builder: Any, sig: Any, args: Any, name: str) -> None:
    local, given = sig.args
    place = getattr(_variables(context, builder, local, args[0]), name)
    builder.store(context.cast(builder, args[1], given, local.member(name)), place)


@declared.register_global(operator.getitem)
class _GetItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Cells):
            return signature(args[0].cell, args[0], types.int64)
        return None


@declared.register_global(operator.setitem)
class _SetItem(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Any:
        if isinstance(args[0], Cells):
            return signature(types.none, args[0], types.int64, args[0].cell)
        return None


@lowered.lower(operator.getitem, Cells, types.Integer)
def _get_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.load(builder.gep(args[0], [args[1]]))


@lowered.lower(operator.setitem, Cells, types.Integer, types.Integer)
def _set_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    builder.store(args[2], builder.gep(args[0], [args[1]]))
    return context.get_dummy_value()


@intrinsic
def in_registers(typing_context: Any, array: Any) -> Any:
    """Fresh variables for one record of the array's type."""
    local = Local(array.dtype)

    def make(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        made = cgutils.create_struct_proxy(local)(context, builder)
        for name, cell, _, count in local.members():
            kind = ir.IntType(cell.bitwidth)
            place = cgutils.alloca_once(builder, ir.ArrayType(kind, count) if count else kind, name=name)
            setattr(made, name, builder.bitcast(place, kind.as_pointer()))
        return made._getvalue()

    return signature(local, array), make


@intrinsic
def in_memory(typing_context: Any, array: Any) -> Any:
    """A fresh record of the array's type in the thread's own memory."""
    record = array.dtype

    def make(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        place = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(64), -(-record.size // 8)), name="state")
        return builder.bitcast(place, context.get_value_type(record))

    return signature(record, array), make


def _copied(inwards: bool) -> Any:
    def copy(typing_context: Any, local: Any, record: Any) -> Any:
        def copy_record(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            to, source = args if inwards else args[::-1]
            count = ir.Constant(ir.IntType(64), record.size)
            cgutils.raw_memcpy(builder, to, source, count, 1, align=8)
            return context.get_dummy_value()

        if isinstance(local, types.Record):
            return signature(types.none, local, record), copy_record

        def make(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            made = _variables(context, builder, local, args[0])
            for name, cell, stored, count in local.members():
                wide, narrow = ir.IntType(cell.bitwidth), ir.IntType(stored.bitwidth)
                for k in range(max(1, count)):
                    offset = record.offset(name) + k * stored.bitwidth // 8
                    there = cgutils.get_record_member(builder, args[1], offset, narrow)
                    here = builder.gep(getattr(made, name), [ir.Constant(ir.IntType(64), k)])
                    value = builder.load(there if inwards else here)
                    if wide != narrow:
                        value = builder.sext(value, wide) if inwards else builder.trunc(value, narrow)
                    builder.store(value, here if inwards else there)
            return context.get_dummy_value()

        return signature(types.none, local, record), make

    return intrinsic(copy)


load = _copied(True)
save = _copied(False)
