/** What would have been better, in the words of the page. */
import { percent, t } from "../i18n";
import { moveWords } from "./wording";

/** `throw T14 (51.9% instead of 36.3%)`, in the words of the page. */
export function betterText(text: string, game: string): string {
  const [, move, could, was] = /^(.+) \(([\d.]+)% instead of ([\d.]+)%\)$/.exec(text) ?? [];
  if (!move || !could || !was) return t("review.better", { move: text });
  const chances = { could: percent(Number(could) / 100, 1), was: percent(Number(was) / 100, 1) };
  return t("review.better-by", { move: moveWords(game, move), ...chances });
}
