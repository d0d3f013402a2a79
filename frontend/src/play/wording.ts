/** Moves in plain words: from the catalog where it has them, in notation where not. */
import { t, words } from "../i18n";

/** `field-goal` → "Kick a field goal"; cards and squares stay what they are. */
export function moveWords(game: string, text: string): string {
  const whole = words(`move.${game}.${text}`, "");
  if (whole) return whole;
  const [, verb, rest] = /^(discard|take)-(.+)$/.exec(text) ?? [];
  if (verb && rest) return words(`move.${game}.${verb}`, verb).replace("{card}", titled(rest));
  const [head = "", ...tail] = text.split(" ");
  const call = tail.length ? words(`move.${game}.${head}`, "") : "";
  if (call.includes("{card}")) return call.replace("{card}", tail.join(" "));
  return call ? `${call}: ${tail.join(" ")}` : titled(text);
}

/** `halfback-dive` → "Halfback Dive"; `4-3` and `B4` stay. */
export function titled(text: string): string {
  if (!/^[a-z]/.test(text)) return text.replaceAll(/-([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`);
  return text.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
}

const RINGS = { T: "bed.triple", D: "bed.double", i: "bed.inner", o: "bed.outer", S: "bed.single" } as const;

/** `T20` → "triple 20"; empty for what has no name. */
export function bedWords(bed: string): string {
  const [, ring, number] = /^([TDioS])(\d+)$/.exec(bed) ?? [];
  if (ring && number) return t(RINGS[ring as keyof typeof RINGS], { number });
  return words(`bed.${bed}`, "");
}
