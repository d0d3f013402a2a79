/** What would have been better and why, in the words of the page. */
import { percent, t } from "../i18n";
import { worded } from "../i18n/worded";
import type { ReviewStep } from "../net/api";
import { moveWords } from "./wording";

/** `better: single 14 (51.9% instead of 36.3%); it keeps the ball 95% of the time`; empty where nothing was better. */
export function betterText(step: ReviewStep, game: string): string {
  if (!step.better) return "";
  const { move, win, got } = step.words?.["better"]?.[0]?.args ?? {};
  if (typeof move !== "string") return t("review.better", { move: step.better });
  const told = { move: moveWords(game, move), could: chance(win), was: chance(got) };
  return step.because ? t("review.better-because", { ...told, why: worded(game, step, "because") }) : t("review.better-by", told);
}

function chance(told: unknown): string {
  return percent((told as { share: number }).share, 1);
}
