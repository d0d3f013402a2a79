/** The keys to our seats: who has the token sits there, on any device. */
import { kept } from "../prefs";
import type { Chain } from "./chain";

export interface Key {
  match: string;
  game: string;
  token: string;
  seats: number[];
  /** Who else plays, for the list of matches to resume. */
  against: string;
  touched: number;
  over: boolean;
  /** Real dice, cards and darts. */
  table: boolean;
  /** While the match goes on in this browser because its server is gone: the key to it here. */
  here?: string | undefined;
  /** At one table: this device is a hand of cards beside the larger screen, or that screen. */
  part?: "hand" | "screen" | undefined;
  /** Our half of two-party dice. */
  chain?: Chain;
  /** The chain that follows it in a long match, laid down already. */
  next?: Chain | undefined;
  /** The value that we bring to committed dice. */
  value?: string;
  /** The hash of all that was laid down before the first roll, as we were shown it: to be compared afterwards. */
  pact?: string;
}

/** What we bring to the dice of a match that we are about to sit down at. */
type Half = Pick<Key, "chain" | "value">;
const brought = new Map<string, Half>();

export function bring(match: string, half: Half): void {
  brought.set(match, half);
}

/** Matches that a device remembers: a club evening has many. */
const MOST = 300;
const ring = kept<Key[]>("keys", []);

export const keys = ring;

export function keyOf(match: string): Key | undefined {
  return ring.value.find((key) => key.match === match);
}

/** Matches that were just made in this browser, because their server could not be reached. */
export const madeHere = new Set<string>();

export function keep(key: Key): void {
  const half = brought.get(key.match);
  brought.delete(key.match);
  const here = madeHere.delete(key.match) ? { here: key.token } : {};
  ring.change((now) => [{ ...half, ...key, ...here }, ...now.filter((each) => each.match !== key.match)].slice(0, MOST));
}

export function touch(match: string, change: Partial<Key>): void {
  const key = keyOf(match);
  if (!key) return;
  if (Object.entries(change).every(([name, value]) => key[name as keyof Key] === value)) return;
  ring.change((now) => now.map((each) => (each.match === match ? { ...each, ...change } : each)));
}

export function forget(match: string): void {
  ring.change((now) => now.filter((key) => key.match !== match));
}
