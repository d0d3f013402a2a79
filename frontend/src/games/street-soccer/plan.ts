/** The move looked at, in words: who walks, who passes it on, where it ends. */
import { t } from "../../i18n";
import type { Ways } from "../../play/front";
import { language } from "../../prefs";
import { SHIRTS } from "./figures";
import type { Figure } from "./pitch";

export function planWords(way: Ways, figures: Figure[]): string {
  const shirtOn = (square: string | undefined): string => SHIRTS[figures.find((each) => each.square === square)?.number ?? -1] ?? square ?? "";
  const shirt = shirtOn(way.walk[0]);
  const steps = Math.max(0, way.walk.length - 1);
  const end = way.ball.at(-1);
  if (end === undefined) return t("soccer.plan-walk", { shirt, steps, square: way.walk.at(-1) ?? "" });
  const ball = ballWords(end, new Intl.ListFormat(language.value).format(way.touches.map(shirtOn)));
  return steps > 0 ? `${t("soccer.plan-steps", { shirt, steps })} ${ball}` : ball;
}

function ballWords(end: string, mates: string): string {
  if (end === "GOAL") return mates ? t("soccer.plan-touches-goal", { mates }) : t("soccer.plan-shot");
  return mates ? t("soccer.plan-touches", { mates, where: end }) : t("soccer.plan-kick", { where: end });
}
