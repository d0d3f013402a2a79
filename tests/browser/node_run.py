"""Modules of the front end run by Node, bundled as in the app."""

from __future__ import annotations

import subprocess
import sys
from functools import cache

from tests.browser.conftest import ROOT
from tests.patience import PATIENCE

FRONTEND = ROOT / "frontend"
SPEAK = """
import {{ buildSync }} from {esbuild};
const [source, out] = process.argv.slice(1);
buildSync({{ entryPoints: [source], bundle: true, format: "esm", outfile: out, logLevel: "error" }});
const said = await import(out);
let asked = "";
for await (const chunk of process.stdin) asked += chunk;
process.stdout.write(JSON.stringify(({deed})(said, JSON.parse(asked))));
"""


@cache
def node() -> str:
    """The Node that the front end is built with."""
    asked = "import sys; sys.path.insert(0, sys.argv[1]); import build; print(build.node()[0])"
    found = subprocess.run(
        [sys.executable, "-c", asked, str(FRONTEND)], check=True, capture_output=True, text=True, timeout=PATIENCE
    )
    return found.stdout.strip()
