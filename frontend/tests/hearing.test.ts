import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { understand, type Vocabulary } from "../src/games/football-darts/hearing";

const ENGLISH: Vocabulary = {
  triple: ["triple", "treble", "t"],
  double: ["double", "d"],
  bull: ["bull", "bullseye"],
  miss: ["miss"],
  undo: ["undo", "back"],
  numbers: "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(" "),
};

for (const [said, bed] of [
  ["triple twenty", "T20"],
  ["Treble 19.", "T19"],
  ["D5", "D5"],
  ["double sixteen", "D16"],
  ["twenty", "S20"],
  ["single 1", "S1"],
  ["25", "25"],
  ["bull", "BULL"],
  ["Miss!", "MISS"],
] as const) {
  test(`${said} is ${bed}`, () => assert.deepEqual(understand(said, ENGLISH), { bed }));
}

test("the last dart is taken back", () => assert.equal(understand("no, undo", ENGLISH), "undo"));

for (const said of ["", "whose turn is it", "triple", "triple 21", "forty"]) {
  test(`nothing is made of "${said}"`, () => assert.equal(understand(said, ENGLISH), undefined));
}
