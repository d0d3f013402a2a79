/** The table as the game exports it. */
import type { View } from "../../net/types";
import type { FirstAndGoalUpshot, FirstAndGoalView, GridironShape, MatchupShape, Prospect, Standing, TeamShape } from "../../wire/views";

export type Phase = FirstAndGoalView["phase"];
export type Stage = NonNullable<FirstAndGoalView["stage"]>;
export type Upshot = FirstAndGoalUpshot;
export type { GridironShape, MatchupShape, Prospect, Standing, TeamShape };

/** A view with the fields that this game declares. */
export function seen(view: View): FirstAndGoalView {
  return view as unknown as FirstAndGoalView;
}

/** Cards in the order of the box: runs before passes, short ones before long ones, eleven at the line before eleven deep. */
export function inOrder(shape: GridironShape, deck: string, cards: Iterable<string>): string[] {
  const held = new Set(cards);
  return shape.cards[deck === "offense" ? "offense" : "defense"].plays.map((each) => each.play).filter((play) => held.has(play));
}
