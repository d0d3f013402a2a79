/** Where it is our turn: on the home page, in the tab's title, on the icon of the installed app. */
import { computed, effect, signal } from "@preact/signals";
import { api } from "./api";
import { keyOf, keys, touch, type Key } from "./keys";
import { asMyself, session } from "./session";
import type { MatchState, PlayedCard } from "./types";

const EVERY = 30_000;
/** Of matches that only this browser knows, so many are asked after. */
const MOST_ASKED = 8;

/** What is known of our matches that are not over, by match. */
export interface Standing {
  ours: boolean;
  /** Somebody else waits, not only a bot. */
  awaited: boolean;
}

const known = signal<Record<string, Standing>>({});
/** The account's matches that are not over, on whatever device they were begun. */
export const underWay = signal<PlayedCard[]>([]);

/** In how many matches somebody waits for us: of those that are ours still, none that was put away and none of an account that has left. */
export const waiting = computed(() => {
  const here = new Set([...keys.value.map((key) => key.match), ...underWay.value.map((card) => card.id)]);
  return Object.entries(known.value).filter(([match, each]) => each.ours && each.awaited && here.has(match)).length;
});

export function turnIn(match: string): boolean {
  return known.value[match]?.ours ?? false;
}

function note(match: string, standing: Standing | undefined): void {
  const before = known.peek()[match];
  if (before?.ours === standing?.ours && before?.awaited === standing?.awaited) return;
  const { [match]: _, ...others } = known.peek();
  known.value = standing ? { ...others, [match]: standing } : others;
}

/** Whether the next thing to happen is ours to do. */
function waitsFor(state: MatchState, held: Key): boolean {
  if (state.status !== "playing") return false;
  return state.node.kind === "decision" ? held.seats.includes(state.node.seat) : held.table && state.node.kind === "chance";
}

/** A match that we have a key to, as it was just told. */
export function noteState(match: string, state: MatchState): void {
  const held = keyOf(match);
  if (!held) return;
  if (state.status === "over") touch(match, { over: true });
  const others = state.seats.some((seat, number) => seat.kind === "person" && !held.seats.includes(number));
  note(match, state.status === "over" ? undefined : { ours: waitsFor(state, held), awaited: others });
}

function noteCard(card: PlayedCard, me: string): void {
  const ours = (card.due ?? []).some((seat) => card.seats[seat]?.account === me);
  note(card.id, { ours, awaited: card.seats.some((seat) => seat.kind === "person" && seat.account !== me) });
}

async function askForAccount(me: string): Promise<void> {
  const cards = await asMyself((token) => api.underWay(token));
  if (session.peek()?.name !== me) return; // they have left meanwhile
  for (const card of cards) noteCard(card, me);
  for (const gone of underWay.peek()) if (!cards.some((card) => card.id === gone.id)) note(gone.id, undefined);
  underWay.value = cards;
}

/** Look at all of them once. */
async function lookAround(): Promise<void> {
  const me = session.peek()?.name;
  if (me) await askForAccount(me).catch(() => undefined);
  else underWay.value = [];
  const own = keys.peek().filter((key) => !key.over && !underWay.peek().some((card) => card.id === key.match));
  for (const key of own.slice(0, MOST_ASKED)) {
    await api.look(key.match, key.token).then((state) => noteState(key.match, state), () => undefined);
  }
}

/** Keep looking while a page wants to know and is seen; answers how to stop. */
export function watchTurns(): () => void {
  const timer = setInterval(() => document.hidden || void lookAround(), EVERY);
  const seen = (): void => void (document.hidden || lookAround());
  document.addEventListener("visibilitychange", seen);
  const signedIn = session.subscribe(() => void lookAround());
  return () => {
    clearInterval(timer);
    signedIn();
    document.removeEventListener("visibilitychange", seen);
  };
}

effect(() => {
  const count = waiting.value;
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
});
