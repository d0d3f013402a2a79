/** What is touched to call a play: the card, then the button. */
export function handles(text: string): string[] {
  return [`button[data-card="${text}"]`, `[data-move="${text}"]`, `[data-card="${text}"][aria-pressed="true"]`, "#call"];
}
