/** What the coach's figures say beside a move, and after the match. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { betterText } from "../src/play/better";
import { chanceOf } from "../src/play/chance";
import type { ReviewStep } from "../src/net/api";

const STEP: ReviewStep = { at: 3, number: 3, seat: 0, text: "punt", told: "", win: [0.4, 0.6], draw: 0, cost: 12 };
const BEST = { move: "hold", win: 0.52, got: 0.4 };

test("a draw is half a win beside every move, as in the coach's sentence", () => {
  assert.equal(chanceOf({ move: "play", win: [0.4, 0.5], draw: 0.1 }, 1), 0.55);
});

test("a move without figures has no chance beside it", () => {
  assert.equal(chanceOf({ move: "play", win: [], draw: 0 }, 0), undefined);
});

test("what was better is told with its reason", () => {
  assert.equal(betterText({ ...STEP, best: BEST }, "nobodys-game"), "better: hold (52.0% instead of 40.0%)");
  assert.equal(betterText({ ...STEP, best: BEST, because: "it keeps the ball" }, "nobodys-game"), "better: hold (52.0% instead of 40.0%); it keeps the ball");
});

test("where nothing was better nothing is said", () => {
  assert.equal(betterText(STEP, "nobodys-game"), "");
});
