/** Setting up by a formation: which square comes next, and how it would look. */
import type { Figure } from "./pitch";
import { middleOf, type PitchShape } from "./shape";

/** The next square of a formation: the first that is free, or the nearest to it that may be taken. */
export function nextOf(shape: PitchShape, name: string, team: 0 | 1, standing: (string | null)[], legal: string[]): string | undefined {
  const plan = shape.formations.find((each) => each.name === name)?.squares[team] ?? [];
  const placed = standing.filter((square) => square !== null);
  const wanted = plan.find((square) => legal.includes(square)) ?? plan[placed.length];
  if (wanted === undefined) return undefined;
  return [...legal].sort((a, b) => apart(shape, a, wanted) - apart(shape, b, wanted))[0];
}

function apart(shape: PitchShape, a: string, b: string): number {
  const [here, there] = [middleOf(shape, a), middleOf(shape, b)];
  return here && there ? Math.hypot(here[0] - there[0], here[1] - there[1]) : Infinity;
}

/** Who would stand where, before anybody does: a formation that is looked at, else the next figure on a square. */
export function ghostsOf(shape: PitchShape, team: 0 | 1, formation: string | undefined, square: string | undefined, next: number): Figure[] {
  const plan = shape.formations.find((each) => each.name === formation)?.squares[team];
  if (plan) return plan.map((each, number) => ({ square: each, team, number }));
  return square ? [{ square, team, number: next }] : [];
}
