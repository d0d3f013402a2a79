/** Whom we know, as the server last said. */
import { signal } from "@preact/signals";
import { api } from "../net/api";
import { asMyself } from "../net/session";
import type { Friends } from "../net/types";

export const known = signal<Friends | null>(null);

export async function askFriends(): Promise<void> {
  known.value = await asMyself((token) => api.friends(token));
}

/** Do something with somebody; what we know afterwards is the answer. */
export async function change(deed: (name: string, token: string) => Promise<Friends>, name: string): Promise<void> {
  known.value = await asMyself((token) => deed(name, token));
}

/** What somebody is to us. */
export function standing(name: string): "friend" | "asking" | "asked" | "blocked" | "nobody" {
  const lists = known.value;
  if (!lists) return "nobody";
  if (lists.friends.some((each) => each.name === name)) return "friend";
  if (lists.asking.some((each) => each.name === name)) return "asking";
  if (lists.asked.some((each) => each.name === name)) return "asked";
  return lists.blocked.includes(name) ? "blocked" : "nobody";
}
