/** Taking the engine along from a server, and matches from it and back to it. */
import { signal } from "@preact/signals";
import { keep, keyOf, keys, touch, type Key } from "../net/keys";
import { newId } from "../net/outbox";
import { ends, takeaway, type Answer, type EngineParts, type Transport } from "../net/transport";
import type { EngineTold, Luggage, Made, MovedMatch } from "../net/types";

/** The cache that outlives a version of the page; the service worker leaves it alone. */
const CACHE = "touchline-anywhere";
const LUGGAGE = "touchline.luggage.";
const ASK_AGAIN = 2_000;
const LOOK_AGAIN = 15_000;

/** How much of it is here: nothing said, a share while it is fetched, or why it came to nothing. */
export const fetching = signal<number | "failed" | null>(null);

async function told<T>(answer: Promise<Answer>): Promise<T> {
  const { status, text } = await answer;
  if (status >= 400) throw new Error(text);
  return JSON.parse(text) as T;
}

/** What there is to fetch, once the server has written it. */
async function offered(): Promise<EngineTold> {
  for (;;) {
    const now = await told<EngineTold>(ends.server.ask("GET", "/anywhere"));
    if (now.ready) return now;
    await new Promise((done) => setTimeout(done, ASK_AGAIN));
  }
}

/** Fetch everything and keep it; what is here already is not fetched again. */
export async function takeAlong(): Promise<void> {
  fetching.value = 0;
  try {
    const { parts, files } = await offered();
    const cache = await caches.open(CACHE);
    const wanted = files ?? [];
    for (const [number, address] of wanted.entries()) {
      if (!(await cache.match(address))) await cache.add(address);
      fetching.value = (number + 1) / wanted.length;
    }
    for (const request of await cache.keys()) {
      if (!wanted.includes(new URL(request.url).pathname)) await cache.delete(request);
    }
    takeaway.value = parts as unknown as EngineParts;
    fetching.value = null;
  } catch {
    fetching.value = "failed";
  }
}

/** Give the room back. */
export async function leaveThere(): Promise<void> {
  await caches.delete(CACHE);
  takeaway.value = null;
}

/** Have with us what a match needs to go on here, as it stands now; a match that must stay is none the worse. */
export async function pack(match: string): Promise<void> {
  const key = keyOf(match);
  if (!takeaway.value || !key || key.here) return;
  try {
    const luggage = await told<Luggage>(ends.server.ask("GET", `/matches/${match}/luggage`, undefined, key.token));
    localStorage.setItem(LUGGAGE + match, JSON.stringify(luggage));
  } catch {
    // others play in it, hands are hidden, or the server is gone already
  }
}

export function isPacked(match: string): boolean {
  return takeaway.value !== null && localStorage.getItem(LUGGAGE + match) !== null;
}

function engine(): Transport {
  if (!takeaway.value) throw new Error("no engine was taken along");
  return ends.here(takeaway.value);
}

/** Go on here with a match whose server is gone. */
export async function goOnHere(match: string): Promise<void> {
  const luggage = JSON.parse(localStorage.getItem(LUGGAGE + match) ?? "null") as Luggage | null;
  if (!luggage) return;
  const made = await told<Made>(engine().ask("POST", "/moved", luggage, localStorage.getItem(`${LUGGAGE}${match}.key`) ?? ""));
  localStorage.setItem(`${LUGGAGE}${match}.key`, made.token);
  touch(match, { here: made.token });
}

let underway: Promise<number> | null = null;

/** Bring back to the server what went on here: a match that it does not know is made there.  How many came back.

Whoever asks while somebody brings them back already hears how that went. */
export function comeBack(): Promise<number> {
  underway ??= bringBack().finally(() => {
    underway = null;
  });
  return underway;
}

async function bringBack(): Promise<number> {
  let back = 0;
  for (const key of keys.value.filter((each) => each.here !== undefined)) if (await broughtBack(key)) back += 1;
  return back;
}

const orderOf = (match: string): string => `${LUGGAGE}${match}.order`;

/** By this a server knows a match that it was brought already, though we never heard its answer: kept until we have. */
function orderId(match: string): string {
  const place = orderOf(match);
  const id = localStorage.getItem(place) ?? newId();
  localStorage.setItem(place, id);
  return id;
}

/** Ask for the server now and then while something of its own goes on here, and when the network is back. */
export function keepComingBack(): void {
  const turn = async (): Promise<void> => {
    const open = /\/match\/([0-9a-z]+)/.exec(location.pathname)?.[1];
    const shown = open !== undefined && keyOf(open)?.here !== undefined;
    if ((await comeBack()) > 0 && shown && keyOf(open)?.here === undefined) location.reload();
  };
  void turn();
  addEventListener("online", () => void turn());
  setInterval(() => void turn(), LOOK_AGAIN);
}

async function broughtBack(key: Key): Promise<boolean> {
  try {
    await told(ends.server.ask("GET", ""));
    const luggage = await told<Luggage>(engine().ask("GET", `/matches/${key.match}/luggage`, undefined, key.here));
    const known = key.token === key.here ? undefined : key.token;
    const made = await told<Made>(ends.server.ask("POST", "/moved", { ...luggage, cmd_id: orderId(key.match) } satisfies MovedMatch, known));
    const { here, ...rest } = key;
    localStorage.setItem(`${LUGGAGE}${key.match}.key`, here ?? "");
    localStorage.removeItem(orderOf(key.match));
    keep({ ...rest, token: known ?? made.token });
    return true;
  } catch {
    return false;
  }
}
