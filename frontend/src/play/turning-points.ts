/** The story of a match in three moments: where the chances turned most, and stayed so. */
import type { Review, ReviewStep } from "../net/api";

export interface TurningPoint {
  step: ReviewStep;
  /** What it did to the chance of the seat that looks, -1 to 1. */
  swing: number;
}

const MOMENTS = 3;
/** Steps nearer to each other than this, or than this share of the match, tell one story, not two. */
const APART = 3;
const APART_SHARE = 0.02;

/** A seat's chance, a draw counted as half. */
export function equity(value: { win: number[]; draw: number }, seat: number): number {
  return (value.win[seat] ?? 0) + value.draw / 2;
}

export function turningPoints(review: Review, seat: number): TurningPoint[] {
  const steps = review.steps.filter((step) => step.text !== "resigns");
  const chances = [equity(review.initial, seat), ...steps.map((step) => equity(step, seat))];
  const apart = Math.max(APART, Math.round(APART_SHARE * steps.length));
  const chance = (moment: number): number => chances[Math.max(0, Math.min(moment, steps.length))] ?? 0;
  const all = steps.map((step, index) => {
    const swing = chance(index + 1) - chance(index);
    // a kick that turns out to be a fake has decided nothing, neither has the fake: what counts is what was there
    // neither a while before nor is gone a while after
    const changes = [swing, chance(index + 1) - chance(index + 1 - apart), chance(index + apart) - chance(index)];
    const weight = changes.every((change) => change * swing > 0) ? Math.min(...changes.map(Math.abs)) : 0;
    return { step, swing, weight };
  });
  const chosen: TurningPoint[] = [];
  for (const { step, swing, weight } of all.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length === MOMENTS) break;
    if (weight > 0.005 && chosen.every((other) => Math.abs(other.step.at - step.at) >= apart)) chosen.push({ step, swing });
  }
  return chosen.sort((a, b) => a.step.at - b.step.at);
}
