/** What became of the play at hand, as it is seen on the field: told by what was due when the last die fell, and what the die showed. */
import type { MatchEvent, View } from "../../net/types";
import { faceIn, seen, type DriveStripShape } from "./shape";

export type Fortune = "ready" | "flagged" | "through" | "scored" | "out" | "stopped" | "sacked" | "incomplete" | "fumbled" | "intercepted" | "good" | "missed" | "blocked";

export interface Told {
  fortune: Fortune;
  /** The view in which the die was rolled: whose play it was. */
  before: View | undefined;
}

/** The last roll's; a play in which nothing has been decided yet is ready. */
export function fortuneOf(shape: DriveStripShape, events: MatchEvent[]): Told {
  const index = events.findLastIndex((event) => event.kind === "rolled" && event.text);
  const event = events[index];
  const before = events.slice(0, Math.max(0, index)).findLast((each) => each.view)?.view ?? undefined;
  // a call after the roll begins something new
  if (!event?.view || !before || events.slice(index + 1).some((each) => each.kind === "played")) return { fortune: "ready", before: undefined };
  return { fortune: decided(seen(before), seen(event.view), faceIn(shape, event.what, event.text)?.kind ?? "", event.text ?? ""), before };
}

type Seen = ReturnType<typeof seen>;

function decided(before: Seen, after: Seen, kind: string, text: string): Fortune {
  const side = before.offense;
  const scored = (after.score[side] ?? 0) > (before.score[side] ?? 0);
  switch (before.phase) {
    case "field-goal":
      return scored ? "good" : "missed";
    case "pat":
      return scored ? "good" : "blocked";
    case "end-zone":
      return scored ? "scored" : kind === "video" ? "through" : "out";
    case "sack":
    case "chase":
      return kind === "sack" ? "sacked" : "ready";
    case "route":
      return kind === "incomplete" ? "incomplete" : kind === "fumble" ? "fumbled" : "ready";
    case "snap":
      return after.sacks > before.sacks || after.drive !== before.drive ? "sacked" : "ready"; // the third scramble on one play
    case "fumble":
      return "fumbled";
    case "intercept":
      return after.phase === "return" || after.drive !== before.drive ? "intercepted" : "ready";
    case "return":
      return "intercepted";
    case "flag":
      return "flagged";
    case "defense": {
      if (kind === "flag" && !before.flags_off) return "flagged";
      const fate = before.fates?.find((each) => each.face === text)?.fate;
      return before.last_roll && (fate === "through" || fate === "stopped") ? fate : "ready"; // a second roll is made whatever the first has done
    }
    default:
      return "ready";
  }
}
