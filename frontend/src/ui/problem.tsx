/** What went wrong, in words. */
import type { JSX } from "preact";
import { t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { Refused } from "../net/api";

export function Problem({ problem }: { problem: Error }): JSX.Element {
  return (
    <p class="notice bad" role="alert">
      {problem instanceof Refused ? refusalText(problem.why) : t("unreachable")}
    </p>
  );
}
