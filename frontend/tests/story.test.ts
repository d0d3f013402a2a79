/** What the play-by-play and a celebration say of an event. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { teach } from "../src/i18n/speakers";
import type { MatchEvent, Seat } from "../src/net/types";
import { deed, lastSaid, sentence } from "../src/play/story";

const GAME = "some-game";
const SEATS = [{ kind: "person", name: "Ann" }, { kind: "bot", level: "rookie", name: "rookie bot" }] as Seat[];
const KICK = {
  seq: 4,
  kind: "rolled",
  what: "black",
  text: "5",
  say: "It is good. ann 3, rookie bot 0. rookie bot's ball.",
  words: { say: [{ id: "x-good" }, { id: "x-score", args: { points: 3, others: 0 } }, { id: "x-ball", args: { who: { player: 1 } } }] },
} as unknown as MatchEvent;

// nobody is asked for more words
globalThis.fetch = () => Promise.reject(new Error("no network"));
teach("en", "x-good = It is good.\nx-score = { $points } to { $others }.\nx-ball = { $who } has it.\nx-touchdown = { PERSON($who) ->\n [you] Yours!\n *[other] { $who } is in!\n }");

test("a name in small letters begins a sentence in a capital", () => {
  const asItCame = { ...KICK, words: undefined } as MatchEvent;
  assert.equal(sentence(asItCame, GAME, SEATS), "It is good. Ann 3, rookie bot 0. Rookie bot's ball.");
  assert.equal(sentence(KICK, GAME, SEATS), "It is good. 3 to 0. Rookie bot has it.");
});

test("a deed is told without how it stands now and what comes next", () => {
  assert.equal(deed(KICK, GAME, SEATS), "It is good.");
});

test("a deed of whoever reads it is theirs", () => {
  const [, score, ball] = KICK.words?.["say"] ?? [];
  const touchdown = { ...KICK, words: { say: [{ id: "x-touchdown", args: { who: { player: 0 } } }, score, ball] } } as unknown as MatchEvent;
  assert.equal(deed(touchdown, GAME, SEATS.map((seat) => ({ ...seat, reader: seat.kind === "person" }))), "Yours!");
  assert.equal(deed(touchdown, GAME, SEATS), "Ann is in!");
});

test("one die among several is seen, and what was said before it stands", () => {
  const die = { seq: 5, kind: "rolled", what: "red", text: "3" } as MatchEvent;
  assert.equal(lastSaid([KICK, die], GAME, SEATS)?.seq, 4);
});
