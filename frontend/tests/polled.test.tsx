/** What is asked for again and again: the newest answer counts, and a server that is back is no longer said to be gone. */
import "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { render } from "preact";
import { act } from "preact/test-utils";
import { Unreachable } from "../src/net/api";
import { usePolled, type Polled } from "../src/ui/polled";

type Gate = { done: (value: string) => void; failed: (problem: Error) => void };
let gates: Gate[] = [];
let now: Polled<string>;
const settle = (deed: () => void): Promise<void> => act(async () => {
  deed();
  await new Promise((resume) => setImmediate(resume));
}) as unknown as Promise<void>;
const look = (): Promise<void> => settle(() => document.dispatchEvent(new Event("visibilitychange")));

function Room(): null {
  now = usePolled(() => new Promise<string>((done, failed) => gates.push({ done, failed })), 3_600_000, ["id"]);
  return null;
}

beforeEach(async () => {
  gates = [];
  await settle(() => render(<Room />, document.body));
});

afterEach(() => settle(() => render(null, document.body)));

test("one lost answer is told until the next comes", async () => {
  await settle(() => gates[0]?.failed(new Unreachable("/x")));
  assert.ok(now.problem);
  await look();
  await settle(() => gates[1]?.done("there"));
  assert.equal(now.value, "there");
  assert.equal(now.problem, null);
});

test("an older answer does not take back a newer one, nor what was just done", async () => {
  await look();
  await settle(() => gates[1]?.done("second"));
  await settle(() => gates[0]?.done("first"));
  assert.equal(now.value, "second");
  await look();
  await settle(() => now.set("done"));
  await settle(() => gates[2]?.done("before it"));
  assert.equal(now.value, "done");
});

test("what somebody was refused stays until they do something else", async () => {
  await settle(() => now.attempt(() => Promise.reject(new Unreachable("/deed"))));
  assert.ok(now.problem);
  await settle(() => gates[0]?.done("there"));
  assert.ok(now.problem);
  await settle(() => now.attempt(() => Promise.resolve("done")));
  assert.equal(now.value, "done");
  assert.equal(now.problem, null);
});
