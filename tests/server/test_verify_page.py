"""The verifier in the browser agrees with ours, and finds the same forgeries."""

from __future__ import annotations

import hashlib
import html
import json
import re
import subprocess
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from frontend.build import node
from tests.server.playing import Table

from touchline.kernel.message import Message
from touchline.server.web.pages import PAGES
from touchline.server.web.verifier import verify_html
from touchline.words.languages import LANGUAGES
from touchline.words.wording import wording


def english_words() -> dict[str, str]:
    """What the page may say, as it brings it to an English reader."""
    return dict(json.loads(re.search(r'id="words">(.*?)</script>', verify_html("en"), re.DOTALL)[1]))  # type: ignore[index]


def run_script(work: str, stdin: str = "") -> str:
    script = f"const v = require({json.dumps(str(PAGES / 'verify.js'))});\n" + work
    done = subprocess.run([*node(), "-e", script], input=stdin, capture_output=True, text=True, check=True)
    return done.stdout


CHECK = """
const words = %s;
const say = ({ id, args }) => words[id].replace(/[{](\\w+)[}]/g, (_, name) => args[name]);
const text = require("fs").readFileSync(0, "utf8");
try { console.log(JSON.stringify(v.checkExport(text, %s).map(say))); }
catch (problem) { console.log("NOT " + say(problem.found)); }
"""


def page_finds(export: str, pact: str = "") -> str:
    """What the page finds in an export, in English: a list of sentences, or ``NOT`` and why."""
    return run_script(CHECK % (json.dumps(english_words()), json.dumps(pact)), export)


def test_sha256_is_sha256() -> None:
    texts = ["", "abc", "é" * 100, "x" * 55, "x" * 56, "x" * 64, "x" * 1000]
    out = run_script(f"for (const t of {json.dumps(texts)}) console.log(v.hex(v.sha256(v.utf8(t))));")
    assert out.split() == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def test_tickets_agree_with_the_vectors() -> None:
    vectors = json.loads((Path(__file__).parent / "dice_vectors.json").read_text())["tickets"]
    small = [vector for vector in vectors if vector["total"] <= 1 << 53]
    out = run_script(
        f"for (const c of {json.dumps(small)}) console.log(v.ticket(c.parts.map(v.unhex), c.salt, c.draw, c.total));"
    )
    assert [int(each) for each in out.split()] == [vector["ticket"] for vector in small]


def test_pacts_agree_with_the_vectors() -> None:
    vectors = json.loads((Path(__file__).parent / "dice_vectors.json").read_text())["pacts"]
    out = run_script(f"for (const c of {json.dumps(vectors)}) console.log(v.pactOf(c.tier, c.commitment, c.laid));")
    assert out.split() == [vector["pact"] for vector in vectors]


@pytest.mark.parametrize("tier", ["committed", "chains"])
def test_the_page_verifies_and_refuses(client: TestClient, tier: str) -> None:
    table = Table(client, "football-darts", dice={"tier": tier})
    table.join("Zoé")
    for _ in range(6):
        table.reveal_all() if tier == "chains" and table.get()["dice"]["owed"] else table.play()
    table.order(0, "resign")
    export = table.text("/export")
    found = json.loads(page_finds(export))
    assert "every hash follows" in found[0]
    assert "rolls follow" in found[-1]
    rolled = next(line for line in export.splitlines() if '"kind":"rolled"' in line)
    assert page_finds(export.replace(rolled, rolled.replace("heads", "tails").replace("T20", "T19"))) != json.dumps(
        found
    )
    weights = [line for line in export.splitlines() if '"weights"' in line][-1]
    forged = json.loads(weights)
    forged["outcomes"] = forged["outcomes"][1:] + forged["outcomes"][:1]
    assert page_finds(export.replace(weights, json.dumps(forged))).startswith("NOT roll")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_its_reader_s_language(client: TestClient, language: str) -> None:
    """Everything on it and everything that it may find is worded; what is found is put where it belongs."""
    page = client.get("/verify", headers={"Accept-Language": language}).text
    assert page == client.get(f"/verify?lang={language}").text
    assert "%" not in re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)
    words = json.loads(re.search(r'id="words">(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]
    named = set(re.findall(r'"((?:verify|proof)-[a-z-]+)"', (PAGES / "verify.js").read_text(encoding="utf-8")))
    assert set(words) == named
    assert words["verify-rolls"].count("{rolls}") == 1
    said = wording(language).say(Message("proof-rows", rows="7", head="abc"))
    assert words["proof-rows"].replace("{rows}", "7").replace("{head}", "abc") == said
    assert wording(language).say(Message("verify-heading")) in html.unescape(page)
