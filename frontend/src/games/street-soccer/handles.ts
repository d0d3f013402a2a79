/** What is touched to play a move: who, where to, and the button for fingers. */
import { parseAction } from "./moves";

export function handles(text: string): string[] {
  const { start, end } = parseAction(text) ?? { start: text, end: text };
  return [".pick-frame.chosen", `[data-offer="figure"][data-square="${start}"]`, `[data-square="${end}"]:not([data-offer="figure"])`, ".actions .row .first"];
}
