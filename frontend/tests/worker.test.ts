/** The worker that keeps the arcade in the browser: a disk that is full, or closed to it, withholds nothing that the server has answered. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

type Answering = { request: { url: string; method: string; mode: string }; respondWith: (answer: Promise<unknown>) => void };

const ANSWER = { ok: true, clone: () => ANSWER };

/** What it answers to a question, with such caches. */
function answered(path: string, caches: object, online = true): Promise<unknown> {
  const listeners: Record<string, (event: Answering) => void> = {};
  const self = { location: { origin: "https://arcade.test" }, addEventListener: (what: string, heard: (event: Answering) => void) => (listeners[what] = heard) };
  const fetch = (): Promise<unknown> => (online ? Promise.resolve(ANSWER) : Promise.reject(new TypeError("offline")));
  runInNewContext(readFileSync("src/worker.js", "utf8"), { self, caches, fetch, URL, importScripts: () => undefined });
  return new Promise((done, failed) => listeners["fetch"]?.({ request: { url: `https://arcade.test${path}`, method: "GET", mode: "cors" }, respondWith: (answer) => void answer.then(done, failed) }));
}

const refused = (): Promise<never> => Promise.reject(new DOMException("full", "QuotaExceededError"));

test("an answer that there is no room to keep is given all the same", async () => {
  const full = { open: async () => ({ put: refused, match: async () => undefined }) };
  assert.equal(await answered("/api/games", full), ANSWER);
  assert.equal(await answered("/api/games", { open: refused }), ANSWER);
  assert.equal(await answered("/app.js", { match: refused }), ANSWER);
});

test("without a network what was kept is given, and nothing where nothing was", async () => {
  assert.equal(await answered("/api/games", { open: async () => ({ match: async () => "kept" }) }, false), "kept");
  await assert.rejects(answered("/api/games", { open: async () => ({ match: async () => undefined }) }, false), /offline/);
});
