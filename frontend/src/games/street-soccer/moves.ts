/** Reading the notation of Street Soccer as far as pointing at a board needs it. */

export interface Action {
  text: string;
  start: string;
  /** The square of the figure or the ball, or `GOAL`. */
  end: string;
  kick: boolean;
}

/** `F4-F7` walks, `F4-G5*H7` and `F4*H6` kick. */
export function parseAction(text: string): Action | null {
  const found = /^([A-L][1-8])(?:-([A-L][1-8]))?(?:\*([A-L][1-8]|GOAL))?$/.exec(text);
  if (!found || (!found[2] && !found[3])) return null;
  return { text, start: found[1] ?? "", end: found[3] ?? found[2] ?? "", kick: found[3] !== undefined };
}

/** The squares among the moves: figures to be set down. */
export function placements(texts: string[]): string[] {
  return texts.filter((text) => /^[A-L][1-8]$/.test(text));
}
