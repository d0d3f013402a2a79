/** The words of the text mode are the terminal's, and nothing is changed before somebody is sure. */
import "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { textMode } from "../src/prefs";
import { obey } from "../src/text/commands";

const rules = [
  { id: "PG-1.1", chapter: "Dice", text: "Seven dice." },
  { id: "PG-1.2", chapter: "Dice", text: "Each has six sides." },
  { id: "PG-2.1", chapter: "Kick-off", text: "A coin decides." },
];
let ordered: object[] = [];
const context = {
  rules,
  events: [],
  seats: [],
  names: [],
  game: "pocket-gridiron",
  table: { order: (wanted: object) => ordered.push(wanted) },
} as unknown as Parameters<typeof obey>[1];

beforeEach(() => {
  ordered = [];
});

test("rules are quoted by chapter, by id in either case, and a wrong id is named", async () => {
  assert.deepEqual(await obey("rules", context), ["PG-1: Dice", "PG-2: Kick-off"]);
  assert.deepEqual(await obey("rules pg-1", context), ["PG-1.1: Seven dice.", "PG-1.2: Each has six sides."]);
  assert.deepEqual(await obey("rule PG-2.1", context), ["PG-2.1: A coin decides."]);
  assert.match((await obey("rules PG-99", context)).join(), /PG-99/);
});

test("a question mark is help", async () => {
  assert.deepEqual(await obey("?", context), await obey("help", context));
});

test("a correction is sent when somebody has said yes", async () => {
  assert.match((await obey("correct 3 T19", context)).join("\n"), /→ T19\n.*correct 3 T19 yes/);
  assert.deepEqual(ordered, []);
  await obey("correct 3 T19 yes", context);
  assert.deepEqual(ordered, [{ op: "correct", entry: 3, text: "T19" }]);
});

test("quit leaves the text mode", async () => {
  textMode.value = true;
  await obey("quit", context);
  assert.equal(textMode.value, false);
});
