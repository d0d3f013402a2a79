/** The court seen from a chair at its edge: near things larger, straight lines straight. */
import type { PitchShape, Point } from "./shape";

export interface Projection {
  /** Board coordinates (y up) to the drawing's. */
  at: (x: number, y: number, height?: number) => Point;
  /** How large something is drawn there, 1 at the near edge. */
  scale: (x: number, y: number) => number;
  width: number;
  height: number;
}

/** Pixels of the drawing a square is wide at the near edge. */
export const SQUARE = 100;

/** The camera: how far behind the near edge it stands, in squares, and how steeply it looks down. */
const LYING = { distance: 34, steepness: 1.07 };
/** In a low window it looks along the court rather than down on it, so that the court is as wide as the window. */
const LOW = { distance: 34, steepness: 0.96 };
const UPRIGHT = { distance: 62, steepness: 0.87 };

/** `upright`: the goals above and below, for a narrow screen; `near`: the team whose goal is at the left, or below. */
export function projection(shape: PitchShape, upright: boolean, near: 0 | 1, low = false): Projection {
  const { columns, rows } = shape;
  const { distance, steepness } = upright ? UPRIGHT : low ? LOW : LYING;
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
