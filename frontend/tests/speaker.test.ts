/** Whoever reads a page is told "you", everybody else by name. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Reader, Speaker, speaksOf } from "../src/i18n/speaker";
import type { Message } from "../src/net/types";

const CATALOGUE = `
who-rolls =
    { PERSON($who) ->
        [you] You roll
       *[other] { $who } rolls
    }
rolls = { who-rolls } { $rolled }.
within = { $lead } Goal for { $who }.
`;
const ROLLS: Message = { id: "rolls", args: { who: { player: 1 }, rolled: 5 } };

function speaker(): Speaker {
  const english = new Speaker("en");
  english.learn(CATALOGUE);
  return english;
}

test("the reader rolls, the other is named", () => {
  assert.equal(speaker().say([ROLLS], (seat) => (seat === 1 ? new Reader("Ann") : "Ben")), "You roll 5.");
  assert.equal(speaker().say([ROLLS], (seat) => (seat === 0 ? new Reader("Ben") : "Ann")), "Ann rolls 5.");
});

test("within another message too; where nothing is asked, the reader has a name", () => {
  const goal: Message = { id: "within", args: { lead: ROLLS, who: { player: 1 } } };
  assert.equal(speaker().say([goal], () => new Reader("Ann")), "You roll 5. Goal for Ann.");
});

test("of whom a message speaks, however deep", () => {
  const goal: Message = { id: "within", args: { lead: ROLLS, who: "nobody" } };
  assert.ok(speaksOf([goal], (seat) => seat === 1));
  assert.ok(!speaksOf([goal], (seat) => seat === 0));
});
