"""A static site whole: whatever its page, its manifest and its service worker name is there, wherever the site lies."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import pytest

from touchline.anywhere.site import place_in, write_site
from touchline.kernel.errors import BadData

FOLDER = "/club/football"


def test_every_address_of_a_site_in_a_folder_leads_to_a_file_of_it(tmp_path: Path) -> None:
    write_site(tmp_path, FOLDER)
    page = (tmp_path / "index.html").read_text()
    parts = json.loads(html.unescape(re.findall(r'name="touchline-engine" content="([^"]*)"', page)[0]))
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text())
    worker = (tmp_path / "worker.js").read_text()
    kept = json.loads(re.findall(r"const FILES = (\[.*\]);", worker)[0])
    named = [
        *re.findall(r'(?:href|src)="([^"]*)"', page),
        *(parts[name] for name in ("worker", "pyodide", "bundle", "answers")),
        *parts["tables"].values(),
        manifest["start_url"],
        *(icon["src"] for icon in manifest["icons"]),
        *kept,
    ]
    assert f'name="touchline-folder" content="{FOLDER}"' in page
    assert f'const FOLDER = "{FOLDER}";' in worker
    assert [address for address in named if not address.startswith(f"{FOLDER}/")] == []
    assert [address for address in named if not (tmp_path / address[len(FOLDER) + 1 :]).exists()] == []


@pytest.mark.parametrize("at", ["../secrets", "a b", '"', "/a/./b"])
def test_what_is_no_folder_of_a_web_space_is_refused(at: str) -> None:
    with pytest.raises(BadData, match="web space"):
        place_in(at)
