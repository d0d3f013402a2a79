/** Two-party dice: our SHA-256 is SHA-256, and a chain shows its links last first. */
import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { test } from "node:test";
import { anchorOf, CHAIN_LENGTH, chainValue, link, newChain, nextChain } from "../src/net/chain";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

test("a link is SHA-256 of 32 bytes", () => {
  const samples = [new Uint8Array(32), new Uint8Array(32).fill(255), ...Array.from({ length: 50 }, () => new Uint8Array(randomBytes(32)))];
  for (const bytes of samples) assert.equal(hex(link(bytes)), sha256(bytes));
});

test("bytes in the middle of a buffer are hashed, not the buffer's first", () => {
  const buffer = new Uint8Array(randomBytes(96));
  const middle = buffer.subarray(32, 64);
  assert.equal(hex(link(middle)), sha256(middle));
});

test("each value of a chain hashes to the one shown a round before", () => {
  const chain = { ...newChain(), length: 20 };
  for (let round = 1; round <= 20; round += 1) {
    assert.equal(sha256(Buffer.from(chainValue(chain, round), "hex")), chainValue(chain, round - 1));
  }
  assert.equal(chainValue(chain, 20), chain.seed, "the secret itself is shown last");
});

test("the anchor is the value before the first round, also of a chain that begins later", () => {
  const chain = { ...newChain(41), length: 8 };
  const { anchor, length } = anchorOf(chain);
  assert.equal(length, 8);
  assert.equal(anchor, chainValue(chain, 40));
  assert.equal(sha256(Buffer.from(chainValue(chain, 41), "hex")), anchor);
});

test("a chain is followed by one that begins where it ends, with a secret of its own", () => {
  const chain = newChain();
  const next = nextChain(chain);
  assert.equal(next.first, 1 + CHAIN_LENGTH);
  assert.notEqual(next.seed, chain.seed);
  assert.match(next.seed, /^[0-9a-f]{64}$/);
});
