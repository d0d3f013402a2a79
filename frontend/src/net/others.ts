/** Who else plays, in a few words. */
import { t } from "../i18n";
import type { Seat } from "./types";

export function othersOf(seats: Seat[], own: number[]): string {
  const others = seats.filter((_, number) => !own.includes(number));
  return others.map((seat) => (seat.kind === "open" ? t("somebody") : seat.name)).join(", ") || t("at-one-table");
}
