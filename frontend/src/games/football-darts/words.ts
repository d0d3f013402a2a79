/** Beds and spots in words that anybody knows. */
import { t, words } from "../../i18n";
import { language } from "../../prefs";
import { callWords } from "../../play/wording";

export const GAME = "football-darts";

const RINGS = { T: "bed.triple", D: "bed.double", i: "bed.inner", o: "bed.outer", S: "bed.single" } as const;

/** `T20` → "triple 20"; what has no name stays. */
export function bedWords(bed: string): string {
  const [, ring, number] = /^([TDioS])(\d+)$/.exec(bed) ?? [];
  if (ring && number) return t(RINGS[ring as keyof typeof RINGS], { number });
  return words(`bed.${bed}`, bed);
}

/** `T20` as short as it can be said: on labels that lie on the board. */
export function bedShort(bed: string): string {
  const [, ring = "", number = ""] = /^([TDioS])(\d+)$/.exec(bed) ?? [];
  if (!number) return words(`bed.${bed}`, bed);
  return ring === "T" || ring === "D" ? ring + number : number;
}

/** `throw T20` → "Throw: triple 20"; a bed alone is what fell. */
export function moveInWords(text: string): string | undefined {
  const [call = "", bed] = text.split(" ");
  if (bed) return callWords(GAME, call, bedWords(bed));
  const fell = bedWords(call);
  return fell === call ? undefined : fell;
}

/** Where the ball is: `OWN 35`, `OPP 12`, `50`. */
export function spotText(spot: string): string {
  const [half, yards] = spot.split(" ");
  if (language.value === "en" || yards === undefined) return spot;
  return t(half === "OWN" ? "goal.own" : "goal.opp", { yards });
}
