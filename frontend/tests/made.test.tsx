/** What made a score: its dice, and no empty box where none are known. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { act } from "preact/test-utils";
import { Made } from "../src/games/pocket-gridiron/made";
import type { MatchEvent } from "../src/net/types";

const shape = { kicks: ["field-goal"], dice: [{ die: "black", title: "Black", colour: "black", opens: false, faces: [] }] };
const six = { seq: 2, kind: "rolled", what: "black", text: "6", at: 0 } as unknown as MatchEvent;

test("with dice there is a box, without any there is none", async () => {
  await act(() => render(<Made events={[six]} shape={shape} me={0} />, document.body));
  assert.equal(document.querySelectorAll(".made figure").length, 1);
  await act(() => render(<Made events={[]} shape={shape} me={0} />, document.body));
  assert.equal(document.querySelector(".made"), null);
});
