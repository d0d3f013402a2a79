/** What the coach's figures say beside a move, and after the match. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { betterText } from "../src/play/better";
import { chanceOf } from "../src/play/chance";
import type { ReviewStep } from "../src/net/api";

const STEP: ReviewStep = { at: 3, number: 3, seat: 0, text: "punt", told: "", win: [0.4, 0.6], draw: 0, cost: 12, better: "hold (52.0% instead of 40.0%)" };
const BETTER = { id: "review-better", args: { move: "hold", win: { share: 0.52, digits: 1 }, got: { share: 0.4, digits: 1 } } };

test("a draw is half a win beside every move, as in the coach's sentence", () => {
  assert.equal(chanceOf({ move: "play", win: [0.4, 0.5], draw: 0.1 }, 1), 0.55);
});

test("a move without figures has no chance beside it", () => {
  assert.equal(chanceOf({ move: "play", win: [], draw: 0 }, 0), undefined);
});

test("what was better is read from the message, with its reason", () => {
  const words = { better: [BETTER] };
  assert.equal(betterText({ ...STEP, words }, "nobodys-game"), "better: Hold (52.0% instead of 40.0%)");
  assert.equal(betterText({ ...STEP, words, because: "it keeps the ball" }, "nobodys-game"), "better: Hold (52.0% instead of 40.0%); it keeps the ball");
});

test("where nothing was better nothing is said", () => {
  const { better: _, ...paid } = STEP;
  assert.equal(betterText(paid, "nobodys-game"), "");
});
