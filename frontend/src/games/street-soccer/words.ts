/** Moves in words: who walks or kicks where. */
import { t } from "../../i18n";
import { parseAction } from "./moves";

/** `E4-G5*K5` → "E4 kicks to K5"; nothing for what is no action of a figure. */
export function moveInWords(text: string): string | undefined {
  const action = parseAction(text);
  if (!action) return undefined;
  const { start, end, kick } = action;
  if (end === "GOAL") return t("soccer.scores", { start });
  return kick ? t("soccer.kicks", { start, end }) : t("soccer.walks", { start, end });
}
