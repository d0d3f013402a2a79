/** Beds and spots in words that anybody knows. */
import { t, words } from "../../i18n";
import { language } from "../../prefs";
import { callWords } from "../../play/wording";
import { AIMED, BED } from "./notation";

export const GAME = "football-darts";

const RINGS = { T: "bed.triple", D: "bed.double", i: "bed.inner", o: "bed.outer", S: "bed.single" } as const;

/** `T20` → "triple 20"; what has no name stays. */
export function bedWords(bed: string): string {
  const { ring, number } = BED.exec(bed)?.groups ?? {};
  if (ring && number) return t(RINGS[ring as keyof typeof RINGS], { number });
  return words(`bed.${bed}`, bed);
}

/** `T20` as short as it can be said: on labels that lie on the board. */
export function bedShort(bed: string): string {
  const { ring, number } = BED.exec(bed)?.groups ?? {};
  if (!number) return words(`bed.${bed}`, bed);
  return ring === "T" || ring === "D" ? ring + number : number;
}

/** `throw T20` → "Throw: triple 20"; a bed alone is what fell. */
export function moveInWords(text: string): string | undefined {
  const { call, aim } = AIMED.exec(text)?.groups ?? {};
  if (call && aim) return callWords(GAME, call, bedWords(aim));
  const fell = bedWords(text);
  return fell === text ? undefined : fell;
}

/** `throw T20` as a call and an aim; what has no aim stands under the empty call. */
export function callAndAim(text: string): [call: string, aim: string] {
  const { call = "", aim = text } = AIMED.exec(text)?.groups ?? {};
  return [call, aim];
}

/** Where the ball is: `OWN 35`, `OPP 12`, `50`. */
export function spotText(spot: string): string {
  const [half, yards] = spot.split(" ");
  if (language.value === "en" || yards === undefined) return spot;
  return t(half === "OWN" ? "goal.own" : "goal.opp", { yards });
}
