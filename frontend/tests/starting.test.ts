/** Making a match: once, however often it is pressed, and nobody is led away from where they have gone meanwhile. */
import "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { keyOf, keys } from "../src/net/keys";
import { start } from "../src/pages/starting";
import { go, route } from "../src/route";

const order = { game: "a-game-of-no-folder", options: {}, seats: [{ kind: "person" as const, name: "Ann" }, { kind: "bot" as const, level: "random" }] };
const made = { match: "m1", token: "k", seats_held: [0], seats: [{ kind: "person", name: "Ann" }, { kind: "bot", name: "Bot" }], dice: { tier: "plain" } };
let asked = 0;
let answer: () => void = () => undefined;

beforeEach(() => {
  asked = 0;
  keys.value = [];
  go("/game/g", "replace");
  const gate = new Promise<void>((open) => (answer = open));
  globalThis.fetch = (async (address: string, { method = "GET" } = {}) => {
    if (method !== "POST" || address !== "/api/matches") return new Response("{}", { headers: { "content-type": "application/json" } });
    asked += 1;
    await gate;
    return new Response(JSON.stringify(made), { status: 201, headers: { "content-type": "application/json" } });
  }) as typeof fetch;
});

test("pressed twice it makes one match", async () => {
  const both = [start(order), start(order)];
  answer();
  await Promise.all(both);
  assert.equal(asked, 1);
  assert.deepEqual(route.value.path, ["match", "m1"]);
});

test("whoever has gone elsewhere meanwhile stays there, and finds the match among those to go on with", async () => {
  const begun = start(order);
  go("/settings");
  answer();
  await begun;
  assert.deepEqual(route.value.path, ["settings"]);
  assert.equal(keyOf("m1")?.token, "k");
});
