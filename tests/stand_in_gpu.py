"""A stand-in for a GPU: what numba-cuda writes for one, made machine code of this processor instead.

    pytest -p tests.stand_in_gpu tests/lab/test_lab_gpu.py

numba-cuda types and lowers a kernel to LLVM's language without a GPU, a driver or a toolkit; only then NVVM makes a
GPU's code of it.  Here LLVM makes this processor's, and every thread of every block is run.  So the tests of a GPU try
our kernels, our extensions of the compiler (``kernel/gpu_states.py``) and all that surrounds a launch; what they do not
try is NVVM, the GPU's own arithmetic of floats, its memory, and threads that run at once beyond a barrier.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import re
import site
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from tools.suite.programs import NUMBA_CUDA

THREADS_A_BLOCK = 8
"""Fewer than a GPU has: each is a thread of this machine where the block waits for one another."""
STACK = 1 << 26
HOPPER = (9, 0)
OPAQUE_POINTERS = {"LLVMLITE_ENABLE_IR_LAYER_TYPED_POINTERS": "0"}
"""For the process: LLVM reads no typed pointers any more, and numba-cuda writes them for NVVM, which does."""
REGISTERS = ("tid", "ntid", "ctaid", "nctaid")
"""Which thread of how many in a block, which block of how many: what CUDA keeps in registers."""
BARRIER = "block_barrier"
ABREAST = "kept_abreast"
"""Games keep abreast for speed alone (``kernel/abreast.py``): here each goes on by itself."""

_standing_in = False


def fewer(on_a_gpu: int, here: int) -> int:
    """How many games a test of a GPU plays: there, and on the stand-in."""
    return here if _standing_in else on_a_gpu


def pytest_configure() -> None:
    """Take the GPU's place before a test asks whether there is one."""
    global _standing_in
    _standing_in = True
    if any(os.environ.get(name) != value for name, value in OPAQUE_POINTERS.items()):
        raise RuntimeError(f"the stand-in for a GPU needs {OPAQUE_POINTERS} in the environment")
    site.addsitedir(str(NUMBA_CUDA))  # not only the path: numba-cuda takes its place by a .pth file
    from touchline.kernel import gpu

    cuda = gpu.import_cuda()
    from numba.cuda import dispatcher

    device = SimpleNamespace(MULTIPROCESSOR_COUNT=2, compute_capability=HOPPER)
    dispatcher.get_current_device = cuda.get_current_device = lambda: device
    cuda.is_available = lambda: True
    cuda.synchronize = lambda: None
    cuda.to_device = lambda array: np.array(array, order="C").view(Held)
    cuda.device_array = lambda shape, dtype: np.zeros(shape, dtype).view(Held)
    cuda.jit = lambda function, max_registers=None: Kernel(function)
    gpu.THREADS_A_BLOCK = gpu.MOST_ABREAST = THREADS_A_BLOCK
    threading.stack_size(STACK)
    _make_known()


class Held(np.ndarray[Any, Any]):
    """An array that is said to lie on a GPU."""

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """What it holds, as an array of the host."""
        return np.array(self)

    def copy_to_device(self, array: Any) -> None:
        """Hold other numbers."""
        self[...] = array


_here = threading.local()
"""Which thread of a GPU this thread is."""
_callbacks: list[Any] = []


def _make_known() -> None:
    """What kernels call and only a GPU has, under names that LLVM finds."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()

    def known(name: str, function: Any) -> None:
        _callbacks.append(function)
        llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)

    for name in REGISTERS:
        known(name, ctypes.CFUNCTYPE(ctypes.c_int32)(lambda name=name: getattr(_here, name)))
    known(BARRIER, ctypes.CFUNCTYPE(None)(lambda: _here.barrier.wait()))
    known(ABREAST, ctypes.CFUNCTYPE(None, ctypes.c_int32)(lambda which: None))
    mathematics, system = ctypes.CDLL(ctypes.util.find_library("m")), ctypes.CDLL(None)
    known("__nv_expf", mathematics.expf)
    known("__nv_fmax", mathematics.fmax)
    known("__nv_ffsll", system.ffsll)


def for_this_processor(text: str) -> str:
    """A module for a GPU as one for this machine."""
    text = re.sub(r"^target .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"llvm\.nvvm\.read\.ptx\.sreg\.(\w+)\.x", r"\1", text)
    from touchline.kernel.gpu import WAIT

    return text.replace(WAIT, ABREAST).replace("llvm.nvvm.barrier0", BARRIER)


class Kernel:
    """What ``cuda.jit`` makes of a function: compiled when it is launched, once for each kind of arguments."""

    def __init__(self, function: Callable[..., None]) -> None:
        self.function = function
        self.made: dict[Any, Any] = {}

    def __getitem__(self, shape: tuple[int, int]) -> Callable[..., None]:
        return lambda *given: self.launch(*shape, given)

    def code(self, given: tuple[Any, ...]) -> Any:
        """The engine that holds the machine code, where it begins, and whether threads wait for each other in it."""
        import llvmlite.binding as llvm
        from numba.cuda import types
        from numba.cuda.compiler import compile_cuda
        from numba.cuda.np.numpy_support import from_dtype

        def kind(each: Any) -> Any:
            of = from_dtype(np.asarray(each).dtype)
            return types.Array(of, each.ndim, "C") if isinstance(each, np.ndarray) else of

        kinds = tuple(kind(each) for each in given)
        if kinds not in self.made:
            lowered = compile_cuda(self.function, types.void, kinds, cc=HOPPER)
            whole = llvm.parse_assembly("")
            for text in dict.fromkeys(lowered.library.llvm_strs):
                whole.link_in(llvm.parse_assembly(for_this_processor(text)))
            declared = {each.name for each in whole.functions if each.is_declaration}
            strange = {each for each in declared if not each.startswith("llvm.") and not llvm.address_of_symbol(each)}
            assert not strange, f"kernels call what only a GPU has: {', '.join(sorted(strange))}"
            machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
            engine = llvm.create_mcjit_compiler(whole, machine)
            engine.finalize_object()
            begins = engine.get_function_address(lowered.fndesc.llvm_func_name)
            self.made[kinds] = engine, begins, BARRIER in declared
        return self.made[kinds]

    def launch(self, blocks: int, threads: int, given: tuple[Any, ...]) -> None:
        """Run every thread: one after the other, or a block's side by side where they wait for each other."""
        _, begins, waits = self.code(given)
        words = [word % (1 << 64) for each in given for word in flat(each)]
        call = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, *[ctypes.c_uint64] * len(words))(begins)
        statuses: list[int] = []

        def run(numbers: range, barrier: threading.Barrier) -> None:
            nothing = ctypes.c_int64()
            for block in range(blocks):
                for number in numbers:
                    _here.tid, _here.ntid, _here.ctaid, _here.nctaid = number, threads, block, blocks
                    _here.barrier = barrier
                    statuses.append(call(ctypes.addressof(nothing), *words))

        together = threading.Barrier(threads)
        shares = [range(k, k + 1) for k in range(threads)] if waits else [range(threads)]
        running = [threading.Thread(target=run, args=(share, together)) for share in shares]
        for each in running:
            each.start()
        for each in running:
            each.join()
        assert statuses == [0] * (blocks * threads), "a kernel raised something"


def flat(given: Any) -> list[int]:
    """An argument as compiled code takes it: an array is nobody's, so long, of such items, there, of this shape."""
    if isinstance(given, np.ndarray):
        return [0, 0, given.size, given.itemsize, given.ctypes.data, *given.shape, *given.strides]
    return [int(given)]
