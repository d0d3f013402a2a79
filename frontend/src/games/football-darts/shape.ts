/** The dartboard as the game exports it: millimetres, the bull at the origin, y up. */
import type { View } from "../../net/types";
import type { FootballDartsView } from "../../wire/views";

/** A view with the fields that this game declares. */
export function seen(view: View): FootballDartsView {
  return view as unknown as FootballDartsView;
}

export interface Bed {
  bed: string;
  radii: [number, number];
  degrees: [number, number];
  centre: [number, number];
}

export interface DartboardShape {
  radius: number;
  numbers: number[];
  darts_a_drive: number;
  quarters: number;
  beds: Bed[];
  field: { length: number; lines: number[]; start: number; midfield: number };
  /** How each side throws simulated darts: standard deviations in mm; none at a real board. */
  throwers?: { name: string; sigma: [number, number]; rho: number }[];
}
