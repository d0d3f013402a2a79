/** An analysis board as the server tells it, in the shape in which the games' boards are shown. */
import type { MatchEvent, MatchState, Seat, StudyShown } from "../net/types";

/** The last steps of the line that led here; a step is numbered by how many came before it. */
export function pastOf(shown: StudyShown): MatchEvent[] {
  return shown.past.map((event) => ({ ...event, at: 0 }));
}

/** How many steps led here. */
export function lengthOf(shown: StudyShown): number {
  return shown.past.at(-1)?.seq ?? 0;
}

export function stateOf(shown: StudyShown): MatchState {
  const { node, view, headline, subline, words, seat } = shown;
  const seats: Seat[] = shown.names.map((name) => ({ kind: "person", name }));
  const status = node.kind === "over" ? "over" : "playing";
  return { match: "study", seq: lengthOf(shown), status, node, view, headline, subline, words, seats, seat, rated: false, altered: [], dice: { tier: "entered", badge: "", draws: 0, promise: "" } };
}

/** Whether a board comes of another by going on: then what happened is shown, and not only how it ended. */
export function goesOn(before: StudyShown, after: StudyShown): boolean {
  for (let at = after.at; at > before.at || at > 0; at = after.steps[at - 1]?.after ?? 0) if (at === before.at) return true;
  return before.at === 0;
}
