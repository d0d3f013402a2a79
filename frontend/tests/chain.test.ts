/** Two-party dice: a pledge is a SHA-256, and a chain shows its links last first. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { anchorOf, chainValue, newChain, newValue, nextChain, pledgeOf } from "../src/net/chain";
import { CHAIN_LENGTH } from "../src/wire/figures";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

test("a pledge is the SHA-256 of the value", () => {
  for (const value of ["00".repeat(32), "ff".repeat(32), newValue()]) assert.equal(pledgeOf(value), sha256(Buffer.from(value, "hex")));
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
