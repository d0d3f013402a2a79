/** A rating is shown when the match counts in it. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Rating } from "../src/net/api";
import { haveMoved } from "../src/play/ratings";

const after = (games: number): Rating => ({ rating: 1500, deviation: 350, games, provisional: true });

test("a match counts when it counts for every seat", () => {
  assert.ok(haveMoved([after(0), after(4)], [after(1), after(5)]));
  assert.ok(!haveMoved([after(0), after(4)], [after(0), after(4)]));
});

test("one answer from before the match was rated and one from after it are asked for again", () => {
  assert.ok(!haveMoved([after(0), after(4)], [after(0), after(5)]));
  assert.ok(!haveMoved([after(0), after(4)], [after(1), after(4)]));
});

test("an answer that did not come is asked for again", () => {
  assert.ok(!haveMoved([after(0), after(4)], [after(1), undefined]));
});

test("whoever opens a match that is over has nothing to compare with", () => {
  assert.ok(haveMoved([], [after(1), after(5)]));
});
