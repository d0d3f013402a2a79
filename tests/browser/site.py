"""A static site as anybody would serve it: plain files, ``python -m http.server``, and a way to pull the plug."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


class StaticServer:
    """Python's own file server on a folder, which can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process: subprocess.Popen[str] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        if self._process is not None:
            return
        command = [sys.executable, "-u", "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(self.folder)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split("port ")[1].split()[0])

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


ENGINE = """async () => {
  const parts = JSON.parse(document.querySelector('meta[name="touchline-engine"]').content);
  const worker = new Worker(parts.worker, { type: "module" });
  const waiting = new Map();
  let number = 0;
  await new Promise((done, failed) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") done();
      else if (data.kind === "failed" && data.number === undefined) failed(new Error(data.why));
      else if (waiting.has(data.number)) waiting.get(data.number)(data);
    };
    worker.postMessage({ kind: "open", parts });
  });
  window.ask = (method, path, body, token) => new Promise((done, failed) => {
    number += 1;
    waiting.set(number, (data) => {
      if (data.kind === "failed") return failed(new Error(data.why));
      const [status, text, json] = JSON.parse(data.answer);
      done({ status, answer: json ? JSON.parse(text) : text });
    });
    const written = body ? JSON.stringify(body) : "";
    worker.postMessage({ kind: "ask", number, method, path, body: written, token: token ?? "" });
  });
}"""
"""Opens an engine of the page's own and lets anybody ask it: the same worker, the same messages."""
