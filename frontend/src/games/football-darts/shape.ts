/** The dartboard as the game exports it: millimetres, the bull at the origin, y up. */

export interface Bed {
  bed: string;
  radii: [number, number];
  degrees: [number, number];
  centre: [number, number];
}

export interface DartboardShape {
  radius: number;
  numbers: number[];
  beds: Bed[];
  field: { length: number; lines: number[]; start: number; midfield: number };
  /** How each side throws simulated darts: standard deviations in mm; none at a real board. */
  throwers?: { name: string; sigma: [number, number]; rho: number }[];
}
