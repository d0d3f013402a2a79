/** Beds and spots in words that anybody knows. */
import { t, words } from "../../i18n";
import type { View } from "../../net/types";
import { language } from "../../prefs";
import { bedOf, seen, type DartboardShape } from "./shape";

export const GAME = "football-darts";

const RINGS = { triple: "bed.triple", double: "bed.double", inner: "bed.inner", outer: "bed.outer" } as const;

/** `T20` → "triple 20"; what has no name stays. */
export function bedWords(shape: DartboardShape, name: string): string {
  const bed = bedOf(shape, name);
  if (!bed || bed.ring === "bull") return words(`bed.${name}`, name);
  return t(bed.bed === name ? RINGS[bed.ring] : "bed.single", { number: bed.number });
}

/** A bed as short as it can be said: on labels that lie on the board. */
export function bedShort(shape: DartboardShape, name: string): string {
  const bed = bedOf(shape, name);
  if (!bed || bed.ring === "bull") return words(`bed.${name}`, name);
  return bed.ring === "triple" || bed.ring === "double" ? name : `${bed.number}`;
}

/** Where the ball is: on the 50 and in the goal it says so itself. */
export function spotText(view: View): string {
  const { spot, pos, needed } = seen(view);
  if (language.value === "en" || needed <= 0 || pos === needed) return spot;
  return pos < needed ? t("goal.own", { yards: pos }) : t("goal.opp", { yards: needed });
}
