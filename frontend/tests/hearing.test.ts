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

for (const [said, named] of [
  ["triple twenty", { ring: "triple", number: 20 }],
  ["Treble 19.", { ring: "triple", number: 19 }],
  ["D5", { ring: "double", number: 5 }],
  ["double sixteen", { ring: "double", number: 16 }],
  ["twenty", { ring: "outer", number: 20 }],
  ["single 1", { ring: "outer", number: 1 }],
  ["25", "outer-bull"],
  ["bull", "bull"],
  ["Miss!", "miss"],
] as const) {
  test(`${said} is heard`, () => assert.deepEqual(understand(said, ENGLISH), named));
}

test("the last dart is taken back", () => assert.equal(understand("no, undo", ENGLISH), "undo"));

for (const said of ["", "whose turn is it", "triple", "triple 21", "forty"]) {
  test(`nothing is made of "${said}"`, () => assert.equal(understand(said, ENGLISH), undefined));
}
