/** What is chosen on a game's page is what the server is asked for. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../src/net/api";
import { gentlest, orderOf, type Terms } from "../src/pages/order";

const game = {
  name: "first-and-goal",
  seats: ["Home", "Away"],
  levels: ["random", "sound", "strong"],
  on_screen: { teams: "base" },
  at_the_table: { teams: "base", cards: "entered" },
  perfect_information: false,
} as unknown as Game;
const terms: Terms = { company: "bot", level: "sound", options: {}, clock: "none", rated: true };
const names = ["Ann", "Bob"];

test("a bot sits down at once, and no match against it is rated", () => {
  const order = orderOf(game, terms, names);
  assert.deepEqual(order.seats, [{ kind: "person", name: "Ann" }, { kind: "bot", level: "sound" }]);
  assert.equal(order.rated, false);
  assert.equal(order.public, false);
});

test("for four, the other three seats are left open", () => {
  const order = orderOf(game, { ...terms, company: "friend", options: { seats: "4" } }, names);
  assert.deepEqual(order.seats?.map((seat) => seat.kind), ["person", "open", "open", "open"]);
  assert.equal(order.rated, true);
});

test("whoever looks over the shoulder of hidden hands does so later, and nobody waits where nothing is hidden", () => {
  assert.equal(orderOf(game, { ...terms, company: "open" }, names).delay, 30);
  assert.equal(orderOf({ ...game, perfect_information: true }, { ...terms, company: "open" }, names).delay, undefined);
  assert.equal(orderOf(game, { ...terms, company: "friend" }, names).delay, undefined);
});

test("at a real table the dice are entered, by its own rules of the house, and no clock runs", () => {
  const order = orderOf(game, { ...terms, company: "table", clock: "live5", options: { teams: "own" } }, names);
  assert.deepEqual(order.options, { teams: "own", cards: "entered" });
  assert.deepEqual(order.dice, { tier: "entered" });
  assert.equal(order.clock, undefined);
  assert.deepEqual(order.seats, [{ kind: "person", name: "Ann" }, { kind: "person", name: "Bob" }]);
});

test("dice of both sides begin with our anchor", () => {
  const dice = orderOf(game, { ...terms, company: "friend" }, names, { seed: "00".repeat(32), length: 4 }).dice;
  assert.equal(dice?.tier, "chains");
  assert.equal(dice?.chain?.length, 4);
});

test("the gentlest opponent is above pure chance, where there is one", () => {
  assert.equal(gentlest(game), "sound");
  assert.equal(gentlest({ levels: ["random"] }), "random");
  assert.equal(gentlest({ levels: [] }), "random");
});
