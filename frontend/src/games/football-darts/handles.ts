/** What is touched to throw: the call, the bed aimed at, the button. */
export function handles(text: string): string[] {
  const [call = "", bed] = text.split(" ");
  if (!bed) return [`[data-move="${text}"]`];
  return [`.wall [data-bed="${bed}"]`, `[data-call="${call}"][aria-pressed="false"]`, "#throw:not(:disabled)"];
}
