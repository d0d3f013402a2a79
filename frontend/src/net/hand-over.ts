/** What a second device needs beside the code: our half of the dice, which the server must not know. */
import { keyOf, type Key } from "./keys";

type Half = Pick<Key, "chain" | "next" | "value" | "pact">;

/** For the end of a link, after the `#`, which no server sees; empty where the dice ask nothing of us. */
export function packed(match: string): string {
  const key = keyOf(match);
  if (!key?.chain) return "";
  const half: Half = { chain: key.chain, ...(key.next ? { next: key.next } : {}), ...(key.pact ? { pact: key.pact } : {}) };
  return `&half=${encodeURIComponent(btoa(JSON.stringify(half)))}`;
}

export function unpacked(text: string | null): Half {
  if (!text) return {};
  try {
    return JSON.parse(atob(text)) as Half;
  } catch {
    return {};
  }
}
