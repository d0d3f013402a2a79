/** Without motion a moment hangs over the table for a while, whatever else happens there meanwhile. */
import "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { MatchEvent, MatchState } from "../src/net/types";
import { Director } from "../src/play/director";
import { calm } from "../src/prefs";
import { state as told } from "./wire";

const at = (seq: number): MatchState => ({ ...told, seq }) as unknown as MatchState;
const goal = { seq: 5, kind: "rolled", what: "black", text: "6", at: 0, view: { phase: "x", score: [3, 0] }, highlight: { what: "field-goal", side: 0 } } as unknown as MatchEvent;
const toss = { seq: 6, kind: "rolled", what: "coin", text: "heads", at: 0, view: { phase: "x", score: [3, 0] } } as unknown as MatchEvent;
const real = Date.now;
let now = 0;
let director: Director;
const moment = (): string | undefined => director.scene.value?.moment?.word;

beforeEach(() => {
  now = 1_000_000;
  Date.now = () => now;
  calm.value = true;
  director = new Director(false);
  director.take([], at(4), true);
});

afterEach(() => {
  director.close();
  calm.value = false;
  Date.now = real;
});

test("neither an acknowledgement nor what a quick bot does next takes it away", () => {
  director.take([goal], at(5), false);
  assert.equal(moment(), "field-goal");
  director.take([], at(5), false);
  assert.equal(moment(), "field-goal");
  director.take([toss], at(6), false);
  assert.equal(moment(), "field-goal");
  assert.equal(director.scene.value?.beat?.seq, 6);
});

test("it has had its time, is skipped, or is taken back: then it is gone", () => {
  director.take([goal], at(5), false);
  now += 5000;
  director.take([toss], at(6), false);
  assert.equal(moment(), undefined);
  director.take([{ ...goal, seq: 7 }], at(7), false);
  director.skip();
  director.take([], at(7), false);
  assert.equal(moment(), undefined);
  director.take([{ ...goal, seq: 8 }], at(8), false);
  director.take([{ seq: 9, kind: "undone", at: 0 } as MatchEvent], at(9), false);
  assert.equal(moment(), undefined);
});

test("whoever goes on to the next decision, or resigns, has seen it; the other side has no say in that", () => {
  director.ours = (seat) => seat === 0;
  const played = (seq: number, seat: number, kind = "played"): MatchEvent => ({ ...toss, seq, kind, seat }) as unknown as MatchEvent;
  director.take([goal], at(5), false);
  director.take([played(6, 1)], at(6), false);
  assert.equal(moment(), "field-goal");
  director.take([played(7, 0)], at(7), false);
  assert.equal(moment(), undefined);
  director.take([{ ...goal, seq: 8 }], at(8), false);
  director.take([played(9, 0, "resigned")], at(9), false);
  assert.equal(moment(), undefined);
});

test("at a real table it ends with the next that is entered, and not with an acknowledgement", () => {
  calm.value = false;
  director.seen = true;
  director.take([goal], at(5), false);
  director.take([], at(5), false);
  assert.equal(moment(), "field-goal");
  director.take([toss], at(6), false);
  assert.equal(moment(), undefined);
});
