/** Whom we know, as the server last said. */
import { effect, signal } from "@preact/signals";
import { api } from "../net/api";
import { asMyself, session } from "../net/session";
import type { Friends } from "../net/types";

export const known = signal<Friends | null>(null);

/** Whoever comes next at this browser does not see whom the one before knew. */
let whose: string | undefined;
effect(() => {
  if (whose !== session.value?.name) known.value = null;
  whose = session.value?.name;
});

async function learn(asked: (token: string) => Promise<Friends>): Promise<void> {
  const me = session.peek()?.name;
  const lists = await asMyself(asked);
  if (session.peek()?.name === me) known.value = lists;
}

export function askFriends(): Promise<void> {
  return learn((token) => api.friends(token));
}

/** Do something with somebody; what we know afterwards is the answer. */
export function change(deed: (name: string, token: string) => Promise<Friends>, name: string): Promise<void> {
  return learn((token) => deed(name, token));
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
