/** What is touched to call a play: the card, then the button. */
export function handles([deed, card = ""]: string[]): string[] {
  return deed === "call" ? [`button[data-card="${card}"]`, `[data-card="${card}"][aria-pressed="true"]`, "#call"] : [];
}
