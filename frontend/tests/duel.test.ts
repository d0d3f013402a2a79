/** Which dice lie in Pocket Gridiron's tray. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { thisPlay } from "../src/games/pocket-gridiron/duel";
import type { DriveStripShape } from "../src/games/pocket-gridiron/shape";
import type { MatchEvent } from "../src/net/types";

const SHAPE = { kicks: ["field-goal"], dice: [{ die: "qb", opens: true, faces: [] }, ...["rb", "white", "black"].map((die) => ({ die, opens: false, faces: [] }))] } as unknown as DriveStripShape;
const VIEW = { drive: 1, down: 4 };

function lying(...events: [kind: string, what: string][]): string[] {
  const told = events.map(([kind, what], index) => ({ seq: index + 1, kind, text: what, what, view: VIEW })) as unknown as MatchEvent[];
  return thisPlay(SHAPE, told).map((event) => event.what ?? "");
}

test("the dice since the snap belong together", () => {
  assert.deepEqual(lying(["rolled", "qb"], ["rolled", "rb"], ["rolled", "qb"], ["rolled", "rb"], ["rolled", "white"]), ["qb", "rb", "white"]);
});

test("a kick lies alone, and what is snapped after it too", () => {
  const kick: [string, string][] = [["rolled", "qb"], ["rolled", "rb"], ["played", "field-goal"], ["rolled", "black"]];
  assert.deepEqual(lying(...kick), ["black"]);
  assert.deepEqual(lying(...kick, ["rolled", "qb"]), ["qb"]);
});

test("until the kick is rolled the play before it lies there", () => {
  assert.deepEqual(lying(["rolled", "qb"], ["rolled", "rb"], ["played", "field-goal"]), ["qb", "rb"]);
});
