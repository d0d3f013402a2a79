/** The dartboard as the game exports it, and its beds. */
import type { Outcome, View } from "../../net/types";
import type { BedShape, DartboardShape, FootballDartsUpshot, FootballDartsView } from "../../wire/views";

export type Phase = FootballDartsView["phase"];
export type { BedShape, DartboardShape };

/** A view with the fields that this game declares. */
export function seen(view: View): FootballDartsView {
  return view as unknown as FootballDartsView;
}

/** What a dart would come to. */
export function upshotOf(outcome: Outcome): FootballDartsUpshot | undefined {
  return outcome.upshot as FootballDartsUpshot | undefined;
}

/** How good that is for whoever throws. */
export function lookOf(outcome: Outcome): "good" | "bad" | "" {
  const upshot = upshotOf(outcome);
  if (upshot === "touchdown" || upshot === "points") return "good";
  return upshot === undefined || upshot === "on" ? "" : "bad";
}

/** The bed where a text is drawn: a single of unknown ring lies where the outer one does. */
export function bedOf(shape: DartboardShape, text: string): BedShape | undefined {
  return shape.beds.find((each) => each.bed === text) ?? shape.beds.find((each) => each.single === text && each.ring === "outer");
}

/** What a bed is called where it does not matter which half of the sector was hit. */
export function singleOf(shape: DartboardShape, bed: string): string {
  return shape.beds.find((each) => each.bed === bed)?.single ?? bed;
}
