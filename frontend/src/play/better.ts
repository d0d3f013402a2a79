/** A step looked back on: what happened, what would have been better and why, in the words of the page. */
import { capital, percent, t } from "../i18n";
import { worded } from "../i18n/worded";
import type { ReviewStep, Seat } from "../net/types";
import { moveWords } from "./wording";

/** What happened. */
export function stepText(step: ReviewStep, game: string, seats: Seat[]): string {
  return capital(step.told ? worded(game, step, "told", seats) : step.text);
}

/** `better: single 14 (51.9% instead of 36.3%); it keeps the ball 95% of the time`; empty where nothing was better. */
export function betterText(step: ReviewStep, game: string): string {
  const { best } = step;
  if (!best) return "";
  const told = { move: moveWords(game, best, "move"), could: percent(best.win, 1), was: percent(best.got, 1) };
  return step.because ? t("review.better-because", { ...told, why: worded(game, step, "because") }) : t("review.better-by", told);
}
