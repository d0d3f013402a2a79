/** What would have been better, in the words of the page. */
import { percent, t } from "../i18n";
import type { ReviewStep } from "../net/types";
import { moveWords } from "./wording";

/** The best move and what it would have brought instead; empty where nothing was better. */
export function betterText({ best }: ReviewStep, game: string): string {
  if (!best) return "";
  return t("review.better-by", { move: moveWords(game, best, "move"), could: percent(best.win, 1), was: percent(best.got, 1) });
}
