/** What went wrong, in words. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { Refused } from "../net/api";

/** A refusal by its reason; anything else means that nobody answered. */
export function problemText(problem: unknown): string {
  return problem instanceof Refused ? refusalText(problem.why) : t("unreachable");
}

export function Problem({ problem }: { problem: Error }): JSX.Element {
  return (
    <p class="notice bad" role="alert">
      {problemText(problem)}
    </p>
  );
}
