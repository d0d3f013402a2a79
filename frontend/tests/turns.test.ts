/** In how many matches somebody waits for us: only in those that are ours still. */
import "./browser";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { forget, keep } from "../src/net/keys";
import { session } from "../src/net/session";
import { noteState, underWay, waiting, watchTurns } from "../src/net/turns";
import type { MatchState } from "../src/net/types";
import { state } from "./wire";

const seats = [{ kind: "person", name: "Ann", account: "ann" }, { kind: "person", name: "Bob", account: "bob" }];
const settled = (): Promise<void> => new Promise((resume) => setTimeout(resume));
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  session.value = null;
});

/** Answers what is asked for the account when it is let go. */
function answering(cards: object[]): () => void {
  let let_go: () => void = () => undefined;
  const gate = new Promise<void>((open) => (let_go = open));
  globalThis.fetch = (async () => {
    await gate;
    return new Response(JSON.stringify(cards), { headers: { "content-type": "application/json" } });
  }) as typeof fetch;
  return let_go;
}

test("a match that was put away is not counted any more", () => {
  keep({ match: "m1", game: "g", token: "k", seats: [0], against: "", touched: 0, over: false, table: false });
  noteState("m1", { ...state, seats } as unknown as MatchState);
  assert.equal(waiting.value, 1);
  forget("m1");
  assert.equal(waiting.value, 0);
});

test("whoever has signed out is not called to the account's matches, not even by an answer that comes late", async () => {
  const card = { id: "m2", due: [0], seats, status: "playing" };
  answering([card])();
  session.value = { token: "t", name: "ann", shown: "Ann" };
  stop = watchTurns();
  await settled();
  assert.equal(waiting.value, 1);
  const late = answering([card]);
  document.dispatchEvent(new Event("visibilitychange"));
  session.value = null;
  assert.equal(waiting.value, 0);
  late();
  await settled();
  assert.deepEqual(underWay.value, []);
  assert.equal(waiting.value, 0);
});
