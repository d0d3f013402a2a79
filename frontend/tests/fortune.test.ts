/** Pocket Gridiron's field shows what the last die did, as the server tells it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fortuneOf } from "../src/games/pocket-gridiron/fortune";
import type { MatchEvent } from "../src/net/types";

const VIEW = { phase: "route", score: [0, 0] };
const SNAP = { seq: 1, kind: "rolled", text: "WR", what: "qb", view: VIEW };
const DROPPED = { seq: 2, kind: "rolled", text: "INCOMP", what: "wr", view: VIEW, upshot: "incomplete" };

function fortune(...events: object[]): string {
  return fortuneOf(events as MatchEvent[]).fortune;
}

test("it is the last roll's, and ready while nothing is decided", () => {
  assert.equal(fortune(SNAP, DROPPED), "incomplete");
  assert.equal(fortune(DROPPED, { ...SNAP, seq: 3 }), "ready");
});

test("a call after the roll begins something new", () => {
  assert.equal(fortune(SNAP, DROPPED, { seq: 3, kind: "played", text: "field-goal" }), "ready");
});

test("whoever comes in the middle is shown no play whose beginning is not there", () => {
  assert.equal(fortune(DROPPED), "ready");
  assert.equal(fortuneOf([]).before, undefined);
});
