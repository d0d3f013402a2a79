"""A host for WebAssembly outside browsers: Node, which runs the very code that a site carries."""

from __future__ import annotations

import base64
import json
import subprocess
from typing import Any

from tests.browser.node_run import node

from touchline.kernel.hosted import Plan

RUN = """
const lines = require("node:readline").createInterface({ input: process.stdin });
let memory, instance;
const deeds = {
  begin([code, plan]) {
    memory = new WebAssembly.Memory({ initial: plan.pages });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, plan.stack);
    const env = { __linear_memory: memory, __stack_pointer: stack };
    instance = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(code, "base64")), { env });
  },
  write: ([address, data]) => void Buffer.from(data, "base64").copy(new Uint8Array(memory.buffer), address),
  read: ([address, size]) => Buffer.from(memory.buffer, address, size).toString("base64"),
  run: () => instance.exports.ask(),
};
lines.on("line", (line) => {
  const [deed, given] = JSON.parse(line);
  process.stdout.write(JSON.stringify(deeds[deed](given) ?? null) + "\\n");
});
"""


class NodeMachine:
    """One entry point in a Node of its own."""

    def __init__(self, code: bytes, plan: Plan) -> None:
        self._node = subprocess.Popen([node(), "-e", RUN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._do("begin", [base64.b64encode(code).decode(), plan.to_json()])

    def _do(self, deed: str, given: Any = None) -> Any:
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps([deed, given]) + "\n")
        self._node.stdin.flush()
        return json.loads(self._node.stdout.readline())

    def write(self, address: int, data: bytes) -> None:
        self._do("write", [address, base64.b64encode(data).decode()])

    def read(self, address: int, size: int) -> bytes:
        return base64.b64decode(self._do("read", [address, size]))

    def run(self) -> int:
        return int(self._do("run"))

    def close(self) -> None:
        self._node.kill()
        self._node.wait()
