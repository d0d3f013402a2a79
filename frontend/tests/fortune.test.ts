/** Pocket Gridiron's field shows what the last die did: told by the view it was rolled in and the view it led to. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fortuneOf } from "../src/games/pocket-gridiron/fortune";
import type { DriveStripShape } from "../src/games/pocket-gridiron/shape";
import type { MatchEvent } from "../src/net/types";

const FACES = {
  qb: [["SCRAMBLE", "scramble"], ["WR", "target"]],
  wr: [["INCOMP", "incomplete"], ["FUMBLE", "fumble"], ["Slant 5", "route"]],
  white: [["1 PAT Block", "pat-block"], ["3 Sack", "sack"], ["FLAG X", "flag"]],
  black: [["1 TD", "touchdown"], ["4 Out of bounds", "out-of-bounds"], ["5 VIDEO", "video"]],
};
const SHAPE = { dice: Object.entries(FACES).map(([die, faces]) => ({ die, faces: faces.map(([text, kind]) => ({ text, kind })) })) } as unknown as DriveStripShape;
const VIEW = { phase: "snap", score: [0, 0], offense: 0, drive: 3, sacks: 0 };

/** A die falls: what was due, what it led to. */
function fallen(what: string, text: string, before: object, after: object, then: Partial<MatchEvent>[] = []): string {
  const events = [{ seq: 1, kind: "rolled", text: "WR", what: "qb", view: { ...VIEW, ...before } }, { seq: 2, kind: "rolled", what, text, view: { ...VIEW, ...after } }, ...then];
  return fortuneOf(SHAPE, events as unknown as MatchEvent[]).fortune;
}

test("a kick is good when it scores, and a blocked try is not a missed one", () => {
  assert.equal(fallen("black", "1 TD", { phase: "field-goal" }, { score: [3, 0], offense: 1, drive: 4 }), "good");
  assert.equal(fallen("black", "4 Out of bounds", { phase: "field-goal" }, { offense: 1, drive: 4 }), "missed");
  assert.equal(fallen("white", "1 PAT Block", { phase: "pat", score: [6, 0] }, { score: [6, 0], offense: 1, drive: 4 }), "blocked");
});

test("before the end zone one scores, steps out, or the film is looked at again", () => {
  assert.equal(fallen("black", "1 TD", { phase: "end-zone" }, { phase: "try", score: [6, 0] }), "scored");
  assert.equal(fallen("black", "4 Out of bounds", { phase: "end-zone" }, {}), "out");
  assert.equal(fallen("black", "5 VIDEO", { phase: "end-zone" }, { phase: "end-zone" }), "through");
});

test("a duel is decided by the defense's last roll alone", () => {
  const fates = [{ face: "3 Sack", fate: "stopped", covered: 5 }, { face: "1 PAT Block", fate: "through", covered: 3 }];
  assert.equal(fallen("white", "3 Sack", { phase: "defense", fates, last_roll: false }, { phase: "defense" }), "ready");
  assert.equal(fallen("white", "3 Sack", { phase: "defense", fates, last_roll: true }, {}), "stopped");
  assert.equal(fallen("white", "1 PAT Block", { phase: "defense", fates, last_roll: true }, { phase: "end-zone" }), "through");
  assert.equal(fallen("white", "FLAG X", { phase: "defense", fates, last_roll: true, flags_off: false }, { phase: "flag" }), "flagged");
});

test("a sack, a drop and a fumble lie on the turf", () => {
  assert.equal(fallen("white", "3 Sack", { phase: "sack" }, { sacks: 1 }), "sacked");
  assert.equal(fallen("qb", "SCRAMBLE", { phase: "snap" }, { offense: 1, drive: 4 }), "sacked");
  assert.equal(fallen("wr", "INCOMP", { phase: "route" }, {}), "incomplete");
  assert.equal(fallen("wr", "FUMBLE", { phase: "route" }, { phase: "fumble" }), "fumbled");
});

test("a call after the roll begins something new", () => {
  assert.equal(fallen("wr", "INCOMP", { phase: "route" }, {}, [{ seq: 3, kind: "played", text: "field-goal" }]), "ready");
});
