/** A device is kept awake while real darts are thrown, and may sleep when that table is left. */
import "./browser";
import assert from "node:assert/strict";
import { test } from "node:test";
import { maySleep, stayAwake } from "../src/play/big-screen";

const locks: { released: boolean; release: () => Promise<void> }[] = [];
let grant: () => void = () => undefined;
Object.defineProperty(navigator, "wakeLock", {
  value: {
    async request(): Promise<object> {
      await new Promise<void>((open) => (grant = open));
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock;
    },
  },
});
const settled = (): Promise<void> => new Promise((resume) => setImmediate(resume));
const held = (): number => locks.filter((each) => !each.released).length;

test("it sleeps as it likes once the table is left, though it was asked to stay awake only just before", async () => {
  void stayAwake();
  grant();
  await settled();
  assert.equal(held(), 1);
  maySleep();
  await settled();
  assert.equal(held(), 0);
  void stayAwake();
  maySleep();
  grant();
  await settled();
  assert.equal(held(), 0);
});

test("who comes back to the page of a table that was left is not kept awake by it", async () => {
  const before = locks.length;
  document.dispatchEvent(new Event("visibilitychange"));
  grant();
  await settled();
  assert.equal(locks.length, before);
});
