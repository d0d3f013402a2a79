/** The court seen from a chair at its edge: near things larger, straight lines straight. */
import type { PitchShape, Point } from "./shape";

export interface Projection {
  /** Board coordinates (y up) to the drawing's. */
  at: (x: number, y: number, height?: number) => Point;
  /** How large something is drawn there, 1 at the near edge. */
  scale: (x: number, y: number) => number;
  /** So much larger are figures drawn, and numbers and words. */
  figures: number;
  signs: number;
  width: number;
  height: number;
}

/** Pixels of the drawing a square is wide at the near edge. */
export const SQUARE = 100;

/** The camera: how far behind the near edge it stands, in squares, how steeply it looks down, and how much larger than the
 *  court figures and signs are drawn, for they must be told apart and read. */
const LYING = { distance: 34, steepness: 1.07, figures: 1, signs: 1 };
/** In a low window it looks along the court rather than down on it, so that the court is as wide as the window. */
const LOW = { distance: 34, steepness: 0.96, figures: 1, signs: 1.1 };
/** In a window that is nearly square it looks down more steeply, for the court to be as high as there is room. */
const HIGH = { distance: 34, steepness: 1.22, figures: 1, signs: 1.35 };
const UPRIGHT = { distance: 105, steepness: 0.83, figures: 1.14, signs: 1.5 };

export type Window = "low" | "high" | "usual";

/** `upright`: the goals above and below, for a narrow screen; `near`: the team whose goal is at the left, or below. */
export function projection(shape: PitchShape, upright: boolean, near: 0 | 1, window: Window = "usual"): Projection {
  const { columns, rows } = shape;
  const { distance, steepness, figures, signs } = upright ? UPRIGHT : { low: LOW, high: HIGH, usual: LYING }[window];
  const [across, deep] = upright ? [rows, columns] : [columns, rows];
  const drop = SQUARE * steepness * distance * distance;
  const height = drop * (1 / distance - 1 / (distance + deep));
  /** Across the picture and into it, in squares. */
  const seen = (x: number, y: number): Point => {
    const [u, v] = near === 0 ? [x, y] : [columns - x, rows - y];
    return upright ? [rows - v, u] : [u, v];
  };
  const scale = (x: number, y: number): number => distance / (distance + seen(x, y)[1]);
  return {
    scale,
    figures,
    signs,
    at: (x, y, up = 0) => {
      const [side, depth] = seen(x, y);
      const size = distance / (distance + depth);
      const down = drop * (1 / (distance + depth) - 1 / (distance + deep));
      return [(SQUARE * across) / 2 + (side - across / 2) * SQUARE * size, down - up * size];
    },
    width: SQUARE * across,
    height,
  };
}
