/** The story of a match in three moments: where the chances turned most. */
import type { Review, ReviewStep } from "../net/api";

export interface TurningPoint {
  step: ReviewStep;
  /** What it did to the chance of the seat that looks, -1 to 1. */
  swing: number;
}

const MOMENTS = 3;
/** Steps nearer to each other than this tell one story, not two. */
const APART = 3;

/** A seat's chance, a draw counted as half. */
export function equity(value: { win: number[]; draw: number }, seat: number): number {
  return (value.win[seat] ?? 0) + value.draw / 2;
}

export function turningPoints(review: Review, seat: number): TurningPoint[] {
  let before = equity(review.initial, seat);
  const all = review.steps.map((step) => {
    const after = equity(step, seat);
    const point = { step, swing: after - before };
    before = after;
    return point;
  });
  const chosen: TurningPoint[] = [];
  for (const point of all.filter(({ step }) => step.text !== "resigns").sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))) {
    if (chosen.length === MOMENTS) break;
    if (Math.abs(point.swing) > 0.005 && chosen.every(({ step }) => Math.abs(step.at - point.step.at) >= APART)) chosen.push(point);
  }
  return chosen.sort((a, b) => a.step.at - b.step.at);
}
