/** What is touched to throw: the call, the bed aimed at, the button. */
export function handles([call, bed]: string[]): string[] {
  return call && bed ? [`.wall [data-bed="${bed}"]`, `[data-call="${call}"][aria-pressed="false"]`, "#throw:not(:disabled)"] : [];
}
