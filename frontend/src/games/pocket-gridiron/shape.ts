/** The sheet as the game exports it, and its dice. */
import type { View } from "../../net/types";
import type { DieShape, DriveStripShape, FaceShape, FateShape, PocketGridironUpshot, PocketGridironView, SharesShape, TeamCardShape } from "../../wire/views";

export type Upshot = PocketGridironUpshot;
export type { DieShape, DriveStripShape, FaceShape, FateShape, SharesShape, TeamCardShape };

/** A view with the fields that this game declares. */
export function seen(view: View): PocketGridironView {
  return view as unknown as PocketGridironView;
}

/** The face of a die that a text names. */
export function faceIn(shape: DriveStripShape, die: string | undefined, text: string | null | undefined): FaceShape | undefined {
  return shape.dice.find((each) => each.die === die)?.faces.find((each) => each.text === text);
}
