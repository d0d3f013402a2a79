/** The ring of keys: newest first, one a match, and never too long. */
import "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forget, keep, keyOf, keys, touch, type Key } from "../src/net/keys";

const key = (match: string, token = `t-${match}`): Key => ({
  match,
  game: "football-darts",
  token,
  seats: [0],
  against: "Bot",
  touched: 1,
  over: false,
  table: false,
});
const matches = (): string[] => keys.value.map((each) => each.match);

beforeEach(() => {
  keys.value = [];
});

test("the newest key comes first, and a new key to a match replaces the old one", () => {
  for (const match of ["a", "b", "c"]) keep(key(match));
  keep(key("a", "renewed"));
  assert.deepEqual(matches(), ["a", "c", "b"]);
  assert.equal(keyOf("a")?.token, "renewed");
});

test("three hundred keys are kept, the oldest goes", () => {
  for (let number = 0; number < 301; number += 1) keep(key(`m${number}`));
  assert.equal(keys.value.length, 300);
  assert.equal(keyOf("m0"), undefined);
  assert.equal(keyOf("m1")?.match, "m1");
});

test("a change is kept in its place; no change, or a strange match, tells nobody", () => {
  keep(key("a"));
  keep(key("b"));
  touch("a", { over: true });
  assert.deepEqual(matches(), ["b", "a"]);
  assert.equal(keyOf("a")?.over, true);
  const before = keys.value;
  touch("a", { over: true });
  touch("nobody's", { over: true });
  assert.equal(keys.value, before);
});

test("a forgotten key is gone from the browser too", () => {
  keep(key("a"));
  keep(key("b"));
  forget("a");
  assert.deepEqual(matches(), ["b"]);
  const stored = JSON.parse(localStorage.getItem("touchline.keys") ?? "[]") as Key[];
  assert.deepEqual(stored.map((each) => each.match), ["b"]);
});

test("a key that another tab has kept is not lost when this one keeps or changes its own", () => {
  keep(key("here"));
  // a tab in the background may be told of it only later
  const there = [key("there"), ...(JSON.parse(localStorage.getItem("touchline.keys") ?? "[]") as Key[])];
  localStorage.setItem("touchline.keys", JSON.stringify(there));
  touch("here", { over: true });
  assert.deepEqual(matches(), ["there", "here"]);
  assert.equal(keyOf("here")?.over, true);
  localStorage.setItem("touchline.keys", JSON.stringify([key("third"), ...keys.value]));
  keep(key("mine"));
  assert.deepEqual(matches(), ["mine", "third", "there", "here"]);
  localStorage.setItem("touchline.keys", JSON.stringify([key("fourth"), ...keys.value]));
  forget("third");
  assert.deepEqual(matches(), ["fourth", "mine", "there", "here"]);
});
