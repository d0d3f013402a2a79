/** How somebody on a seat is called, and how a game. */
import { signal } from "@preact/signals";
import { capital, t, words } from "../i18n";
import { api } from "./api";
import type { Seat } from "./types";

export function nameOf(seat: Seat, mine: boolean): string {
  if (seat.kind === "open") return t("open-seat");
  // it stands where people's names stand
  if (seat.kind === "bot" && seat.level) return capital(t("bot-name", { level: words(`level.${seat.level}`, seat.level) }));
  return seat.name + (mine ? ` (${t("you")})` : "");
}

/** Who else plays, in a few words. */
export function othersOf(seats: Seat[], own: number[]): string {
  const others = seats.filter((_, number) => !own.includes(number));
  return others.map((seat) => (seat.kind === "open" ? t("somebody") : nameOf(seat, false))).join(", ") || t("at-one-table");
}

const titles = signal(new Map<string, string>());
let asked: Promise<void> | undefined;

async function learn(): Promise<void> {
  titles.value = new Map((await api.games()).map((game) => [game.name, game.title]));
}

/** What a game is called: in the page's own words, or as its maker calls it where it is a guest here. Who asks is told anew once that is known. */
export function titleOf(game: string): string {
  const own = words(`title.${game}`, "");
  if (own !== "") return own;
  asked ??= learn().catch(() => void (asked = undefined)); // without a network, until there is one
  return titles.value.get(game) ?? game;
}
