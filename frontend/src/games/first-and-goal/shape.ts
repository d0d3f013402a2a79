/** The table as the game exports it. */
import type { View } from "../../net/types";
import type { FirstAndGoalView, GridironShape, MatchupShape, TeamShape } from "../../wire/views";

export type Phase = FirstAndGoalView["phase"];
export type { GridironShape, MatchupShape, TeamShape };

/** A view with the fields that this game declares. */
export function seen(view: View): FirstAndGoalView {
  return view as unknown as FirstAndGoalView;
}
