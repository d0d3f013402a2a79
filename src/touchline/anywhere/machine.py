"""The browser as a host of machine code: WebAssembly, asked through Pyodide."""

from __future__ import annotations

from typing import Any

from touchline.kernel.hosted import Plan


class BrowserMachine:
    """One entry point in this worker, beside Python."""

    def __init__(self, code: bytes, plan: Plan) -> None:
        import js
        from pyodide.ffi import to_js

        def thing(**fields: Any) -> Any:
            return to_js(fields, dict_converter=js.Object.fromEntries)

        memory = js.WebAssembly.Memory.new(thing(initial=plan.pages))
        env = thing(
            __linear_memory=memory,
            __stack_pointer=js.WebAssembly.Global.new(thing(value="i32", mutable=True), plan.stack),
        )
        module = js.WebAssembly.Module.new(to_js(code))
        self._instance = js.WebAssembly.Instance.new(module, thing(env=env))
        self._memory = js.Uint8Array.new(memory.buffer)

    def write(self, address: int, data: bytes) -> None:
        """Put bytes into memory."""
        self._memory.subarray(address, address + len(data)).assign(data)

    def read(self, address: int, size: int) -> bytes:
        """Bytes of memory."""
        return bytes(self._memory.subarray(address, address + size).to_bytes())

    def run(self) -> int:
        """Let the code run once; 0 if all went well."""
        return int(self._instance.exports.ask())
