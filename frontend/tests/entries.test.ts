/** Darts that are entered before the one ahead is saved wait in order, match by match, and survive the tab. */
import "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { entered } from "../src/games/football-darts/entries";

const stored = (): unknown => JSON.parse(localStorage.getItem("touchline.darts-entered") ?? "{}");

beforeEach(() => ["m1", "m2"].forEach(entered.forget));

test("they leave as they came", () => {
  for (const dart of ["T20", "o5", "MISS"]) entered.put("m1", dart);
  assert.deepEqual([1, 2, 3, 4].map(() => entered.next("m1")), ["T20", "o5", "MISS", undefined]);
});

test("the last of them is taken back first", () => {
  for (const dart of ["T20", "o5"]) entered.put("m1", dart);
  assert.equal(entered.takeBack("m1"), "o5");
  assert.equal(entered.next("m1"), "T20");
  assert.equal(entered.takeBack("m1"), undefined);
});

test("one match's darts are not another's, and what is over is forgotten", () => {
  entered.put("m1", "T20");
  entered.put("m2", "D3");
  entered.forget("m1");
  assert.equal(entered.next("m1"), undefined);
  assert.equal(entered.next("m2"), "D3");
});

test("they lie in the browser's storage at once, and nothing is left of them", () => {
  entered.put("m1", "T20");
  assert.deepEqual(stored(), { m1: ["T20"] });
  entered.next("m1");
  assert.deepEqual(stored(), {});
});
