/** Making a match and going there. */
import { batch, effect, signal } from "@preact/signals";
import { loadFront } from "../games";
import { t } from "../i18n";
import { askAhead } from "../net/ahead";
import { api, type Made, type NewMatch } from "../net/api";
import type { Chain } from "../net/chain";
import { keep } from "../net/keys";
import { othersOf } from "../net/naming";
import { asMyselfOrGuest, session } from "../net/session";
import type { GameInfo } from "../net/types";
import { explain, hints, playerName, taught } from "../prefs";
import { alsoHere } from "../push/subscribe";
import { go, route, staying } from "../route";
import { gentlest } from "./order";
import { MatchPage } from "./room";

/** What went wrong when a match was to be made on this page. */
export const refusal = signal<Error | null>(null);
effect(() => {
  void route.value;
  refusal.value = null;
});

/** The account's name for whoever is signed in, else the name given, else a guest. */
export function ownName(): string {
  return session.value?.shown ?? (playerName.value.trim() || t("guest"));
}

/** Keep the key of a match just made or joined, and sit down; whoever has gone elsewhere meanwhile finds it among those to go on with. */
export function sitDown(made: Made, game: string, held: number[], table = false, chain?: Chain, here = true): void {
  // at once, or the page we leave would show the match among those to go on with, and ask the server about it
  batch(() => {
    keep({
      match: made.match,
      game,
      token: made.token,
      seats: held,
      against: othersOf(made.seats, held),
      touched: Date.now(),
      over: false,
      table,
      ...(chain ? { chain } : {}),
    });
    if (here) go(`/match/${made.match}`);
  });
  void alsoHere().catch(() => undefined);
}

/** The room and the board are fetched while somebody reaches for them, at the latest while the server makes the match; the promise is kept even if they cannot be. */
export async function openTheRoom(game: string): Promise<void> {
  await Promise.allSettled([MatchPage.fetchIt(), loadFront(game)]);
}

/** Long enough for whatever the page itself still fetches. */
const IDLE = 1200;

/** A finger gives no warning: the room, which all games share, is fetched as soon as the page has nothing else to do; returns how to call that off. */
export function lookAhead(): () => void {
  const timer = setTimeout(() => void MatchPage.fetchIt().catch(() => undefined), IDLE);
  return () => clearTimeout(timer);
}

/** Whether one is still where a match is being made. */
let making: (() => boolean) | undefined;

/** The match made is told to `told` before its page opens. */
export async function start(order: NewMatch, table = false, chain?: Chain, told: (match: string) => void = () => undefined): Promise<void> {
  if (making?.()) return; // pressed twice
  const here = staying();
  making = here;
  refusal.value = null;
  const room = openTheRoom(order.game);
  try {
    const made = await asMyselfOrGuest((token) => api.create(order, token));
    if (made.token) askAhead(made);
    await room; // nobody is led out of one room before the next is open
    told(made.match);
    sitDown(made, order.game, made.seats_held, table, chain, here());
  } catch (problem) {
    if (here()) refusal.value = problem as Error;
  } finally {
    if (making === here) making = undefined;
  }
}

function againstTheGentlest(game: GameInfo): NewMatch {
  return { game: game.name, options: game.on_screen, seats: [{ kind: "person", name: ownName() }, { kind: "bot", level: gentlest(game) }] };
}

/** One click from the shelf to a match. */
export function playBot(game: GameInfo): Promise<void> {
  return start(againstTheGentlest(game));
}

/** The match after the lesson: the gentlest opponent, the coach beside you, every new situation explained once. */
export async function firstMatch(name: string): Promise<void> {
  const game = await api.game(name).catch((problem: Error) => void (refusal.value = problem));
  if (!game) return;
  await start(againstTheGentlest(game), false, undefined, (match) => {
    taught.value = [...taught.value.slice(-20), match];
    explain.value = true;
    hints.value = true;
  });
}
