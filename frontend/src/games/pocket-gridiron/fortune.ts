/** What became of the play at hand, as it is to be seen on the field. */
import type { MatchEvent, View } from "../../net/types";
import type { Upshot } from "./shape";

/** A play in which nothing has been decided yet is ready. */
export type Fortune = Upshot | "ready";

export interface Told {
  fortune: Fortune;
  /** The view in which the die was rolled: whose play it was. */
  before: View | undefined;
}

/** The last roll's; a call after it begins something new. */
export function fortuneOf(events: MatchEvent[]): Told {
  const index = events.findLastIndex((event) => event.kind === "rolled" && event.text);
  const before = events.slice(0, Math.max(0, index)).findLast((each) => each.view)?.view ?? undefined;
  if (!events[index]?.view || !before || events.slice(index + 1).some((each) => each.kind === "played")) return { fortune: "ready", before: undefined };
  return { fortune: (events[index].upshot as Upshot | undefined) ?? "ready", before };
}
