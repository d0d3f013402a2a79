/** Moves in plain words: from the catalog where it has them, in notation where not. */
import { words } from "../i18n";

const speakers = new Map<string, (text: string) => string | undefined>();

/** A game that has words of its own for its moves says so when it is loaded. */
export function speakFor(game: string, say: (text: string) => string | undefined): void {
  speakers.set(game, say);
}

/** `field-goal` → "Kick a field goal"; cards and squares stay what they are. */
export function moveWords(game: string, text: string): string {
  const whole = words(`move.${game}.${text}`, "");
  if (whole) return whole;
  const own = speakers.get(game)?.(text);
  if (own !== undefined) return own;
  const [, verb, rest] = /^(discard|take)-(.+)$/.exec(text) ?? [];
  if (verb && rest) return words(`move.${game}.${verb}`, verb, { card: titled(rest) });
  const [head = "", ...tail] = text.split(" ");
  return tail.length ? callWords(game, head, tail.join(" ")) : titled(text);
}

/** A call and what it is about: "Throw: triple 20". */
export function callWords(game: string, call: string, about: string): string {
  const [alone, said] = ["", about].map((card) => words(`move.${game}.${call}`, "", { card }));
  if (said !== alone) return said ?? ""; // it has a place of its own for what it is about
  return alone ? `${alone}: ${about}` : titled(`${call} ${about}`);
}

/** `halfback-dive` → "Halfback Dive"; `4-3` and `B4` stay. */
export function titled(text: string): string {
  if (!/^[a-z]/.test(text)) return text.replaceAll(/-([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`);
  return text.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
}
