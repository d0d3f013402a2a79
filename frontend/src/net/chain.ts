/** Two-party dice, our half: a secret hashed many times; its links are shown one a round, last first. */

export const CHAIN_LENGTH = 4096;

export interface Chain {
  /** 32 secret bytes in hexadecimal. */
  seed: string;
  length: number;
  /** The round it begins with: 1, or for a renewed one the round after its forerunner's last. */
  first?: number;
}

const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants of SHA-256: the first bits of the roots of the first primes. */
function prepare(): void {
  let found = 0;
  for (let number = 2; found < 64; number += 1) {
    let prime = true;
    for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = (Math.sqrt(number) % 1) * 2 ** 32;
    ROUND[found] = (Math.cbrt(number) % 1) * 2 ** 32;
    found += 1;
  }
}
prepare();

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of exactly 32 bytes: one block, so it works without `crypto.subtle`, which a plain LAN address has not. */
export function link(value: Uint8Array): Uint8Array {
  const w = new Uint32Array(64);
  const bytes = new DataView(value.buffer, value.byteOffset, 32);
  for (let k = 0; k < 8; k += 1) w[k] = bytes.getUint32(4 * k);
  w[8] = 0x80000000;
  w[15] = 256;
  const at = (index: number): number => w[index] as number;
  for (let k = 16; k < 64; k += 1) {
    const [a, b] = [at(k - 15), at(k - 2)];
    w[k] = at(k - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + at(k - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let k = 0; k < 64; k += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUND[k] as number) + at(k)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  [a, b, c, d, e, f, g, h].forEach((word, k) => words.setUint32(4 * k, (START[k] as number) + word));
  return out;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function newChain(first = 1): Chain {
  return { seed: hex(crypto.getRandomValues(new Uint8Array(32))), length: CHAIN_LENGTH, first };
}

/** Committed dice, our half: one secret value for the whole match, in hexadecimal. */
export function newValue(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is laid down before the value is shown: its hash. */
export function pledgeOf(value: string): string {
  return hex(link(fromHex(value)));
}

/** The value for a round; the round before the chain's first gives the anchor. */
export function chainValue(chain: Chain, round: number): string {
  let value = fromHex(chain.seed);
  for (let k = chain.length - (round - (chain.first ?? 1) + 1); k > 0; k -= 1) value = link(value);
  return hex(value);
}

/** What is laid down before the chain is used. */
export function anchorOf(chain: Chain): { anchor: string; length: number } {
  return { anchor: chainValue(chain, (chain.first ?? 1) - 1), length: chain.length };
}

/** The chain that follows one that will be used up. */
export function nextChain(chain: Chain): Chain {
  return newChain((chain.first ?? 1) + chain.length);
}
