/** The pitch as the game exports it, and places on it. */
import type { View } from "../../net/types";
import type { PitchShape, StreetSoccerView } from "../../wire/views";

export type { PitchShape };

/** A view with the fields that this game declares. */
export function seen(view: View): StreetSoccerView {
  return view as unknown as StreetSoccerView;
}

export type Point = [number, number];

/** The middle of a square by name; `GOAL` is worked out by the caller. */
export function middleOf(shape: PitchShape, name: string): Point | null {
  const square = shape.squares.find((each) => each.square === name);
  return square ? [square.x + 0.5, square.y + 0.5] : null;
}

/** The middle of the goal a team shoots at. */
export function goalMiddle(shape: PitchShape, team: 0 | 1): Point {
  const goal = shape.goals[team === 0 ? 1 : 0];
  return goal ? [goal.x + goal.depth / 2, (goal.y[0] + goal.y[1]) / 2] : [0, 0];
}
