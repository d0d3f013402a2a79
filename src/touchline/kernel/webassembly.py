"""An entry point as WebAssembly, from what Numba made of it: the same rules once more, for whoever has no Numba.

Numba's code for this processor is told in LLVM's language, most of it the same for every processor.  Kept is what the
entry point reaches; LLVM writes it anew for WebAssembly.  The door has no arguments: what they are and where they lie
is read from slots in memory (``kernel/door.py``).  What else the code calls lies beside this file.  What LLVM writes is
meant for a linker; ``kernel/wasm_file.py`` does without one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np

from touchline.kernel import wasm_file
from touchline.kernel.compiled import compile_rule, register
from touchline.kernel.door import DOOR, FRACTION, NOTHING, NUMBER, SECTION, Door, taken_as
from touchline.kernel.entry_points import Shipped
from touchline.kernel.reached import Reached

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
"""What every browser of the last years has, and Wasmtime."""
CONSTANTS = 1 << 16
"""Room for the constants of the code, from address 0."""
STACK = 1 << 18

LIBRARY = Path(__file__).with_suffix(".ll")
"""What LLVM calls and no host brings: products of 128 bits, the exponential function, sine and cosine."""
BROUGHT = ("__multi3", "exp", "expf", "sin", "cos")
ANSWERS = {numba.int64: NUMBER, numba.float64: FRACTION, numba.types.none: NOTHING}
"""What the entry point of a module may answer."""


class Slots:
    """Arguments of any size: where each lies is read from slots, eight bytes each, one after the other."""

    answer = CONSTANTS + STACK
    problem = answer + 8
    first = problem + 8
    """The address of the slots."""

    def __init__(self) -> None:
        self.takes: list[str] = []
        self.loads: list[str] = []
        self.values: list[tuple[str, str]] = []

    def _read(self, kind: str) -> None:
        name, at = f"%given{len(self.loads)}", self.first + 8 * len(self.loads)
        self.loads.append(f"{name} = load {kind}, ptr inttoptr (i32 {at} to ptr), align 8")
        self.values.append((kind, name))

    def take(self, value: Any) -> None:
        """One argument as Numba passes it; of an array what it weighs and who holds it is no matter of the caller's."""
        if isinstance(value, tuple):
            for each in value:
                self.take(each)
            return
        self.takes.append(taken_as(value))
        if isinstance(value, np.ndarray):
            self.values += [("ptr", "null"), ("ptr", "null")]
            self._read("i64")
            self.values.append(("i64", str(value.itemsize)))
            for kind in ("ptr", *("i64",) * (2 * value.ndim)):
                self._read(kind)
        elif isinstance(value, np.void):
            self._read("ptr")
        else:
            self._read("double" if isinstance(value, float) else "i64")

    def door(self, entry: str) -> str:
        """The function without arguments that calls the entry point with what the slots tell."""
        own = [f"ptr inttoptr (i32 {at} to ptr)" for at in (self.answer, self.problem)]
        given = ", ".join([*own, *(f"{kind} {value}" for kind, value in self.values)])
        called = f"%status = call i32 @{entry}({given})"
        return "\n".join([f"define i32 @{DOOR}() {{", *self.loads, called, "ret i32 %status", "}", ""])


def module_of(shipped: Shipped) -> bytes:
    """An entry point as a module for any arguments of its types (see ``kernel/shipped_code.py``)."""
    for each in shipped.calls:
        register(each)
    slots = Slots()
    for value in shipped.arguments:
        slots.take(value)
    signature = tuple(numba.typeof(value) for value in shipped.arguments)
    compiled = compile_rule(shipped.owner, shipped.function)
    compiled.compile(signature)
    (found,) = [each for each in compiled.overloads.values() if each.signature.args == signature]
    if found.signature.return_type not in ANSWERS:
        raise TypeError(f"{shipped.function.__name__} answers {found.signature.return_type}")
    answers = ANSWERS[found.signature.return_type]
    key = Reached([shipped.function], by_source=True).key
    door = Door(key, slots.takes, answers, CONSTANTS + STACK, slots.answer, slots.first)
    return wasm_file.with_section(_write(shipped.function, found, slots), SECTION, door.to_bytes())


def _write(function: Any, found: Any, slots: Slots) -> bytes:
    """The code."""
    entry = found.fndesc.llvm_func_name
    taken = [str(each.type) for each in found.library._get_module_for_linking().get_function(entry).arguments]
    if taken[2:] != [kind for kind, _ in slots.values]:
        raise TypeError(f"{function.__name__} takes {taken}, not {slots.values}")
    module = _retold(str(found.library._get_module_for_linking()), slots.door(entry))
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    if re.search(r"(alloca|getelementptr)[^\n]*\{[^\n}]*ptr", str(module)):
        raise TypeError(f"{function.__name__} keeps addresses in a structure: their size is this processor's")
    code, constants = wasm_file.with_door(machine.emit_object(module), DOOR)
    if constants > CONSTANTS:
        raise ValueError(f"the constants of {function.__name__} need {constants} bytes")
    return code


def _retold(told: str, door: str) -> Any:
    """What Numba made, for another processor: nobody counts who holds an array, nothing but the door is seen."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for name in ("NRT_incref", "NRT_decref"):
        empty = f"define internal void @{name}(ptr %held) alwaysinline {{\nret void\n}}\n"
        told = re.sub(rf"define [^\n]*@{name}\(ptr[^\n]*\{{\n.*?\n\}}\n", empty, told, flags=re.DOTALL)
    told = re.sub(r"^target (datalayout|triple).*$", "", told, flags=re.MULTILINE)
    module = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{told}\n{door}')
    module.link_in(llvm.parse_assembly(LIBRARY.read_text(encoding="utf-8")))
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in (DOOR, *BROUGHT):
            each.linkage = llvm.Linkage.internal
    return module
