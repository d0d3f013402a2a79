/** Moves taken apart as far as pointing at a board needs it. */
import { ACTION, PLACEMENT } from "./notation";

export interface Action {
  text: string;
  start: string;
  /** The square of the figure or the ball, or `GOAL`. */
  end: string;
  kick: boolean;
}

/** `F4-F7` walks, `F4-G5*H7` and `F4*H6` kick. */
export function parseAction(text: string): Action | null {
  const { start, walk, end } = ACTION.exec(text)?.groups ?? {};
  if (!start || (!walk && !end)) return null;
  return { text, start, end: end ?? walk ?? "", kick: end !== undefined };
}

/** The squares among the moves: figures to be set down. */
export function placements(texts: string[]): string[] {
  return texts.filter((text) => PLACEMENT.test(text));
}
