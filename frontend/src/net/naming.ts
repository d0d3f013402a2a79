/** How somebody on a seat is called. */
import { capital, t, words } from "../i18n";
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
