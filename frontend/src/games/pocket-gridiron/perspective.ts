/** The last twenty yards as they are seen from behind the attack, in a drawing 1000 wide and 480 high. */

/** The drawing's middle line, from the snap to the posts. */
export const MIDDLE = 500;
export const GOAL_LINE = 118;
/** The end zone's far edge. */
export const BACK_LINE = 80;
/** How far the sidelines are from the middle. */
export const SIDELINE = 650;
const NEAR = 470;
const SHRINKING = 1.15;
const FAR = 1 / (1 + SHRINKING);

/** How large a thing is seen that stands at a depth: 0 is the foot of the drawing, 1 the goal line. */
export function sizeAt(depth: number): number {
  return 1 / (1 + depth * SHRINKING);
}

/** A point of the field in the drawing: so far from the middle, and so deep. */
export function at(side: number, depth: number): [number, number] {
  const size = sizeAt(depth);
  return [MIDDLE + side * size, GOAL_LINE + (NEAR - GOAL_LINE) * ((size - FAR) / (1 - FAR))];
}

/** A strip across the field between two depths. */
export function strip(from: number, to: number, half: number): string {
  return `M${[at(-half, from), at(half, from), at(half, to), at(-half, to)].map((point) => point.map((each) => each.toFixed(1)).join(" ")).join("L")}Z`;
}

/** How deep a yard line lies. */
export function yardLine(yard: number): number {
  return 1 - yard / 20;
}
