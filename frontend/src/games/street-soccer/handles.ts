/** What is touched to play a move: who, where to, and the button for fingers. */
export function handles(gesture: string[]): string[] {
  const [start = "", end = start] = gesture.slice(1);
  return [".pick-frame.chosen", `[data-offer="figure"][data-square="${start}"]`, `[data-square="${end}"]:not([data-offer="figure"])`, ".actions .row .first"];
}
