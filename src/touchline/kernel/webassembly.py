"""An entry point as WebAssembly, from what Numba made of it: the same rules once more, for a browser.

Numba's code for this processor is told in LLVM's language, most of it the same for every processor.  Kept is what the
entry point reaches; LLVM writes it anew for WebAssembly.  The arguments get fixed places in memory, so that the door
has none (see ``kernel/hosted.py``); what else it calls lies beside this file.  What LLVM writes is meant for a linker;
``kernel/wasm_file.py`` does without one.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numba
import numpy as np

from touchline.kernel import wasm_file
from touchline.kernel.compiled import cache_folder, compile_rule, register
from touchline.kernel.door import DOUBLE, SECTION, Door, taken_as
from touchline.kernel.entry_points import Shipped
from touchline.kernel.game import Game
from touchline.kernel.hosted import Place, Plan
from touchline.kernel.reached import Reached

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
"""What every browser of the last years has."""
DOOR = "ask"
PAGE = 1 << 16
CONSTANTS = 1 << 16
"""Room for the constants of the code, from address 0."""
STACK = 1 << 18

LIBRARY = Path(__file__).with_suffix(".ll")
"""What LLVM calls and no host brings: products of 128 bits, the exponential function, sine and cosine."""
BROUGHT = ("__multi3", "exp", "expf", "sin", "cos")
ANSWERS = {numba.float64: DOUBLE, numba.types.none: ""}
"""What the entry point of a module may answer."""


class Written(NamedTuple):
    """What a host needs."""

    code: bytes
    plan: Plan
    contents: dict[str, bytes]
    """What lies in a place from the beginning, where that is not nothing."""


class Layout:
    """Gives every argument its place, and writes down how the entry point is called with it."""

    def __init__(self) -> None:
        self.places: dict[str, Place] = {}
        self.contents: dict[str, bytes] = {}
        self.loads: list[str] = []
        self.values: list[tuple[str, str]] = []
        """Type and value of each argument, in LLVM's language."""
        self.end = CONSTANTS + STACK
        self.answer = self._room(8)
        self.problem = self._room(8)

    def _room(self, size: int) -> int:
        at = self.end
        self.end += -(-size // 16) * 16
        return at

    def _pointer(self, address: int) -> None:
        self.values.append(("ptr", f"inttoptr (i32 {address} to ptr)"))

    def take(self, name: str, value: Any) -> None:
        """One argument as Numba passes it: a tuple piece by piece, an array with its shape, a record by its address."""
        if isinstance(value, tuple):
            names: tuple[str, ...] = value._fields  # type: ignore[attr-defined]
            for field, each in zip(names, value, strict=True):
                self.take(f"{name}.{field}", each)
        elif isinstance(value, np.ndarray):
            at = self._room(value.nbytes)
            self._note(name, at, value)
            self.values += [("ptr", "null"), ("ptr", "null"), ("i64", str(value.size)), ("i64", str(value.itemsize))]
            self._pointer(at)
            self.values += [("i64", str(each)) for each in (*value.shape, *value.strides)]
        elif isinstance(value, np.void):
            at = self._room(value.nbytes)
            self._note(name, at, value)
            self._pointer(at)
        else:
            number = np.asarray(value)
            at = self._room(8)
            self._note(name, at, number)
            kind = "double" if number.dtype.kind == "f" else "i64"
            self.values.append((kind, f"%given{len(self.loads)}"))
            self.loads.append(f"%given{len(self.loads)} = load {kind}, ptr inttoptr (i32 {at} to ptr), align 8")

    def _note(self, name: str, at: int, value: Any) -> None:
        """Numbers under their name; of records each field, those of the first record."""
        if value.dtype.names is not None:
            first = value.reshape(-1)[0] if value.shape else value
            for field in value.dtype.names:
                self._note(f"{name}.{field}", at + value.dtype.fields[field][1], np.asarray(first[field]))
            return
        self.places[name] = Place(at, value.dtype.char.replace("l", "q").replace("L", "Q"), value.size)
        if value.any():
            self.contents[name] = value.tobytes()

    def door(self, entry: str) -> str:
        """The function without arguments that calls the entry point with all of them."""
        return _door(entry, self.answer, self.problem, self.loads, self.values)


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
        return _door(entry, self.answer, self.problem, self.loads, self.values)


def _door(entry: str, answer: int, problem: int, loads: list[str], values: list[tuple[str, str]]) -> str:
    own = [f"ptr inttoptr (i32 {at} to ptr)" for at in (answer, problem)]
    given = ", ".join([*own, *(f"{kind} {value}" for kind, value in values)])
    called = f"%status = call i32 @{entry}({given})"
    return "\n".join([f"define i32 @{DOOR}() {{", *loads, called, "ret i32 %status", "}", ""])


def written(game: Game, function: Any, arguments: Mapping[str, Any]) -> Written:
    """An entry point over rules as WebAssembly; ``arguments`` are those of a native call, by name."""
    layout = Layout()
    for name, value in arguments.items():
        layout.take(name, value)
    signature = tuple(numba.typeof(value) for value in arguments.values())
    path = cache_folder(game, function) / f"{hash_of(signature, layout)}.wasm"
    told = path.with_suffix(".json")
    if not told.exists():
        code = _write(function, _compiled(game, function, signature), layout)
        plan = Plan(layout.places, layout.answer, CONSTANTS + STACK, layout.end // PAGE + 1)
        _keep(path, code)
        _keep(told, json.dumps(plan.to_json()).encode())
    plan = Plan.from_json(json.loads(told.read_text(encoding="utf-8")))
    return Written(path.read_bytes(), plan, layout.contents)


def _keep(path: Path, data: bytes) -> None:
    """Whole or not at all: others may look for it meanwhile."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_bytes(data)
    new.replace(path)


def hash_of(signature: tuple[Any, ...], layout: Layout) -> str:
    """A name for the code of an entry point with such arguments, made in this way."""
    made_by = b"".join(Path(each).read_bytes() for each in (__file__, LIBRARY, wasm_file.__file__))
    made_from = repr((signature, layout.values, llvm.llvm_version_info)).encode() + made_by
    return hashlib.sha256(made_from).hexdigest()[:16]


def module_of(shipped: Shipped) -> bytes:
    """An entry point as a module for any arguments of its types (see ``kernel/shipped_code.py``)."""
    for each in shipped.calls:
        register(each)
    slots = Slots()
    for value in shipped.arguments:
        slots.take(value)
    signature = tuple(numba.typeof(value) for value in shipped.arguments)
    found = _compiled(shipped.owner, shipped.function, signature)
    if found.signature.return_type not in ANSWERS:
        raise TypeError(f"{shipped.function.__name__} answers {found.signature.return_type}")
    answers = ANSWERS[found.signature.return_type]
    key = Reached([shipped.function], by_source=True).key
    door = Door(key, slots.takes, answers, CONSTANTS + STACK, slots.answer, slots.first)
    return wasm_file.with_section(_write(shipped.function, found, slots), SECTION, door.to_bytes())


def _compiled(owner: Game | str, function: Any, signature: tuple[Any, ...]) -> Any:
    """What Numba makes of an entry point for arguments of some types."""
    compiled = compile_rule(owner, function)
    compiled.compile(signature)
    (found,) = [each for each in compiled.overloads.values() if each.signature.args == signature]
    return found


def _write(function: Any, found: Any, layout: Layout | Slots) -> bytes:
    """The code."""
    entry = found.fndesc.llvm_func_name
    taken = [str(each.type) for each in found.library._get_module_for_linking().get_function(entry).arguments]
    if taken[2:] != [kind for kind, _ in layout.values]:
        raise TypeError(f"{function.__name__} takes {taken}, not {layout.values}")
    module = _retold(str(found.library._get_module_for_linking()), layout.door(entry))
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
