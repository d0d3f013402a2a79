/** What went wrong at the analysis board, in words. */
import { t } from "../i18n";
import { refusalText } from "../i18n/refusal";
import { Refused } from "../net/api";

export function told(problem: unknown): string {
  return problem instanceof Refused ? refusalText(problem.why) : problem instanceof Error ? problem.message || t("unreachable") : "";
}
