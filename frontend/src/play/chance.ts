/** What a move is worth, as the coach counts: a draw is half a win. */
import type { Advice } from "../net/types";

/** A side's chance in points of one; nothing where only the move is known. */
export function chanceOf(advice: Advice, side: number): number | undefined {
  const win = advice.win[side];
  return win === undefined ? undefined : win + advice.draw / 2;
}
