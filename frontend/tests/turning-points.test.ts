/** The moments that decided a match: what turned it and was not undone at once. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Review } from "../src/net/api";
import { turningPoints } from "../src/play/turning-points";

/** A match in which the first side's chance went like this, from even chances. */
function went(...chances: number[]): Review {
  const steps = chances.map((win, index) => ({ at: index + 1, number: index + 1, seat: 0, text: "play", told: "", win: [win, 1 - win], draw: 0 }));
  return { initial: { win: [0.5, 0.5], draw: 0 }, steps } as unknown as Review;
}

const moments = (review: Review, side = 0): number[] => turningPoints(review, side).map(({ step }) => step.at);

test("the three largest swings, in the order in which they came", () => {
  const review = went(0.5, 0.5, 0.5, 0.6, 0.6, 0.6, 0.6, 0.3, 0.3, 0.3, 0.3, 0.32, 0.32, 0.32, 0.32, 0.9, 0.9, 0.9);
  assert.deepEqual(moments(review), [4, 8, 16]);
  assert.deepEqual(turningPoints(review, 1).map(({ swing }) => Math.sign(swing)), [-1, 1, -1]);
});

test("what is undone a moment later has decided nothing, and neither has what undoes it", () => {
  assert.deepEqual(moments(went(0.5, 0.5, 0.5, 0.3, 0.5, 0.5, 0.5, 0.5, 0.4, 0.4, 0.4, 0.4)), [9]);
});

test("giving up is no moment of the game", () => {
  const review = went(0.5, 0.5, 0.5, 0);
  review.steps[3] = { ...(review.steps[3] as Review["steps"][number]), text: "resigns" };
  assert.deepEqual(moments(review), []);
});
