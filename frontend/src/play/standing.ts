/** What has happened, without the steps that were taken back. */
import type { MatchEvent } from "../net/types";

export function standing(events: MatchEvent[]): MatchEvent[] {
  const kept: MatchEvent[] = [];
  for (const event of events) {
    const last = kept.findLastIndex((each) => each.kind === "played" || each.kind === "rolled");
    if (event.kind !== "undone") kept.push(event);
    else if (last >= 0) kept.splice(last, 1);
  }
  return kept;
}
