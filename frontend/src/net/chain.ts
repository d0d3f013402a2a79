/** Two-party dice, our half: a secret hashed many times; its links are shown one a round, last first. */
import { sha256 } from "@noble/hashes/sha2.js"; // a page served on a plain LAN address has no crypto.subtle
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { CHAIN_LENGTH } from "../wire/figures";

export interface Chain {
  /** 32 secret bytes in hexadecimal. */
  seed: string;
  length: number;
  /** The round it begins with: 1, or for a renewed one the round after its forerunner's last. */
  first?: number;
}

export function newChain(first = 1): Chain {
  return { seed: bytesToHex(crypto.getRandomValues(new Uint8Array(32))), length: CHAIN_LENGTH, first };
}

/** Committed dice, our half: one secret value for the whole match, in hexadecimal. */
export function newValue(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is laid down before the value is shown: its hash. */
export function pledgeOf(value: string): string {
  return bytesToHex(sha256(hexToBytes(value)));
}

/** The value for a round; the round before the chain's first gives the anchor. */
export function chainValue(chain: Chain, round: number): string {
  let value = hexToBytes(chain.seed);
  for (let k = chain.length - (round - (chain.first ?? 1) + 1); k > 0; k -= 1) value = sha256(value);
  return bytesToHex(value);
}

/** What is laid down before the chain is used. */
export function anchorOf(chain: Chain): { anchor: string; length: number } {
  return { anchor: chainValue(chain, (chain.first ?? 1) - 1), length: chain.length };
}

/** The chain that follows one that will be used up. */
export function nextChain(chain: Chain): Chain {
  return newChain((chain.first ?? 1) + chain.length);
}
