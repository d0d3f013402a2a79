/** What is touched to play a move: who, where to, and the button for fingers. */
export function handles(text: string): string[] {
  const [start = "", rest = ""] = text.split("-");
  const end = rest.split("*").at(-1) ?? rest;
  return [".pick-frame.chosen", `[data-offer="figure"][data-square="${start}"]`, `[data-square="${end}"]:not([data-offer="figure"])`, ".actions .row .first"];
}
