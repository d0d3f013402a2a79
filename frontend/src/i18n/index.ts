/** Every word the pages say, from their catalogues; English is always there, the others come when they are wanted. */
import { effect } from "@preact/signals";
import english from "../../../src/touchline/words/en/page.ftl";
import { language, type Language } from "../prefs";
import type { PageWords } from "../wire/page-words";
import { speakerOf, teach } from "./speakers";

/** What a text is called in its catalogue, less `page-`. */
type Key = keyof PageWords;
type Values = Record<string, string | number>;
/** `puzzle.score` is `puzzle-score` in the catalogue: a dot tells the reader whose word it is. */
type Named<Written extends string> = Written extends `${infer Head}.${infer Rest}` ? `${Head}-${Named<Rest>}` : Written;
type Filled<Written extends string> = PageWords[Named<Written> & Key];
type Filling<Written extends string> = [Filled<Written>] extends [never] ? [values?: Values] : [values: Record<Filled<Written>, string | number> & Values];

const SOURCES: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  de: () => import("../../../src/touchline/words/de/page.ftl"),
  es: () => import("../../../src/touchline/words/es/page.ftl"),
  fr: () => import("../../../src/touchline/words/fr/page.ftl"),
  nl: () => import("../../../src/touchline/words/nl/page.ftl"),
  "pt-BR": () => import("../../../src/touchline/words/pt-BR/page.ftl"),
};
const learnt = new Set<Language>(["en"]);
teach("en", english);

async function learn(wanted: Language): Promise<void> {
  if (wanted === "en" || learnt.has(wanted)) return;
  const { default: catalogue } = await SOURCES[wanted]();
  if (learnt.has(wanted)) return; // asked for twice while it was on its way
  learnt.add(wanted);
  teach(wanted, catalogue);
}

/** Done when the page can speak its language; without a network it speaks English until there is one. */
export const ready: Promise<void> = learn(language.peek()).catch(() => undefined);

effect(() => void learn(language.value).catch(() => undefined));

/** The text for a key, its arguments filled in: numbers as the language writes and counts them. */
export function t<Written extends string>(key: Named<Written> extends Key ? Written : never, ...[values]: Filling<Written>): string {
  return words(key, key, values);
}

/** The text for a key that may not exist (a game of somebody else's), or what is given instead. */
export function words(key: string, otherwise: string, values: Values = {}): string {
  const message = { id: `page-${key.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`, args: values };
  const speaker = [speakerOf(language.value), speakerOf("en")].find((each) => each?.knows([message]));
  return speaker?.say([message], String) ?? otherwise;
}

/** As it stands at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Each of several sentences, though a name in small letters begins it. */
export function capitals(text: string): string {
  return capital(text).replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** The language as the reader's own country writes it; British where English is read and no country is known. */
function locale(): string {
  return navigator.languages.find((each) => each.startsWith(`${language.value}-`)) ?? (language.value === "en" ? "en-GB" : language.value);
}

/** A share as the language writes it. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language.value, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}

/** A number with so many decimals, as the language writes it. */
export function amount(value: number, digits: number): string {
  return new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** So many days or hours, as short as the language writes them. */
export function counted(many: number, unit: "day" | "hour"): string {
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "narrow" }).format(many);
}

/** A moment as the language writes it. */
export function when(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
