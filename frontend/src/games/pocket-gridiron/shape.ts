/** The sheet as the game exports it. */
import type { View } from "../../net/types";
import type { PocketGridironView } from "../../wire/views";

/** A view with the fields that this game declares. */
export function seen(view: View): PocketGridironView {
  return view as unknown as PocketGridironView;
}

export interface DieFace {
  text: string;
  sides: number;
}

export interface DieShape {
  die: string;
  title: string;
  colour: string;
  faces: DieFace[];
}

export interface TeamCard {
  card: string;
  title: string;
  favoured: { play: string; bonus: number }[];
  decoy: { play: string; number: number };
  intercept: { play: string; number: number };
}

export interface DriveStripShape {
  downs: { down: number; label: string }[];
  sacks: { sack: number; label: string }[];
  dice: DieShape[];
  drives: number;
  cards: TeamCard[];
}
