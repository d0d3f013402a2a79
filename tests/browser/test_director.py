"""What is being shown is shown to its end: the director in Node, without a browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.browser.node_run import FRONTEND, node
from tests.patience import PATIENCE

STAGE = """
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.addEventListener = () => undefined;
globalThis.document = { documentElement: { dataset: {}, classList: { toggle() {} } }, addEventListener() {} };
globalThis.localStorage = { getItem: () => null, setItem() {} };
const { buildSync } = await import(%(esbuild)s);
const loader = { ".ftl": "text" };
buildSync({ entryPoints: [%(source)s], bundle: true, format: "esm", outfile: %(out)s, logLevel: "error", loader });
const { Director } = await import(%(out)s);
const state = (seq, node) => ({
  seq, node, status: "playing", headline: "", view: { phase: "move", score: [1, 0] }, seats: [],
});
const goal = {
  seq: 5, kind: "played", text: "F4*GOAL", at: 0, view: { phase: "kick-off", score: [1, 0] },
  highlight: { what: "goal", side: 0 },
};
const director = new Director(false);
director.take([], { ...state(4, { kind: "decision", seat: 0 }), view: { phase: "move", score: [0, 0] } }, true);
const told = [];
const now = () => {
  const { node, beat, moment, view } = director.scene.value;
  const known = { score: view.score[0], line: director.told.value };
  told.push({ node: node?.kind ?? null, beat: beat?.seq ?? null, moment: moment?.word ?? null, ...known });
};
now();
%(deed)s
director.close();
process.stdout.write(JSON.stringify(told));
process.exit(0);
"""


def direct(deed: str, folder: Path) -> list[dict[str, Any]]:
    """Runs a director through something; what was on the stage whenever it called ``now()``."""
    names = {
        "esbuild": json.dumps((FRONTEND / "node_modules" / "esbuild" / "lib" / "main.js").as_uri()),
        "source": json.dumps(str(FRONTEND / "src" / "play" / "director.ts")),
        "out": json.dumps(str(folder / "director.mjs")),
        "deed": deed,
    }
    done = subprocess.run(
        [node(), "--input-type=module", "-e", STAGE % names], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    told: list[dict[str, Any]] = json.loads(done.stdout)
    return told


def test_an_acknowledgement_does_not_end_what_is_being_shown(tmp_path: Path) -> None:
    """One's own goal is shown as long as anybody's, although the server's answer to the order comes right after it."""
    due = '{ kind: "decision", seat: 1 }'
    told = direct(
        f"director.take([goal], state(5, {due}), false); now(); director.take([], state(5, {due}), false); now();"
        " director.skip(); now();",
        tmp_path,
    )
    assert [each["node"] for each in told] == ["decision", None, None, "decision"]
    assert told[2]["beat"] == 5


def test_a_goal_is_celebrated_after_it_has_been_shown(tmp_path: Path) -> None:
    told = direct(
        "director.front.pace = () => 0;"
        ' director.take([goal], state(5, { kind: "decision", seat: 1 }), false); now();'
        " await new Promise((done) => director.scene.subscribe((scene) => scene.moment && done())); now();",
        tmp_path,
    )
    assert [each["moment"] for each in told] == [None, None, "goal"]


def test_nothing_is_told_of_what_is_still_in_the_air(tmp_path: Path) -> None:
    """A dart is seen to fly before the score counts it and before the play-by-play has its line."""
    told = direct(
        "director.front.flight = () => 1;"
        ' director.take([goal], state(5, { kind: "decision", seat: 1 }), false); now();'
        " await new Promise((done) => director.scene.subscribe((scene) => scene.falling || done())); now();",
        tmp_path,
    )
    assert [each["beat"] for each in told] == [None, 5, 5]
    assert [each["score"] for each in told] == [0, 0, 1]
    assert [each["line"] for each in told] == [4, 4, 5]


def test_a_roll_of_ones_own_waits_to_be_thrown(tmp_path: Path) -> None:
    """Neither what comes after it nor an acknowledgement throws it; the hand does, and skipping goes past it."""
    coin = (
        '{ seq: 6, kind: "rolled", what: "coin", text: "heads", at: 0, view: { phase: "move", score: [0, 0] } },'
        ' { seq: 7, kind: "rolled", what: "die", text: "3", at: 0, view: { phase: "move", score: [1, 0] } }'
    )
    due = 'state(7, { kind: "decision", seat: 0 })'
    own = '(event) => (event.what === "coin" ? "coin" : undefined)'
    begun = f"director.thrower = {own}; director.take([{coin}], {due}, false);"
    told = direct(f"{begun} now(); director.take([], {due}, false); now(); director.roll(); now();", tmp_path)
    assert [each["node"] for each in told] == ["decision", None, None, None]
    assert [each["beat"] for each in told] == [None, None, None, 6]
    assert [each["score"] for each in told] == [0, 0, 0, 0]
    told = direct(f"{begun} director.skip(); now(); director.roll(); now();", tmp_path)
    assert [each["node"] for each in told] == ["decision", "decision", "decision"]
    assert told[-1]["score"] == 1


def test_the_other_sides_goal_is_mourned(tmp_path: Path) -> None:
    """Whoever is for one side groans at the other's goal; whoever is for both cheers it."""
    deed = (
        "director.front.pace = () => 0; director.side = %s;"
        ' director.take([goal], state(5, { kind: "decision", seat: 1 }), false);'
        " const shown = await new Promise((done) => director.scene.subscribe((scene) => scene.moment && done(scene)));"
        " told.push({ good: shown.moment.good });"
    )
    for side, good in (("0", True), ("1", False), ("undefined", True)):
        assert direct(deed % side, tmp_path)[-1]["good"] is good


def test_a_match_that_its_last_event_wins_is_won_at_the_last_second(tmp_path: Path) -> None:
    """The goal itself is no longer what is cheered most."""
    told = direct(
        "director.front.pace = () => 0;"
        ' director.take([goal], { ...state(5, { kind: "over" }), status: "over" }, false);'
        " await new Promise((done) => director.scene.subscribe((scene) => scene.moment && done())); now();",
        tmp_path,
    )
    assert told[-1]["moment"] == "whistle"


def test_what_was_seen_to_fall_is_not_shown_again(tmp_path: Path) -> None:
    """Whoever enters real dice or darts may enter the next at once; a moment is celebrated all the same."""
    told = direct(
        'director.seen = true; director.take([goal], state(5, { kind: "decision", seat: 1 }), false); now();'
        " director.skip(); now();",
        tmp_path,
    )
    assert [each["node"] for each in told] == ["decision", "decision", "decision"]
    assert [each["moment"] for each in told] == [None, "goal", None]
