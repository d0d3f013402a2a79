/** What is touched to throw: the call, the bed aimed at, the button. */
import { callAndAim } from "./words";

export function handles(text: string): string[] {
  const [call, bed] = callAndAim(text);
  if (!call) return [`[data-move="${text}"]`];
  return [`.wall [data-bed="${bed}"]`, `[data-call="${call}"][aria-pressed="false"]`, "#throw:not(:disabled)"];
}
