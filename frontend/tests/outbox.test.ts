/** Commands on their way are kept in order, match by match, and survive the tab. */
import "./browser";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { newId, outbox, type Order } from "../src/net/outbox";

const order = (cmd_id: string, match = "m1"): Order => ({ op: "play", move: "a", cmd_id, match });
const ids = (match: string): string[] => outbox.of(match).map((each) => each.cmd_id);
const stored = (): Order[] => JSON.parse(localStorage.getItem("touchline.outbox") ?? "[]") as Order[];

beforeEach(() => {
  outbox.clear("m1");
  outbox.clear("m2");
});

test("orders leave in the order they were given; a reveal goes before them", () => {
  outbox.put(order("a"));
  outbox.put(order("b"));
  outbox.putFirst(order("reveal"));
  assert.deepEqual(ids("m1"), ["reveal", "a", "b"]);
});

test("one match's orders are not another's", () => {
  outbox.put(order("a", "m1"));
  outbox.put(order("b", "m2"));
  outbox.clear("m1");
  assert.deepEqual(ids("m1"), []);
  assert.deepEqual(ids("m2"), ["b"]);
});

test("what the server has is taken out, what it has not stays", () => {
  for (const id of ["a", "b", "c"]) outbox.put(order(id));
  outbox.remove("b");
  outbox.remove("never given");
  assert.deepEqual(ids("m1"), ["a", "c"]);
});

test("all of it lies in the browser's storage at once", () => {
  outbox.put(order("a"));
  assert.deepEqual(stored(), [order("a")]);
  outbox.remove("a");
  assert.deepEqual(stored(), []);
});

test("ids do not repeat", () => {
  const made = new Set(Array.from({ length: 1000 }, newId));
  assert.equal(made.size, 1000);
  for (const id of made) assert.match(id, /^[0-9a-f]{24}$/);
});

test("an order that another tab has given is not lost when this one gives or ends its own", () => {
  outbox.put(order("a"));
  localStorage.setItem("touchline.outbox", JSON.stringify([...stored(), order("there", "m2")]));
  outbox.put(order("b"));
  outbox.remove("a");
  assert.deepEqual(ids("m1"), ["b"]);
  assert.deepEqual(stored().map((each) => each.cmd_id), ["there", "b"]);
});
