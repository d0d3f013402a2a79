/** The field as it is seen from the stands: a hundred yards and two end zones, as deep as the window leaves room for. */

export const END = 10;
export const BREADTH = 40;
/** The drawing's width, end line to end line, with a little air. */
export const WIDTH = 1216;
const DISTANCE = 210;
const NEAR = 10;
const MIDDLE = 600;

export type Spot = [number, number];

export interface Slant {
  /** From the far side line to the near one, in the drawing. */
  height: number;
  /** Yards along and across (0 at the near side line) to the drawing. */
  at: (x: number, depth: number) => Spot;
  line: (...points: Spot[]) => string;
}

export function slant(height: number): Slant {
  const far = DISTANCE / (DISTANCE + BREADTH);
  const at = (x: number, depth: number): Spot => {
    const size = DISTANCE / (DISTANCE + depth);
    return [MIDDLE + (x - 50) * NEAR * size, (height * (size - far)) / (1 - far)];
  };
  const line = (...points: Spot[]): string => `M${points.map(([x, depth]) => at(x, depth).map((each) => each.toFixed(1)).join(" ")).join("L")}`;
  return { height, at, line };
}
