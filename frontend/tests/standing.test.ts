/** A board shows what stands: a step that was taken back is not there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { MatchEvent } from "../src/net/types";
import { standing } from "../src/play/standing";

function left(...kinds: string[]): number[] {
  return standing(kinds.map((kind, index) => ({ seq: index + 1, kind }) as MatchEvent)).map((event) => event.seq);
}

test("each taking back takes the last step that still stands", () => {
  assert.deepEqual(left("started", "played", "rolled", "asked", "undone"), [1, 2, 4]);
  assert.deepEqual(left("started", "played", "rolled", "undone", "undone", "played"), [1, 6]);
  assert.deepEqual(left("played", "chatted", "undone", "rolled"), [2, 4]);
});

test("what was taken back before we came takes nothing else along", () => {
  assert.deepEqual(left("chatted", "undone", "played"), [1, 3]);
});
