/** In a word, how a match came to its end: not every one is played to it. */
import { t } from "../i18n";
import type { MatchEvent } from "../net/types";

export function lastWord(events: MatchEvent[]): string {
  switch (events.findLast(({ kind }) => kind === "resigned" || kind === "flagged" || kind === "called_off")?.kind) {
    case "resigned":
      return t("over.resigned");
    case "flagged":
      return t("over.flagged");
    case "called_off":
      return t("over.called-off");
    default:
      return t("over");
  }
}
