"""Arrays lent by DLPack: PyTorch, JAX, CuPy and NumPy look at the same memory, whatever device it is on.

numba-cuda's arrays have ``__cuda_array_interface__`` only, which JAX does not read everywhere.  The structures
below are those of DLPack's ``dlpack.h``; https://dmlc.github.io/dlpack/latest/python_spec.html says who frees what.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""DLPack's numbers of the devices."""
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""DLPack's numbers of the kinds of number, by NumPy's letters."""
NAME = b"dltensor"
ON_THE_DEFAULT_STREAM = (None, -1, 0, 1)
"""Streams for which nobody must wait: who asks either reads on CUDA's default stream, or waits himself (−1)."""


class _Device(ctypes.Structure):
    _fields_ = [("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32)]


class _Kind(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter)]

_lent: dict[int, tuple[Any, ...]] = {}
"""What must stay alive until the borrower gives it back: by the address of the loan."""


@_Deleter  # type: ignore[untyped-decorator]
def _give_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


_api = ctypes.pythonapi
_capsule_new = _api.PyCapsule_New
_capsule_new.restype, _capsule_new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_is_valid = _api.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p]
_pointer = _api.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _thrown_away(capsule: int) -> None:
    """A capsule that nobody took gives its loan back itself; one that was taken has another name."""
    if _is_valid(capsule, NAME):
        _lent.pop(_pointer(capsule, NAME), None)


def capsule(owner: Any, address: int, shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any, device: int) -> Any:
    """The memory at ``address`` as a DLPack capsule; ``owner`` is held until the borrower is done.

    ``strides`` are in bytes, ``device`` is ``CPU`` or the first ``CUDA`` device.

    >>> before = len(_lent)
    >>> kept = capsule(None, 0, (0,), (4,), np.dtype(np.float32), CPU)
    >>> len(_lent) - before
    1
    >>> del kept
    >>> len(_lent) - before
    0
    """
    count, size = len(shape), dtype.itemsize
    sizes = (ctypes.c_int64 * count)(*shape)
    steps = (ctypes.c_int64 * count)(*(each // size for each in strides))
    tensor = _Tensor(address, _Device(device, 0), count, _Kind(KINDS[dtype.kind], 8 * size, 1), sizes, steps, 0)
    managed = _Managed(tensor, None, _give_back)
    where = ctypes.addressof(managed)
    _lent[where] = (managed, sizes, steps, owner)
    return _capsule_new(where, NAME, ctypes.cast(_thrown_away, ctypes.c_void_p))


class DeviceArray:
    """An array in a GPU's memory that every library takes without a copy; the next step overwrites it.

    ``torch.from_dlpack(array)``, ``jax.dlpack.from_dlpack(array)``, ``cupy.from_dlpack(array)``, or whatever reads
    ``__cuda_array_interface__``.  ``copy_to_host()`` makes a NumPy array of it.
    """

    def __init__(self, held: Any, synchronize: Any) -> None:
        self.held = held
        """numba-cuda's array, for kernels."""
        self._synchronize = synchronize

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows, then the numbers of a row."""
        return tuple(self.held.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """What its numbers are."""
        return np.dtype(self.held.dtype)  # type: ignore[no-any-return]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.held.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """The capsule; a borrower on a stream of its own is let in when the present step is done."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("a device array is lent where it lies, without a copy; copy_to_host() makes one")
        if stream not in ON_THE_DEFAULT_STREAM:
            self._synchronize()
        address = int(self.held.__cuda_array_interface__["data"][0])
        return capsule(self.held, address, self.shape, tuple(self.held.strides), self.dtype, CUDA)

    def copy_to_host(self) -> Any:
        """A copy as a NumPy array."""
        return self.held.copy_to_host()

    def __len__(self) -> int:
        return self.shape[0]
