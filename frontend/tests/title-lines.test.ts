import assert from "node:assert/strict";
import test from "node:test";
import { linesOf } from "../src/parts/title-lines";

test("a title stands in lines no longer than its longest word", () => {
  assert.deepEqual(linesOf("Long Ball"), ["Long", "Ball"]);
  assert.deepEqual(linesOf("River Crossing"), ["River", "Crossing"]);
  assert.deepEqual(linesOf("Up and under"), ["Up and", "under"]);
  assert.deepEqual(linesOf(""), []);
});
