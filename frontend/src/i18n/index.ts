/** Every word the arcade says, from a catalogue; English is always there, the others come when they are wanted. */
import { effect, signal } from "@preact/signals";
import { language, type Language } from "../prefs";
import en from "./en.json";

export type Key = keyof typeof en;
type Catalogue = Record<string, string>;

const SOURCES: Record<Exclude<Language, "en">, () => Promise<{ default: Catalogue }>> = {
  de: () => import("./de.json"),
  es: () => import("./es.json"),
  fr: () => import("./fr.json"),
  nl: () => import("./nl.json"),
  "pt-BR": () => import("./pt-BR.json"),
};
const catalogues = signal<Partial<Record<Language, Catalogue>>>({ en });

async function learn(wanted: Language): Promise<void> {
  if (wanted === "en" || catalogues.peek()[wanted]) return;
  const { default: found } = await SOURCES[wanted]();
  catalogues.value = { ...catalogues.peek(), [wanted]: found };
}

/** Done when the page can speak its language; without a network it speaks English until there is one. */
export const ready: Promise<void> = learn(language.peek()).catch(() => undefined);

effect(() => void learn(language.value).catch(() => undefined));

/** The text for a key, `{names}` filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(catalogues.value[language.value]?.[key] ?? en[key], values);
}

/** The text for a key that may not exist (a game of somebody else's), or what is given instead. */
export function words(key: string, otherwise: string): string {
  return catalogues.value[language.value]?.[key] ?? (en as Catalogue)[key] ?? otherwise;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
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

/** A moment as the language writes it. */
export function when(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);
}
